//! The table of scores: what two dice and two bricks are worth (FO-4).

use super::{Pair, Plain, Scoring, Wolf};
use serde::{Deserialize, Serialize};

/// A line of the table of scores, in the order in which they are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// Dice 5 and 6 on bricks 5 and 6.
    Cheese,
    /// Each die has its own brick.
    Happiness,
    /// One die is twice the other, and a brick shows the lower.
    Smile,
    /// Equal dice, and a brick shows the same.
    Grin,
    /// One die is twice the other, and a brick shows the higher.
    HalfSmile,
    /// Equal dice, made by the bricks' sum or difference.
    WolfGrin,
    /// A brick is made by a die, by the dice's sum or by their difference.
    Plain,
    /// Nothing fits.
    Miss,
}

/// What a score does to the player's own marbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnMarble {
    /// One may come back from the dungeon.
    Back,
    /// Nothing.
    Stays,
    /// One is lost.
    Lost,
}

impl Line {
    /// All lines, in order.
    pub const ALL: [Line; 8] = [
        Line::Cheese,
        Line::Happiness,
        Line::Smile,
        Line::Grin,
        Line::HalfSmile,
        Line::WolfGrin,
        Line::Plain,
        Line::Miss,
    ];

    /// The first line that fits (FO-4, FO-6). A blank is 0, which no die shows and no sum is; only where equal
    /// dice are subtracted it must be kept from matching (FO-5).
    #[inline]
    pub fn of(dice: Pair, bricks: Pair, wolf: Wolf) -> Line {
        let (doubled, equal) = (dice.high() == 2 * dice.low(), dice.low() == dice.high());
        if dice == bricks {
            return if dice == Pair::of(5, 6) { Line::Cheese } else { Line::Happiness };
        }
        if (doubled || equal) && bricks.shows(dice.low()) {
            return if doubled { Line::Smile } else { Line::Grin };
        }
        if doubled && bricks.shows(dice.high()) {
            return Line::HalfSmile;
        }
        if equal && grins_like_a_wolf(dice, bricks, wolf) {
            return Line::WolfGrin;
        }
        let plain = makes(dice, bricks.low()) || makes(dice, bricks.high());
        if plain { Line::Plain } else { Line::Miss }
    }

    /// The call that names this score: a miss is called plain (FO-9).
    pub const fn call(self) -> Call {
        match self {
            Line::Cheese => Call::Cheese,
            Line::Happiness => Call::Happiness,
            Line::Smile => Call::Smile,
            Line::Grin => Call::Grin,
            Line::HalfSmile => Call::HalfSmile,
            Line::WolfGrin => Call::WolfGrin,
            Line::Plain | Line::Miss => Call::Plain,
        }
    }

    /// What it does to the player's own marbles.
    pub const fn own_marble(self) -> OwnMarble {
        match self {
            Line::HalfSmile | Line::WolfGrin => OwnMarble::Stays,
            Line::Miss => OwnMarble::Lost,
            _ => OwnMarble::Back,
        }
    }

    /// How many marbles it takes from one opponent.
    pub const fn takes(self) -> u8 {
        match self {
            Line::Cheese => 2,
            Line::Happiness | Line::Smile | Line::Grin => 1,
            _ => 0,
        }
    }

    fn points(self, dice: Pair, bricks: Pair, plain: Plain) -> u8 {
        match self {
            Line::Cheese | Line::Happiness | Line::Smile | Line::Grin => 2 * bricks.sum(),
            Line::HalfSmile | Line::WolfGrin => bricks.low(),
            Line::Plain => plain_points(dice, bricks, plain),
            Line::Miss => 0,
        }
    }
}

/// Do these bricks, none of which shows a die of this double, make it a Wolf Grin? With `wolf=either` one brick that
/// shows the sum of the dice does too (FO-21).
fn grins_like_a_wolf(dice: Pair, bricks: Pair, wolf: Wolf) -> bool {
    let both = bricks.sum() == dice.low() || bricks.difference() == dice.low();
    both || wolf == Wolf::Either && bricks.shows(dice.sum())
}

/// Do the dice make this brick: one of them, their sum, or their difference? Nothing makes a blank (FO-5).
fn makes(dice: Pair, brick: u8) -> bool {
    brick != 0 && (dice.shows(brick) || dice.sum() == brick || dice.difference() == brick)
}

/// FO-7.
fn plain_points(dice: Pair, bricks: Pair, plain: Plain) -> u8 {
    let worth = |brick| if makes(dice, brick) { brick } else { 0 };
    let (low, high) = (worth(bricks.low()), worth(bricks.high()));
    match plain {
        Plain::Each => low + high,
        Plain::Best => low.max(high),
    }
}

/// What a roll and a flip are truly worth, whatever was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Score {
    /// Its line in the table.
    pub line: Line,
    /// Its points.
    pub points: u8,
}

impl Score {
    /// No points, and no line that fits: what nothing at all is worth.
    pub(super) const NOTHING: Score = Score { line: Line::Miss, points: 0 };

    /// Both together: points add up, and the higher line stands (FO-22).
    #[must_use]
    pub(super) fn and(self, other: Score) -> Score {
        Score { line: self.line.min(other.line), points: self.points + other.points }
    }

    /// The true score of two dice and two bricks.
    ///
    /// ```
    /// use luckhouse_games::fortuna::{Line, Pair, Plain, Score};
    /// let score = Score::of(Pair::of(2, 4), Pair::of(2, 5), Plain::Each);
    /// assert_eq!((score.line, score.points), (Line::Smile, 14));
    /// ```
    #[inline]
    pub fn of(dice: Pair, bricks: Pair, scoring: impl Into<Scoring>) -> Score {
        let Scoring { plain, wolf } = scoring.into();
        let line = Line::of(dice, bricks, wolf);
        Score { line, points: line.points(dice, bricks, plain) }
    }
}

/// What a player can call (FO-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Call {
    /// `cheese`
    Cheese,
    /// `happiness`
    Happiness,
    /// `smile`
    Smile,
    /// `grin`
    Grin,
    /// `half-smile`
    HalfSmile,
    /// `wolf-grin`
    WolfGrin,
    /// `plain`, also for a miss
    Plain,
}

impl Call {
    /// All calls, in order.
    pub const ALL: [Call; 7] = [
        Call::Cheese,
        Call::Happiness,
        Call::Smile,
        Call::Grin,
        Call::HalfSmile,
        Call::WolfGrin,
        Call::Plain,
    ];

    /// Does the line that it names fit, whether or not one above does too (FO-20)? A miss is called plain.
    pub fn fits(self, dice: Pair, bricks: Pair, wolf: Wolf) -> bool {
        let (doubled, equal) = (dice.high() == 2 * dice.low(), dice.low() == dice.high());
        match self {
            Call::Cheese => Line::of(dice, bricks, wolf) == Line::Cheese,
            Call::Happiness => dice == bricks,
            Call::Smile => doubled && bricks.shows(dice.low()),
            Call::Grin => equal && bricks.shows(dice.low()),
            Call::HalfSmile => doubled && bricks.shows(dice.high()),
            Call::WolfGrin => equal && !bricks.shows(dice.low()) && grins_like_a_wolf(dice, bricks, wolf),
            Call::Plain => {
                let makes = makes(dice, bricks.low()) || makes(dice, bricks.high());
                makes || Line::of(dice, bricks, wolf) == Line::Miss
            }
        }
    }

    /// The word of the call.
    pub const fn word(self) -> &'static str {
        match self {
            Call::Cheese => "cheese",
            Call::Happiness => "happiness",
            Call::Smile => "smile",
            Call::Grin => "grin",
            Call::HalfSmile => "half-smile",
            Call::WolfGrin => "wolf-grin",
            Call::Plain => "plain",
        }
    }
}
