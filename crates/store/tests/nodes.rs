//! Several nodes at one database: one that sleeps, one that takes over, and what is in the way between them.

use luckhouse_store::conformance::{Cluster, Database, ManyNodes, sample};
use luckhouse_store::*;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

fn join(database: &Database, name: &str) -> Postgres {
    Postgres::open_node(database.url(), &NodeAddress::new(name).unwrap()).unwrap()
}

fn nodes(store: &Postgres) -> &dyn Nodes {
    store.nodes().unwrap()
}

fn append(table: &str, first: u32) -> Change {
    Change::Append(sample::play(table, first, "p1 roll"))
}

/// Does the database say so, sooner or later?
fn comes_to(database: &Database, sql: &str) -> bool {
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(15) {
        if database.number(sql) > 0 {
            return true;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    false
}

/// One node slept, and another took over from it.
struct TakenOver {
    database: Database,
    sleeper: Postgres,
    survivor: Postgres,
}

impl TakenOver {
    fn new() -> TakenOver {
        let database = Database::new();
        let (sleeper, survivor) = (join(&database, "sleeper"), join(&database, "survivor"));
        sleeper.apply(sample::open("a", 0)).unwrap();
        sleeper.apply(append("a", 1)).unwrap();
        database.batch(
            "UPDATE nodes SET expires = clock_timestamp() - interval '1 ms' WHERE address = 'sleeper'",
        );
        assert_eq!(nodes(&survivor).claim(&[sample::id("a")]).unwrap(), [Owner::Ours]);
        TakenOver { database, sleeper, survivor }
    }

    fn rows(&self) -> i64 {
        let all = ["tables", "seats", "events", "chat", "bans", "deeds", "members", "credentials"];
        let counts = all.map(|table| format!("(SELECT count(*) FROM {table})"));
        self.database.number(&format!("SELECT {}", counts.join(" + ")))
    }

    /// The sleeper wakes, and does what it wanted to. What becomes of it, and how many rows it writes.
    fn wake(&self) -> (Vec<Result<Done, StoreError>>, i64) {
        let before = self.rows();
        let changes = [append("a", 2), sample::open("b", 1), prize(), sample::enroll("m", "Ann")];
        let outcomes = changes.into_iter().map(|change| self.sleeper.apply(change)).collect();
        (outcomes, self.rows() - before)
    }

    fn prizes(&self) -> usize {
        self.survivor.deeds(None, 9).unwrap().len()
    }
}

/// Something that must be done once.
fn prize() -> Change {
    let deed = Json("\"the prize is paid\"".into());
    Change::Record(Deed::by_host(Millis(1), sample::name("house"), deed))
}

#[test]
fn a_node_that_slept_writes_nothing() {
    let house = TakenOver::new();
    house.survivor.apply(prize()).unwrap();
    let (outcomes, rows) = house.wake();
    assert_eq!((outcomes, rows), (vec![Err(StoreError::Fenced); 4], 0));
    assert_eq!(house.prizes(), 1);
    assert_eq!(house.survivor.apply(append("a", 2)), Ok(sample::appended(2, 2)));
}

/// The same with a fence that does not hold: the prize is paid twice, and this test would see it.
#[test]
fn without_the_fence_a_node_that_slept_is_caught_writing() {
    let house = TakenOver::new();
    house.survivor.apply(prize()).unwrap();
    house.database.batch("UPDATE nodes SET epoch = epoch - 1 WHERE address = 'sleeper'");
    let (outcomes, rows) = house.wake();
    assert_eq!(outcomes.iter().filter(|done| done.is_ok()).count(), 3, "{outcomes:?}");
    assert!(matches!(outcomes[0], Err(StoreError::Elsewhere { .. })), "the table itself has another owner");
    assert_eq!((rows, house.prizes()), (3, 2));
    // Where that is given back as well, only the number of the event is in the way.
    house.database.batch(
        "UPDATE tables SET (owner, owner_epoch) = (SELECT id, epoch FROM nodes WHERE address = 'sleeper')",
    );
    assert_eq!(house.sleeper.apply(append("a", 2)), Ok(sample::appended(2, 2)));
}

/// Whoever takes over waits for the group that is being written, and has what is in it. At no table, so that nothing but the fence
/// is in the way.
#[test]
fn taking_over_waits_for_the_group_that_is_on_its_way() {
    let database = Database::new();
    let (sleeper, survivor) = (join(&database, "sleeper"), join(&database, "survivor"));
    sleeper.apply(sample::open("a", 0)).unwrap();
    database.batch(
        "CREATE TABLE go (); UPDATE nodes SET expires = clock_timestamp() WHERE address = 'sleeper';
         CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN WHILE NOT EXISTS (SELECT 1 FROM go) LOOP PERFORM pg_sleep(0.01); END LOOP; RETURN new; END $$;
         CREATE TRIGGER slow BEFORE INSERT ON deeds FOR EACH ROW EXECUTE FUNCTION slow()",
    );
    std::thread::scope(|scope| {
        let group = scope.spawn(|| sleeper.apply(prize()));
        let slow =
            "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND query LIKE '%deeds%'";
        let slow = comes_to(&database, slow);
        let claim = scope.spawn(|| nodes(&survivor).claim(&[sample::id("a")]));
        let waits = "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)
                     WHERE NOT granted AND application_name = 'luckhouse node'";
        let waits = comes_to(&database, waits);
        // Before anything is said to be wrong, so that the group comes to its end.
        database.batch("INSERT INTO go DEFAULT VALUES");
        assert!(slow && waits, "a slow group: {slow}, a claim that waits for it: {waits}");
        assert_eq!(claim.join().unwrap().unwrap(), [Owner::Ours]);
        assert_eq!(group.join().unwrap(), Ok(Done::Kept));
    });
    assert_eq!(survivor.deeds(None, 9).unwrap().len(), 1);
    assert_eq!(sleeper.apply(prize()), Err(StoreError::Fenced));
}

/// However many tables a node has, to renew its lease is one statement that writes one row.
#[test]
fn a_renewal_is_one_statement() {
    let database = Database::new();
    let store = join(&database, "one");
    let open = (0..1024).map(|number| sample::open(&format!("table{number}"), 0)).collect();
    store.apply(Change::Together(open)).unwrap();
    database.batch(
        "CREATE TABLE heard (what text);
         CREATE FUNCTION hear() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN INSERT INTO heard VALUES (tg_table_name || ' ' || tg_level); RETURN NULL; END $$;
         CREATE TRIGGER a AFTER INSERT OR UPDATE OR DELETE ON nodes FOR EACH ROW EXECUTE FUNCTION hear();
         CREATE TRIGGER b AFTER INSERT OR UPDATE OR DELETE ON nodes FOR EACH STATEMENT EXECUTE FUNCTION hear();
         CREATE TRIGGER c AFTER INSERT OR UPDATE OR DELETE ON tables FOR EACH STATEMENT EXECUTE FUNCTION hear();",
    );
    nodes(&store).renew().unwrap();
    let heard = |what: &str| database.number(&format!("SELECT count(*) FROM heard WHERE what LIKE '{what}'"));
    assert_eq!((heard("nodes ROW"), heard("nodes STATEMENT"), heard("%")), (1, 1, 2));
}

const CUT: &str =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'luckhouse writer'";

/// Connections are cut while another takes over, so that commits are in doubt: what was acknowledged is there, and what was
/// refused is not.
#[test]
fn a_commit_in_doubt_is_told_as_it_is_also_to_a_node_that_was_fenced() {
    let cluster = Cluster::start();
    let database = Database::of(&cluster);
    let (sleeper, survivor) = (join(&database, "sleeper"), join(&database, "survivor"));
    for round in 0..12 {
        let table = format!("table{round}");
        sleeper.apply(sample::open(&table, 0)).unwrap();
        let taken = AtomicBool::new(false);
        let acknowledged = std::thread::scope(|scope| {
            let written = scope.spawn(|| write_until_fenced(&sleeper, &table));
            scope.spawn(|| {
                while !taken.load(Ordering::Relaxed) {
                    database.batch(CUT);
                    std::thread::sleep(Duration::from_millis(2));
                }
            });
            std::thread::sleep(Duration::from_millis(30 + 7 * round));
            database.batch("UPDATE nodes SET expires = clock_timestamp() WHERE address = 'sleeper'");
            assert_eq!(nodes(&survivor).claim(&[sample::id(&table)]).unwrap(), [Owner::Ours]);
            let acknowledged = written.join().unwrap();
            taken.store(true, Ordering::Relaxed);
            acknowledged
        });
        let events = survivor.events(&sample::id(&table), None, usize::MAX).unwrap();
        assert_eq!(events.len(), acknowledged as usize, "round {round}");
        nodes(&sleeper).rejoin().unwrap();
    }
}

/// How many lines were acknowledged.
fn write_until_fenced(store: &Postgres, table: &str) -> u32 {
    for first in 1.. {
        match store.apply(append(table, first)) {
            Err(StoreError::Fenced) => return first - 1,
            done => assert_eq!(done, Ok(sample::appended(first, first))),
        }
    }
    unreachable!("nobody writes for ever")
}

#[test]
fn a_node_whose_connections_were_cut_leaves_at_once_all_the_same() {
    let cluster = Cluster::start();
    let database = Database::of(&cluster);
    let (one, two) = (join(&database, "one"), join(&database, "two"));
    one.apply(sample::open("a", 0)).unwrap();
    database.batch(CUT);
    drop(one);
    assert_eq!(nodes(&two).all().unwrap(), [nodes(&two).me()]);
    assert_eq!(nodes(&two).claim(&[sample::id("a")]).unwrap(), [Owner::Ours]);
}

/// A house that is moved is nobody's, wherever it was.
#[test]
fn owners_are_not_moved() {
    let (from, to) = (Database::new(), Database::new());
    join(&from, "one").apply(sample::open("a", 0)).unwrap();
    assert_eq!(from.number("SELECT count(*) FROM tables WHERE owner IS NOT NULL"), 1);
    transfer(from.url(), to.url()).unwrap();
    assert_eq!(to.number("SELECT count(*) FROM tables WHERE owner IS NULL AND owner_epoch IS NULL"), 1);
    assert_eq!(to.number("SELECT count(*) FROM nodes"), 0);
    let node = join(&to, "one");
    assert_eq!(nodes(&node).orphans(Millis(0), 9).unwrap(), [sample::id("a")]);
    assert_eq!(nodes(&node).claim(&[sample::id("a")]).unwrap(), [Owner::Ours]);
}

/// Nodes that nobody has heard of for a day are forgotten when another begins.
#[test]
fn nodes_of_long_ago_are_forgotten() {
    let database = Database::new();
    let (old, one) = (join(&database, "old"), join(&database, "one"));
    database.pass(Duration::from_secs(24 * 60 * 60));
    drop(join(&database, "later"));
    assert_eq!(nodes(&one).all().unwrap().len(), 2, "their leases have not been over for a day");
    database.pass(Node::LEASE);
    nodes(&one).renew().unwrap();
    drop(join(&database, "later"));
    assert_eq!(nodes(&one).all().unwrap(), [nodes(&one).me()]);
    assert_eq!(nodes(&old).renew(), Err(StoreError::Fenced));
    let before = nodes(&old).me();
    nodes(&old).rejoin().unwrap();
    assert!(nodes(&old).me().id > before.id);
}
