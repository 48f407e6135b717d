//! Luck against skill: how much better does a better bot do, with the same dice and in every seat?

use crate::measured;
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
    /// Climb it, on all cores; the same ladder has always the same steps. If whoever watches wants no more, only the steps
    /// that were done come back.
    ///
    /// # Errors
    /// If there is no such game or option.
    pub fn climb(&self, watch: &dyn Watch) -> Result<Vec<Step>, BadWord> {
        let meetings = STEPS.len() as u64 * if self.cell.bots.len() == 1 { 2 } else { 1 };
        let together = Together { watch, done: AtomicU64::new(0), of: meetings * self.rounds };
        let mut steps = Vec::new();
        for (better, weaker) in STEPS {
            let Some(step) = self.step(better, weaker, &together)? else { break };
            steps.push(step);
        }
        Ok(steps)
    }

    fn step(
        &self,
        better: &'static str,
        weaker: &'static str,
        together: &Together<'_>,
    ) -> Result<Option<Step>, BadWord> {
        let seats = self.cell.bots.len();
        let mut bots = vec![weaker; seats];
        bots[0] = better;
        let Some(results) = self.meet(&bots, together)? else { return Ok(None) };
        let wins = Figure::mean_of_parts(&results);
        if seats > 1 {
            return Ok(Some(Step { better, weaker, wins, even: 1.0 / seats as f64 }));
        }
        // Nobody to meet: both play alone. Their shares are taken as if they had other dice, which is on the safe side.
        let below = self.meet(&[weaker], together)?;
        let below = below.map(|below| Figure::mean_of_parts(&below));
        Ok(below.map(|below| Step { better, weaker, wins: wins.minus(&below), even: 0.0 }))
    }

    /// What the first of these bots has in each round.
    fn meet(&self, bots: &[&str], together: &Together<'_>) -> Result<Option<Vec<f64>>, BadWord> {
        let bots = bots.iter().map(ToString::to_string).collect();
        let setup = Cell { bots, ..self.cell.clone() }.check()?;
        let round = |round| {
            let played = measured(setup.game).round(&setup.options, &setup.bots, self.seed, round, false);
            let share = played.expect("the options were checked").shares[0];
            together.one_more().then_some(share)
        };
        // In their order, so that the sums are the same with any number of workers.
        Ok((0..self.rounds).into_par_iter().map(round).collect())
    }
}
