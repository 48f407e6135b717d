//! The two bounds of every state, and how a sweep moves them.

use super::Interval;
use crate::graph::{Graph, Kind};
use crate::rounding;
use luckhouse_engine::Seat;
use std::hash::Hash;

/// Bounds of the player's chance in every state. Lower ones only rise, upper ones only fall.
pub(super) struct Bounds {
    player: Seat,
    both: Vec<Interval>,
    /// In each state where somebody chooses: the number of the action that last improved the chooser's own bound.
    ///
    /// These actions together keep what the bounds promise. Say that they led the player round in circles, and look
    /// at those states of the circle with its highest lower bound. The first of them that got it got it from states
    /// that had it already: so there was an earlier one, and there is no such circle, unless the bound is still 0.
    best: Vec<u32>,
}

impl Bounds {
    pub(super) fn new<S: Eq + Hash>(graph: &Graph<S>, player: Seat) -> Bounds {
        let before = |place| match graph.kind(place) {
            Kind::Over(worth) => Interval { low: worth, high: worth },
            Kind::Choose(_) | Kind::Chance => Interval { low: 0.0, high: 1.0 },
        };
        Bounds { player, both: (0..graph.len()).map(before).collect(), best: vec![0; graph.len()] }
    }

    pub(super) fn interval(&self, place: usize) -> Interval {
        self.both[place]
    }

    pub(super) fn best(&self, place: usize) -> usize {
        self.best[place] as usize
    }

    pub(super) fn widest(&self) -> f64 {
        self.both.iter().map(|both| both.width()).fold(0.0, f64::max)
    }

    pub(super) fn widest_of(&self, part: &[u32]) -> f64 {
        part.iter().map(|place| self.both[*place as usize].width()).fold(0.0, f64::max)
    }

    /// Take the bounds of each of these states anew from those that follow it, and say how far one moved at most.
    /// What is new is used at once (Gauss-Seidel).
    pub(super) fn sweep<S: Eq + Hash>(&mut self, graph: &Graph<S>, part: &[u32]) -> f64 {
        part.iter().map(|place| self.renew(graph, *place as usize)).fold(0.0, f64::max)
    }

    fn renew<S: Eq + Hash>(&mut self, graph: &Graph<S>, place: usize) -> f64 {
        let next = graph.next(place);
        let new = match graph.kind(place) {
            Kind::Over(_) => return 0.0,
            Kind::Chance => self.mean(next, graph.chances(place)),
            Kind::Choose(seat) if seat == self.player => self.highest(place, next),
            Kind::Choose(_) => self.lowest(place, next),
        };
        let old = self.both[place];
        // Rounded outwards, a bound could come out a little worse than it was: the old one still holds then.
        let kept = Interval { low: new.low.max(old.low), high: new.high.min(old.high) };
        self.both[place] = kept;
        (kept.low - old.low).max(old.high - kept.high)
    }

    fn mean(&self, next: &[u32], chances: &[f64]) -> Interval {
        let (mut low, mut high) = (0.0, 0.0);
        for (next, chance) in next.iter().zip(chances) {
            let both = self.both[*next as usize];
            low += chance * both.low;
            high += chance * both.high;
        }
        let slack = rounding::slack(next.len());
        Interval { low: low * (1.0 - slack), high: high * (1.0 + slack) }
    }

    /// The player chooses: each bound is the highest that follows, and the lower one is what the player can keep.
    fn highest(&mut self, place: usize, next: &[u32]) -> Interval {
        let mut new = Interval { low: 0.0, high: 0.0 };
        let mut kept = self.both[place].low;
        for (number, next) in next.iter().enumerate() {
            let both = self.both[*next as usize];
            new = Interval { low: new.low.max(both.low), high: new.high.max(both.high) };
            if both.low > kept {
                kept = both.low;
                self.best[place] = number as u32;
            }
        }
        new
    }

    /// The other chooses: each bound is the lowest that follows, and the upper one is what the other can keep.
    fn lowest(&mut self, place: usize, next: &[u32]) -> Interval {
        let mut new = Interval { low: 1.0, high: 1.0 };
        let mut kept = self.both[place].high;
        for (number, next) in next.iter().enumerate() {
            let both = self.both[*next as usize];
            new = Interval { low: new.low.min(both.low), high: new.high.min(both.high) };
            if both.high < kept {
                kept = both.high;
                self.best[place] = number as u32;
            }
        }
        new
    }
}
