//! Counts requests, and writes a line about each. Paths are written as they are in the list of routes: what stands in
//! the place of `{id}` opens tables.

use crate::cluster::Carried;
use crate::ids::short;
use crate::traces::{self, Context, Span, Value};
use axum::RequestExt;
use axum::extract::{MatchedPath, RawPathParams, Request};
use axum::middleware::Next;
use axum::response::Response;
use luckhouse_store::TableId;
use tokio::time::Instant;

/// Count this one.
pub(crate) async fn counted(mut request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("none", |route| route.as_str()).to_string();
    let names = request.extract_parts::<RawPathParams>().await.ok();
    let id = names.iter().flatten().find(|(key, _)| *key == "id").and_then(|(_, id)| TableId::new(id).ok());
    let table = id.as_ref().map(short).unwrap_or_default();
    let mut span = Span::of("request", carried(&request));
    let response = span.during(next.run(request)).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    tracing::debug!(%method, route, table, status, took_us = took.as_micros() as u64, "request");
    span.note("http.request.method", Value::Word(usual(&method)));
    span.note("http.route", Value::Word(route.clone()));
    span.note("http.response.status_code", status);
    let labels = [("method", usual(&method)), ("status", status.to_string())];
    metrics::counter!("luckhouse_requests_total", &[&labels[..], &[("route", route.clone())]].concat())
        .increment(1);
    metrics::histogram!("luckhouse_request_seconds", "route" => route).record(took.as_secs_f64());
    response
}

/// What another node does this for. Nobody else is asked.
fn carried(request: &Request) -> Option<Context> {
    request.extensions().get::<Carried>()?;
    Context::read(request.headers().get(traces::HEADER)?.to_str().ok()?)
}

/// The method, if it is a usual one: anybody can invent others, and each would be counted for ever.
fn usual(method: &axum::http::Method) -> String {
    use axum::http::Method;
    let known = [Method::GET, Method::HEAD, Method::POST, Method::OPTIONS];
    if known.contains(method) { method.to_string() } else { "other".into() }
}
