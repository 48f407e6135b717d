//! A table of any game: words, pictures and JSON in and out.

mod advise;
mod fair;
mod play;
mod programs;
mod show;

pub use advise::AdviseTable;
pub use fair::FairTable;
pub use play::PlayTable;
pub use show::ShowTable;
pub(crate) use show::written_offers;

use crate::bots::Bots;
use crate::facts::label;
use crate::{BotSpec, CatalogGame, Progress, Strength};
use luckhouse_bots::Judge;
use luckhouse_engine::{
    About, Awaited, Chance, Decision, Header, Options, Outcome, Refusal, Rng, RollOf, Seat, SeatSet, Table,
    Turn, Viewer,
};
use luckhouse_words::Words;
use programs::Programs;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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
    /// What it would do; [`label`](crate::label) says it.
    pub outlook: Vec<Value>,
    /// The same for machines: what is chosen and with what. Nothing, if the word stands for several choices.
    pub value: Value,
}

impl Offer {
    /// The same in words.
    pub fn labelled(self, game: &str, words: &Words) -> LabelledOffer {
        LabelledOffer { word: self.word, label: label(words, game, &self.outlook), value: self.value }
    }
}

/// One thing that a seat may choose, in somebody's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelledOffer {
    /// The word to say.
    pub word: String,
    /// What it would do, in a few words; may be empty.
    pub label: String,
    /// The same for machines.
    pub value: Value,
}

/// One event, as one viewer may read and understand it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// Its line of the log.
    pub line: String,
    /// What it did; [`paragraph`](crate::paragraph) says it.
    pub facts: Vec<Value>,
}

/// Something to be thought over apart from the table, for as long as it takes.
pub type Pondering<T> = Box<dyn FnOnce(&mut Rng) -> T + Send>;

/// A table of any game. Everything that people see of it goes through a viewer.
pub trait AnyTable: PlayTable + ShowTable + FairTable + AdviseTable + Send {
    /// The same table, to try out on it what would happen. It costs the same however long the game is.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// Which game.
    fn about(&self) -> About;
    /// The first line of its log.
    fn header(&self) -> Header;
    /// Every option of the game with its value as a word; of a document, its name.
    fn options(&self) -> BTreeMap<String, String>;
    /// Does everybody see all that there is?
    fn is_open(&self) -> bool;
    /// How many events there have been.
    fn events(&self) -> usize;
    /// How many turns are over, and whether the cap has ended the game.
    fn progress(&self) -> Progress;
}

impl Clone for Box<dyn AnyTable> {
    fn clone(&self) -> Self {
        self.fork()
    }
}

/// A typed table behind [`AnyTable`].
pub(crate) struct Shelf<G: CatalogGame> {
    table: Table<G>,
    /// Shared with those who think apart from the table; so that they remember, they think one after the other.
    bots: Arc<Mutex<Bots<G>>>,
    /// Those who are programs of somebody's own.
    programs: Arc<Mutex<Programs>>,
    /// Whoever is asked for advice, from the first time on: a judge remembers what it has worked out.
    judge: Arc<Mutex<Option<Box<dyn Judge<G>>>>>,
}

impl<G: CatalogGame> Shelf<G> {
    pub(crate) fn new(table: Table<G>) -> Shelf<G> {
        Shelf {
            table,
            bots: Arc::new(Mutex::new(Bots::new())),
            programs: Arc::default(),
            judge: Arc::default(),
        }
    }

    fn game(&self) -> &G {
        self.table.game()
    }

    /// As whom this viewer reads lines: when the game is over everybody may read everything.
    fn reader(&self, viewer: Viewer) -> Viewer {
        if matches!(self.table.turn(), Turn::Over(_)) { Viewer::Arbiter } else { viewer }
    }

    /// What a bot would choose, to be thought over apart from the table.
    fn pondered(&self, seat: Seat, bot: BotSpec) -> Result<Pondering<G::Action>, Refusal> {
        let (view, legal) = (self.table.view(Viewer::Seat(seat)), self.table.legal(seat));
        if legal.is_empty() {
            return Err(Refusal::NotNow { who: seat.to_string(), waiting: Awaited::Others });
        }
        if let Strength::Program(program) = bot.strength {
            return Ok(self.asked_program(program, seat, view, legal));
        }
        let (game, bots) = (self.game().clone(), Arc::clone(&self.bots));
        Ok(Box::new(move |rng| {
            own(&bots).at(seat, bot).choose(&Decision { game: &game, seat, view: &view, legal: &legal }, rng)
        }))
    }

    /// Something made of the view after each of these events.
    fn each_view<T>(&self, events: Range<usize>, viewer: Viewer, make: impl Fn(&G::View) -> T) -> Vec<T> {
        let (game, mut number) = (self.game(), events.start);
        if number > self.table.events().len() {
            return Vec::new();
        }
        let wanted = |number: usize, state: &G::State| {
            events.contains(&number).then(|| make(&game.view(state, viewer)))
        };
        let mut views: Vec<T> = wanted(number, &self.table.state_before(number)).into_iter().collect();
        self.table.retrace_from(number, |_, _, after| {
            number += 1;
            views.extend(wanted(number, after));
        });
        views
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

impl<G: CatalogGame> AnyTable for Shelf<G> {
    fn fork(&self) -> Box<dyn AnyTable> {
        let (bots, programs) = (Arc::clone(&self.bots), Arc::clone(&self.programs));
        Box::new(Shelf { table: self.table.clone(), bots, programs, judge: Arc::clone(&self.judge) })
    }

    fn about(&self) -> About {
        G::ABOUT
    }

    fn header(&self) -> Header {
        Header::of(self.game())
    }

    fn options(&self) -> BTreeMap<String, String> {
        let set = self.game().options();
        G::Options::FIELDS.iter().map(|field| (field.key.into(), field.word(set))).collect()
    }

    fn is_open(&self) -> bool {
        G::OPEN
    }

    fn events(&self) -> usize {
        self.table.events().len()
    }

    fn progress(&self) -> Progress {
        self.game().progress(self.table.state())
    }
}

/// A view or a choice for machines. Both are plain data with text keys: the laws write every view.
pub(crate) fn json(plain: &impl serde::Serialize) -> Value {
    serde_json::to_value(plain).unwrap_or(Value::Null)
}

/// The same as text, without a tree in between.
pub(crate) fn written(plain: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(plain).unwrap_or_default()
}

/// What is shared, for the one who has it now. A thinker that panicked has left nothing half done that matters.
fn own<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
