//! The end of a turn, and of the game (RL-18 to RL-20).

use super::{Ending, Phase, ReynardsLuck, State};
use luckhouse_engine::{Game, Outcome, PerSeat, Seat};

/// So many pieces or fewer are too few (RL-19).
pub const TOO_FEW: usize = 3;

impl ReynardsLuck {
    /// RL-19.
    pub(super) fn is_beaten(&self, state: &State, seat: Seat) -> bool {
        state.pieces(seat) <= TOO_FEW
    }

    /// Does this seat stand on all foxheads?
    fn holds_foxheads(&self, state: &State, seat: Seat) -> bool {
        self.layout().foxheads.iter().all(|square| state.board.is_held_by(*square, seat))
    }

    pub(super) fn end_turn(&self, state: &mut State) {
        let (seat, rival) = (state.on_turn, state.on_turn.other());
        state.turns += 1;
        // RL-18. A piece taken from a foxhead cannot be put back there in the same turn, so standing on all of
        // them at both ends of it is standing there without a break.
        if state.claim == Some(rival) && self.holds_foxheads(state, rival) {
            state.phase = Phase::Over { ending: Ending::Foxheads { winner: rival } };
            return;
        }
        state.claim = self.holds_foxheads(state, seat).then_some(seat);
        if u32::from(state.turns) >= self.options().cap {
            state.phase = Phase::Over { ending: Ending::Cap }; // RL-20
            return;
        }
        state.on_turn = rival;
        self.begin_turn(state);
    }

    /// The scores are the pieces of each side, on the board and in reserve.
    pub(super) fn outcome(&self, state: &State, ending: Ending) -> Outcome {
        let scores = PerSeat::from_fn(2, |seat| state.pieces(seat) as i32);
        match ending {
            Ending::Foxheads { winner } | Ending::Pieces { winner, .. } => Outcome::win(winner, scores),
            Ending::Cap => Outcome::highest(scores),
        }
    }
}
