//! One group of changes: one transaction. If a node writes it, the transaction holds the node's row at its epoch from its beginning
//! on: whoever wants to take over waits for it, and after that no other begins.

use super::apply::write_one;
use super::bulk;
use super::data::{Data, Given};
use super::plan::{self, Plan};
use super::{nodes, rows};
use crate::StoreError;
use crate::nodes::Holder;
use crate::queue::{Job, Outcome, Written};

/// Whose group it is, and the number that it will have.
pub(super) struct Group<'d> {
    pub(super) data: &'d Data,
    pub(super) writer: i64,
    pub(super) number: i64,
    /// The node that writes it, at its epoch.
    pub(super) us: Option<Holder>,
}

/// The number of a writer's last group that was committed, when every transaction of that writer has ended. Nobody
/// else can ask before this one has ended.
pub(super) async fn kept(data: &Data, writer: i64) -> Result<Option<i64>, StoreError> {
    let sql = "SELECT number FROM writers WHERE id = $1 FOR UPDATE";
    data.first(sql, &[&writer], |row| rows::number(row, 0)).await
}

const COUNT: &str =
    "UPDATE writers SET number = $2, changes = changes + $3, last_at = greatest(last_at, $4) WHERE id = $1";

impl Group<'_> {
    /// All in one transaction: committed when this returns, or not at all. A change that is refused leaves no trace.
    /// Where another node has taken over, all are. If this fails and something is `committing`, that may have been committed.
    pub(super) async fn write(
        &self,
        jobs: &[Job],
        committing: &mut Option<Vec<Outcome>>,
    ) -> Result<Vec<Outcome>, StoreError> {
        self.data.write_as(self.us);
        let fits = |run: &[Job]| plan::fits(&run[0].change);
        let together = |a: &Job, b: &Job| plan::fits(&a.change) && plan::fits(&b.change);
        let mut runs = jobs.chunk_by(together).peekable();
        let (mut begun, mut planned) =
            (self.begin(runs.peek().copied().filter(|run| fits(run))).await?, None);
        if begun.is_none() {
            self.data.batch("ROLLBACK").await?;
            return Ok(vec![Err(StoreError::Fenced); jobs.len()]);
        }
        let mut outcomes = Vec::with_capacity(jobs.len());
        while let Some(run) = runs.next() {
            if !fits(run) {
                begun = None;
                outcomes.push(write_one(self.data, &run[0].change).await?);
                continue;
            }
            let mut plan = match begun.take() {
                Some(plan) => plan,
                None => Plan::read(self.data, run.iter().map(|job| &job.change)).await?,
            };
            outcomes.extend(run.iter().map(|job| plan.outcome(&job.change)));
            match runs.peek() {
                Some(_) => plan.write(self.data).await?,
                None => planned = Some(plan),
            }
        }
        self.commit(&planned.unwrap_or_default(), Written::of(jobs, &outcomes), outcomes, committing).await
    }

    /// Begin, and read what the first run asks for. All of it is on its way before the first of it is answered. Nothing, if another
    /// node has taken over.
    async fn begin<'c>(&self, first: Option<&'c [Job]>) -> Result<Option<Plan<'c>>, StoreError> {
        let changes = first.unwrap_or_default().iter().map(|job| &job.change);
        let (begin, row) = (self.data.batch("BEGIN"), kept(self.data, self.writer));
        let (fence, plan) = (nodes::holds(self.data, self.us), Plan::read(self.data, changes));
        let (_, row, ours, plan) = tokio::try_join!(biased; begin, row, fence, plan)?;
        match row {
            Some(number) if number + 1 == self.number => Ok(ours.then_some(plan)),
            _ => Err(StoreError::SetBack),
        }
    }

    async fn commit(
        &self,
        plan: &Plan<'_>,
        written: Written,
        outcomes: Vec<Outcome>,
        committing: &mut Option<Vec<Outcome>>,
    ) -> Result<Vec<Outcome>, StoreError> {
        if written.changes == 0 {
            self.data.batch("ROLLBACK").await?;
            return Ok(outcomes);
        }
        // What is not ready would go out after the commit.
        self.data.ready(&[bulk::SQL, COUNT]).await?;
        let changes = i64::try_from(written.changes).unwrap_or(i64::MAX);
        let given: Given<'_> = &[&self.writer, &self.number, &changes, &written.at.0];
        *committing = Some(outcomes.clone());
        let (lines, count) = (plan.write(self.data), self.data.execute(COUNT, given));
        tokio::try_join!(biased; lines, count, self.data.batch("COMMIT"))?;
        Ok(outcomes)
    }
}
