//! Seats of a rematch are kept for those who had them at the table before, for a while.

use super::actor::TableActor;
use super::occupant::shown;
use crate::protocol::{Problem, Stage, TableInfo, Visibility, Why, because};
use luckhouse_engine::{Seat, Viewer};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// How long seats are kept after the table was opened.
const KEPT: Duration = Duration::from_secs(10 * 60);

impl TableActor {
    /// How long seats are kept for those who had them: until this moment, if any are.
    pub(super) fn seats_kept_until(&self) -> Option<Instant> {
        let (opened, woken) = (self.state.opened.0, self.woken_at.0);
        let age = Duration::from_millis(u64::try_from(woken - opened).unwrap_or(0));
        let until = self.woken + KEPT.saturating_sub(age);
        let any = !self.state.settings.kept_for.is_empty() && self.state.stage() == Stage::Gathering;
        (any && until > Instant::now()).then_some(until)
    }

    /// For whom a free seat is kept.
    pub(super) fn kept_for(&self, seat: Seat) -> Option<&str> {
        self.seats_kept_until()?;
        let name = self.state.settings.kept_for.get(&shown(seat))?;
        self.state.occupant(seat).is_none().then_some(name)
    }

    /// The seat that somebody can have who did not sit at the table before: the one they want, or any.
    pub(super) fn seat_for_newcomer(&self, wanted: Option<Seat>) -> Result<Option<Seat>, Problem> {
        let Some(until) = self.seats_kept_until() else { return Ok(wanted) };
        let minutes = until.duration_since(Instant::now()).as_secs().div_ceil(60);
        if let Some(name) = wanted.and_then(|seat| self.kept_for(seat)) {
            let seat = wanted.map_or(0, shown);
            let text = because("seat-kept").with("number", seat).with("who", name).with("minutes", minutes);
            return Err(Problem::new(Why::Full, text));
        }
        let free: Vec<Seat> =
            self.state.all_seats().filter(|seat| self.state.occupant(*seat).is_none()).collect();
        let nobodys = || free.iter().copied().find(|seat| self.kept_for(*seat).is_none());
        match wanted.or_else(nobodys) {
            None if !free.is_empty() => {
                let text = because("seats-kept").with("minutes", minutes);
                Err(Problem::new(Why::Full, text))
            }
            seat => Ok(seat),
        }
    }

    /// Somebody wants to come or go. It is one's own table that one cannot come to then, for a while only.
    pub(super) fn one_more_coming(&mut self) -> Result<(), Problem> {
        if self.comings.take(Instant::now().into_std()) {
            return Ok(());
        }
        let text = because("came-and-went");
        Err(Problem::new(Why::TooFast, text))
    }

    /// The seats of a rematch: those of people, and what they are called.
    pub(super) fn seats_to_keep(&self) -> BTreeMap<u8, String> {
        let person = |seat: Seat| {
            let occupant = self.state.occupant(seat).filter(|occupant| occupant.is_person())?;
            Some((shown(seat), occupant.name.to_string()))
        };
        self.state.all_seats().filter_map(person).collect()
    }

    /// What this viewer may know of the table. Where they play again is for those who sat here, and for everybody
    /// where the table is for everybody.
    pub(super) fn info(&self, viewer: Viewer) -> TableInfo {
        let mut info = self.state.info(&self.attendance());
        let sat = matches!(viewer, Viewer::Seat(_)) || self.state.visibility == Visibility::Public;
        info.rematch = info.rematch.filter(|_| sat);
        info.yours = if let Viewer::Seat(seat) = viewer { Some(shown(seat)) } else { None };
        info
    }
}
