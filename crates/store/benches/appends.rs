//! Acknowledged appends, each on disk, with so many writers waiting at once: one transaction serves them all.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use luckhouse_store::conformance::{Database, Scratch, sample};
use luckhouse_store::{Append, Change, Postgres, Seq, Sqlite, Store};
use std::sync::mpsc;
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
        let database = Database::new();
        let store = Postgres::open(database.url()).expect("a new place in a database can be opened");
        let mut tables = Tables::open(&store, writers);
        group.bench_function(writers.to_string(), |bench| bench.iter_custom(|count| tables.append(count)));
    }
    group.finish();
}

/// Each writer has a table of its own, and sends the next line when the last is acknowledged.
struct Tables<'s> {
    store: &'s dyn Store,
    next: Vec<Append>,
}

impl Tables<'_> {
    fn open(store: &dyn Store, writers: usize) -> Tables<'_> {
        let names = (0..writers).map(|number| format!("table{number}"));
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

criterion_group!(benches, appends, appends_to_a_database);
criterion_main!(benches);
