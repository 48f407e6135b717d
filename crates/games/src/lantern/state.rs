//! A game in progress.

use super::{Abilities, Ability, Circles, Sheet};
use luckhouse_engine::DiceSet;
use serde::{Deserialize, Serialize};

/// A game of Lantern in progress. The sheet is not in it: that never changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LanternState {
    pub(super) phase: Phase,
    /// Counted from 0.
    pub(super) zone: u8,
    pub(super) abilities: Abilities,
    /// The number on the scroll beside the campfire.
    pub(super) scroll: u8,
    /// Experience circles crossed off, all rows together.
    pub(super) experience: u8,
    /// Experience rows that have had their reward, or lost it.
    pub(super) rewarded: u8,
    /// The dice of the setup may not be rolled again any more (LN-16).
    pub(super) last_setup: bool,
}

/// What is going on, in the order of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "name", content = "dice", rename_all = "kebab-case")]
pub enum Phase {
    /// Six dice are rolled for the setup.
    Setup,
    /// These are so low that they may be rolled again.
    Offer(DiceSet),
    /// These are given to abilities, experience and campfire.
    Assign(DiceSet),
    /// A zone is entered: six dice are rolled.
    Enter,
    /// These lie in a zone whose boxes they do not fill.
    Fight(DiceSet),
    /// The others of the six are rolled again; these stay.
    Reroll(DiceSet),
    /// A full experience row draws one more circle.
    Reward,
    /// The last zone is cleared, with these.
    Won(DiceSet),
    /// No use of the circles left could fill the boxes. These lay on the table.
    Lost(DiceSet),
}

impl LanternState {
    /// Before the first roll.
    pub(super) fn new() -> LanternState {
        LanternState {
            phase: Phase::Setup,
            zone: 0,
            abilities: Abilities::default(),
            scroll: 0,
            experience: 0,
            rewarded: 0,
            last_setup: false,
        }
    }

    /// What is going on.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The zone that the adventurer is in, counted from 0.
    pub const fn zone(&self) -> u8 {
        self.zone
    }

    /// Experience rows that have had their reward, or lost it.
    pub const fn rewarded(&self) -> u8 {
        self.rewarded
    }

    /// The circles of the four abilities.
    pub const fn abilities(&self) -> Abilities {
        self.abilities
    }

    /// The number on the scroll beside the campfire; 0 before the setup.
    pub const fn scroll(&self) -> u8 {
        self.scroll
    }

    /// Experience circles crossed off, all rows together.
    pub const fn experience(&self) -> u8 {
        self.experience
    }

    /// May the dice of the setup not be rolled again any more (LN-16)?
    pub const fn last_setup(&self) -> bool {
        self.last_setup
    }

    /// Six dice, seven circles for an ability, and no more experience and rewards than the sheet has.
    pub(super) fn sound(&self, sheet: &Sheet) -> Result<(), String> {
        let crowded = Ability::ALL.into_iter().find(|ability| {
            let circles = self.abilities[*ability];
            circles.left + circles.crossed > Circles::MOST
        });
        let dice = match self.phase {
            Phase::Offer(dice) | Phase::Assign(dice) | Phase::Fight(dice) | Phase::Won(dice) => dice.len(),
            // Those that are kept; the others are in the air.
            Phase::Reroll(kept) | Phase::Lost(kept) => kept.len().max(6),
            Phase::Setup | Phase::Enter | Phase::Reward => 6,
        };
        match crowded {
            Some(ability) => Err(format!("more than seven circles for {}", ability.title())),
            None if dice != 6 => Err(format!("{dice} dice")),
            None if self.experience > sheet.circles() => Err(format!("{} experience", self.experience)),
            None if self.rewarded > sheet.full_rows(self.experience) => Err("a reward for nothing".into()),
            None => Ok(()),
        }
    }

    /// One more circle, if there is room for it (LN-11).
    pub(super) fn draw_circle(&mut self, ability: Ability) {
        if self.abilities[ability].has_room() {
            self.abilities[ability].left += 1;
        }
    }
}
