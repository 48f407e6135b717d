//! The best answer to a plan, by somebody who knows it, but no more of the game than a seat may know.

use super::tree::{Tree, What};
use super::{Plan, Solved};
use luckhouse_engine::{Game, Seat};

/// One seat looks for the best answer to how the other plays.
struct Answer<'a, G: Game> {
    tree: &'a Tree<G>,
    plan: &'a Plan,
    seat: Seat,
    /// The places of each moment of the seat, each with the chance that the dice and the other come there.
    places: Vec<Vec<(u32, f64)>>,
    found: Vec<Option<u8>>,
}

impl<G: Game> Tree<G> {
    /// The best that this seat can do against how the other plays by the plan, and what it brings the seat: 1 is
    /// what the first seat's outcome is counted in, and the second seat has the opposite.
    pub fn best_answer(&self, seat: Seat, plan: &Plan) -> (Plan, f64) {
        let places = vec![Vec::new(); self.moments.len()];
        let mut answer = Answer { tree: self, plan, seat, places, found: vec![None; self.moments.len()] };
        answer.visit(0, 1.0);
        let worth = answer.worth(0);
        let mut best = plan.clone();
        for (moment, found) in self.moments.iter().zip(&answer.found) {
            if let Some(choice) = found {
                let entries = moment.entries();
                best.0[entries.clone()].fill(0.0);
                best.0[entries.start + usize::from(*choice)] = 1.0;
            }
        }
        (best, worth)
    }

    /// What this plan proves.
    pub fn judge(&self, plan: Plan, rounds: u32) -> Solved {
        let [high, low] = [Seat::at(0), Seat::at(1)].map(|seat| self.best_answer(seat, &plan).1);
        Solved { plan, low: -low, high, rounds }
    }
}

impl<G: Game> Answer<'_, G> {
    /// Note how likely each place of the seat is, as far as it depends on the dice and the other.
    fn visit(&mut self, node: usize, reach: f64) {
        let tree = self.tree;
        match tree.nodes[node].what {
            What::Over(_) => {}
            What::Choice(number) if tree.moments[number as usize].seat == self.seat => {
                self.places[number as usize].push((node as u32, reach));
                tree.children(node).for_each(|child| self.visit(child, reach));
            }
            What::Choice(number) => {
                let plan = self.plan;
                self.visit_all(node, reach, &plan.0[tree.moments[number as usize].entries()]);
            }
            What::Chance(number) => self.visit_all(node, reach, &tree.chances[number as usize]),
        }
    }

    fn visit_all(&mut self, node: usize, reach: f64, chances: &[f64]) {
        let tree = self.tree;
        let likely = tree.children(node).zip(chances).filter(|(_, chance)| **chance > 0.0);
        likely.for_each(|(child, chance)| self.visit(child, reach * chance));
    }

    /// What a place is worth to the seat.
    fn worth(&mut self, node: usize) -> f64 {
        let (tree, plan) = (self.tree, self.plan);
        let chances = match tree.nodes[node].what {
            What::Over(worth) => {
                let worth = f64::from(worth);
                return if self.seat.index() == 0 { worth } else { -worth };
            }
            What::Chance(number) => &*tree.chances[number as usize],
            What::Choice(number) if tree.moments[number as usize].seat == self.seat => {
                let best = self.best(number as usize);
                let child = tree.children(node).nth(best).expect("a child for each choice");
                return self.worth(child);
            }
            What::Choice(number) => &plan.0[tree.moments[number as usize].entries()],
        };
        let likely = tree.children(node).zip(chances).filter(|(_, chance)| **chance > 0.0);
        likely.map(|(child, chance)| chance * self.worth(child)).sum()
    }

    /// The choice that is best on average over all places that the moment can be.
    fn best(&mut self, number: usize) -> usize {
        if let Some(found) = self.found[number] {
            return usize::from(found);
        }
        let tree = self.tree;
        let mut sums = vec![0.0; tree.moments[number].choices.len()];
        for (node, reach) in std::mem::take(&mut self.places[number]) {
            for (sum, child) in sums.iter_mut().zip(tree.children(node as usize)) {
                *sum += reach * self.worth(child);
            }
        }
        let better = |best: usize, next: usize| if sums[next] > sums[best] { next } else { best };
        let best = (1..sums.len()).fold(0, better);
        self.found[number] = Some(best as u8);
        best
    }
}
