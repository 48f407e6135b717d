//! A confrontation: cards face down, pieces, foxes, the cards turned, capture, advance, return, and new cards (RL-11
//! to RL-15).

use super::{
    Action, Bag, Card, Duel, Ending, Fighter, Kind, Phase, Piece, ReynardsLuck, Square, Standing, State,
};
use luckhouse_engine::{Die, Seat};

impl ReynardsLuck {
    pub(super) fn legal_cards(&self, state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.extend(state.hand(seat).sorts().map(Action::Card));
    }

    /// RL-11: both cards have left the hands, but nobody sees the other's yet.
    pub(super) fn lay_cards(&self, state: &mut State, from: Square, to: Square, cards: [Card; 2]) {
        for (hand, card) in state.hands.iter_mut().zip(cards) {
            hand.take(card);
        }
        state.played = cards.map(Some);
        state.phase = Phase::Reveal { from, to };
    }

    /// RL-11: both pieces are revealed.
    pub(super) fn meet(&self, state: &mut State, from: Square, to: Square) {
        let [challenger, challenged] =
            [from, to].map(|square| Fighter { kind: reveal(state, square).kind, card: None, die: None });
        self.foxes_before_cards(state, Duel { from, to, challenger, challenged });
    }

    /// RL-11: a fox rolls for its value this time.
    pub(super) fn fox_rolled(&self, state: &mut State, mut duel: Duel, die: Die) {
        if let Some(fox) = duel.fox_to_roll() {
            fox.die = Some(die);
        }
        self.foxes_before_cards(state, duel);
    }

    /// RL-11: the cards are turned only when every fox has rolled.
    fn foxes_before_cards(&self, state: &mut State, mut duel: Duel) {
        let fox = duel.fox_to_roll().is_some();
        state.phase = if fox { Phase::Foxes { duel } } else { Phase::TurnCards { duel } };
    }

    /// RL-11: the cards lie open, are spent, and decide.
    pub(super) fn turn_cards(&self, state: &mut State, mut duel: Duel) {
        let cards = state.played();
        cards.into_iter().for_each(|card| state.spent.put(card));
        state.played = [None; 2];
        duel.challenger.card = Some(cards[state.on_turn.index()]);
        duel.challenged.card = Some(cards[state.on_turn.other().index()]);
        match duel.winner(state.on_turn) {
            Some(winner) => self.capture(state, duel, winner),
            None => self.draw_up(state, duel), // RL-12
        }
    }

    /// RL-13, and RL-19 at once.
    fn capture(&self, state: &mut State, duel: Duel, winner: Seat) {
        let (square, captured) = if winner == state.on_turn {
            (duel.to, duel.challenged.kind)
        } else {
            (duel.from, duel.challenger.kind)
        };
        state.board.take(square);
        state.reserves[winner.index()].put(captured);
        if self.is_beaten(state, winner.other()) {
            state.phase = Phase::Over { ending: Ending::Pieces { winner, duel } };
        } else if winner == state.on_turn {
            state.phase = Phase::Advance { duel };
        } else {
            self.offer_return(state, duel, winner, captured);
        }
    }

    /// RL-13.
    pub(super) fn advance(&self, state: &mut State, duel: Duel, advances: bool) {
        if advances {
            self.step(state, duel.from, duel.to);
        }
        self.offer_return(state, duel, state.on_turn, duel.challenged.kind);
    }

    /// RL-14: asked only where the shield is empty now.
    fn offer_return(&self, state: &mut State, duel: Duel, winner: Seat, captured: Kind) {
        if self.can_return(state, winner) {
            state.phase = Phase::Return { duel, winner, captured };
        } else {
            self.draw_up(state, duel);
        }
    }

    /// RL-15: the next card is drawn, until both hands are full.
    pub(super) fn draw_up(&self, state: &mut State, duel: Duel) {
        if state.drawer().is_none() {
            return self.end_turn(state);
        }
        if state.deck.is_empty() {
            state.deck = std::mem::replace(&mut state.spent, Bag::EMPTY);
        }
        state.phase = Phase::Draw { duel };
    }
}

/// RL-7: from now on both know what this piece is.
fn reveal(state: &mut State, square: Square) -> Piece {
    let mut piece = state.fighter_on(square);
    piece.standing = piece.standing.max(Standing::Revealed);
    state.board.put(square, Some(piece));
    piece
}

impl State {
    /// The piece on a square of a confrontation.
    pub(super) fn fighter_on(&self, square: Square) -> Piece {
        self.board[square].expect("a confrontation is between two pieces")
    }
}
