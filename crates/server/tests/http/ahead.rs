//! Choices said ahead, by HTTP: for whoever has the seat and nobody else, at any node, and gone with the account.

use crate::ask::{Answer, ask};
use crate::browser::{Browser, does, many, refused};
use crate::open::{Open, open, open_node};
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use luckhouse_server::http;
use luckhouse_server::protocol::{Clock, Inbound, MyPlan, OpenTable, Prospect, Seated, Sit, TableInfo};
use luckhouse_store::{Memory, Store, TableId};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// Ask as whoever has this token, if there is one.
async fn say(front: &Router, method: &str, table: &str, token: Option<&str>, body: Option<&Value>) -> Answer {
    let mut request = Request::builder().method(method).uri(format!("/api/v1/tables/{table}/ahead"));
    request = request.header("host", "127.0.0.1:7070");
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
    ask(front, request.header("content-type", "application/json").body(body).unwrap()).await
}

/// Two at a table where each has days: the one whose turn it is, and the other.
async fn play(open: &Open, browser: Option<&mut Browser>) -> (Seated, Seated) {
    let order = OpenTable { seats: 2, clock: Clock::Days(3), ..OpenTable::of("booty-dice") };
    let mut order = serde_json::to_value(order).unwrap();
    order["sit"] = json!({ "name": "Ann" });
    let ann = match browser {
        Some(browser) => browser.post("/api/v1/tables", order).await.json(),
        None => serde_json::to_value(open.house.open(serde_json::from_value(order).unwrap()).await.unwrap())
            .unwrap(),
    };
    let ann: Seated = serde_json::from_value(ann).unwrap();
    let ben = open.house.sit(&ann.table, Sit { name: "Ben".into(), seat: None, seals: false }).await.unwrap();
    if waiting(open, &ann.table).await == ann.seat { (ann, ben) } else { (ben, ann) }
}

async fn waiting(open: &Open, table: &str) -> Option<u8> {
    open.house.info(table, None).await.unwrap().waiting.first().copied()
}

fn stops(times: usize) -> Value {
    (0..times).fold(json!([]), |then, _| json!([{ "when": ["anything"], "choose": "stop", "then": then }]))
}

/// This one stops, which ends the turn.
async fn stop(open: &Open, seated: &Seated, id: &str) {
    does(open, seated, Inbound::Choose { id: id.into(), word: "stop".into(), salt: None }).await;
}

#[tokio::test]
async fn whoever_has_the_seat_says_something_ahead_and_takes_it_back() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (turn, away) = play(&open, None).await;
    let (table, token) = (&*away.table, away.token.as_deref());
    let looked = say(&front, "POST", table, token, Some(&json!({ "steps": [] }))).await;
    let looked: Prospect = serde_json::from_value(looked.json()).unwrap();
    assert_eq!((looked.choices[0].seat, looked.sure), (turn.seat.unwrap(), true));
    let order = json!({ "after": looked.after, "branches": stops(3) });
    let kept = say(&front, "PUT", table, token, Some(&order)).await;
    assert_eq!(kept.status, 200, "{}", kept.text);
    let told: MyPlan = serde_json::from_value(say(&front, "GET", table, token, None).await.json()).unwrap();
    assert_eq!((told.after, told.made, told.branches.len()), (looked.after, 0, 1));
    assert_eq!(say(&front, "DELETE", table, token, None).await.status, 204);
    let told: MyPlan = serde_json::from_value(say(&front, "GET", table, token, None).await.json()).unwrap();
    assert!(told.branches.is_empty());
    open.close().await;
}

#[tokio::test]
async fn nobody_else_may_and_what_cannot_be_is_refused() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (turn, away) = play(&open, None).await;
    let (table, token) = (&*away.table, away.token.as_deref());
    let order = json!({ "after": 0, "branches": stops(1) });
    let look = json!({ "steps": [] });
    for (method, body) in [("GET", None), ("DELETE", None), ("PUT", Some(&order)), ("POST", Some(&look))] {
        assert_eq!(say(&front, method, table, None, body).await.status, 401, "{method}");
        refused(&say(&front, method, table, Some("nonsense"), body).await, 403, "wrong-token");
        refused(&say(&front, method, "nowhere", token, body).await, 404, "no-table");
    }
    refused(&say(&front, "POST", table, turn.token.as_deref(), Some(&look)).await, 409, "ahead-your-turn");
    for body in [json!({}), json!({ "after": 0 }), json!({ "after": 0, "branches": [{ "choose": "stop" }] })]
    {
        assert_eq!(say(&front, "PUT", table, token, Some(&body)).await.status, 400, "{body}");
    }
    let unread = json!({ "after": 0, "branches": [{ "when": ["sometimes"], "choose": "stop" }] });
    assert_eq!(say(&front, "PUT", table, token, Some(&unread)).await.status, 400);
    let dance = json!({ "steps": [{ "line": format!("p{} dance", turn.seat.unwrap()) }] });
    refused(&say(&front, "POST", table, token, Some(&dance)).await, 400, "bad-word");
    open.close().await;
}

#[tokio::test]
async fn another_node_makes_the_choices_and_the_account_takes_them_with_it() {
    let store = Memory::default();
    let config = many();
    let (one, two) = (open_node(&store, config.clone()).await, open_node(&store, config).await);
    let mut ann = Browser::known(&http::router(Arc::clone(&one.house)), "Ann").await;
    // Until it is the other's turn at a table of hers.
    let (turn, away) = loop {
        let (turn, away) = play(&one, Some(&mut ann)).await;
        if away.seat == Some(1) {
            break (turn, away);
        }
    };
    let table: TableId = away.table.parse().unwrap();
    let (elsewhere, token) = (http::router(Arc::clone(&two.house)), away.token.as_deref());
    let told = say(&elsewhere, "GET", &away.table, token, None).await;
    assert_eq!(told.status, 200, "{}", told.text);
    let after = told.json()["after"].as_u64().unwrap();
    let order = json!({ "after": after, "branches": stops(9) });
    let kept = say(&elsewhere, "PUT", &away.table, token, Some(&order)).await;
    assert_eq!(kept.status, 200, "{}", kept.text);
    let data = ann.get("/api/v1/me/data").await.json();
    assert_eq!(data["ahead"][0]["plan"]["branches"].as_array().unwrap().len(), 1);
    one.close().await;
    stop(&two, &turn, "one").await;
    let log = two.house.log(&away.table, token).await.unwrap();
    assert!(log.lines().any(|line| line == "p1 stop"), "{log}");
    assert_eq!(store.load(&table).unwrap().plans.len(), 1);
    let mut ann = Browser { cookie: ann.cookie.clone(), ..Browser::new(&elsewhere) };
    assert_eq!(ann.send("DELETE", "/api/v1/me", None).await.status, 204);
    assert!(store.load(&table).unwrap().plans.is_empty());
    stop(&two, &turn, "two").await;
    let info: TableInfo = two.house.info(&away.table, None).await.unwrap();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(info.waiting, [1], "nothing is chosen for somebody who has gone");
    two.close().await;
}
