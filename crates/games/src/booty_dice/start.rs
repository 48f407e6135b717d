//! Before the first turn: who has it (BD-2, BD-20).

use super::{BootyAction, BootyDice, BootyState, Phase};
use luckhouse_engine::{Choices, Seat, SeatSet};

impl BootyDice {
    /// Everybody has named a pirate: the one whom all have named begins, otherwise lots are drawn among those named.
    pub(super) fn name_starter(&self, state: &mut BootyState, choices: &Choices<BootyAction>) {
        let named = |seat| match choices.of(seat) {
            BootyAction::Begin(named) => named,
            action => panic!("`{action}` names nobody who shall begin"),
        };
        let among: SeatSet = Seat::all(self.seats).map(named).collect();
        match among.only() {
            Some(first) => self.begin(state, first),
            None => state.phase = Phase::WhoStarts { among },
        }
    }

    /// The first turn of the game.
    pub(super) fn begin(&self, state: &mut BootyState, first: Seat) {
        state.roller = first;
        self.begin_turn(state, None);
    }
}
