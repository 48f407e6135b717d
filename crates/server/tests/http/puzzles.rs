//! Puzzles by HTTP: what is told before a try, and what after it.

use crate::ask::{front, get, post};
use axum::http::StatusCode;
use luckhouse_puzzles::{Puzzle, of};
use luckhouse_server::Config;
use luckhouse_server::protocol::Why;
use serde_json::{Value, json};

fn puzzle() -> &'static Puzzle {
    &of("fortuna").unwrap()[0]
}

fn path() -> String {
    format!("/api/v1/puzzles/{}", puzzle().id)
}

async fn tried(word: &str) -> crate::ask::Answer {
    let body = json!({ "word": word }).to_string();
    post(&front(Config::default()).await, &format!("{}/attempts", path()), &[], body).await
}

#[tokio::test]
async fn the_list_names_every_puzzle_of_a_game() {
    let front = front(Config::default()).await;
    let list = get(&front, "/api/v1/puzzles?game=fortuna").await.json();
    let lines = list.as_array().unwrap();
    assert_eq!(lines.len(), of("fortuna").unwrap().len());
    assert_eq!(lines[0]["id"], puzzle().id.as_str());
    assert_eq!((&lines[0]["game"], &lines[0]["grade"]), (&json!("fortuna"), &json!(puzzle().grade)));
    let all = get(&front, "/api/v1/puzzles").await.json();
    assert!(all.as_array().unwrap().len() >= 1000);
}

#[tokio::test]
async fn a_puzzle_is_told_without_its_answer() {
    let answer = get(&front(Config::default()).await, &path()).await;
    let told = answer.json();
    assert_eq!(told["seat"], json!(puzzle().seat.index() + 1));
    assert_eq!(told["offers"].as_array().unwrap().len(), puzzle().costs.len());
    assert_eq!(told["story"].as_array().unwrap().len(), puzzle().table().unwrap().events());
    let keys: Vec<&String> = told.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "grade",
        "header",
        "id",
        "offers",
        "options",
        "proved",
        "seat",
        "seats",
        "static_data",
        "story",
        "themes",
        "view",
    ];
    assert_eq!(keys, expected);
}

#[tokio::test]
async fn nothing_is_told_that_the_seat_may_not_see() {
    let front = front(Config::default()).await;
    for puzzle in of("reynards-luck").unwrap().iter().step_by(20) {
        let told = get(&front, &format!("/api/v1/puzzles/{}", puzzle.id)).await.json();
        let lines: Vec<&str> =
            told["story"].as_array().unwrap().iter().map(|step| step["line"].as_str().unwrap()).collect();
        let other = luckhouse_engine::Seat::all(2).find(|seat| *seat != puzzle.seat).unwrap();
        let placed = |line: &&&str| line.starts_with(&format!("{other} place"));
        assert_eq!(lines.iter().filter(placed).count(), 0, "{lines:?}");
        assert!(lines.contains(&format!("{other} ?").as_str()), "{lines:?}");
    }
}

#[tokio::test]
async fn a_try_is_answered_with_what_is_best_and_why() {
    let right = tried(&puzzle().answer).await.json();
    assert_eq!((&right["solved"], &right["best"]), (&json!(true), &json!(puzzle().answer)));
    assert_eq!(right["values"].as_array().unwrap().len(), puzzle().costs.len());
    assert_eq!(right["why"], Value::Array(puzzle().why.clone()));
    let other = right["values"][1]["word"].as_str().unwrap();
    let wrong = tried(other).await.json();
    assert_eq!((&wrong["solved"], &wrong["best"]), (&json!(false), &json!(puzzle().answer)));
}

#[tokio::test]
async fn what_is_no_try_is_refused() {
    let front = front(Config::default()).await;
    let unread = tried("dance").await;
    assert_eq!((unread.status, unread.problem().why), (StatusCode::BAD_REQUEST, Why::Word));
    let unlawful = tried("accept").await;
    assert_eq!((unlawful.status, unlawful.problem().why), (StatusCode::CONFLICT, Why::Rules));
    let nowhere = get(&front, "/api/v1/puzzles/0123456789abcdef").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    assert_eq!(
        nowhere.problem().text,
        "there is no puzzle 0123456789abcdef: expected one of /api/v1/puzzles"
    );
    let nowhere = post(&front, "/api/v1/puzzles/x/attempts", &[], r#"{"word":"stop"}"#).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    let ludo = get(&front, "/api/v1/puzzles?game=ludo").await;
    assert_eq!((ludo.status, ludo.problem().why), (StatusCode::BAD_REQUEST, Why::Word));
    let body = post(&front, &format!("{}/attempts", path()), &[], r#"{"wort":"stop"}"#).await;
    assert_eq!((body.status, body.problem().why), (StatusCode::BAD_REQUEST, Why::Unreadable));
}
