//! What the host does by hand on a house that runs.

use super::House;
use crate::admin::{self, Answer, BansChange, NotDone, Order, Request, Said};
use crate::table::{BY_HOST, ByHost, TableMessage};
use luckhouse_store::{Change, Deed, Line, TableId};
use std::net::IpAddr;
use std::sync::Arc;

impl House {
    /// Is this address kept out?
    pub(crate) fn is_banned(&self, address: IpAddr) -> bool {
        self.bans.hold(address, (self.config.clock)())
    }

    /// Hear when somebody is kept out, or not any more.
    pub(crate) fn bans_change(&self) -> BansChange {
        self.bans.changes()
    }

    /// Do what the host asks.
    pub(crate) async fn perform(self: &Arc<Self>, request: Request) -> Said {
        match self.obey(request).await {
            Ok(answer) => Said::Answer(answer),
            Err(why) => Said::Refused(why.problem()),
        }
    }

    async fn obey(self: &Arc<Self>, request: Request) -> Result<Answer, NotDone> {
        let now = (self.config.clock)();
        let deed = admin::deed(&request, now);
        match request.order {
            Order::Close { table, why } => {
                let why = Line::new(why.as_deref().map_or(BY_HOST, str::trim))?;
                self.at_table(&table, &ByHost::Close { why, deed }).await?;
            }
            Order::Delete { tables } => {
                for table in tables {
                    let order = Order::Delete { tables: vec![table.clone()] };
                    let deed = admin::deed(&Request { by: request.by.clone(), order }, now);
                    self.delete(&table, deed).await?;
                }
            }
            Order::Hide { table, whose, hidden } => {
                let change = admin::hide(TableId::new(table.as_str())?, &whose, hidden)?;
                self.at_table(&table, &ByHost::Hide { change, deed }).await?;
            }
            Order::Ban { network, minutes, why } => {
                let change = admin::ban(&network, minutes, why.as_deref(), now)?;
                self.change_bans(change, deed).await?;
            }
            Order::Lift { network } => {
                self.change_bans(Change::Lift(admin::written(&network)?), deed).await?;
            }
            order @ (Order::Hold { .. } | Order::Release { .. }) => {
                let change =
                    move |store: &dyn luckhouse_store::Store| Ok(admin::account_change(store, &order, now));
                if let Some((change, about)) = self.read(change).await?? {
                    let deed = Deed { about: Some(about), ..deed };
                    self.change_bans(Change::Member(change), deed).await?;
                }
            }
            order => {
                let read = move |store: &dyn luckhouse_store::Store| Ok(admin::read(store, &order, now));
                return self.read(read).await?.unwrap_or(Ok(Answer::Done));
            }
        }
        Ok(Answer::Done)
    }

    pub(super) async fn at_table(self: &Arc<Self>, table: &str, order: &ByHost) -> Result<(), NotDone> {
        Ok(self.ask(table, |reply| TableMessage::Host(Box::new(order.clone()), reply)).await?)
    }

    /// A table goes by itself, if it can be read; otherwise it is taken out of the store.
    async fn delete(self: &Arc<Self>, table: &str, deed: Deed) -> Result<(), NotDone> {
        let id = TableId::new(table)?;
        if self.at_table(table, &ByHost::Delete { deed: deed.clone() }).await.is_ok() {
            return Ok(());
        }
        self.save(Change::Together(vec![Change::Remove(id.clone()), Change::Record(deed)])).await?;
        self.table_ended(&id);
        Ok(())
    }

    pub(super) async fn change_bans(self: &Arc<Self>, change: Change, deed: Deed) -> Result<(), NotDone> {
        self.save(Change::Together(vec![change, Change::Record(deed)])).await?;
        self.read_bans().await?;
        self.tell_of_bans().await;
        Ok(())
    }
}
