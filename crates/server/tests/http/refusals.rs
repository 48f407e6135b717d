//! Every refusal is a problem, with the right number.

use crate::ask::{Answer, ask, front, get, post, with_method};
use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request};
use luckhouse_server::protocol::Why;
use luckhouse_server::{Config, Limits};

fn refused(answer: &Answer, status: u16, why: Why, words: &str) {
    let problem = answer.problem();
    assert_eq!((answer.status.as_u16(), problem.why), (status, why), "{}", problem.text);
    assert!(problem.text.contains(words), "{}", problem.text);
}

async fn plain() -> Router {
    front(Config::default()).await
}

#[tokio::test]
async fn unknown_paths() {
    let front = plain().await;
    for path in ["/nowhere", "/api/v1/nowhere", "/api/v2/games", "/api/v1/tables/a/b/c", "/api", "/t/"] {
        refused(&get(&front, path).await, 404, Why::Word, "expected a path");
    }
}

#[tokio::test]
async fn another_method() {
    let answer = with_method(&plain().await, Method::PUT, "/api/v1/tables").await;
    refused(&answer, 405, Why::Word, "PUT cannot be done here");
    assert_eq!(answer.header("allow"), "GET,HEAD,POST");
}

#[tokio::test]
async fn bodies_that_cannot_be_read() {
    let front = plain().await;
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for body in ["", "{", "nonsense", "[]", "7", "{\"game\": 7}", "{\"surprise\": true}", deep.as_str()] {
        for path in ["/api/v1/tables", "/api/v1/imports", "/api/v1/tables/abc/seats"] {
            let answer = post(&front, path, &[], body.to_string()).await;
            refused(&answer, 400, Why::Unreadable, "the body cannot be read");
        }
    }
    let binary = post(&front, "/api/v1/tables", &[], vec![0xff_u8, 0xfe, 0]).await;
    refused(&binary, 400, Why::Unreadable, "expected JSON");
}

#[tokio::test]
async fn another_kind_of_body() {
    // A form of another page could send this without asking first.
    let request = Request::post("/api/v1/tables").header("content-type", "text/plain");
    let answer = ask(&plain().await, request.body(Body::from("{}")).unwrap()).await;
    refused(&answer, 415, Why::Unreadable, "Content-Type: application/json");
}

#[tokio::test]
async fn a_body_that_is_too_long() {
    let limits = Limits { body: 1000, ..Limits::default() };
    let front = front(Config { limits, ..Config::default() }).await;
    let answer = post(&front, "/api/v1/imports", &[], "x".repeat(1001)).await;
    refused(&answer, 413, Why::Unreadable, "at most 1000 bytes");
    let answer = post(&front, "/api/v1/imports", &[], "x".repeat(1000)).await;
    refused(&answer, 400, Why::Unreadable, "cannot be read");
}

#[tokio::test]
async fn questions_that_mean_nothing() {
    let front = plain().await;
    refused(
        &get(&front, "/api/v1/tables?among=some").await,
        400,
        Why::Word,
        "waiting, playing, open or finished",
    );
    refused(&get(&front, "/api/v1/tables?limit=x").await, 400, Why::Word, "a number from 1 to 100");
    refused(&get(&front, "/api/v1/tables?colour=red").await, 400, Why::Unreadable, "expected one of `among`");
    refused(&get(&front, "/api/v1/tables/abc/replay?from=9&to=3").await, 400, Why::Unreadable, "`to` is 3");
    refused(&get(&front, "/api/v1/tables/abc/replay?from=-1").await, 400, Why::Unreadable, "from");
    refused(&get(&front, "/api/v1/tables/%ff").await, 400, Why::Unreadable, "UTF-8");
}

#[tokio::test]
async fn tokens_that_are_none() {
    let front = plain().await;
    for token in ["Basic c2VjcmV0", "Bearer", "Bearer ", "secret"] {
        let answer = post(&front, "/api/v1/tables/abc/rematch", &[("authorization", token)], "{}").await;
        refused(&answer, 401, Why::NotYours, "Authorization: Bearer TOKEN");
        assert_eq!(answer.header("www-authenticate"), "Bearer");
        assert!(!answer.text.contains("secret") && !answer.text.contains("c2VjcmV0"));
    }
    let answer = post(&front, "/api/v1/tables/abc/rematch", &[], "{}").await;
    refused(&answer, 401, Why::NotYours, "for those who sit at the table");
}

#[tokio::test]
async fn a_socket_that_is_none() {
    refused(&get(&plain().await, "/api/v1/socket").await, 400, Why::Unreadable, "expected a WebSocket");
}
