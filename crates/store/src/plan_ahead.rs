//! Choices that somebody has said ahead, for whenever it is their turn.

use crate::{Json, SeatNumber};

/// What whoever sits there will choose, and when. Nobody else may know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanAhead {
    /// Whose choices they are.
    pub seat: SeatNumber,
    /// Which, as the caller writes them.
    pub plan: Json,
}
