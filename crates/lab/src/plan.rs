//! What is to be played: a grid of cells, how many games of each, with which seed. A plan is the header of everything that
//! the lab writes, so that all of it can be made again.

use crate::plan_grid::{Grid, MOST_CELLS, shortened};
use crate::{Figure, RowKind, Setup};
use luckhouse_engine::{BadWord, phrase};
use luckhouse_shelf::find;
use luckhouse_words::{Language, Words, say};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Range;

/// A grid, and how it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The version of the program.
    pub version: String,
    /// The edition of the rules.
    pub edition: u32,
    /// Who plays what.
    pub grid: Grid,
    /// How many games of each cell, at most.
    pub games: u64,
    /// How many games one worker plays of a piece, and what is saved at once.
    pub portion: u64,
    /// The seed: the same in all cells, so that they have the same dice.
    pub seed: u64,
    /// Stop as soon as every seat's share is known so well: half of its interval, in millionths.
    pub until: Option<u32>,
    /// What is kept of single games.
    pub rows: Vec<RowKind>,
    /// At how many games of each cell the coach looks, the first ones, to say in the rows what choices were worth.
    pub judged: u64,
}

/// The most games of a cell: their squares must still fit into whole numbers.
pub const MOST_GAMES: u64 = 1_000_000_000_000;

/// So many portions make a cell, if nobody says otherwise: few enough to write down, enough to go on from and to share.
const PORTIONS: u64 = 64;

/// No portion is larger, if nobody says otherwise.
const LARGEST: u64 = 65_536;

/// A plan that cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum BadPlan {
    /// A word in it means nothing here.
    #[error(transparent)]
    Word(#[from] BadWord),
    /// Nothing to play.
    #[error("the grid has no cells: {0} has no values, expected at least one")]
    Empty(String),
    /// The same thing again.
    #[error("{what} stands in the grid twice: expected each {kind} once")]
    Twice {
        /// What.
        what: String,
        /// What it is.
        kind: &'static str,
    },
    /// Far too much.
    #[error("the grid has {0} cells: expected at most {MOST_CELLS}; try fewer values at once")]
    TooLarge(u128),
    /// More bots than seats.
    #[error(
        "`{group}` are {named} bots, and {seats} seats are in the grid: expected at most one bot for each"
    )]
    TooManyBots {
        /// The bots.
        group: String,
        /// How many.
        named: usize,
        /// For how many seats.
        seats: usize,
    },
    /// A number that makes no sense.
    #[error("{what} {found}: expected {expected}")]
    Number {
        /// Of what.
        what: &'static str,
        /// The number.
        found: u64,
        /// What would have made sense.
        expected: String,
    },
    /// Made by another program.
    #[error(
        "this was made by version {version} with edition {edition} of the rules, and this is version {} with edition \
         {here}: expected the same version, as what it played may not be what is played here",
        Plan::VERSION
    )]
    Version {
        /// Its version.
        version: String,
        /// Its edition.
        edition: u32,
        /// The edition here.
        here: u32,
    },
}

impl Plan {
    /// The version of this program.
    pub const VERSION: &'static str = env!("CARGO_PKG_VERSION");

    /// A plan of this program's own version, in portions of a fitting size, without an aim and without rows.
    ///
    /// ```
    /// use luckhouse_lab::{Grid, Plan};
    /// let group = |words: &str| words.split(',').map(String::from).collect();
    /// let goals = vec!["20".to_string(), "30".to_string()];
    /// let grid = Grid {
    ///     game: "booty-dice".into(),
    ///     options: vec![("goal".into(), goals)],
    ///     seats: vec![2, 3],
    ///     bots: vec![group("random"), group("steady,random")],
    ///     nodes: None,
    /// };
    /// let plan = Plan::new(grid, 1000, 1)?;
    /// assert_eq!(plan.check()?.len(), 8);
    /// # Ok::<(), luckhouse_lab::BadPlan>(())
    /// ```
    ///
    /// # Errors
    /// If the game is not on the shelf.
    pub fn new(grid: Grid, games: u64, seed: u64) -> Result<Plan, BadPlan> {
        let edition = find(&grid.game)?.about().edition;
        let (version, portion) = (Plan::VERSION.into(), fitting(games));
        Ok(Plan { version, edition, grid, games, portion, seed, until: None, rows: Vec::new(), judged: 0 })
    }

    /// The same, but it stops when every seat's share is known so well, in millionths.
    #[must_use]
    pub fn until(mut self, half: u32) -> Plan {
        self.until = Some(half);
        self.portion = fitting(self.games.min(Figure::games_for(f64::from(half) / 1e6)));
        self
    }

    /// Everything that is named is there, and fits together: each cell, ready to play.
    ///
    /// # Errors
    /// If the grid is impossible, or the plan was made by another program than this.
    pub fn check(&self) -> Result<Vec<Setup>, BadPlan> {
        let here = find(&self.grid.game)?.about().edition;
        if self.version != Plan::VERSION || self.edition != here {
            return Err(BadPlan::Version { version: self.version.clone(), edition: self.edition, here });
        }
        let number = |what, found, expected: &str| {
            Err(BadPlan::Number { what, found, expected: expected.to_string() })
        };
        match self {
            Plan { games, .. } if !(1..=MOST_GAMES).contains(games) => {
                return number("--games", *games, &format!("1..{MOST_GAMES}"));
            }
            Plan { portion: 0, .. } => return number("--portion", 0, "1.."),
            Plan { until: Some(half), .. } if !(1..=500_000).contains(half) => {
                return number("--until, in millionths,", u64::from(*half), "1..500000");
            }
            Plan { grid: Grid { nodes: Some(0), .. }, .. } => return number("--nodes", 0, "1.."),
            _ => {}
        }
        let cells = self.grid.cells()?;
        cells.iter().map(|cell| Ok(cell.check()?)).collect()
    }

    /// How many cells a plan has that was checked.
    pub fn cells(&self) -> u64 {
        let options: usize = self.grid.options.iter().map(|(_, values)| values.len()).product();
        (options * self.grid.seats.len() * self.grid.bots.len()) as u64
    }

    /// How many portions make a cell.
    pub fn portions(&self) -> u64 {
        self.games.div_ceil(self.portion)
    }

    /// The cell of a portion, and which of its games it is. Portions are counted through all cells.
    pub fn place(&self, portion: u64) -> (usize, Range<u64>) {
        let (cell, number) = (portion / self.portions(), portion % self.portions());
        let start = number * self.portion;
        (cell as usize, start..(start + self.portion).min(self.games))
    }

    /// After how many portions of each cell it is looked whether the aim is reached: each time about a quarter later.
    /// They are fixed beforehand, so that nobody's pace decides when it ends.
    pub fn checkpoints(&self) -> Vec<u64> {
        let all = self.portions();
        if self.until.is_none() {
            return vec![all];
        }
        let next = |seen: &u64| Some((seen + seen.div_ceil(4)).min(all)).filter(|_| *seen < all);
        std::iter::successors(Some(1), next).collect()
    }

    /// A few letters that tell this plan from any other.
    pub fn fingerprint(&self) -> String {
        crate::parts::check_of(self.to_json().as_bytes())
    }

    /// As it is written at the head of everything.
    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a plan is plain data")
    }
}

fn fitting(games: u64) -> u64 {
    (games / PORTIONS).clamp(1, LARGEST)
}

impl Plan {
    /// In one line: `booty-dice, goal=20,30, seats 2, bots random, 1000 games each, seed 1, version 0.2.0 (plan 0123456789abcdef)`
    pub fn said(&self, words: &Words) -> String {
        let grid = &self.grid;
        let mut parts = vec![grid.game.clone()];
        for (key, values) in &grid.options {
            let values: Vec<String> = values.iter().map(|value| shortened(value)).collect();
            parts.push(format!("{key}={}", values.join(",")));
        }
        let seats: Vec<String> = grid.seats.iter().map(ToString::to_string).collect();
        let bots: Vec<String> = grid.bots.iter().map(|group| group.join(",")).collect();
        parts.push(say!(words, "terminal-lab-plan-seats", seats = seats.join(",")));
        parts.push(say!(words, "terminal-lab-plan-bots", bots = bots.join("; ")));
        parts.extend(grid.nodes.map(|nodes| say!(words, "terminal-lab-plan-nodes", nodes)));
        parts.push(say!(words, "terminal-lab-plan-games", games = self.games));
        parts.push(say!(words, "terminal-lab-plan-seed", seed = self.seed.to_string()));
        parts.extend(self.until.map(|half| {
            let half = words.figure(&(f64::from(half) / 1e4).to_string());
            say!(words, "terminal-lab-plan-until", half)
        }));
        let (version, plan) = (&self.version, self.fingerprint());
        parts.push(say!(words, "terminal-lab-plan-version", version, plan));
        parts.join(", ")
    }
}

/// In English, for logs and for whoever writes Rust.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&Words::in_language(Language::ENGLISH)))
    }
}

/// Half of an interval that is asked for, like `0.5%`, in millionths.
///
/// ```
/// assert_eq!(luckhouse_lab::read_until("0.5%")?, 5000);
/// assert!(luckhouse_lab::read_until("0").is_err());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
///
/// # Errors
/// If it is not a percentage between 0.0001 and 50.
pub fn read_until(word: &str) -> Result<u32, BadWord> {
    let wrong = || BadWord::new(word, phrase!("kind-half-interval"), phrase!("expected-half-interval"));
    let number: f64 = word.trim().trim_end_matches('%').trim_end().parse().map_err(|_| wrong())?;
    let half = (number * 1e4).round();
    if (1.0..=500_000.0).contains(&half) { Ok(half as u32) } else { Err(wrong()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    fn grid(options: &[(&str, &[&str])], seats: &[usize], bots: &[&str]) -> Grid {
        let words = |list: &[&str]| list.iter().map(ToString::to_string).collect::<Vec<_>>();
        Grid {
            game: "booty-dice".into(),
            options: options.iter().map(|(key, values)| (key.to_string(), words(values))).collect(),
            seats: seats.to_vec(),
            bots: bots.iter().map(|group| group.split(',').map(String::from).collect()).collect(),
            nodes: None,
        }
    }

    fn refusal(grid: Grid) -> String {
        Plan::new(grid, 100, 1).unwrap().check().err().unwrap().to_string()
    }

    #[test]
    fn a_grid_is_every_set_with_every_table() {
        let cells = grid(&[("goal", &["20", "30"])], &[2, 3], &["random", "steady,random"]).cells().unwrap();
        assert_eq!(cells.len(), 8);
        assert_eq!(cells[0], Cell::new("booty-dice", &[("goal", "20")], &["random", "random"]));
        assert_eq!(cells[7], Cell::new("booty-dice", &[("goal", "30")], &["steady", "random", "random"]));
    }

    #[test]
    fn an_impossible_grid_is_refused_by_name() {
        let many: Vec<String> = (0..101).map(|n| n.to_string()).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let cases: [(Grid, &str); 10] = [
            (grid(&[], &[], &["random"]), "the grid has no cells: seats has no values"),
            (grid(&[("goal", &[])], &[2], &["random"]), "the grid has no cells: goal has no values"),
            (grid(&[("goal", &many), ("lives", &many)], &[2], &["random"]), "the grid has 10201 cells"),
            (grid(&[], &[2, 9], &["random"]), "`9` is not a number of seats: expected 2 to 6"),
            (
                grid(&[("goal", &["30"]), ("goal", &["40"])], &[2], &["random"]),
                "goal stands in the grid twice",
            ),
            (grid(&[("goal", &["30", "30"])], &[2], &["random"]), "goal=30 stands in the grid twice"),
            (grid(&[("goal", &["99"])], &[2], &["random"]), "expected goal=10 to 60"),
            (grid(&[("gold", &["30"])], &[2], &["random"]), "expected lives, doubloons, goal"),
            (grid(&[], &[2], &["random,random,random"]), "are 3 bots, and 2 seats are in the grid"),
            (grid(&[], &[2], &["random", "random,random"]), "random,random stands in the grid twice"),
        ];
        for (grid, reason) in cases {
            let said = refusal(grid);
            assert!(said.contains(reason), "expected `{reason}` in: {said}");
        }
    }

    #[test]
    fn every_game_is_in_just_one_portion() {
        let plan = Plan { portion: 7, ..Plan::new(grid(&[], &[2, 3], &["random"]), 100, 1).unwrap() };
        let mut next = (0, 0);
        for portion in 0..2 * plan.portions() {
            let (cell, games) = plan.place(portion);
            assert_eq!((cell, games.start), next);
            next = if games.end == 100 { (cell + 1, 0) } else { (cell, games.end) };
        }
        assert_eq!(next, (2, 0));
    }

    #[test]
    fn checkpoints_are_fixed_and_end_with_the_last_portion() {
        let plan = Plan::new(grid(&[], &[2], &["random"]), 100, 1).unwrap();
        assert_eq!(plan.checkpoints(), [100]);
        assert_eq!(
            plan.until(10_000).checkpoints(),
            [1, 2, 3, 4, 5, 7, 9, 12, 15, 19, 24, 30, 38, 48, 60, 75, 94, 100]
        );
    }

    #[test]
    fn a_plan_of_another_version_is_not_played_on() {
        let plan = Plan { version: "0.0.1".into(), ..Plan::new(grid(&[], &[2], &["random"]), 9, 1).unwrap() };
        assert!(plan.check().err().unwrap().to_string().contains("made by version 0.0.1"));
    }
}
