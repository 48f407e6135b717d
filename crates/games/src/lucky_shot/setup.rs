//! Set-up: a level and a treasure for each player, and who starts (LS-1, LS-2).

use super::fort::{FortRow, MOST_PLAYERS};
use super::{Card, Fort, FortId, LuckyShot, Phase, State, Treasure, TreasureSet};
use luckhouse_engine::{Die, Seat, SeatSet};

/// Bricks of a fort that a player starts with.
const FIRST_BRICKS: u8 = 5;

impl LuckyShot {
    pub(super) fn set_up(&self) -> State {
        let first = Seat::at(0);
        State {
            rows: [const { FortRow::new() }; MOST_PLAYERS],
            available: TreasureSet::EMPTY,
            set_aside: TreasureSet::ALL,
            in_play: SeatSet::all(self.seats),
            on_turn: first,
            card: Card::default(),
            volcano: SeatSet::EMPTY,
            chosen_act: false,
            thief: None,
            chosen_die: false,
            turns: 0,
            phase: Phase::Level { seat: first },
        }
    }

    pub(super) fn first_level(&self, state: &mut State, seat: Seat, level: Die) {
        state.rows[seat.index()].add(seat, Fort::new(level, FIRST_BRICKS));
        state.phase = match self.seat_after(seat) {
            Some(seat) => Phase::Level { seat },
            None => Phase::Deal { seat: Seat::at(0) },
        };
    }

    pub(super) fn first_treasure(&self, state: &mut State, seat: Seat, treasure: Treasure) {
        state.set_aside = state.set_aside.without(treasure);
        let first = FortId::new(seat, 0).expect("every seat has a fort `a`");
        state.fort_mut(first).lay(treasure);
        state.phase = match self.seat_after(seat) {
            Some(seat) => Phase::Deal { seat },
            None => Phase::Starter,
        };
    }

    fn seat_after(&self, seat: Seat) -> Option<Seat> {
        Seat::all(self.seats).nth(seat.index() + 1)
    }
}
