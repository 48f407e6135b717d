//! Choices that are said ahead, at tables of open games where people have days.
//!
//! | what | where |
//! |---|---|
//! | a plan as it is kept, and what of it fits what happened | `plan` |
//! | the games that what is left open can lead to | `worlds` |
//! | what could come then, and what a plan means in words | `looking` |
//! | whether a plan can be kept | `check` |
//!
//! All of it works on copies that are read from the lines that everybody may read: no copy knows a choice that is sealed, a seed or a
//! roll to come.

mod check;
mod looking;
mod plan;
mod worlds;

pub(crate) use check::checked;
pub(crate) use looking::{prospect, told};
pub(crate) use plan::{Plan, is_of};
pub(crate) use worlds::Ground;
