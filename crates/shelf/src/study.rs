//! What a document is worth: how often best play wins with it, and what bots make of it.

use crate::{AnyGame, AnyTable, BestPlay, BotSpec, Cancel, Effort, Waiting, Watch};
use luckhouse_engine::Rng;

/// A document that is looked at, which is in order.
///
/// ```
/// use luckhouse_engine::Rng;
/// use luckhouse_shelf::{BotGames, Effort, Study, find};
///
/// let study = Study::new(find("lantern")?, "sheet", "door; Door: 6; rows: 9");
/// let sketch = study.best_play(Effort::Sketch, &()).unwrap();
/// assert!(sketch.chance > 0.5);
/// let mut games = BotGames::default();
/// games.count(&*study.play(&mut Rng::seeded(1)).unwrap());
/// assert_eq!((games.played, games.wins.len()), (1, 1));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone)]
pub struct Study {
    game: &'static dyn AnyGame,
    options: [(String, String); 1],
}

impl Study {
    /// So many games bots play.
    pub const GAMES: u32 = 100;

    /// Who plays them.
    pub const BOT: &'static str = "steady";

    /// This document as the value of this option.
    pub fn new(game: &'static dyn AnyGame, option: &str, line: &str) -> Study {
        Study { game, options: [(option.into(), line.into())] }
    }

    fn seats(&self) -> usize {
        self.game.about().seats[0]
    }

    /// How often best play wins; nothing where there is no solver, or whoever waits has left.
    pub fn best_play(&self, effort: Effort, watch: &dyn Watch) -> Option<BestPlay> {
        let found = self.game.best_play(&self.options, self.seats(), effort, watch).ok()?;
        // Sums of many small parts can end a hair above all of it.
        Some(BestPlay { chance: found.chance.min(1.0), ..found })
    }

    /// One game of bots, to its end; nothing if its time was up before.
    pub fn play(&self, rng: &mut Rng) -> Option<Box<dyn AnyTable>> {
        let bot = BotSpec::read(Study::BOT, self.game).ok()?;
        let mut table = self.game.open(&self.options, self.seats()).ok()?;
        loop {
            match table.waiting() {
                Waiting::Over(_) => return Some(table),
                _ if Cancel::is_time_up() => return None,
                Waiting::Roll => table.roll(rng),
                Waiting::Choice(seats) => table.choose_as(seats.first()?, bot, rng).ok()?,
            }
        }
    }
}

/// Games that bots played with a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotGames {
    /// How many were played.
    pub played: u32,
    /// How many each seat won alone.
    pub wins: Vec<u32>,
    /// How many several won together.
    pub shared: u32,
    /// How many turns the games took, and how many games took so many.
    pub turns: Vec<(u32, u32)>,
}

impl BotGames {
    /// One more game was played; one that is not over does not count.
    pub fn count(&mut self, table: &dyn AnyTable) {
        let Waiting::Over(outcome) = table.waiting() else { return };
        self.wins.resize(table.header().seats, 0);
        self.played += 1;
        match (outcome.winners.len(), outcome.winners.first()) {
            (1, Some(winner)) => self.wins[winner.index()] += 1,
            (0, _) | (_, None) => {}
            _ => self.shared += 1,
        }
        let turns = table.progress().turns;
        match self.turns.binary_search_by_key(&turns, |(turns, _)| *turns) {
            Ok(place) => self.turns[place].1 += 1,
            Err(place) => self.turns.insert(place, (turns, 1)),
        }
    }

    /// How many turns a game took on average; 0 before the first.
    pub fn mean_turns(&self) -> f64 {
        let all: u64 = self.turns.iter().map(|(turns, games)| u64::from(*turns) * u64::from(*games)).sum();
        all as f64 / f64::from(self.played.max(1))
    }
}
