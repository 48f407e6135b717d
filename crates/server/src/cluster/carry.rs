//! Requests about a table of another node: that one answers them.

use super::door::Carried;
use super::{ADDRESS, NOT_HERE, Patience, Unreached, uri, written};
use crate::http::{Address, Front, Refusal};
use crate::traces::{self, Context, Span};
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use luckhouse_store::{NodeAddress, TableId};
use std::sync::Arc;

/// What is said of a connection, and not of what travels over it.
const HOPS: [HeaderName; 6] = [
    header::CONNECTION,
    header::HOST,
    header::TE,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
    header::CONTENT_LENGTH,
];

/// Answer what is asked about a table of this node; carry everything else to the node that can.
pub(crate) async fn carry(State(front): State<Arc<Front>>, request: Request, next: Next) -> Response {
    let table = request.uri().path().split('/').nth(4).and_then(|name| TableId::new(name).ok());
    let (Some(table), true) = (table, front.house.is_node()) else { return next.run(request).await };
    let (parts, body) = request.into_parts();
    let most = front.house.config.limits.body;
    match to_bytes(body, most).await {
        Ok(body) => answered(&front, &table, (parts, body), next).await,
        Err(_) => {
            let text = format!("the body is too long: expected at most {most} bytes");
            let (status, why) = (StatusCode::PAYLOAD_TOO_LARGE, crate::protocol::Why::Unreadable);
            Refusal::new(status, why, text).into_response()
        }
    }
}

async fn answered(front: &Front, table: &TableId, (parts, body): (Parts, Bytes), next: Next) -> Response {
    let patience = Patience::begin();
    loop {
        let node = match front.house.whereabouts(table).await {
            Ok(None) => return next.run(Request::from_parts(parts, Body::from(body))).await,
            Ok(Some(_)) if parts.extensions.get::<Carried>().is_some() => return NOT_HERE.into_response(),
            Ok(Some(node)) => node,
            Err(problem) => return Refusal::from(problem).into_response(),
        };
        let span = Span::new("carry");
        match front.house.ask_node(&node, copy(&node, &parts, &body, span.context())).await {
            Ok(answer) if answer.status() != NOT_HERE => return answer,
            Ok(_) | Err(Unreached::NotSent(_)) => {}
            // It may have been done: whoever asked decides whether to ask again.
            Err(why @ Unreached::Broken(_)) => {
                tracing::warn!(%node, %why, "a node did not answer");
                return Refusal::table_away().into_response();
            }
        }
        if !patience.one_more().await {
            return Refusal::table_away().into_response();
        }
    }
}

/// The same request, for that node.
fn copy(node: &NodeAddress, parts: &Parts, body: &Bytes, span: Option<Context>) -> Request {
    let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::new(Body::from(body.clone()));
    *request.method_mut() = parts.method.clone();
    *request.version_mut() = Version::HTTP_2;
    *request.uri_mut() = uri(node, path).parse().unwrap_or_default();
    *request.headers_mut() = parts.headers.clone();
    for name in HOPS {
        request.headers_mut().remove(name);
    }
    let address = parts.extensions.get::<Address>().copied().unwrap_or(Address::UNKNOWN);
    if let Ok(address) = HeaderValue::try_from(written(address)) {
        request.headers_mut().insert(ADDRESS, address);
    }
    // What a client says here belongs to nothing of ours.
    request.headers_mut().remove(traces::HEADER);
    if let Some(span) = span.and_then(|span| HeaderValue::try_from(span.to_string()).ok()) {
        request.headers_mut().insert(traces::HEADER, span);
    }
    request
}
