//! What is kept for a time only, and is forgotten by itself.

use super::*;
use luckhouse_store::conformance::sample;
use luckhouse_store::{
    Change, Credential, Deed, Json, MemberChange, NewTable, NodeAddress, Report, Seat, Standing, TableId,
};

/// A day is short here: nodes renew their leases every second, and three whole days of that take minutes.
const DAY: Duration = Duration::from_secs(60 * 60);

fn keeping(reports: u32, deeds: u32, accounts: u32) -> Config {
    let days = |days: u32| (days > 0).then_some(days * DAY);
    Config { keep_reports: days(reports), keep_deeds: days(deeds), keep_accounts: days(accounts), ..config() }
}

fn member(store: &dyn Store, change: MemberChange) {
    store.apply(Change::Member(change)).unwrap();
}

/// Somebody who came and was seen now.
fn enroll(store: &dyn Store, who: &str, byte: u8) {
    store.apply(sample::enroll(who, who)).unwrap();
    let credential = Credential { used: clock(), expires: None, ..sample::credential(who, byte, "device") };
    member(store, MemberChange::Grant(credential));
}

fn reported(store: &dyn Store, id: &str) {
    let (by, subject) = (sample::member_id("m"), sample::name(id));
    let (id, report) = (sample::name(id), Json("{}".into()));
    member(store, MemberChange::Report(Report { id, by, about: None, subject, at: clock(), report }));
}

fn done(store: &dyn Store) {
    let deed = Deed::by_host(clock(), sample::name("host"), Json("\"bans\"".into()));
    store.apply(Change::Record(deed)).unwrap();
}

#[tokio::test(start_paused = true)]
async fn reports_and_deeds_go_after_their_time_and_what_is_for_ever_stays() {
    for (config, left) in [(keeping(2, 3, 0), [(1, 2), (0, 1)]), (keeping(0, 0, 0), [(1, 2), (1, 2)])] {
        let store: Arc<dyn Store> = Arc::new(Memory::default());
        enroll(&*store, "m", 1);
        reported(&*store, "r");
        (0..2).for_each(|_| done(&*store));
        let _house = House::start(Arc::clone(&store), config).unwrap();
        let there = || (store.members().reports(9).unwrap().len(), store.deeds(None, 9).unwrap().len());
        tokio::time::sleep(DAY).await;
        assert_eq!(there(), left[0]);
        tokio::time::sleep(3 * DAY).await;
        assert_eq!(there(), left[1], "the last deed stays");
    }
}

#[tokio::test(start_paused = true)]
async fn a_mute_that_has_ended_is_gone_soon() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    enroll(&*store, "m", 1);
    let until = Some(Millis(clock().0 + 60_000));
    let (member_id, kind) = (sample::member_id("m"), sample::name("muted"));
    let held = Standing { member: member_id, kind, at: clock(), until, data: Json("{}".into()) };
    member(&*store, MemberChange::Hold(held));
    let _house = House::start(Arc::clone(&store), keeping(0, 0, 0)).unwrap();
    tokio::time::sleep(Duration::from_secs(30)).await;
    assert_eq!(store.members().standings().unwrap().len(), 1);
    tokio::time::sleep(Duration::from_secs(15 * 60)).await;
    assert_eq!(store.members().standings().unwrap(), []);
}

/// A finished table at which somebody sat, by name.
fn sat(store: &dyn Store, who: &str, byte: u8) -> TableId {
    let table = format!("at{who}");
    let settings = crate::table::Settings::default().kept();
    store.apply(Change::Open(NewTable { settings, ..sample::table(&table, 1) })).unwrap();
    let seat = Seat { member: Some(sample::member_id(who)), ..sample::person(1, who, Some(byte)) };
    store.apply(sample::sit(&table, seat)).unwrap();
    store.apply(sample::mark(&table, 9, sample::over())).unwrap();
    sample::id(&table)
}

#[tokio::test(start_paused = true)]
async fn accounts_that_nobody_uses_go_and_leave_no_name() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    for (who, byte) in [("away", 1), ("here", 2), ("banned", 3)] {
        enroll(&*store, who, byte);
    }
    let tables = [sat(&*store, "away", 4), sat(&*store, "here", 5)];
    let (who, kind) = (sample::member_id("banned"), sample::name("banned"));
    let held = Standing { member: who, kind, at: clock(), until: None, data: Json("{}".into()) };
    member(&*store, MemberChange::Hold(held));
    let _house = House::start(Arc::clone(&store), keeping(0, 0, 3)).unwrap();
    let known = |who: &str| store.members().member(&sample::member_id(who)).unwrap().is_some();
    tokio::time::sleep(2 * DAY).await;
    assert!(known("away") && known("here") && known("banned"));
    let hash = sample::credential("here", 2, "device").hash;
    member(&*store, MemberChange::Use { hash, at: clock(), data: Json("{}".into()), expires: None });
    tokio::time::sleep(2 * DAY).await;
    assert_eq!((known("away"), known("here"), known("banned")), (false, true, true));
    let name = |table: &TableId| store.load(table).unwrap().seats[0].player.name.to_string();
    assert_eq!((name(&tables[0]).as_str(), name(&tables[1]).as_str()), ("a former guest", "here"));
}

/// All nodes look, one of them acts: nothing is forgotten twice, and none is in the way of the others.
#[tokio::test(start_paused = true)]
async fn several_nodes_forget_each_thing_once() {
    let store = Memory::default();
    for (who, byte) in [("m", 1), ("n", 2), ("o", 3)] {
        enroll(&store, who, byte);
    }
    reported(&store, "r");
    (0..3).for_each(|_| done(&store));
    let node = |port: u16| {
        let here = NodeAddress::new(format!("127.0.0.1:{port}")).unwrap();
        House::start(Arc::new(store.node(&here)), keeping(1, 1, 2)).unwrap()
    };
    let _nodes = [node(7071), node(7072)];
    tokio::time::sleep(3 * DAY).await;
    let gone = |who: &str| store.members().member(&sample::member_id(who)).unwrap().is_none();
    assert!(gone("m") && gone("n") && gone("o"));
    assert_eq!((store.members().reports(9).unwrap(), store.deeds(None, 9).unwrap().len()), (vec![], 1));
}
