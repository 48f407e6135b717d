//! What everybody sees: all of it. The sheet is part of it, so that a screen needs nothing else.

use super::{Abilities, Boxes, Lantern, LanternState, Phase, Sheet, Task, Zone};
use luckhouse_engine::{DiceSet, Game, Imagine, Rng};
use serde::{Deserialize, Serialize};

/// A game of Lantern as it lies on the table. There are no secrets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct LanternView {
    /// The adventure sheet.
    pub sheet: Sheet,
    /// The number of the zone, from 1.
    pub zone: u8,
    /// What is going on.
    pub phase: Phase,
    /// The circles of the four abilities.
    pub abilities: Abilities,
    /// The number on the scroll beside the campfire; 0 before the setup.
    pub scroll: u8,
    /// Experience circles crossed off, all rows together.
    pub experience: u8,
    /// Experience rows that have had their reward, or lost it.
    pub rewarded: u8,
    /// The dice of the setup may not be rolled again any more (LN-16).
    #[serde(default)]
    pub last_setup: bool,
}

impl LanternView {
    pub(super) fn new(game: &Lantern, state: &LanternState) -> LanternView {
        LanternView {
            sheet: game.options().sheet.clone(),
            zone: state.zone + 1,
            phase: state.phase,
            abilities: state.abilities,
            scroll: state.scroll,
            experience: state.experience,
            rewarded: state.rewarded,
            last_setup: state.last_setup,
        }
    }

    /// The zone that the adventurer is in.
    pub fn here(&self) -> &Zone {
        &self.sheet.zones()[usize::from(self.zone) - 1]
    }

    /// The boxes of that zone, if there are any.
    pub fn boxes(&self) -> Option<Boxes> {
        match self.here().task {
            Task::Fight(boxes) => Some(boxes),
            Task::Rest => None,
        }
    }

    /// The dice on the table, if any lie there.
    pub fn dice(&self) -> Option<DiceSet> {
        match self.phase {
            Phase::Setup | Phase::Enter | Phase::Reward => None,
            Phase::Offer(dice) | Phase::Assign(dice) | Phase::Fight(dice) => Some(dice),
            Phase::Reroll(dice) | Phase::Won(dice) | Phase::Lost(dice) => Some(dice),
        }
    }
}

impl Imagine for Lantern {
    fn imagine(&self, view: &LanternView, _rng: &mut Rng) -> LanternState {
        LanternState {
            phase: view.phase,
            zone: view.zone - 1,
            abilities: view.abilities,
            scroll: view.scroll,
            experience: view.experience,
            rewarded: view.rewarded,
            last_setup: view.last_setup,
        }
    }
}
