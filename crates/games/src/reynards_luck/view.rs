//! What one viewer may know (RL-7), and a whole state that fits it.

use super::{Bag, Board, Card, Kind, Phase, Piece, ReynardsLuck, Sort, Square, Standing, State};
use luckhouse_engine::{Actor, PerSeat, Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct View {
    /// Where in the game, or in the turn, we are.
    pub phase: Phase,
    /// Whose turn it is; in the set-up, who places or is dealt to first.
    pub on_turn: Seat,
    /// Turns that are over.
    pub turns: u16,
    /// Who held all foxheads at the end of their own last turn, and wins if they still do after this one.
    pub claim: Option<Seat>,
    /// The pieces on the board, in the order of the squares.
    pub pieces: Vec<SeenPiece>,
    /// What each seat still hides: the kinds of the pieces that nobody else knows, in the set-up all of them.
    #[ts(as = "Vec<Vec<Kind>>")]
    pub hidden: PerSeat<Bag<Kind>>,
    /// The captured pieces that each seat can return.
    #[ts(as = "Vec<Vec<Kind>>")]
    pub reserves: PerSeat<Bag<Kind>>,
    /// The hand of each seat.
    pub hands: Vec<SeenHand>,
    /// What each seat has played in a confrontation in which the cards are not turned yet.
    pub played: PerSeat<Played>,
    /// Cards that lie open beside the board.
    #[ts(as = "Vec<Card>")]
    pub spent: Bag<Card>,
    /// Cards left in the deck.
    pub deck: u8,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct SeenPiece {
    /// Where it stands.
    pub square: Square,
    /// For whom it fights.
    pub owner: Seat,
    /// What it is, if the viewer may know.
    pub kind: Option<Kind>,
    /// Who may know.
    pub standing: Standing,
}

/// A hand of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct SeenHand {
    /// How many.
    pub count: u8,
    /// Which, if the viewer may know.
    #[ts(as = "Option<Vec<Card>>")]
    pub cards: Option<Bag<Card>>,
}

/// The card of a seat in a confrontation, before the cards are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Played {
    /// There is none.
    Nothing,
    /// There is one, and the viewer may not know which.
    FaceDown,
    /// The viewer has played it, or may see everything.
    Known(Card),
}

impl View {
    /// The piece on this square.
    pub fn at(&self, square: Square) -> Option<SeenPiece> {
        let index = self.pieces.binary_search_by_key(&square, |piece| piece.square).ok()?;
        Some(self.pieces[index])
    }

    /// The pieces of a seat on the board.
    pub fn pieces_of(&self, seat: Seat) -> impl Iterator<Item = SeenPiece> + '_ {
        self.pieces.iter().copied().filter(move |piece| piece.owner == seat)
    }

    /// The pieces of a seat, on the board and in reserve.
    pub fn strength(&self, seat: Seat) -> usize {
        self.pieces_of(seat).count() + self.reserves[seat].len()
    }

    /// What this piece can be: what it is if that is known, otherwise any that its owner still hides.
    pub fn can_be(&self, piece: SeenPiece) -> Bag<Kind> {
        piece.kind.map_or(self.hidden[piece.owner], |kind| [kind].into_iter().collect())
    }

    /// The cards of a hand, if the viewer may know them.
    pub fn hand(&self, seat: Seat) -> Option<Bag<Card>> {
        self.hands[seat.index()].cards
    }

    /// The pieces that a seat has not placed yet, if the viewer may know them.
    pub fn to_place(&self, seat: Seat) -> Option<Bag<Kind>> {
        let placed: Option<Bag<Kind>> = self
            .pieces_of(seat)
            .filter(|piece| piece.standing == Standing::Hidden)
            .map(|piece| piece.kind)
            .collect::<Option<Vec<Kind>>>()
            .map(|kinds| kinds.into_iter().collect());
        Some(self.hidden[seat].minus(&placed?))
    }
}

impl ReynardsLuck {
    pub(super) fn seen(&self, state: &State, viewer: Viewer) -> View {
        let (pieces, hidden) = self.seen_board(state, viewer);
        View {
            phase: state.phase,
            on_turn: state.on_turn,
            turns: state.turns,
            claim: state.claim,
            pieces,
            hidden,
            reserves: PerSeat::from_fn(2, |seat| *state.reserve(seat)),
            hands: Seat::all(2).map(|seat| seen_hand(state.hand(seat), viewer.knows(seat))).collect(),
            played: PerSeat::from_fn(2, |seat| seen_card(state.played[seat.index()], viewer.knows(seat))),
            spent: state.spent,
            deck: state.deck.len() as u8,
        }
    }

    /// The pieces, and the kinds that each side hides, in one walk over the board.
    ///
    /// Everybody can work out what kinds a side still hides: all it began with, without those revealed so far.
    /// Nobody can tell which is where, nor in the set-up which have been placed.
    fn seen_board(&self, state: &State, viewer: Viewer) -> (Vec<SeenPiece>, PerSeat<Bag<Kind>>) {
        let all = self.layout().pieces;
        let placing = state.phase == Phase::Place;
        let mut hidden = PerSeat::new(2, if placing { all } else { Bag::EMPTY });
        let mut pieces = Vec::with_capacity(2 * all.len());
        for (square, piece) in state.board.pieces() {
            pieces.push(seen_piece(square, piece, viewer));
            if piece.is_hidden() && !placing {
                hidden[piece.owner].put(piece.kind);
            }
        }
        (pieces, hidden)
    }

    /// The cards that this viewer has not seen: in the deck, or in a hand that they do not know, or face down.
    pub fn unseen_cards(&self, view: &View) -> Bag<Card> {
        let mut unseen = self.layout().cards.minus(&view.spent);
        for seat in Seat::all(2) {
            unseen = unseen.minus(&view.hand(seat).unwrap_or(Bag::EMPTY));
            if let Played::Known(card) = view.played[seat] {
                unseen.take(card);
            }
        }
        unseen
    }

    /// Only the one who places knows what is placed, only the one who draws knows the card, and only the one who
    /// plays a card knows which, until it is turned.
    pub(super) fn may_read(&self, before: &State, actor: Actor, viewer: Viewer) -> bool {
        match (before.phase, actor) {
            (Phase::Place | Phase::Cards { .. }, Actor::Seat(seat)) => viewer.knows(seat),
            (Phase::Deal | Phase::Draw { .. }, Actor::Chance) => {
                before.drawer().is_none_or(|drawer| viewer.knows(drawer))
            }
            _ => true,
        }
    }

    /// A state that fits the view. What is hidden is dealt anew: the hidden kinds over the hidden pieces, and
    /// the unseen cards over the unknown hands, the cards face down and the deck.
    pub(super) fn imagined(&self, view: &View, rng: &mut Rng) -> State {
        let mut unseen = self.unseen_cards(view);
        let hands = [0, 1].map(|seat: usize| {
            let hand = view.hands[seat];
            hand.cards.unwrap_or_else(|| take_some(&mut unseen, hand.count, rng))
        });
        let played = [0, 1].map(|seat| match view.played[Seat::at(seat)] {
            Played::Nothing => None,
            Played::FaceDown => Some(unseen.take_any(rng)),
            Played::Known(card) => Some(card),
        });
        State {
            board: imagined_board(view, rng),
            reserves: [0, 1].map(|seat| view.reserves[Seat::at(seat)]),
            hands,
            deck: unseen,
            played,
            spent: view.spent,
            on_turn: view.on_turn,
            claim: view.claim,
            turns: view.turns,
            phase: view.phase,
        }
    }
}

fn seen_piece(square: Square, piece: Piece, viewer: Viewer) -> SeenPiece {
    let known = !piece.is_hidden() || viewer.knows(piece.owner);
    SeenPiece { square, owner: piece.owner, kind: known.then_some(piece.kind), standing: piece.standing }
}

fn seen_hand(hand: &Bag<Card>, known: bool) -> SeenHand {
    SeenHand { count: hand.len() as u8, cards: known.then_some(*hand) }
}

fn seen_card(card: Option<Card>, known: bool) -> Played {
    match card {
        None => Played::Nothing,
        Some(card) if known => Played::Known(card),
        Some(_) => Played::FaceDown,
    }
}

fn take_some<T: Sort>(from: &mut Bag<T>, count: u8, rng: &mut Rng) -> Bag<T> {
    (0..count).map(|_| from.take_any(rng)).collect()
}

fn imagined_board(view: &View, rng: &mut Rng) -> Board {
    let mut hidden = view.hidden;
    let mut board = Board::EMPTY;
    for piece in &view.pieces {
        let kind = piece.kind.unwrap_or_else(|| hidden[piece.owner].take_any(rng));
        board.put(piece.square, Some(Piece { owner: piece.owner, kind, standing: piece.standing }));
    }
    board
}
