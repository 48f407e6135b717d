//! What can be counted on a field, for each side: material, foxheads, threats.

use super::belief::{Belief, Ends};
use super::field::{Field, Man};
use luckhouse_engine::{Die, Seat};
use luckhouse_games::reynards_luck::{ReynardsLuck, Square, SquareSet, reach};

/// What is counted, by name, for each side. The weights of all of them are learned.
pub(super) const NAMES: [&str; 29] = [
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "foxes",
    "reserve",
    "reserve-value",
    "few-pieces",
    "one-foxhead",
    "two-foxheads",
    "three-foxheads",
    "foxhead-value",
    "foxhead-access",
    "foxhead-attack",
    "closeness",
    "threats",
    "best-threat",
    "completes",
    "completes-by-force",
    "advanced",
    "shield-open",
    "shield-lost",
    "hand",
    "home",
    "many-pieces",
    "breaks",
    "near-heads",
];

/// How many things are counted for each side.
pub(super) const COUNTED: usize = NAMES.len();

/// Where the hand stands among them, and the chance to beat an enemy on a foxhead.
pub(super) const HAND: usize = 24;
pub(super) const BREAKS: usize = 27;

/// The counts of one side.
pub(super) type Counts = [f64; COUNTED];

/// The counts of both sides.
pub(super) fn survey(game: &ReynardsLuck, belief: &Belief, field: &Field) -> [Counts; 2] {
    let mut counts = [[0.0; COUNTED]; 2];
    let reaches = reaches(game, belief, field);
    for side in [0, 1] {
        material(game, belief, field, side, &mut counts[side]);
        foxheads(game, belief, field, side, &reaches, &mut counts[side]);
        counts[side][17] = reaches[side].threats;
        counts[side][18] = reaches[side].best_threat;
        counts[side][BREAKS] = reaches[side].breaks;
    }
    counts
}

fn material(game: &ReynardsLuck, belief: &Belief, field: &Field, side: usize, counts: &mut Counts) {
    let layout = game.layout();
    for square in field.held(side).iter() {
        let Some(man) = field.at(square) else { continue };
        let kinds = &belief.kinds[usize::from(man.class)];
        (0..7).for_each(|kind| counts[kind] += kinds[kind]);
        let nearest = belief.nearest[square.index()];
        counts[16] += 1.0 / (1.0 + nearest as f64);
        let rank = if side == 0 { square.rank() } else { 8 - square.rank() };
        counts[21] += f64::from(u8::from(rank > 3));
        counts[25] += f64::from(u8::from(rank < 2));
        counts[28] += if nearest <= 1 { belief.value(man.class) / 6.0 } else { 0.0 };
    }
    for (class, count) in field.reserves[side].iter().enumerate().filter(|(_, count)| **count > 0) {
        counts[7] += f64::from(*count);
        counts[8] += f64::from(*count) * belief.value(class as u8) / 6.0;
    }
    let strength = field.strength(side);
    counts[9] = 1.0 / (strength as f64 - 2.0).max(0.5);
    counts[26] = strength as f64 / 16.0;
    counts[HAND] = belief.hands[side] / 28.0;
    let shield = layout.side(Seat::at(side)).shield;
    match field.at(shield) {
        None => counts[22] = f64::from(u8::from(counts[7] > 0.0)),
        Some(man) => counts[23] = f64::from(u8::from(man.owner != side)),
    }
}

fn foxheads(
    game: &ReynardsLuck,
    belief: &Belief,
    field: &Field,
    side: usize,
    reaches: &[Reach; 2],
    counts: &mut Counts,
) {
    let heads = &game.layout().foxheads;
    let held = field.heads_of(side, heads);
    if held > 0 {
        // All four are as good as three: either that wins, which RL-18 decides, or one of them is lost.
        counts[9 + held.min(3)] = 1.0;
    }
    let own = &reaches[side];
    for (index, head) in heads.iter().enumerate() {
        match field.at(*head) {
            Some(man) if man.owner == side => counts[13] += belief.value(man.class) / 6.0,
            Some(_) => counts[15] += own.at_heads[index],
            None => counts[14] += own.at_heads[index],
        }
        if held == 3 && !field.held(side).contains(*head) {
            let stands = 1.0 - reaches[1 - side].breaks;
            let place = if field.at(*head).is_none() { 19 } else { 20 };
            counts[place] = own.at_heads[index] * stands;
        }
    }
}

/// What the pieces of a side can do on one turn of theirs.
struct Reach {
    /// The chance to get to each foxhead: by going there, or by beating who stands there.
    at_heads: [f64; 4],
    /// The best that can be won of each enemy, all together, and of one.
    threats: f64,
    best_threat: f64,
    /// The chance to beat an enemy on any foxhead, with the best piece for each roll.
    breaks: f64,
}

/// What both sides can do. Who can be challenged can challenge back, so every pair is looked at once, for both.
fn reaches(game: &ReynardsLuck, belief: &Belief, field: &Field) -> [Reach; 2] {
    let occupied = field.occupied();
    let mut tries = [Try::NONE; 2];
    let fewer = usize::from(field.held(1).len() < field.held(0).len());
    for square in field.held(fewer).iter() {
        let Some(man) = field.at(square) else { continue };
        for target in reach(square, occupied, SIX).and(field.held(1 - fewer)).iter() {
            let Some(enemy) = field.at(target) else { continue };
            let (far, ends) = (square.distance(target), belief.likely(man, enemy));
            tries[fewer].challenge(belief, [man, enemy], target, far, ends);
            tries[1 - fewer].challenge(belief, [enemy, man], square, far, ends.flipped());
        }
    }
    let heads = &game.layout().foxheads;
    for (head, square) in heads.iter().enumerate().filter(|(_, square)| !occupied.contains(**square)) {
        let near = reach(*square, occupied, SIX).minus(belief.heads);
        for (side, tried) in tries.iter_mut().enumerate() {
            let nearest = near.and(field.held(side)).iter().map(|from| within(from.distance(*square)));
            tried.at_heads[head] = nearest.fold(tried.at_heads[head], f64::max);
        }
    }
    [0, 1].map(|side| tries[side].reach(field.held(1 - side)))
}

/// The best of each kind that was found so far.
struct Try {
    at_heads: [f64; 4],
    against: [f64; Square::COUNT],
    by_die: [f64; 6],
}

impl Try {
    const NONE: Try = Try { at_heads: [0.0; 4], against: [0.0; Square::COUNT], by_die: [0.0; 6] };

    /// A piece can challenge another, so far away.
    fn challenge(&mut self, belief: &Belief, [man, enemy]: [Man; 2], target: Square, far: usize, ends: Ends) {
        let gain = ends.win * belief.bounty(enemy.class) - ends.lose * belief.bounty(man.class);
        let place = &mut self.against[target.index()];
        *place = place.max(gain * within(far));
        if let Some(head) = belief.head_at(target) {
            self.at_heads[head] = self.at_heads[head].max(ends.win * within(far));
            self.by_die[far - 1..].iter_mut().for_each(|best| *best = best.max(ends.win));
        }
    }

    fn reach(&self, enemies: SquareSet) -> Reach {
        let gains = enemies.iter().map(|square| self.against[square.index()]);
        let (threats, best_threat) =
            gains.fold((0.0, 0.0_f64), |(sum, best), gain| (sum + gain, best.max(gain)));
        let breaks = self.by_die.iter().sum::<f64>() / 6.0;
        Reach { at_heads: self.at_heads, threats, best_threat, breaks }
    }
}

/// The farthest that a piece can go.
pub(super) const SIX: Die = match Die::new(6) {
    Some(six) => six,
    None => unreachable!(),
};

/// The chance that the die reaches so far.
fn within(steps: usize) -> f64 {
    7_usize.saturating_sub(steps) as f64 / 6.0
}
