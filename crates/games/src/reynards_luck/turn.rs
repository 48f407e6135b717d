//! A turn: return a piece, or roll and act with one piece (RL-8 to RL-10, RL-21, RL-22).

use super::board::reach;
use super::{
    Action, Challenge, Deed, Kind, Phase, Piece, Reveal, ReynardsLuck, Square, SquareSet, Standing, State,
};
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
        state.board.put(shield, Some(Piece { owner, kind, standing: Standing::Turncoat }));
    }

    /// RL-9, RL-10. Only a player without a piece on the board can do nothing: any other has at least the three
    /// squares around a corner to go to or to challenge, so that there never is just one thing to do either.
    pub(super) fn rolled(&self, state: &mut State, die: Die) {
        if !state.board.held_by(state.on_turn).is_empty() {
            state.phase = Phase::Act { die };
        } else {
            self.end_turn(state);
        }
    }

    /// RL-9.
    pub(super) fn legal_acts(&self, state: &State, seat: Seat, die: Die, into: &mut Vec<Action>) {
        let (occupied, own) = (state.board.occupied(None), state.board.held_by(seat));
        for from in own.iter() {
            for to in reach(from, occupied, die).minus(own).iter() {
                let deed = if occupied.contains(to) { Deed::Challenge } else { Deed::Move };
                if deed == Deed::Move || self.may_challenge(from, to) {
                    into.push(Action::Go { from, to, deed });
                }
            }
        }
    }

    /// Near enough to be challenged, if the die reaches (RL-21)?
    pub fn may_challenge(&self, from: Square, to: Square) -> bool {
        self.options.challenge == Challenge::Reach || from.distance(to) == 1
    }

    /// The neighbours that the piece on this square can challenge (RL-21).
    fn neighbours(&self, state: &State, seat: Seat, at: Square) -> SquareSet {
        let one = Die::all().next().expect("a die has a 1");
        reach(at, state.board.occupied(None), one).and(state.board.occupied(Some(seat.other())))
    }

    pub(super) fn legal_follows(&self, state: &State, seat: Seat, at: Square, into: &mut Vec<Action>) {
        let enemies = self.neighbours(state, seat, at);
        into.extend(enemies.iter().map(|to| Action::Go { from: at, to, deed: Deed::Challenge }));
        into.push(Action::Stay);
    }

    /// A piece goes from one square to another. With `reveal=hides` the table forgets what it is (RL-22).
    pub(super) fn step(&self, state: &mut State, from: Square, to: Square) {
        let mut piece = state.board.take(from);
        if self.options.reveal == Reveal::Hides {
            piece.iter_mut().for_each(|piece| piece.standing = Standing::Hidden);
        }
        state.board.put(to, piece);
    }

    pub(super) fn act(&self, state: &mut State, act: Action) {
        match act {
            Action::Go { from, to, deed: Deed::Move } => {
                self.step(state, from, to);
                let follows = self.options.challenge == Challenge::After
                    && !self.neighbours(state, state.on_turn, to).is_empty();
                if follows {
                    state.phase = Phase::Follow { at: to };
                } else {
                    self.end_turn(state);
                }
            }
            Action::Stay => self.end_turn(state),
            Action::Go { from, to, deed: Deed::Challenge } => state.phase = Phase::Cards { from, to },
            other => unreachable!("`{other}` is not an act of a piece"),
        }
    }
}
