//! What browsers are told, and which pages may ask.

use crate::ask::{ask, front, get, post};
use axum::body::Body;
use axum::http::Request;
use luckhouse_server::Config;
use luckhouse_server::protocol::Why;

#[tokio::test]
async fn every_answer_is_careful() {
    let front = front(Config::default()).await;
    for path in [
        "/",
        "/healthz",
        "/metrics",
        "/house.css",
        "/api/v1/openapi.json",
        "/nowhere",
        "/api/v1/tables?limit=x",
    ] {
        let answer = get(&front, path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none';"), "{path}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        // What is no page cannot be opened in a frame either: its policy says so, and that is enough.
        let opened = answer.header("content-type").starts_with("text/html");
        assert_eq!(answer.header("x-frame-options") == "DENY", opened, "{path}");
        let kept = answer.header("cache-control") != "no-store";
        assert_eq!(kept, answer.status.is_success() && !path.starts_with("/api"), "{path}");
    }
}

/// A house that is called something.
fn named() -> Config {
    Config { names: vec!["dice.example".into()], ..Config::default() }
}

#[tokio::test]
async fn a_house_answers_to_its_names_alone() {
    let front = front(named()).await;
    for (host, status) in [("dice.example", 200), ("127.0.0.1:7070", 200), ("evil.example:7070", 421)] {
        for path in ["/", "/api/v1/games", "/healthz", "/house.css"] {
            let request = Request::get(path).header("host", host).body(Body::empty()).unwrap();
            let answer = ask(&front, request).await;
            assert_eq!(answer.status.as_u16(), status, "{host} {path}: {}", answer.text);
            if status == 421 {
                assert!(answer.problem().text.contains("--name evil.example"), "{}", answer.text);
            }
        }
    }
}

#[tokio::test]
async fn only_our_own_pages_may_post() {
    let welcome = Config { origins: vec!["https://club.example".into()], ..named() };
    let front = front(welcome).await;
    for (origin, fine) in [
        ("http://dice.example", true),
        ("https://club.example", true),
        ("http://evil.example", false),
        ("null", false),
    ] {
        let headers = [("host", "dice.example"), ("origin", origin)];
        for path in
            ["/api/v1/tables", "/api/v1/imports", "/api/v1/tables/abc/seats", "/api/v1/tables/abc/rematch"]
        {
            let answer = post(&front, path, &headers, "{").await;
            // Those who may ask hear that they ask nonsense, or without a token.
            assert_eq!(answer.status != 403, fine, "{origin} {path}: {}", answer.text);
        }
    }
}

#[tokio::test]
async fn only_our_own_pages_may_open_a_socket() {
    let front = front(named()).await;
    let request = |origin| {
        let request = Request::get("/api/v1/socket").header("host", "dice.example").header("origin", origin);
        let request = request.header("connection", "upgrade").header("upgrade", "websocket");
        let request = request.header("sec-websocket-version", "13");
        request.header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==").body(Body::empty()).unwrap()
    };
    let refused = ask(&front, request("http://evil.example")).await;
    assert_eq!((refused.status.as_u16(), refused.problem().why), (403, Why::House));
    // This one is let through, and then fails only because there is no connection in this test.
    let fine = ask(&front, request("http://dice.example")).await;
    assert_eq!(fine.status, 426, "{}", fine.text);
}

#[tokio::test]
async fn pages_that_are_welcome_may_read_the_answers_and_no_others() {
    let welcome = Config { origins: vec!["https://club.example/".into()], ..Config::default() };
    let front = front(welcome).await;
    for (origin, allowed) in [("https://club.example", "https://club.example"), ("http://evil.example", "")] {
        let preflight = Request::options("/api/v1/tables").header("origin", origin);
        let preflight = preflight.header("access-control-request-method", "POST");
        let answer = ask(&front, preflight.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.header("access-control-allow-origin"), allowed);
        let asked = Request::get("/healthz").header("origin", origin).body(Body::empty()).unwrap();
        assert_eq!(ask(&front, asked).await.header("access-control-allow-origin"), allowed);
    }
}
