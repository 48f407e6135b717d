//! Six-sided dice: one die, and several dice of which only the faces matter, not which die shows what.

use crate::{BadWord, Odds, Rng, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// The face of one die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[ts(as = "u8")]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    /// The die that shows this face, if there is one.
    pub const fn new(face: u8) -> Option<Die> {
        if face >= 1 && face <= 6 { Some(Die(face)) } else { None }
    }

    /// 1 to 6.
    pub const fn face(self) -> u8 {
        self.0
    }

    /// All six, in order.
    pub fn all() -> impl Iterator<Item = Die> + Clone {
        (1..=6).map(Die)
    }

    /// Roll one die.
    #[inline]
    pub fn roll(rng: &mut Rng) -> Die {
        Die(rng.face())
    }

    /// Six faces, one way each.
    pub fn odds() -> Odds<Die> {
        Odds::even(Die::all())
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

fn no_face(text: &str) -> BadWord {
    BadWord::new(text, phrase!("kind-die"), phrase!("expected-face"))
}

impl FromStr for Die {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Die, BadWord> {
        let face = text.parse().ok().and_then(Die::new);
        face.ok_or_else(|| no_face(text))
    }
}

impl TryFrom<u8> for Die {
    type Error = BadWord;
    fn try_from(face: u8) -> Result<Die, BadWord> {
        Die::new(face).ok_or_else(|| no_face(&face.to_string()))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> u8 {
        die.0
    }
}

/// Some dice, as a multiset: how many show each face. Written in order, `1 3 3 6`; no dice are `-`.
///
/// ```
/// use luckhouse_engine::DiceSet;
/// let dice: DiceSet = "6 3 1 3".parse()?;
/// assert_eq!(dice.to_string(), "1 3 3 6");
/// assert_eq!((dice.count(3), dice.total()), (2, 13));
/// // Six dice are 462 lines, not 46,656.
/// assert_eq!(DiceSet::odds(6).lines().len(), 462);
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
#[ts(as = "Vec<u8>")]
pub struct DiceSet {
    counts: [u8; 6],
}

impl DiceSet {
    /// No dice.
    pub const EMPTY: DiceSet = DiceSet { counts: [0; 6] };

    /// The dice that show these faces.
    ///
    /// # Panics
    /// If a face is not 1 to 6.
    pub fn of(faces: &[u8]) -> DiceSet {
        faces.iter().fold(DiceSet::EMPTY, |set, face| set.with(*face))
    }

    /// So many dice of each face, from 1 to 6.
    pub const fn from_counts(counts: [u8; 6]) -> DiceSet {
        DiceSet { counts }
    }

    /// How many dice show each face, from 1 to 6.
    pub const fn counts(self) -> [u8; 6] {
        self.counts
    }

    /// How many dice show this face.
    pub const fn count(self, face: u8) -> u8 {
        self.counts[face as usize - 1]
    }

    /// One more die, with this face.
    #[must_use]
    pub const fn with(mut self, face: u8) -> DiceSet {
        self.counts[face as usize - 1] += 1;
        self
    }

    /// One die with this face less.
    ///
    /// # Panics
    /// If none shows it.
    #[must_use]
    pub const fn without(mut self, face: u8) -> DiceSet {
        self.counts[face as usize - 1] -= 1;
        self
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: DiceSet) -> DiceSet {
        DiceSet { counts: std::array::from_fn(|i| self.counts[i] + other.counts[i]) }
    }

    /// These dice without the others, if they are all there.
    pub fn minus(self, other: DiceSet) -> Option<DiceSet> {
        other
            .is_in(self)
            .then(|| DiceSet { counts: std::array::from_fn(|i| self.counts[i] - other.counts[i]) })
    }

    /// Are all these dice among the others?
    pub fn is_in(self, other: DiceSet) -> bool {
        (0..6).all(|i| self.counts[i] <= other.counts[i])
    }

    /// How many dice.
    pub const fn len(self) -> usize {
        let c = self.counts;
        (c[0] + c[1] + c[2] + c[3] + c[4] + c[5]) as usize
    }

    /// No dice at all?
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The sum of all faces.
    pub fn total(self) -> u32 {
        (1..=6).map(|face| u32::from(face) * u32::from(self.count(face))).sum()
    }

    /// The faces in order, as often as they show.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }

    /// Roll `dice` dice (at most 24) with a single draw.
    #[inline]
    pub fn roll(dice: usize, rng: &mut Rng) -> DiceSet {
        let mut ticket = rng.below(6u64.pow(dice as u32));
        let mut set = DiceSet::EMPTY;
        for _ in 0..dice {
            set.counts[(ticket % 6) as usize] += 1;
            ticket /= 6;
        }
        set
    }

    /// Every roll of `dice` dice, out of 6ⁿ ways.
    pub fn odds(dice: usize) -> Odds<DiceSet> {
        // They are asked for with every roll that is proved, and never change.
        static KNOWN: [OnceLock<Odds<DiceSet>>; 13] = [const { OnceLock::new() }; 13];
        let work_out = || {
            let with_ways = DiceSet::every(dice).into_iter().map(|set| (set, set.ways())).collect();
            Odds::new(6u64.pow(dice as u32), with_ways)
        };
        KNOWN.get(dice).map_or_else(work_out, |known| known.get_or_init(work_out).clone())
    }

    /// Every multiset of `dice` dice, in order.
    pub fn every(dice: usize) -> Vec<DiceSet> {
        let mut found = Vec::new();
        DiceSet::EMPTY.fill(0, dice as u8, &mut found);
        found.sort_unstable();
        found
    }

    /// Every set of dice that can be taken out of these, none and all of them included, in order.
    pub fn subsets(self) -> Vec<DiceSet> {
        let mut found = vec![DiceSet::EMPTY];
        for face in 1..=6 {
            for index in 0..found.len() {
                let mut bigger = found[index];
                for _ in 0..self.count(face) {
                    bigger = bigger.with(face);
                    found.push(bigger);
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// In how many ways so many dice can show this: n! / (a! b! …).
    pub fn ways(self) -> u64 {
        let below: u64 = self.counts.iter().map(|n| factorial(*n)).product();
        factorial(self.len() as u8) / below
    }

    fn fill(self, slot: usize, left: u8, found: &mut Vec<DiceSet>) {
        if slot == 5 {
            let mut full = self;
            full.counts[5] = left;
            return found.push(full);
        }
        for here in 0..=left {
            let mut next = self;
            next.counts[slot] = here;
            next.fill(slot + 1, left - here, found);
        }
    }
}

fn factorial(n: u8) -> u64 {
    (1..=u64::from(n)).product()
}

impl fmt::Display for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (index, face) in self.faces().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{face}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for DiceSet {
    type Err = BadWord;
    /// Faces with or without spaces between, in any order.
    fn from_str(text: &str) -> Result<DiceSet, BadWord> {
        if text == "-" {
            return Ok(DiceSet::EMPTY);
        }
        let wrong = || BadWord::new(text, phrase!("kind-dice"), phrase!("expected-faces"));
        let mut set = DiceSet::EMPTY;
        for mark in text.chars().filter(|c| *c != ' ') {
            let face = mark.to_digit(10).filter(|f| (1..=6).contains(f));
            set = set.with(face.ok_or_else(wrong)? as u8);
            // More dice than any table has would overflow the counts.
            if set.len() > 32 {
                return Err(wrong());
            }
        }
        if set.is_empty() { Err(wrong()) } else { Ok(set) }
    }
}

impl Serialize for DiceSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.faces())
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<DiceSet, D::Error> {
        let faces = Vec::<u8>::deserialize(from)?;
        if faces.len() > 32 || !faces.iter().all(|face| (1..=6).contains(face)) {
            return Err(de::Error::custom("expected faces from 1 to 6"));
        }
        Ok(DiceSet::of(&faces))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_dice_are_462_lines_of_46656_ways() {
        let odds = DiceSet::odds(6);
        assert_eq!((odds.lines().len(), odds.total()), (462, 46_656));
    }

    #[test]
    fn subsets_of_two_pairs() {
        let subsets = DiceSet::of(&[1, 1, 6, 6]).subsets();
        assert_eq!(subsets.len(), 9);
        assert!(subsets.windows(2).all(|w| w[0] < w[1]));
    }

    #[test]
    fn dice_are_read_with_and_without_spaces() {
        assert_eq!("6331".parse(), Ok(DiceSet::of(&[1, 3, 3, 6])));
        assert_eq!("-".parse(), Ok(DiceSet::EMPTY));
        for wrong in ["", "7", "1 x", " "] {
            assert!(wrong.parse::<DiceSet>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn taking_away_what_is_not_there() {
        let some = DiceSet::of(&[2, 2]);
        assert_eq!(some.minus(DiceSet::of(&[2])), Some(DiceSet::of(&[2])));
        assert_eq!(some.minus(DiceSet::of(&[3])), None);
    }
}
