//! Reports of players, and what those do who keep order.

use super::address::Address;
use super::extract::Sent;
use super::front::Front;
use super::refusal::Refusal;
use super::session::{SignedIn, Visiting};
use crate::protocol::{Moderation, ModeratorOrder, Problem, SendReport};
use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use std::sync::Arc;

/// Report a line of talk, a name or conduct to those who keep order.
#[utoipa::path(
    post, path = "/api/v1/reports", tag = "order",
    security(("session" = [])),
    request_body = SendReport,
    responses(
        (status = 204, description = "It is kept until somebody has looked at it"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "It is not there for you to see, is your own, or is reported already"),
        (status = 404, body = Problem, description = "There is no such player, or they show themselves to nobody"),
        (status = 429, body = Problem, description = "Too many reports"),
    ),
)]
pub(crate) async fn report(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<SendReport>,
) -> Result<StatusCode, Refusal> {
    front.one_more_report(address).await?;
    front.house.report(&session, order).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Open reports, restrained accounts, and what was done.
#[utoipa::path(
    get, path = "/api/v1/moderation", tag = "order",
    security(("session" = [])),
    responses(
        (status = 200, body = Moderation),
        (status = 403, body = Problem, description = "You do not keep order here"),
    ),
)]
pub(crate) async fn moderation(
    State(front): State<Arc<Front>>,
    Visiting(session): Visiting,
) -> Result<Json<Moderation>, Refusal> {
    Ok(Json(front.house.moderation(session.as_ref()).await?))
}

/// Do something for order. It is written down.
#[utoipa::path(
    post, path = "/api/v1/moderation/deeds", tag = "order",
    security(("session" = [])),
    request_body = ModeratorOrder,
    responses(
        (status = 204, description = "It is done"),
        (status = 403, body = Problem, description = "You do not keep order here, or it cannot be done"),
        (status = 404, body = Problem, description = "There is no such table or player"),
        (status = 409, body = Problem, description = "The table is over"),
    ),
)]
pub(crate) async fn moderate(
    State(front): State<Arc<Front>>,
    Visiting(session): Visiting,
    Sent(order): Sent<ModeratorOrder>,
) -> Result<StatusCode, Refusal> {
    front.house.moderate(session.as_ref(), order).await?;
    Ok(StatusCode::NO_CONTENT)
}
