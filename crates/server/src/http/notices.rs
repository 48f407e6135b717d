//! How players who are not here are told that something waits for them.

use super::extract::{Named, Sent};
use super::front::Front;
use super::refusal::Refusal;
use super::session::SignedIn;
use crate::protocol::{NoticeWays, Problem, ProveAddress, SetAddress, Subscribe};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;

/// How one is told, and how one could be.
#[utoipa::path(
    get, path = "/api/v1/me/notices", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = NoticeWays), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn ways(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<NoticeWays>, Refusal> {
    Ok(Json(front.house.notice_ways(&session).await?))
}

/// Tell this browser that something waits, when no page of the house is looked at. Whoever was told there before is told there no more.
#[utoipa::path(
    post, path = "/api/v1/me/notices/browsers", tag = "players",
    security(("session" = [])),
    request_body = Subscribe,
    responses(
        (status = 200, body = NoticeWays),
        (status = 400, body = Problem, description = "This is no push service that everybody can reach, or no key"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "This house tells no browsers, or it is one too many"),
    ),
)]
pub(crate) async fn subscribe(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<Subscribe>,
) -> Result<Json<NoticeWays>, Refusal> {
    Ok(Json(front.house.subscribe(&session, order).await?))
}

/// Do not tell this browser any more.
#[utoipa::path(
    delete, path = "/api/v1/me/notices/browsers/{id}", tag = "players",
    params(("id" = String, Path, description = "The browser")),
    security(("session" = [])),
    responses(
        (status = 204, description = "It is told no more"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "There is no such browser"),
    ),
)]
pub(crate) async fn unsubscribe(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(id): Named,
) -> Result<StatusCode, Refusal> {
    front.house.unsubscribe(&session, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Give an address to write to: a code is sent there, which proves it.
#[utoipa::path(
    put, path = "/api/v1/me/notices/mail", tag = "players",
    security(("session" = [])),
    request_body = SetAddress,
    responses(
        (status = 200, body = NoticeWays),
        (status = 400, body = Problem, description = "This is no address, or no server takes letters for it"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "This house writes no letters"),
        (status = 429, body = Problem, description = "A code was sent a moment ago"),
        (status = 503, body = Problem, description = "No letter goes just now"),
    ),
)]
pub(crate) async fn set_address(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<SetAddress>,
) -> Result<Json<NoticeWays>, Refusal> {
    Ok(Json(front.house.set_address(&session, order).await?))
}

/// Prove an address by the code that was sent there.
#[utoipa::path(
    post, path = "/api/v1/me/notices/mail", tag = "players",
    security(("session" = [])),
    request_body = ProveAddress,
    responses(
        (status = 200, body = NoticeWays),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "This is not the code, or it is too old; or this house writes no letters"),
    ),
)]
pub(crate) async fn prove_address(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<ProveAddress>,
) -> Result<Json<NoticeWays>, Refusal> {
    Ok(Json(front.house.prove_address(&session, &order.code).await?))
}

/// Write no more letters.
#[utoipa::path(
    delete, path = "/api/v1/me/notices/mail", tag = "players",
    security(("session" = [])),
    responses(
        (status = 204, description = "The address is forgotten"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
    ),
)]
pub(crate) async fn remove_address(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<StatusCode, Refusal> {
    front.house.remove_address(&session).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Write no more letters, for whoever has one: programs that read mail ask for this by themselves (RFC 8058). What they send with it
/// does not matter.
#[utoipa::path(
    post, path = "/api/v1/unsubscribe/{token}", tag = "players",
    params(("token" = String, Path, description = "What stands in the letter")),
    responses(
        (status = 204, description = "Nothing is written there any more"),
        (status = 403, body = Problem, description = "This stands in no letter"),
    ),
)]
pub(crate) async fn write_no_more(
    State(front): State<Arc<Front>>,
    Named(token): Named,
) -> Result<StatusCode, Refusal> {
    front.house.write_no_more(&token).await?;
    Ok(StatusCode::NO_CONTENT)
}
