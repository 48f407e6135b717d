//! All that can change in a game.

use super::{Bag, Board, Card, Duel, Kind, ReynardsLuck, Sort, Square};
use luckhouse_engine::{Die, Seat};
use serde::{Deserialize, Serialize};

/// The cards a full hand holds (RL-6, RL-15).
pub const HAND: usize = 4;

/// A game in progress, secrets included. There is no order of the deck: a card is drawn when it is needed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) board: Board,
    pub(super) reserves: [Bag<Kind>; 2],
    pub(super) hands: [Bag<Card>; 2],
    pub(super) deck: Bag<Card>,
    /// The cards chosen for a confrontation, until they are turned: neither in a hand nor spent (RL-11).
    pub(super) played: [Option<Card>; 2],
    pub(super) spent: Bag<Card>,
    /// Whose turn it is; in the set-up, who places or is dealt to first.
    pub(super) on_turn: Seat,
    /// Who held all foxheads at the end of their own last turn (RL-18).
    pub(super) claim: Option<Seat>,
    /// Turns that are over.
    pub(super) turns: u16,
    pub(super) phase: Phase,
}

/// Where in the game, or in the turn, we are. No phase holds a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum Phase {
    /// The seat on turn arranges its pieces (RL-5).
    Place,
    /// The first hands are dealt (RL-6).
    Deal,
    /// It is drawn who starts (RL-6).
    Starter,
    /// The seat on turn may return a piece, or rolls (RL-8).
    Begin,
    /// The die is rolled (RL-9).
    Roll,
    /// One piece moves or challenges (RL-9).
    Act {
        /// What was rolled.
        die: Die,
    },
    /// The piece that has moved may challenge a neighbour (RL-21).
    Follow {
        /// Where it stands now.
        at: Square,
    },
    /// Both choose a card (RL-11).
    Cards {
        /// The challenger's square.
        from: Square,
        /// The square of the challenged.
        to: Square,
    },
    /// The pieces are revealed (RL-11).
    Reveal {
        /// The challenger's square.
        from: Square,
        /// The square of the challenged.
        to: Square,
    },
    /// A fox rolls for its value (RL-11).
    Foxes {
        /// The confrontation.
        duel: Duel,
    },
    /// The cards are turned (RL-11).
    TurnCards {
        /// The confrontation.
        duel: Duel,
    },
    /// The winning challenger may advance (RL-13).
    Advance {
        /// The confrontation.
        duel: Duel,
    },
    /// The winner may return the piece just captured (RL-14).
    Return {
        /// The confrontation.
        duel: Duel,
        /// Who won it.
        winner: Seat,
        /// What they captured.
        captured: Kind,
    },
    /// Both fill their hands (RL-15).
    Draw {
        /// The confrontation that is over.
        duel: Duel,
    },
    /// The game is over.
    Over {
        /// How it ended.
        ending: Ending,
    },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Ending {
    /// All foxheads were held long enough (RL-18).
    Foxheads {
        /// By whom.
        winner: Seat,
    },
    /// Too few pieces were left to the other (RL-19).
    Pieces {
        /// Who won the last confrontation and the game.
        winner: Seat,
        /// That confrontation.
        duel: Duel,
    },
    /// The turns ran out (RL-20).
    Cap,
}

impl ReynardsLuck {
    /// Cards and pieces change hands, but never in number.
    pub(super) fn nothing_is_lost(&self, state: &State) -> Result<(), String> {
        let cards = [state.deck, state.spent, state.hands[0], state.hands[1]];
        let played = state.played.iter().flatten().copied();
        let cards: Bag<Card> = cards.iter().flat_map(Bag::iter).chain(played).collect();
        if cards != self.layout().cards {
            return Err(format!("the cards are {cards:?}"));
        }
        let on_board = state.board.pieces().map(|(_, piece)| piece.kind);
        let kinds: Bag<Kind> = on_board.chain(state.reserves.iter().flat_map(Bag::iter)).collect();
        let all = self.layout().pieces;
        let complete = Kind::ALL.iter().all(|kind| kinds.count(*kind) == 2 * all.count(*kind));
        if complete || state.phase == Phase::Place {
            Ok(())
        } else {
            Err(format!("the pieces are {kinds:?}"))
        }
    }
}

impl State {
    /// Where in the game, or in the turn, we are.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; in the set-up, who places or is dealt to first.
    pub const fn on_turn(&self) -> Seat {
        self.on_turn
    }

    /// Turns that are over.
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// Who held all foxheads at the end of their own last turn (RL-18).
    pub const fn claim(&self) -> Option<Seat> {
        self.claim
    }

    pub(super) fn hand(&self, seat: Seat) -> &Bag<Card> {
        &self.hands[seat.index()]
    }

    pub(super) fn reserve(&self, seat: Seat) -> &Bag<Kind> {
        &self.reserves[seat.index()]
    }

    /// The cards that wait to be turned.
    pub(super) fn played(&self) -> [Card; 2] {
        self.played.map(|card| card.expect("both have chosen a card before they are turned"))
    }

    /// The pieces that fight for this seat, on the board and in reserve.
    pub(super) fn pieces(&self, seat: Seat) -> usize {
        self.board.held_by(seat).len() + self.reserve(seat).len()
    }

    /// Who draws the next card: the seat on turn fills its hand first (RL-15).
    pub(super) fn drawer(&self) -> Option<Seat> {
        [self.on_turn, self.on_turn.other()].into_iter().find(|seat| self.hand(*seat).len() < HAND)
    }
}
