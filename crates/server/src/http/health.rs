//! How the house is: for those who run it.

use super::front::Front;
use super::refusal::Refusal;
use crate::protocol::{Problem, VERSION, Why};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use luckhouse_store::TokenHash;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;
use std::sync::{Arc, OnceLock};
use utoipa::ToSchema;

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

/// Is the house open, and does its store answer?
#[utoipa::path(
    get, path = "/healthz", tag = "running it",
    responses((status = 200, body = Health), (status = 503, body = Problem)),
)]
pub(crate) async fn healthz(State(front): State<Arc<Front>>) -> Result<Json<Health>, Refusal> {
    if front.is_closing() {
        return Err(Refusal::closing());
    }
    let store = Arc::clone(&front.house.store);
    // Anything that is quickly looked up will do.
    let asked = tokio::task::spawn_blocking(move || store.place_of(&TokenHash([0; 32])).map(drop));
    match asked.await {
        Ok(Ok(())) => {
            Ok(Json(Health { status: "ok", version: env!("CARGO_PKG_VERSION"), protocol: VERSION }))
        }
        Ok(Err(error)) => Err(unwell(&error.to_string())),
        Err(_) => Err(unwell("the store did not answer")),
    }
}

fn unwell(text: &str) -> Refusal {
    Refusal::new(StatusCode::SERVICE_UNAVAILABLE, Why::NotSaved, text)
}

/// What is counted, as Prometheus reads it.
#[utoipa::path(
    get, path = "/metrics", tag = "running it",
    responses((status = 200, body = String, content_type = "text/plain")),
)]
pub(crate) async fn metrics() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], recorder().render())
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
