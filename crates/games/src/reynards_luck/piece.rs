//! The pieces: of a fixed value, or foxes whose value is rolled each time.

use super::Sort;
use luckhouse_engine::{BadWord, Seat, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// What a piece is worth in a confrontation. Written `1` to `6`, or `fox`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = r#""1" | "2" | "3" | "4" | "5" | "6" | "fox""#)]
pub enum Kind {
    /// Worth 1.
    One,
    /// Worth 2.
    Two,
    /// Worth 3.
    Three,
    /// Worth 4.
    Four,
    /// Worth 5.
    Five,
    /// Worth 6.
    Six,
    /// Worth what a die shows, each time anew.
    Fox,
}

impl Kind {
    /// The value, except of a fox.
    pub const fn value(self) -> Option<u8> {
        match self {
            Kind::Fox => None,
            _ => Some(self as u8 + 1),
        }
    }
}

impl Sort for Kind {
    const ALL: [Kind; 7] = [Kind::One, Kind::Two, Kind::Three, Kind::Four, Kind::Five, Kind::Six, Kind::Fox];

    #[inline]
    fn place(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            Some(value) => write!(f, "{value}"),
            None => f.write_str("fox"),
        }
    }
}

impl FromStr for Kind {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Kind, BadWord> {
        let kind = Kind::ALL.into_iter().find(|kind| kind.to_string() == text);
        kind.ok_or_else(|| BadWord::new(text, phrase!("kind-piece"), phrase!("expected-piece")))
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Kind, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// What has become known of a piece. It goes on from one to the next (RL-7), and back to hidden only
/// where a piece that moves is forgotten (RL-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// Only its owner knows what it is.
    Hidden,
    /// It has been in a confrontation: both know.
    Revealed,
    /// It has been captured and fights for its captor: both know.
    Turncoat,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// For whom it fights.
    pub owner: Seat,
    /// What it is worth.
    pub kind: Kind,
    /// Who knows that.
    pub standing: Standing,
}

impl Piece {
    /// Does nobody but the owner know what it is?
    pub fn is_hidden(self) -> bool {
        self.standing == Standing::Hidden
    }
}
