//! Exact answers about whole games. They can take minutes; Ctrl-C ends them.

use crate::errors::Unsolved as Unanswered;
use crate::shelf::Setup;
use luckhouse_shelf::{Effort, Watch};
use luckhouse_solvers::Unsolved;
use luckhouse_words::{Language, Words};
use pyo3::exceptions::{PyKeyboardInterrupt, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Somebody who waits for an answer, and now and then lets Python look whether Ctrl-C was pressed.
pub(crate) struct Patience {
    asked: Mutex<Instant>,
    ended: Mutex<Option<PyErr>>,
}

impl Patience {
    pub(crate) fn new() -> Patience {
        Patience { asked: Mutex::new(Instant::now()), ended: Mutex::new(None) }
    }

    /// What ended the waiting.
    pub(crate) fn ended(self) -> PyErr {
        let ended = self.ended.into_inner().unwrap_or_else(PoisonError::into_inner);
        ended.unwrap_or_else(|| PyKeyboardInterrupt::new_err("stopped"))
    }
}

impl Watch for Patience {
    fn go_on(&self, _done: u64, _of: u64) -> bool {
        // Whoever does not get the lock need not ask: somebody else does.
        let Ok(mut asked) = self.asked.try_lock() else { return true };
        if asked.elapsed() < Duration::from_millis(100) {
            return true;
        }
        *asked = Instant::now();
        // The bare method is not general enough for every lifetime of `py`.
        #[expect(clippy::redundant_closure_for_method_calls)]
        let looked = Python::attach(|py| py.check_signals());
        match looked {
            Ok(()) => true,
            Err(signal) => {
                *self.ended.lock().unwrap_or_else(PoisonError::into_inner) = Some(signal);
                false
            }
        }
    }
}

fn unsolved(why: &Unsolved, patience: Patience) -> PyErr {
    match why {
        Unsolved::Stopped => patience.ended(),
        _ => Unanswered::new_err(why.to_string()),
    }
}

/// The exact answer to a question about a game with these options, as tables in plain text. `about(game)["solves"]` lists
/// the forms of a question.
#[pyfunction]
#[pyo3(signature = (game, *question, seats=None, **options))]
pub(crate) fn solve(
    py: Python<'_>,
    game: &str,
    question: &Bound<'_, PyTuple>,
    seats: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<String>> {
    let (setup, patience) = (Setup::of(game, seats, options)?, Patience::new());
    let question: Vec<String> = question.to_list().extract().map_err(|_| {
        PyTypeError::new_err(format!("{question} is not a question: expected words, each a text of its own"))
    })?;
    let solved = py.detach(|| setup.game.solve(&setup.options, setup.seats, &question, &patience));
    let solved = solved.map_err(|why| unsolved(&why, patience))?;
    let words = Words::in_language(Language::ENGLISH);
    let name = setup.game.about().name;
    Ok(solved.reports.iter().map(|report| report.said(&words, name).to_string()).collect())
}

/// What best play brings whoever begins: a dict of `chance` and `error`, the latter `None` if nobody knows.
#[pyfunction]
#[pyo3(signature = (game, seats=None, exact=true, **options))]
pub(crate) fn best_play<'py>(
    py: Python<'py>,
    game: &str,
    seats: Option<&Bound<'py, PyAny>>,
    exact: bool,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (setup, patience) = (Setup::of(game, seats, options)?, Patience::new());
    let effort = if exact { Effort::Exact } else { Effort::Sketch };
    let play = py.detach(|| setup.game.best_play(&setup.options, setup.seats, effort, &patience));
    let (play, dict) = (play.map_err(|why| unsolved(&why, patience))?, PyDict::new(py));
    dict.set_item("chance", play.chance)?;
    dict.set_item("error", play.error)?;
    Ok(dict)
}
