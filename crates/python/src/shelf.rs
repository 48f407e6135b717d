//! What there is to play, and tables of it.

use crate::codec::{Codec, codec};
use crate::errors::{BadWord, bad_word};
use crate::seats::seed as seeded;
use crate::table::Table;
use luckhouse_encode::Field;
use luckhouse_shelf::{AnyGame, AnyTable, find, questions, read_log};
use luckhouse_words::{Language, Words};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use std::sync::Arc;

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    luckhouse_shelf::games::GAMES.iter().map(|game| game.about().name).collect()
}

/// What a game is called, for how many it is, and the edition of its rules.
#[pyfunction]
pub(crate) fn about<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let (game, dict) = (found(game)?, PyDict::new(py));
    let about = game.about();
    dict.set_item("name", about.name)?;
    dict.set_item("title", about.title)?;
    dict.set_item("seats", about.seats.to_vec())?;
    dict.set_item("edition", about.edition)?;
    dict.set_item("rules", game.rules_page())?;
    dict.set_item("levels", luckhouse_shelf::BotSpec::strengths())?;
    dict.set_item("characters", game.characters())?;
    dict.set_item("solves", questions(game, &Words::in_language(Language::ENGLISH)))?;
    Ok(dict)
}

/// Every option of a game: its default, and the values it can have.
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let all = PyDict::new(py);
    for option in found(game)?.options() {
        let dict = PyDict::new(py);
        dict.set_item("default", option.default)?;
        dict.set_item("range", option.range)?;
        dict.set_item("none", option.or_none)?;
        dict.set_item("words", option.words.to_vec())?;
        dict.set_item("file", option.takes_file)?;
        all.set_item(option.key, dict)?;
    }
    Ok(all)
}

/// A new table.
#[pyfunction]
#[pyo3(signature = (game, seats=None, seed=None, **options))]
pub(crate) fn make(
    game: &str,
    seats: Option<&Bound<'_, PyAny>>,
    seed: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Table> {
    Table::of(Setup::of(game, seats, options)?.open()?, seeded(seed)?)
}

/// The table that a log leads to, after at most so many events.
#[pyfunction]
#[pyo3(signature = (log, events=None, seed=None))]
pub(crate) fn read(log: &str, events: Option<usize>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Table> {
    let table = read_log(log, events.unwrap_or(usize::MAX));
    Table::of(table.map_err(|wrong| BadWord::new_err(wrong.to_string()))?, seeded(seed)?)
}

/// What the places of the list of actions stand for: `(name, start, length)`.
#[pyfunction]
#[pyo3(signature = (game, seats=None, **options))]
pub(crate) fn action_fields(
    game: &str,
    seats: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<(&'static str, usize, usize)>> {
    Ok(plain(Setup::of(game, seats, options)?.codec()?.action_fields()))
}

/// What the numbers of an observation stand for: `(name, start, length)`.
#[pyfunction]
#[pyo3(signature = (game, seats=None, **options))]
pub(crate) fn observation_fields(
    game: &str,
    seats: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<(&'static str, usize, usize)>> {
    Ok(plain(Setup::of(game, seats, options)?.codec()?.fields()))
}

fn plain(fields: Vec<Field>) -> Vec<(&'static str, usize, usize)> {
    fields.into_iter().map(|field| (field.name, field.start, field.length)).collect()
}

/// A game, and how it is to be played.
pub(crate) struct Setup {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seats: usize,
}

impl Setup {
    /// Without a number of seats, the least that the game can be played with.
    pub(crate) fn of(
        name: &str,
        seats: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Setup> {
        let game = found(name)?;
        let seats = match seats {
            None => game.about().seats[0],
            Some(given) => given.extract().map_err(|_| {
                let expected = game.about().seats_in_words();
                BadWord::new_err(format!(
                    "`{given}` is not a number of seats: expected {expected} for {name}"
                ))
            })?,
        };
        game.about().check_seats(seats).map_err(|wrong| bad_word(&wrong))?;
        let options = options.map_or(Ok(Vec::new()), keys_and_values)?;
        Ok(Setup { game, options, seats })
    }

    pub(crate) fn open(&self) -> PyResult<Box<dyn AnyTable>> {
        self.game.open(&self.options, self.seats).map_err(|wrong| bad_word(&wrong))
    }

    pub(crate) fn codec(&self) -> PyResult<Arc<dyn Codec>> {
        codec(&self.open()?.header()).map_err(|wrong| bad_word(&wrong))
    }
}

fn found(name: &str) -> PyResult<&'static dyn AnyGame> {
    find(name).map_err(|wrong| bad_word(&wrong))
}

/// Options as Python spells them: `first_throw="some"`, `teams=True`, `target=None`.
fn keys_and_values(options: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    let mut all = Vec::new();
    for (key, value) in options {
        let key = key.extract::<String>()?.replace('_', "-");
        let text = if value.is_none() {
            "none".into()
        } else if let Ok(flag) = value.cast::<PyBool>() {
            if flag.is_true() { "on".into() } else { "off".into() }
        } else if let Ok(number) = value.extract::<i64>() {
            number.to_string()
        } else if let Ok(text) = value.extract::<String>() {
            text
        } else {
            let sentence = format!(
                "`{value}` is not a value of {key}: expected text, a whole number, True, False or None"
            );
            return Err(PyTypeError::new_err(sentence));
        };
        all.push((key, text));
    }
    Ok(all)
}
