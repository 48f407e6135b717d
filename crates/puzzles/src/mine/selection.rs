//! Of all that was found, a mixed collection.

use super::Found;
use crate::Puzzle;
use std::collections::{BTreeMap, HashMap, HashSet};

/// One word is the answer of at most a quarter of the puzzles that are wanted.
const MOST_OF_A_WORD: usize = 4;
/// The most puzzles of one game: moments of a game resemble each other.
const MOST_OF_A_GAME: usize = 2;

/// So many, of every grade alike as far as there are, and none twice; in the order in which they were found.
pub(super) fn choose(found: Vec<Found>, count: usize) -> Vec<Puzzle> {
    let mut piles = piles(found);
    let mut limits =
        Limits { word: count.div_ceil(MOST_OF_A_WORD), words: HashMap::new(), games: HashMap::new() };
    let mut chosen = Vec::new();
    while chosen.len() < count {
        let before = chosen.len();
        for pile in &mut piles {
            chosen.extend(pile.find(|(_, found)| limits.admit(found)));
        }
        if chosen.len() == before {
            break;
        }
    }
    chosen.truncate(count);
    chosen.sort_by_key(|(place, _)| *place);
    chosen.into_iter().map(|(_, found)| found.puzzle).collect()
}

type Pile = std::vec::IntoIter<(usize, Found)>;

/// What was found, without what looks the same, by its grade, the hardest first; each with its place.
fn piles(found: Vec<Found>) -> Vec<Pile> {
    let (mut grades, mut seen) = (BTreeMap::<u8, Vec<_>>::new(), HashSet::new());
    for (place, found) in found.into_iter().enumerate() {
        if seen.insert(found.seen.clone()) {
            grades.entry(found.puzzle.grade).or_default().push((place, found));
        }
    }
    grades.into_values().rev().map(Vec::into_iter).collect()
}

/// What there may be of one kind.
struct Limits {
    word: usize,
    words: HashMap<String, usize>,
    games: HashMap<u64, usize>,
}

impl Limits {
    /// Is there still room for this one? If so, it is counted.
    fn admit(&mut self, found: &Found) -> bool {
        let word = self.words.entry(found.puzzle.answer.clone()).or_default();
        let game = self.games.entry(found.game).or_default();
        let room = *word < self.word && *game < MOST_OF_A_GAME;
        if room {
            *word += 1;
            *game += 1;
        }
        room
    }
}
