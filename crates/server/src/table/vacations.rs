//! Vacations at a table: where players have days, the clock of whoever is on vacation stands still.

use super::actor::TableActor;
use super::occupant::{DiceContribution, Occupant};
use crate::protocol::Clock;
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_store::{MemberId, Millis};
use std::time::Duration;
use tokio::time::Instant;

impl TableActor {
    /// Do vacations count here? In tournaments everybody has the same time.
    pub(super) fn has_vacations(&self) -> bool {
        matches!(self.state.clock(), Clock::Days(_)) && self.state.settings.tournament.is_none()
    }

    fn member(&self, seat: Seat) -> Option<&MemberId> {
        self.state.occupant(seat).and_then(|occupant| occupant.member.as_ref())
    }

    /// Until when whoever sits there is on vacation, if they are and it counts here.
    pub(super) fn vacation(&self, seat: Seat) -> Option<Millis> {
        self.member(seat).filter(|_| self.has_vacations()).and_then(|member| self.house.on_vacation(member))
    }

    /// Clocks stand still, or go on, as vacations begin and end.
    pub(super) fn follow_vacations(&mut self) {
        if !self.has_vacations() {
            return;
        }
        let away = self.state.all_seats().filter(|seat| self.vacation(*seat).is_some());
        let away = away.fold(SeatSet::EMPTY, SeatSet::with);
        if !self.turn.seats.stand_still(away, Instant::now()) {
            return;
        }
        self.turn.keep_now();
        self.tell_people();
        let deadline = self.shown_deadline();
        self.subscribers.tell(&self.state, self.state.last(), false, deadline);
    }

    /// When the next vacation of anybody here begins or ends.
    pub(super) fn vacations_change_at(&self) -> Option<Instant> {
        if !self.has_vacations() || self.state.is_over() {
            return None;
        }
        let now = self.house.onward();
        let next = |seat: Seat| self.house.vacation_changes(self.member(seat)?, now);
        let next = self.state.all_seats().filter_map(next).min()?;
        let left = u64::try_from(next.0.saturating_sub(now.0)).unwrap_or(0);
        // A moment later, so that it has come by any clock.
        Some(Instant::now() + Duration::from_millis(left + 1))
    }

    /// Is somebody on vacation for whose part in the dice everybody waits?
    pub(super) fn waits_for_a_vacation(&self) -> bool {
        let listed = self.state.fair().is_some_and(super::FairTable::is_listed);
        let waits = |seat: &Seat| match listed {
            true => self.state.fair().is_some_and(|fair| fair.unopened().contains(seat)),
            false => self.state.occupant(*seat).is_some_and(|occupant: &Occupant| {
                occupant.chooses() && occupant.contribution == DiceContribution::Expected
            }),
        };
        self.state.all_seats().filter(waits).any(|seat| self.vacation(seat).is_some())
    }
}
