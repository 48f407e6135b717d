//! The parts of a graph in which one can go round, the last ones first.

use crate::graph::Graph;
use std::hash::Hash;

/// The strongly connected parts of a graph, each after all that it leads to (Tarjan's algorithm).
///
/// Whoever goes through them in order needs to go round in one part only at a time.
pub(crate) struct Components {
    /// The states, part by part. Within a part, as far as it can be, each after those that it leads to: what a sweep
    /// finds out then goes a long way in the same sweep.
    places: Vec<u32>,
    /// Where each part ends.
    ends: Vec<usize>,
    /// The part of each state.
    part_of: Vec<u32>,
}

// The clock ticks twice for each state, and there are fewer than 2³¹ of them.
const UNSEEN: u32 = u32::MAX;

impl Components {
    pub(crate) fn of<S: Eq + Hash>(graph: &Graph<S>) -> Components {
        let mut walk = Walk::new(graph);
        for place in 0..graph.len() as u32 {
            if walk.seen[place as usize] == UNSEEN {
                walk.from(place);
            }
        }
        walk.found
    }

    /// The parts in order, each with its states.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &[u32]> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, end)| &self.places[begin..*end])
    }

    pub(crate) fn part_of(&self, place: usize) -> usize {
        self.part_of[place] as usize
    }

    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }
}

struct Walk<'a, S> {
    graph: &'a Graph<S>,
    /// When each state was first seen.
    seen: Vec<u32>,
    /// The earliest open state that each is known to lead to.
    lowest: Vec<u32>,
    clock: u32,
    /// When the last edge of each state had been gone.
    left: Vec<u32>,
    /// Seen, and not in a part yet.
    open: Vec<u32>,
    /// The way to where we are: each state, and how many of its edges have been gone. A list of our own, for a long
    /// game is deeper than the stack.
    path: Vec<(u32, usize)>,
    found: Components,
}

impl<'a, S: Eq + Hash> Walk<'a, S> {
    fn new(graph: &'a Graph<S>) -> Self {
        let unseen = vec![UNSEEN; graph.len()];
        let found = Components { places: Vec::new(), ends: Vec::new(), part_of: unseen.clone() };
        let (lowest, open, path) = (unseen.clone(), Vec::new(), Vec::new());
        Walk { graph, left: unseen.clone(), seen: unseen, lowest, clock: 0, open, path, found }
    }

    fn from(&mut self, root: u32) {
        self.enter(root);
        while let Some((place, gone)) = self.path.last_mut() {
            let (place, edge) = (*place as usize, *gone);
            *gone += 1;
            match self.graph.next(place).get(edge) {
                Some(next) => self.look(place, *next),
                None => self.leave(place),
            }
        }
    }

    fn enter(&mut self, place: u32) {
        self.seen[place as usize] = self.clock;
        self.lowest[place as usize] = self.clock;
        self.clock += 1;
        self.open.push(place);
        self.path.push((place, 0));
    }

    fn look(&mut self, place: usize, next: u32) {
        let seen = self.seen[next as usize];
        if seen == UNSEEN {
            self.enter(next);
        } else if self.found.part_of[next as usize] == UNSEEN {
            self.lowest[place] = self.lowest[place].min(seen);
        }
    }

    fn leave(&mut self, place: usize) {
        self.path.pop();
        self.left[place] = self.clock;
        self.clock += 1;
        if let Some((before, _)) = self.path.last() {
            let before = *before as usize;
            self.lowest[before] = self.lowest[before].min(self.lowest[place]);
        }
        if self.lowest[place] == self.seen[place] {
            self.close(place as u32);
        }
    }

    /// All that was opened since this state is one part with it.
    fn close(&mut self, root: u32) {
        let part = self.found.ends.len() as u32;
        let begin = self.open.iter().rposition(|place| *place == root).expect("the root is open");
        let mut places = self.open.split_off(begin);
        places.sort_unstable_by_key(|place| self.left[*place as usize]);
        for place in places {
            self.found.part_of[place as usize] = part;
            self.found.places.push(place);
        }
        self.found.ends.push(self.found.places.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::explore;
    use crate::sketch::{Sketch, Spot};
    use luckhouse_engine::{Game, Rng};

    /// The plain way: all that can be reached from here, in one step or more.
    fn reached<S: Eq + Hash>(graph: &Graph<S>, from: usize) -> Vec<bool> {
        let mut reached = vec![false; graph.len()];
        let mut waiting = vec![from];
        while let Some(place) = waiting.pop() {
            for next in graph.next(place).iter().map(|next| *next as usize) {
                if !std::mem::replace(&mut reached[next], true) {
                    waiting.push(next);
                }
            }
        }
        reached
    }

    #[test]
    fn parts_are_those_who_reach_each_other_and_lead_back_only() {
        let mut rng = Rng::seeded(31);
        for _ in 0..200 {
            let mut spot = |_| {
                let to: Vec<(usize, u64)> = (0..=rng.below(2)).map(|_| (rng.below(12) as usize, 1)).collect();
                Spot::chance(&to)
            };
            let game = Sketch::of(1, (0..12).map(&mut spot).collect()).unwrap();
            let graph = explore(&game, game.start(), 12, |_| 0.0).unwrap();
            let parts = Components::of(&graph);
            let reached: Vec<Vec<bool>> = (0..graph.len()).map(|from| reached(&graph, from)).collect();
            for (from, to) in (0..graph.len()).flat_map(|from| (0..graph.len()).map(move |to| (from, to))) {
                let together = from == to || reached[from][to] && reached[to][from];
                assert_eq!(parts.part_of(from) == parts.part_of(to), together);
                assert!(!reached[from][to] || parts.part_of(to) <= parts.part_of(from));
            }
            assert_eq!(parts.iter().map(<[u32]>::len).sum::<usize>(), graph.len());
        }
    }
}
