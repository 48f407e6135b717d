//! A finer opinion of a game of two: one hidden layer sees what a player has beside what the other has.

use super::features::{COUNT, Sheet};
use luckhouse_engine::{BadWord, Seat, phrase};
use luckhouse_games::lucky_shot::State;
use std::fmt::Write;

/// How many numbers are told of each player: the features, and what lies on the table.
pub const INPUTS: usize = COUNT + EXTRAS;
/// How many things the layer can notice.
pub const HIDDEN: usize = 32;

const FULL: usize = COUNT;
const FULL_BRICKS: usize = FULL + 6;
const EMPTY: usize = FULL_BRICKS + 6;
const WEAKEST: usize = EMPTY + 6;
const AVAILABLE: usize = WEAKEST + 3;
const SET_ASIDE: usize = AVAILABLE + 3;
const EXTRAS: usize = SET_ASIDE + 5 - COUNT;

/// Bricks are counted in these, so that they weigh about as much as the rest, and add up without rounding.
const BRICK: f32 = 0.125;

/// What is told of one player.
pub type Facts = [f32; INPUTS];

/// What the layer notices.
pub type Notes = [f32; HIDDEN];

/// The weights of the layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// What a player's own facts add to each note.
    pub own: Vec<Notes>,
    /// What the other player's facts add.
    pub other: Vec<Notes>,
    /// Where each note begins.
    pub begin: Notes,
    /// What each note is worth, if it is above 0.
    pub worth: Notes,
    /// What the facts are worth by themselves.
    pub plain: Vec<f32>,
}

impl Net {
    /// Nothing is known.
    ///
    /// ```
    /// use luckhouse_bots::lucky_shot::net::{INPUTS, Net};
    /// let blank = Net::blank();
    /// assert_eq!(blank.chance(&[[1.0; INPUTS], [0.0; INPUTS]]), 0.5);
    /// assert_eq!(Net::read(&blank.write()), Ok(blank));
    /// ```
    pub fn blank() -> Net {
        Net {
            own: vec![[0.0; HIDDEN]; INPUTS],
            other: vec![[0.0; HIDDEN]; INPUTS],
            begin: [0.0; HIDDEN],
            worth: [0.0; HIDDEN],
            plain: vec![0.0; INPUTS],
        }
    }

    /// The notes of each of the two, before those below 0 are dropped.
    pub fn notes(&self, facts: &[Facts; 2]) -> [Notes; 2] {
        let mut notes = [self.begin; 2];
        for (player, facts) in facts.iter().enumerate() {
            for (input, fact) in facts.iter().enumerate().filter(|(_, fact)| **fact != 0.0) {
                add(&mut notes[player], *fact, &self.own[input]);
                add(&mut notes[1 - player], *fact, &self.other[input]);
            }
        }
        notes
    }

    /// The chance of the first of the two to win.
    pub fn chance(&self, facts: &[Facts; 2]) -> f64 {
        let notes = self.notes(facts);
        let looks = |player: usize| {
            let plain: f32 = facts[player].iter().zip(&self.plain).map(|(fact, weight)| fact * weight).sum();
            let noted = notes[player].iter().zip(&self.worth).map(|(note, worth)| note.max(0.0) * worth);
            plain + noted.sum::<f32>()
        };
        1.0 / (1.0 + f64::from(looks(1) - looks(0)).exp())
    }

    /// All weights, in the order in which they are written.
    pub fn rows(&self) -> impl Iterator<Item = &[f32]> {
        let layers = self.own.iter().chain(&self.other).map(|row| &row[..]);
        layers.chain([&self.begin[..], &self.worth[..], &self.plain[..]])
    }

    /// All weights, to be changed.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let layers = self.own.iter_mut().chain(&mut self.other).map(|row| &mut row[..]);
        layers.chain([&mut self.begin[..], &mut self.worth[..], &mut self.plain[..]])
    }

    /// The weights as text, in thousandths.
    pub fn write(&self) -> String {
        let mut text = String::from("# Lucky Shot: made by the example `lucky_shot_net`.\n");
        for row in self.rows() {
            let words: Vec<String> = row.iter().map(|weight| (weight * 1000.0).round().to_string()).collect();
            writeln!(text, "{}", words.join(" ")).expect("a string takes all");
        }
        text
    }

    /// Read what [`write`](Net::write) wrote.
    ///
    /// # Errors
    /// If there are not as many numbers as weights.
    pub fn read(text: &str) -> Result<Net, BadWord> {
        let mut net = Net::blank();
        let wrong =
            |line: &str| BadWord::new(line, phrase!("kind-weights-net"), phrase!("expected-weights-net"));
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        for row in net.rows_mut() {
            let line = lines.next().ok_or_else(|| wrong("the end of the text"))?;
            let numbers: Option<Vec<f32>> = line.split(' ').map(|word| word.parse().ok()).collect();
            let numbers = numbers.filter(|numbers| numbers.len() == row.len()).ok_or_else(|| wrong(line))?;
            row.iter_mut().zip(numbers).for_each(|(weight, number)| *weight = number / 1000.0);
        }
        lines.next().map_or(Ok(net), |line| Err(wrong(line)))
    }
}

fn add(notes: &mut Notes, fact: f32, weights: &Notes) {
    notes.iter_mut().zip(weights).for_each(|(note, weight)| *note += fact * weight);
}

/// What is told of the two in play, in the order of their seats: their features, and the table as it lies.
pub fn facts(state: &State, sheets: &[Sheet; 3]) -> [Facts; 2] {
    let mut both = [[0.0; INPUTS]; 2];
    for (facts, seat) in both.iter_mut().zip(state.in_play().iter()) {
        *facts = facts_of(state, seat, &sheets[seat.index()]);
    }
    both
}

/// What is told of one player.
pub(super) fn facts_of(state: &State, seat: Seat, sheet: &Sheet) -> Facts {
    let mut facts = [0.0; INPUTS];
    facts[..COUNT].copy_from_slice(sheet);
    forts(state, seat, &mut facts);
    facts[AVAILABLE + state.available().len().min(2)] = 1.0;
    facts[SET_ASIDE + state.set_aside().len().min(4)] = 1.0;
    facts
}

/// The forts by their levels, and the bricks around the three treasures that have fewest.
fn forts(state: &State, seat: Seat, facts: &mut Facts) {
    let mut bricks = [0u8; 3];
    for (_, fort) in state.forts(seat) {
        let (level, standing) = (usize::from(fort.level().face()) - 1, fort.standing());
        if fort.is_empty() {
            facts[EMPTY + level] += 1.0;
            continue;
        }
        facts[FULL + level] += 1.0;
        facts[FULL_BRICKS + level] += BRICK * f32::from(standing);
        if let Some(place) = bricks.iter().position(|other| *other == 0 || standing < *other) {
            bricks[place..].rotate_right(1);
            bricks[place] = standing;
        }
    }
    let weakest = facts[WEAKEST..AVAILABLE].iter_mut().zip(bricks);
    weakest.for_each(|(fact, bricks)| *fact = BRICK * f32::from(bricks));
}
