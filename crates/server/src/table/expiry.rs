//! A table that nobody needs any more goes.

use super::actor::TableActor;
use crate::ids::short;
use crate::protocol::Stage;
use luckhouse_store::{Change, Millis};
use std::time::Duration;
use tokio::time::Instant;

/// A game in which something happens all the time says so no more often than this.
const SEEN_EVERY: Duration = Duration::from_secs(60);

impl TableActor {
    /// Tell the house how the table stands: when that changed, and now and then when something happens.
    pub(super) fn seen(&mut self, changed: bool) {
        if self.state.is_over() || !(changed || self.seen_at.elapsed() > SEEN_EVERY) {
            return;
        }
        self.seen_at = Instant::now();
        let begun = self.state.stage() == Stage::Playing;
        self.house.table_stands(&self.state.id, self.people(), begun);
    }

    fn people(&self) -> usize {
        let seats = self.state.all_seats().filter_map(|seat| self.state.occupant(seat));
        seats.filter(|occupant| occupant.is_person()).count()
    }

    /// When the house looks whether a table that waits for people can go.
    pub(super) fn expires_at(&self) -> Option<Millis> {
        let config = &self.house.config;
        let patience = if self.people() == 0 { config.expire_empty } else { config.expire_unbegun };
        (self.state.stage() == Stage::Gathering).then(|| Millis(self.shown_time(Instant::now() + patience)))
    }

    /// The house wants the table to go. It does, unless somebody is here or it has company again.
    pub(super) async fn expire(&mut self) -> bool {
        let waits = match self.state.stage() {
            // Those who are to play it are known, and the tournament counts on it.
            _ if self.state.settings.tournament.is_some() => false,
            Stage::Gathering => true,
            Stage::Playing => self.people() < 2,
            Stage::Opening | Stage::Over => false,
        };
        if !self.subscribers.is_empty() || !waits {
            return false;
        }
        match self.save(Change::Remove(self.state.id.clone()), None).await {
            Ok(_) => {
                tracing::info!(table = short(&self.state.id), "expired");
                self.house.gone(&self.state.id);
                self.lost = true;
                true
            }
            Err(why) => {
                tracing::error!(table = short(&self.state.id), %why, "not removed");
                false
            }
        }
    }
}
