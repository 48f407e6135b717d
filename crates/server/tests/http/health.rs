//! How the house is, also when its disk is not.

use crate::ask::{front, get};
use luckhouse_server::protocol::Why;
use luckhouse_server::{Config, House, http};
use luckhouse_store::{
    Answer, Change, ChatLine, Event, Found, Members, Memory, Millis, Place, Search, Seq, Store, StoreError,
    Table, TableId, TokenHash,
};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// A store whose disk can freeze: then it takes changes, and answers when it has thawed.
#[derive(Default)]
struct Freezing {
    inner: Memory,
    frozen: AtomicBool,
    taken: AtomicUsize,
    waiting: Mutex<Vec<(Change, Answer)>>,
}

impl Freezing {
    fn thaw(&self) {
        self.frozen.store(false, SeqCst);
        for (change, answer) in self.waiting.lock().unwrap().drain(..) {
            self.inner.submit(change, answer);
        }
    }
}

impl Store for Freezing {
    fn submit(&self, change: Change, answer: Answer) {
        self.taken.fetch_add(1, SeqCst);
        if self.frozen.load(SeqCst) {
            self.waiting.lock().unwrap().push((change, answer));
        } else {
            self.inner.submit(change, answer);
        }
    }
    fn load(&self, table: &TableId) -> Result<Table, StoreError> {
        self.inner.load(table)
    }
    fn due(&self, by: Millis) -> Result<Vec<TableId>, StoreError> {
        self.inner.due(by)
    }
    fn events(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<Event>, StoreError> {
        self.inner.events(table, after, limit)
    }
    fn chat(&self, table: &TableId, after: Option<Seq>, limit: usize) -> Result<Vec<ChatLine>, StoreError> {
        self.inner.chat(table, after, limit)
    }
    fn search(&self, search: &Search) -> Result<Found, StoreError> {
        self.inner.search(search)
    }
    fn members(&self) -> &dyn Members {
        self.inner.members()
    }
    fn place_of(&self, token: &TokenHash) -> Result<Option<Place>, StoreError> {
        self.inner.place_of(token)
    }
}

#[tokio::test(start_paused = true)]
async fn a_disk_that_freezes_turns_health_red_within_a_second_and_costs_one_change() {
    let store = Arc::new(Freezing::default());
    let front = http::router(House::start(Arc::clone(&store) as Arc<dyn Store>, Config::default()).unwrap());
    assert_eq!(get(&front, "/healthz").await.status, 200);
    assert!(store.inner.due(Millis(0)).unwrap().is_empty(), "nothing is left of it");
    store.frozen.store(true, SeqCst);
    tokio::time::advance(Duration::from_secs(2)).await;
    let before = store.taken.load(SeqCst);
    for _ in 0..5 {
        let asked = Instant::now();
        let red = get(&front, "/healthz").await;
        assert_eq!((red.status.as_u16(), red.problem().why), (503, Why::NotSaved), "{}", red.text);
        assert!(asked.elapsed() <= Duration::from_secs(1) && red.text.contains("disk"), "{}", red.text);
    }
    assert_eq!(store.taken.load(SeqCst), before + 1);
    assert!(get(&front, "/metrics").await.text.contains("luckhouse_store_writes 0"));
    store.thaw();
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(get(&front, "/healthz").await.status, 200);
}

#[tokio::test]
async fn numbers_can_be_elsewhere() {
    let front = front(Config { metrics_apart: true, ..Config::default() }).await;
    assert_eq!(get(&front, "/metrics").await.status, 404);
}
