//! Before the first turn: who has it (FO-2).

use super::{Fortuna, FortunaState, Phase, Starting};
use luckhouse_engine::{DiceSet, PerSeat, Seat, SeatSet};

impl Starting {
    /// A round in which these roll.
    pub(super) fn round(contenders: SeatSet, seats: usize) -> Starting {
        Starting { contenders, totals: PerSeat::new(seats, None) }
    }

    /// Who has yet to roll in this round.
    fn next(&self) -> Option<Seat> {
        self.contenders.iter().find(|seat| self.totals[*seat].is_none())
    }

    /// The contenders with the highest total.
    fn highest(&self) -> SeatSet {
        let best = self.totals.as_slice().iter().max().copied().flatten();
        self.totals.seats_where(|total| total.is_some() && total == best)
    }
}

impl Fortuna {
    pub(super) fn roll_for_first(&self, state: &mut FortunaState, mut starting: Starting, dice: DiceSet) {
        starting.totals[state.on_turn] = Some(dice.total() as u8);
        if let Some(next) = starting.next() {
            state.on_turn = next;
            state.phase = Phase::Starting(starting);
            return;
        }
        let highest = starting.highest();
        match highest.only() {
            Some(starter) => self.begin(state, starter),
            None => {
                state.on_turn = highest.first().unwrap_or(state.on_turn);
                state.phase = Phase::Starting(Starting::round(highest, self.seats));
            }
        }
    }

    fn begin(&self, state: &mut FortunaState, starter: Seat) {
        state.starter = Some(starter);
        state.on_turn = starter;
        state.phase = Phase::Dice;
    }
}
