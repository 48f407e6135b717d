//! Vacations: days on which no clock of days runs for a player.

use super::extract::{Named, Sent};
use super::front::Front;
use super::refusal::Refusal;
use super::session::SignedIn;
use crate::protocol::{MyVacations, PlanVacation, Problem, because};
use axum::Json;
use axum::extract::State;
use std::sync::Arc;

/// One's own vacations, and how many days remain.
#[utoipa::path(
    get, path = "/api/v1/me/vacations", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = MyVacations), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn list(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<MyVacations>, Refusal> {
    Ok(Json(front.house.my_vacations(&session).await?))
}

/// Begin a vacation, now or later. Meanwhile no clock of days runs for one at any table, but at games of tournaments.
#[utoipa::path(
    post, path = "/api/v1/me/vacations", tag = "players",
    security(("session" = [])),
    request_body = PlanVacation,
    responses(
        (status = 200, body = MyVacations),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "There are not so many days, or there is another vacation then"),
    ),
)]
pub(crate) async fn plan(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<PlanVacation>,
) -> Result<Json<MyVacations>, Refusal> {
    Ok(Json(front.house.plan_vacation(&session, order).await?))
}

/// End a vacation, or forget one that was to come. Days that have begun count.
#[utoipa::path(
    delete, path = "/api/v1/me/vacations/{from}", tag = "players",
    params(("from" = String, Path, description = "When it began or begins, in milliseconds since 1970")),
    security(("session" = [])),
    responses(
        (status = 200, body = MyVacations),
        (status = 400, body = Problem, description = "This is no time"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "There is no such vacation, or it is over"),
    ),
)]
pub(crate) async fn end(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(from): Named,
) -> Result<Json<MyVacations>, Refusal> {
    let from = from.parse().map_err(|_| Refusal::unreadable(because("vacation-time")))?;
    Ok(Json(front.house.end_vacation(&session, from).await?))
}
