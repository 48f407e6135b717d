//! Plans that get better by what is regretted: counterfactual regret minimisation.

use super::tree::{Tree, What};
use super::{Plan, Solved};
use crate::{Unsolved, Watch};
use luckhouse_engine::{Game, Seat};

/// The proof costs as much as several rounds, so it is asked for after so many.
const ROUNDS_BETWEEN_PROOFS: u32 = 25;

/// Both seats in turn, each by its regrets.
struct Learner<'a, G: Game> {
    tree: &'a Tree<G>,
    regrets: Vec<f64>,
    /// What was regretted in the round before: the best guess of what will be in the next.
    last: Vec<f64>,
    now: Plan,
    sums: Vec<f64>,
}

impl<G: Game> Tree<G> {
    /// Plans of both seats that together leave no more than `gap` to gain, or the best there are after so many rounds.
    ///
    /// # Errors
    /// If whoever waits does not want to wait any longer.
    pub fn solve(&self, gap: f64, rounds: u32, watch: &dyn Watch) -> Result<Solved, Unsolved> {
        let mut learner = Learner::new(self);
        for round in 1..=rounds {
            if !watch.go_on(u64::from(round), u64::from(rounds)) {
                return Err(Unsolved::Stopped);
            }
            learner.round(round);
            if round % ROUNDS_BETWEEN_PROOFS == 0 && round < rounds {
                let solved = self.judge(learner.plan(), round);
                if solved.gap() <= gap {
                    return Ok(solved);
                }
            }
        }
        Ok(self.judge(learner.plan(), rounds))
    }
}

impl<'a, G: Game> Learner<'a, G> {
    fn new(tree: &'a Tree<G>) -> Learner<'a, G> {
        let nothing = vec![0.0; tree.entries];
        let now = Plan::even(tree);
        Learner { tree, regrets: nothing.clone(), last: nothing.clone(), now, sums: nothing }
    }

    fn round(&mut self, round: u32) {
        for seat in Seat::all(2) {
            let mut regretted = vec![0.0; self.tree.entries];
            walk(self.tree, &self.now, seat, 0, 1.0, &mut regretted);
            self.learn(seat, &regretted);
        }
        self.remember(f64::from(round) * f64::from(round));
    }

    /// The regrets never fall below 0, and the next mix goes by what they will be if the next round is like this one.
    fn learn(&mut self, seat: Seat, regretted: &[f64]) {
        for moment in self.tree.moments.iter().filter(|moment| moment.seat == seat) {
            let mut parts = [0.0; 256];
            for (place, entry) in moment.entries().enumerate() {
                self.regrets[entry] = (self.regrets[entry] + regretted[entry]).max(0.0);
                self.last[entry] = regretted[entry];
                parts[place] = (self.regrets[entry] + self.last[entry]).max(0.0);
            }
            self.now.put(moment.entries(), &parts[..moment.choices.len()]);
        }
    }

    /// Add how both play now, as often as they come to each moment; the later rounds count more.
    fn remember(&mut self, weight: f64) {
        let mut reach = vec![0.0; self.tree.moments.len()];
        for (number, moment) in self.tree.moments.iter().enumerate() {
            reach[number] = self.now.reach(self.tree, moment, &reach);
            for entry in moment.entries() {
                self.sums[entry] += weight * reach[number] * self.now.0[entry];
            }
        }
    }

    /// How both played on average.
    fn plan(&self) -> Plan {
        let mut plan = Plan::even(self.tree);
        for moment in &self.tree.moments {
            plan.put(moment.entries(), &self.sums[moment.entries()]);
        }
        plan
    }
}

/// What a place is worth to the seat, as both play now. On the way, what it regrets at each of its choices, as often as dice
/// and the other lead there.
fn walk<G: Game>(
    tree: &Tree<G>,
    now: &Plan,
    seat: Seat,
    node: usize,
    reach: f64,
    regretted: &mut [f64],
) -> f64 {
    let (chances, own) = match tree.nodes[node].what {
        What::Over(worth) => return if seat.index() == 0 { f64::from(worth) } else { -f64::from(worth) },
        What::Chance(number) => (&*tree.chances[number as usize], None),
        What::Choice(number) => {
            let moment = &tree.moments[number as usize];
            (&now.0[moment.entries()], Some(moment.first).filter(|_| moment.seat == seat))
        }
    };
    let mut sum = 0.0;
    for (place, (child, chance)) in tree.children(node).zip(chances).enumerate() {
        if let Some(first) = own {
            let worth = walk(tree, now, seat, child, reach, regretted);
            regretted[first + place] += reach * worth;
            sum += chance * worth;
        } else if *chance > 0.0 {
            sum += chance * walk(tree, now, seat, child, reach * chance, regretted);
        }
    }
    if let Some(first) = own {
        regretted[first..first + chances.len()].iter_mut().for_each(|regret| *regret -= reach * sum);
    }
    sum
}
