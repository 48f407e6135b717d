//! What of a view the facts have to name.

use super::facts::{LanternFact, Source};
use luckhouse_engine::DiceSet;
use luckhouse_games::lantern::{Abilities, Ability, LanternView, Phase};

/// All that changes on the sheet, and the dice.
#[derive(Debug, PartialEq)]
pub(super) struct Account {
    zone: u8,
    abilities: Abilities,
    scroll: u8,
    experience: u8,
    rewarded: u8,
    dice: DiceSet,
    won: bool,
    lost: bool,
}

impl Account {
    pub(super) fn of(view: &LanternView) -> Account {
        Account {
            zone: view.zone,
            abilities: view.abilities,
            scroll: view.scroll,
            experience: view.experience,
            rewarded: view.rewarded,
            dice: view.dice().unwrap_or(DiceSet::EMPTY),
            won: matches!(view.phase, Phase::Won(_)),
            lost: matches!(view.phase, Phase::Lost(_)),
        }
    }

    pub(super) fn apply(&mut self, fact: &LanternFact) {
        match fact {
            LanternFact::SetupRolled { dice, .. } | LanternFact::Enters { dice, .. } => self.dice = *dice,
            LanternFact::RollsAllAgain | LanternFact::RewardDue => self.dice = DiceSet::EMPTY,
            LanternFact::SetsOut { crit, counter, magic, con, camp, .. } => {
                self.set_out([*crit, *counter, *magic, *con], *camp);
            }
            LanternFact::SetsOutAlike { face } => self.set_out([*face; 4], *face),
            LanternFact::Reaches { zone, .. } | LanternFact::Rests { zone, .. } => {
                (self.zone, self.dice) = (*zone, DiceSet::EMPTY);
            }
            LanternFact::Turns { ability, from, to, .. } => {
                self.cross_off(*ability);
                self.dice = self.dice.without(from.face()).with(to.face());
            }
            LanternFact::TakesUp { ability, dice, .. } => {
                self.cross_off(*ability);
                self.dice = self.dice.minus(*dice).unwrap_or(DiceSet::EMPTY);
            }
            LanternFact::RollsAgain { all, .. } => self.dice = *all,
            LanternFact::Experience { gained, .. } => self.experience += gained,
            LanternFact::Gains { ability, from, .. } => {
                self.abilities[*ability].left += 1;
                self.rewarded += u8::from(*from == Source::Row);
            }
            LanternFact::NoRoom { from } => self.rewarded += u8::from(*from == Source::Row),
            LanternFact::Won { .. } => self.won = true,
            LanternFact::Lost { .. } => self.lost = true,
            LanternFact::KeepsDice | LanternFact::Cleared { .. } | LanternFact::Resigned { .. } => {}
        }
    }

    fn set_out(&mut self, circles: [u8; 4], scroll: u8) {
        for (ability, left) in Ability::ALL.into_iter().zip(circles) {
            self.abilities[ability].left = left;
        }
        (self.scroll, self.dice) = (scroll, DiceSet::EMPTY);
    }

    fn cross_off(&mut self, ability: Ability) {
        self.abilities[ability].left -= 1;
        self.abilities[ability].crossed += 1;
    }
}
