//! A table of any game: words, pictures and JSON in and out.

use crate::advice::{self, Opinion};
use crate::bots::Bots;
use crate::prose::{WIDEST, wrap};
use crate::{BotSpec, Report, Seen, Shelved, Step};
use luckhouse_bots::{Budget, Judge, Level, Unclear};
use luckhouse_engine::fair::{Broken, FairDice, Proof, Proved};
use luckhouse_engine::{
    About, Actor, Chance, Event, Game, Header, Outcome, Refusal, Rng, RollOf, Seat, SeatSet, Table, Turn,
    Viewer,
};
use serde_json::Value;

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A choice from each of these seats.
    Choice(SeatSet),
    /// A roll.
    Roll,
    /// Nothing: the game has ended like this.
    Over(Outcome),
}

/// One thing that a seat may choose.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Offer {
    /// The word to say.
    pub word: String,
    /// What it means, in a few words; may be empty.
    pub label: String,
}

/// A table of any game. Everything that people see of it goes through a viewer.
pub trait AnyTable: Send {
    /// Which game.
    fn about(&self) -> About;
    /// The first line of its log.
    fn header(&self) -> Header;
    /// How many events there have been.
    fn events(&self) -> usize;
    /// What it waits for.
    fn waiting(&self) -> Waiting;
    /// Has anybody but this seat chosen already, in secret, in a choice made at once?
    fn sealed_beside(&self, seat: Seat) -> bool;
    /// Those who are not out.
    fn in_play(&self) -> SeatSet;
    /// Those who gave up.
    fn resigned(&self) -> SeatSet;
    /// What a seat that owes a choice may choose.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Words that stand for several choices in a row, with what they mean and the choices.
    fn shortcuts(&self, seat: Seat, rng: &mut Rng) -> Vec<(Offer, Vec<String>)>;
    /// A seat says a word.
    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), Refusal>;
    /// A bot chooses for a seat that owes a choice, and sees only what the seat may see.
    fn choose_as(&mut self, seat: Seat, bot: BotSpec, rng: &mut Rng) -> Result<(), Refusal>;
    /// What a judge who sees only what this seat may see thinks of its choices, the best first.
    fn advise(&mut self, seat: Seat, rng: &mut Rng) -> Result<Vec<Opinion>, Unclear>;
    /// What is rolled next may be read by everybody, so that it can be rolled by hand: what to roll, in words.
    fn hand_roll(&self) -> Option<String>;
    /// What was rolled by hand.
    fn rolled(&mut self, word: &str) -> Result<(), Refusal>;
    /// Let chance happen, if the table waits for it.
    fn roll(&mut self, rng: &mut Rng);
    /// Let chance happen as the fair dice of this table say, if the table waits for it.
    fn roll_fair(&mut self, dice: &FairDice);
    /// Draw every roll of a finished game again, and compare. The text is the log that the table was read from.
    fn prove(&self, proof: &Proof, text: &str) -> Result<Proved, Broken>;
    /// Take back the seat's last choice, if that may be.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// A seat gives up.
    fn resign(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Has this seat secrets that another may not see: would its picture differ from a watcher's?
    fn has_secrets(&self, seat: Seat) -> bool;
    /// The table in plain text.
    fn picture(&self, viewer: Viewer) -> String;
    /// The view, for machines.
    fn view(&self, viewer: Viewer) -> Value;
    /// What happened since the first `from` events, in sentences; one entry per event that has something to tell.
    fn story(&self, from: usize, viewer: Viewer) -> Vec<String>;
    /// The log as this viewer may read it.
    fn log(&self, viewer: Viewer) -> String;
    /// The odds that matter to this seat now.
    fn odds_here(&self, seat: Seat) -> Vec<Report>;
}

/// A typed table behind [`AnyTable`].
pub(crate) struct Shelf<G: Shelved> {
    table: Table<G>,
    bots: Bots<G>,
    /// Whoever is asked for advice, from the first time on: a judge remembers what it has worked out.
    judge: Option<Box<dyn Judge<G>>>,
}

impl<G: Shelved> Shelf<G> {
    pub(crate) fn new(table: Table<G>) -> Shelf<G> {
        Shelf { table, bots: Bots::new(), judge: None }
    }

    fn game(&self) -> &G {
        self.table.game()
    }

    /// The roll that somebody meant who typed only its figures, in any order: `5 2` for `dice 2 5`.
    fn meant(&self, typed: &str) -> Option<RollOf<G>> {
        let Turn::Roll(chance) = self.table.turn() else { return None };
        let typed = figures(typed);
        let odds = chance.odds();
        let fits = |roll: &RollOf<G>| !typed.is_empty() && figures(&roll.to_string()) == typed;
        odds.lines().iter().map(|(roll, _)| *roll).find(fits)
    }
}

/// The figures in a text, sorted.
fn figures(text: &str) -> Vec<u32> {
    let mut figures: Vec<u32> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    figures.sort_unstable();
    figures
}

impl<G: Shelved> AnyTable for Shelf<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn header(&self) -> Header {
        Header::of(self.game())
    }

    fn events(&self) -> usize {
        self.table.events().len()
    }

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

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let view = self.table.view(Viewer::Seat(seat));
        let offer =
            |action: G::Action| Offer { word: action.to_string(), label: self.game().label(&view, action) };
        self.table.legal(seat).into_iter().map(offer).collect()
    }

    fn shortcuts(&self, seat: Seat, rng: &mut Rng) -> Vec<(Offer, Vec<String>)> {
        let view = self.table.view(Viewer::Seat(seat));
        let all = self.game().shortcuts(&view, seat, rng).into_iter();
        all.map(|shortcut| {
            let words = shortcut.actions.iter().map(ToString::to_string).collect();
            (Offer { word: shortcut.word.into(), label: shortcut.about.into() }, words)
        })
        .collect()
    }

    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), Refusal> {
        self.table.choose(seat, word.parse()?)
    }

    fn choose_as(&mut self, seat: Seat, bot: BotSpec, rng: &mut Rng) -> Result<(), Refusal> {
        let (view, legal) = (self.table.view(Viewer::Seat(seat)), self.table.legal(seat));
        if legal.is_empty() {
            return Err(Refusal::NotNow { who: seat.to_string(), waiting: "others".into() });
        }
        let action = self.bots.at(seat, bot).choose(self.table.game(), seat, &view, &legal, rng);
        self.table.choose(seat, action)
    }

    fn advise(&mut self, seat: Seat, rng: &mut Rng) -> Result<Vec<Opinion>, Unclear> {
        let nobody = || Unclear(format!("nobody judges {}: there are no hints in it", G::ABOUT.title));
        if self.judge.is_none() {
            self.judge = Some(G::judge(Budget::of(Level::Best)).ok_or_else(nobody)?);
        }
        let judge = self.judge.as_mut().ok_or_else(nobody)?;
        advice::opinions(&self.table, &mut **judge, seat, rng)
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

    fn roll_fair(&mut self, dice: &FairDice) {
        self.table.roll_fair(dice);
    }

    fn prove(&self, proof: &Proof, text: &str) -> Result<Proved, Broken> {
        proof.check(text, &self.table)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.undo(seat)
    }

    fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table.resign(seat)
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        self.table.view(Viewer::Seat(seat)) != self.table.view(Viewer::Watcher)
    }

    fn picture(&self, viewer: Viewer) -> String {
        self.game().picture(&self.table.view(viewer), viewer)
    }

    fn view(&self, viewer: Viewer) -> Value {
        // A view is plain data with text keys: the laws write every one of them.
        serde_json::to_value(self.table.view(viewer)).unwrap_or(Value::Null)
    }

    fn story(&self, from: usize, viewer: Viewer) -> Vec<String> {
        let game = self.game();
        let mut told = Vec::new();
        let mut number = 0;
        self.table.retrace(|before, event, after| {
            number += 1;
            if number > from {
                let (before_view, after_view) = (game.view(before, viewer), game.view(after, viewer));
                let event = seen(game, before, event, viewer);
                let step = Step { viewer, before: before_view, after: after_view, event };
                told.push(wrap(&game.tell(&step), WIDEST));
            }
        });
        told.retain(|line| !line.is_empty());
        told
    }

    fn log(&self, viewer: Viewer) -> String {
        self.table.log(viewer)
    }

    fn odds_here(&self, seat: Seat) -> Vec<Report> {
        self.game().odds_here(&self.table.view(Viewer::Seat(seat)), seat)
    }
}

/// The event as the viewer may read it.
fn seen<G: Game>(game: &G, before: &G::State, event: &Event<G>, viewer: Viewer) -> Seen<G> {
    let open = |actor| viewer == Viewer::Arbiter || game.sees(before, actor, viewer);
    match event {
        Event::Rolled(roll) => Seen::Rolled(open(Actor::Chance).then_some(*roll)),
        Event::Resigned(seat) => Seen::Resigned(*seat),
        Event::Chose(choices) => {
            let choice = |(seat, action)| (seat, open(Actor::Seat(seat)).then_some(action));
            Seen::Chose(choices.iter().map(choice).collect())
        }
    }
}
