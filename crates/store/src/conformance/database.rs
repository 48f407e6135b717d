//! Databases for tests: at a private PostgreSQL of this program's own, or at the one that `DATABASE_URL` names.

use super::Cluster;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// An empty place in a database, which nobody else uses. What is there is removed when this is dropped.
///
/// ```no_run
/// use luckhouse_store::{Postgres, conformance::Database};
/// let database = Database::new();
/// let store = Postgres::open(database.url()).unwrap();
/// ```
#[derive(Debug)]
pub struct Database {
    base: String,
    schema: String,
    url: String,
}

impl Database {
    /// A new one.
    ///
    /// # Panics
    /// If there is no PostgreSQL: it says what to do.
    #[allow(clippy::new_without_default, reason = "each is another")]
    pub fn new() -> Database {
        Database::at(base())
    }

    /// A new one at this server.
    pub fn of(cluster: &Cluster) -> Database {
        Database::at(cluster.url())
    }

    fn at(base: &str) -> Database {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let schema = format!("luckhouse_test_{}_{number}", std::process::id());
        let made = crate::postgres::batch(
            base,
            &format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}"),
        );
        made.unwrap_or_else(|why| panic!("tests need a schema of their own: {why}"));
        let mark = if base.contains('?') { '&' } else { '?' };
        let url = format!("{base}{mark}options=-csearch_path%3D{schema}");
        Database { base: base.into(), schema, url }
    }

    /// Where.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Say something to it, past every store.
    ///
    /// # Panics
    /// If it refuses.
    pub fn batch(&self, sql: &str) {
        crate::postgres::batch(&self.url, sql).unwrap_or_else(|why| panic!("{why}"));
    }

    /// Ask it for a number, past every store.
    ///
    /// # Panics
    /// If it does not answer with one.
    pub fn number(&self, sql: &str) -> i64 {
        crate::postgres::number(&self.url, sql).unwrap_or_else(|why| panic!("{why}"))
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        // A server that is gone takes everything with it.
        drop(crate::postgres::batch(&self.base, &format!("DROP SCHEMA {} CASCADE", self.schema)));
    }
}

/// The server of this program.
fn base() -> &'static str {
    static GIVEN: OnceLock<Option<String>> = OnceLock::new();
    static OWN: OnceLock<Cluster> = OnceLock::new();
    let given = GIVEN.get_or_init(|| std::env::var("DATABASE_URL").ok().filter(|url| !url.is_empty()));
    given.as_deref().unwrap_or_else(|| OWN.get_or_init(Cluster::start).url())
}
