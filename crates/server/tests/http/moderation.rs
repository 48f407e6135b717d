//! What players report, and what those do who keep order.

use crate::ask::Answer;
use crate::browser::{Browser, many, refused};
use crate::order::{Hosted, at, opened, talk};
use crate::sockets::{Socket, told};
use luckhouse_server::House;
use luckhouse_server::admin::{self, Order, Said};
use luckhouse_server::protocol::{Moderation, Outbound, Seated};
use luckhouse_store::conformance::Scratch;
use luckhouse_store::{Sqlite, Store};
use serde_json::{Value, json};
use std::sync::Arc;

const REPORTS: &str = "/api/v1/reports";
const DEEDS: &str = "/api/v1/moderation/deeds";

async fn seen(moderator: &mut Browser) -> Moderation {
    let answer = moderator.get("/api/v1/moderation").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

async fn report(browser: &mut Browser, subject: Value) -> Answer {
    browser.post(REPORTS, json!({ "subject": subject, "why": "insult", "text": "look at this" })).await
}

async fn done(browser: &mut Browser, deed: Value) {
    let answer = browser.post(DEEDS, deed).await;
    assert_eq!(answer.status, 204, "{}", answer.text);
}

/// Bob at a table of his own, at which he has said so many lines.
async fn rude(house: &Hosted, lines: u32) -> (Browser, Seated, Socket) {
    let mut bob = Browser::known(&house.front, "Bob").await;
    let seated = opened(&mut bob, "Bob").await;
    let mut socket = at(&house.open, &seated, true, &bob).await;
    for line in 1..=lines {
        assert_eq!(talk(&mut socket, &format!("c{line}"), &format!("line {line}")).await, None);
    }
    (bob, seated, socket)
}

#[tokio::test]
async fn a_reported_line_is_shown_with_what_was_said_around_it_and_closed_once() {
    let house = Hosted::new().await;
    let (mut bob, seated, _socket) = rude(&house, 20).await;
    let (mut ann, mut eve) = (house.moderator("Ann").await, Browser::known(&house.front, "Eve").await);
    let line = json!({ "of": "talk", "table": seated.table, "line": 9 });
    assert_eq!(report(&mut eve, line.clone()).await.status, 204);
    refused(&report(&mut eve, line.clone()).await, 403, "reported-already");
    refused(&report(&mut bob, line.clone()).await, 403, "own-report");
    let data = eve.get("/api/v1/me/data").await.json();
    assert_eq!(data["order"]["reports"][0]["report"]["text"], "look at this");
    assert!(
        !bob.get("/api/v1/me/data").await.text.contains("look at this"),
        "who reported him he is not told"
    );
    let told = seen(&mut ann).await;
    let [open] = told.reports.as_slice() else { panic!("{told:?}") };
    assert_eq!(
        (open.by.name.as_str(), open.called.as_str(), open.text.as_deref()),
        ("Eve", "Bob", Some("look at this"))
    );
    assert_eq!(open.about.as_ref().map(|about| about.id.clone()), Some(bob.me().await.id));
    let lines: Vec<u32> = open.talk.iter().map(|line| line.line).collect();
    assert_eq!(lines, (4..=14).collect::<Vec<_>>());
    assert!(open.talk.iter().all(|line| line.name == "Bob" && line.text == format!("line {}", line.line)));
    let close = json!({ "do": "close-report", "report": open.id, "outcome": "nothing" });
    done(&mut ann, close.clone()).await;
    refused(&ann.post(DEEDS, close).await, 403, "no-report");
    let told = seen(&mut ann).await;
    assert!(told.reports.is_empty());
    assert_eq!(told.deeds.len(), 1);
    assert_eq!(told.deeds[0].by.as_ref().map(|by| by.name.as_str()), Some("Ann"));
    assert_eq!(told.deeds[0].about.as_ref().map(|about| about.name.as_str()), Some("Bob"));
    assert_eq!(report(&mut eve, line).await.status, 204, "it can be reported anew");
    house.open.close().await;
}

#[tokio::test]
async fn nobody_else_hears_of_any_of_it() {
    let house = Hosted::new().await;
    let (mut bob, ..) = rude(&house, 1).await;
    let mut guest = Browser::new(&house.front);
    for browser in [&mut bob, &mut guest] {
        refused(&browser.get("/api/v1/moderation").await, 403, "not-moderator");
        let order = json!({ "do": "close-table", "table": "x" });
        refused(&browser.post(DEEDS, order).await, 403, "not-moderator");
    }
    assert!(!bob.me().await.moderator);
    assert!(house.moderator("Ann").await.me().await.moderator);
    refused(
        &report(&mut guest, json!({ "of": "talk", "table": "x", "line": 1 })).await,
        401,
        "not-signed-in",
    );
    house.open.close().await;
}

#[tokio::test]
async fn what_cannot_be_seen_cannot_be_reported() {
    let house = Hosted::new().await;
    let mut bob = Browser::known(&house.front, "Bob").await;
    let private =
        json!({ "game": "booty-dice", "seats": 2, "sit": { "name": "Bob" }, "visibility": "private" });
    let hidden = bob.post("/api/v1/tables", private).await.json()["table"].clone();
    let (mut eve, id) = (Browser::known(&house.front, "Eve").await, bob.me().await.id);
    let seated = opened(&mut bob, "Bob").await;
    let nothing = [
        json!({ "of": "talk", "table": seated.table, "line": 1 }),
        json!({ "of": "talk", "table": "none", "line": 1 }),
        json!({ "of": "name-at", "table": seated.table, "seat": 2 }),
        json!({ "of": "conduct-at", "table": hidden, "seat": 1 }),
    ];
    for subject in nothing {
        refused(&report(&mut eve, subject).await, 403, "nothing-to-report");
    }
    refused(&report(&mut eve, json!({ "of": "name", "player": id })).await, 404, "no-player");
    assert_eq!(bob.send("PATCH", "/api/v1/me", Some(&json!({ "privacy": "public" }))).await.status, 200);
    assert_eq!(report(&mut eve, json!({ "of": "name", "player": id })).await.status, 204);
    let same = json!({ "of": "name-at", "table": seated.table, "seat": 1 });
    refused(&report(&mut eve, same).await, 403, "reported-already");
    assert_eq!(
        report(&mut eve, json!({ "of": "conduct-at", "table": seated.table, "seat": 1 })).await.status,
        204
    );
    let long =
        json!({ "subject": { "of": "conduct", "player": id }, "why": "spam", "text": "x".repeat(201) });
    refused(&eve.post(REPORTS, long).await, 403, "remark-too-long");
    house.open.close().await;
}

/// The next line that is told anew.
async fn line(socket: &mut Socket) -> Option<String> {
    loop {
        if let Outbound::Talk { lines, recent: false } = told(socket).await {
            return lines[0].text.clone();
        }
    }
}

#[tokio::test]
async fn those_who_keep_order_hide_mute_ban_lift_and_close() {
    let house = Hosted::new().await;
    let (mut bob, seated, _) = rude(&house, 1).await;
    let mut socket = at(&house.open, &seated, true, &bob).await;
    let (mut ann, id) = (house.moderator("Ann").await, bob.me().await.id);
    for (hidden, seen) in [(true, None), (false, Some("line 1".to_string()))] {
        done(&mut ann, json!({ "do": "hide", "table": seated.table, "line": 1, "hidden": hidden })).await;
        assert_eq!(line(&mut socket).await, seen);
    }
    let mute = json!({ "do": "restrain", "player": id, "what": "muted", "minutes": 60, "why": "spam", "text": "enough" });
    done(&mut ann, mute).await;
    assert_eq!(talk(&mut socket, "m", "more").await.unwrap()["name"], "account-muted-until");
    let told = seen(&mut ann).await;
    assert_eq!(
        (told.restrained[0].player.id.as_str(), told.restrained[0].text.as_deref()),
        (id.as_str(), Some("enough"))
    );
    assert_eq!(told.restrained[0].until.unwrap() - told.restrained[0].at, 60 * 60 * 1000);
    let lift = json!({ "do": "lift", "player": id, "what": "muted" });
    done(&mut ann, lift.clone()).await;
    refused(&ann.post(DEEDS, lift).await, 403, "store-no-standing");
    assert_eq!(talk(&mut socket, "n", "thanks").await, None);
    done(&mut ann, json!({ "do": "close-table", "table": seated.table })).await;
    assert_eq!(ann.post(DEEDS, json!({ "do": "close-table", "table": seated.table })).await.status, 409);
    let words: Vec<Value> =
        seen(&mut ann).await.deeds.iter().map(|deed| json!(deed.order)["do"].clone()).collect();
    assert_eq!(words, ["close-table", "lift", "restrain", "hide", "hide"]);
    let of_ann = json!({ "do": "restrain", "player": ann.me().await.id, "what": "banned", "why": "other" });
    refused(&ann.post(DEEDS, of_ann).await, 403, "of-moderator");
    let Said::Answer(admin::Answer::Log(log)) = house.order(Order::Log { before: None, limit: 9 }).await
    else {
        panic!()
    };
    assert_eq!((log[0].by.as_str(), log[1].about.as_deref()), ("Ann", Some("Bob")), "the host sees it too");
    house.open.close().await;
}

#[tokio::test]
async fn whoever_goes_leaves_no_report_no_ban_and_no_name_in_a_deed() {
    let folder = Scratch::new();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    let house = Hosted::on(House::start(Arc::clone(&store) as Arc<dyn Store>, many()).unwrap()).await;
    let mut ann = house.moderator("Ann Abendroth").await;
    let mut bob = Browser::known(&house.front, "Bob Borowski").await;
    let mut eve = Browser::known(&house.front, "Eve Edelweiss").await;
    let ids = [ann.me().await.id, bob.me().await.id, eve.me().await.id];
    let seated = opened(&mut bob, "Bob Borowski").await;
    let mut socket = at(&house.open, &seated, true, &bob).await;
    assert_eq!(talk(&mut socket, "a", "I am Borowski").await, None);
    drop(socket);
    let of_bob = json!({ "of": "conduct-at", "table": seated.table, "seat": 1 });
    assert_eq!(report(&mut eve, of_bob).await.status, 204);
    let of_line = json!({ "of": "talk", "table": seated.table, "line": 1 });
    let text = json!({ "subject": of_line, "why": "other", "text": "Eve Edelweiss heard Borowski" });
    assert_eq!(eve.post(REPORTS, text).await.status, 204);
    let first = seen(&mut ann).await.reports[0].id.clone();
    done(&mut ann, json!({ "do": "close-report", "report": first, "outcome": "banned" })).await;
    let ban =
        json!({ "do": "restrain", "player": ids[1], "what": "banned", "why": "name", "text": "Borowski!" });
    done(&mut ann, ban).await;
    for browser in [&mut ann, &mut bob, &mut eve] {
        assert_eq!(browser.send("DELETE", "/api/v1/me", None).await.status, 204);
    }
    let left = (store.members().standings().unwrap(), store.members().reports(9).unwrap());
    assert_eq!(left, (vec![], vec![]));
    assert_eq!(store.deeds(None, 9).unwrap().len(), 3, "what was done stays");
    house.open.close().await;
    drop(store);
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        for name in ["Abendroth", "Borowski", "Edelweiss"].into_iter().chain(ids.iter().map(String::as_str)) {
            assert!(!text.contains(name), "{name} in {}", path.display());
        }
    }
}
