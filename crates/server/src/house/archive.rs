//! Finished games leave the database for the archive, a few at a time, and come back when somebody in them is forgotten.

use super::House;
use super::disk::on_thread;
use super::retention::{BREATH, before};
use crate::protocol::{Problem, Why, because};
use luckhouse_store::{Archive, Change, Cursor, MemberChange, PutAway, StoreError, TableId};
use std::collections::BTreeSet;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::sleep;

/// Games that are old enough are looked for so often.
const LOOK_EVERY: Duration = Duration::from_secs(3600);

/// The next ones are tried so long after one could not be put away: it may be the only one, or the disk may be full.
const AFTER_A_FAULT: Duration = Duration::from_secs(60);

/// A game whose file cannot be read. Where the file is, only the host is told.
pub(super) fn unread(why: &StoreError) -> Problem {
    tracing::error!(%why, "somebody asked for a game in the archive");
    Problem::new(Why::NotSaved, because("archive-away"))
}

impl House {
    /// Put games away that ended long enough ago, and remove files that nobody needs, as long as the house is open.
    pub(super) async fn put_games_away(house: Weak<House>) {
        let mut after = None;
        loop {
            let Some(open) = house.upgrade().filter(|house| !house.is_closing()) else { return };
            if !open.store.archive().is_some_and(Archive::is_set) {
                return;
            }
            let more = open.put_some_away(after.take()).await;
            drop(open);
            let PutAway { games, next, wrong } =
                more.unwrap_or_else(|why| PutAway { wrong: Some(why), ..PutAway::default() });
            metrics::counter!("luckhouse_games_archived_total").increment(games as u64);
            if let Some(why) = &wrong {
                tracing::error!(%why, "a finished game could not be put away: it stays in the database");
            }
            let pause = match (&next, wrong) {
                (None, _) => LOOK_EVERY,
                (Some(_), None) => BREATH,
                (Some(_), Some(_)) => AFTER_A_FAULT,
            };
            after = next;
            sleep(pause).await;
        }
    }

    /// Some games, and when there are no more, the files that nobody needs.
    async fn put_some_away(&self, after: Option<Cursor>) -> Result<PutAway, StoreError> {
        let (now, age) = ((self.config.clock)(), self.config.archive_after);
        self.in_archive(move |archive| {
            let put = match age {
                Some(age) => archive.put_some_away((before(now, age), now), after.as_ref())?,
                None => PutAway::default(),
            };
            if put.next.is_none() {
                archive.clear(now)?;
            }
            Ok(put)
        })
        .await
        .map(Option::unwrap_or_default)
    }

    /// Bring back the games whose lines these change.
    pub(super) async fn bring_back(&self, changes: &[Change]) -> Result<(), StoreError> {
        let table = |change: &Change| match change {
            Change::Member(MemberChange::Reword { table, .. }) => Some(table.clone()),
            _ => None,
        };
        let tables: BTreeSet<TableId> = changes.iter().filter_map(table).collect();
        let back = move |archive: &Archive| tables.iter().try_for_each(|table| archive.bring_back(table));
        self.in_archive(back).await.map(drop)
    }

    /// Remove the files that nobody needs now rather than later. If that cannot be, it will be.
    pub(super) async fn clear_archive(&self) {
        let now = (self.config.clock)();
        if let Err(why) = self.in_archive(move |archive| archive.clear(now)).await {
            tracing::error!(%why, "files of the archive that nobody needs could not be removed: they are later");
        }
    }

    /// Do something in the archive, if there is one, on a thread.
    async fn in_archive<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Archive) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<Option<T>, StoreError> {
        let store = Arc::clone(&self.store);
        let done = on_thread(&self.readers, move || store.archive().map(work).transpose()).await;
        done.unwrap_or(Err(StoreError::Closed))
    }
}
