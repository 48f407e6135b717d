//! What a position looks like to each player, in numbers: the features that the weights are for.

use super::threats::{Threats, raid_chance};
use luckhouse_engine::{Game, Seat};
use luckhouse_games::lucky_shot::{Fort, LuckyShot, Phase, Purpose, State};

/// How many features each player has, and a few that are always 0: they are added up eight at a time.
pub const COUNT: usize = (CAP + CAP_STEPS.len()).next_multiple_of(8);

// One block after the other. Most are there once for each distance to the own turn: now, next, the one after.
const TEMPI: usize = 3;
const TREASURES: usize = 0;
const WIN: usize = TREASURES + 3 * TEMPI;
const CAPTURE: usize = WIN + WIN_STEPS.len() * TEMPI;
const HUNT: usize = CAPTURE + TEMPI;
const DESTROY: usize = HUNT + TEMPI;
const GUARD: usize = DESTROY + TEMPI;
const LOSS: usize = GUARD + 2 * GUARDS;
const EMPTY: usize = LOSS + 2 * TEMPI;
const EMPTY_BRICKS: usize = EMPTY + 5;
const LEVELS: usize = EMPTY_BRICKS + 3;
const SPREAD: usize = LEVELS + 3;
const VOLCANO: usize = SPREAD + 2;
const CAP: usize = VOLCANO + TEMPI;

/// A chance to win at once counts by steps, since near certainty is not just twice one half.
const WIN_STEPS: [f32; 6] = [0.0, 0.1, 0.25, 0.45, 0.7, 1.0];
/// Turns left before the treasures are counted.
const CAP_STEPS: [u32; 5] = [1, 2, 4, 8, 16];
/// Classes of forts by their standing bricks.
const GUARDS: usize = 7;

/// The features of one player.
pub type Sheet = [f32; COUNT];

/// The features of every player who is in, by seat; the others' are left as they are.
pub fn sheets(game: &LuckyShot, state: &State, sheets: &mut [Sheet; 3]) {
    let threats = Threats::of(game, state);
    for seat in state.in_play().iter() {
        let sheet = &mut sheets[seat.index()];
        *sheet = [0.0; COUNT];
        let tempo = tempo(state, seat);
        holdings(state, seat, tempo, sheet);
        chances(state, &threats, seat, tempo, sheet);
        counting(game, state, seat, sheet);
    }
}

/// How many players are before this one.
fn tempo(state: &State, seat: Seat) -> usize {
    let (mut on_turn, mut before) = (state.on_turn(), 0);
    while on_turn != seat && before + 1 < TEMPI {
        on_turn = state.in_play().after(on_turn).unwrap_or(seat);
        before += 1;
    }
    before
}

/// What one has: treasures, the bricks around them, empty forts.
fn holdings(state: &State, seat: Seat, tempo: usize, sheet: &mut Sheet) {
    let held = state.treasures(seat);
    sheet[TREASURES + held.clamp(1, 3) - 1 + 3 * tempo] = 1.0;
    let (mut empty, mut levels, mut full_levels) = (0, 0u8, 0u8);
    for (_, fort) in state.forts(seat) {
        if fort.is_empty() {
            empty += 1;
            levels |= 1 << fort.level().face();
            sheet[EMPTY_BRICKS + usize::from(fort.standing().min(3)) - 1] += 1.0;
        } else {
            full_levels |= 1 << fort.level().face();
            sheet[GUARD + guard(fort) + if held == 1 { GUARDS } else { 0 }] += 1.0;
        }
    }
    sheet[EMPTY + usize::min(empty, 4)] = 1.0;
    let levels = levels.count_ones() as f32;
    sheet[LEVELS] = levels;
    sheet[LEVELS + 1] = levels * state.available().len().min(2) as f32;
    sheet[LEVELS + 2] = levels * state.set_aside().len() as f32;
    sheet[SPREAD + usize::from(held > 2)] = full_levels.count_ones() as f32;
    if state.chooses_die(seat) {
        sheet[VOLCANO + tempo] = 1.0;
    }
}

fn guard(fort: &Fort) -> usize {
    match fort.standing() {
        bricks @ 0..=4 => usize::from(bricks.max(1)) - 1,
        5..=6 => 4,
        7..=9 => 5,
        _ => 6,
    }
}

/// What one can do in one turn, and what can be done to one.
fn chances(state: &State, threats: &Threats, seat: Seat, tempo: usize, sheet: &mut Sheet) {
    let hunt_is_over =
        tempo == 0 && !matches!(state.phase(), Phase::Hunt | Phase::Die { purpose: Purpose::Hunt });
    let hunt = if hunt_is_over { 0.0 } else { threats.hunt(state, seat) };
    let capture = threats.capture(seat);
    let win = threats.win(seat, hunt);
    steps(&WIN_STEPS, win, &mut sheet[WIN + tempo * WIN_STEPS.len()..]);
    sheet[CAPTURE + tempo] = capture;
    sheet[HUNT + tempo] = hunt;
    sheet[DESTROY + tempo] = threats.destroy(seat);
    let last = usize::from(state.treasures(seat) == 1);
    for other in state.in_play().without(seat).iter() {
        let loss = raid_chance(threats.targets(seat, other)).max(threats.fragile(seat));
        sheet[LOSS + 2 * self::tempo(state, other) + last] += loss;
    }
}

/// Share `x` between the two steps that it lies between.
fn steps(steps: &[f32], x: f32, into: &mut [f32]) {
    let above = steps.iter().position(|step| *step >= x).unwrap_or(steps.len() - 1).max(1);
    let part = (x - steps[above - 1]) / (steps[above] - steps[above - 1]);
    into[above] = part;
    into[above - 1] = 1.0 - part;
}

/// When the treasures are soon counted (LS-22), it matters who leads.
fn counting(game: &LuckyShot, state: &State, seat: Seat, sheet: &mut Sheet) {
    let left = game.options().cap.saturating_sub(u32::from(state.turns()));
    let Some(step) = CAP_STEPS.iter().position(|most| left <= *most) else { return };
    let rank = |seat: Seat| (state.treasures(seat), state.bricks(seat));
    let others = state.in_play().without(seat);
    let best = others.iter().map(rank).max().unwrap_or((0, 0));
    sheet[CAP + step] = match rank(seat).cmp(&best) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
}
