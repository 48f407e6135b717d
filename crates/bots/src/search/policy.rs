//! Which action to try next, and what to learn from it.

use super::tree::Tree;
use luckhouse_engine::Rng;

/// An action that was tried, and how likely it was.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    pub(super) edge: usize,
    pub(super) chance: f64,
}

impl<A: Copy> Tree<A> {
    /// What to try at this node.
    pub(super) fn pick(&self, node: usize, explore: f64, rng: &mut Rng) -> Tried {
        if self.nodes[node].mixed { self.pick_mixed(node, rng) } else { self.pick_best(node, explore) }
    }

    /// The action that could be the best: high so far, or not known well yet (UCB, with the priors as weights).
    fn pick_best(&self, node: usize, explore: f64) -> Tried {
        let node = &self.nodes[node];
        let so_far = if node.visits > 0 { node.sum / f64::from(node.visits) } else { 0.5 };
        let doubt = f64::from(node.visits + 1).ln();
        let hope = |edge: usize| {
            let edge = &self.edges[edge];
            let bonus = (edge.prior * doubt / f64::from(edge.visits + 1)).sqrt();
            edge.mean().unwrap_or(so_far) + explore * bonus
        };
        let better = |(best, most): (usize, f64), edge: usize| {
            let hope = hope(edge);
            if hope > most { (edge, hope) } else { (best, most) }
        };
        let (edge, _) = node.range().fold((node.range().start, f64::NEG_INFINITY), better);
        Tried { edge, chance: 1.0 }
    }

    /// An action drawn by regret, and now and then any.
    fn pick_mixed(&self, node: usize, rng: &mut Rng) -> Tried {
        let weigh = self.by_regret(node);
        let range = self.nodes[node].range();
        let (count, any) = (range.len() as f64, self.wandering(node));
        let mixed = |edge: usize| (1.0 - any) * weigh(edge) + any / count;
        let mut ticket = fraction(rng);
        for edge in range.clone() {
            let chance = mixed(edge);
            if ticket < chance {
                return Tried { edge, chance };
            }
            ticket -= chance;
        }
        // Only rounding leads here.
        Tried { edge: range.start, chance: mixed(range.start) }
    }

    /// How often a mixed choice is any: less and less.
    fn wandering(&self, node: usize) -> f64 {
        let (count, visits) = (self.nodes[node].range().len() as f64, f64::from(self.nodes[node].visits));
        (count / (count + visits)).sqrt().max(0.02)
    }

    /// The chance of each action by regret matching; by the priors, if nothing is regretted.
    fn by_regret(&self, node: usize) -> impl Fn(usize) -> f64 + '_ {
        let range = self.nodes[node].range();
        let total: f64 = self.edges[range.clone()].iter().map(|edge| edge.regret).sum();
        move |edge| {
            let edge = &self.edges[edge];
            if total > 0.0 { edge.regret / total } else { edge.prior / range.len() as f64 }
        }
    }

    /// Learn that this was worth so much.
    pub(super) fn learn(&mut self, node: usize, tried: Tried, worth: f64) {
        if self.nodes[node].mixed {
            self.regret(node, tried, worth);
        }
        let of = &mut self.nodes[node];
        of.visits += 1;
        of.sum += worth;
        let edge = &mut self.edges[tried.edge];
        edge.visits += 1;
        edge.sum += worth;
        edge.squares += worth * worth;
    }

    /// Regret matching+, with what is known of each action as its baseline: the mean of an action stands for it
    /// where it was not tried, and where it was, only the surprise is weighed by how unlikely that was.
    fn regret(&mut self, node: usize, tried: Tried, worth: f64) {
        let of = self.nodes[node];
        let so_far = if of.visits > 0 { of.sum / f64::from(of.visits) } else { worth };
        let weight = f64::from(of.visits + 1);
        let estimate = |edge: usize, mean: Option<f64>| {
            let mean = mean.unwrap_or(so_far);
            if edge == tried.edge { mean + (worth - mean) / tried.chance } else { mean }
        };
        let (mut mean, total) = (0.0, self.edges[of.range()].iter().map(|edge| edge.regret).sum::<f64>());
        for index in of.range() {
            let estimate = estimate(index, self.edges[index].mean());
            let edge = &mut self.edges[index];
            let chance = if total > 0.0 { edge.regret / total } else { edge.prior / of.range().len() as f64 };
            edge.average += weight * chance;
            mean += chance * estimate;
        }
        for index in of.range() {
            let gain = estimate(index, self.edges[index].mean()) - mean;
            let edge = &mut self.edges[index];
            edge.regret = (edge.regret + gain).max(0.0);
        }
    }

    /// How this node would be played in the end: the average where it is mixed, otherwise what was tried most.
    pub(super) fn mix(&self, node: usize) -> Vec<f64> {
        let of = &self.nodes[node];
        let edges = &self.edges[of.range()];
        let total: f64 = edges.iter().map(|edge| edge.average).sum();
        if of.mixed && total > 0.0 {
            return edges.iter().map(|edge| edge.average / total).collect();
        }
        let best = (0..edges.len()).fold(0, |best, next| {
            let key = |index: usize| (edges[index].visits, edges[index].sum);
            if key(next) > key(best) { next } else { best }
        });
        (0..edges.len()).map(|index| f64::from(u8::from(index == best))).collect()
    }
}

/// A number from 0 up to but not 1.
pub(super) fn fraction(rng: &mut Rng) -> f64 {
    (rng.bits() >> 11) as f64 / (1u64 << 53) as f64
}
