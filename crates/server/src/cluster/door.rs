//! Where other nodes come in.

use super::{ADDRESS, NOT_HERE, limits, stream};
use crate::http::{Address, Front};
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http2::Builder;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use luckhouse_store::TableId;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tower::ServiceExt;

/// So long a node may take to prove that it is one.
const GREETING: Duration = Duration::from_secs(5);
/// Every socket that another node carries is a stream.
const STREAMS: u32 = 1_000_000;

/// Another node brought this: what it says of whom it asks for is believed, and was checked there.
#[derive(Clone, Copy)]
pub(crate) struct Carried(pub(crate) Address);

impl Carried {
    fn of(headers: &HeaderMap) -> Carried {
        let written = headers.get(ADDRESS).and_then(|address| address.to_str().ok());
        let ip = written.and_then(|address| address.parse::<IpAddr>().ok());
        Carried(ip.map_or(Address::UNKNOWN, Address::from))
    }
}

/// Let nodes of this house in, as long as this runs: what is there for everybody, and what nodes alone ask.
pub(crate) async fn welcome(mut listener: impl Listener, front: Arc<Front>, house: Router) {
    let app = house.merge(
        Router::new()
            .route("/nodes/v1/tables", post(stream::take))
            .route("/nodes/v1/tables/{id}/release", post(release))
            .route("/nodes/v1/allowances", post(limits::allow))
            .route("/nodes/v1/connections", post(limits::connected))
            .route("/nodes/v1/bans", post(limits::bans))
            // A node may have many connected, and is believed.
            .layer(DefaultBodyLimit::disable())
            .with_state(Arc::clone(&front)),
    );
    loop {
        let (stream, _) = listener.accept().await;
        tokio::spawn(serve(stream, Arc::clone(&front), app.clone()));
    }
}

async fn serve(stream: impl AsyncRead + AsyncWrite + Unpin, front: Arc<Front>, app: Router) {
    let Some(links) = front.house.links() else { return };
    let Ok(Ok(stream)) = timeout(GREETING, links.identity.acceptor.accept(stream)).await else {
        tracing::warn!("somebody who is no node of this house came to the nodes' door, and was not let in");
        return;
    };
    let app = app.map_request(|request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        let carried = Carried::of(request.headers());
        request.extensions_mut().insert(carried);
        request
    });
    let mut http = Builder::new(TokioExecutor::new());
    http.timer(TokioTimer::new()).max_concurrent_streams(STREAMS);
    // A node that breaks off has nobody to be told.
    let _ = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(app)).await;
}

/// Let another node have this table.
async fn release(State(front): State<Arc<Front>>, Path(table): Path<String>) -> Response {
    let Ok(table) = TableId::new(table) else { return StatusCode::NOT_FOUND.into_response() };
    match front.house.hand_over(&table).await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(why) => {
            tracing::warn!(%why, "a table was not handed over");
            NOT_HERE.into_response()
        }
    }
}
