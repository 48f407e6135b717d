//! What a position is worth to everybody, ordered by what it is worth to the one who rolls.

use luckhouse_engine::{PerSeat, Seat};
use luckhouse_solvers::dice::Amount;
use std::cmp::Ordering;

const MOST_SEATS: usize = 6;

/// Everybody's chance, and that of the one who chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shares {
    pub(super) own: f64,
    each: [f64; MOST_SEATS],
}

impl Shares {
    pub(super) fn new(chances: &PerSeat<f64>, chooser: Seat) -> Shares {
        let mut each = [0.0; MOST_SEATS];
        chances.iter().for_each(|(seat, chance)| each[seat.index()] = chance);
        Shares { own: chances[chooser], each }
    }

    pub(super) fn per_seat(self, seats: usize) -> PerSeat<f64> {
        PerSeat::from_fn(seats, |seat| self.each[seat.index()])
    }

    /// This and so much of the way from one to another.
    #[must_use]
    pub(super) fn moved(self, from: Shares, to: Shares, part: f64) -> Shares {
        let step = |own: f64, from: f64, to: f64| (own + part * (to - from)).clamp(0.0, 1.0);
        let each = std::array::from_fn(|seat| step(self.each[seat], from.each[seat], to.each[seat]));
        Shares { own: step(self.own, from.own, to.own), each }
    }
}

impl PartialOrd for Shares {
    fn partial_cmp(&self, other: &Shares) -> Option<Ordering> {
        self.own.partial_cmp(&other.own)
    }
}

impl Amount for Shares {
    const NOTHING: Shares = Shares { own: 0.0, each: [0.0; MOST_SEATS] };

    fn mean(six: [Shares; 6]) -> Shares {
        let each = std::array::from_fn(|seat| f64::mean(six.map(|shares| shares.each[seat])));
        Shares { own: f64::mean(six.map(|shares| shares.own)), each }
    }

    fn larger(self, other: Shares) -> Shares {
        if other.own > self.own { other } else { self }
    }
}
