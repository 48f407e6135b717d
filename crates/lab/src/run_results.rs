//! What came out of a plan.

use crate::parts::{BadParts, Parts};
use crate::{Cell, Plan, Tally};
use luckhouse_shelf::{Metric, find};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;

/// A plan, and the counts of each of its cells. Together they are all that a report needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// What was played.
    pub plan: Plan,
    /// What came out, cell by cell.
    pub cells: Vec<Tally>,
}

impl Results {
    /// The results of a run that is kept in a folder, if it is whole.
    ///
    /// # Errors
    /// If there is none, or portions are missing.
    pub fn read(folder: &Path) -> Result<Results, BadParts> {
        let parts = Parts::read(folder)?;
        Ok(gather(&parts.plan, &parts.done)?.0)
    }

    /// Each cell with its counts.
    pub fn each(&self) -> Vec<(Cell, &Tally)> {
        let cells = self.plan.grid.cells().expect("the plan was checked");
        cells.into_iter().zip(&self.cells).collect()
    }

    /// What is counted of the game.
    pub fn metrics(&self) -> &'static [Metric] {
        find(&self.plan.grid.game).map_or(&[], |game| game.metrics())
    }

    /// As it is written down: the same results are the same bytes.
    pub fn to_json(&self) -> String {
        format!("{}\n", serde_json::to_string_pretty(self).expect("results are plain data"))
    }
}

/// Half of the widest interval of a seat's share.
pub(crate) fn widest(cells: &[Tally]) -> f64 {
    let halves = cells.iter().flat_map(|tally| (0..tally.wins.len()).map(|seat| tally.wins_of(seat).half()));
    // No games, or a single one: nothing is known.
    halves.map(|half| if half.is_nan() { f64::INFINITY } else { half }).fold(0.0, f64::max)
}

/// The sum of all portions, just as far as a run would have played them, and how many of each cell those are.
pub(crate) fn gather(plan: &Plan, done: &BTreeMap<u64, Tally>) -> Result<(Results, u64), BadParts> {
    let mut cells: Vec<Tally> = plan.check()?.iter().map(crate::Setup::none).collect();
    let (mut from, each) = (0, plan.portions());
    for checkpoint in plan.checkpoints() {
        let all = (0..plan.cells()).flat_map(|cell| (from..checkpoint).map(move |n| cell * each + n));
        let (there, missing): (Vec<u64>, Vec<u64>) = all.partition(|portion| done.contains_key(portion));
        if !missing.is_empty() {
            let are = if missing.len() == 1 { "is" } else { "are" };
            return Err(BadParts::Missing { portions: listed(&missing), are, plan: plan.to_string() });
        }
        there.iter().for_each(|portion| cells[plan.place(*portion).0].merge(&done[portion]));
        from = checkpoint;
        if plan.until.is_some_and(|half| widest(&cells) <= f64::from(half) / 1e6) {
            break;
        }
    }
    Ok((Results { plan: plan.clone(), cells }, from))
}

/// `portions 1, 5, 9 and 61 more`
fn listed(portions: &[u64]) -> String {
    const SHOWN: usize = 8;
    let words: Vec<String> = portions.iter().take(SHOWN).map(ToString::to_string).collect();
    let more = portions.len().saturating_sub(SHOWN);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let noun = if portions.len() == 1 { "portion" } else { "portions" };
    format!("{noun} {}{more}", words.join(", "))
}
