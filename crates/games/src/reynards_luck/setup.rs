//! Before the first turn: arranging the pieces, dealing, and who starts (RL-5, RL-6).

use super::{Action, Bag, Board, Card, Kind, Phase, Piece, ReynardsLuck, Standing, State};
use luckhouse_engine::Seat;

impl ReynardsLuck {
    pub(super) fn set_up(&self) -> State {
        State {
            board: Board::EMPTY,
            reserves: [Bag::EMPTY; 2],
            hands: [Bag::EMPTY; 2],
            deck: self.layout().cards,
            played: [None; 2],
            spent: Bag::EMPTY,
            on_turn: Seat::at(0),
            claim: None,
            turns: 0,
            phase: Phase::Place,
        }
    }

    /// The pieces that this seat has not placed yet.
    pub(super) fn to_place(&self, state: &State, seat: Seat) -> Bag<Kind> {
        let placed: Bag<Kind> = state.board.pieces_of(seat).map(|(_, piece)| piece.kind).collect();
        self.layout().pieces.minus(&placed)
    }

    pub(super) fn legal_places(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.extend(self.to_place(state, seat).sorts().map(Action::Place));
    }

    /// RL-5. The last piece has only one place to go. An earlier piece is asked for even if all that are left
    /// are of one kind: the other player sees how many were placed one by one, and would learn it.
    pub(super) fn place(&self, state: &mut State, kind: Kind) {
        self.put_next(state, kind);
        let left = self.to_place(state, state.on_turn);
        if left.len() > 1 {
            return;
        }
        left.iter().for_each(|last| self.put_next(state, last));
        if state.on_turn == Seat::at(1) {
            state.phase = Phase::Deal;
        }
        state.on_turn = state.on_turn.other();
    }

    fn put_next(&self, state: &mut State, kind: Kind) {
        let owner = state.on_turn;
        let square = self.layout().side(owner).formation[state.board.held_by(owner).len()];
        state.board.put(square, Some(Piece { owner, kind, standing: Standing::Hidden }));
    }

    /// RL-6: four cards each, drawn from what is left.
    pub(super) fn deal(&self, state: &mut State, card: Card) {
        state.draw(card);
        if state.drawer().is_none() {
            state.phase = Phase::Starter;
        }
    }

    /// RL-6.
    pub(super) fn starts(&self, state: &mut State, seat: Seat) {
        state.on_turn = seat;
        self.begin_turn(state);
    }
}

impl State {
    /// The next card goes to whoever draws.
    pub(super) fn draw(&mut self, card: Card) {
        let drawer = self.drawer().expect("cards are drawn only into a hand that is not full");
        self.deck.take(card);
        self.hands[drawer.index()].put(card);
    }
}
