//! The end of a turn, and of the game (FO-12, FO-13, FO-15).

use super::{Colour, Fortuna, FortunaState, LastTurn, Phase, Scored};
use luckhouse_engine::{Outcome, PerSeat, Seat};

impl Fortuna {
    pub(super) fn end_turn(&self, state: &mut FortunaState, scored: Scored) {
        state.last = Some(LastTurn { seat: state.on_turn, scored });
        state.turns += 1;
        if self.has_ended(state) {
            state.phase = Phase::Over;
        } else {
            state.on_turn = state.on_turn.next(self.seats);
            state.phase = Phase::Dice;
        }
    }

    /// FO-12: at the end of a turn, and at no other time.
    fn has_ended(&self, state: &FortunaState) -> bool {
        let out_of_marbles = state.players.as_slice().iter().any(|player| player.marbles.are_gone());
        let reached = |target| Seat::all(self.seats).any(|seat| self.standing(state, seat) >= target);
        out_of_marbles
            || self.options.target.is_some_and(reached)
            || u32::from(state.turns) >= self.options.cap
    }

    /// What a seat wins by: its own score, or the sum of its team's (FO-15).
    pub fn standing(&self, state: &FortunaState, seat: Seat) -> u32 {
        let points = |seat: Seat| u32::from(state.players[seat].score);
        match state.starter {
            Some(starter) if self.options.teams => {
                let colour = Colour::of(seat, starter);
                let team = Seat::all(self.seats).filter(|other| Colour::of(*other, starter) == colour);
                team.map(points).sum()
            }
            _ => points(seat),
        }
    }

    /// FO-13: the highest score wins, by team where there are teams; everybody keeps their own score.
    pub(super) fn outcome(&self, state: &FortunaState) -> Outcome {
        let standings = PerSeat::from_fn(self.seats, |seat| self.standing(state, seat) as i32);
        let scores = PerSeat::from_fn(self.seats, |seat| i32::from(state.players[seat].score));
        Outcome { winners: Outcome::highest(standings).winners, scores }
    }
}
