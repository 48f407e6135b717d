//! Who may serve the database beside whom: nodes beside each other, and somebody who knows of no others beside nobody.

use super::data::Data;
use crate::StoreError;
use std::time::Duration;
use tokio_postgres::Row;

/// The lock of those who serve. Nodes share it.
const SERVES: &str = "hashtext('luckhouse serves'), hashtext(current_schema())";

/// Whoever waits for a program that has just ended looks so often, and so many times.
const LOOKS: usize = 40;
const PAUSE: Duration = Duration::from_millis(50);

/// A machine that was switched off leaves its connection behind: the database should notice soon.
const NOTICE: &str =
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

/// Whom a program can bear beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Company {
    /// Everybody: it serves nobody, or is a test.
    Any,
    /// Other nodes.
    Nodes,
    /// Nobody who serves.
    Nobody,
}

impl Company {
    /// Say on this connection who we are, as long as it lasts. `false`: somebody is there who cannot be beside us.
    pub(super) async fn take_place(self, data: &Data) -> Result<bool, StoreError> {
        let how = match self {
            Company::Any => return Ok(true),
            Company::Nodes => "pg_try_advisory_lock_shared",
            Company::Nobody => "pg_try_advisory_lock",
        };
        data.batch(NOTICE).await?;
        let sql = format!("SELECT {how}({SERVES})");
        for _ in 0..LOOKS {
            if data.first(&sql, &[], |row: &Row| Ok(row.try_get::<_, bool>(0)?)).await? == Some(true) {
                return Ok(true);
            }
            std::thread::sleep(PAUSE);
        }
        Ok(false)
    }
}
