//! Out of the game (BD-13 to BD-15), and the ends of a resolution, a turn and the game (BD-16 to BD-18).

use super::state::ROLLS;
use super::{BootyDice, BootyState, Phase, Resolve, Throw};
use luckhouse_engine::{Seat, SeatSet};

impl BootyState {
    /// The roller costs another pirate so many lives; whoever has none left is plundered (BD-14).
    pub(super) fn wound(&mut self, victim: Seat, lives: u8) {
        let pirate = &mut self.pirates[victim];
        pirate.lives = pirate.lives.saturating_sub(lives);
        if pirate.lives == 0 {
            let loot = std::mem::take(&mut pirate.doubloons);
            self.pirates[self.roller].doubloons += loot;
            self.sink(victim);
        }
    }

    /// What a dead pirate still has goes back to the piles (BD-13, BD-15).
    pub(super) fn sink(&mut self, seat: Seat) {
        self.disarm(seat, u8::MAX);
        self.bury(seat, u8::MAX);
    }
}

impl BootyDice {
    /// BD-16: if so, the game is over.
    pub(super) fn last_alive_wins(&self, state: &mut BootyState) -> bool {
        let living = state.living();
        let last = living.len() == 1;
        if last {
            state.phase = Phase::Over { winners: living };
        }
        last
    }

    /// All is resolved, and the roller is alive.
    pub(super) fn end_resolution(&self, state: &mut BootyState, throw: Throw) {
        // BD-17
        if u32::from(state.pirates[state.roller].doubloons) >= self.options.goal {
            state.phase = Phase::Over { winners: SeatSet::one(state.roller) };
        } else if self.options.resolve == Resolve::Each && throw.rolls < ROLLS {
            state.phase = Phase::Deciding(throw);
        } else {
            self.end_turn(state, throw);
        }
    }

    /// The next living pirate gets the dice (BD-2), unless it has gone on for too long (BD-18).
    pub(super) fn end_turn(&self, state: &mut BootyState, last: Throw) {
        state.turns += 1;
        let living = state.living();
        if u32::from(state.turns) >= self.options.cap {
            state.phase = Phase::Over { winners: state.richest(living) };
            return;
        }
        state.roller = living.after(state.roller).expect("somebody is alive");
        self.begin_turn(state, Some(last.dice));
    }
}

impl BootyState {
    fn richest(&self, living: SeatSet) -> SeatSet {
        let most = living.iter().map(|seat| self.pirates[seat].doubloons).max();
        living.iter().filter(|seat| Some(self.pirates[*seat].doubloons) == most).collect()
    }
}
