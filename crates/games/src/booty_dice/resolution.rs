//! Second half of a turn: the dice do what they show, in the order D, X, J, C, W, S, Curse, Mutiny, Shipwreck (BD-7).
//!
//! A resolution halts only where the roller has a victim or a target to name, and goes on from there.

use super::{BootyDice, BootyState, Each, Face, Phase, Reading, Resolve, SoFar, Throw};
use luckhouse_engine::Seat;

/// Doubloons that one D takes, one X gives and one J steals.
pub const PER_DIE: u8 = 2;
/// Lives that a Curse costs every other pirate (BD-12).
pub const CURSE_LIVES: u8 = 2;
/// Doubloons that every other pirate gives to a Curse (BD-12).
pub const CURSE_DOUBLOONS: u8 = 5;

impl BootyDice {
    /// What these six faces mean under the options of this table, in a turn that has brought so much.
    pub fn reading(&self, throw: Throw, so_far: SoFar) -> Reading {
        let reading = Reading::of(throw.dice, self.options.curse);
        if self.only_rolled_act() { reading.of_rolled(so_far) } else { reading }
    }

    /// BD-21
    pub(super) fn only_rolled_act(&self) -> bool {
        (self.options.resolve, self.options.each) == (Resolve::Each, Each::Rolled)
    }

    /// The whole resolution from its first face.
    pub(super) fn resolve(&self, state: &mut BootyState, throw: Throw) {
        let alone = self.reading(throw, state.so_far).alone;
        // The dice of one face come one after the other; what they take in all is the same (BD-8, BD-9).
        state.dig(PER_DIE * alone.count(Face::Doubloon));
        state.bury(state.roller, PER_DIE * alone.count(Face::Cross));
        self.rob(state, throw, PER_DIE * alone.count(Face::JollyRoger));
    }

    /// So many thefts of one doubloon each (BD-10), then all that follows.
    fn rob(&self, state: &mut BootyState, throw: Throw, mut thefts: u8) {
        while thefts > 0 {
            let victims = state.victims();
            if victims.is_empty() {
                break;
            }
            let Some(victim) = victims.only() else {
                state.phase = Phase::Robbing { throw, thefts };
                return;
            };
            state.rob(victim);
            thefts -= 1;
        }
        self.attack(state, throw, self.reading(throw, state.so_far).alone.count(Face::Cutlass));
    }

    /// So many attacks (BD-11), then all that follows.
    fn attack(&self, state: &mut BootyState, throw: Throw, mut attacks: u8) {
        while attacks > 0 {
            let Some(target) = state.others().only() else {
                state.phase = Phase::Attacking { throw, attacks };
                return;
            };
            self.strike(state, target);
            if self.last_alive_wins(state) {
                return;
            }
            attacks -= 1;
        }
        self.walk_the_plank(state, throw);
    }

    /// BD-11
    fn strike(&self, state: &mut BootyState, target: Seat) {
        if state.pirates[target].shields > 0 {
            state.disarm(target, 1);
        } else {
            state.wound(target, 1);
        }
    }

    /// W, which may end everything for the roller, then all that follows.
    fn walk_the_plank(&self, state: &mut BootyState, throw: Throw) {
        let planks = self.reading(throw, state.so_far).alone.count(Face::Plank);
        let roller = &mut state.pirates[state.roller];
        roller.lives = roller.lives.saturating_sub(planks);
        if roller.lives > 0 {
            return self.arm_and_combos(state, throw);
        }
        // BD-15
        state.sink(state.roller);
        if !self.last_alive_wins(state) {
            self.end_turn(state, throw);
        }
    }

    /// S and the combos, where there is nothing to choose.
    fn arm_and_combos(&self, state: &mut BootyState, throw: Throw) {
        let reading = self.reading(throw, state.so_far);
        state.arm(reading.alone.count(Face::Shield));
        // BD-12
        let (lives, doubloons) = match reading.curse {
            true => (CURSE_LIVES, CURSE_DOUBLOONS),
            false => (reading.mutiny_lives(), reading.shipwreck),
        };
        if self.only_rolled_act() {
            state.so_far.struck(reading);
        }
        for other in state.others().iter() {
            state.wound(other, lives);
        }
        if self.last_alive_wins(state) {
            return;
        }
        for other in state.others().iter() {
            state.bury(other, doubloons);
        }
        self.end_resolution(state, throw);
    }

    pub(super) fn choose_victim(&self, state: &mut BootyState, throw: Throw, thefts: u8, victim: Seat) {
        state.rob(victim);
        self.rob(state, throw, thefts - 1);
    }

    pub(super) fn choose_target(&self, state: &mut BootyState, throw: Throw, attacks: u8, target: Seat) {
        self.strike(state, target);
        if !self.last_alive_wins(state) {
            self.attack(state, throw, attacks - 1);
        }
    }
}
