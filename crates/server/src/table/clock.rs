//! What happens at a table when time passes. It is counted by this machine's steady clock: the wall's clock, which may
//! jump, is for what is written down and shown.

use super::actor::TableActor;
use super::occupant::{Occupant, shown};
use super::pending::PendingChange;
use super::seat_clocks::SeatClocks;
use super::settings::Left;
use super::state::TableState;
use crate::ids::short;
use crate::protocol::{Clock, Stage};
use luckhouse_engine::{Seat, SeatSet};
use luckhouse_store::{Change, Millis};
use std::time::Duration;
use tokio::time::Instant;

/// How long the dice may stay unopened where players have days.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// What is left of the time for a choice is kept so often, at least and at most: a house that is killed gives back
/// what has passed since.
const KEPT_EVERY: (Duration, Duration) = (Duration::from_secs(60), Duration::from_secs(60 * 60));

/// How long a page shows one line of the story before the next, about.
const SHOWN: Duration = Duration::from_millis(800);

/// Since when the table waits, and what has happened before. It is compared, never counted with.
type Turn = (Millis, (usize, usize));

/// The time for the choice that is waited for.
pub(super) struct TurnClock {
    /// What the table waits for: when that changes, the clock begins anew.
    turn: Turn,
    /// When the last line of the story came.
    pub(super) last_line: Instant,
    /// The last number of the story.
    last: u32,
    /// The last number of the story when the clock began.
    begun: u32,
    /// When the time is up, if it is limited, for those who had no vacation meanwhile.
    up: Option<Instant>,
    /// Whose clocks stand still, or have.
    pub(super) seats: SeatClocks,
    /// When what is left is kept next.
    keep: Instant,
}

impl TurnClock {
    /// The clock of a table that was left: what was left then, but never less than a time of grace.
    pub(super) fn taken_up(state: &TableState, grace: Duration) -> TurnClock {
        let now = Instant::now();
        let known = state.settings.left.as_ref().filter(|left| left.after == state.last());
        let whole = state.clock().time();
        let fair = |left: u64| Duration::from_millis(left).max(grace).min(whole.unwrap_or(Duration::MAX));
        let left = whole.map(|whole| known.map_or(whole, |left| fair(left.ms)));
        let more = |seat: Seat| {
            let own = known.and_then(|left| left.seats.get(&shown(seat)));
            own.map_or(Duration::ZERO, |own| fair(*own).saturating_sub(left.unwrap_or_default()))
        };
        let mut clock = TurnClock {
            turn: state.turn(),
            last_line: now,
            last: state.last(),
            begun: state.last(),
            up: left.map(|left| now + left),
            seats: SeatClocks::with(state.all_seats().map(more).collect(), now),
            keep: now,
        };
        clock.keep_later(state);
        clock
    }

    /// Something may have happened: the clock begins anew with the next choice. It waits while a page shows what happened
    /// before, for `allowance` at most.
    pub(super) fn follow(&mut self, state: &TableState, allowance: Duration) {
        let now = Instant::now();
        let told = self.last != state.last();
        if told {
            (self.last, self.last_line) = (state.last(), now);
        }
        if self.turn != state.turn() {
            self.seats.begin_anew(now);
            self.turn = state.turn();
            let lines = state.last().saturating_sub(std::mem::replace(&mut self.begun, state.last()));
            let shown = SHOWN.saturating_mul(lines).min(allowance);
            self.up = state.clock().time().map(|whole| now + shown + whole);
            self.keep_later(state);
        }
        // Where players have days, whoever asks what they owe is told what is kept.
        if told && matches!(state.clock(), Clock::Days(_)) {
            self.keep_now();
        }
    }

    /// When the time of this seat is up, if it runs.
    fn up_of(&self, seat: Seat) -> Option<Instant> {
        self.seats.up(seat, self.up?)
    }

    /// So much time has passed in which nobody could do anything.
    fn give_back(&mut self, lost: Duration) {
        self.up = self.up.map(|up| up + lost);
        self.seats.give_back(lost);
        self.last_line += lost;
    }

    /// What is left is to be kept at once.
    pub(super) fn keep_now(&mut self) {
        self.keep = Instant::now();
    }

    /// What is left at this moment, to be kept.
    fn left(&self, state: &TableState, now: Instant, at: Millis) -> Option<Left> {
        let ms = |left: Duration| u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        let up = self.up?;
        let own = |seat: Seat| Some((shown(seat), ms(self.seats.own_left(seat, up, now)?)));
        Some(Left {
            after: state.last(),
            ms: ms(up.saturating_duration_since(now)),
            at: at.0,
            waiting: state.waited_for(),
            seats: state.choosing().iter().filter_map(own).collect(),
        })
    }

    fn keep_later(&mut self, state: &TableState) {
        let every = state.clock().time().map_or(KEPT_EVERY.1, |whole| whole / 20);
        self.keep = Instant::now() + every.clamp(KEPT_EVERY.0, KEPT_EVERY.1);
    }
}

impl TableActor {
    /// The disk did not answer for so long: nobody loses that time, nor is missed for it.
    pub(super) fn give_back(&mut self, lost: Duration) {
        self.turn.give_back(lost);
        let now = Instant::now();
        for since in self.away.iter_mut().chain([&mut self.company]) {
            *since = (*since + lost).min(now);
        }
    }

    /// The persons who still have to decide.
    fn deciding(&self) -> impl Iterator<Item = Seat> {
        let person = |seat: &Seat| self.state.occupant(*seat).is_some_and(Occupant::chooses);
        self.state.choosing().iter().filter(person)
    }

    /// Has anybody who is to decide a clock, though it may stand still?
    fn is_timed(&self) -> bool {
        self.turn.up.is_some() && self.deciding().next().is_some()
    }

    /// When the time for the choice is up, if the clock runs for anybody.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.deciding().filter_map(|seat| self.turn.up_of(seat)).min()
    }

    /// The same as it is shown.
    pub(super) fn shown_deadline(&self) -> Option<i64> {
        self.deadline().map(|up| self.shown_time(up))
    }

    /// A moment to come, as the wall's clock shows it: so much later than now.
    pub(super) fn shown_time(&self, moment: Instant) -> i64 {
        let left = moment.saturating_duration_since(Instant::now());
        self.time().0.saturating_add(i64::try_from(left.as_millis()).unwrap_or(i64::MAX))
    }

    /// Those whose time is up.
    pub(super) fn late(&self) -> SeatSet {
        let now = Instant::now();
        let late = |seat: &Seat| self.turn.up_of(*seat).is_some_and(|up| up <= now);
        self.deciding().filter(late).fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// When a bot will play for this seat, if its player is missed: somebody else waits.
    pub(super) fn bot_at(&self, seat: Seat) -> Option<Instant> {
        let state = &self.state;
        let missed = state.stage() == Stage::Playing
            && state.clock().misses()
            && state.occupant(seat).is_some_and(Occupant::chooses)
            && !self.subscribers.has(seat);
        let others = state.all_seats().any(|other| other != seat && self.subscribers.has(other));
        let since = self.away[seat.index()].max(self.company);
        (missed && others).then(|| since + self.house.config.grace)
    }

    /// When the game begins without what has not been opened.
    pub(super) fn opening_ends(&self) -> Option<Instant> {
        let patience = match self.state.clock() {
            Clock::Days(_) => A_DAY,
            Clock::None | Clock::Seconds(_) => self.house.config.opening,
        };
        let waits = self.state.stage() == Stage::Opening && !self.waits_for_a_vacation();
        waits.then(|| self.turn.last_line.max(self.turn.seats.resumed()) + patience)
    }

    /// When what is left of a running clock is kept next.
    fn keep_time_at(&self) -> Option<Instant> {
        self.is_timed().then_some(self.turn.keep)
    }

    /// Keep what is left of a running clock: whoever kills the house takes no more time than has passed since.
    pub(super) async fn keep_time(&mut self) {
        let left = self.turn.left(&self.state, Instant::now(), self.time());
        let Some(left) = left.filter(|_| self.is_timed()) else { return };
        self.turn.keep_later(&self.state);
        let PendingChange { changes, next } = self.state.set_left(left, self.time());
        // Nothing is told of it. If it cannot be saved, somebody has more time than they should.
        match self.save(changes.change(&self.state.id), None).await {
            Ok(_) => self.state = next,
            Err(why) => tracing::warn!(%why, "what is left of a clock was not kept"),
        }
    }

    /// Those who are asked for links have their time from now on.
    pub(super) fn time_round(&mut self) {
        if let Some(fair) = self.state.fair_mut() {
            fair.time_round(Instant::now());
        }
    }

    /// When links or openings are waited for no longer.
    pub(super) fn dice_due(&self) -> Option<Instant> {
        let here = self.subscribers.seats();
        let round = self.state.fair().and_then(|fair| fair.round_ends(here));
        round.into_iter().chain(self.state.unopened_ends()).min()
    }

    /// How long until something is to be done.
    pub(super) fn pause(&self) -> Option<Duration> {
        let late = self.deadline().filter(|_| self.thinking.is_none() && !self.stuck);
        let bots = self.state.all_seats().filter_map(|seat| self.bot_at(seat));
        let due = bots.chain(late).chain(self.opening_ends()).chain(self.people_due).chain(self.rest_at());
        let due = due.chain(self.keep_time_at()).chain(self.dice_due());
        let next =
            due.chain(self.planned_due()).chain(self.absent_due()).chain(self.vacations_change_at()).min()?;
        Some(next.saturating_duration_since(Instant::now()))
    }

    /// When the table can be put away: nobody is here, and nothing happens by itself.
    pub(super) fn rest_at(&self) -> Option<Instant> {
        (self.subscribers.is_empty() && self.is_idle()).then(|| self.quiet + self.house.config.rest)
    }

    /// Does nothing happen by itself?
    fn is_idle(&self) -> bool {
        self.thinking.is_none()
            && !self.is_timed()
            && self.state.stage() != Stage::Opening
            && self.dice_due().is_none()
            && self.absent_due().is_none()
            && self.state.planned().is_none()
            && (self.stuck || self.bot_to_move().is_none())
    }

    /// Write down that nobody needs to wake the table, if that is so and not written yet.
    pub(super) async fn lie_down(&mut self) {
        if self.rests || self.stuck || self.state.is_over() || !self.is_idle() {
            return;
        }
        let rest = Change::Rest { table: self.state.id.clone(), due: self.expires_at() };
        match self.save(rest, None).await {
            Ok(_) => self.rests = true,
            // It is woken once more than it needs to be.
            Err(why) => tracing::warn!(table = short(&self.state.id), %why, "its rest was not kept"),
        }
    }

    /// Do what is due. Is the table to be put away?
    pub(super) async fn tick(&mut self) -> bool {
        let (now, at) = (Instant::now(), self.time());
        self.follow_vacations();
        if self.people_due.is_some_and(|due| due <= now) {
            self.tell_people();
        }
        if self.opening_ends().is_some_and(|end| end <= now) {
            let pending = self.state.begin_without(at);
            self.commit_quietly(pending).await;
        }
        self.state.here = self.subscribers.seats();
        if let Some(pending) = self.state.miss_links(now, at) {
            self.commit_quietly(pending).await;
        }
        if self.state.unopened_ends().is_some_and(|end| end <= now) {
            let pending = self.state.choose_unopened(at);
            self.commit_quietly(pending).await;
        }
        for seat in self.state.all_seats() {
            if self.bot_at(seat).is_some_and(|due| due <= now) {
                let pending = self.state.bot_plays(seat, at);
                self.commit_quietly(pending).await;
            }
        }
        self.call_the_absent();
        if self.keep_time_at().is_some_and(|due| due <= now) {
            self.keep_time().await;
        }
        self.rest_at().is_some_and(|rest| rest <= now)
    }
}
