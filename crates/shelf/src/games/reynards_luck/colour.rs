//! The two sides, by what everybody calls them.

use luckhouse_engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// p1 is Red, p2 is Blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// p1.
    Red,
    /// p2.
    Blue,
}

impl Colour {
    pub(super) fn seat(self) -> Seat {
        Seat::at(self as usize)
    }
}

impl From<Seat> for Colour {
    fn from(seat: Seat) -> Colour {
        [Colour::Red, Colour::Blue][seat.index()]
    }
}
