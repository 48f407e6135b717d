//! What can go wrong, as exceptions of Python with the words of the program. All of them are `ValueError`s.

use luckhouse_encode::NotLegal;
use luckhouse_engine::{BadWord as Unread, Refusal};
use luckhouse_shelf::{AnyTable, refusal_at};
use luckhouse_words::{Language, Words};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(luckhouse, LuckhouseError, PyValueError, "Whatever this package refuses.");
create_exception!(
    luckhouse,
    BadWord,
    LuckhouseError,
    "A word that cannot be read, or names nothing that exists."
);
create_exception!(luckhouse, Illegal, LuckhouseError, "A choice that the rules do not allow now.");
create_exception!(luckhouse, NotNow, LuckhouseError, "The table waits for somebody or something else.");
create_exception!(luckhouse, Impossible, LuckhouseError, "A roll that cannot come up here.");
create_exception!(luckhouse, Unsolved, LuckhouseError, "There is no exact answer, and why.");
create_exception!(luckhouse, NothingToSay, LuckhouseError, "A judge or a coach has nothing to say, and why.");

/// A word that was not understood.
pub(crate) fn bad_word(wrong: &Unread) -> PyErr {
    BadWord::new_err(wrong.to_string())
}

/// What a table refuses, with what the rules of its game say against it.
pub(crate) fn refused(table: &dyn AnyTable, refusal: &Refusal) -> PyErr {
    let said = refusal_at(&Words::in_language(Language::ENGLISH), table, refusal);
    match refusal {
        Refusal::Word(_) => BadWord::new_err(said),
        Refusal::NotLegal { .. } | Refusal::Missing { .. } | Refusal::Undo(_) => Illegal::new_err(said),
        Refusal::NotNow { .. } => NotNow::new_err(said),
        Refusal::Impossible { .. } => Impossible::new_err(said),
    }
}

/// An action that the mask does not allow.
pub(crate) fn not_legal(wrong: &NotLegal) -> PyErr {
    Illegal::new_err(wrong.to_string())
}
