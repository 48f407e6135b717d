//! Out of a zone: rewards for full experience rows, the campfire, and on to the next (LN-10 to LN-13).

use super::{Ability, Lantern, LanternAction, LanternState, Phase};
use luckhouse_engine::DiceSet;

impl Lantern {
    /// The boxes are filled. Behind the last zone lies nothing but the win (LN-13).
    pub(super) fn cleared(&self, state: &mut LanternState, dice: DiceSet) {
        if usize::from(state.zone) + 1 == self.options.sheet.zones().len() {
            state.phase = Phase::Won(dice);
        } else {
            self.leave(state);
        }
    }

    /// LN-12: a night at the fire.
    pub(super) fn rest(&self, state: &mut LanternState) {
        state.draw_circle(Ability::Con);
        self.gain_experience(state, state.scroll);
        self.leave(state);
    }

    /// LN-10: one reward for each full row that has had none. Only a choice is asked for: one ability with room is
    /// taken, and with no room anywhere the reward is lost (LN-11).
    fn leave(&self, state: &mut LanternState) {
        while state.rewarded < self.options.sheet.full_rows(state.experience) {
            let mut room = state.abilities.with_room();
            match (room.next(), room.next()) {
                (Some(_), Some(_)) => return state.phase = Phase::Reward,
                (Some(only), None) => self.reward(state, only),
                (None, _) => state.rewarded += 1,
            }
        }
        state.zone += 1;
        self.enter(state);
    }

    /// The player has said where the reward goes.
    pub(super) fn gain(&self, state: &mut LanternState, ability: Ability) {
        self.reward(state, ability);
        self.leave(state);
    }

    fn reward(&self, state: &mut LanternState, ability: Ability) {
        state.draw_circle(ability);
        state.rewarded += 1;
    }
}

/// The abilities that a reward may go to.
pub(super) fn gains(state: &LanternState, into: &mut Vec<LanternAction>) {
    into.extend(state.abilities.with_room().map(LanternAction::Gain));
}
