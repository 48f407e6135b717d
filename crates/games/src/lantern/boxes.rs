//! What a zone asks of the dice (LN-3).

use luckhouse_engine::{BadWord, DiceSet, Phrase, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// One to six boxes: faces, `X` (all alike) and `O` (all alike, but not like the `X`).
///
/// ```
/// use luckhouse_games::lantern::Boxes;
/// let wolves: Boxes = "4 5 X X X".parse()?;
/// assert!(wolves.filled_by("2 2 2 4 5 6".parse()?));
/// assert!(!wolves.filled_by("2 2 4 4 5 6".parse()?));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boxes {
    numbers: DiceSet,
    crosses: u8,
    rings: u8,
}

/// One box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A die of this face.
    Face(u8),
    /// One of the `X`.
    Cross,
    /// One of the `O`.
    Ring,
}

/// One way to fill boxes: the face of every `X` and the face of every `O`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The dice that fill the boxes this way.
    pub dice: DiceSet,
    /// The face of the `X`, if there are any.
    pub cross: Option<u8>,
    /// The face of the `O`, if there are any.
    pub ring: Option<u8>,
}

impl Boxes {
    /// Do these dice fill the boxes? Spare dice do not matter.
    pub fn filled_by(&self, dice: DiceSet) -> bool {
        let Some(rest) = dice.minus(self.numbers) else {
            return false;
        };
        let of_a_kind = |n: u8, but: u8| (1..=6).find(|face| *face != but && rest.count(*face) >= n);
        match (self.crosses, self.rings) {
            (0, _) => true,
            (crosses, 0) => of_a_kind(crosses, 0).is_some(),
            (crosses, rings) => {
                (1..=6).any(|face| rest.count(face) >= crosses && of_a_kind(rings, face).is_some())
            }
        }
    }

    /// Every way to fill the boxes.
    pub fn targets(&self) -> impl Iterator<Item = Target> + '_ {
        faces_if(self.crosses).flat_map(move |cross| {
            let rings = faces_if(self.rings).filter(move |ring| ring.is_none() || *ring != cross);
            rings.map(move |ring| Target { dice: self.with(cross, ring), cross, ring })
        })
    }

    /// The way to fill the boxes that these dice come nearest to; the lowest faces, if several are as near.
    pub fn nearest(&self, dice: DiceSet) -> Target {
        let missing = |target: &Target| missing(target.dice, dice);
        self.targets().min_by_key(missing).expect("boxes can always be filled")
    }

    /// The boxes in order: faces, `X`, `O`.
    pub fn marks(&self) -> impl Iterator<Item = Mark> {
        let crosses = (0..self.crosses).map(|_| Mark::Cross);
        self.numbers.faces().map(Mark::Face).chain(crosses).chain((0..self.rings).map(|_| Mark::Ring))
    }

    /// How many boxes.
    pub fn count(&self) -> usize {
        self.numbers.len() + usize::from(self.crosses + self.rings)
    }

    fn with(&self, cross: Option<u8>, ring: Option<u8>) -> DiceSet {
        let mut counts = self.numbers.counts();
        for (face, n) in [(cross, self.crosses), (ring, self.rings)] {
            if let Some(face) = face {
                counts[usize::from(face) - 1] += n;
            }
        }
        DiceSet::from_counts(counts)
    }
}

/// How many of the wanted dice are not there.
pub(super) fn missing(wanted: DiceSet, dice: DiceSet) -> u8 {
    (1..=6).map(|face| wanted.count(face).saturating_sub(dice.count(face))).sum()
}

/// Every face if there are such boxes, else none of them, once.
fn faces_if(boxes: u8) -> impl Iterator<Item = Option<u8>> {
    let faces = if boxes == 0 { 0..=0 } else { 1..=6 };
    faces.map(|face| (face > 0).then_some(face))
}

impl Mark {
    fn read(word: &str) -> Option<Mark> {
        match word {
            "X" | "x" => Some(Mark::Cross),
            "O" | "o" => Some(Mark::Ring),
            _ => word.parse().ok().filter(|face| (1..=6).contains(face)).map(Mark::Face),
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Face(face) => write!(f, "{face}"),
            Mark::Cross => f.write_str("X"),
            Mark::Ring => f.write_str("O"),
        }
    }
}

impl fmt::Display for Boxes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mark) in self.marks().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{mark}")?;
        }
        Ok(())
    }
}

impl FromStr for Boxes {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Boxes, BadWord> {
        let wrong = |expected: Phrase| BadWord::new(text, phrase!("kind-boxes"), expected);
        let mut boxes = Boxes { numbers: DiceSet::EMPTY, crosses: 0, rings: 0 };
        for word in text.split_whitespace() {
            let mark = Mark::read(word).ok_or_else(|| wrong(phrase!("expected-marks", word)))?;
            if boxes.count() == 6 {
                return Err(wrong(phrase!("expected-six-boxes")));
            }
            match mark {
                Mark::Face(face) => boxes.numbers = boxes.numbers.with(face),
                Mark::Cross => boxes.crosses += 1,
                Mark::Ring => boxes.rings += 1,
            }
        }
        if boxes.count() == 0 {
            return Err(wrong(phrase!("expected-boxes")));
        }
        if boxes.rings > 0 && boxes.crosses == 0 {
            return Err(wrong(phrase!("expected-cross-before-ring")));
        }
        Ok(boxes)
    }
}

impl Serialize for Boxes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Boxes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Boxes, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}
