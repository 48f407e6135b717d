//! Pairs, so that as few as possible are left alone: Edmonds' algorithm for matchings in any graph.

use std::collections::VecDeque;

/// A matching with as many pairs as any, grown from the one that is given: who has a mate keeps one, though it can be
/// another. `may(a, b)` says who can be paired, and is the same both ways.
pub(super) fn grown(mut mates: Vec<Option<usize>>, may: impl Fn(usize, usize) -> bool) -> Vec<Option<usize>> {
    for root in 0..mates.len() {
        if mates[root].is_none()
            && let Some((end, parents)) = Search::new(&mates, root).path(&may)
        {
            flip(&mut mates, end, &parents);
        }
    }
    mates
}

/// Along the path that ends here, mates become strangers, and strangers mates.
fn flip(mates: &mut [Option<usize>], end: usize, parents: &[Option<usize>]) {
    let mut here = Some(end);
    while let Some(one) = here {
        let parent = parents[one].expect("a path goes back to its root");
        let next = mates[parent];
        (mates[one], mates[parent]) = (Some(parent), Some(one));
        here = next;
    }
}

/// A search for a path from somebody alone to somebody alone, in which every second step is a pair.
struct Search<'a> {
    mates: &'a [Option<usize>],
    root: usize,
    /// Whence the path came to those at odd steps.
    parents: Vec<Option<usize>>,
    /// The base of the blossom that each belongs to: an odd circle is taken for one.
    bases: Vec<usize>,
    /// Those at even steps.
    reached: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    fn new(mates: &'a [Option<usize>], root: usize) -> Search<'a> {
        let many = mates.len();
        let mut reached = vec![false; many];
        reached[root] = true;
        let (parents, bases) = (vec![None; many], (0..many).collect());
        Search { mates, root, parents, bases, reached, queue: VecDeque::from([root]) }
    }

    /// The end of a path, and whence it came.
    fn path(mut self, may: &impl Fn(usize, usize) -> bool) -> Option<(usize, Vec<Option<usize>>)> {
        while let Some(from) = self.queue.pop_front() {
            for to in 0..self.mates.len() {
                let inside = self.bases[from] == self.bases[to] || self.mates[from] == Some(to);
                if to == from || inside || !may(from, to) {
                    continue;
                }
                let even = to == self.root || self.mates[to].is_some_and(|mate| self.parents[mate].is_some());
                if even {
                    self.shrink(from, to);
                } else if self.parents[to].is_none() {
                    self.parents[to] = Some(from);
                    let Some(mate) = self.mates[to] else { return Some((to, self.parents)) };
                    self.reached[mate] = true;
                    self.queue.push_back(mate);
                }
            }
        }
        None
    }

    /// An odd circle was found: all on it can be reached at even steps.
    fn shrink(&mut self, from: usize, to: usize) {
        let base = self.common_base(from, to);
        let mut blossom = vec![false; self.mates.len()];
        self.mark(&mut blossom, from, base, to);
        self.mark(&mut blossom, to, base, from);
        for one in 0..self.mates.len() {
            if blossom[self.bases[one]] {
                self.bases[one] = base;
                if !self.reached[one] {
                    self.reached[one] = true;
                    self.queue.push_back(one);
                }
            }
        }
    }

    fn common_base(&self, a: usize, b: usize) -> usize {
        let mut seen = vec![false; self.mates.len()];
        let mut here = a;
        loop {
            here = self.bases[here];
            seen[here] = true;
            let up = self.mates[here].filter(|_| here != self.root).and_then(|mate| self.parents[mate]);
            let Some(up) = up else { break };
            here = up;
        }
        here = b;
        loop {
            here = self.bases[here];
            if seen[here] {
                return here;
            }
            let mate = self.mates[here].expect("only the root has no mate");
            here = self.parents[mate].expect("even steps come from odd ones");
        }
    }

    fn mark(&mut self, blossom: &mut [bool], mut here: usize, base: usize, mut child: usize) {
        while self.bases[here] != base {
            let mate = self.mates[here].expect("inside a blossom all but its base have mates");
            (blossom[self.bases[here]], blossom[self.bases[mate]]) = (true, true);
            self.parents[here] = Some(child);
            child = mate;
            here = self.parents[mate].expect("even steps come from odd ones");
        }
    }
}
