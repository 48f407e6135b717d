//! What the coach says of single choices, for their rows.

use crate::Decided;
use crate::Setup;
use crate::study::played;
use luckhouse_bots::analysis::{Analysis, Moment};
use luckhouse_shelf::Budget;
use std::collections::HashMap;
use std::ops::Range;

/// What the coach said of a choice, as chances to win from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Verdict {
    pub(crate) chance: f64,
    pub(crate) best: f64,
    pub(crate) loss: f64,
}

/// Verdicts by the number of the game, and of the choice in it.
#[derive(Default)]
pub(crate) struct Verdicts(HashMap<(u64, u32), Verdict>);

/// What the coach looks at for each decision: the same on every machine.
const GLANCE: Budget = Budget::nodes(100);

impl Verdicts {
    /// The coach looks at these games. Of some there is nothing to say: nobody decided anything, or nobody can judge.
    pub(crate) fn of(setup: &Setup, seed: u64, games: Range<u64>) -> Verdicts {
        let mut verdicts = Verdicts::default();
        for game in games {
            if let Ok(report) = played(setup, seed, game).coach(GLANCE, &()) {
                verdicts.add(game, &report.analysis);
            }
        }
        verdicts
    }

    fn add(&mut self, game: u64, analysis: &Analysis) {
        let mut number = 0;
        for moment in &analysis.moments {
            let chose = choosers(moment);
            for decision in &moment.decisions {
                let seat = decision.seat.to_string();
                let Some(place) = chose.iter().position(|chooser| *chooser == seat) else { continue };
                let (chance, best) = (decision.played.chance, decision.best.chance);
                self.0.insert((game, number + place as u32), Verdict { chance, best, loss: decision.loss });
            }
            number += chose.len() as u32;
        }
    }

    pub(crate) fn on(&self, decided: &Decided) -> Option<Verdict> {
        self.0.get(&(decided.game, decided.number)).copied()
    }
}

/// Who chose in this event: `p1 card 4 | p2 card 6` are two.
fn choosers(moment: &Moment) -> Vec<&str> {
    if moment.line.starts_with('*') {
        return Vec::new();
    }
    moment.line.split(" | ").filter_map(|choice| choice.split_whitespace().next()).collect()
}
