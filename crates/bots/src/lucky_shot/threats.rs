//! What each player could do in one turn: roughly, but at once.

use luckhouse_engine::{Game, Seat};
use luckhouse_games::lucky_shot::{LuckyShot, State, Volcano, odds};

/// Players at the largest table.
const SEATS: usize = 3;

/// For each level, the chance that a raid with that die gets through; 0 if there is nothing to raid.
pub(super) type ByLevel = [f32; 6];

/// What everybody could do to everybody.
pub(super) struct Threats {
    /// Whoever chooses a die may choose that of a hunt (LS-23).
    hunts_surely: bool,
    held: [usize; SEATS],
    in_play: luckhouse_engine::SeatSet,
    /// Can this player lay a treasure down?
    room: [bool; SEATS],
    /// The levels of the empty forts.
    hunts: [u8; SEATS],
    /// How the treasures of this player can be raided.
    raids: [ByLevel; SEATS],
    /// The chance to destroy some fort of this player that holds a treasure, in one turn.
    fragile: [f32; SEATS],
}

/// One of three dice shows what is needed.
const ONE_OF_THREE: f32 = 91.0 / 216.0;

impl Threats {
    pub(super) fn of(game: &LuckyShot, state: &State) -> Threats {
        let mut threats = Threats {
            hunts_surely: game.options().volcano == Volcano::Any,
            held: [0; SEATS],
            in_play: state.in_play(),
            room: [false; SEATS],
            hunts: [0; SEATS],
            raids: [[0.0; 6]; SEATS],
            fragile: [0.0; SEATS],
        };
        for (id, fort) in state.all_forts() {
            let (owner, level) = (id.owner().index(), usize::from(fort.level().face()) - 1);
            if fort.is_empty() {
                threats.room[owner] = true;
                threats.hunts[owner] |= 1 << level;
                continue;
            }
            threats.held[owner] += 1;
            let through = &mut threats.raids[owner][level];
            *through = through.max(THROUGH[odds::blocking_dice(fort.standing())]);
            let falls = [0.0, 1.0, ONE_OF_THREE, 0.05][usize::from(fort.standing().min(3))];
            threats.fragile[owner] = threats.fragile[owner].max(falls);
        }
        threats
    }

    /// How `by` can raid the treasures of `of`.
    pub(super) fn targets(&self, of: Seat, by: Seat) -> &ByLevel {
        if self.room[by.index()] { &self.raids[of.index()] } else { &[0.0; 6] }
    }

    pub(super) fn fragile(&self, seat: Seat) -> f32 {
        self.fragile[seat.index()]
    }

    /// The chance to find an Available treasure at the beginning of the turn.
    pub(super) fn hunt(&self, state: &State, seat: Seat) -> f32 {
        let levels = self.hunts[seat.index()].count_ones();
        match (state.available().is_empty(), levels) {
            (true, _) | (_, 0) => 0.0,
            _ if self.hunts_surely && state.chooses_die(seat) => 1.0,
            _ => levels as f32 / 6.0,
        }
    }

    /// The chance to capture any treasure.
    pub(super) fn capture(&self, seat: Seat) -> f32 {
        self.captures(seat, |_| true)
    }

    fn captures(&self, seat: Seat, counts: impl Fn(Seat) -> bool) -> f32 {
        if !self.room[seat.index()] {
            return 0.0;
        }
        let mut best = [0.0f32; 6];
        for other in self.in_play.without(seat).iter().filter(|other| counts(*other)) {
            for (best, raid) in best.iter_mut().zip(self.raids[other.index()]) {
                *best = best.max(raid);
            }
        }
        raid_chance(&best)
    }

    /// The chance to destroy a fort of somebody with a treasure in it.
    pub(super) fn destroy(&self, seat: Seat) -> f32 {
        let others = self.in_play.without(seat).iter();
        others.map(|other| self.fragile(other)).fold(0.0, f32::max)
    }

    /// The chance to win in one turn: with the fourth treasure, or by taking the last one of the last opponent.
    pub(super) fn win(&self, seat: Seat, hunt: f32) -> f32 {
        let fourth = self.held[seat.index()] >= 3;
        let last = |other: Seat| self.in_play.len() == 2 && self.held[other.index()] == 1;
        let capture = self.captures(seat, |other| fourth || last(other));
        let others = self.in_play.without(seat).iter();
        let destroy =
            others.filter(|other| last(*other)).map(|other| self.fragile(other)).fold(0.0, f32::max);
        let hunt = if fourth { hunt } else { 0.0 };
        1.0 - (1.0 - capture) * (1.0 - destroy) * (1.0 - hunt)
    }
}

/// That so many dice do not block a raid.
const THROUGH: [f32; 8] = [1.0, 0.833_333, 0.694_444, 0.578_704, 0.482_253, 0.401_878, 0.334_898, 0.279_082];

/// The chance to raid with success, if the best of three dice is used.
pub(super) fn raid_chance(by_level: &ByLevel) -> f32 {
    let mut sorted = *by_level;
    sorted.sort_unstable_by(|a, b| b.total_cmp(a));
    // That none of three dice shows any of so many levels.
    const NONE: [f32; 7] = [1.0, 0.578_704, 0.296_296, 0.125, 0.037_037, 0.004_63, 0.0];
    sorted.iter().zip(NONE.windows(2)).map(|(through, none)| through * (none[0] - none[1])).sum()
}
