//! What is kept for how long, as the host wants it: what is too old is forgotten a little at a time.

use super::House;
use crate::protocol::{Problem, Retention, Why};
use luckhouse_store::{Change, Done, MemberChange, Millis, StoreError};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::sleep;

/// What is too old is looked for so often.
const TIDY_EVERY: Duration = Duration::from_secs(600);
/// Finished tables are forgotten so many at a time, so that nobody waits for it.
const TABLES_AT_ONCE: u16 = 10;
/// Lines of talk, reports and deeds are forgotten so many at a time.
const LINES_AT_ONCE: u16 = 500;
/// And then others have the disk for so long.
pub(super) const BREATH: Duration = Duration::from_millis(200);
const DAY_S: u64 = 24 * 60 * 60;

impl House {
    /// How long things are kept here, for those who keep order.
    pub(super) fn retention(&self) -> Retention {
        let days = |kept: Option<Duration>| kept.map(|kept| (kept.as_secs() / DAY_S) as u32);
        let config = &self.config;
        Retention {
            games_days: days(config.keep_games),
            talk_days: days(config.keep_talk),
            reports_days: days(config.keep_reports),
            deeds_days: days(config.keep_deeds),
            accounts_days: days(config.keep_accounts),
        }
    }

    /// Forget what has ended, and what is older than the host wants to keep, as long as the house is open.
    pub(super) async fn tidy(house: Weak<House>) {
        loop {
            let Some(open) = house.upgrade().filter(|house| !house.is_closing()) else { return };
            let more = open.forget_some().await;
            drop(open);
            match more {
                Ok(true) => sleep(BREATH).await,
                Ok(false) => sleep(TIDY_EVERY).await,
                Err(why) => {
                    tracing::error!(%why, "what is too old could not be forgotten");
                    sleep(TIDY_EVERY).await;
                }
            }
        }
    }

    /// Is there more to forget?
    async fn forget_some(self: &Arc<Self>) -> Result<bool, StoreError> {
        let now = (self.config.clock)();
        let mut more = self.forget_tables(now).await?;
        let old = |kept: Option<Duration>| kept.map(|kept| (before(now, kept), LINES_AT_ONCE));
        let config = &self.config;
        let lines = [
            old(config.keep_talk).map(|(before, most)| Change::ForgetTalk { before, most }),
            old(config.keep_reports).map(|(before, most)| Change::ForgetReports { before, most }),
            old(config.keep_deeds).map(|(before, most)| Change::ForgetDeeds { before, most }),
        ];
        for change in lines.into_iter().flatten() {
            more |= self.save(change).await? == Done::Forgotten(LINES_AT_ONCE.into());
        }
        more |= self.forget_unseen(now).await?;
        if !more {
            self.save(Change::Member(MemberChange::ForgetExpired(now))).await?;
        }
        Ok(more)
    }

    async fn forget_tables(self: &Arc<Self>, now: Millis) -> Result<bool, StoreError> {
        let Some(kept) = self.config.keep_games else { return Ok(false) };
        let change = Change::RemoveOver { before: before(now, kept), most: TABLES_AT_ONCE };
        let Done::Removed(tables) = self.save(change).await? else { return Ok(false) };
        for table in &tables {
            self.let_go(table).await;
        }
        Ok(tables.len() >= TABLES_AT_ONCE.into())
    }

    /// The account of one player whom nobody has seen for long goes as if they had asked for it. One node does that for all.
    async fn forget_unseen(self: &Arc<Self>, now: Millis) -> Result<bool, StoreError> {
        let Some(kept) = self.config.keep_accounts.filter(|_| self.is_first_node()) else { return Ok(false) };
        match self.forget_next(before(now, kept)).await {
            // Somebody may go by themselves meanwhile.
            Err(Problem { why: Why::NoTable, .. }) => Ok(true),
            Err(problem) => {
                tracing::warn!(%problem, "the account of somebody whom nobody sees could not be forgotten");
                Ok(false)
            }
            Ok(more) => Ok(more),
        }
    }

    async fn forget_next(self: &Arc<Self>, before: Millis) -> Result<bool, Problem> {
        let unseen = self.read(move |store| store.members().unseen(before, 1)).await?;
        let Some(member) = unseen.first() else { return Ok(false) };
        self.forget_member(member).await.map(|()| true)
    }
}

pub(super) fn before(now: Millis, kept: Duration) -> Millis {
    Millis(now.0.saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX)))
}
