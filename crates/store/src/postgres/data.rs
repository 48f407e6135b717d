//! One connection, and what it has learned.

use super::address::causes;
use crate::StoreError;
use crate::nodes::Holder;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::error::Error;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Row, Statement};

/// Searches make statements of many forms; so many are remembered.
const STATEMENTS: usize = 128;

/// A connection. Each statement is read by the database once.
pub(super) struct Data {
    client: Client,
    statements: RefCell<HashMap<String, Statement>>,
    us: Cell<Option<Holder>>,
}

/// What is given with a statement.
pub(super) type Given<'g> = &'g [&'g (dyn ToSql + Sync)];

impl std::fmt::Debug for Data {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Data")
    }
}

impl Data {
    pub(super) fn new(client: Client) -> Data {
        Data { client, statements: RefCell::default(), us: Cell::default() }
    }

    /// Who writes with this from now on: a node, or somebody who is alone.
    pub(super) fn write_as(&self, us: Option<Holder>) {
        self.us.set(us);
    }

    /// The node that writes with this.
    pub(super) fn us(&self) -> Option<Holder> {
        self.us.get()
    }

    async fn statement(&self, sql: &str) -> Result<Statement, StoreError> {
        if let Some(known) = self.statements.borrow().get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await?;
        let mut statements = self.statements.borrow_mut();
        if statements.len() >= STATEMENTS {
            statements.clear();
        }
        statements.insert(sql.into(), statement.clone());
        Ok(statement)
    }

    /// Let the database read these now, so that each goes out at once when it is asked for.
    pub(super) async fn ready(&self, all: &[&str]) -> Result<(), StoreError> {
        if self.statements.borrow().len() + all.len() > STATEMENTS {
            self.statements.borrow_mut().clear();
        }
        for sql in all {
            self.statement(sql).await?;
        }
        Ok(())
    }

    /// Statements without anything given, one after the other.
    pub(super) async fn batch(&self, sql: &str) -> Result<(), StoreError> {
        Ok(self.client.batch_execute(sql).await?)
    }

    /// How many rows were changed.
    pub(super) async fn execute(&self, sql: &str, given: Given<'_>) -> Result<u64, StoreError> {
        Ok(self.client.execute(&self.statement(sql).await?, given).await?)
    }

    /// All rows, as this reads them.
    pub(super) async fn all<T>(
        &self,
        sql: &str,
        given: Given<'_>,
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = self.client.query(&self.statement(sql).await?, given).await?;
        rows.iter().map(read).collect()
    }

    /// The first row, if there is any.
    pub(super) async fn first<T>(
        &self,
        sql: &str,
        given: Given<'_>,
        read: impl Fn(&Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        Ok(self.all(sql, given, read).await?.into_iter().next())
    }

    /// Is there any row?
    pub(super) async fn any(&self, sql: &str, given: Given<'_>) -> Result<bool, StoreError> {
        Ok(self.first(sql, given, |_| Ok(())).await?.is_some())
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(wrong: tokio_postgres::Error) -> StoreError {
        // What was said on the wire could not be heard; anything else was heard, and could not be read.
        let cut = match wrong.source() {
            Some(cause) => cause.is::<std::io::Error>(),
            None => true,
        };
        match wrong.as_db_error() {
            Some(said) if leaves(said.code()) => StoreError::Away(said.message().into()),
            Some(said) => StoreError::Disk(said.to_string().replace('\n', " ")),
            None if wrong.is_closed() || cut => StoreError::Away(causes(&wrong)),
            None => StoreError::Damaged(causes(&wrong)),
        }
    }
}

/// Does the database say this when it is not there for us, or will not be?
fn leaves(code: &SqlState) -> bool {
    let codes = [
        SqlState::ADMIN_SHUTDOWN,
        SqlState::CRASH_SHUTDOWN,
        SqlState::CANNOT_CONNECT_NOW,
        SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT,
        SqlState::TOO_MANY_CONNECTIONS,
        // It has become a standby.
        SqlState::READ_ONLY_SQL_TRANSACTION,
    ];
    codes.contains(code) || code.code().starts_with("08")
}
