//! Who has won, who is out, whose turn is next, and when it is over (LS-20 to LS-22).

use super::{LuckyShot, Phase, State};
use luckhouse_engine::{PerSeat, Seat, SeatSet};

/// Treasures that win.
pub const TO_WIN: usize = 4;

impl LuckyShot {
    /// A treasure has found its place. `true` if the player on turn goes on.
    pub(super) fn settle(&self, state: &mut State) -> bool {
        // LS-20: four win at once, whoever's turn it is.
        if let Some(winner) = state.in_play.iter().find(|seat| state.treasures(*seat) >= TO_WIN) {
            return finish(state, SeatSet::one(winner));
        }
        for seat in state.in_play.iter() {
            if state.treasures(seat) == 0 {
                // LS-21
                state.rows[seat.index()].clear();
                state.in_play = state.in_play.without(seat);
            }
        }
        // LS-22: one treasure changed its place, so at most one player lost their last; somebody is left.
        if state.in_play.len() == 1 {
            return finish(state, state.in_play);
        }
        let goes_on = state.in_play.contains(state.on_turn);
        if !goes_on {
            self.end_turn(state);
        }
        goes_on
    }

    pub(super) fn end_turn(&self, state: &mut State) {
        state.turns += 1;
        if u32::from(state.turns) >= self.options.cap {
            let leaders = leaders(state);
            finish(state, leaders);
            return;
        }
        let next = state.in_play.after(state.on_turn).expect("somebody is in");
        self.begin_turn(state, next);
    }

    /// Treasures held.
    pub(super) fn scores(&self, state: &State) -> PerSeat<i32> {
        PerSeat::from_fn(self.seats, |seat| state.treasures(seat) as i32)
    }
}

fn finish(state: &mut State, winners: SeatSet) -> bool {
    state.thief = None;
    state.phase = Phase::Over { winners };
    false
}

/// LS-22: most treasures, then most standing bricks, then shared.
fn leaders(state: &State) -> SeatSet {
    let rank = |seat: &Seat| (state.treasures(*seat), state.bricks(*seat));
    let best = state.in_play.iter().map(|seat| rank(&seat)).max();
    state.in_play.iter().filter(|seat| Some(rank(seat)) == best).collect()
}
