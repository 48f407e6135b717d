//! The bricks: 1 to 6 and two blanks in each kit, and what can be flipped of them.

use super::pair::{Pair, face};
use luckhouse_engine::{BadWord, Odds, Rng, Seat, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// The faces of one kit's bricks. 0 is a blank.
pub const KIT: [u8; 8] = [0, 0, 1, 2, 3, 4, 5, 6];
/// The bricks of the largest table, one kit for each pair of players.
const MOST_BRICKS: usize = KIT.len() * Seat::MAX / 2;

/// Some bricks, as a multiset: how many show each face from 0, the blank, to 6. Written in order: `0 3 5`.
///
/// ```
/// use luckhouse_games::fortuna::BrickSet;
/// let bricks: BrickSet = "5 - 3".parse()?;
/// assert_eq!(bricks.to_string(), "0 3 5");
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
#[ts(as = "Vec<u8>")]
pub struct BrickSet {
    counts: [u8; 7],
}

impl BrickSet {
    /// No bricks.
    pub const EMPTY: BrickSet = BrickSet { counts: [0; 7] };

    /// All bricks of so many kits (FO-14).
    pub fn kits(kits: usize) -> BrickSet {
        KIT.repeat(kits).into_iter().fold(BrickSet::EMPTY, BrickSet::with)
    }

    /// How many show each face, from 0 to 6.
    pub const fn counts(self) -> [u8; 7] {
        self.counts
    }

    /// One more brick, with this face.
    ///
    /// # Panics
    /// If the face is not 0 to 6.
    #[must_use]
    pub const fn with(mut self, face: u8) -> BrickSet {
        self.counts[face as usize] += 1;
        self
    }

    /// The same without these two, if both are there.
    pub fn minus(mut self, pair: Pair) -> Option<BrickSet> {
        for face in [pair.low(), pair.high()] {
            let count = &mut self.counts[usize::from(face)];
            *count = count.checked_sub(1)?;
        }
        Some(self)
    }

    /// How many bricks.
    pub fn len(self) -> usize {
        self.counts.iter().map(|n| usize::from(*n)).sum()
    }

    /// No bricks at all?
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The faces in order, as often as they show.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (0..7).flat_map(move |face| (0..self.counts[usize::from(face)]).map(move |_| face))
    }

    /// Every pair of two bricks that can be taken out of these, in order.
    pub fn pairs(self) -> impl Iterator<Item = Pair> {
        Pair::among(self.counts)
    }

    /// Can all these be flipped at once, with so many kits on the table?
    pub fn is_within(self, kits: usize) -> bool {
        let least = |face: usize| if face == 0 { 2 * kits } else { kits };
        (0..7).all(|face| usize::from(self.counts[face]) <= least(face))
    }

    /// Flip so many bricks of so many kits (FO-3): each brick as likely as the others.
    #[inline]
    pub fn flip(bricks: usize, kits: usize, rng: &mut Rng) -> BrickSet {
        let mut set = BrickSet::EMPTY;
        let mut flipped = 0u64;
        for _ in 0..bricks {
            set = set.with(flip_one(&mut flipped, kits, rng));
        }
        set
    }

    /// Everything that flipping so many bricks of so many kits can show, by ways to pick them.
    pub fn odds(bricks: usize, kits: usize) -> Odds<BrickSet> {
        let all = BrickSet::kits(kits);
        let mut found = vec![(BrickSet::EMPTY, 1)];
        for face in 0..7 {
            found = found.into_iter().flat_map(|(set, ways)| set.more(face, bricks, all, ways)).collect();
        }
        found.retain(|(set, _)| set.len() == bricks);
        Odds::new(choose(all.len() as u64, bricks as u64), found)
    }

    /// This set with none, one, … bricks of a face more, each with its ways.
    fn more(self, face: usize, bricks: usize, all: BrickSet, ways: u64) -> Vec<(BrickSet, u64)> {
        let there = all.counts[face];
        let most = usize::from(there).min(bricks - self.len()) as u8;
        let add = |n: u8| {
            let mut set = self;
            set.counts[face] = n;
            (set, ways * choose(there.into(), n.into()))
        };
        (0..=most).map(add).collect()
    }
}

/// Turn over one more brick; `flipped` has a bit for each that lies open already.
#[inline]
fn flip_one(flipped: &mut u64, kits: usize, rng: &mut Rng) -> u8 {
    loop {
        // At most a quarter of the bricks lie open, so drawing again is rare.
        let place = rng.below((KIT.len() * kits) as u64) as usize;
        if *flipped & (1 << place) == 0 {
            *flipped |= 1 << place;
            return KIT[place % KIT.len()];
        }
    }
}

/// n over k.
pub(super) fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |ways, i| ways * (n - i) / (i + 1))
}

impl fmt::Display for BrickSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, face) in self.faces().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{face}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for BrickSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl FromStr for BrickSet {
    type Err = BadWord;
    /// Faces with or without spaces between, in any order.
    fn from_str(text: &str) -> Result<BrickSet, BadWord> {
        let wrong = || BadWord::new(text, phrase!("kind-bricks"), phrase!("expected-bricks"));
        let marks = text.chars().filter(|mark| !mark.is_whitespace());
        // Six kits have 48 bricks; more would overflow the counts in the end.
        if !(1..=MOST_BRICKS).contains(&marks.clone().count()) {
            return Err(wrong());
        }
        let faces = marks.map(|mark| face(mark, 0));
        faces.map(|face| face.ok_or_else(wrong)).try_fold(BrickSet::EMPTY, |set, face| Ok(set.with(face?)))
    }
}

impl Serialize for BrickSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.faces())
    }
}

impl<'de> Deserialize<'de> for BrickSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<BrickSet, D::Error> {
        let faces = Vec::<u8>::deserialize(from)?;
        if faces.len() > MOST_BRICKS || !faces.iter().all(|face| *face <= 6) {
            return Err(de::Error::custom("expected at most 48 faces from 0 to 6"));
        }
        Ok(faces.into_iter().fold(BrickSet::EMPTY, BrickSet::with))
    }
}
