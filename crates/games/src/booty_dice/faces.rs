//! The six faces of a Booty die, and several dice of which only the faces matter.

use luckhouse_engine::{BadWord, DiceSet, Phrase, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// One face, in the order in which faces are resolved (BD-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
pub enum Face {
    /// Take 2 doubloons.
    #[serde(rename = "D")]
    Doubloon,
    /// X Marks the Spot: bury 2 doubloons.
    #[serde(rename = "X")]
    Cross,
    /// Jolly Roger: steal 2 doubloons.
    #[serde(rename = "J")]
    JollyRoger,
    /// Attack a pirate.
    #[serde(rename = "C")]
    Cutlass,
    /// Walk the Plank: lose a life.
    #[serde(rename = "W")]
    Plank,
    /// Take a shield.
    #[serde(rename = "S")]
    Shield,
}

impl Face {
    /// All six, in order.
    pub const ALL: [Face; 6] =
        [Face::Doubloon, Face::Cross, Face::JollyRoger, Face::Cutlass, Face::Plank, Face::Shield];

    /// The letter it is written with.
    pub const fn letter(self) -> char {
        match self {
            Face::Doubloon => 'D',
            Face::Cross => 'X',
            Face::JollyRoger => 'J',
            Face::Cutlass => 'C',
            Face::Plank => 'W',
            Face::Shield => 'S',
        }
    }

    /// What people call it.
    pub const fn name(self) -> &'static str {
        match self {
            Face::Doubloon => "Doubloon",
            Face::Cross => "X Marks the Spot",
            Face::JollyRoger => "Jolly Roger",
            Face::Cutlass => "Cutlass",
            Face::Plank => "Walk the Plank",
            Face::Shield => "Shield",
        }
    }

    /// The number that stands for this face on the engine's dice.
    const fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl FromStr for Face {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Face, BadWord> {
        let text = text.trim();
        let found = Face::ALL.into_iter().find(|face| text.eq_ignore_ascii_case(&face.letter().to_string()));
        found.ok_or_else(|| {
            BadWord::new(text, phrase!("kind-face"), Phrase::either(["D", "X", "J", "C", "W", "S"]))
        })
    }
}

/// Up to six Booty dice, as a multiset. Written in order, `D C S`; no dice are `-`.
///
/// ```
/// use luckhouse_games::booty_dice::{Face, Faces};
/// let dice: Faces = "s d W w".parse()?;
/// assert_eq!(dice.to_string(), "D W W S");
/// assert_eq!(dice.count(Face::Plank), 2);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
#[ts(as = "Vec<Face>")]
pub struct Faces(DiceSet);

impl Faces {
    /// How many dice the game has.
    pub const DICE: usize = 6;
    /// No dice.
    pub const EMPTY: Faces = Faces(DiceSet::EMPTY);

    /// The same on the engine's dice, where D is 1 and S is 6.
    pub const fn dice(self) -> DiceSet {
        self.0
    }

    /// So many dice of each face.
    pub fn from_fn(count: impl Fn(Face) -> u8) -> Faces {
        Faces(DiceSet::from_counts(Face::ALL.map(count)))
    }

    /// How many dice show this face.
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        self.0.count(face.number())
    }

    /// How many dice.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// No dice at all?
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// One more die, with this face.
    #[must_use]
    pub const fn with(self, face: Face) -> Faces {
        Faces(self.0.with(face.number()))
    }

    /// These dice without all that show the face.
    #[must_use]
    pub fn without_any(self, face: Face) -> Faces {
        Faces::from_fn(|own| if own == face { 0 } else { self.count(own) })
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Faces) -> Faces {
        Faces(self.0.plus(other.0))
    }

    /// These dice without the others, if they are all there.
    pub fn minus(self, other: Faces) -> Option<Faces> {
        self.0.minus(other.0).map(Faces)
    }

    /// The faces in order, as often as they show.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        self.0.faces().map(|number| Face::ALL[usize::from(number) - 1])
    }

    /// Every multiset of so many dice, in order.
    pub fn every(dice: usize) -> Vec<Faces> {
        DiceSet::every(dice).into_iter().map(Faces).collect()
    }

    /// In how many ways so many dice can show this.
    pub fn ways(self) -> u64 {
        self.0.ways()
    }

    /// Every part of these dice, in order: none of them first, all of them last. Without a heap.
    #[inline]
    pub fn parts(self) -> Parts {
        let mut parts = Parts { sets: [Faces::EMPTY; Parts::MOST], len: 1 };
        // From the last face to the first, the parts so far come again with one die of the face, with two, …: the
        // first face counts most in the order, so the list stays in order.
        for face in Face::ALL.into_iter().rev() {
            let so_far = parts.len;
            for _ in 0..self.count(face) {
                for _ in 0..so_far {
                    parts.sets[parts.len] = parts.sets[parts.len - so_far].with(face);
                    parts.len += 1;
                }
            }
        }
        parts
    }

    /// How many parts these dice have, none of them and all of them included.
    #[inline]
    pub fn parts_in_all(self) -> u64 {
        self.0.counts().iter().map(|count| u64::from(*count) + 1).product()
    }

    /// The part at this place of [`parts`](Faces::parts), without the others.
    #[inline]
    pub fn part_at(self, place: u64) -> Faces {
        let (most, mut part, mut left) = (self.0.counts(), [0; 6], place as u32);
        // Like the digits of a number: the last face counts least.
        for face in (0..6).rev() {
            let choices = u32::from(most[face]) + 1;
            part[face] = (left % choices) as u8;
            left /= choices;
        }
        Faces(DiceSet::from_counts(part))
    }

    /// The letters without spaces, as in an action: `XXW`.
    pub fn word(self) -> String {
        self.iter().map(Face::letter).collect()
    }
}

/// What the engine's dice show, under our names.
impl From<DiceSet> for Faces {
    fn from(dice: DiceSet) -> Faces {
        Faces(dice)
    }
}

/// Every part of some dice, in order.
pub struct Parts {
    sets: [Faces; Parts::MOST],
    len: usize,
}

impl Parts {
    /// Six dice that show six faces have the most parts: each die is in or out.
    const MOST: usize = 1 << Faces::DICE;

    /// None of the dice first, all of them last.
    #[inline]
    pub fn as_slice(&self) -> &[Faces] {
        &self.sets[..self.len]
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (index, face) in self.iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{}", face.letter())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for Faces {
    type Err = BadWord;
    /// One to six letters in any order and case, with or without spaces between.
    fn from_str(text: &str) -> Result<Faces, BadWord> {
        let wrong =
            || BadWord::new(text, phrase!("kind-roll", game = "booty-dice"), phrase!("expected-letters"));
        let mut faces = Faces::EMPTY;
        for mark in text.chars().filter(|mark| !mark.is_whitespace()) {
            let face = Face::ALL.into_iter().find(|face| face.letter() == mark.to_ascii_uppercase());
            faces = faces.with(face.ok_or_else(wrong)?);
            if faces.len() > Faces::DICE {
                return Err(wrong());
            }
        }
        if faces.is_empty() { Err(wrong()) } else { Ok(faces) }
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Faces, D::Error> {
        let faces = Vec::<Face>::deserialize(from)?;
        if faces.len() > Faces::DICE {
            return Err(de::Error::custom("expected at most six faces"));
        }
        Ok(faces.into_iter().fold(Faces::EMPTY, Faces::with))
    }
}
