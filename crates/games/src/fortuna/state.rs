//! A game in progress.

use super::{BrickSet, Call, Group, Groups, Marbles, Pair, Score};
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
    /// The player chooses two of the dice that are in no group yet.
    PickDice(Throw),
    /// The player chooses two of the bricks that are in no group yet.
    PickBricks {
        /// What lies open.
        throw: Throw,
        /// The dice that were chosen for them.
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
        self.open().map(|throw| throw.spread)
    }

    /// All dice and bricks that lie open, once both do, with the groups that are made of them so far.
    pub fn open(&self) -> Option<Throw> {
        match self {
            Phase::PickDice(throw) | Phase::PickBricks { throw, .. } => Some(*throw),
            _ => self.throw(),
        }
    }

    /// The throw, once it is chosen what of it is scored.
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

/// All that lies open, and what of it is scored: one group of two dice and two bricks, or with `spread=grand` as many as
/// there are pairs of players (FO-22). While the player still chooses, the groups made so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Throw {
    /// All that lie open.
    pub spread: Spread,
    /// What is scored of it, each group for itself.
    pub groups: Groups,
}

impl Throw {
    /// A throw of which nothing is chosen yet.
    pub const fn of(spread: Spread) -> Throw {
        Throw { spread, groups: Groups::EMPTY }
    }

    /// What is in no group yet: each die and each brick serves one only (FO-22). Nothing, if the groups are not of this spread.
    pub fn left(&self) -> Option<Spread> {
        self.groups.iter().try_fold(self.spread, Spread::without)
    }
}

impl Spread {
    /// The same without the dice and bricks of a group, if they are all there.
    pub fn without(self, group: Group) -> Option<Spread> {
        Some(Spread { dice: self.dice.minus(group.dice.dice()?)?, bricks: self.bricks.minus(group.bricks)? })
    }
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
