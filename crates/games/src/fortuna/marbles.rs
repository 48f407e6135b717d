//! A player's marbles: in hand, or in the dungeon.

use luckhouse_engine::{BadWord, phrase};
use serde::{Deserialize, Serialize};

/// How many of a player's three marbles are in hand; the others are in the dungeon (FO-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[ts(as = "u8")]
#[serde(try_from = "u8", into = "u8")]
pub struct Marbles(u8);

impl Marbles {
    /// All three in hand.
    pub const ALL: Marbles = Marbles(3);

    /// How many are in hand, 0 to 3.
    pub const fn in_hand(self) -> u8 {
        self.0
    }

    /// How many are in the dungeon, 0 to 3.
    pub const fn in_dungeon(self) -> u8 {
        Marbles::ALL.0 - self.0
    }

    /// None in hand?
    pub const fn are_gone(self) -> bool {
        self.0 == 0
    }

    /// So many go into the dungeon, as far as there are any (FO-8, FO-16).
    pub fn lose(&mut self, marbles: u8) {
        self.0 = self.0.saturating_sub(marbles);
    }

    /// One comes back, if one is in the dungeon.
    pub fn free(&mut self) {
        self.0 = (self.0 + 1).min(Marbles::ALL.0);
    }
}

impl TryFrom<u8> for Marbles {
    type Error = BadWord;
    fn try_from(in_hand: u8) -> Result<Marbles, BadWord> {
        if in_hand <= Marbles::ALL.0 {
            return Ok(Marbles(in_hand));
        }
        Err(BadWord::new(
            in_hand.to_string(),
            phrase!("kind-marbles"),
            phrase!("expected-range", least = 0, most = 3),
        ))
    }
}

impl From<Marbles> for u8 {
    fn from(marbles: Marbles) -> u8 {
        marbles.0
    }
}
