//! Choices that are said ahead: what could come, and what is kept of it.

use super::House;
use crate::ahead::{Ground, Plan, checked, prospect, told};
use crate::protocol::{LookAhead, MyPlan, PlanAhead, Problem, Prospect};
use crate::table::TableMessage;
use luckhouse_store::{MemberId, Store, StoreError};
use serde_json::{Value, json};
use std::sync::Arc;

/// The message that says what could not be done.
const FAILED: &str = "ahead-failed";

impl House {
    /// What could come at this table, if all of that happened.
    ///
    /// # Errors
    /// If whoever has this token cannot say anything ahead there, or that cannot happen.
    pub async fn look_ahead(
        self: &Arc<Self>,
        table: &str,
        token: &str,
        order: LookAhead,
    ) -> Result<Prospect, Problem> {
        let (ground, _) = self.prepare(table, token, order.after).await?;
        let ground = ground?;
        self.work_out(FAILED, move || prospect(&ground, &order.steps)).await
    }

    /// What whoever has this token has said ahead.
    ///
    /// # Errors
    /// If the token opens no seat there.
    pub async fn my_plan(self: &Arc<Self>, table: &str, token: &str) -> Result<MyPlan, Problem> {
        let (ground, plan) = self.prepare(table, token, None).await?;
        let (plan, ground) = match plan {
            Some(known) => known,
            None => (Plan::default(), ground?),
        };
        self.work_out(FAILED, move || told(&ground, &plan)).await
    }

    /// Say ahead what one will choose, instead of what one said before.
    ///
    /// # Errors
    /// If that cannot be.
    pub async fn plan_ahead(
        self: &Arc<Self>,
        table: &str,
        token: &str,
        order: PlanAhead,
    ) -> Result<MyPlan, Problem> {
        let (ground, _) = self.prepare(table, token, Some(order.after)).await?;
        let ground = ground?;
        let after = ground.after;
        let branches = self.work_out(FAILED, move || checked(&ground, &order.branches)).await?;
        let plan = Plan { after, made: 0, branches };
        self.ask(table, |reply| TableMessage::Plan(token.into(), Some(plan.clone()), reply)).await?;
        self.my_plan(table, token).await
    }

    /// Nothing is said ahead any more.
    ///
    /// # Errors
    /// If the token opens no seat there, or it could not be saved.
    pub async fn drop_plan(self: &Arc<Self>, table: &str, token: &str) -> Result<(), Problem> {
        self.ask(table, |reply| TableMessage::Plan(token.into(), None, reply)).await
    }

    async fn prepare(
        self: &Arc<Self>,
        table: &str,
        token: &str,
        after: Option<u32>,
    ) -> Result<(Result<Ground, Problem>, Option<(Plan, Ground)>), Problem> {
        let prepared = self.ask(table, |reply| TableMessage::Prepare(token.into(), after, reply)).await?;
        self.may_play(prepared.member.as_ref())?;
        Ok((prepared.ground, prepared.plan))
    }
}

/// What somebody has said ahead, to take along.
pub(super) fn taken_along(store: &dyn Store, member: &MemberId) -> Result<Vec<Value>, StoreError> {
    let mut all = Vec::new();
    for (table, seat) in store.members().open_tables_of(member)? {
        let plans = store.load(&table)?.plans;
        let own = plans.into_iter().find(|plan| plan.seat == seat);
        let plan = own.and_then(|own| serde_json::from_str::<Value>(&own.plan.0).ok());
        all.extend(plan.map(|plan| json!({ "table": table.to_string(), "plan": plan })));
    }
    Ok(all)
}
