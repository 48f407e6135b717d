//! Forts: one fort, its name, all forts of one player, and a few forts to choose from.

use super::Treasure;
use luckhouse_engine::{BadWord, Die, Seat, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// A standing fort: a level, bricks, and at most one treasure (LS-3, LS-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
pub struct Fort {
    level: Die,
    built: u8,
    destroyed: u8,
    treasure: Option<Treasure>,
}

impl Fort {
    /// The most bricks that may ever be built on one fort, however many were destroyed (LS-3).
    pub const MOST_BRICKS: u8 = 15;
    /// Bricks of a new fort (LS-16).
    pub const NEW_BRICKS: u8 = 1;

    /// A new, empty fort.
    pub fn new(level: Die, bricks: u8) -> Fort {
        Fort { level, built: bricks, destroyed: 0, treasure: None }
    }

    /// 1 to 6.
    pub const fn level(&self) -> Die {
        self.level
    }

    /// Bricks ever built.
    pub const fn built(&self) -> u8 {
        self.built
    }

    /// Bricks destroyed of those built.
    pub const fn destroyed(&self) -> u8 {
        self.destroyed
    }

    /// Bricks that stand.
    pub const fn standing(&self) -> u8 {
        self.built.saturating_sub(self.destroyed)
    }

    /// Bricks that may still be built.
    pub const fn room(&self) -> u8 {
        Fort::MOST_BRICKS.saturating_sub(self.built)
    }

    /// What lies in it.
    pub const fn treasure(&self) -> Option<Treasure> {
        self.treasure
    }

    /// No treasure in it?
    pub const fn is_empty(&self) -> bool {
        self.treasure.is_none()
    }

    /// So many more bricks, as far as there is room.
    pub(super) fn build(&mut self, bricks: u8) {
        self.built += bricks.min(self.room());
    }

    /// So many bricks less, as far as they stand.
    pub(super) fn destroy(&mut self, bricks: u8) {
        self.destroyed += bricks.min(self.standing());
    }

    pub(super) fn set_level(&mut self, level: Die) {
        self.level = level;
    }

    /// Lay a treasure into an empty fort.
    pub(super) fn lay(&mut self, treasure: Treasure) {
        debug_assert!(self.is_empty(), "a fort holds at most one treasure");
        self.treasure = Some(treasure);
    }

    /// Take the treasure out.
    pub(super) fn lift(&mut self) -> Option<Treasure> {
        self.treasure.take()
    }
}

/// The name of a fort: its owner's number and a letter that is never given twice, `1a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct FortId {
    owner: Seat,
    letter: u8,
}

impl FortId {
    /// The letters of one player's forts: none is given twice, so that nobody can ever build more.
    pub const LETTERS: u8 = 26;

    /// The fort with this letter, counted from 0 for `a`, if there are such an owner and letter.
    pub fn new(owner: Seat, letter: u8) -> Option<FortId> {
        let exists = owner.index() < MOST_PLAYERS && usize::from(letter) < FortRow::LETTERS;
        exists.then_some(FortId { owner, letter })
    }

    /// Whose it is.
    pub const fn owner(self) -> Seat {
        self.owner
    }

    /// Its letter, counted from 0 for `a`.
    pub const fn letter(self) -> u8 {
        self.letter
    }

    const fn place(self) -> usize {
        self.letter as usize
    }
}

/// Seats at the largest table.
pub(super) const MOST_PLAYERS: usize = 3;

impl fmt::Display for FortId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.owner.index() + 1, char::from(b'a' + self.letter))
    }
}

impl fmt::Debug for FortId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for FortId {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<FortId, BadWord> {
        match text.to_ascii_lowercase().as_bytes() {
            [player @ b'1'..=b'3', letter @ b'a'..=b'z'] => {
                Ok(FortId { owner: Seat::at(usize::from(player - b'1')), letter: letter - b'a' })
            }
            _ => Err(BadWord::new(text, phrase!("kind-fort"), phrase!("expected-fort"))),
        }
    }
}

impl Serialize for FortId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for FortId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<FortId, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// All forts of one player, by letter. Slots beyond the letters given are empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct FortRow {
    slots: [Option<Fort>; FortRow::LETTERS],
    given: u8,
}

impl FortRow {
    pub(super) const LETTERS: usize = FortId::LETTERS as usize;

    pub(super) const fn new() -> FortRow {
        FortRow { slots: [None; FortRow::LETTERS], given: 0 }
    }

    /// A row as a view tells of it.
    pub(super) fn restore(given: u8, forts: impl Iterator<Item = (FortId, Fort)>) -> FortRow {
        let mut row = FortRow { given, ..FortRow::new() };
        for (id, fort) in forts {
            row.slots[id.place()] = Some(fort);
        }
        row
    }

    /// Letters given so far.
    pub(super) const fn given(&self) -> u8 {
        self.given
    }

    pub(super) const fn has_letters(&self) -> bool {
        (self.given as usize) < FortRow::LETTERS
    }

    /// Set up a new fort under the next letter.
    ///
    /// # Panics
    /// If all letters are given: callers ask [`has_letters`](FortRow::has_letters) first.
    pub(super) fn add(&mut self, owner: Seat, fort: Fort) -> FortId {
        let id = FortId { owner, letter: self.given };
        self.slots[id.place()] = Some(fort);
        self.given += 1;
        id
    }

    pub(super) fn get(&self, id: FortId) -> Option<&Fort> {
        self.slots[id.place()].as_ref()
    }

    pub(super) fn get_mut(&mut self, id: FortId) -> Option<&mut Fort> {
        self.slots[id.place()].as_mut()
    }

    pub(super) fn remove(&mut self, id: FortId) {
        self.slots[id.place()] = None;
    }

    /// Take all forts away. The letters stay given.
    pub(super) fn clear(&mut self) {
        self.slots = [None; FortRow::LETTERS];
    }

    /// The standing forts in the order of their letters.
    pub(super) fn iter(&self, owner: Seat) -> impl Iterator<Item = (FortId, &Fort)> + Clone {
        let slots = self.slots[..usize::from(self.given)].iter().zip(0..);
        slots.filter_map(move |(slot, letter)| slot.as_ref().map(|fort| (FortId { owner, letter }, fort)))
    }
}

/// Some forts of one player, to choose one from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, ts_rs::TS)]
#[ts(as = "Vec<FortId>")]
pub struct FortSet {
    owner: Seat,
    letters: u32,
}

impl FortSet {
    /// These forts, which must all be of one player.
    pub(super) fn of(owner: Seat, forts: impl Iterator<Item = FortId>) -> FortSet {
        FortSet { owner, letters: forts.fold(0, |letters, id| letters | 1 << id.letter) }
    }

    /// Whose forts they are.
    pub const fn owner(self) -> Seat {
        self.owner
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.letters.count_ones() as usize
    }

    /// None at all?
    pub const fn is_empty(self) -> bool {
        self.letters == 0
    }

    /// Them, in the order of their letters.
    pub fn iter(self) -> impl Iterator<Item = FortId> + Clone {
        let letters = (0..FortRow::LETTERS as u8).filter(move |letter| self.letters & (1 << letter) != 0);
        letters.map(move |letter| FortId { owner: self.owner, letter })
    }
}

impl fmt::Debug for FortSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for FortSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for FortSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<FortSet, D::Error> {
        let forts = Vec::<FortId>::deserialize(from)?;
        let first = forts.first().ok_or_else(|| de::Error::custom("expected at least one fort"))?;
        Ok(FortSet::of(first.owner, forts.iter().copied()))
    }
}
