//! Games for two with secrets, one player winning what the other loses: the whole tree, what each seat can tell apart in
//! it, and plans that nobody can improve on.
//!
//! Two moments are one to a seat if it could read the same lines of the log until then. What is solved is the game
//! itself, by its own rules; only choices and rolls that are [alike](Alike) are counted as one.
//!
//! The method is counterfactual regret minimisation in its predictive form (PCFR+). How good the plans are is not taken from it: the
//! best answer to each is worked out over the whole tree, with no more than its seat may know, and that is the proof.

mod alike;
mod answer;
mod grow;
mod listing;
mod plan;
mod regret;
mod tree;

pub use alike::{Alike, Apart};
pub use plan::{Plan, Solved};
pub use tree::Tree;
