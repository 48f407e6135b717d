//! First tries at puzzles, and how hard puzzles are, in memory.

use super::members::Roll;
use crate::{Attempt, Json, MemberId, Name, StoreError, Trial};

impl Roll {
    pub(super) fn attempt(&mut self, trial: &Trial) -> Result<(), StoreError> {
        let Attempt { member, puzzle, .. } = &trial.attempt;
        self.find(member)?;
        let place = (member.clone(), puzzle.clone());
        if self.attempts.contains_key(&place) {
            return Err(StoreError::TriedAlready);
        }
        let known = self.ratings.get(&(member.clone(), trial.member_after.pool.clone()));
        trial.fits(known.map(|rated| &rated.state), self.puzzles.get(puzzle))?;
        self.attempts.insert(place, trial.attempt.clone());
        self.puzzles.insert(puzzle.clone(), trial.puzzle_after.clone());
        self.keep(&[], std::slice::from_ref(&trial.member_after));
        Ok(())
    }

    pub(super) fn attempts(&self, member: &MemberId) -> Vec<Attempt> {
        self.attempts.values().filter(|attempt| attempt.member == *member).cloned().collect()
    }

    pub(super) fn puzzle(&self, puzzle: &Name) -> Option<Json> {
        self.puzzles.get(puzzle).cloned()
    }
}
