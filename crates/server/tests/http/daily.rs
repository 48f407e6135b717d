//! The journey of the day: the same dice for everybody, sealed before and opened after.

use crate::browser::{Browser, does, many, refused, resign};
use crate::clock::{DAY, our_clock};
use crate::open::{Open, open, open_house};
use crate::sockets::{say, socket, told};
use luckhouse_engine::fair::{Bytes, v1::Proof};
use luckhouse_server::protocol::{Daily, Inbound, Outbound, Seated, TableInfo};
use luckhouse_server::{House, http};
use luckhouse_shelf::read_log;
use luckhouse_store::{Memory, Store};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Those who play here.
async fn people<const N: usize>(open: &Open, names: [&str; N]) -> Vec<Browser> {
    let front = http::router(Arc::clone(&open.house));
    let mut all = Vec::new();
    for name in names {
        all.push(Browser::known(&front, name).await);
    }
    all
}

async fn day(browser: &mut Browser, day: &str) -> Daily {
    let path = if day.is_empty() { "/api/v1/daily".into() } else { format!("/api/v1/daily/{day}") };
    let answer = browser.get(&path).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

async fn set_out(browser: &mut Browser, day: &str, order: Value) -> Seated {
    let answer = browser.post(&format!("/api/v1/daily/{day}/tables"), order).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

/// Always the first thing that can be chosen, to the end.
async fn plays(open: &Open, seated: &Seated) {
    let mut socket = socket(open, &[]).await.unwrap();
    say(&mut socket, &Inbound::hello(&seated.table, seated.token.as_deref())).await;
    let mut choices = 0;
    loop {
        let now = match told(&mut socket).await {
            Outbound::Snapshot { now, .. } | Outbound::News { now, .. } => now,
            refused @ Outbound::Refused { .. } => panic!("{refused:?}"),
            _ => continue,
        };
        if now.outcome.is_some() {
            return;
        }
        if let Some(first) = now.offers.first() {
            choices += 1;
            let (id, word) = (format!("c{choices}"), first.word.clone());
            say(&mut socket, &Inbound::Choose { id, word, salt: None }).await;
        }
    }
}

async fn log(browser: &mut Browser, table: &str) -> String {
    browser.get(&format!("/api/v1/tables/{table}/log")).await.text
}

/// The day, when so many have come to an end.
async fn settled(browser: &mut Browser, count: u32) -> Daily {
    for _ in 0..500 {
        let found = day(browser, "").await;
        if found.players >= count {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the journey was not settled");
}

#[tokio::test]
async fn two_who_choose_the_same_get_the_same_dice() {
    let (_, config) = our_clock!(many());
    let open = open(config).await;
    let mut all = people(&open, ["Ann", "Ben"]).await;
    let mut logs = Vec::new();
    for browser in &mut all {
        let seated = set_out(browser, "2026-11-17", json!({})).await;
        plays(&open, &seated).await;
        logs.push(log(browser, &seated.table).await);
    }
    assert_eq!(logs[0], logs[1]);
    assert!(logs[0].lines().filter(|line| line.starts_with('*')).count() >= 2, "{}", logs[0]);
    let found = settled(&mut all[0], 2).await;
    assert!(found.entries.iter().all(|entry| entry.place == 1), "{found:?}");
    // Ben has a private profile: Ann sees that somebody came as far.
    let (own, others): (Vec<_>, Vec<_>) = found.entries.into_iter().partition(|entry| entry.you);
    assert_eq!(own[0].player.as_ref().unwrap().name, "Ann");
    assert_eq!((&others[0].player, &others[0].table), (&None, &None));
    all[1].send("PATCH", "/api/v1/me", Some(&json!({ "privacy": "public" }))).await;
    let found = day(&mut all[0], "").await;
    assert!(!found.mine.unwrap().named && day(&mut all[1], "").await.mine.unwrap().named);
    let short = all[0].get("/api/v1/daily?entries=0").await.json();
    assert_eq!((&short["entries"], &short["players"]), (&json!([]), &json!(2)));
    let ben = found.entries.iter().find(|entry| !entry.you).unwrap();
    assert_eq!(ben.player.as_ref().unwrap().name, "Ben");
    assert_eq!(ben.table, None, "where he played is a spoiler as long as the day lasts");
    open.close().await;
}

#[tokio::test]
async fn the_first_try_counts_and_it_is_one_s_own() {
    let (_, config) = our_clock!(many());
    let open = open(config).await;
    let mut ann = people(&open, ["Ann"]).await.remove(0);
    let seated = set_out(&mut ann, "2026-11-17", json!({})).await;
    assert_eq!(set_out(&mut ann, "2026-11-17", json!({})).await, seated, "whoever comes again goes on");
    let practice = json!({ "practice": true });
    let path = "/api/v1/daily/2026-11-17/tables";
    refused(&ann.post(path, practice.clone()).await, 409, "daily-practice");
    // Nobody has a bot make the journey.
    does(&open, &seated, Inbound::Leave { id: "l".into() }).await;
    let info = ann.get(&format!("/api/v1/tables/{}", seated.table)).await.json();
    let info: TableInfo = serde_json::from_value(info).unwrap();
    let person = info.people.seats[0].person.as_ref().unwrap();
    assert_eq!((person.bot.as_ref(), person.human), (None, true));
    does(&open, &seated, resign()).await;
    let found = settled(&mut ann, 1).await;
    let mine = found.mine.unwrap();
    let result = mine.entry.unwrap().result;
    assert_eq!((mine.over, mine.streak, mine.longest, mine.table), (true, 1, 1, Some(seated.table.clone())));
    assert_eq!((result.won, result.zone, result.zones, result.circles), (false, 1, 8, None));
    let data = ann.get("/api/v1/me/data").await.json();
    assert_eq!(
        (&data["days"][0]["day"], &data["days"][0]["table"]),
        (&json!("2026-11-17"), &json!(seated.table))
    );
    // Practice has the same dice, and counts for nothing.
    let again = set_out(&mut ann, "2026-11-17", practice).await;
    assert_ne!(again.table, seated.table);
    let first = |log: String| log.lines().find(|line| line.starts_with('*')).map(String::from);
    assert_eq!(first(log(&mut ann, &again.table).await), first(log(&mut ann, &seated.table).await));
    plays(&open, &again).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(day(&mut ann, "").await.entries[0].result, result);
    open.close().await;
}

#[tokio::test]
async fn what_is_sealed_the_day_before_is_opened_the_day_after() {
    let (clock, config) = our_clock!(many());
    let open = open(config).await;
    let mut ann = people(&open, ["Ann"]).await.remove(0);
    let today = day(&mut ann, "").await;
    let seated = set_out(&mut ann, "2026-11-17", json!({})).await;
    plays(&open, &seated).await;
    settled(&mut ann, 1).await;
    assert_eq!((today.day.as_str(), today.secret, today.best), ("2026-11-17", None, None));
    assert!(!log(&mut ann, &seated.table).await.contains("secret"));
    refused(&ann.get(&format!("/api/v1/tables/{}/proof", seated.table)).await, 409, "no-proof");
    refused(&ann.get("/api/v1/daily/2026-11-18").await, 409, "daily-not-yet");
    refused(&ann.post("/api/v1/daily/2026-11-18/tables", json!({})).await, 409, "daily-not-yet");
    assert_eq!(ann.get("/api/v1/daily/2026-02-30").await.status, 400);
    clock.fetch_add(DAY, Ordering::SeqCst);
    let tomorrow = day(&mut ann, "").await;
    assert_eq!((tomorrow.seal, tomorrow.secret), (today.next_seal, None));
    let before = day(&mut ann, "2026-11-17").await;
    let secret: Bytes = before.secret.unwrap().parse().unwrap();
    assert_eq!((secret.seal().to_string(), before.seal), (today.seal.clone(), today.seal));
    // From now on the log proves itself.
    let log = log(&mut ann, &seated.table).await;
    let proof = Proof::read(&log).unwrap();
    assert_eq!((proof.secret, proof.table.as_str()), (secret, "daily 2026-11-17"));
    let table = read_log(&log, usize::MAX).unwrap();
    assert!(table.prove(&proof, &log).unwrap().rolls > 0);
    let forged = log.replacen("# fair secret ", "# fair secret 0", 1);
    assert!(Proof::read(&forged).is_err());
    open.close().await;
}

#[tokio::test]
async fn a_day_that_is_over_is_for_practice() {
    let (clock, config) = our_clock!(many());
    let open = open(config).await;
    let front = http::router(Arc::clone(&open.house));
    let mut all = people(&open, ["Ann", "Ben"]).await;
    let late = set_out(&mut all[0], "2026-11-17", json!({})).await;
    clock.fetch_add(DAY, Ordering::SeqCst);
    // Begun in time, and ended too late: it can be ended, and does not count.
    assert_eq!(set_out(&mut all[0], "2026-11-17", json!({})).await, late);
    plays(&open, &late).await;
    crate::browser::games(&mut all[0], 1).await;
    let mine = day(&mut all[0], "2026-11-17").await.mine.unwrap();
    assert_eq!((mine.over, mine.entry, mine.streak), (true, None, 0));
    let path = "/api/v1/daily/2026-11-17/tables";
    refused(&all[1].post(path, json!({})).await, 409, "daily-over");
    // A guest may practise with open dice, and not play today's.
    let mut guest = Browser::new(&front);
    refused(&guest.post(path, json!({})).await, 403, "not-signed-in");
    refused(&guest.post("/api/v1/daily/2026-11-18/tables", json!({})).await, 403, "not-signed-in");
    refused(
        &guest.post("/api/v1/daily/2026-11-18/tables", json!({ "practice": true })).await,
        403,
        "not-signed-in",
    );
    let practice = set_out(&mut guest, "2026-11-17", json!({ "practice": true, "name": "Gus" })).await;
    plays(&open, &practice).await;
    let found = day(&mut guest, "2026-11-17").await;
    assert_eq!((found.players, found.mine), (0, None));
    // A clock that is set back makes no day begin again whose dice are known.
    clock.fetch_sub(DAY, Ordering::SeqCst);
    assert_eq!(day(&mut guest, "").await.day, "2026-11-18");
    refused(&all[1].post(path, json!({})).await, 409, "daily-over");
    open.close().await;
}

#[tokio::test]
async fn a_house_that_is_opened_again_has_the_same_dice() {
    let (_, config) = our_clock!(many());
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let first = open_house(House::start(Arc::clone(&store), config.clone()).unwrap()).await;
    let mut ann = people(&first, ["Ann"]).await.remove(0);
    let seal = day(&mut ann, "").await.seal;
    let seated = set_out(&mut ann, "2026-11-17", json!({})).await;
    first.close().await;
    let again = open_house(House::start(store, config).unwrap()).await;
    ann.front = http::router(Arc::clone(&again.house));
    let mut ben = people(&again, ["Ben"]).await.remove(0);
    assert_eq!(day(&mut ben, "").await.seal, seal);
    let other = set_out(&mut ben, "2026-11-17", json!({})).await;
    plays(&again, &seated).await;
    plays(&again, &other).await;
    assert_eq!(log(&mut ann, &seated.table).await, log(&mut ben, &other.table).await);
    again.close().await;
}
