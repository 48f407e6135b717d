//! A turn: return a piece, or roll and act with one piece (RL-8 to RL-10).

use super::board::reach;
use super::{Action, Deed, Kind, Phase, Piece, ReynardsLuck, Standing, State};
use luckhouse_engine::{Die, Seat};

impl ReynardsLuck {
    /// RL-8: whoever could return a piece is asked; everybody else rolls.
    pub(super) fn begin_turn(&self, state: &mut State) {
        let seat = state.on_turn;
        let can_return = !state.reserve(seat).is_empty() && self.can_return(state, seat);
        state.phase = if can_return { Phase::Begin } else { Phase::Roll };
    }

    /// RL-17: any piece of either side on the shield is in the way.
    pub(super) fn can_return(&self, state: &State, seat: Seat) -> bool {
        state.board[self.layout().side(seat).shield].is_none()
    }

    pub(super) fn legal_begin(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.push(Action::Roll);
        into.extend(state.reserve(seat).sorts().map(Action::Return));
    }

    /// From the reserve to the owner's shield, open to all from now on (RL-7, RL-16).
    pub(super) fn put_on_shield(&self, state: &mut State, owner: Seat, kind: Kind) {
        state.reserves[owner.index()].take(kind);
        let shield = self.layout().side(owner).shield;
        state.board[shield] = Some(Piece { owner, kind, standing: Standing::Turncoat });
    }

    /// RL-9, RL-10. Only a player without a piece on the board can do nothing: any other has at least the three
    /// squares around a corner to go to or to challenge, so that there never is just one thing to do either.
    pub(super) fn rolled(&self, state: &mut State, die: Die) {
        if state.board.pieces_of(state.on_turn).next().is_some() {
            state.phase = Phase::Act { die };
        } else {
            self.end_turn(state);
        }
    }

    /// RL-9.
    pub(super) fn legal_acts(&self, state: &State, seat: Seat, die: Die, into: &mut Vec<Action>) {
        let (occupied, own) = (state.board.occupied(None), state.board.occupied(Some(seat)));
        for from in own.iter() {
            for to in reach(from, occupied, die).minus(own).iter() {
                let deed = if state.board[to].is_some() { Deed::Challenge } else { Deed::Move };
                into.push(Action::Go { from, to, deed });
            }
        }
    }

    pub(super) fn act(&self, state: &mut State, act: Action) {
        match act {
            Action::Go { from, to, deed: Deed::Move } => {
                state.board[to] = state.board[from].take();
                self.end_turn(state);
            }
            Action::Go { from, to, deed: Deed::Challenge } => state.phase = Phase::Cards { from, to },
            other => unreachable!("`{other}` is not an act of a piece"),
        }
    }
}
