//! First tries at puzzles, and how hard puzzles are.

use crate::{Json, MemberId, Millis, Name, Rated, StoreError};

/// A member's first try at a puzzle: only that one is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Who.
    pub member: MemberId,
    /// At what, in the caller's word.
    pub puzzle: Name,
    /// Was it right?
    pub solved: bool,
    /// When.
    pub at: Millis,
}

/// What a first try changes. Both ratings are moved from what they were when they were read; where one is another by now, nothing is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The try.
    pub attempt: Attempt,
    /// How good the member was at puzzles, if anything was known.
    pub member_before: Option<Json>,
    /// How good they are now.
    pub member_after: Rated,
    /// How hard the puzzle was, if anything was known.
    pub puzzle_before: Option<Json>,
    /// How hard it is now, as the caller writes it.
    pub puzzle_after: Json,
}

impl Trial {
    /// Are both still what they were?
    pub(crate) fn fits(&self, member: Option<&Json>, puzzle: Option<&Json>) -> Result<(), StoreError> {
        let same = self.member_before.as_ref() == member && self.puzzle_before.as_ref() == puzzle;
        if same { Ok(()) } else { Err(StoreError::RatedMeanwhile) }
    }
}
