//! How hard a puzzle is: how many players of the lower levels miss it, and how close the next choice is.

use luckhouse_engine::{Rng, Seat};
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec, Budget};

/// Who is asked, how often, and how much it weighs if they miss it.
const PANEL: [(&str, u64, f64); 3] = [("novice", 8, 0.3), ("steady", 3, 0.3), ("strong", 2, 0.2)];
/// What a margin of nothing weighs.
const CLOSE: f64 = 0.2;
/// A margin of this or more can be felt.
const WIDE: f64 = 0.25;
/// What each of the panel may think about.
const QUICK: Budget = Budget::nodes(50);

/// From 1, which everybody finds, to 5.
pub(super) fn of(
    game: &dyn AnyGame,
    moment: (&dyn AnyTable, Seat),
    answer: &str,
    (margin, seed): (f64, u64),
) -> u8 {
    let rng = &mut Rng::stream(seed, u64::from(u32::MAX));
    let missed = |(level, times, weight): (&str, u64, f64)| {
        let hits = (0..times).filter(|_| choice(game, level, moment, rng).as_deref() == Some(answer)).count();
        weight * (1.0 - hits as f64 / times as f64)
    };
    let missed: f64 = PANEL.into_iter().map(missed).sum();
    let hard = missed + CLOSE * (1.0 - margin / WIDE).max(0.0);
    1 + (5.0 * hard).floor().clamp(0.0, 4.0) as u8
}

fn choice(
    game: &dyn AnyGame,
    level: &str,
    (table, seat): (&dyn AnyTable, Seat),
    rng: &mut Rng,
) -> Option<String> {
    let bot = BotSpec { budget: Some(QUICK), ..BotSpec::read(level, game).ok()? };
    Some(table.ponder(seat, bot).ok()?(rng))
}
