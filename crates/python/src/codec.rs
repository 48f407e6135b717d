//! A game in numbers, with its types rubbed off.

use luckhouse_encode::{
    Batch, Encode, Field, NoChoice, NotLegal, Slices, Visitor, fields, observation, visit_all, width,
};
use luckhouse_engine::{BadWord, Game, Header, Phrase, Seat, phrase};
use std::sync::Arc;

/// A game whose actions and views are numbers.
pub(crate) trait Codec: Send + Sync {
    /// The parts of the list of actions.
    fn action_fields(&self) -> Vec<Field>;
    /// The parts of an observation.
    fn fields(&self) -> Vec<Field>;
    /// How long the list of actions is.
    fn actions(&self) -> usize;
    /// How many numbers an observation has.
    fn width(&self) -> usize;
    /// How many play.
    fn seats(&self) -> usize;
    /// The place of a word of this seat in the list.
    fn index(&self, seat: Seat, word: &str) -> Result<usize, BadWord>;
    /// What a view, written down, is in numbers.
    fn observation(&self, seat: Seat, view: &str) -> Result<Vec<f32>, serde_json::Error>;
    /// So many games at once.
    fn batch(&self, games: usize, seed: u64) -> Result<Box<dyn AnyBatch>, NoChoice>;
}

/// Many games at once.
pub(crate) trait AnyBatch: Send + Sync {
    fn reset(&mut self, seed: u64);
    fn write(&mut self, rows: Slices<'_>, threads: usize);
    fn step(&mut self, actions: &[i64], rows: Slices<'_>, threads: usize) -> Result<(), NotLegal>;
    fn sample(&mut self, into: &mut [i64]);
}

impl<G: Encode> Codec for G {
    fn action_fields(&self) -> Vec<Field> {
        Encode::action_fields(self)
    }

    fn fields(&self) -> Vec<Field> {
        fields(self)
    }

    fn actions(&self) -> usize {
        Encode::actions(self)
    }

    fn width(&self) -> usize {
        width(self)
    }

    fn seats(&self) -> usize {
        Game::seats(self)
    }

    fn index(&self, seat: Seat, word: &str) -> Result<usize, BadWord> {
        Ok(Encode::index(self, seat, word.parse()?))
    }

    fn observation(&self, seat: Seat, view: &str) -> Result<Vec<f32>, serde_json::Error> {
        Ok(observation(self, &serde_json::from_str(view)?, seat))
    }

    fn batch(&self, games: usize, seed: u64) -> Result<Box<dyn AnyBatch>, NoChoice> {
        Ok(Box::new(Batch::new(self.clone(), games, seed)?))
    }
}

impl<G: Encode> AnyBatch for Batch<G> {
    fn reset(&mut self, seed: u64) {
        Batch::reset(self, seed);
    }

    fn write(&mut self, rows: Slices<'_>, threads: usize) {
        Batch::write(self, rows, threads);
    }

    fn step(&mut self, actions: &[i64], rows: Slices<'_>, threads: usize) -> Result<(), NotLegal> {
        Batch::step(self, actions, rows, threads)
    }

    fn sample(&mut self, into: &mut [i64]) {
        Batch::sample(self, into);
    }
}

/// Looks for the game that a header is of, and remembers what else there is.
struct Finder<'h> {
    header: &'h Header,
    names: Vec<&'static str>,
    found: Option<Result<Arc<dyn Codec>, BadWord>>,
}

impl Visitor for Finder<'_> {
    fn visit<G: Encode>(&mut self) {
        self.names.push(G::ABOUT.name);
        if G::ABOUT.name == self.header.game {
            self.found = Some(self.header.rules::<G>().map(|rules| Arc::new(rules) as Arc<dyn Codec>));
        }
    }
}

/// The game that a log with this header is of.
pub(crate) fn codec(header: &Header) -> Result<Arc<dyn Codec>, BadWord> {
    let mut finder = Finder { header, names: Vec::new(), found: None };
    visit_all(&mut finder);
    let Finder { names, found, .. } = finder;
    found.unwrap_or_else(|| {
        Err(BadWord::new(&header.game, phrase!("kind-game-in-numbers"), Phrase::words(names)))
    })
}
