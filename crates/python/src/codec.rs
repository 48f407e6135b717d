//! A game in numbers, with its types rubbed off.

use luckhouse_encode::{Batch, Encode, Field, NoChoice, NotLegal, Slices, fields, observation, width};
use luckhouse_engine::{BadWord, Game, Header, Phrase, Seat, phrase};
use luckhouse_games::{
    booty_dice::BootyDice, fortuna::Fortuna, lantern::Lantern, lucky_shot::LuckyShot,
    reynards_luck::ReynardsLuck,
};
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

/// The one list of games that are numbers too; a test holds it against the shelf.
const MAKERS: [(&str, Maker); 5] = [
    maker::<BootyDice>(),
    maker::<Fortuna>(),
    maker::<Lantern>(),
    maker::<LuckyShot>(),
    maker::<ReynardsLuck>(),
];

type Maker = fn(&Header) -> Result<Arc<dyn Codec>, BadWord>;

const fn maker<G: Encode>() -> (&'static str, Maker) {
    (G::ABOUT.name, |header| Ok(Arc::new(header.rules::<G>()?)))
}

/// The game that a log with this header is of.
pub(crate) fn codec(header: &Header) -> Result<Arc<dyn Codec>, BadWord> {
    let found = MAKERS.iter().find(|(known, _)| *known == header.game);
    let names = || Phrase::words(MAKERS.map(|(name, _)| name));
    let (_, make) =
        found.ok_or_else(|| BadWord::new(&header.game, phrase!("kind-game-in-numbers"), names()))?;
    make(header)
}
