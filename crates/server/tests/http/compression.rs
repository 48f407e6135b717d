//! Long answers of the API come compressed to whoever can read that.

use crate::ask::front;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Request};
use flate2::read::GzDecoder;
use http_body_util::BodyExt;
use luckhouse_server::Config;
use std::io::Read;
use tower::ServiceExt;

async fn asked(front: &Router, path: &str, accepted: &str) -> (HeaderMap, Vec<u8>) {
    let request = Request::get(path).header("accept-encoding", accepted).body(Body::empty()).unwrap();
    let (parts, body) = front.clone().oneshot(request).await.unwrap().into_parts();
    (parts.headers, body.collect().await.unwrap().to_bytes().to_vec())
}

#[tokio::test]
async fn json_and_text_are_compressed_and_the_same() {
    let front = front(Config::default()).await;
    for path in ["/api/v1/games", "/api/v1/openapi.json", "/api/v1/games/fortuna/rules"] {
        let (plain_headers, plain) = asked(&front, path, "identity").await;
        assert!(!plain_headers.contains_key("content-encoding"), "{path}");
        let (headers, small) = asked(&front, path, "gzip, deflate, br").await;
        assert_eq!(headers["content-encoding"], "gzip", "{path}");
        assert_eq!(headers["vary"], "accept-encoding", "{path}");
        assert_eq!(headers["content-type"], plain_headers["content-type"], "{path}");
        assert!(2 * small.len() < plain.len(), "{path}: {} of {}", small.len(), plain.len());
        let mut again = Vec::new();
        GzDecoder::new(&small[..]).read_to_end(&mut again).unwrap();
        assert_eq!(again, plain, "{path}");
    }
}

#[tokio::test]
async fn short_answers_and_sockets_are_left_alone() {
    let front = front(Config::default()).await;
    for path in ["/api/v1/tables", "/api/v1/tables/nowhere", "/api/v1/socket"] {
        let (headers, body) = asked(&front, path, "gzip").await;
        assert!(!headers.contains_key("content-encoding"), "{path}");
        assert!(std::str::from_utf8(&body).is_ok(), "{path}");
    }
}
