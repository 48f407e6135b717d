//! Whatever two nodes do, those at a database and those in memory are told the same.

use luckhouse_store::conformance::{Database, ManyNodes, sample};
use luckhouse_store::*;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use std::time::Duration;

const TABLES: [&str; 4] = ["a", "b", "c", "d"];

/// Long enough that no lease survives it, so that the database's own clock makes no difference.
const LONG: Duration = Duration::from_secs(60);

#[derive(Clone, Debug)]
enum Step {
    Change(Change),
    Claim(Vec<TableId>),
    Owners(Vec<TableId>),
    Release(Vec<TableId>),
    Orphans(usize),
    All,
    Renew,
    Rejoin,
    Leave,
    Pass,
    /// The program at this address ends without a word, and another begins there.
    Restart,
}

fn table() -> impl Strategy<Value = &'static str> {
    select(TABLES.to_vec())
}

fn tables() -> impl Strategy<Value = Vec<TableId>> {
    subsequence(TABLES.to_vec(), 1..=4).prop_map(|names| names.into_iter().map(sample::id).collect())
}

fn change() -> impl Strategy<Value = Change> {
    let append = |(table, first)| Change::Append(sample::play(table, first, "p1 roll"));
    let deed = Deed::by_host(Millis(1), sample::name("host"), Json("1".into()));
    let one = prop_oneof![
        4 => (table(), 0..9i64).prop_map(|(table, at)| sample::open(table, at)),
        4 => (table(), 1..4u32).prop_map(append),
        1 => table().prop_map(|table| Change::Say(sample::say(table, 1, "hello"))),
        1 => table().prop_map(|table| sample::mark(table, 9, Stage::Playing)),
        1 => (table(), proptest::option::of(0..9i64)).prop_map(|(table, due)| sample::rest(table, due)),
        1 => table().prop_map(|table| sample::mark(table, 9, sample::over())),
        1 => table().prop_map(|table| Change::Remove(sample::id(table))),
        1 => Just(Change::RemoveOver { before: Millis(99), most: 1 }),
        1 => Just(Change::ForgetTalk { before: Millis(99), most: 1 }),
        1 => Just(Change::Record(deed)),
    ];
    one.prop_recursive(1, 3, 3, |one| proptest::collection::vec(one, 1..4).prop_map(Change::Together))
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => change().prop_map(Step::Change),
        4 => tables().prop_map(Step::Claim),
        2 => tables().prop_map(Step::Owners),
        1 => tables().prop_map(Step::Release),
        2 => (0..4usize).prop_map(Step::Orphans),
        1 => Just(Step::All),
        2 => Just(Step::Renew),
        3 => Just(Step::Rejoin),
        1 => Just(Step::Leave),
        1 => Just(Step::Pass),
        1 => Just(Step::Restart),
    ]
}

/// Two nodes at one house.
struct House<'h> {
    place: &'h dyn ManyNodes,
    stores: Vec<Box<dyn Store>>,
    /// Those that ended without a word.
    ended: Vec<Box<dyn Store>>,
}

impl House<'_> {
    fn new(place: &dyn ManyNodes) -> House<'_> {
        House { place, stores: (0..2).map(|node| join(place, node)).collect(), ended: Vec::new() }
    }

    /// What the node is told.
    fn step(&mut self, node: usize, step: &Step) -> String {
        let store = &self.stores[node];
        let nodes = store.nodes().unwrap();
        match step {
            Step::Change(change) => format!("{:?}", store.apply(change.clone())),
            Step::Claim(tables) => format!("{:?}", nodes.claim(tables)),
            Step::Owners(tables) => format!("{:?}", nodes.owners(tables)),
            Step::Release(tables) => format!("{:?}", nodes.release(tables)),
            Step::Orphans(limit) => format!("{:?}", nodes.orphans(Millis(5), *limit)),
            Step::All => format!("{:?}", nodes.all()),
            Step::Renew => format!("{:?} {:?}", nodes.renew(), nodes.me()),
            Step::Rejoin => format!("{:?} {:?}", nodes.rejoin(), nodes.me()),
            Step::Leave => format!("{:?} {:?}", nodes.leave(), nodes.me()),
            Step::Pass => format!("{:?}", self.place.pass(LONG)),
            Step::Restart => {
                let new = join(self.place, node);
                let told = format!("{:?}", new.nodes().unwrap().me());
                self.ended.push(std::mem::replace(&mut self.stores[node], new));
                told
            }
        }
    }

    fn told(&self) -> String {
        let nodes = self.stores[0].nodes().unwrap();
        let tables = TABLES.map(sample::id);
        let read =
            tables.each_ref().map(|table| (self.stores[0].load(table), self.stores[0].chat(table, None, 99)));
        format!("{read:?} {:?} {:?} {:?}", nodes.owners(&tables), nodes.orphans(Millis(0), 9), nodes.all())
    }
}

fn join(place: &dyn ManyNodes, node: usize) -> Box<dyn Store> {
    place.join(&NodeAddress::new(["one", "two"][node]).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nodes_at_a_database_and_in_memory_are_told_the_same(
        steps in proptest::collection::vec((0..2usize, step()), 1..50),
    ) {
        let (database, memory) = (Database::new(), Memory::default());
        let (mut one, mut two) = (House::new(&database), House::new(&memory));
        for (node, step) in steps {
            prop_assert_eq!(one.step(node, &step), two.step(node, &step), "{:?} by {}", step, node);
        }
        prop_assert_eq!(one.told(), two.told());
    }
}
