//! Documents by HTTP: what is in order, what is not and why, and what one is worth.

use crate::ask::{Answer, front, post};
use axum::Router;
use axum::http::StatusCode;
use luckhouse_engine::Rng;
use luckhouse_server::Config;
use luckhouse_server::protocol::Why;
use luckhouse_shelf::find;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const DOOR: &str = "name = \"door\"\nrows = [1]\n\n[[zone]]\nname = \"Door\"\nboxes = \"6\"\n";

async fn sent(front: &Router, path: &str, option: &str, text: &str) -> Answer {
    let body = json!({ "option": option, "text": text }).to_string();
    post(front, &format!("/api/v1/games/{path}"), &[], body).await
}

async fn sheet(text: &str) -> Value {
    let answer = sent(&front(Config::default()).await, "lantern/documents", "sheet", text).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

async fn layout(text: &str) -> Value {
    let answer = sent(&front(Config::default()).await, "reynards-luck/documents", "layout", text).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()
}

#[tokio::test]
async fn what_is_in_order_is_told_in_every_form() {
    let door = sheet(DOOR).await;
    let fine = &door["fine"];
    assert_eq!((&fine["called"], &fine["line"]), (&json!("door"), &json!("door; Door: 6; rows: 1")));
    assert_eq!(fine["file"], DOOR);
    assert_eq!(fine["parts"]["zone"], json!([{ "name": "Door", "boxes": "6" }]));
    // Every form says the same.
    assert_eq!(sheet(fine["line"].as_str().unwrap()).await, door);
}

#[tokio::test]
async fn what_ships_is_told_by_its_name() {
    assert_eq!(sheet("last-fortress").await["fine"]["parts"]["zone"].as_array().unwrap().len(), 8);
    let den = layout("den").await;
    let parts = &den["fine"]["parts"];
    assert_eq!(parts["foxheads"], json!(["c4", "g4", "c6", "g6"]));
    assert_eq!((&parts["pieces"]["fox"], &parts["red"]["shield"]), (&json!(4), &json!("e1")));
    // Its file is the same layout again, which is known by its name.
    assert_eq!(layout(den["fine"]["file"].as_str().unwrap()).await, den);
}

#[tokio::test]
async fn what_is_wrong_is_told_with_its_line_and_its_rule() {
    let cases = [
        (DOOR.replace("\"6\"", "\"7\""), "boxes", json!(6), json!([1, 6])),
        (DOOR.replace("\"6\"", "\"rest\""), "last-zone", json!(6), Value::Null),
        (DOOR.replace("[1]", "[13]"), "row", json!(2), json!([1, 12])),
        (DOOR.replace("rows", "row"), "key", json!(2), Value::Null),
        (DOOR.replace("\"door\"", "\"long-night\""), "shipped-name", Value::Null, Value::Null),
        (String::new(), "unknown", Value::Null, Value::Null),
        ("= = =".into(), "toml", json!(1), Value::Null),
        (" ".repeat(20_000) + "x=1", "long", Value::Null, json!([1, 16000])),
        // As another version might have it.
        (format!("version = 2\n{DOOR}"), "key", json!(1), Value::Null),
    ];
    for (text, rule, line, range) in cases {
        let told = sheet(&text).await;
        let wrong = &told["wrong"];
        assert_eq!(
            (&wrong["rule"], &wrong["line"], &wrong["range"]),
            (&json!(rule), &line, &range),
            "{told}"
        );
        assert!(wrong["text"].as_str().unwrap().contains("expected"), "{told}");
    }
}

#[tokio::test]
async fn a_wrong_layout_is_told_in_the_same_way() {
    let file = layout("crossing").await["fine"]["file"].as_str().unwrap().to_string();
    let cases = [
        (file.replace("\"h5\"", "\"b5\""), "square-twice"),
        (file.replace("\"h5\"", "\"z5\""), "square"),
        (file.replace(", \"h5\"", ""), "foxheads"),
        (file.replace("fox = 4", "fox = 5"), "formation"),
        (file.replace("fox = 4", "owl = 4"), "value"),
        (file.replace("[cards]", "[chards]"), "toml"),
        (file.replace("shield = \"e1\"", "shield = \"\""), "square"),
    ];
    for (text, rule) in cases {
        let told = layout(&text).await;
        assert_eq!(told["wrong"]["rule"], rule, "{told}");
        assert!(told["wrong"]["line"].as_u64().is_some_and(|line| line > 0), "{told}");
    }
}

/// What a page finds in order, a table can be opened with; what it does not, no table can.
#[tokio::test]
async fn a_table_opens_with_what_is_in_order_and_with_nothing_else() {
    let front = front(Config::default()).await;
    for (text, status) in
        [(DOOR.to_string(), StatusCode::CREATED), (DOOR.replace('6', "9"), StatusCode::BAD_REQUEST)]
    {
        let fine = sent(&front, "lantern/documents", "sheet", &text).await.json()["fine"].is_object();
        let order = json!({ "game": "lantern", "seats": 1, "options": { "sheet": text } });
        let opened = post(&front, "/api/v1/tables", &[], order.to_string()).await;
        assert_eq!((opened.status, fine), (status, status == StatusCode::CREATED), "{}", opened.text);
    }
}

#[tokio::test]
async fn what_is_no_document_is_refused() {
    let front = front(Config::default()).await;
    let cases = [
        ("lantern/documents", "again", StatusCode::BAD_REQUEST, Why::Word),
        ("lantern/documents", "shed", StatusCode::BAD_REQUEST, Why::Word),
        ("fortuna/documents", "sheet", StatusCode::BAD_REQUEST, Why::Word),
        ("ludo/documents", "sheet", StatusCode::NOT_FOUND, Why::Word),
        ("lantern/worth", "again", StatusCode::BAD_REQUEST, Why::Word),
    ];
    for (path, option, status, why) in cases {
        let answer = sent(&front, path, option, DOOR).await;
        assert_eq!((answer.status, answer.problem().why), (status, why), "{path} {option}");
    }
    let wrong = sent(&front, "lantern/worth", "sheet", "name = 1").await;
    assert_eq!((wrong.status, wrong.problem().why), (StatusCode::BAD_REQUEST, Why::Word));
}

#[tokio::test]
async fn a_megabyte_is_refused_in_one_line() {
    let front = front(Config::default()).await;
    for path in ["lantern/documents", "reynards-luck/documents", "lantern/worth"] {
        let answer = sent(&front, path, "sheet", &"x".repeat(1 << 20)).await;
        let problem = answer.problem();
        assert_eq!((answer.status, problem.why), (StatusCode::PAYLOAD_TOO_LARGE, Why::Unreadable));
        assert_eq!(problem.text, "the body is too long: expected at most 262144 bytes");
        assert_eq!(problem.reason.unwrap().0["name"], "body-too-long");
    }
}

/// Whatever is sent is answered: in order, or wrong by a rule, in one line.
#[test]
fn any_bytes_are_answered_in_one_line() {
    let files = ["last-fortress", "den"].map(|name| {
        let (game, option) = of(name);
        find(game).unwrap().document(option, name).unwrap().file.into_bytes()
    });
    let mut rng = Rng::seeded(19);
    for round in 0..4000 {
        let (name, mut bytes) = (["last-fortress", "den"][round % 2], files[round % 2].clone());
        for _ in 0..1 + rng.below(6) {
            let at = rng.below(bytes.len() as u64) as usize;
            match rng.below(if bytes.len() > 1 { 3 } else { 1 }) {
                0 => bytes[at] = rng.below(256) as u8,
                1 => drop(bytes.remove(at)),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let (game, option) = of(name);
        let text = String::from_utf8_lossy(&bytes);
        if let Err(wrong) = find(game).unwrap().document(option, &text) {
            let said = wrong.to_string();
            assert!(!said.contains('\n') && said.chars().count() < 400, "{said}");
            assert!(wrong.fault.is_some(), "{said}");
        }
    }
}

fn of(name: &str) -> (&'static str, &'static str) {
    if name == "den" { ("reynards-luck", "layout") } else { ("lantern", "sheet") }
}

/// Ask until the house knows all that it will find out.
async fn worth(front: &Router, path: &str, option: &str, text: &str) -> Value {
    let patience = Instant::now() + Duration::from_secs(120);
    loop {
        let answer = sent(front, path, option, text).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        if answer.json()["over"] == true {
            return answer.json();
        }
        assert!(Instant::now() < patience, "{}", answer.text);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_is_solved_and_played_while_somebody_asks() {
    let front = front(Config::default()).await;
    assert_eq!(sent(&front, "lantern/worth", "sheet", DOOR).await.json()["over"], false);
    let known = worth(&front, "lantern/worth", "sheet", DOOR).await;
    let (sketch, exact) = (known["sketch"].as_f64().unwrap(), known["exact"]["chance"].as_f64().unwrap());
    assert!(0.9 < sketch && sketch <= exact && exact <= 1.0, "{known}");
    assert_eq!((&known["games"]["played"], &known["progress"]), (&json!(100), &json!(1.0)));
    let won = known["games"]["wins"][0].as_u64().unwrap();
    let ends: u64 =
        known["games"]["turns"].as_array().unwrap().iter().map(|end| end[1].as_u64().unwrap()).sum();
    assert!(won > 50 && ends == 100, "{known}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_layout_is_played_by_bots() {
    let small = "pieces 1:1 3:1 6:1 fox:1; cards 1:6 4:6 7:5; foxheads b5 d5 f5 h5; \
                 red e1 d1 f1 d2 f2; blue e9 d9 f9 d8 f8";
    let known = worth(&front(Config::default()).await, "reynards-luck/worth", "layout", small).await;
    assert_eq!((&known["sketch"], &known["exact"]), (&Value::Null, &Value::Null));
    let games = &known["games"];
    let won: u64 = games["wins"].as_array().unwrap().iter().map(|won| won.as_u64().unwrap()).sum();
    assert_eq!(won + games["shared"].as_u64().unwrap(), games["played"].as_u64().unwrap(), "{known}");
    assert!(games["played"].as_u64().unwrap() > 0, "{known}");
}
