//! Plans: how a seat mixes its choices at each moment.

use super::tree::{Moment, Tree, What};
use luckhouse_engine::{Game, Seat};
use std::ops::Range;

/// The chance of each choice at each moment of a tree, for both seats.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan(pub(super) Vec<f64>);

/// Plans of both seats, and what they prove.
#[derive(Clone, Debug, PartialEq)]
pub struct Solved {
    /// How both play.
    pub plan: Plan,
    /// What the first seat gets at least with it, whatever the other does.
    pub low: f64,
    /// What the first seat can get at most against it.
    pub high: f64,
    /// How often the tree was gone through.
    pub rounds: u32,
}

impl Solved {
    /// What the game is worth to the first seat, off by half the [`gap`](Solved::gap) at most.
    pub fn value(&self) -> f64 {
        f64::midpoint(self.low, self.high)
    }

    /// How much both together could still gain by better answers.
    pub fn gap(&self) -> f64 {
        self.high - self.low
    }
}

impl Plan {
    /// Every choice as likely as the others.
    pub(super) fn even<G: Game>(tree: &Tree<G>) -> Plan {
        let even = |moment: &Moment<G>| {
            let many = moment.choices.len();
            std::iter::repeat_n(1.0 / many as f64, many)
        };
        Plan(tree.moments.iter().flat_map(even).collect())
    }

    /// This plan, with what the other says at some moments: `when` is told whose choice it is, and one of the places.
    #[must_use]
    pub fn with<G: Game>(
        &self,
        tree: &Tree<G>,
        other: &Plan,
        when: impl Fn(Seat, &G::State) -> bool,
    ) -> Plan {
        let mut plan = self.clone();
        for moment in tree.moments.iter().filter(|moment| when(moment.seat, &moment.state)) {
            plan.0[moment.entries()].copy_from_slice(&other.0[moment.entries()]);
        }
        plan
    }

    /// Chances in these proportions; all the same if there are none.
    pub(super) fn put(&mut self, entries: Range<usize>, parts: &[f64]) {
        let all: f64 = parts.iter().sum();
        let even = 1.0 / parts.len() as f64;
        for (chance, part) in self.0[entries].iter_mut().zip(parts) {
            *chance = if all > 0.0 { part / all } else { even };
        }
    }

    /// The chance that a seat which plays by this does its part to come to a moment, when those of all moments before it are
    /// known.
    pub(super) fn reach<G: Game>(&self, tree: &Tree<G>, moment: &Moment<G>, reach: &[f64]) -> f64 {
        moment.before.map_or(1.0, |(before, choice)| {
            let first = tree.moments[before as usize].first;
            reach[before as usize] * self.0[first + usize::from(choice)]
        })
    }
}

impl<G: Game> Tree<G> {
    /// What the first seat gets on average, when both play by this plan.
    pub fn worth(&self, plan: &Plan) -> f64 {
        self.worth_from(plan, 0)
    }

    fn worth_from(&self, plan: &Plan, node: usize) -> f64 {
        let chances = match self.nodes[node].what {
            What::Over(worth) => return f64::from(worth),
            What::Chance(number) => &self.chances[number as usize],
            What::Choice(number) => &plan.0[self.moments[number as usize].entries()],
        };
        let likely = self.children(node).zip(chances).filter(|(_, chance)| **chance > 0.0);
        likely.map(|(child, chance)| chance * self.worth_from(plan, child)).sum()
    }
}
