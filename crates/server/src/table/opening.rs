//! The beginning of a game: everybody seals, the list of all seals is told, everybody opens, and the dice are made.

use super::fair::STARTS;
use super::note::Note;
use super::occupant::{DiceContribution, Occupant};
use super::pending::{ChangeSet, PendingChange};
use super::state::{TableState, wrong_word};
use super::why_closed::UNOPENED;
use crate::protocol::{Clock, DiceWay, Problem, Stage, Why, because};
use luckhouse_engine::Seat;
use luckhouse_engine::fair::{Bytes, DiceMode, FairLine, ListedSeat, Terms};
use luckhouse_store::{self as store, Millis};
use std::time::Duration;
use tokio::time::Instant;

impl TableState {
    /// Somebody seals bytes for the dice, and may do so again until the list is told.
    pub(crate) fn seal(
        &self,
        seat: Seat,
        start: u8,
        seal: &str,
        anchor: Option<&str>,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        let seal: Bytes = seal.parse().map_err(wrong_word)?;
        let anchor: Option<Bytes> = anchor.map(str::parse).transpose().map_err(wrong_word)?;
        let early = self.fair().is_some_and(|fair| !fair.is_listed() && fair.start() == u64::from(start));
        if !early || !matches!(self.stage(), Stage::Gathering | Stage::Opening) {
            let text = because("seal-too-late");
            return Err(Problem::new(Why::House, text));
        }
        Ok(self.decide(at, |next, changes| {
            if let Some(occupant) = next.occupant_mut(seat) {
                occupant.contribution = DiceContribution::Sealed { seal, anchor };
            }
            next.save_seat(changes, seat);
            next.begin_if_ready(changes);
        }))
    }

    /// Somebody opens what they sealed for the dice.
    pub(crate) fn open_dice(
        &self,
        seat: Seat,
        start: u8,
        list: &str,
        bytes: &str,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        let (list, bytes): (Bytes, Bytes) =
            (list.parse().map_err(wrong_word)?, bytes.parse().map_err(wrong_word)?);
        let Some(fair) = self.fair().filter(|_| self.stage() == Stage::Opening) else {
            let text = "not the moment to open bytes for the dice: expected when every seat is taken";
            return Err(Problem::new(Why::House, text));
        };
        let line = fair.open(seat, start.into(), &list, bytes)?;
        Ok(self.decide(at, |next, changes| {
            next.fair_line(changes, line);
            next.begin_if_ready(changes);
        }))
    }

    /// Time is up for those who have not sealed: they add nothing. Or for those who have not opened: the start is
    /// void, and everybody draws and seals anew, or the table closes.
    pub(crate) fn begin_without(&self, at: Millis) -> PendingChange {
        let start = self.fair().map(|fair| (fair.is_listed(), fair.start()));
        self.decide(at, |next, changes| match start {
            Some((true, start)) => next.void(changes, start),
            Some((false, _)) => {
                for seat in next.all_seats() {
                    next.expect(changes, seat, DiceContribution::Expected, DiceContribution::Nothing);
                }
                next.begin_if_ready(changes);
            }
            None => {}
        })
    }

    fn void(&mut self, changes: &mut ChangeSet, start: u64) {
        let Some(fair) = self.fair() else { return };
        let (line, missing, list) = (fair.void(), fair.unopened(), fair.list_hash());
        self.edit(changes, |settings| settings.previous = list.map(|hash| hash.to_string()));
        self.fair_line(changes, line);
        if start >= STARTS {
            return self.end_without_result(changes, UNOPENED);
        }
        for seat in self.all_seats() {
            if missing.contains(&seat) {
                self.stand_in(changes, seat);
            } else if let Some(sealed @ DiceContribution::Sealed { .. }) =
                self.occupant(seat).map(|occupant| occupant.contribution)
            {
                self.expect(changes, seat, sealed, DiceContribution::Expected);
            }
        }
        self.begin_if_ready(changes);
    }

    /// From now on this is expected of a seat, if that was before.
    fn expect(
        &mut self,
        changes: &mut ChangeSet,
        seat: Seat,
        before: DiceContribution,
        now: DiceContribution,
    ) {
        if let Some(occupant) = self.occupant_mut(seat).filter(|occupant| occupant.contribution == before) {
            occupant.contribution = now;
            self.save_seat(changes, seat);
        }
    }

    /// The table ends without a result. What was sealed is opened, so that nothing is left that cannot be checked.
    pub(super) fn end_without_result(&mut self, changes: &mut ChangeSet, why: &str) {
        self.note(changes, Note::Closed(why.into()));
        match self.stage() {
            Stage::Playing => self.prove(changes),
            // Somebody may have opened already: what the house sealed is opened too.
            Stage::Opening => {
                let void = self.fair().filter(|fair| fair.is_listed()).map(super::FairTable::void);
                void.into_iter().for_each(|line| self.fair_line(changes, line));
            }
            Stage::Gathering | Stage::Over => {}
        }
        self.closed = true;
        let result = serde_json::json!({ "winners": [], "scores": [], "closed": why });
        changes.mark(store::Stage::Over(store::Json(result.to_string())));
    }

    pub(super) fn begin_if_ready(&mut self, changes: &mut ChangeSet) {
        if self.stage() != Stage::Opening {
            return;
        }
        let waits = |occupant: &Option<Occupant>| {
            occupant.as_ref().is_some_and(|occupant| {
                occupant.chooses() && occupant.contribution == DiceContribution::Expected
            })
        };
        if self.fair().is_some_and(|fair| !fair.is_listed()) && !self.seats.iter().any(waits) {
            self.tell_list(changes);
        }
        if self.fair().is_some_and(|fair| fair.is_listed() && fair.unopened().is_empty()) {
            self.note(changes, Note::Began);
            changes.mark(store::Stage::Playing);
            if let Some(fair) = self.fair_mut() {
                fair.make_dice();
            }
            self.since = changes.at();
            self.play_on(changes, self.game.events());
        }
    }

    fn tell_list(&mut self, changes: &mut ChangeSet) {
        let seats: Vec<ListedSeat> = self.all_seats().map(|seat| self.listed(seat)).collect();
        let previous = self.settings.previous.as_ref().and_then(|hash| hash.parse().ok());
        let (terms, id) = (self.terms(&seats), self.id.to_string());
        let Some(fair) = self.fair() else { return };
        for line in fair.list_lines(&id, terms, seats, previous) {
            self.fair_line(changes, line);
        }
    }

    fn listed(&self, seat: Seat) -> ListedSeat {
        match self.occupant(seat).filter(|occupant| occupant.chooses()).map(|occupant| occupant.contribution)
        {
            None => ListedSeat::Bot,
            Some(DiceContribution::Sealed { seal, anchor }) => {
                ListedSeat::Person { seal: Some(seal), anchor }
            }
            Some(_) => ListedSeat::Person { seal: None, anchor: None },
        }
    }

    /// What everybody agrees to when they open their bytes.
    fn terms(&self, seats: &[ListedSeat]) -> Terms {
        let bot = |seat: Seat| {
            let bot = self.occupant(seat).filter(|occupant| !occupant.is_person())?.bot.as_ref()?;
            Some((seat, bot.to_string()))
        };
        let (clock, away) = match self.settings.clock {
            Clock::None => ("none".into(), self.grace),
            Clock::Seconds(seconds) => (format!("{seconds}s"), self.grace),
            Clock::Days(days) => (format!("{days}d"), None),
        };
        Terms {
            dice: self.dice_mode(seats),
            clock,
            away: away.map_or("never".into(), |grace: Duration| format!("{}s", grace.as_secs())),
            hints: self.settings.hints,
            bots: self.all_seats().filter_map(bot).collect(),
        }
    }

    /// As it was ordered; otherwise together, if two or more can give links. Whoever has days cannot be asked for them.
    fn dice_mode(&self, seats: &[ListedSeat]) -> DiceMode {
        let linked = |listed: &&ListedSeat| matches!(listed, ListedSeat::Person { anchor: Some(_), .. });
        let links = seats.iter().filter(linked).count();
        let days = matches!(self.settings.clock, Clock::Days(_));
        match self.settings.dice {
            _ if days || links == 0 => DiceMode::Sealed,
            Some(DiceWay::Together) => DiceMode::Together,
            Some(DiceWay::Sealed) => DiceMode::Sealed,
            None if links >= 2 => DiceMode::Together,
            None => DiceMode::Sealed,
        }
    }

    /// Open a round of links, if the dice wait for one and anybody is here to give some.
    pub(super) fn ask_for_links(&mut self, changes: &mut ChangeSet) {
        let line = self.fair().and_then(|fair| fair.next_round(&*self.game, self.here));
        if let Some(line) = line.filter(|_| !self.closed) {
            self.fair_line(changes, line);
            changes.sign();
        }
    }

    /// The same, when somebody has come.
    pub(crate) fn ask_again_for_links(&self, at: Millis) -> Option<PendingChange> {
        self.fair().filter(|_| !self.closed)?.next_round(&*self.game, self.here)?;
        Some(self.decide(at, TableState::ask_for_links))
    }

    /// A member gives its link; the dice are rolled when all are there. Until then nothing is to be saved.
    pub(crate) fn link(
        &self,
        seat: Seat,
        round: u32,
        link: &str,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        let link: Bytes = link.parse().map_err(wrong_word)?;
        self.try_decide(at, |next, changes| {
            let Some(fair) = next.fair_mut() else {
                return Err(Problem::new(Why::House, "no links are given at this table"));
            };
            if let Some(line) = fair.link(seat, round.into(), link)? {
                next.fair_line(changes, line);
                next.play_on(changes, next.game.events());
            }
            Ok(())
        })
    }

    /// A seat begins a new chain of links.
    pub(crate) fn anchor(
        &self,
        seat: Seat,
        chain: u32,
        anchor: &str,
        at: Millis,
    ) -> Result<PendingChange, Problem> {
        let anchor: Bytes = anchor.parse().map_err(wrong_word)?;
        let Some(fair) = self.fair().filter(|_| self.stage() == Stage::Playing) else {
            return Err(Problem::new(Why::House, "no links are given at this table now"));
        };
        let line = fair.anchor(seat, chain.into(), anchor)?;
        Ok(self.decide(at, |next, changes| {
            next.fair_line(changes, line);
            next.ask_for_links(changes);
        }))
    }

    /// Somebody gave no link in time: the round is void, and another is opened without them.
    pub(crate) fn miss_links(&self, now: Instant, at: Millis) -> Option<PendingChange> {
        let line: FairLine = self.fair()?.miss(self.here, now)?;
        Some(self.decide(at, |next, changes| {
            next.fair_line(changes, line);
            next.ask_for_links(changes);
        }))
    }
}
