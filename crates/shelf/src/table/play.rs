//! How a table is played: whose turn it is, choices, rolls, taking back.

use super::{Shelf, Waiting, own};
use crate::program::Fault;
use crate::{BotSpec, CatalogGame, Objection};
use luckhouse_engine::{Actor, Chance, Refusal, Rng, Seat, SeatSet, Turn, Viewer};

/// How a table is played: whose turn it is, choices, rolls, taking back.
pub trait PlayTable {
    /// What it waits for.
    fn waiting(&self) -> Waiting;
    /// Has anybody but this seat chosen already, in secret, in a choice made at once?
    fn sealed_beside(&self, seat: Seat) -> bool;
    /// Those who are not out.
    fn in_play(&self) -> SeatSet;
    /// Those who gave up.
    fn resigned(&self) -> SeatSet;
    /// A seat says a word.
    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), Refusal>;
    /// What speaks against a word that was refused, by the rules of the game and as far as the seat may know.
    fn objection(&self, seat: Seat, word: &str) -> Option<Objection>;
    /// A bot chooses for a seat that owes a choice, and sees only what the seat may see.
    fn choose_as(&mut self, seat: Seat, bot: BotSpec, rng: &mut Rng) -> Result<(), Refusal>;
    /// Why the program that plays this seat has lost, if it has. Until somebody resigns for it, it is played for at random.
    fn forfeit(&self, seat: Seat) -> Option<Fault>;
    /// The programs that play here are told of the end, if it is over.
    fn tell_programs_the_end(&self);
    /// What is rolled next may be read by everybody, so that it can be rolled by hand: what to roll, in words.
    fn hand_roll(&self) -> Option<String>;
    /// What was rolled by hand.
    fn rolled(&mut self, word: &str) -> Result<(), Refusal>;
    /// Let chance happen, if the table waits for it.
    fn roll(&mut self, rng: &mut Rng);
    /// What can come up now, each with its ways: for whoever may see everything, like a solver.
    fn chance(&self) -> Option<Vec<(String, u64)>>;
    /// Does it wait for chance of which only one thing can come?
    fn waits_for_certain(&self) -> bool;
    /// Everybody who is asked for a choice now, those included who have made theirs in secret.
    fn asked(&self) -> SeatSet;
    /// May others not read what this seat chooses now?
    fn hides_choice(&self, seat: Seat) -> bool;
    /// A word as the log will have it, if it can be read.
    fn canonical(&self, word: &str) -> Result<String, Refusal>;
    /// Take back the seat's last choice, if that may be.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// May this seat take back its last choice? If not, why.
    fn may_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Refusal>;
}

impl<G: CatalogGame> PlayTable for Shelf<G> {
    fn waiting(&self) -> Waiting {
        match self.table.turn() {
            Turn::Choose(_) => Waiting::Choice(self.table.owed()),
            Turn::Roll(_) => Waiting::Roll,
            Turn::Over(outcome) => Waiting::Over(outcome),
        }
    }

    fn sealed_beside(&self, seat: Seat) -> bool {
        !self.table.sealed().without(seat).is_empty()
    }

    fn in_play(&self) -> SeatSet {
        self.game().in_play(self.table.state())
    }

    fn resigned(&self) -> SeatSet {
        self.table.resigned()
    }

    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), Refusal> {
        self.table.choose(seat, word.parse()?)
    }

    fn objection(&self, seat: Seat, word: &str) -> Option<Objection> {
        if !self.asked().contains(seat) {
            return None;
        }
        self.game().objection(&self.table.view(Viewer::Seat(seat)), seat, word.parse().ok()?)
    }

    fn choose_as(&mut self, seat: Seat, bot: BotSpec, rng: &mut Rng) -> Result<(), Refusal> {
        let action = self.pondered(seat, bot)?(rng);
        self.table.choose(seat, action)
    }

    fn forfeit(&self, seat: Seat) -> Option<Fault> {
        own(&self.programs).forfeit(seat)
    }

    fn tell_programs_the_end(&self) {
        // One that is still thinking is not waited for: it gets no more questions.
        if let (Turn::Over(outcome), Ok(mut programs)) = (self.table.turn(), self.programs.try_lock()) {
            programs.end(outcome, || self.table.log(Viewer::Arbiter));
        }
    }

    fn hand_roll(&self) -> Option<String> {
        let Turn::Roll(chance) = self.table.turn() else { return None };
        let open = self.game().sees(self.table.state(), Actor::Chance, Viewer::Watcher);
        // What can come out in one way only needs no dice.
        let uncertain = chance.odds().lines().len() > 1;
        (open && uncertain).then(|| self.game().ask_for_roll(&chance))
    }

    fn rolled(&mut self, word: &str) -> Result<(), Refusal> {
        let roll = word.parse().or_else(|wrong| self.meant(word).ok_or(wrong))?;
        self.table.rolled(roll)
    }

    fn roll(&mut self, rng: &mut Rng) {
        self.table.roll(rng);
    }

    fn chance(&self) -> Option<Vec<(String, u64)>> {
        let Turn::Roll(chance) = self.table.turn() else { return None };
        Some(chance.odds().lines().iter().map(|(roll, ways)| (roll.to_string(), *ways)).collect())
    }

    fn waits_for_certain(&self) -> bool {
        self.table.waits_for_certain()
    }

    fn asked(&self) -> SeatSet {
        match self.table.turn() {
            Turn::Choose(seats) => seats,
            Turn::Roll(_) | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    fn hides_choice(&self, seat: Seat) -> bool {
        self.table.hides_choice(seat)
    }

    fn canonical(&self, word: &str) -> Result<String, Refusal> {
        Ok(self.game().meant(self.table.state(), word.parse()?).to_string())
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.undo(seat)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.table.may_undo(seat)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.resign(seat)
    }
}
