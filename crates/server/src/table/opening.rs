//! The beginning of a game: everybody seals, the list of all seals is told, everybody opens, and the dice are made.

use super::fair::STARTS;
use super::note::Note;
use super::occupant::{DiceContribution, Occupant};
use super::pending::PendingChange;
use super::state::{TableState, wrong_word};
use crate::protocol::{Clock, DiceWay, Problem, Stage, Why};
use luckhouse_engine::Seat;
use luckhouse_engine::fair::{Bytes, DiceMode, FairLine, ListedSeat, Terms};
use luckhouse_store::{self as store, Millis};
use std::time::Duration;
use tokio::time::Instant;

impl TableState {
    /// Somebody seals bytes for the dice, and may do so again until the list is told.
    pub(crate) fn seal(
        &mut self,
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
            let text = "too late to seal bytes for the dice: the list of this start has been told";
            return Err(Problem::new(Why::House, text));
        }
        if let Some(occupant) = self.seats[seat.index()].as_mut() {
            occupant.contribution = DiceContribution::Sealed { seal, anchor };
        }
        let mut pending = self.pending(at);
        self.save_seat(&mut pending, seat);
        self.begin_if_ready(&mut pending);
        Ok(pending)
    }

    /// Somebody opens what they sealed for the dice.
    pub(crate) fn open_dice(
        &mut self,
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
        let mut pending = self.pending(at);
        self.fair_line(&mut pending, line);
        self.begin_if_ready(&mut pending);
        Ok(pending)
    }

    /// Time is up for those who have not sealed: they add nothing. Or for those who have not opened: the start is
    /// void, and everybody draws and seals anew, or the table closes.
    pub(crate) fn begin_without(&mut self, at: Millis) -> PendingChange {
        let mut pending = self.pending(at);
        match self.fair().map(|fair| (fair.is_listed(), fair.start())) {
            Some((true, start)) => self.void(&mut pending, start),
            Some((false, _)) => {
                for seat in self.all_seats() {
                    self.expect(&mut pending, seat, DiceContribution::Expected, DiceContribution::Nothing);
                }
                self.begin_if_ready(&mut pending);
            }
            None => {}
        }
        pending
    }

    fn void(&mut self, pending: &mut PendingChange, start: u64) {
        let Some(fair) = self.fair() else { return };
        let (line, missing, list) = (fair.void(), fair.unopened(), fair.list_hash());
        self.settings.previous = list.map(|hash| hash.to_string());
        pending.edit(&self.id, self.visibility, &self.settings);
        self.fair_line(pending, line);
        if start >= STARTS {
            return self.end_without_result(pending, "twice somebody did not open their bytes for the dice");
        }
        for seat in self.all_seats() {
            if missing.contains(&seat) {
                self.stand_in(pending, seat);
            } else if let Some(sealed @ DiceContribution::Sealed { .. }) =
                self.occupant(seat).map(|occupant| occupant.contribution)
            {
                self.expect(pending, seat, sealed, DiceContribution::Expected);
            }
        }
        self.begin_if_ready(pending);
    }

    /// From now on this is expected of a seat, if that was before.
    fn expect(
        &mut self,
        pending: &mut PendingChange,
        seat: Seat,
        before: DiceContribution,
        now: DiceContribution,
    ) {
        if let Some(occupant) =
            self.seats[seat.index()].as_mut().filter(|occupant| occupant.contribution == before)
        {
            occupant.contribution = now;
            self.save_seat(pending, seat);
        }
    }

    /// The table ends without a result. What was sealed is opened, so that nothing is left that cannot be checked.
    pub(super) fn end_without_result(&mut self, pending: &mut PendingChange, why: &str) {
        self.note(pending, Note::Closed(why.into()));
        match self.stage() {
            Stage::Playing => self.prove(pending),
            // Somebody may have opened already: what the house sealed is opened too.
            Stage::Opening => {
                let void = self.fair().filter(|fair| fair.is_listed()).map(super::FairTable::void);
                void.into_iter().for_each(|line| self.fair_line(pending, line));
            }
            Stage::Gathering | Stage::Over => {}
        }
        self.closed = true;
        let result = serde_json::json!({ "winners": [], "scores": [], "closed": why });
        pending.mark(store::Stage::Over(store::Json(result.to_string())));
    }

    pub(super) fn begin_if_ready(&mut self, pending: &mut PendingChange) {
        if self.stage() != Stage::Opening {
            return;
        }
        let waits = |occupant: &Option<Occupant>| {
            occupant.as_ref().is_some_and(|occupant| {
                occupant.chooses() && occupant.contribution == DiceContribution::Expected
            })
        };
        if self.fair().is_some_and(|fair| !fair.is_listed()) && !self.seats.iter().any(waits) {
            self.tell_list(pending);
        }
        if self.fair().is_some_and(|fair| fair.is_listed() && fair.unopened().is_empty()) {
            self.note(pending, Note::Began);
            pending.mark(store::Stage::Playing);
            if let Some(fair) = self.fair_mut() {
                fair.make_dice();
            }
            self.since = pending.at();
            self.play_on(pending, self.game.events());
        }
    }

    fn tell_list(&mut self, pending: &mut PendingChange) {
        let seats: Vec<ListedSeat> = self.all_seats().map(|seat| self.listed(seat)).collect();
        let previous = self.settings.previous.as_ref().and_then(|hash| hash.parse().ok());
        let (terms, id) = (self.terms(&seats), self.id.to_string());
        let Some(fair) = self.fair() else { return };
        for line in fair.list_lines(&id, terms, seats, previous) {
            self.fair_line(pending, line);
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
    pub(super) fn ask_for_links(&mut self, pending: &mut PendingChange) {
        let line = self.fair().and_then(|fair| fair.next_round(&*self.game, self.here));
        if let Some(line) = line.filter(|_| !self.closed) {
            self.fair_line(pending, line);
            pending.sign();
        }
    }

    /// The same, when somebody has come.
    pub(crate) fn ask_again_for_links(&mut self, at: Millis) -> Option<PendingChange> {
        let mut pending = self.pending(at);
        self.ask_for_links(&mut pending);
        (!pending.is_empty()).then_some(pending)
    }

    /// A member gives its link; the dice are rolled when all are there.
    pub(crate) fn link(
        &mut self,
        seat: Seat,
        round: u32,
        link: &str,
        at: Millis,
    ) -> Result<Option<PendingChange>, Problem> {
        let link: Bytes = link.parse().map_err(wrong_word)?;
        let Some(fair) = self.fair_mut() else {
            return Err(Problem::new(Why::House, "no links are given at this table"));
        };
        let Some(line) = fair.link(seat, round.into(), link)? else { return Ok(None) };
        let mut pending = self.pending(at);
        self.fair_line(&mut pending, line);
        self.play_on(&mut pending, self.game.events());
        Ok(Some(pending))
    }

    /// A seat begins a new chain of links.
    pub(crate) fn anchor(
        &mut self,
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
        let mut pending = self.pending(at);
        self.fair_line(&mut pending, line);
        self.ask_for_links(&mut pending);
        Ok(pending)
    }

    /// Somebody gave no link in time: the round is void, and another is opened without them.
    pub(crate) fn miss_links(&mut self, now: Instant, at: Millis) -> Option<PendingChange> {
        let line: FairLine = self.fair()?.miss(self.here, now)?;
        let mut pending = self.pending(at);
        self.fair_line(&mut pending, line);
        self.ask_for_links(&mut pending);
        Some(pending)
    }
}
