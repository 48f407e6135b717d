//! The slow twin: every plan of both seats, and the matrix of what comes of each pair.

use super::tree::Tree;
use super::{Plan, Solved};
use crate::matrix::Matrix;
use luckhouse_engine::{Game, Seat};

/// More plans than this are not listed.
const MOST_PLANS: usize = 4096;

/// A choice for each moment that a seat can come to by the choices before.
type Pure = Vec<Option<u8>>;

impl<G: Game> Tree<G> {
    /// The same as [`solve`](Tree::solve) by listing every plan of both seats: for tiny games.
    ///
    /// # Panics
    /// If a seat has more than 4096 plans.
    pub fn solve_by_listing(&self) -> Solved {
        let [rows, columns] = [Seat::at(0), Seat::at(1)].map(|seat| self.every_plan(seat));
        let both = |row: &Pure, column: &Pure| {
            self.mixed([(row, 1.0), (column, 1.0)].map(|(plan, chance)| (plan.as_slice(), chance)))
        };
        let line = |row| columns.iter().map(|column| self.worth(&both(row, column))).collect();
        let matrix = Matrix::new(rows.iter().map(line).collect()).expect("what games are worth is finite");
        let mixed = matrix.solve();
        let weighed = rows.iter().zip(&mixed.row).chain(columns.iter().zip(&mixed.column));
        let plan = self.mixed(weighed.map(|(plan, chance)| (plan.as_slice(), *chance)));
        self.judge(plan, 0)
    }

    fn every_plan(&self, seat: Seat) -> Vec<Pure> {
        let mut plans: Vec<Pure> = vec![vec![None; self.moments.len()]];
        for (number, moment) in self.moments.iter().enumerate().filter(|(_, moment)| moment.seat == seat) {
            let comes = |plan: &Pure| {
                moment.before.is_none_or(|(before, choice)| plan[before as usize] == Some(choice))
            };
            let (come, others): (Vec<Pure>, Vec<Pure>) = plans.into_iter().partition(comes);
            let choose = |plan: Pure| {
                (0..moment.choices.len() as u8).map(move |choice| {
                    let mut plan = plan.clone();
                    plan[number] = Some(choice);
                    plan
                })
            };
            plans = others.into_iter().chain(come.into_iter().flat_map(choose)).collect();
            assert!(plans.len() <= MOST_PLANS, "too many plans to list: expected a smaller game");
        }
        plans
    }

    /// How a seat plays that draws one of these plans before the game.
    fn mixed<'a>(&self, plans: impl IntoIterator<Item = (&'a [Option<u8>], f64)>) -> Plan {
        let mut sums = vec![0.0; self.entries];
        for (plan, chance) in plans {
            for (moment, choice) in self.moments.iter().zip(plan) {
                choice.iter().for_each(|choice| sums[moment.first + usize::from(*choice)] += chance);
            }
        }
        let mut mixed = Plan::even(self);
        for moment in &self.moments {
            mixed.put(moment.entries(), &sums[moment.entries()]);
        }
        mixed
    }
}
