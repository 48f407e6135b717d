//! The beginning of a game: everybody seals, the list of all seals is told, everybody opens, and the dice are made.

use super::desk::{Desk, wrong_word};
use super::draft::Draft;
use super::fair::STARTS;
use super::note::Note;
use super::sitter::{Added, Sitter};
use crate::protocol::{Clock, DiceWay, Problem, Stage, Why};
use luckhouse_engine::Seat;
use luckhouse_engine::fair::{Bytes, DiceMode, FairLine, ListedSeat, Terms};
use luckhouse_store::{self as store, Millis};
use std::time::Duration;
use tokio::time::Instant;

impl Desk {
    /// Somebody seals bytes for the dice, and may do so again until the list is told.
    pub(crate) fn seal(
        &mut self,
        seat: Seat,
        start: u8,
        seal: &str,
        anchor: Option<&str>,
        at: Millis,
    ) -> Result<Draft, Problem> {
        let seal: Bytes = seal.parse().map_err(wrong_word)?;
        let anchor: Option<Bytes> = anchor.map(str::parse).transpose().map_err(wrong_word)?;
        let early = self.fair().is_some_and(|fair| !fair.is_listed() && fair.start() == u64::from(start));
        if !early || !matches!(self.stage(), Stage::Gathering | Stage::Opening) {
            let text = "too late to seal bytes for the dice: the list of this start has been told";
            return Err(Problem::new(Why::House, text));
        }
        if let Some(sitter) = self.seats[seat.index()].as_mut() {
            sitter.added = Added::Sealed { seal, anchor };
        }
        let mut draft = self.draft(at);
        self.keep_seat(&mut draft, seat);
        self.begin_if_ready(&mut draft);
        Ok(draft)
    }

    /// Somebody opens what they sealed for the dice.
    pub(crate) fn open_dice(
        &mut self,
        seat: Seat,
        start: u8,
        list: &str,
        bytes: &str,
        at: Millis,
    ) -> Result<Draft, Problem> {
        let (list, bytes): (Bytes, Bytes) =
            (list.parse().map_err(wrong_word)?, bytes.parse().map_err(wrong_word)?);
        let Some(fair) = self.fair().filter(|_| self.stage() == Stage::Opening) else {
            let text = "not the moment to open bytes for the dice: expected when every seat is taken";
            return Err(Problem::new(Why::House, text));
        };
        let line = fair.open(seat, start.into(), &list, bytes)?;
        let mut draft = self.draft(at);
        self.fair_line(&mut draft, line);
        self.begin_if_ready(&mut draft);
        Ok(draft)
    }

    /// Time is up for those who have not sealed: they add nothing. Or for those who have not opened: the start is
    /// void, and everybody draws and seals anew, or the table closes.
    pub(crate) fn begin_without(&mut self, at: Millis) -> Draft {
        let mut draft = self.draft(at);
        match self.fair().map(|fair| (fair.is_listed(), fair.start())) {
            Some((true, start)) => self.void(&mut draft, start),
            Some((false, _)) => {
                for seat in self.all_seats() {
                    self.expect(&mut draft, seat, Added::Expected, Added::Nothing);
                }
                self.begin_if_ready(&mut draft);
            }
            None => {}
        }
        draft
    }

    fn void(&mut self, draft: &mut Draft, start: u64) {
        let Some(fair) = self.fair() else { return };
        let (line, missing, list) = (fair.void(), fair.unopened(), fair.list_hash());
        self.settings.previous = list.map(|hash| hash.to_string());
        draft.edit(&self.id, self.visibility, &self.settings);
        self.fair_line(draft, line);
        if start >= STARTS {
            return self.end_without_result(draft, "twice somebody did not open their bytes for the dice");
        }
        for seat in self.all_seats() {
            if missing.contains(&seat) {
                self.stand_in(draft, seat);
            } else if let Some(sealed @ Added::Sealed { .. }) = self.sitter(seat).map(|sitter| sitter.added) {
                self.expect(draft, seat, sealed, Added::Expected);
            }
        }
        self.begin_if_ready(draft);
    }

    /// From now on this is expected of a seat, if that was before.
    fn expect(&mut self, draft: &mut Draft, seat: Seat, before: Added, now: Added) {
        if let Some(sitter) = self.seats[seat.index()].as_mut().filter(|sitter| sitter.added == before) {
            sitter.added = now;
            self.keep_seat(draft, seat);
        }
    }

    /// The table ends without a result. What was sealed is opened, so that nothing is left that cannot be checked.
    pub(super) fn end_without_result(&mut self, draft: &mut Draft, why: &str) {
        self.note(draft, Note::Closed(why.into()));
        match self.stage() {
            Stage::Playing => self.prove(draft),
            // Somebody may have opened already: what the house sealed is opened too.
            Stage::Opening => {
                let void = self.fair().filter(|fair| fair.is_listed()).map(super::FairTable::void);
                void.into_iter().for_each(|line| self.fair_line(draft, line));
            }
            Stage::Gathering | Stage::Over => {}
        }
        self.closed = true;
        let result = serde_json::json!({ "winners": [], "scores": [], "closed": why });
        draft.mark(store::Stage::Over(store::Json(result.to_string())));
    }

    pub(super) fn begin_if_ready(&mut self, draft: &mut Draft) {
        if self.stage() != Stage::Opening {
            return;
        }
        let waits = |sitter: &Option<Sitter>| {
            sitter.as_ref().is_some_and(|sitter| sitter.chooses() && sitter.added == Added::Expected)
        };
        if self.fair().is_some_and(|fair| !fair.is_listed()) && !self.seats.iter().any(waits) {
            self.tell_list(draft);
        }
        if self.fair().is_some_and(|fair| fair.is_listed() && fair.unopened().is_empty()) {
            self.note(draft, Note::Began);
            draft.mark(store::Stage::Playing);
            if let Some(fair) = self.fair_mut() {
                fair.make_dice();
            }
            self.since = draft.at();
            self.play_on(draft, self.game.events());
        }
    }

    fn tell_list(&mut self, draft: &mut Draft) {
        let seats: Vec<ListedSeat> = self.all_seats().map(|seat| self.listed(seat)).collect();
        let previous = self.settings.previous.as_ref().and_then(|hash| hash.parse().ok());
        let (terms, id) = (self.terms(&seats), self.id.to_string());
        let Some(fair) = self.fair() else { return };
        for line in fair.list_lines(&id, terms, seats, previous) {
            self.fair_line(draft, line);
        }
    }

    fn listed(&self, seat: Seat) -> ListedSeat {
        match self.sitter(seat).filter(|sitter| sitter.chooses()).map(|sitter| sitter.added) {
            None => ListedSeat::Bot,
            Some(Added::Sealed { seal, anchor }) => ListedSeat::Person { seal: Some(seal), anchor },
            Some(_) => ListedSeat::Person { seal: None, anchor: None },
        }
    }

    /// What everybody agrees to when they open their bytes.
    fn terms(&self, seats: &[ListedSeat]) -> Terms {
        let bot = |seat: Seat| {
            let bot = self.sitter(seat).filter(|sitter| !sitter.is_person())?.bot.as_ref()?;
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
    pub(super) fn ask_for_links(&mut self, draft: &mut Draft) {
        let line = self.fair().and_then(|fair| fair.next_round(&*self.game, self.here));
        if let Some(line) = line.filter(|_| !self.closed) {
            self.fair_line(draft, line);
            draft.sign();
        }
    }

    /// The same, when somebody has come.
    pub(crate) fn ask_again_for_links(&mut self, at: Millis) -> Option<Draft> {
        let mut draft = self.draft(at);
        self.ask_for_links(&mut draft);
        (!draft.is_empty()).then_some(draft)
    }

    /// A member gives its link; the dice are rolled when all are there.
    pub(crate) fn link(
        &mut self,
        seat: Seat,
        round: u32,
        link: &str,
        at: Millis,
    ) -> Result<Option<Draft>, Problem> {
        let link: Bytes = link.parse().map_err(wrong_word)?;
        let Some(fair) = self.fair_mut() else {
            return Err(Problem::new(Why::House, "no links are given at this table"));
        };
        let Some(line) = fair.link(seat, round.into(), link)? else { return Ok(None) };
        let mut draft = self.draft(at);
        self.fair_line(&mut draft, line);
        self.play_on(&mut draft, self.game.events());
        Ok(Some(draft))
    }

    /// A seat begins a new chain of links.
    pub(crate) fn anchor(
        &mut self,
        seat: Seat,
        chain: u32,
        anchor: &str,
        at: Millis,
    ) -> Result<Draft, Problem> {
        let anchor: Bytes = anchor.parse().map_err(wrong_word)?;
        let Some(fair) = self.fair().filter(|_| self.stage() == Stage::Playing) else {
            return Err(Problem::new(Why::House, "no links are given at this table now"));
        };
        let line = fair.anchor(seat, chain.into(), anchor)?;
        let mut draft = self.draft(at);
        self.fair_line(&mut draft, line);
        self.ask_for_links(&mut draft);
        Ok(draft)
    }

    /// Somebody gave no link in time: the round is void, and another is opened without them.
    pub(crate) fn miss_links(&mut self, now: Instant, at: Millis) -> Option<Draft> {
        let line: FairLine = self.fair()?.miss(self.here, now)?;
        let mut draft = self.draft(at);
        self.fair_line(&mut draft, line);
        self.ask_for_links(&mut draft);
        Some(draft)
    }
}
