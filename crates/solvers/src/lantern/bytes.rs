//! A solution as a small file: chances as sixteen bits, mean scores as eight.
//!
//! First a line that says what it is, then a line that says which sheet and options it belongs to, then the setups, then
//! the worths of entering the kept fights. What can be met follows from the sheet, so that only numbers are written.

use super::cell::{Cell, Single, TASTE};
use super::entries::{Block, Entries};
use super::setup::ASSIGNMENTS;
use super::solution::{Solution, about, all_met, tail};
use super::track::{Foresight, Track};
use crate::Unsolved;
use luckhouse_games::lantern::Lantern;

fn title(foresight: Foresight) -> &'static str {
    match foresight {
        Foresight::Full => "luckhouse lantern solution 1",
        Foresight::NoOnes => "luckhouse lantern solution without ones 1",
        Foresight::NoRows => "luckhouse lantern solution without rows 1",
    }
}

/// The most circles that can be crossed off: seven for each ability.
const MOST_SCORE: f64 = 28.0;

/// Half of the last bit of a chance.
const ERROR: f64 = 0.5 / 65_535.0;

impl Solution {
    /// The solution as it is kept in a file. Every chance is rounded to one of 65,536, the mean score of won games to one
    /// of 256 between 0 and 28.
    pub fn to_bytes(&self, game: &Lantern) -> Vec<u8> {
        let mut bytes = format!("{}\n{}\n", title(self.foresight), self.about).into_bytes();
        self.setups.iter().for_each(|worth| bytes.extend(pack(*worth)));
        let met = all_met(&Track::new(game, self.foresight), self.foresight);
        for (entries, met) in self.entries.iter().zip(&met[self.tail..]) {
            for key in met.keys() {
                let values = entries.block(*key).map_or(&[][..], Block::values);
                bytes.extend(
                    values.iter().flat_map(|[worth, score]| pack(Cell { worth: [*worth], score: [*score] })),
                );
            }
        }
        bytes
    }

    /// Read what [`to_bytes`](Solution::to_bytes) wrote of a solution that keeps its tail.
    ///
    /// # Errors
    /// If it is no such file, or belongs to another sheet or other options than these.
    pub fn from_bytes(game: &Lantern, bytes: &[u8]) -> Result<Solution, Unsolved> {
        Solution::from_bytes_with(game, Foresight::Full, bytes)
    }

    pub(super) fn from_bytes_with(
        game: &Lantern,
        foresight: Foresight,
        bytes: &[u8],
    ) -> Result<Solution, Unsolved> {
        let mut parts = bytes.splitn(3, |byte| *byte == b'\n');
        let mut line = || String::from_utf8_lossy(parts.next().unwrap_or_default()).into_owned();
        let (first, found) = (line(), line());
        if first != title(foresight) {
            return Err(wrong(
                "a file that does not begin with its title",
                &format!("a file that begins with `{}`", title(foresight)),
            ));
        }
        if found != about(game) {
            return Err(wrong(&format!("a solution of `{found}`"), &format!("one of `{}`", about(game))));
        }
        let mut numbers = parts.next().unwrap_or_default().chunks(3).map(unpack);
        let solution = read(game, foresight, &mut numbers).filter(|_| numbers.next().is_none());
        solution.ok_or_else(|| {
            wrong("a file of the wrong length", "one that `luckhouse solve lantern` has written whole")
        })
    }
}

fn wrong(found: &str, expected: &str) -> Unsolved {
    Unsolved::Setup { found: found.into(), expected: expected.into() }
}

fn read(
    game: &Lantern,
    foresight: Foresight,
    numbers: &mut impl Iterator<Item = Single>,
) -> Option<Solution> {
    let setups: Vec<Single> = numbers.take(ASSIGNMENTS).collect();
    let met = all_met(&Track::new(game, foresight), foresight);
    let tail = tail(&met);
    let mut entries = Vec::new();
    for met in &met[tail..] {
        let mut blocks = Vec::new();
        for (key, most) in met {
            let mut block = Block::new(*most);
            for value in block.values_mut() {
                let worth = numbers.next()?;
                *value = [worth.worth[0], worth.score[0]];
            }
            blocks.push((*key, block));
        }
        entries.push(Entries::of(blocks));
    }
    (setups.len() == ASSIGNMENTS).then_some(Solution {
        about: about(game),
        foresight,
        setups,
        tail,
        entries,
        error: ERROR,
    })
}

fn pack(worth: Single) -> [u8; 3] {
    let win = worth.win();
    let chance = ((win * 65_535.0).round() as u16).to_le_bytes();
    let score = if win > 0.0 { worth.score[0] / win / MOST_SCORE * 255.0 } else { 0.0 };
    [chance[0], chance[1], score.round() as u8]
}

fn unpack(bytes: &[u8]) -> Single {
    let [low, high, score] = [0, 1, 2].map(|i| bytes.get(i).copied().unwrap_or(0));
    let win = f64::from(u16::from_le_bytes([low, high])) / 65_535.0;
    let score = f64::from(score) / 255.0 * MOST_SCORE * win;
    Cell { worth: [win - TASTE * score], score: [score] }
}
