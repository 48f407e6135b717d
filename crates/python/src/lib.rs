//! The games for Python. What is written in Python, and what all of it is called there, is in `python/luckhouse`.
//!
//! Nothing here may end the interpreter: what can be wrong becomes an exception with a sentence, and what is panicked about
//! becomes one as well.

mod advice;
mod codec;
mod errors;
mod json;
mod many;
mod rows;
mod seats;
mod shelf;
mod solving;
mod table;

use pyo3::prelude::*;

/// The part of `luckhouse` that is written in Rust.
#[pymodule]
mod _luckhouse {
    #[pymodule_export]
    use crate::errors::{BadWord, Illegal, Impossible, LuckhouseError, NotNow, NothingToSay, Unsolved};
    #[pymodule_export]
    use crate::many::Vec;
    #[pymodule_export]
    use crate::rows::{plan, rows};
    #[pymodule_export]
    use crate::shelf::{about, action_fields, games, make, observation_fields, options, read};
    #[pymodule_export]
    use crate::solving::{best_play, solve};
    #[pymodule_export]
    use crate::table::Table;
}
