//! Whoever is not here is told that it is their turn, at tables where that can take long: after a while, and unless they have looked meanwhile.

use super::actor::TableActor;
use super::fair::FairTable;
use super::occupant::{DiceContribution, Occupant};
use super::state::TableState;
use crate::notices::{Summons, Waits};
use crate::protocol::{Clock, Stage};
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_store::MemberId;
use std::time::Duration;
use tokio::time::Instant;

/// When too much is to be told at once, it is said again after so long.
const AGAIN: Duration = Duration::from_secs(1);

/// Somebody's turn.
#[derive(Clone, Copy)]
struct Turn {
    /// Since when, but no longer than the table is awake.
    since: Instant,
    /// When the house is told that they are not here; nothing, if it was, or they were.
    due: Option<Instant>,
}

/// Who is waited for, by seat, and who has looked.
#[derive(Default)]
pub(super) struct Absent {
    turns: Vec<Option<Turn>>,
    looked: Vec<Option<Instant>>,
    /// Those of whom something is kept, so that it has to go when their turn is over.
    kept: SeatSet,
    /// Those who may still be told: when they look, they need not be.
    called: SeatSet,
}

impl Absent {
    /// Something may have happened: whoever is waited for now and was not before has a turn that begins.
    fn follow(&mut self, waited: SeatSet, seats: usize, after: Duration) -> SeatSet {
        let now = Instant::now();
        self.turns.resize(seats, None);
        self.looked.resize(seats, None);
        for (seat, turn) in Seat::all(seats).zip(&mut self.turns) {
            *turn = match *turn {
                known @ Some(_) if waited.contains(seat) => known,
                _ if waited.contains(seat) => Some(Turn { since: now, due: Some(now + after) }),
                _ => None,
            };
        }
        let over = self.kept.minus(waited);
        (self.kept, self.called) = (self.kept.minus(over), self.called.minus(over));
        over
    }

    /// It is this seat's turn anew, though it was before.
    fn again(&mut self, seat: Seat) {
        if let Some(turn) = self.turns.get_mut(seat.index()) {
            *turn = None;
        }
    }

    /// Somebody of this seat looks at the table. Need they not be told any more?
    fn look(&mut self, seat: Seat) -> bool {
        if let Some(looked) = self.looked.get_mut(seat.index()) {
            *looked = Some(Instant::now());
        }
        let called = self.called.contains(seat);
        self.called = self.called.minus(SeatSet::EMPTY.with(seat));
        called
    }

    /// Those whose time is over: who has not looked, and who has.
    fn ask(&mut self, now: Instant) -> (SeatSet, SeatSet) {
        let (mut missing, mut seen) = (SeatSet::EMPTY, SeatSet::EMPTY);
        for (index, turn) in self.turns.iter_mut().enumerate() {
            let Some(turn) = turn.as_mut().filter(|turn| turn.due.is_some_and(|due| due <= now)) else {
                continue;
            };
            turn.due = None;
            let looked = self.looked.get(index).copied().flatten().is_some_and(|at| at >= turn.since);
            let known = if looked { &mut seen } else { &mut missing };
            *known = known.with(Seat::at(index));
        }
        (missing, seen)
    }

    fn due(&self) -> Option<Instant> {
        self.turns.iter().flatten().filter_map(|turn| turn.due).min()
    }
}

impl TableState {
    /// Those whom the table waits for and whom the house knows, where a turn can take long.
    fn awaited_members(&self) -> SeatSet {
        if matches!(self.clock(), Clock::Seconds(_)) {
            return SeatSet::EMPTY;
        }
        let known = |seat: &Seat| {
            let occupant = self.occupant(*seat);
            occupant.is_some_and(|occupant| occupant.chooses() && occupant.member.is_some())
        };
        self.owing_something().iter().filter(known).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// Those who owe a choice, or before the game what they add to the dice.
    fn owing_something(&self) -> SeatSet {
        match self.stage() {
            Stage::Playing => self.choosing(),
            Stage::Opening => {
                let expected = |occupant: &Occupant| occupant.contribution == DiceContribution::Expected;
                let unsealed = self.all_seats().filter(|seat| self.occupant(*seat).is_some_and(expected));
                let unopened = self.fair().map(FairTable::unopened).unwrap_or_default();
                unsealed.chain(unopened).fold(SeatSet::EMPTY, SeatSet::with)
            }
            Stage::Gathering | Stage::Over => SeatSet::EMPTY,
        }
    }

    /// What tells this turn from every other, also when the table is woken again.
    fn turn_number(&self) -> u32 {
        let (events, taken_back) = self.moment();
        // Choices are taken back 500 times at most.
        let number = (events as u32).saturating_mul(512).saturating_add(taken_back as u32);
        if self.stage() == Stage::Opening { u32::MAX } else { number }
    }

    fn member(&self, seat: Seat) -> Option<&MemberId> {
        self.occupant(seat)?.member.as_ref()
    }
}

impl TableActor {
    /// The table was woken: what was told before is told no second time, and called off when it is over.
    pub(super) fn wait_for_the_absent(&mut self) {
        if !self.house.calls_anybody() {
            return;
        }
        let waited = self.state.awaited_members();
        (self.absent.kept, self.absent.called) = (waited, waited);
        self.follow_turns();
    }

    /// Something may have happened at the table.
    pub(super) fn follow_turns(&mut self) {
        if !self.house.calls_anybody() {
            return;
        }
        let (waited, seats) = (self.state.awaited_members(), self.state.seats.len());
        for seat in self.absent.follow(waited, seats, self.house.config.notices.after).iter() {
            self.call_off(seat);
        }
    }

    /// A bot chose for this seat because its time was up: if it is waited for again, that is another turn.
    pub(super) fn was_late(&mut self, seat: Seat) {
        self.absent.again(seat);
        self.follow_turns();
    }

    /// Somebody of this seat looks at the table.
    pub(super) fn looked(&mut self, seat: Seat) {
        if self.absent.look(seat) {
            self.say_of(seat, true);
        }
    }

    /// Nothing waits here for whoever sits there any more.
    pub(super) fn call_off(&self, seat: Seat) {
        if let Some(member) = self.state.member(seat) {
            self.house.call_off(member, &self.state.id);
        }
    }

    /// The game is over: nothing of it waits for anybody.
    pub(super) fn call_everybody_off(&self) {
        if self.house.calls_anybody() {
            self.state.all_seats().for_each(|seat| self.call_off(seat));
        }
    }

    /// When somebody is to be told.
    pub(super) fn absent_due(&self) -> Option<Instant> {
        self.absent.due()
    }

    /// Tell those who are not here. Of those who have looked it is kept that they need not be told of this turn, whoever wakes the table.
    pub(super) fn call_the_absent(&mut self) {
        let now = Instant::now();
        let (missing, seen) = self.absent.ask(now);
        for seat in missing.iter().chain(seen.iter()) {
            if self.say_of(seat, seen.contains(seat)) {
                let absent = &mut self.absent;
                absent.kept = absent.kept.with(seat);
                absent.called = if missing.contains(seat) { absent.called.with(seat) } else { absent.called };
            } else if let Some(Some(turn)) = self.absent.turns.get_mut(seat.index()) {
                turn.due = Some(now + AGAIN);
            }
        }
    }

    /// It is this seat's turn, and they have seen it or not.
    fn say_of(&self, seat: Seat, seen: bool) -> bool {
        let Some(member) = self.state.member(seat).cloned() else { return true };
        let (table, turn) = (self.state.id.clone(), self.state.turn_number());
        self.house.call(Summons { member, table, why: Waits::Turn, turn, seen })
    }
}
