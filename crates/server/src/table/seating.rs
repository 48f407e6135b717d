//! Who sits where: sitting down, going away, and bots who play for somebody.

use super::note::Note;
use super::occupant::{Occupant, shown};
use super::pending::{ChangeSet, PendingChange};
use super::state::{TableState, wrong_word};
use crate::protocol::{Problem, Stage, Why, because};
use luckhouse_engine::Seat;
use luckhouse_shelf::{BotSpec, find};
use luckhouse_store::{Millis, Name};
use std::sync::Arc;

/// The bot that plays for somebody who is not here.
pub(crate) const STAND_IN: &str = "steady";

/// So often people may come, and bots sit down for them, at one table. It takes more than a week to come so often.
const MOST_COMINGS: usize = 10_000;

impl TableState {
    /// Somebody takes a seat: this one, or the first that is free.
    pub(crate) fn sit(
        &self,
        seat: Option<Seat>,
        occupant: Occupant,
        at: Millis,
    ) -> Result<(Seat, PendingChange), Problem> {
        if self.closed {
            return Err(Problem::new(Why::Rules, because("table-closed")));
        }
        self.one_more_coming()?;
        let full = because("seats-taken");
        let free = self.all_seats().find(|seat| self.occupant(*seat).is_none());
        let seat = match seat {
            None => free.ok_or_else(|| Problem::new(Why::Full, full))?,
            Some(seat) if seat.index() >= self.seats.len() => {
                let text =
                    because("no-such-seat").with("seat", seat.to_string()).with("most", self.seats.len());
                return Err(Problem::new(Why::House, text));
            }
            Some(seat) if self.occupant(seat).is_some() => {
                return Err(Problem::new(Why::Full, because("seat-taken").with("seat", seat.to_string())));
            }
            Some(seat) => seat,
        };
        let pending = self.decide(at, |next, changes| {
            next.place(changes, seat, occupant);
            next.begin_if_ready(changes);
        });
        Ok((seat, pending))
    }

    /// Put a bot on every free seat.
    pub(crate) fn fill(&self, seat: Seat, bot: &str, at: Millis) -> Result<PendingChange, Problem> {
        if self.settings.host.is_some_and(|host| host != shown(seat)) {
            return Err(Problem::new(Why::House, because("not-host-fill")));
        }
        if self.stage() != Stage::Gathering {
            return Err(Problem::new(Why::House, because("seats-taken-already")));
        }
        let bot = self.bot_word(bot)?;
        Ok(self.decide(at, |next, changes| {
            for free in self.all_seats().filter(|seat| self.occupant(*seat).is_none()) {
                next.place(changes, free, Occupant::bot(bot.clone()));
            }
            next.begin_if_ready(changes);
        }))
    }

    fn place(&mut self, changes: &mut ChangeSet, seat: Seat, occupant: Occupant) {
        self.note(changes, Note::Came(seat, occupant.name.to_string()));
        Arc::make_mut(&mut self.seats)[seat.index()] = Some(occupant);
        self.save_seat(changes, seat);
    }

    /// The name of a kind of bot that this game has.
    pub(crate) fn bot_word(&self, word: &str) -> Result<Name, Problem> {
        let game = find(self.game.about().name).map_err(wrong_word)?;
        let bot = BotSpec::read(word, game).map_err(wrong_word)?;
        Name::new(bot.to_string()).map_err(wrong_word)
    }

    /// Somebody goes away: for good before the game, and until they come back during it.
    pub(crate) fn leave(&self, seat: Seat, at: Millis) -> Result<PendingChange, Problem> {
        match self.stage() {
            Stage::Gathering => Ok(self.free(seat, at)),
            // A journey that everybody makes is made by oneself: it waits.
            Stage::Playing if self.settings.daily.is_some() => Ok(self.decide(at, |_, _| {})),
            Stage::Playing if self.occupant(seat).is_some_and(Occupant::chooses) => {
                self.one_more_coming()?;
                Ok(self.bot_plays(seat, at))
            }
            Stage::Playing => Ok(self.decide(at, |_, _| {})),
            Stage::Opening => Err(Problem::new(Why::House, because("leave-opening"))),
            Stage::Over => Err(Problem::new(Why::House, because("leave-over"))),
        }
    }

    /// Whoever comes and goes without end makes the story of the table longer without end.
    fn one_more_coming(&self) -> Result<(), Problem> {
        if self.comings < MOST_COMINGS {
            return Ok(());
        }
        let text = because("many-comings").with("times", MOST_COMINGS);
        Err(Problem::new(Why::House, text))
    }

    fn free(&self, seat: Seat, at: Millis) -> PendingChange {
        self.decide(at, |next, changes| {
            let went = Arc::make_mut(&mut next.seats)[seat.index()].take();
            let name = went.map_or_else(String::new, |occupant| occupant.name.to_string());
            next.note(changes, Note::Went(seat, name));
            changes.leave(&next.id, seat);
        })
    }

    /// A bot plays for somebody, until they come back.
    pub(crate) fn bot_plays(&self, seat: Seat, at: Millis) -> PendingChange {
        self.decide(at, |next, changes| next.stand_in(changes, seat))
    }

    pub(super) fn stand_in(&mut self, changes: &mut ChangeSet, seat: Seat) {
        self.note(changes, Note::BotPlays(seat, STAND_IN.into()));
        self.set_bot(changes, seat, Some(Name::new(STAND_IN).expect("a plain word")));
    }

    /// Somebody is here again, and has the seat back if a bot played for them.
    pub(crate) fn come_back(&self, seat: Seat, at: Millis) -> Option<PendingChange> {
        let away = self.occupant(seat).is_some_and(|occupant| occupant.is_person() && occupant.bot.is_some());
        if !away || self.game.resigned().contains(seat) || self.stage() == Stage::Over {
            return None;
        }
        Some(self.decide(at, |next, changes| {
            next.note(changes, Note::Back(seat));
            next.set_bot(changes, seat, None);
        }))
    }

    fn set_bot(&mut self, changes: &mut ChangeSet, seat: Seat, bot: Option<Name>) {
        if let Some(occupant) = self.occupant_mut(seat) {
            occupant.bot = bot;
        }
        self.save_seat(changes, seat);
    }
}
