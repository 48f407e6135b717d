//! A confrontation: two pieces, two cards, and a die for each fox.

use super::{Card, Kind, Square};
use luckhouse_engine::{Die, Seat};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// A confrontation in which the pieces are revealed. Everybody sees all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Duel {
    /// The square of the challenger, who is on turn.
    pub from: Square,
    /// The square of the challenged.
    pub to: Square,
    /// The piece that challenges.
    pub challenger: Fighter,
    /// The piece that is challenged.
    pub challenged: Fighter,
}

/// One side of a confrontation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Fighter {
    /// The piece.
    pub kind: Kind,
    /// The card played for it, once it is turned.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub card: Option<Card>,
    /// What a fox has rolled, once it has.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub die: Option<Die>,
}

impl Fighter {
    /// Piece, or what the fox has rolled, and card together. A fox that has not rolled counts nothing yet, nor does
    /// a card that is not turned.
    pub fn total(&self) -> u8 {
        let piece = self.kind.value().or(self.die.map(Die::face)).unwrap_or(0);
        piece + self.card.map_or(0, Card::value)
    }

    fn must_roll(&self) -> bool {
        self.kind == Kind::Fox && self.die.is_none()
    }
}

impl Duel {
    /// The fox that must roll next, the challenger first; none if all values are known (RL-11).
    pub fn fox_to_roll(&mut self) -> Option<&mut Fighter> {
        [&mut self.challenger, &mut self.challenged].into_iter().find(|fighter| fighter.must_roll())
    }

    /// Whose piece wins, when `challenger` is the seat on turn; nobody's in a tie (RL-11, RL-12).
    pub fn winner(&self, challenger: Seat) -> Option<Seat> {
        match self.challenger.total().cmp(&self.challenged.total()) {
            Ordering::Greater => Some(challenger),
            Ordering::Less => Some(challenger.other()),
            Ordering::Equal => None,
        }
    }
}
