//! Groups of two dice and two bricks: what is scored of a throw, and what it is worth together (FO-4, FO-22).

use super::{Call, Line, Pair, Score, Scoring, Wolf};
use luckhouse_engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// Two dice and two bricks that are scored together (FO-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Group {
    /// The dice.
    pub dice: Pair,
    /// The bricks.
    pub bricks: Pair,
}

impl Group {
    /// What it is worth alone.
    pub fn score(self, scoring: impl Into<Scoring>) -> Score {
        Score::of(self.dice, self.bricks, scoring)
    }

    /// Its line in the table of scores.
    pub fn line(self, wolf: Wolf) -> Line {
        Line::of(self.dice, self.bricks, wolf)
    }
}

/// The most groups of a throw: one for each pair of players.
const MOST: usize = Seat::MAX / 2;

/// Some groups, in order: in which order they were made does not matter.
///
/// ```
/// use luckhouse_games::fortuna::{Group, Groups, Line, Pair, Plain};
/// let smile = Group { dice: Pair::of(2, 4), bricks: Pair::of(2, 5) };
/// let plain = Group { dice: Pair::of(1, 5), bricks: Pair::of(3, 5) };
/// let score = Groups::one(smile).with(plain).score(Plain::Each);
/// assert_eq!((score.line, score.points), (Line::Smile, 14 + 5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, ts_rs::TS)]
#[ts(as = "Vec<Group>")]
pub struct Groups {
    /// The first `count` are groups; those after are all the same, so that equal groups are equal bytes.
    made: [Group; MOST],
    count: u8,
}

impl Groups {
    const NONE: Group = Group { dice: Pair::of(0, 0), bricks: Pair::of(0, 0) };
    /// No groups.
    pub const EMPTY: Groups = Groups { made: [Groups::NONE; MOST], count: 0 };

    /// One group alone.
    pub const fn one(group: Group) -> Groups {
        let mut groups = Groups::EMPTY;
        groups.made[0] = group;
        groups.count = 1;
        groups
    }

    /// One more.
    ///
    /// # Panics
    /// If there are six already.
    #[must_use]
    pub fn with(mut self, group: Group) -> Groups {
        let count = self.len();
        self.made[count] = group;
        self.count += 1;
        self.made[..=count].sort_unstable();
        self
    }

    /// How many.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// None at all?
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Each of them, in order.
    pub fn iter(&self) -> impl Iterator<Item = Group> + use<> {
        self.made.into_iter().take(self.len())
    }

    /// The highest line of all groups: it is what has to be called, and it moves the marbles (FO-22).
    pub fn line(&self, wolf: Wolf) -> Line {
        self.iter().map(|group| group.line(wolf)).min().unwrap_or(Line::Miss)
    }

    /// What they are worth: the highest line, and the points of all.
    pub fn score(&self, scoring: impl Into<Scoring>) -> Score {
        let scoring = scoring.into();
        self.iter().map(|group| group.score(scoring)).fold(Score::NOTHING, Score::and)
    }

    /// Does the line that is called fit one of the groups, whether or not a higher one fits too (FO-20)? A group that
    /// misses is called plain only where all do.
    pub fn fit(&self, call: Call, wolf: Wolf) -> bool {
        let all_miss = self.line(wolf) == Line::Miss;
        self.iter().any(|group| {
            call.fits(group.dice, group.bricks, wolf) && (all_miss || group.line(wolf) != Line::Miss)
        })
    }
}

impl FromIterator<Group> for Groups {
    fn from_iter<I: IntoIterator<Item = Group>>(groups: I) -> Groups {
        groups.into_iter().fold(Groups::EMPTY, Groups::with)
    }
}

impl fmt::Debug for Groups {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Groups {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Groups {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Groups, D::Error> {
        let groups = Vec::<Group>::deserialize(from)?;
        if groups.len() > MOST {
            return Err(de::Error::custom(format!("expected at most {MOST} groups")));
        }
        Ok(groups.into_iter().collect())
    }
}
