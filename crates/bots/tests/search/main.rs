//! The search is held against what is known to be true.

mod at_once;
mod coins;
mod guides;
mod kuhn;
mod legal;
mod levels;
mod memory;
mod parlour;
mod pig;
