//! Seats and seeds, as Python gives them.

use luckhouse_engine::{Seat, Viewer};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use std::hash::{BuildHasher, RandomState};

/// A seat at a table of so many: a number counted from 0, or `p1`.
pub(crate) fn seat(given: &Bound<'_, PyAny>, seats: usize) -> PyResult<Seat> {
    let expected = || format!("expected 0 to {}, or p1 to p{seats}", seats - 1);
    if let Ok(text) = given.extract::<String>() {
        let named = text.parse::<Seat>().ok().filter(|seat| seat.index() < seats);
        return named
            .ok_or_else(|| PyValueError::new_err(format!("`{text}` is not a seat here: {}", expected())));
    }
    let number: i64 = given.extract().map_err(|_| {
        let kind = given.get_type().name().map_or_else(|_| "that".into(), |name| name.to_string());
        PyTypeError::new_err(format!("a {kind} is not a seat: {}", expected()))
    })?;
    let there = usize::try_from(number).ok().filter(|index| *index < seats);
    let wrong = || PyValueError::new_err(format!("`{number}` is not a seat here: {}", expected()));
    there.map(Seat::at).ok_or_else(wrong)
}

/// Who looks on: a seat, or nobody in particular, who sees what everybody sees.
pub(crate) fn viewer(given: Option<&Bound<'_, PyAny>>, seats: usize) -> PyResult<Viewer> {
    given.map_or(Ok(Viewer::Watcher), |given| seat(given, seats).map(Viewer::Seat))
}

/// A seed, or one that nobody knows.
pub(crate) fn seed(given: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    let Some(given) = given else { return Ok(RandomState::new().hash_one(0)) };
    given.extract::<u64>().map_err(|_| {
        PyValueError::new_err(format!("`{given}` is not a seed: expected a whole number from 0 to 2**64 - 1"))
    })
}
