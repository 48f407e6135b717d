//! The way to a house that runs; or, where none does, to its data.

use crate::failure::{Failure, failed, problem, usage};
use luckhouse_server::admin::{Answer, BadNetwork, NotDone, Request, at_rest};
use luckhouse_store::{BadText, Millis, MoveError, OpenError, Postgres, Sqlite};
use std::fmt::Display;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// Ask the house of this folder, or do it on its data if no house is open there.
pub(super) fn ask(folder: &Path, request: &Request) -> Result<Answer, Failure> {
    if let Some(answer) = running(folder, request)? {
        return Ok(answer);
    }
    if !folder.join("luckhouse.sqlite").is_file() {
        return Err(failed!("terminal-failed-admin-no-data", folder = folder.display().to_string()));
    }
    let store = Sqlite::open(folder).map_err(|wrong| match wrong {
        OpenError::InUse { .. } => {
            failed!("terminal-failed-admin-unreached", folder = folder.display().to_string())
        }
        other => other.into(),
    })?;
    at_rest(&store, request, now()).map_err(|wrong| not_done(wrong, &folder.display()))
}

/// Do it on the data in this database, which no house may have open.
pub(super) fn in_database(url: &str, request: &Request) -> Result<Answer, Failure> {
    let store = Postgres::at_rest(url).map_err(|wrong| match wrong {
        MoveError::InUse { place } => failed!("terminal-admin-served", place),
        other => other.into(),
    })?;
    at_rest(&store, request, now()).map_err(|wrong| not_done(wrong, &store.place()))
}

fn not_done(wrong: NotDone, place: &dyn Display) -> Failure {
    match wrong {
        NotDone::NeedsHouse => {
            let why = problem(&wrong.problem());
            failed!("terminal-failed-admin-needs-house", place = place.to_string(), why)
        }
        NotDone::Text(BadText { found, what, expected }) => {
            usage!("terminal-usage-admin-text", found, what, expected)
        }
        NotDone::Network(BadNetwork(found)) => usage!("terminal-usage-network", found),
        NotDone::NoAccount(_) | NotDone::ManyAccounts { .. } => Failure::Failed(problem(&wrong.problem())),
        NotDone::Zero => usage!("terminal-usage-zero"),
        other => Failure::Failed(problem(&other.problem())),
    }
}

fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The answer of the house that is open there; nothing, if none is.
#[cfg(unix)]
fn running(folder: &Path, request: &Request) -> Result<Option<Answer>, Failure> {
    use luckhouse_server::admin::{SOCKET, Said};
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::net::UnixStream;
    use std::time::Duration;

    let Ok(mut connection) = UnixStream::connect(folder.join(SOCKET)) else { return Ok(None) };
    let silent = |_| failed!("terminal-failed-admin-silent");
    connection.set_read_timeout(Some(Duration::from_secs(60)))?;
    let line = serde_json::to_string(request).map_err(std::io::Error::from)?;
    writeln!(connection, "{line}").map_err(silent)?;
    let mut answer = String::new();
    BufReader::new(connection).read_line(&mut answer).map_err(silent)?;
    match serde_json::from_str(&answer) {
        Ok(Said::Answer(answer)) => Ok(Some(answer)),
        Ok(Said::Refused(why)) => Err(Failure::Failed(problem(&why))),
        Err(why) => Err(failed!("terminal-failed-admin-unknown", why = why.to_string())),
    }
}

#[cfg(not(unix))]
fn running(_: &Path, _: &Request) -> Result<Option<Answer>, Failure> {
    Ok(None)
}
