//! First half of a turn: roll, keep, roll again (BD-3).

use super::state::ROLLS;
use super::{BootyAction, BootyDice, BootyState, Faces, FirstThrow, Phase, Resolve, SoFar, Throw};
use luckhouse_engine::Rng;

impl BootyDice {
    /// A turn begins: all six dice are rolled, and nobody is asked. Where the roller takes some up, they lie as the turn
    /// before has left them, if there was one (BD-19).
    pub(super) fn begin_turn(&self, state: &mut BootyState, left: Option<Faces>) {
        state.so_far = SoFar::default();
        state.phase = match left {
            Some(dice) if self.options.first_throw == FirstThrow::Some => {
                Phase::Deciding(Throw { dice, rolls: 0 })
            }
            _ => Phase::Rolling { kept: Faces::EMPTY, rolls: 0 },
        };
    }

    /// The dice have come to rest beside those that were kept.
    pub(super) fn land(&self, state: &mut BootyState, throw: Throw, rolled: Faces) {
        if self.only_rolled_act() {
            state.so_far.rolled = rolled;
        }
        // BD-4
        if throw.rolls == ROLLS || self.options.resolve == Resolve::Each {
            self.resolve(state, throw);
        } else {
            state.phase = Phase::Deciding(throw);
        }
    }

    /// Stop, or any of the dice again. Nobody stops before the first roll (BD-19).
    pub(super) fn legal_rolls(&self, throw: Throw, into: &mut Vec<BootyAction>) {
        if throw.rolls > 0 {
            into.push(BootyAction::Stop);
        }
        into.push(BootyAction::RollAll);
        // At least one die, and all six have a word of their own.
        if let [_none, some @ .., _all] = throw.dice.parts().as_slice() {
            into.extend(some.iter().map(|part| BootyAction::Roll(*part)));
        }
    }

    /// One of the legal rolls without listing the others: the number drawn is its place in the list.
    pub(super) fn any_legal_roll(&self, throw: Throw, rng: &mut Rng) -> BootyAction {
        // `stop` and `roll all` stand in the list for none of the dice and for all of them.
        let first = u64::from(throw.rolls == 0);
        match rng.below(throw.dice.parts_in_all() - first) + first {
            0 => BootyAction::Stop,
            1 => BootyAction::RollAll,
            place => BootyAction::Roll(throw.dice.part_at(place - 1)),
        }
    }

    pub(super) fn choose_roll(&self, state: &mut BootyState, throw: Throw, action: BootyAction) {
        let rolled = match action {
            BootyAction::RollAll => throw.dice,
            BootyAction::Roll(dice) => dice,
            BootyAction::Stop => return self.stop(state, throw),
            BootyAction::Rob(_) | BootyAction::Attack(_) | BootyAction::Begin(_) => {
                panic!("`{action}` while rolling")
            }
        };
        let kept = throw.dice.minus(rolled).expect("only dice that are there are rolled again");
        state.phase = Phase::Rolling { kept, rolls: throw.rolls };
    }

    fn stop(&self, state: &mut BootyState, throw: Throw) {
        match self.options.resolve {
            Resolve::Stop => self.resolve(state, throw),
            // Every roll has been resolved already.
            Resolve::Each => self.end_turn(state, throw),
        }
    }
}
