//! What the search remembers: for each thing that somebody may know, what was tried and what came of it.

use super::key::AsItIs;
use std::collections::HashMap;
use std::ops::Range;

/// Everything remembered, in flat lists. There are no links: who comes to know the same finds the same node,
/// on whatever way.
pub(super) struct Tree<A> {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge<A>>,
    index: HashMap<u64, u32, AsItIs>,
}

/// A choice that somebody has, knowing something.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    first: u32,
    count: u32,
    /// How often something was learned here.
    pub(super) visits: u32,
    /// What it was worth, in sum.
    pub(super) sum: f64,
    /// Is it better not to be predictable here?
    pub(super) mixed: bool,
}

impl Node {
    pub(super) fn range(&self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

/// One thing that can be chosen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// How promising it looked before it was tried; 1 is usual.
    pub(super) prior: f64,
    pub(super) visits: u32,
    pub(super) sum: f64,
    pub(super) squares: f64,
    /// How much it would have been better, in sum, than what was chosen. Never below 0.
    pub(super) regret: f64,
    /// How often it would have been chosen, in sum; later counts more.
    pub(super) average: f64,
}

impl<A> Edge<A> {
    pub(super) fn mean(&self) -> Option<f64> {
        (self.visits > 0).then(|| self.sum / f64::from(self.visits))
    }

    /// Half of the 95 % interval of the mean, as if one win and one loss had been seen besides: one result proves
    /// little.
    pub(super) fn error(&self) -> f64 {
        let n = f64::from(self.visits) + 2.0;
        let mean = (self.sum + 1.0) / n;
        let variance = ((self.squares + 1.0) / n - mean * mean).max(0.0);
        1.96 * (variance / n).sqrt()
    }
}

impl<A: Copy> Tree<A> {
    pub(super) fn new() -> Self {
        Tree { nodes: Vec::new(), edges: Vec::new(), index: HashMap::default() }
    }

    /// Forget everything, but keep the room for it.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.index.clear();
    }

    pub(super) fn find(&self, key: u64) -> Option<usize> {
        self.index.get(&key).map(|node| *node as usize)
    }

    /// A new node with these actions, whose priors may be on any scale.
    pub(super) fn grow(&mut self, key: u64, mixed: bool, actions: &[A], priors: &[f64]) -> usize {
        let (first, count) = (self.edges.len() as u32, actions.len() as u32);
        let usual = priors.iter().sum::<f64>() / actions.len() as f64;
        let edge = |(action, prior): (&A, &f64)| Edge {
            action: *action,
            prior: prior / usual,
            visits: 0,
            sum: 0.0,
            squares: 0.0,
            regret: 0.0,
            average: 0.0,
        };
        self.edges.extend(actions.iter().zip(priors).map(edge));
        self.nodes.push(Node { first, count, visits: 0, sum: 0.0, mixed });
        self.index.insert(key, self.nodes.len() as u32 - 1);
        self.nodes.len() - 1
    }
}
