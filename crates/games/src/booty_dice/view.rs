//! What everybody sees: all of it. Only names given at once are secret, and those the table keeps.

use super::{BootyDice, BootyState, Phase, Pirate, SoFar};
use luckhouse_engine::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// What everybody sees of a game of Booty Dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct BootyView {
    /// What each pirate has.
    pub pirates: PerSeat<Pirate>,
    /// Doubloons in the Buried Treasure.
    pub treasure: u8,
    /// Shields in the War Chest.
    pub war_chest: u8,
    /// Whose turn it is, once somebody has started.
    pub roller: Option<Seat>,
    /// Turns that are over.
    pub turns: u16,
    /// What the turn has brought so far, where only dice that were just rolled act (BD-21).
    pub so_far: SoFar,
    /// Where in the turn we are.
    pub phase: Phase,
}

impl BootyDice {
    pub(super) fn show(&self, state: &BootyState) -> BootyView {
        BootyView {
            pirates: state.pirates,
            treasure: state.treasure,
            war_chest: state.war_chest,
            roller: (!state.phase.is_before_the_first_turn()).then_some(state.roller),
            turns: state.turns,
            so_far: state.so_far,
            phase: state.phase,
        }
    }

    pub(super) fn read_view(&self, view: &BootyView) -> BootyState {
        BootyState {
            pirates: view.pirates,
            treasure: view.treasure,
            war_chest: view.war_chest,
            roller: view.roller.unwrap_or(Seat::at(0)),
            turns: view.turns,
            so_far: view.so_far,
            phase: view.phase,
        }
    }
}
