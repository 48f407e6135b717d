//! Luck against skill: how much better does a better bot do, with the same dice and in every seat?

use crate::study::Together;
use crate::{Cell, Figure};
use luckhouse_engine::BadWord;
use luckhouse_solvers::Watch;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicU64;

/// A better bot against a weaker one, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ladder {
    /// The game, its options and its seats; the bots are replaced.
    pub cell: Cell,
    /// The seed.
    pub seed: u64,
    /// Rounds for each step. In a round everybody sits in every seat, and all games have the same dice.
    pub rounds: u64,
}

/// One step of the ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The better bot.
    pub better: &'static str,
    /// The weaker one, who has all other seats.
    pub weaker: &'static str,
    /// What the better one wins; a shared win in parts. In a game for one, how much more often than the weaker one.
    pub wins: Figure,
    /// What it would win if it were no better.
    pub even: f64,
}

/// The steps, from the bottom.
pub const STEPS: [(&str, &str); 3] = [("novice", "random"), ("steady", "novice"), ("strong", "steady")];

impl Ladder {
    /// Climb it, on all cores; the same ladder has always the same steps. Nothing comes back if whoever watches wants
    /// no more.
    ///
    /// # Errors
    /// If there is no such game or option.
    pub fn climb(&self, watch: &dyn Watch) -> Result<Option<Vec<Step>>, BadWord> {
        let together = Together { watch, done: AtomicU64::new(0), of: STEPS.len() as u64 * self.rounds };
        let mut steps = Vec::new();
        for (better, weaker) in STEPS {
            let Some(results) = self.meet(better, weaker, &together)? else { return Ok(None) };
            let even = if self.alone() { 0.0 } else { 1.0 / self.cell.bots.len() as f64 };
            let wins = if self.alone() { Figure::mean_of(&results) } else { Figure::mean_of_parts(&results) };
            steps.push(Step { better, weaker, wins, even });
        }
        Ok(Some(steps))
    }

    fn alone(&self) -> bool {
        self.cell.bots.len() == 1
    }

    /// What the better one has in each round.
    fn meet(&self, better: &str, weaker: &str, together: &Together<'_>) -> Result<Option<Vec<f64>>, BadWord> {
        let mut bots = vec![weaker.to_string(); self.cell.bots.len()];
        bots[0] = better.into();
        let setup = Cell { bots, ..self.cell.clone() }.check()?;
        let below = Cell { bots: vec![weaker.into()], ..self.cell.clone() };
        let below = if self.alone() { Some(below.check()?) } else { None };
        let round = |round| {
            let share = |bots: &[_]| {
                let played = setup.game.round(&setup.options, bots, self.seed, round);
                played.expect("the options were checked").shares[0]
            };
            let other = below.as_ref().map_or(0.0, |below| share(&below.bots));
            let result = share(&setup.bots) - other;
            together.one_more().then_some(result)
        };
        // In their order, so that the sums are the same with any number of workers.
        Ok((0..self.rounds).into_par_iter().map(round).collect())
    }
}
