//! Vacations: planned and ended by the player, at any node, and gone with the account.

use crate::browser::{Browser, many, refused};
use crate::clock::{DAY, MORNING, our_clock};
use crate::open::{open, open_node};
use luckhouse_server::protocol::{Clock, MyVacations, OpenTable, Seated, TableInfo};
use luckhouse_server::{Config, House, http};
use luckhouse_store::{Memory, Millis, Store};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

const PATH: &str = "/api/v1/me/vacations";

/// A house in which one may be away for two weeks at once.
fn away() -> Config {
    Config { vacation_at_once: 14, ..many() }
}

async fn vacations(browser: &mut Browser) -> MyVacations {
    let answer = browser.get(PATH).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

async fn plan(browser: &mut Browser, order: Value) -> MyVacations {
    let answer = browser.post(PATH, order).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

#[tokio::test]
async fn a_vacation_is_planned_runs_and_ends_and_what_remains_is_told() {
    let (now, config) = our_clock!(away());
    let open = open(config).await;
    let mut ann = Browser::known(&http::router(Arc::clone(&open.house)), "Ann").await;
    let none = vacations(&mut ann).await;
    assert_eq!((none.a_year, none.at_once, none.left, none.runs), (21, 14, 21, None));
    let told = plan(&mut ann, json!({ "days": 7 })).await;
    let runs = told.runs.unwrap();
    assert_eq!((told.left, runs.until - runs.from, runs.days), (14, 7 * DAY, 7));
    let later = MORNING + 30 * DAY;
    let told = plan(&mut ann, json!({ "from": later, "days": 10 })).await;
    assert_eq!((told.left, told.planned.len(), told.planned[0].from), (4, 1, later));
    let data = ann.get("/api/v1/me/data").await.json();
    assert_eq!(data["vacations"].as_array().unwrap().len(), 2);
    // One day and a bit: two days of seven.
    now.store(MORNING + DAY + 1000, Ordering::SeqCst);
    let ended = ann.send("DELETE", &format!("{PATH}/{}", runs.from), None).await;
    let ended: MyVacations = serde_json::from_value(ended.json()).unwrap();
    assert_eq!((ended.runs, ended.left), (None, 9));
    let ended = ann.send("DELETE", &format!("{PATH}/{later}"), None).await;
    let ended: MyVacations = serde_json::from_value(ended.json()).unwrap();
    assert_eq!((ended.planned.len(), ended.left), (0, 19));
    // What was planned ends by itself.
    plan(&mut ann, json!({ "from": MORNING + 3 * DAY, "days": 2 })).await;
    now.store(MORNING + 4 * DAY, Ordering::SeqCst);
    assert!(vacations(&mut ann).await.runs.is_some());
    now.store(MORNING + 5 * DAY, Ordering::SeqCst);
    assert!(vacations(&mut ann).await.runs.is_none());
    open.close().await;
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let (_, config) = our_clock!(away());
    let open = open(config).await;
    let front = http::router(Arc::clone(&open.house));
    refused(&Browser::new(&front).get(PATH).await, 401, "not-signed-in");
    refused(&Browser::new(&front).post(PATH, json!({ "days": 1 })).await, 401, "not-signed-in");
    let mut ann = Browser::known(&front, "Ann").await;
    let wrong = [
        (json!({ "days": 0 }), "vacation-no-day"),
        (json!({ "days": 15 }), "vacation-long"),
        (json!({ "from": MORNING - DAY, "days": 1 }), "vacation-past"),
        (json!({ "from": MORNING + 400 * DAY, "days": 1 }), "vacation-far"),
    ];
    for (order, why) in wrong {
        refused(&ann.post(PATH, order).await, 403, why);
    }
    let until = plan(&mut ann, json!({ "days": 14 })).await.runs.unwrap().until;
    refused(&ann.post(PATH, json!({ "days": 1 })).await, 403, "vacation-overlaps");
    refused(&ann.post(PATH, json!({ "from": until, "days": 1 })).await, 403, "vacation-long");
    let far = json!({ "from": MORNING + 40 * DAY, "days": 8 });
    let answer = ann.post(PATH, far).await;
    refused(&answer, 403, "vacation-used-up");
    assert_eq!(answer.problem().reason.unwrap().0["left"], 7);
    refused(&ann.send("DELETE", &format!("{PATH}/{}", MORNING - 1), None).await, 404, "no-vacation");
    refused(&ann.send("DELETE", &format!("{PATH}/soon"), None).await, 400, "vacation-time");
    for unread in [json!({}), json!({ "days": -1 }), json!({ "days": 1, "until": 5 })] {
        assert_eq!(ann.post(PATH, unread).await.status, 400);
    }
    open.close().await;
}

/// Two devices press at the same time: the days are not given twice.
#[tokio::test]
async fn days_are_not_given_twice() {
    let (_, config) = our_clock!(away());
    let open = open(config).await;
    let front = http::router(Arc::clone(&open.house));
    let ann = Browser::known(&front, "Ann").await;
    let again = |from: i64| {
        let mut device = Browser { cookie: ann.cookie.clone(), ..Browser::new(&front) };
        async move { device.post(PATH, json!({ "from": from, "days": 14 })).await.status.as_u16() }
    };
    let days = [2, 60, 120, 180].map(|day| again(MORNING + day * DAY));
    let done = futures_util::future::join_all(days).await;
    assert_eq!(done.iter().filter(|status| **status == 200).count(), 1, "{done:?}");
    open.close().await;
}

#[tokio::test]
async fn a_vacation_is_known_at_every_node_and_goes_with_the_account() {
    let store = Memory::default();
    let config = many();
    let (one, two) = (open_node(&store, config.clone()).await, open_node(&store, config).await);
    let mut ann = Browser::known(&http::router(Arc::clone(&one.house)), "Ann").await;
    let order = OpenTable { seats: 2, clock: Clock::Days(3), ..OpenTable::of("booty-dice") };
    let mut order = serde_json::to_value(order).unwrap();
    order["sit"] = json!({ "name": "Ann" });
    let table: Seated = serde_json::from_value(ann.post("/api/v1/tables", order).await.json()).unwrap();
    // Her table is at one node, and she is on vacation by the other.
    let mut elsewhere = Browser::new(&http::router(Arc::clone(&two.house)));
    elsewhere.cookie.clone_from(&ann.cookie);
    let until = plan(&mut elsewhere, json!({ "days": 3 })).await.runs.unwrap().until;
    let path = format!("/api/v1/tables/{}", table.table);
    // A node that could not be told reads it soon.
    let mut told: TableInfo = serde_json::from_value(ann.get(&path).await.json()).unwrap();
    for _ in 0..600 {
        if told.people.seats[0].vacation.is_some() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        told = serde_json::from_value(ann.get(&path).await.json()).unwrap();
    }
    assert_eq!(told.people.seats[0].vacation, Some(until));
    assert_eq!(ann.send("DELETE", "/api/v1/me", None).await.status, 204);
    assert_eq!(store.members().vacations(Millis(0)).unwrap(), []);
    let told: TableInfo = serde_json::from_value(ann.get(&path).await.json()).unwrap();
    assert_eq!(told.people.seats[0].vacation, None);
    one.close().await;
    two.close().await;
}

/// A house that is opened again knows who is on vacation.
#[tokio::test]
async fn a_vacation_holds_when_the_house_opens_again() {
    let (now, config) = our_clock!(away());
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::start(Arc::clone(&store), config.clone()).unwrap();
    let mut ann = Browser::known(&http::router(Arc::clone(&house)), "Ann").await;
    plan(&mut ann, json!({ "days": 3 })).await;
    house.stop().await;
    now.store(MORNING + DAY, Ordering::SeqCst);
    let house = House::start(store, config).unwrap();
    let mut again = Browser::new(&http::router(house));
    again.cookie.clone_from(&ann.cookie);
    assert!(vacations(&mut again).await.runs.is_some());
}
