//! Acknowledged appends, each on disk, with so many writers waiting at once: one transaction serves them all.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use luckhouse_store::conformance::{Database, Scratch, sample};
use luckhouse_store::{Append, Change, Node, NodeAddress, Postgres, Seq, Sqlite, Store, TableId};
use std::cell::Cell;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

fn appends(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("acknowledged-appends");
    group.throughput(Throughput::Elements(1));
    for writers in [1, 16, 256] {
        let folder = Scratch::new();
        let store = Sqlite::open(folder.path()).expect("a scratch folder can be written");
        let mut tables = Tables::open(&store, writers);
        group.bench_function(writers.to_string(), |bench| bench.iter_custom(|count| tables.append(count)));
    }
    group.finish();
}

/// The same in a private PostgreSQL, or the one at `DATABASE_URL`.
fn appends_to_a_database(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("acknowledged-appends-postgres");
    group.throughput(Throughput::Elements(1));
    for writers in [1, 16, 256, 1024] {
        let (alone, shared) = (Database::new(), Database::new());
        let fine = "a new place in a database can be opened";
        let store = Postgres::open(alone.url()).expect(fine);
        let mut tables = Tables::open(&store, writers);
        group.bench_function(writers.to_string(), |bench| bench.iter_custom(|count| tables.append(count)));
        let node = Postgres::open_node(shared.url(), &address("one")).expect(fine);
        let mut tables = Tables::open(&node, writers);
        let name = format!("{writers}-as-a-node");
        group.bench_function(name, |bench| {
            bench.iter_custom(|count| renewing(&node, || tables.append(count)));
        });
    }
    group.finish();
}

/// So many nodes at one database, each with so many writers: what all of them together are acknowledged.
fn appends_of_nodes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("acknowledged-appends-nodes");
    group.throughput(Throughput::Elements(1));
    for (nodes, writers) in [(1, 64), (4, 64), (1, 256), (2, 256), (4, 256)] {
        let database = Database::new();
        let open = |number| Postgres::open_node(database.url(), &address(&format!("node{number}")));
        let stores: Vec<Postgres> = (0..nodes).map(|number| open(number).expect("it can join")).collect();
        let named = |number: usize| format!("of{number}table");
        let numbered = stores.iter().enumerate();
        let mut tables: Vec<Tables<'_>> =
            numbered.map(|(number, store)| Tables::named(store, &named(number), writers)).collect();
        group.bench_function(format!("{nodes}-with-{writers}"), |bench| {
            bench.iter_custom(|count| all_append(&mut tables, count));
        });
    }
    group.finish();
}

/// The time in which all nodes together are done with so many appends, each with its share.
fn all_append(nodes: &mut [Tables<'_>], count: u64) -> Duration {
    let share = count.div_ceil(nodes.len() as u64);
    let start = Instant::now();
    thread::scope(|scope| {
        for tables in nodes {
            scope.spawn(move || renewing(tables.store, || tables.append(share)));
        }
    });
    start.elapsed()
}

fn address(name: &str) -> NodeAddress {
    NodeAddress::new(name).expect("it is short")
}

/// Work, while the lease is renewed as it should be.
fn renewing(store: &dyn Store, work: impl FnOnce() -> Duration) -> Duration {
    let nodes = store.nodes().expect("it has joined");
    let (done, over) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            nodes.renew().expect("nobody takes over");
            while over.recv_timeout(Node::RENEWAL) == Err(RecvTimeoutError::Timeout) {
                nodes.renew().expect("nobody takes over");
            }
        });
        let time = work();
        drop(done);
        time
    })
}

/// All tables of a node that has ended, taken over in one go.
fn claims(criterion: &mut Criterion) {
    let database = Database::new();
    let join = |name| Postgres::open_node(database.url(), &address(name)).expect("it can be opened");
    let names: Vec<String> = (0..1024).map(|number| format!("table{number}")).collect();
    let open = names.iter().map(|name| sample::open(name, 0)).collect();
    let tables: Vec<TableId> = names.iter().map(|name| sample::id(name)).collect();
    let stores = [join("one"), join("two")];
    stores[0].apply(Change::Together(open)).expect("each name is new");
    let turns = Cell::new(0);
    // Whoever had them begins anew with nothing, and the other claims them. Tables are claimed rarely: the rows of the last turn are
    // not in the way.
    let turn = || {
        database.batch("VACUUM tables");
        turns.set(turns.get() + 1);
        let [old, new] = [turns.get() - 1, turns.get()].map(|turn: usize| &stores[turn % 2]);
        old.nodes().expect("it has joined").rejoin().expect("nobody else is there");
        new.nodes().expect("it has joined")
    };
    criterion.bench_function("claim-1024-tables", |bench| {
        bench.iter_batched(
            turn,
            |node| node.claim(&tables).expect("nobody takes over"),
            BatchSize::PerIteration,
        );
    });
}

/// Each writer has a table of its own, and sends the next line when the last is acknowledged.
struct Tables<'s> {
    store: &'s dyn Store,
    next: Vec<Append>,
}

impl Tables<'_> {
    fn open(store: &dyn Store, writers: usize) -> Tables<'_> {
        Tables::named(store, "table", writers)
    }

    fn named<'s>(store: &'s dyn Store, called: &str, writers: usize) -> Tables<'s> {
        let names = (0..writers).map(|number| format!("{called}{number}"));
        let open = |name: String| {
            store.apply(sample::open(&name, 0)).expect("each name is new");
            sample::play(&name, 1, "p1 roll XXWW")
        };
        let next = names.map(open).collect();
        Tables { store, next }
    }

    /// The time of so many appends.
    fn append(&mut self, count: u64) -> Duration {
        let (sender, acknowledged) = mpsc::channel();
        let submit = |writer: usize, append: &mut Append| {
            let (change, sender) = (Change::Append(append.clone()), sender.clone());
            append.first = Seq::after(Some(append.first));
            let answer = move |done: Result<_, _>| sender.send(done.map(|_| writer)).expect("somebody waits");
            self.store.submit(change, Box::new(answer));
        };
        let start = Instant::now();
        let at_once = self.next.len().min(usize::try_from(count).unwrap_or(usize::MAX));
        for (writer, append) in self.next.iter_mut().enumerate().take(at_once) {
            submit(writer, append);
        }
        let mut submitted = at_once as u64;
        for _ in 0..count {
            let writer =
                acknowledged.recv().expect("every change is answered").expect("no append is refused");
            if submitted < count {
                submit(writer, &mut self.next[writer]);
                submitted += 1;
            }
        }
        start.elapsed()
    }
}

criterion_group!(benches, appends, appends_to_a_database, appends_of_nodes, claims);
criterion_main!(benches);
