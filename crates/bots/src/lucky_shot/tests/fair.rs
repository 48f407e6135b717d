//! Best against strong with the luck of the dice taken out: few games tell what would else take thousands.

use super::*;
use crate::lucky_shot::strong::Strong;
use crate::{Budget, arena};
use luckhouse_engine::PerSeat;

const ALL: Budget = Budget::nodes(u64::MAX);

/// As many as were played to tell best from strong.
const PAIRS: u64 = 260;

/// What a state is worth; while the table is set up, nothing is said.
fn eye(game: &LuckyShot, strong: &mut Strong, state: &State) -> Option<PerSeat<f64>> {
    let setting_up = state.turns() == 0
        && matches!(state.phase(), Phase::Level { .. } | Phase::Deal { .. } | Phase::Starter);
    if setting_up {
        return None;
    }
    let worths = strong.planned(game, state);
    Some(PerSeat::from_fn(2, |seat| worths[seat.index()]))
}

#[test]
#[ignore = "long: make long"]
fn best_beats_strong() {
    let game = LuckyShot::new(LuckyShotOptions::default(), 2).unwrap();
    let mut strong = Strong::wide(Opinion::fine(), ALL, &[0]);
    let mut eye = |state: &State| eye(&game, &mut strong, state);
    let [best, strong]: [arena::Maker<LuckyShot>; 2] =
        [&|| Box::new(Strong::fine(ALL)), &|| Box::new(Strong::new(ALL))];
    let scores = arena::swapped_fairly(&game, best, strong, 3001, 0..PAIRS, &mut eye);
    println!("best against strong: {scores}");
    assert!(scores.fair.mean() - scores.fair.half_width() > 0.5);
}
