//! Invitations to a table: from one friend to another.

use super::extract::{Named, Sent};
use super::front::Front;
use super::refusal::Refusal;
use super::session::SignedIn;
use crate::protocol::{Invitations, Invite, Problem};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;

/// The invitations to oneself, and those that one has sent, as far as they can still be taken up.
#[utoipa::path(
    get, path = "/api/v1/me/invitations", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = Invitations), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn list(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<Invitations>, Refusal> {
    Ok(Json(front.house.invitations(&session).await?))
}

/// Ask a friend to come to a table where one sits and a seat is free. To ask again changes nothing.
#[utoipa::path(
    post, path = "/api/v1/me/invitations", tag = "players",
    security(("session" = [])),
    request_body = Invite,
    responses(
        (status = 204, description = "They are told in their lobby"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "They are no friend, sit there already or are not wanted there; or one does not sit there"),
        (status = 404, body = Problem, description = "There is no such table or player"),
        (status = 409, body = Problem, description = "No seat is free, or the game has begun"),
        (status = 429, body = Problem, description = "Too many of one's invitations are open"),
    ),
)]
pub(crate) async fn invite(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<Invite>,
) -> Result<StatusCode, Refusal> {
    front.house.invite(&session, order).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Do not come to a table to which one is asked.
#[utoipa::path(
    delete, path = "/api/v1/me/invitations/{table}", tag = "players",
    params(("table" = String, Path, description = "The table")),
    security(("session" = [])),
    responses(
        (status = 204, description = "One is not asked to come there any more"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "This is no name of a table"),
    ),
)]
pub(crate) async fn decline(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(table): Named,
) -> Result<StatusCode, Refusal> {
    front.house.decline(&session, &table).await?;
    Ok(StatusCode::NO_CONTENT)
}
