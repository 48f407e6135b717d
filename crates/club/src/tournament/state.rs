//! What is known of a tournament: the sum of its events, and nothing else.

use super::Player;
use std::collections::BTreeMap;

/// Somebody who takes part, or did. Players are known by their number, in the order in which they came.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Entrant {
    pub(super) name: Player,
    pub(super) rating: i32,
    /// Are they to be given games?
    pub(super) here: bool,
    /// Since when they have had no game.
    pub(super) free_since: u64,
    /// Are they in a game?
    pub(super) playing: bool,
    /// The last round in which they had a game or a bye.
    pub(super) round: u16,
    /// Those they played last with.
    pub(super) last: Vec<usize>,
    /// How often they played with whom.
    pub(super) met: BTreeMap<usize, u16>,
    /// How often they had the first seat.
    pub(super) first: u32,
    pub(super) byes: u32,
    /// The last round in which they had one.
    pub(super) last_bye: u16,
    pub(super) tally: Tally,
}

impl Entrant {
    pub(super) fn new(name: Player, rating: i32, at: u64) -> Entrant {
        Entrant {
            name,
            rating,
            here: true,
            free_since: at,
            playing: false,
            round: 0,
            last: Vec::new(),
            met: BTreeMap::new(),
            first: 0,
            byes: 0,
            last_bye: 0,
            tally: Tally::default(),
        }
    }

    /// Can they be given a game now?
    pub(super) fn free(&self) -> bool {
        self.here && !self.playing
    }

    /// In this order the stronger comes first, whatever the score.
    pub(super) fn seed(&self) -> impl Ord + use<> {
        (std::cmp::Reverse(self.rating), self.name.clone())
    }
}

/// What somebody has reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) points: u32,
    pub(super) games: u32,
    pub(super) wins: u32,
    /// The wins in a row, up to now.
    pub(super) streak: u32,
}

/// A game that was given out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Game {
    pub(super) round: u16,
    /// Who, in the order of their seats.
    pub(super) players: Vec<usize>,
    pub(super) came: Came,
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Came {
    /// It is played.
    Playing,
    /// The place of each seat; none for who did not come.
    Places(Vec<Option<u8>>),
    /// It does not count.
    Void,
}

impl Game {
    /// The places, if it ended and counts.
    pub(super) fn places(&self) -> Option<&[Option<u8>]> {
        match &self.came {
            Came::Places(places) => Some(places),
            Came::Playing | Came::Void => None,
        }
    }

    /// The points of each seat in halves.
    pub(super) fn points(&self) -> Option<Vec<u32>> {
        let places = self.places()?;
        let points = |seat: usize| (0..places.len()).map(|other| against(places, seat, other)).sum();
        Some((0..places.len()).map(points).collect())
    }
}

/// A whole point, which is two halves, for everybody who came after you, a half for who shares your place. Who did not
/// come has none.
pub(super) fn against(places: &[Option<u8>], seat: usize, other: usize) -> u32 {
    match (places[seat], places[other]) {
        _ if seat == other => 0,
        (None, _) => 0,
        (Some(_), None) => 2,
        (Some(own), Some(others)) if own < others => 2,
        (Some(own), Some(others)) => u32::from(own == others),
    }
}

/// Did this seat win alone?
pub(super) fn won(places: &[Option<u8>], seat: usize) -> bool {
    let others = (0..places.len()).filter(|other| *other != seat);
    others.map(|other| against(places, seat, other)).all(|points| points == 2)
}
