//! Mining: games are played or read, judges asked at some of their moments, and of what they find clear a mixed
//! collection is chosen.

mod grade;
mod moments;
mod selection;

use crate::judging::Verdict;
use crate::{Puzzle, PuzzleId};
use luckhouse_engine::{BadWord, Seat, Viewer};
use luckhouse_shelf::{AnyGame, AnyTable, BadLog, Watch, find, read_log};
use moments::Moment;
use rayon::prelude::*;

/// What is to be mined.
///
/// ```
/// use luckhouse_puzzles::{Mine, Source};
/// let source = Source::Bots { games: 2 };
/// let mine = Mine { game: "fortuna".into(), count: 1, seed: 1, seats: None, longest: 100, source };
/// let found = mine.run(&())?;
/// assert_eq!(found.len(), 1);
/// assert_eq!(found[0].prove(), Ok(()));
/// # Ok::<(), luckhouse_puzzles::NotMined>(())
/// ```
#[derive(Clone, Debug)]
pub struct Mine {
    /// The name of the game.
    pub game: String,
    /// How many puzzles.
    pub count: usize,
    /// What comes out depends on it, and not on the number of threads.
    pub seed: u64,
    /// Only games of so many; any number, if not given.
    pub seats: Option<usize>,
    /// The most events before a puzzle: long logs make large files, and nobody reads them.
    pub longest: usize,
    /// Which games.
    pub source: Source,
}

/// Where the games come from.
#[derive(Clone, Debug)]
pub enum Source {
    /// Bots of mixed levels play so many. Hard puzzles are rare, and those that are kept are chosen from all that are found.
    Bots {
        /// How many games.
        games: u64,
    },
    /// These logs.
    Logs(Vec<String>),
}

/// Why nothing was mined.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotMined {
    /// No such game, or not for so many.
    #[error(transparent)]
    Word(#[from] BadWord),
    /// A log cannot be read.
    #[error("log {number}: {wrong}")]
    Log {
        /// Which of those that were given, from 1.
        number: usize,
        /// What is wrong with it. Boxed, as errors are to be small.
        wrong: Box<BadLog>,
    },
    /// A log is of another game.
    #[error("log {number} is a game of {found}: expected {expected}")]
    OtherGame {
        /// Which of those that were given, from 1.
        number: usize,
        /// Its game.
        found: String,
        /// The game that is mined.
        expected: String,
    },
    /// Whoever waited did not want to wait any longer.
    #[error("stopped before the puzzles were found")]
    Stopped,
}

/// Games between two looks at the watch.
const BATCH: u64 = 64;

impl Mine {
    /// Puzzles, as many as are wanted or can be found.
    ///
    /// # Errors
    /// If the game, the seats or a log are wrong, or the watch says that it is enough.
    pub fn run(&self, watch: &dyn Watch) -> Result<Vec<Puzzle>, NotMined> {
        let game = find(&self.game)?;
        if let Some(seats) = self.seats {
            game.about().check_seats(seats)?;
        }
        let games = match &self.source {
            Source::Bots { games } => *games,
            Source::Logs(logs) => self.checked(game, logs)?,
        };
        let mut found = Vec::new();
        for from in (0..games).step_by(BATCH as usize) {
            if !watch.go_on(from, games) {
                return Err(NotMined::Stopped);
            }
            let batch = from..games.min(from + BATCH);
            let each: Vec<_> = batch.into_par_iter().map(|number| self.of_game(game, number)).collect();
            found.extend(each.into_iter().flatten());
        }
        Ok(selection::choose(found, self.count))
    }

    /// How many logs there are, if all are games of this kind.
    fn checked(&self, game: &dyn AnyGame, logs: &[String]) -> Result<u64, NotMined> {
        for (number, log) in (1..).zip(logs) {
            let wrong = |wrong| NotMined::Log { number, wrong: Box::new(wrong) };
            let table = read_log(log, usize::MAX).map_err(wrong)?;
            let (found, expected) = (table.about().name.to_string(), game.about().name.to_string());
            if found != expected {
                return Err(NotMined::OtherGame { number, found, expected });
            }
        }
        Ok(logs.len() as u64)
    }

    /// What one game has, by its number.
    fn of_game(&self, game: &dyn AnyGame, number: u64) -> Vec<Found> {
        let (log, moments) = match &self.source {
            Source::Bots { .. } => moments::of_bots(game, self, number),
            Source::Logs(logs) => moments::of_log(&logs[number as usize], self, number),
        };
        moments.into_iter().filter_map(|moment| found(game, (number, &log), moment)).collect()
    }
}

/// A puzzle, and what its seat sees: two moments that look the same are one.
struct Found {
    puzzle: Puzzle,
    /// The number of its game.
    game: u64,
    seen: String,
}

fn found(game: &dyn AnyGame, (number, log): (u64, &str), moment: Moment) -> Option<Found> {
    let table = game.read(log, moment.events).ok()?;
    let seat = moment.seat;
    let log = table.log(Viewer::Arbiter);
    let id = PuzzleId::of(&log, seat);
    let verdict = Verdict::of(&*table, seat, id.seed())?;
    let seen = format!("{} {seat} {}", table.header(), table.view(Viewer::Seat(seat)));
    Some(Found { puzzle: puzzle(game, &*table, seat, id, verdict), game: number, seen })
}

fn puzzle(game: &dyn AnyGame, table: &dyn AnyTable, seat: Seat, id: PuzzleId, verdict: Verdict) -> Puzzle {
    let costs = verdict.costs(table, seat);
    let Verdict { opinions, margin, error } = verdict;
    let best = &opinions[0];
    let grade = grade::of(game, (table, seat), &best.word, (margin, id.seed()));
    Puzzle {
        id,
        seat,
        answer: best.word.clone(),
        chance: best.chance,
        margin,
        error,
        grade,
        why: best.why.clone(),
        costs,
        log: table.log(Viewer::Arbiter),
    }
}
