//! Choices that are said ahead, at tables where people have days.

use super::extract::{Named, Sent, Token};
use super::front::Front;
use super::refusal::Refusal;
use crate::protocol::{LookAhead, MyPlan, PlanAhead, Problem, Prospect};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;

/// What you have said ahead, with what it means. Nobody else is told of it.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/ahead", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security(("seat" = [])),
    responses(
        (status = 200, body = MyPlan),
        (status = 401, body = Problem, description = "There is no token"),
        (status = 403, body = Problem, description = "The token opens nothing here, or nothing can be said ahead at this table"),
        (status = 404, body = Problem, description = "There is no such table"),
        (status = 409, body = Problem, description = "It is your turn, or nobody plays"),
    ),
)]
pub(crate) async fn mine(
    State(front): State<Arc<Front>>,
    Named(table): Named,
    token: Token,
) -> Result<Json<MyPlan>, Refusal> {
    Ok(Json(front.house.my_plan(&table, token.needed()?).await?))
}

/// Look ahead: what could come, if all of this happened. Nothing is kept of it, and no dice are rolled.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/ahead", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security(("seat" = [])),
    request_body = LookAhead,
    responses(
        (status = 200, body = Prospect),
        (status = 400, body = Problem, description = "A word of it cannot be read"),
        (status = 401, body = Problem, description = "There is no token"),
        (status = 403, body = Problem, description = "The token opens nothing here, or nothing can be said ahead at this table"),
        (status = 404, body = Problem, description = "There is no such table"),
        (status = 409, body = Problem, description = "It is your turn, or that cannot happen"),
        (status = 503, body = Problem, description = "The house thinks about too much just now"),
    ),
)]
pub(crate) async fn look(
    State(front): State<Arc<Front>>,
    Named(table): Named,
    token: Token,
    Sent(order): Sent<LookAhead>,
) -> Result<Json<Prospect>, Refusal> {
    Ok(Json(front.house.look_ahead(&table, token.needed()?, order).await?))
}

/// Say ahead what you will choose, instead of what you said before. It is chosen when your turn comes, if it fits what happened.
#[utoipa::path(
    put, path = "/api/v1/tables/{id}/ahead", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security(("seat" = [])),
    request_body = PlanAhead,
    responses(
        (status = 200, body = MyPlan),
        (status = 400, body = Problem, description = "A word of it cannot be read"),
        (status = 401, body = Problem, description = "There is no token"),
        (status = 403, body = Problem, description = "The token opens nothing here, nothing can be said ahead at this table, or it is too much"),
        (status = 404, body = Problem, description = "There is no such table"),
        (status = 409, body = Problem, description = "It is your turn, or that cannot happen"),
        (status = 503, body = Problem, description = "The house thinks about too much just now"),
    ),
)]
pub(crate) async fn plan(
    State(front): State<Arc<Front>>,
    Named(table): Named,
    token: Token,
    Sent(order): Sent<PlanAhead>,
) -> Result<Json<MyPlan>, Refusal> {
    Ok(Json(front.house.plan_ahead(&table, token.needed()?, order).await?))
}

/// Nothing is said ahead any more.
#[utoipa::path(
    delete, path = "/api/v1/tables/{id}/ahead", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security(("seat" = [])),
    responses(
        (status = 204, description = "Nothing is said ahead"),
        (status = 401, body = Problem, description = "There is no token"),
        (status = 403, body = Problem, description = "The token opens nothing here"),
        (status = 404, body = Problem, description = "There is no such table"),
    ),
)]
pub(crate) async fn forget(
    State(front): State<Arc<Front>>,
    Named(table): Named,
    token: Token,
) -> Result<StatusCode, Refusal> {
    front.house.drop_plan(&table, token.needed()?).await?;
    Ok(StatusCode::NO_CONTENT)
}
