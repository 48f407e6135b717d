//! What a solver knows of a game.

use crate::{AnyGame, OddsReport, Saying};
use luckhouse_engine::Game;
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::Words;

/// Exact answers about a whole game. A game without a solver gives nothing.
pub trait Solve: Game {
    /// What best play brings whoever begins.
    ///
    /// # Errors
    /// If there is no solver for these rules, or the one who waits does not want to wait any longer.
    fn best_play(&self, _effort: Effort, _watch: &dyn Watch) -> Result<BestPlay, Unsolved> {
        Err(no_solver::<Self>())
    }

    /// The start as it is, and starts in which the second player has something more: what each is worth with best play.
    ///
    /// # Errors
    /// As [`best_play`](Solve::best_play).
    fn head_starts(&self, _watch: &dyn Watch) -> Result<Vec<HeadStart>, Unsolved> {
        Err(no_solver::<Self>())
    }

    /// What there is to ask of [`solve`](Solve::solve): each form of the words after the game's name, and the message that says
    /// what it answers.
    const SOLVES: &'static [(&'static str, &'static str)] = &[];

    /// The exact answer to a question about the whole game.
    ///
    /// # Errors
    /// If there is none, or the one who waits does not want to wait any longer.
    fn solve(&self, _question: &[String], _watch: &dyn Watch) -> Result<Solved, Unsolved> {
        Err(no_solver::<Self>())
    }
}

/// What can be asked of a game's solver, one form of a question a line, each with what it answers.
///
/// ```
/// use luckhouse_words::{Language, Words};
/// let lantern = luckhouse_shelf::find("lantern")?;
/// let lines = luckhouse_shelf::questions(lantern, &Words::in_language(Language::ENGLISH));
/// assert!(lines[1].starts_with("3 3 4 5 6 6  where to put these six dice"));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn questions(game: &dyn AnyGame, words: &Words) -> Vec<String> {
    let width = game.solves().iter().map(|(form, _)| form.len()).max().unwrap_or_default();
    let line = |(form, about): &(&str, &str)| format!("{form:<width$}  {}", words.say(about, &()));
    game.solves().iter().map(line).collect()
}

fn no_solver<G: Solve>() -> Unsolved {
    let found = format!("{} with these options", G::ABOUT.title);
    Unsolved::Setup { found, expected: "a game that has a solver".into() }
}

/// How much work an answer may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// About a second, and near enough to compare one setting with another.
    Sketch,
    /// As long as it takes: exact.
    Exact,
}

/// What best play brings whoever begins. For a game for one, how often it is won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestPlay {
    /// The share of the win of who begins.
    pub chance: f64,
    /// How far that can be off; `None` if nobody knows.
    pub error: Option<f64>,
}

/// A start in which the others have something more than who begins, and what it does.
#[derive(Clone, Debug, PartialEq)]
pub struct HeadStart {
    /// What the second player has more: "2 doubloons". Nothing for the start as it is.
    pub gift: Option<Saying>,
    /// What who begins can hope for then.
    pub play: BestPlay,
}

/// The answer of a solver, for people, and the table it comes from, for programs.
pub struct Solved {
    /// What a person wants to know.
    pub reports: Vec<OddsReport>,
    /// The table, if there is one worth keeping.
    pub table: Option<Vec<u8>>,
}
