//! All that a roll can lead to, with what comes to the same put together.

use luckhouse_engine::{Chance, DiceSet, Die, Game, Turn};
use luckhouse_games::lucky_shot::{LuckyShot, Phase, Place, Purpose, Roll, State, odds};

/// Visit every outcome that matters of the roll that the table waits for, with its chance.
///
/// What [`all_outcomes`] says of every roll, with fewer of them.
pub(super) fn outcomes(game: &LuckyShot, state: &State, mut visit: impl FnMut(f64, &State)) {
    let mut after = |part: f64, roll: Roll| {
        let mut next = state.clone();
        game.roll(&mut next, roll);
        visit(part, &next);
    };
    match state.phase() {
        Phase::Block { from, .. } => {
            let bricks =
                state.forts(from.owner()).find(|(id, _)| *id == from).map_or(1, |(_, fort)| fort.standing());
            let (dice, through) = (odds::blocking_dice(bricks), odds::raid_succeeds(bricks).as_f64());
            let face = state.card().die(Place::Raid).map_or(1, Die::face);
            let all = |face: u8| Roll::Dice(DiceSet::of(&[face; 8][..dice]));
            after(through, all(face % 6 + 1));
            after(1.0 - through, all(face));
        }
        phase => match telling_faces(state, phase) {
            Some(faces) => {
                let one = |face: u8| Roll::Dice(DiceSet::of(&[face]));
                let told = |face: &u8| faces & (1 << face) != 0;
                (1..=6).filter(told).for_each(|face| after(1.0 / 6.0, one(face)));
                let others = 6 - faces.count_ones();
                if let Some(face) = (1..=6).find(|face| !told(face)) {
                    after(f64::from(others) / 6.0, one(face));
                }
            }
            None => all_outcomes(game, state, visit),
        },
    }
}

/// Every outcome of the roll, one by one.
pub(super) fn all_outcomes(game: &LuckyShot, state: &State, mut visit: impl FnMut(f64, &State)) {
    let Turn::Roll(luck) = game.turn(state) else { return };
    let odds = luck.odds();
    for (roll, ways) in odds.lines() {
        let mut next = state.clone();
        game.roll(&mut next, *roll);
        visit(*ways as f64 / odds.total() as f64, &next);
    }
}

/// The faces of a single die that make a difference, as bits; all others come to the same.
fn telling_faces(state: &State, phase: Phase) -> Option<u8> {
    let empty =
        || state.empty_forts(state.acting()).fold(0, |faces, (_, fort)| faces | 1 << fort.level().face());
    match phase {
        Phase::Die { purpose: Purpose::Hunt } | Phase::SalvageDie { .. } => Some(empty()),
        Phase::Steal { .. } => state.card().die(Place::Raid).map(|die| 1 << die.face()),
        Phase::Found { fort } => {
            state.forts(fort.owner()).find(|(id, _)| *id == fort).map(|(_, fort)| 1 << fort.level().face())
        }
        _ => None,
    }
}
