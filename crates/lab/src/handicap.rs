//! What start would make the seats even.

use crate::compare::sample;
use crate::{Cell, Figure, Looks, Measure, Moments};
use luckhouse_engine::BadWord;
use luckhouse_shelf::HeadStart;
use luckhouse_solvers::{Unsolved, Watch};
use std::ops::Range;

/// What whoever begins can hope for, and with which head start of the other it would be even.
#[derive(Clone, Debug, PartialEq)]
pub struct Handicap {
    /// The start as it is first, then every start that was looked at.
    pub starts: Vec<HeadStart>,
    /// The place of the one that is nearest to even.
    pub nearest: usize,
    /// The share of the win that is even.
    pub even: f64,
}

/// Exactly, with best play on both sides.
///
/// # Errors
/// If the game has no solver for this table, or whoever watches wants no more.
pub fn handicap(table: &Cell, watch: &dyn Watch) -> Result<Handicap, Unsolved> {
    let setup = table.check()?;
    let starts = setup.game.head_starts(&setup.options, setup.seats(), watch)?;
    Ok(of(starts, 1.0 / setup.seats() as f64))
}

fn of(starts: Vec<HeadStart>, even: f64) -> Handicap {
    let off = |start: &HeadStart| (start.play.chance - even).abs();
    let nearest = (0..starts.len()).min_by(|a, b| off(&starts[*a]).total_cmp(&off(&starts[*b])));
    Handicap { nearest: nearest.unwrap_or(0), starts, even }
}

/// What whoever begins wins with these bots, where nobody has a solver: measured.
///
/// # Errors
/// If the table cannot be opened.
pub fn first_seat(table: &Cell, seed: u64, games: u64, watch: &dyn Watch) -> Result<Option<Figure>, BadWord> {
    let setup = table.check()?;
    let portion = |games: Range<u64>| {
        let mut moments = Moments::default();
        sample(&setup, seed, games).iter().for_each(|game| moments.add(game[Measure::First as usize]));
        moments
    };
    let found = Looks::doubling(games, games).play(watch, portion, |_, _| true);
    Ok(found.map(|found| Measure::First.figure(&found.sum, found.deviations)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_start_evens_booty_dice() {
        let table = Cell::new("booty-dice", &[], &["best", "best"]);
        let handicap = handicap(&table, &()).unwrap();
        let (start, nearest) = (&handicap.starts[0], &handicap.starts[handicap.nearest]);
        assert!(start.gift.is_none() && start.play.chance > 0.55, "{start:?}");
        assert!((nearest.play.chance - 0.5).abs() < 0.03, "{nearest:?}");
        assert!(nearest.play.error.unwrap() < 1e-4);
    }

    #[test]
    fn where_nobody_has_a_solver_it_is_said_and_bots_tell() {
        let table = Cell::new("lucky-shot", &[("cap", "30")], &["random", "random"]);
        let wrong = handicap(&table, &()).unwrap_err();
        assert!(wrong.to_string().ends_with("cannot be solved: expected a game that has a solver"));
        let first = first_seat(&table, 1, 400, &()).unwrap().unwrap();
        assert!(first.low < first.value && first.value < first.high);
    }
}
