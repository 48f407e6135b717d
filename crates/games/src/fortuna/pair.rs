//! Two faces, of two dice or of two bricks: what the table of scores is about.

use luckhouse_engine::{BadWord, DiceSet, phrase};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Two faces, the lesser first. Dice show 1 to 6, bricks also 0, the blank.
///
/// ```
/// use luckhouse_games::fortuna::Pair;
/// assert_eq!(Pair::of(6, 3).to_string(), "3 6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[ts(type = "[number, number]")]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Pair(u8);

impl Pair {
    /// These two faces, in any order.
    pub const fn of(one: u8, other: u8) -> Pair {
        // One byte for both: a state has up to fourteen pairs.
        if one <= other { Pair(one << 4 | other) } else { Pair(other << 4 | one) }
    }

    /// The lesser face.
    pub const fn low(self) -> u8 {
        self.0 >> 4
    }

    /// The greater face.
    pub const fn high(self) -> u8 {
        self.0 & 0xF
    }

    /// Both faces added.
    pub const fn sum(self) -> u8 {
        self.low() + self.high()
    }

    /// The lesser face taken from the greater.
    pub const fn difference(self) -> u8 {
        self.high() - self.low()
    }

    /// Does one of the two show this?
    pub const fn shows(self, face: u8) -> bool {
        self.low() == face || self.high() == face
    }

    /// These two as dice; none shows a blank.
    pub fn dice(self) -> Option<DiceSet> {
        (self.low() > 0).then(|| DiceSet::of(&[self.low(), self.high()]))
    }

    /// Every pair of two dice that can be taken out of these, in order.
    pub fn among_dice(dice: DiceSet) -> impl Iterator<Item = Pair> {
        let mut counts = [0; 7];
        counts[1..].copy_from_slice(&dice.counts());
        Pair::among(counts)
    }

    /// Every pair that can be taken out of so many of each face from 0 to 6, in order.
    pub(super) fn among(counts: [u8; 7]) -> impl Iterator<Item = Pair> {
        let there = move |face: u8| counts[usize::from(face)];
        (0..7).filter(move |low| there(*low) > 0).flat_map(move |low| {
            let enough = move |high: &u8| there(*high) > u8::from(*high == low);
            (low..7).filter(enough).map(move |high| Pair::of(low, high))
        })
    }

    /// Read two faces from `least` to 6, with or without a space between; a blank brick may also be `-`.
    pub(super) fn read(text: &str, least: u8) -> Option<Pair> {
        let mut faces = text.chars().filter(|mark| !mark.is_whitespace()).map(|mark| face(mark, least));
        let pair = Pair::of(faces.next()??, faces.next()??);
        faces.next().is_none().then_some(pair)
    }
}

/// The face that a mark stands for, if it is one from `least` to 6.
pub(super) fn face(mark: char, least: u8) -> Option<u8> {
    let face = if mark == '-' { Some(0) } else { mark.to_digit(10) };
    face.map(|face| face as u8).filter(|face| (least..=6).contains(face))
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.low(), self.high())
    }
}

impl fmt::Debug for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl TryFrom<(u8, u8)> for Pair {
    type Error = BadWord;
    fn try_from((one, other): (u8, u8)) -> Result<Pair, BadWord> {
        if one.max(other) <= 6 {
            return Ok(Pair::of(one, other));
        }
        Err(BadWord::new(format!("{one} {other}"), phrase!("kind-pair"), phrase!("expected-pair")))
    }
}

impl From<Pair> for (u8, u8) {
    fn from(pair: Pair) -> (u8, u8) {
        (pair.low(), pair.high())
    }
}
