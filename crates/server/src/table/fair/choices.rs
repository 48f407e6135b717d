//! Choices that others may not read yet: committed to, and opened later.

use super::FairTable;
use luckhouse_engine::fair::{Bytes, FairLine, commitment};
use luckhouse_engine::{Seat, SeatSet};

/// What a choice was committed to with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Salt {
    pub(crate) event: u64,
    pub(crate) seat: Seat,
    pub(crate) salt: Bytes,
}

impl FairTable {
    /// The line that commits a seat to a word.
    pub(crate) fn commitment(&self, salt: &Salt, word: &str) -> Option<FairLine> {
        let Salt { event, seat, salt } = *salt;
        let commitment = commitment(&self.list_hash()?, event, seat, word, &salt);
        Some(FairLine::Choice { event, seat, commitment })
    }

    /// What this seat has committed to for the event to come.
    pub(crate) fn committed(&self, seat: Seat) -> Option<Bytes> {
        self.commits[seat.index()]
    }

    /// Those who have committed for the event to come.
    pub(crate) fn all_commits(&self) -> SeatSet {
        let seats = Seat::all(self.commits.len()).filter(|seat| self.committed(*seat).is_some());
        seats.fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Does this word with this salt open what the seat has committed to?
    pub(crate) fn opens(&self, salt: &Salt, word: &str) -> bool {
        let committed = self.committed(salt.seat);
        matches!(self.commitment(salt, word), Some(FairLine::Choice { commitment, .. }) if Some(commitment) == committed)
    }

    /// Was this choice committed to, with a salt that is known?
    pub(crate) fn has_salt(&self, event: u64, seat: Seat) -> bool {
        // They come in the order of their events.
        let last = self.salts.iter().rev().take_while(|salt| salt.event >= event);
        last.into_iter().any(|salt| (salt.event, salt.seat) == (event, seat))
    }

    /// The event has happened: nobody is committed any more.
    pub(crate) fn settle(&mut self) {
        self.commits.fill(None);
        self.all_committed = None;
    }

    /// Remember how a choice can be checked.
    pub(crate) fn remember(&mut self, salt: Salt) {
        self.salts.push(salt);
    }

    /// A choice was taken back, or not opened: nobody asks how it can be checked.
    pub(super) fn forget_salt(&mut self, event: u64, seat: Seat) {
        if self.has_salt(event, seat) {
            let others = |salt: &&Salt| (salt.event, salt.seat) != (event, seat);
            self.salts = self.salts.iter().filter(others).copied().collect();
        }
    }

    /// The lines that end the log: every salt, and the secret.
    pub(crate) fn last_lines(&self) -> Vec<FairLine> {
        let salt = |salt: &Salt| FairLine::Salt { event: salt.event, seat: salt.seat, salt: salt.salt };
        let mut salts: Vec<Salt> = self.salts.iter().copied().collect();
        salts.sort_by_key(|salt| (salt.event, salt.seat));
        salts.iter().map(salt).chain([FairLine::Secret(self.opened_secret())]).collect()
    }
}
