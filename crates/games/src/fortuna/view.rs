//! What is seen: everything that lies on the table. The true score is no part of it before the challenge is over.

use super::{Colour, Fortuna, FortunaState, LastTurn, Marbles, Phase, Player};
use luckhouse_engine::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// What everybody sees. Only choices made at once are secret, and those the table keeps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ts_rs::TS)]
pub struct FortunaView {
    /// Everybody's score, marbles and colour.
    pub players: PerSeat<PlayerView>,
    /// Who had the first turn, once that is known.
    pub starter: Option<Seat>,
    /// Whose turn it is; before the first turn, who rolls for it next.
    pub on_turn: Seat,
    /// Turns that are over.
    pub turns: u16,
    /// Where in the turn the game stands, and what lies open. A true score is in it only after the challenge (FO-11).
    pub phase: Phase,
    /// The turn before this one.
    pub last: Option<LastTurn>,
}

/// What everybody sees of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct PlayerView {
    /// Points.
    pub score: u16,
    /// Marbles in hand, of three.
    pub marbles: Marbles,
    /// The side, once the starter is known.
    pub colour: Option<Colour>,
}

impl Fortuna {
    pub(super) fn look(&self, state: &FortunaState) -> FortunaView {
        let player = |seat: Seat| PlayerView {
            score: state.players[seat].score,
            marbles: state.players[seat].marbles,
            colour: state.starter.map(|starter| Colour::of(seat, starter)),
        };
        FortunaView {
            players: PerSeat::from_fn(self.seats, player),
            starter: state.starter,
            on_turn: state.on_turn,
            turns: state.turns,
            phase: state.phase,
            last: state.last,
        }
    }

    /// Nothing is hidden, so one state fits a view.
    pub(super) fn rebuild(&self, view: &FortunaView) -> FortunaState {
        let player =
            |seat: Seat| Player { score: view.players[seat].score, marbles: view.players[seat].marbles };
        FortunaState {
            players: PerSeat::from_fn(self.seats, player),
            starter: view.starter,
            on_turn: view.on_turn,
            turns: view.turns,
            phase: view.phase,
            last: view.last,
        }
    }
}
