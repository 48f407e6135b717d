//! A game in progress.

use super::{BrickSet, Call, Marbles, Pair, Score};
use luckhouse_engine::{DiceSet, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Everything that can change in a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FortunaState {
    /// Everybody's score and marbles.
    pub players: PerSeat<Player>,
    /// Who had the first turn; nobody before that is known (FO-2).
    pub starter: Option<Seat>,
    /// Whose turn it is; before the first turn, who rolls for it next.
    pub on_turn: Seat,
    /// Turns that are over.
    pub turns: u16,
    /// Where in the turn the game stands.
    pub phase: Phase,
    /// The turn before this one.
    pub last: Option<LastTurn>,
}

/// One player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Points.
    pub score: u16,
    /// In hand, of three.
    pub marbles: Marbles,
}

impl Player {
    /// Three marbles and no points (FO-1).
    pub(super) const NEW: Player = Player { score: 0, marbles: Marbles::ALL };
}

/// A side: seats alternate Gold and Black from the starter (FO-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The starter's.
    Gold,
    /// The other.
    Black,
}

impl Colour {
    /// The colour of a seat, when the starter is known. There are always as many seats of each.
    pub const fn of(seat: Seat, starter: Seat) -> Colour {
        if seat.index() % 2 == starter.index() % 2 { Colour::Gold } else { Colour::Black }
    }
}

/// Where in a turn the game stands, in the order in which it is played.
///
/// The true score is in a phase only once the challenge is over (FO-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Everybody rolls for the first turn.
    Starting(Starting),
    /// The dice are to be rolled.
    Dice,
    /// The bricks are to be flipped.
    Bricks {
        /// The dice that lie open.
        dice: DiceSet,
    },
    /// The player chooses two of the dice.
    PickDice(Spread),
    /// The player chooses two of the bricks.
    PickBricks {
        /// What lies open.
        spread: Spread,
        /// The dice that were chosen.
        dice: Pair,
    },
    /// The player calls a score.
    Call(Throw),
    /// Every opponent accepts or challenges the call.
    Challenge {
        /// What was called about.
        throw: Throw,
        /// What was called.
        call: Call,
    },
    /// The call was wrong: challengers with a marble in the dungeon free or leave it.
    Reward {
        /// What was scored.
        scored: Scored,
        /// Those who decide.
        challengers: SeatSet,
    },
    /// The player frees a marble or leaves it.
    OwnMarble(Scored),
    /// The player chooses who loses marbles.
    Take(Scored),
    /// The game has ended.
    Over,
}

impl Phase {
    /// All dice and bricks that lie open, once both do.
    pub fn spread(&self) -> Option<Spread> {
        match self {
            Phase::PickDice(spread) | Phase::PickBricks { spread, .. } => Some(*spread),
            _ => self.throw().map(|throw| throw.spread),
        }
    }

    /// The dice and bricks that are scored, once they are chosen.
    pub fn throw(&self) -> Option<Throw> {
        match self {
            Phase::Call(throw) | Phase::Challenge { throw, .. } => Some(*throw),
            _ => self.scored().map(|scored| scored.throw),
        }
    }

    /// What was scored, once that is known (FO-11).
    pub fn scored(&self) -> Option<Scored> {
        match self {
            Phase::Reward { scored, .. } | Phase::OwnMarble(scored) | Phase::Take(scored) => Some(*scored),
            _ => None,
        }
    }
}

/// Who rolls for the first turn, and what they have rolled (FO-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Starting {
    /// Those who still can have it.
    pub contenders: SeatSet,
    /// What each has rolled in this round: the sum of two dice.
    pub totals: PerSeat<Option<u8>>,
}

/// All dice and bricks that lie open: two of each, or more (FO-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Spread {
    /// The dice.
    pub dice: DiceSet,
    /// The bricks.
    pub bricks: BrickSet,
}

/// The two dice and two bricks that are scored, out of all that lie open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Throw {
    /// All that lie open.
    pub spread: Spread,
    /// The dice that are scored.
    pub dice: Pair,
    /// The bricks that are scored.
    pub bricks: Pair,
}

/// A throw with its true score, and what was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Scored {
    /// What lay open.
    pub throw: Throw,
    /// The call, where calls are spoken.
    pub called: Option<Called>,
    /// What it truly was.
    pub score: Score,
}

/// A call, and who doubted it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Called {
    /// What was called.
    pub call: Call,
    /// Those who challenged.
    pub challengers: SeatSet,
    /// Was it right?
    pub right: bool,
}

/// A turn that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct LastTurn {
    /// Whose it was.
    pub seat: Seat,
    /// What was scored.
    pub scored: Scored,
}

impl Scored {
    /// Has the player on turn lost a marble to a challenge (FO-10)?
    pub fn was_caught(&self) -> bool {
        self.called.is_some_and(|called| !called.right && !called.challengers.is_empty())
    }

    /// Was the right score called? True as well where the house calls.
    pub fn was_right(&self) -> bool {
        self.called.is_none_or(|called| called.right)
    }
}
