//! What a score does: points, the player's own marble, an opponent's marbles (FO-8, FO-16).

use super::{Colour, Fortuna, FortunaState, Others, OwnMarble, Phase, Refund, Retrieve, Scored};
use luckhouse_engine::{Seat, SeatSet};

impl Fortuna {
    /// Those who may challenge a seat and lose marbles to it: everybody else, or the other team (FO-15, FO-16).
    pub fn opponents(&self, starter: Option<Seat>, seat: Seat) -> SeatSet {
        let all = SeatSet::all(self.seats).without(seat);
        match starter {
            Some(starter) if self.options.teams => {
                let own = Colour::of(seat, starter);
                all.iter().filter(|other| Colour::of(*other, starter) != own).collect()
            }
            _ => all,
        }
    }

    pub(super) fn score(&self, state: &mut FortunaState, scored: Scored) {
        // FO-19: what the challenge of this very turn has cost.
        let lost_for_now = u8::from(self.options.refund == Refund::Never && scored.was_caught());
        let player = &mut state.players[state.on_turn];
        player.score += u16::from(scored.score.points);
        match scored.score.line.own_marble() {
            OwnMarble::Lost => player.marbles.lose(1),
            OwnMarble::Back if player.marbles.in_dungeon() > lost_for_now => match self.options.retrieve {
                Retrieve::May => {
                    state.phase = Phase::OwnMarble(scored);
                    return;
                }
                Retrieve::Always => player.marbles.free(),
            },
            OwnMarble::Back | OwnMarble::Stays => {}
        }
        self.hurt(state, scored);
    }

    pub(super) fn free_own(&self, state: &mut FortunaState, scored: Scored, free: bool) {
        if free {
            state.players[state.on_turn].marbles.free();
        }
        self.hurt(state, scored);
    }

    /// Those who can lose a marble to the player on turn (FO-16).
    pub(super) fn targets(&self, state: &FortunaState) -> SeatSet {
        let opponents = self.opponents(state.starter, state.on_turn);
        opponents.iter().filter(|seat| !state.players[*seat].marbles.are_gone()).collect()
    }

    fn hurt(&self, state: &mut FortunaState, scored: Scored) {
        if scored.score.line.takes() == 0 {
            return self.end_turn(state, scored);
        }
        let targets = self.targets(state);
        match targets.only() {
            _ if self.options.others == Others::All => self.take_from(state, scored, targets),
            Some(victim) => self.take(state, scored, victim),
            None if targets.is_empty() => self.end_turn(state, scored),
            None => state.phase = Phase::Take(scored),
        }
    }

    pub(super) fn take(&self, state: &mut FortunaState, scored: Scored, victim: Seat) {
        self.take_from(state, scored, SeatSet::one(victim));
    }

    /// These lose the marbles of the score (FO-16, FO-23).
    fn take_from(&self, state: &mut FortunaState, scored: Scored, victims: SeatSet) {
        victims.iter().for_each(|victim| state.players[victim].marbles.lose(scored.score.line.takes()));
        self.end_turn(state, scored);
    }
}
