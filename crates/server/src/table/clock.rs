//! What happens at a table when time passes.

use super::keeper::Keeper;
use super::sitter::Sitter;
use crate::protocol::{Clock, Stage};
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_store::Millis;
use std::time::Duration;

/// How long the dice may stay unopened where players have days.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Keeper {
    /// When the time for the choice is up, if the clock runs for anybody.
    pub(super) fn deadline(&self) -> Option<Millis> {
        let time = self.desk.clock().time()?;
        let anybody =
            self.desk.choosing().iter().any(|seat| self.desk.sitter(seat).is_some_and(Sitter::chooses));
        // Nobody loses the time that the house was closed.
        let restarted = later(self.woken, time.min(self.house.config.grace));
        anybody.then(|| later(self.desk.since(), time).max(restarted))
    }

    /// Those whose time is up.
    pub(super) fn late(&self) -> SeatSet {
        match self.deadline() {
            Some(deadline) if deadline <= self.time() => self.desk.choosing(),
            _ => SeatSet::EMPTY,
        }
    }

    /// When a bot will play for this seat, if its player is missed: somebody else waits.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<Millis> {
        let desk = &self.desk;
        let missed = desk.stage() == Stage::Playing
            && desk.clock().misses()
            && desk.sitter(seat).is_some_and(Sitter::chooses)
            && !self.guests.has(seat);
        let others = desk.all_seats().any(|other| other != seat && self.guests.has(other));
        let since = self.away[seat.index()].max(self.company);
        (missed && others).then(|| later(since, self.house.config.grace))
    }

    /// When the game begins without what has not been opened.
    pub(super) fn opening_ends(&self) -> Option<Millis> {
        let patience = match self.desk.clock() {
            Clock::Days(_) => A_DAY,
            Clock::None | Clock::Seconds(_) => self.house.config.opening,
        };
        let since = self.desk.last_at().max(self.woken);
        (self.desk.stage() == Stage::Opening).then(|| later(since, patience))
    }

    /// Those who are asked for links have their time from now on.
    pub(super) fn time_round(&mut self) {
        let now = self.time();
        if let Some(fair) = self.desk.fair_mut() {
            fair.time_round(now);
        }
    }

    /// When links or openings are waited for no longer.
    pub(super) fn dice_due(&self) -> Option<Millis> {
        let here = self.guests.seats();
        let round = self.desk.fair().and_then(|fair| fair.round_ends(here));
        round.into_iter().chain(self.desk.unopened_ends()).min()
    }

    /// How long until something is to be done.
    pub(super) fn pause(&self) -> Option<Duration> {
        let late = self.deadline().filter(|_| self.thinking.is_none() && !self.stuck);
        let bots = self.desk.all_seats().filter_map(|seat| self.bot_at(seat));
        let next = bots
            .chain(late)
            .chain(self.opening_ends())
            .chain(self.people_due)
            .chain(self.rest_at())
            .chain(self.dice_due())
            .min()?;
        let wait = u64::try_from(next.0 - self.time().0).unwrap_or(0);
        Some(Duration::from_millis(wait))
    }

    /// When the table can be put away: nobody is here, and nothing happens by itself.
    pub(super) fn rest_at(&self) -> Option<Millis> {
        let nothing = self.guests.is_empty()
            && self.thinking.is_none()
            && self.deadline().is_none()
            && self.opening_ends().is_none()
            && self.dice_due().is_none()
            && (self.stuck || self.bot_to_move().is_none());
        nothing.then(|| later(self.quiet, self.house.config.rest))
    }

    /// Do what is due. Is the table to be put away?
    pub(super) async fn tick(&mut self) -> bool {
        let now = self.time();
        if self.people_due.is_some_and(|due| due <= now) {
            self.tell_people();
        }
        if self.opening_ends().is_some_and(|end| end <= now) {
            let draft = self.desk.begin_without(now);
            self.keep_quietly(draft).await;
        }
        self.desk.here = self.guests.seats();
        if let Some(draft) = self.desk.miss_links(now) {
            self.keep_quietly(draft).await;
        }
        if self.desk.unopened_ends().is_some_and(|end| end <= now) {
            let draft = self.desk.choose_unopened(now);
            self.keep_quietly(draft).await;
        }
        for seat in self.desk.all_seats() {
            if self.bot_at(seat).is_some_and(|at| at <= now) {
                let draft = self.desk.bot_plays(seat, now);
                self.keep_quietly(draft).await;
            }
        }
        self.rest_at().is_some_and(|rest| rest <= now)
    }
}

/// That moment, so much later.
pub(super) fn later(from: Millis, by: Duration) -> Millis {
    Millis(from.0.saturating_add(i64::try_from(by.as_millis()).unwrap_or(i64::MAX)))
}
