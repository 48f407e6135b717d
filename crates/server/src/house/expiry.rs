//! Tables that nobody needs any more go: after a while by themselves, and at once when there are too many.

use super::{House, own};
use crate::table::TableMessage;
use luckhouse_store::TableId;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::time::sleep;

/// Expired tables are looked for so often, or more often where they expire sooner.
const SWEEP: Duration = Duration::from_secs(60);
/// So many tables are asked to go before a new one is opened. If somebody is at each of them, there is one more.
const ASKED: usize = 8;

impl House {
    /// Look for expired tables as long as the house is open.
    pub(super) async fn sweep(house: Weak<House>) {
        loop {
            let Some(pause) = house.upgrade().map(|house| (house.config.expire_empty / 4).min(SWEEP)) else {
                return;
            };
            sleep(pause.max(Duration::from_millis(10))).await;
            let Some(house) = house.upgrade().filter(|house| !house.is_closing()) else { return };
            let expired =
                own(&house.register).expired(house.config.expire_empty, house.config.expire_unbegun);
            for table in expired {
                house.ask_to_go(&table).await;
            }
        }
    }

    /// When there are as many tables as there should be, at all nodes together, the emptiest of this node makes room. It is never a wall: if all are
    /// needed, there is one more.
    pub(super) async fn make_room(self: &Arc<Self>) {
        for _ in 0..ASKED {
            if self.unfinished() < self.config.limits.tables {
                return;
            }
            let Some(table) = own(&self.register).emptiest() else { return };
            if self.ask_to_go(&table).await {
                metrics::counter!("luckhouse_tables_pushed_out_total").increment(1);
            }
        }
    }

    /// Ask a table to go, which it does if nobody is there; otherwise it is as good as new.
    async fn ask_to_go(self: &Arc<Self>, table: &TableId) -> bool {
        let gone = match self.ask(table.as_str(), TableMessage::Expire).await {
            Ok(gone) => gone,
            // It has gone already, or never came to be.
            Err(problem) => problem.why == crate::protocol::Why::NoTable,
        };
        let mut register = own(&self.register);
        if gone {
            register.forget(table);
        } else {
            register.refresh(table);
        }
        gone
    }

    /// A table stands like this now.
    pub(crate) fn table_stands(&self, table: &TableId, people: usize, begun: bool) {
        own(&self.register).note(table, people, begun);
    }

    /// A table is over, or has gone, and makes room for another one.
    pub(crate) fn table_ended(&self, table: &TableId) {
        own(&self.register).forget(table);
        self.ended.notify_one();
    }
}
