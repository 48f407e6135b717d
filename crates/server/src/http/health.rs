//! How the house is: for those who run it.

use super::front::Front;
use super::names;
use super::refusal::{Refusal, nothing_there};
use crate::protocol::{Problem, VERSION, Why};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval};
use utoipa::ToSchema;

/// What was measured is added up so often, whether or not anybody asks for it.
const UPKEEP: Duration = Duration::from_secs(5);

/// The house is well.
#[derive(Serialize, ToSchema)]
pub(crate) struct Health {
    /// `ok`.
    status: &'static str,
    /// The version of the program.
    version: &'static str,
    /// The version of the protocol.
    protocol: u32,
}

/// Is the house open, and does its store write? It answers within a second, whatever the disk does.
#[utoipa::path(
    get, path = "/healthz", tag = "running it",
    responses((status = 200, body = Health), (status = 503, body = Problem)),
)]
pub(crate) async fn healthz(State(front): State<Arc<Front>>) -> Result<Json<Health>, Refusal> {
    if front.is_closing() {
        return Err(Refusal::closing());
    }
    match front.probe.written(&front.house).await {
        Ok(()) => Ok(Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION"), protocol: VERSION })),
        Err(text) => Err(Refusal::new(StatusCode::SERVICE_UNAVAILABLE, Why::NotSaved, text)),
    }
}

/// What is counted, as Prometheus reads it. Nothing, where that has an address of its own.
#[utoipa::path(
    get, path = "/metrics", tag = "running it",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)),
)]
pub(crate) async fn metrics(State(front): State<Arc<Front>>) -> Result<impl IntoResponse, Refusal> {
    if front.house.config.metrics_apart { Err(nothing_there("/metrics")) } else { Ok(numbers().await) }
}

async fn numbers() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], recorder().render())
}

/// Tell what is counted at an address of its own, to whoever calls it by one of these names or an address.
pub async fn serve_metrics(listener: TcpListener, names: Vec<String>) {
    let named = |State(names): State<Arc<Vec<String>>>, request: Request, next: Next| async move {
        match names::check(request.headers(), request.uri(), &names) {
            Ok(()) => next.run(request).await,
            Err(refusal) => Response::from(refusal.into_response()),
        }
    };
    let app = Router::new().route("/metrics", get(numbers)).layer(from_fn_with_state(Arc::new(names), named));
    if let Err(error) = axum::serve(listener, app).await {
        tracing::error!(%error, "/metrics is not told any more");
    }
}

/// Where everything is counted. There is one for the whole program, and the first who asks makes it.
pub(crate) fn recorder() -> &'static PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(|| {
        // From a tenth of a millisecond to ten seconds.
        let buckets =
            [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &buckets);
        let recorder = builder.expect("the list of buckets is not empty").build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("somebody else counts already: /metrics will be empty");
        }
        handle
    })
}

/// Add up what was measured, again and again: each time is kept by itself until then, and where nobody asks for the
/// numbers they would fill the memory.
pub(crate) async fn upkeep() {
    let mut beat = interval(UPKEEP);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        beat.tick().await;
        recorder().run_upkeep();
    }
}
