//! What a client calls its commands is its own: the same word of somebody else who sits there later is another command.

use super::state::TableState;
use luckhouse_engine::Seat;
use luckhouse_store::CommandId;
use sha2::{Digest, Sha256};

impl TableState {
    /// The name of a command as it is kept: bound to whoever sits there now.
    pub(super) fn bound(&self, seat: Seat, id: &CommandId) -> CommandId {
        match self.occupant(seat).and_then(|occupant| occupant.token) {
            Some(token) => bound_to(&token.0, id),
            None => id.clone(),
        }
    }

    /// Was this done already? What older houses kept is not bound to anybody.
    pub(super) fn is_done(&self, seat: Seat, id: &CommandId, bound: &CommandId) -> bool {
        let done = |id: &CommandId| self.commands.contains(&(seat, id.to_string()));
        done(bound) || done(id)
    }
}

/// The name of a command of whoever is known by this.
pub(super) fn bound_to(owner: &[u8], id: &CommandId) -> CommandId {
    let digest: [u8; 32] = Sha256::new().chain_update(owner).chain_update(id.as_str()).finalize().into();
    let digit = |half: u8| char::from(b"0123456789abcdef"[usize::from(half)]);
    let digits = digest[..20].iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]);
    CommandId::new("of-".chars().chain(digits).collect::<String>())
        .expect("letters, digits and a dash are fine")
}
