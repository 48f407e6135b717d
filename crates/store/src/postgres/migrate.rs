//! Finding our tables in the database, and bringing them up to date.

use super::address::Address;
use super::data::Data;
use super::rows;
use super::wires::wait;
use crate::{OpenError, StoreError};

/// One step from each version to the next. Released steps stay as they are, and each only adds.
const STEPS: &[&str] = &[
    include_str!("1.sql"),
    include_str!("2.sql"),
    include_str!("3.sql"),
    include_str!("4.sql"),
    include_str!("5.sql"),
    include_str!("6.sql"),
    include_str!("7.sql"),
    include_str!("8.sql"),
    include_str!("9.sql"),
];

/// While one node brings the data up to date, others that start wait; nobody else does.
const LOCK: &str = "SELECT pg_advisory_xact_lock(hashtext('luckhouse'), hashtext(current_schema()))";

/// Make sure that what is there is ours and up to date.
pub(super) fn open(data: &Data, address: &Address) -> Result<(), OpenError> {
    wait(open_with(data, address, STEPS))
}

async fn open_with(data: &Data, address: &Address, steps: &[&str]) -> Result<(), OpenError> {
    let away = |why: StoreError| unreadable(address, &why);
    let version = known_version(data, address, steps).await?;
    if version == steps.len() as i64 {
        return Ok(());
    }
    // Whoever only adds waits for hardly anybody; if somebody is in the way all the same, it is better to say so.
    data.batch("BEGIN; SET LOCAL lock_timeout = '10s'").await.map_err(away)?;
    let migrated = migrate(data, address, steps).await;
    let end = if migrated.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = data.batch(end).await.map_err(away);
    migrated.and(ended)
}

async fn migrate(data: &Data, address: &Address, steps: &[&str]) -> Result<(), OpenError> {
    let failed = |why: StoreError| unreadable(address, &why);
    data.batch(LOCK).await.map_err(failed)?;
    // Another node may have been quicker.
    let version = known_version(data, address, steps).await?;
    for step in steps.iter().skip(usize::try_from(version).unwrap_or(0)) {
        data.batch(step).await.map_err(failed)?;
        data.batch("UPDATE luckhouse SET version = version + 1").await.map_err(failed)?;
    }
    Ok(())
}

pub(super) fn unreadable(address: &Address, why: &StoreError) -> OpenError {
    let why = match why {
        StoreError::Away(why) | StoreError::Disk(why) | StoreError::Damaged(why) => why.clone(),
        other => other.to_string(),
    };
    OpenError::Away { database: address.to_string(), why }
}

/// The version of what is there, if it is ours and not newer than this program. 0: there is nothing yet.
async fn known_version(data: &Data, address: &Address, steps: &[&str]) -> Result<i64, OpenError> {
    let (database, known) = (address.to_string(), steps.len() as i64);
    match version(data).await.map_err(|why| unreadable(address, &why))? {
        Found::Nothing => Ok(0),
        Found::Ours(found) if found > known => Err(OpenError::Newer { file: database.into(), found, known }),
        Found::Ours(version) => Ok(version),
        Found::Others => Err(OpenError::NotOurTables { database }),
        Found::NoPlace(why) => Err(OpenError::Away { database, why: why.into() }),
    }
}

/// Is there nothing yet?
pub(super) async fn is_nothing(data: &Data) -> Result<bool, StoreError> {
    Ok(matches!(version(data).await?, Found::Nothing))
}

enum Found {
    Nothing,
    Ours(i64),
    Others,
    NoPlace(&'static str),
}

async fn version(data: &Data) -> Result<Found, StoreError> {
    let sql = "SELECT current_schema() IS NOT NULL, current_setting('server_encoding') = 'UTF8',
                      count(*) FILTER (WHERE relkind IN ('r', 'p')), count(*) FILTER (WHERE relname = 'luckhouse' AND relkind = 'r')
               FROM pg_class WHERE relnamespace = current_schema()::regnamespace";
    let read = |row: &tokio_postgres::Row| {
        Ok((
            row.try_get::<_, bool>(0)?,
            row.try_get::<_, bool>(1)?,
            rows::number(row, 2)?,
            rows::number(row, 3)?,
        ))
    };
    match data.first(sql, &[], read).await?.unwrap_or_default() {
        (false, ..) => Ok(Found::NoPlace("its schema is not there: create it, or correct the search_path")),
        (_, false, ..) => Ok(Found::NoPlace("its encoding is not UTF8: create it with ENCODING 'UTF8'")),
        (.., 0, _) => Ok(Found::Nothing),
        (.., 0) => Ok(Found::Others),
        _ => {
            let version =
                data.first("SELECT version FROM luckhouse", &[], |row| rows::number(row, 0)).await?;
            Ok(version.map_or(Found::Others, Found::Ours))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::Database;
    use crate::postgres::wires::Wires;

    struct Place {
        database: Database,
        wires: Wires,
    }

    impl Place {
        fn new() -> Place {
            Place { database: Database::new(), wires: Wires::start().unwrap() }
        }

        fn open(&self, steps: &[&str]) -> (Data, Result<(), OpenError>) {
            let address = self.database.url().parse().unwrap();
            let data = self.wires.connect(&address, "luckhouse test").unwrap();
            let opened = wait(open_with(&data, &address, steps));
            (data, opened)
        }
    }

    const FIRST: &str = "CREATE TABLE luckhouse (version bigint); INSERT INTO luckhouse VALUES (0); CREATE TABLE a (x bigint)";

    fn number(data: &Data, sql: &str) -> Option<i64> {
        wait(data.first(sql, &[], |row| rows::number(row, 0))).unwrap()
    }

    #[test]
    fn old_data_is_brought_up_to_date_while_an_older_node_goes_on() {
        let place = Place::new();
        let (old, opened) = place.open(&[FIRST]);
        opened.unwrap();
        // In the middle of a change.
        wait(old.batch("BEGIN; INSERT INTO a VALUES (1)")).unwrap();
        let (new, opened) = place.open(&[FIRST, "CREATE TABLE b (z bigint)"]);
        opened.unwrap();
        wait(old.batch("COMMIT")).unwrap();
        assert_eq!(number(&new, "SELECT x FROM a"), Some(1));
        assert_eq!(number(&new, "SELECT version FROM luckhouse"), Some(2));
    }

    /// What a program of version 1 says when it writes, before, while and after a newer one joins.
    #[test]
    fn a_node_of_version_1_goes_on_while_tables_get_owners() {
        const OPEN: &str =
            "INSERT INTO tables (id, game, header, visibility, settings, created, changed, sorted, status)
                            VALUES (md5(random()::text), 'pig', 'pig', 'public', '', 1, 1, 1, 'waiting')";
        const TOUCH: &str = "UPDATE tables SET changed = changed + 1 WHERE NOT over";
        let place = Place::new();
        let (old, opened) = place.open(&STEPS[..1]);
        opened.unwrap();
        wait(old.execute(OPEN, &[])).unwrap();
        wait(old.batch("BEGIN")).unwrap();
        wait(old.execute(TOUCH, &[])).unwrap();
        std::thread::scope(|scope| {
            let newer = scope.spawn(|| place.open(STEPS).1);
            std::thread::sleep(std::time::Duration::from_millis(200));
            assert!(!newer.is_finished(), "it waits for the group that is being written");
            wait(old.batch("COMMIT")).unwrap();
            newer.join().unwrap().unwrap();
        });
        wait(old.execute(OPEN, &[])).unwrap();
        assert_eq!(wait(old.execute(TOUCH, &[])).unwrap(), 2);
        assert_eq!(number(&old, "SELECT count(*) FROM tables WHERE owner IS NULL"), Some(2));
    }

    #[test]
    fn a_step_that_fails_leaves_the_data_as_it_was() {
        let place = Place::new();
        let (data, opened) = place.open(&[FIRST, "CREATE TABLE b (y bigint); CREATE TABLE a (x bigint)"]);
        assert!(matches!(opened, Err(OpenError::Away { .. })), "{opened:?}");
        assert_eq!(
            number(
                &data,
                "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace"
            ),
            Some(0)
        );
    }

    #[test]
    fn many_nodes_that_start_at_once_make_the_data_once() {
        let place = Place::new();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| place.open(STEPS).1.unwrap());
            }
        });
        assert_eq!(number(&place.open(STEPS).0, "SELECT version FROM luckhouse"), Some(STEPS.len() as i64));
    }

    #[test]
    fn newer_data_is_refused() {
        let place = Place::new();
        place.open(&[FIRST, "CREATE TABLE b (y bigint)"]).1.unwrap();
        let wrong = place.open(&[FIRST]).1.unwrap_err().to_string();
        assert!(
            wrong.ends_with("(data version 2, this one knows up to 1): use the newer program"),
            "{wrong}"
        );
    }

    #[test]
    fn somebody_elses_tables_are_refused_and_stay_as_they_are() {
        let place = Place::new();
        wait(place.open(&[]).0.batch("CREATE TABLE recipes (cake text)")).unwrap();
        let (data, opened) = place.open(STEPS);
        assert!(matches!(opened, Err(OpenError::NotOurTables { .. })), "{opened:?}");
        assert_eq!(number(&data, "SELECT count(*) FROM recipes"), Some(0));
    }
}
