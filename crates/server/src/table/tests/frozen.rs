//! A disk that does not answer stops those who need it, and nobody else. These tests run on one thread: whatever
//! waited for the disk there would stop everything.

use super::*;
use crate::protocol::{Stage, Why};
use axum::{body::Body, http::Request};
use luckhouse_store::{
    Answer, Change, ChatLine, Event, Found, Members, Millis, Place, Search, Seq, StoreError, Table, TableId,
    TokenHash,
};
use std::sync::{Condvar, Mutex};
use tower::ServiceExt;

/// What answers within this is not stopped.
const SOON: Duration = Duration::from_secs(1);

/// What the disk does not answer.
#[derive(Clone, PartialEq, Eq)]
enum Frozen {
    Nothing,
    Table(String),
    Everything,
}

/// A store whose disk can be frozen: whoever calls it then waits, and what is submitted is done when it thaws.
#[derive(Clone)]
struct Freezer {
    inner: Arc<Memory>,
    frozen: Arc<(Mutex<Frozen>, Condvar)>,
}

impl Freezer {
    fn new() -> Freezer {
        let frozen = Arc::new((Mutex::new(Frozen::Nothing), Condvar::new()));
        Freezer { inner: Arc::default(), frozen }
    }

    fn freeze(&self, what: Frozen) {
        *self.frozen.0.lock().unwrap() = what;
        self.frozen.1.notify_all();
    }

    fn is_frozen(frozen: &Frozen, table: Option<&TableId>) -> bool {
        match frozen {
            Frozen::Nothing => false,
            Frozen::Table(name) => table.is_some_and(|table| table.as_str() == name),
            Frozen::Everything => true,
        }
    }

    fn wait(&self, table: Option<&TableId>) {
        let frozen = self.frozen.0.lock().unwrap();
        drop(self.frozen.1.wait_while(frozen, |frozen| Freezer::is_frozen(frozen, table)).unwrap());
    }
}

fn table_of(change: &Change) -> Option<&TableId> {
    match change {
        Change::Open(table) => Some(&table.id),
        Change::Append(append) => Some(&append.table),
        Change::Say(say) => Some(&say.table),
        Change::Edit { table, .. } | Change::Sit { table, .. } | Change::Leave { table, .. } => Some(table),
        Change::Together(changes) => changes.first().and_then(table_of),
        // Nothing else is done at a table while a test has it frozen.
        _ => None,
    }
}

impl Store for Freezer {
    fn submit(&self, change: Change, answer: Answer) {
        if Freezer::is_frozen(&self.frozen.0.lock().unwrap(), table_of(&change)) {
            let store = self.clone();
            std::thread::spawn(move || {
                store.wait(table_of(&change));
                store.inner.submit(change, answer);
            });
        } else {
            self.inner.submit(change, answer);
        }
    }
    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.wait(Some(table));
        self.inner.load(table)
    }
    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError> {
        self.wait(None);
        self.inner.due(by)
    }
    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError> {
        self.wait(Some(table));
        self.inner.events(table, after, limit)
    }
    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.wait(Some(table));
        self.inner.chat(table, after, limit)
    }
    fn search(&self, search: &Search) -> Result<Found, StoreError> {
        self.wait(None);
        self.inner.search(search)
    }
    fn members(&self) -> &dyn Members {
        self.inner.members()
    }
    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError> {
        self.wait(None);
        self.inner.place_of(token)
    }
}

fn frosty_house(disk: Duration) -> (Freezer, Arc<House>) {
    let store = Freezer::new();
    let config = Config { disk, ..config() };
    (store.clone(), House::start(Arc::new(store), config).unwrap())
}

/// Ann and Ben play: who is on turn first, then the other.
async fn pair(house: &Arc<House>) -> (String, [Guest; 2]) {
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let (a, b) = (Guest::sitting(house, &ann).await, Guest::sitting(house, &ben).await);
    let both = if a.now().waiting == [1] { [a, b] } else { [b, a] };
    (ann.table, both)
}

async fn soon<T>(what: &str, answer: impl Future<Output = T>) -> T {
    let answer = tokio::time::timeout(SOON, answer).await;
    answer.unwrap_or_else(|_| panic!("{what} took more than a second while the disk was frozen"))
}

async fn ping(guest: &mut Guest) {
    guest.handle.send(Box::new(TableMessage::Said(guest.subscription.number, Inbound::Ping))).await.unwrap();
    loop {
        let message = guest.subscription.messages.recv().await.expect("the table answers");
        match serde_json::from_str(&message).unwrap() {
            Outbound::Pong => return,
            other => guest.heard(other),
        }
    }
}

/// What others do while the disk is frozen for so long.
async fn others_go_on(frozen: Duration) {
    let (store, house) = frosty_house(Duration::from_millis(500));
    let (first, [mut chooser, _waiter]) = pair(&house).await;
    let (second, [mut bystander, _other]) = pair(&house).await;
    let app = crate::http::router(Arc::clone(&house));
    store.freeze(Frozen::Everything);
    let word = chooser.now().offers[0].word.clone();
    let choice = Inbound::Choose { id: "x".into(), word, salt: None };
    chooser.handle.send(Box::new(TableMessage::Said(chooser.subscription.number, choice))).await.unwrap();
    let end = Instant::now() + frozen;
    while Instant::now() < end {
        for guest in [&mut chooser, &mut bystander] {
            soon("a ping", ping(guest)).await;
        }
        for table in [&first, &second] {
            assert_eq!(soon("a table's page", house.info(table, None)).await.unwrap().stage, Stage::Playing);
        }
        let metrics = app.clone().oneshot(Request::get("/metrics").body(Body::empty()).unwrap());
        assert_eq!(soon("the metrics", metrics).await.unwrap().status(), 200);
        // Whoever needs the disk is told so, and nobody waits behind them.
        let listed = soon("the list", house.list(Search::open())).await;
        assert_eq!(listed.unwrap_err().why, Why::NotSaved);
        assert_eq!(soon("a table that rests", house.info("abc", None)).await.unwrap_err().why, Why::NotSaved);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    store.freeze(Frozen::Nothing);
    let before = chooser.last();
    while chooser.last() == before {
        let message = soon("what was chosen", chooser.subscription.messages.recv()).await.unwrap();
        chooser.heard(serde_json::from_str(&message).unwrap());
    }
    assert!(soon("the list", house.list(Search::open())).await.is_ok());
    assert_eq!(soon("no table", house.info("abc", None)).await.unwrap_err().why, Why::NoTable);
}

#[tokio::test]
async fn a_frozen_disk_stops_nobody_who_does_not_need_it() {
    others_go_on(Duration::from_secs(3)).await;
}

#[tokio::test]
#[ignore = "takes a minute: run by make long"]
async fn a_minute_without_the_disk_stops_nobody_who_does_not_need_it() {
    others_go_on(Duration::from_secs(60)).await;
}

#[tokio::test]
async fn one_frozen_table_is_not_the_others_trouble() {
    let (store, house) = frosty_house(Duration::from_millis(300));
    let (first, [chooser, _waiter]) = pair(&house).await;
    let (second, mut both) = pair(&house).await;
    store.freeze(Frozen::Table(first.clone()));
    let word = chooser.now().offers[0].word.clone();
    let choice = Inbound::Choose { id: "x".into(), word, salt: None };
    chooser.handle.send(Box::new(TableMessage::Said(chooser.subscription.number, choice))).await.unwrap();
    for _ in 0..5 {
        for guest in &mut both {
            guest.settle().await;
        }
        let on_turn = both.iter().position(|guest| !guest.now().offers.is_empty()).unwrap();
        let word = both[on_turn].now().offers[0].word.clone();
        let answer = soon("a choice elsewhere", both[on_turn].choose(&word)).await;
        assert!(matches!(answer, Outbound::Done { .. }));
    }
    assert!(soon("opening a table", house.open(order("booty-dice", 2))).await.is_ok());
    let log = soon("a log", house.log(&second, None)).await.unwrap();
    assert!(log.lines().count() > 5);
    store.freeze(Frozen::Nothing);
}

/// Whether it is kept is not known: so nobody hears of it, nothing else is done, and it is done once.
#[tokio::test]
async fn what_the_disk_has_not_answered_is_neither_done_nor_refused() {
    let (store, house) = frosty_house(Duration::from_millis(200));
    let (table, [mut chooser, mut waiter]) = pair(&house).await;
    let (word, before) = (chooser.now().offers[0].word.clone(), waiter.story.clone());
    let known = house.info(&table, None).await.unwrap();
    store.freeze(Frozen::Table(table.clone()));
    let choice = Inbound::Choose { id: "x".into(), word, salt: None };
    for _ in 0..2 {
        chooser
            .handle
            .send(Box::new(TableMessage::Said(chooser.subscription.number, choice.clone())))
            .await
            .unwrap();
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    // Said again, and something else too.
    chooser
        .handle
        .send(Box::new(TableMessage::Said(chooser.subscription.number, choice.clone())))
        .await
        .unwrap();
    let other = waiter.say(Inbound::Resign { id: "r".into() }).await;
    assert_eq!(why(&other), Why::NotSaved);
    assert_eq!(waiter.story, before, "nobody has heard of it");
    assert_eq!(house.info(&table, None).await.unwrap(), known, "nor is it shown");
    assert_eq!(house.sit(&table, sit("Cas")).await.unwrap_err().why, Why::NotSaved);
    chooser.settle().await;
    let open = |told: &Outbound| matches!(told, Outbound::Refused { id: None, why: Why::NotSaved, .. });
    assert!(chooser.others.iter().any(open), "who waits is told so, and the command stays open");
    let done = |told: &&Outbound| matches!(told, Outbound::Done { id, .. } | Outbound::Refused { id: Some(id), .. } if id == "x");
    assert_eq!(chooser.others.iter().filter(done).count(), 0);
    store.freeze(Frozen::Nothing);
    assert!(matches!(chooser.say(choice).await, Outbound::Done { .. }));
    waiter.settle().await;
    assert!(waiter.story.len() > before.len());
    assert_eq!(chooser.story, waiter.story);
    let chosen = chooser.lines().len();
    let kept = Guest::come(&house, &table, None, 0).await.unwrap();
    assert_eq!(kept.lines().len(), chosen, "it was done once");
}

/// A seat whose token nobody got is nobody's.
#[tokio::test]
async fn a_seat_that_was_saved_too_late_is_free_again() {
    let (store, house) = frosty_house(Duration::from_millis(200));
    let ann = house.open(order("booty-dice", 3)).await.unwrap();
    store.freeze(Frozen::Table(ann.table.clone()));
    assert_eq!(house.sit(&ann.table, sit("Ben")).await.unwrap_err().why, Why::NotSaved);
    store.freeze(Frozen::Nothing);
    let ben = loop {
        match house.sit(&ann.table, Sit { seat: Some(2), ..sit("Ben") }).await {
            Ok(seated) => break seated,
            Err(problem) => assert_ne!(problem.why, Why::NoTable),
        }
    };
    assert_eq!(ben.seat, Some(2));
}

/// Who cannot choose because of the disk does not lose their turn by it.
#[tokio::test]
async fn the_time_without_the_disk_is_nobodys_time() {
    let store = Freezer::new();
    let config = Config { disk: Duration::from_millis(100), ..config() };
    let house = House::start(Arc::new(store.clone()), config).unwrap();
    let order = OpenTable { clock: crate::protocol::Clock::Seconds(5), ..order("booty-dice", 2) };
    let ann = house.open(order).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let (mut ann_here, mut ben_here) =
        (Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await);
    store.freeze(Frozen::Table(ann.table.clone()));
    let talk = Inbound::Talk { id: "t".into(), text: "is the disk there?".into() };
    ben_here.handle.send(Box::new(TableMessage::Said(ben_here.subscription.number, talk))).await.unwrap();
    tokio::time::sleep(Duration::from_secs(6)).await;
    store.freeze(Frozen::Nothing);
    tokio::time::sleep(Duration::from_secs(1)).await;
    for guest in [&mut ann_here, &mut ben_here] {
        guest.settle().await;
        let late = guest.story.iter().any(|entry| matches!(entry.what, What::TimeUp { .. }));
        assert!(!late, "there were nearly five seconds left when the disk froze");
    }
}
