//! Asking the house something.

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt;
use luckhouse_server::protocol::Problem;
use luckhouse_server::{Config, House, http};
use luckhouse_store::Memory;
use std::sync::Arc;
use tower::ServiceExt;

/// A house with nothing in it.
pub(crate) async fn house(config: Config) -> Arc<House> {
    House::start(Arc::new(Memory::default()), config).unwrap()
}

/// The front of a house with nothing in it.
pub(crate) async fn front(config: Config) -> Router {
    http::router(house(config).await)
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// The refusal, which must be one.
    pub(crate) fn problem(&self) -> Problem {
        assert!(!self.status.is_success(), "{}", self.text);
        assert_eq!(self.header("content-type"), "application/json");
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

pub(crate) async fn ask(front: &Router, request: Request<Body>) -> Answer {
    let response = front.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    Answer { status: parts.status, headers: parts.headers, text }
}

pub(crate) async fn get(front: &Router, path: &str) -> Answer {
    ask(front, Request::get(path).body(Body::empty()).unwrap()).await
}

/// Send this as JSON, with these headers.
pub(crate) async fn post(
    front: &Router,
    path: &str,
    headers: &[(&str, &str)],
    body: impl Into<Body>,
) -> Answer {
    let mut request = Request::post(path).header("content-type", "application/json");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    ask(front, request.body(body.into()).unwrap()).await
}

pub(crate) async fn with_method(front: &Router, method: Method, path: &str) -> Answer {
    ask(front, Request::builder().method(method).uri(path).body(Body::empty()).unwrap()).await
}
