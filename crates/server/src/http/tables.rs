//! Tables: open one, find one, sit down, play again.

use super::address::Address;
use super::bots::MaybeBot;
use super::extract::{Asked, Named, Sent, Token};
use super::front::Front;
use super::question::Question;
use super::refusal::Refusal;
use super::session::Visiting;
use crate::protocol::{
    BotScope, Import, OpenTable, Problem, Rematch, Seated, Sit, TableInfo, Tables, TryAgain,
};
use crate::table::Newcomer;
use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use axum::{Extension, Json};
use std::sync::Arc;

pub(super) type Made = (StatusCode, [(HeaderName, String); 1], Json<Seated>);

/// Something new is there, and this is where.
pub(super) fn made(seated: Seated) -> Made {
    let place = format!("/api/v1/tables/{}", seated.table);
    (StatusCode::CREATED, [(header::LOCATION, place)], Json(seated))
}

/// Open a table, and sit down at it if you want to play.
#[utoipa::path(
    post, path = "/api/v1/tables", tag = "tables",
    request_body = OpenTable,
    responses(
        (status = 201, body = Seated, description = "The table is open; the token is shown only here"),
        (status = 400, body = Problem, description = "There is no such game, option, seat or bot"),
        (status = 403, body = Problem, description = "The page that asks is not of this house"),
        (status = 429, body = Problem, description = "Too many tables from one address"),
    ),
)]
pub(crate) async fn open(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Visiting(session): Visiting,
    Sent(order): Sent<OpenTable>,
) -> Result<Made, Refusal> {
    front.one_more_table(address).await?;
    Ok(made(front.house.open_as(order, front.newcomer(session, address)).await?))
}

/// The public tables, the newest first.
#[utoipa::path(
    get, path = "/api/v1/tables", tag = "tables",
    params(Question),
    responses(
        (status = 200, body = Tables),
        (status = 400, body = Problem, description = "What was expected of the value that is wrong"),
    ),
)]
pub(crate) async fn list(
    State(front): State<Arc<Front>>,
    Asked(question): Asked<Question>,
) -> Result<Json<Tables>, Refusal> {
    Ok(Json(front.house.list(question.search()?).await?))
}

/// What may be known of a table: the game, who is there, how far it is.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    responses(
        (status = 200, body = TableInfo),
        (status = 404, body = Problem, description = "There is no such table, or it is not for you"),
    ),
)]
pub(crate) async fn info(
    State(front): State<Arc<Front>>,
    Named(table): Named,
    token: Token,
) -> Result<Json<TableInfo>, Refusal> {
    Ok(Json(front.house.info(&table, token.get()).await?))
}

/// Take a free seat. A bot comes with its token, and only where it was asked to come; it is called what its account is.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/seats", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    security((), ("session" = []), ("bot" = [])),
    request_body = Sit,
    responses(
        (status = 201, body = Seated, description = "The seat is yours; the token is shown only here"),
        (status = 400, body = Problem, description = "The name, the seat or the seal cannot be read"),
        (status = 401, body = Problem, description = "The token of the bot is good for nothing"),
        (status = 403, body = Problem, description = "One is not welcome there, or may not play; the bot was not asked to come there"),
        (status = 404, body = Problem, description = "There is no such table"),
        (status = 409, body = Problem, description = "There is no such free seat"),
    ),
)]
pub(crate) async fn sit(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(table): Named,
    Visiting(session): Visiting,
    bot: MaybeBot,
    Sent(order): Sent<Sit>,
) -> Result<Made, Refusal> {
    let newcomer = front.newcomer(session, address);
    let newcomer = match bot.who_may(BotScope::Challenge)? {
        Some(bot) => {
            front.house.may_accept(&bot, &table).await?;
            Newcomer { member: Some(bot.member), bot: Some(bot.name), ..newcomer }
        }
        None => newcomer,
    };
    Ok(made(front.house.sit_as(&table, order, newcomer).await?))
}

/// Play again with the same people. Everybody who asks gets their seat at the same new table.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/rematch", tag = "tables",
    params(("id" = String, Path, description = "The table where the game is over")),
    security(("seat" = [])),
    request_body = Rematch,
    responses(
        (status = 201, body = Seated, description = "Your seat at the new table"),
        (status = 401, body = Problem, description = "There is no token"),
        (status = 403, body = Problem, description = "The token opens nothing here"),
        (status = 404, body = Problem, description = "There is no such table"),
        (status = 409, body = Problem, description = "The game is not over"),
        (status = 429, body = Problem, description = "Too many tables from one address"),
    ),
)]
pub(crate) async fn rematch(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(table): Named,
    token: Token,
    Sent(order): Sent<Rematch>,
) -> Result<Made, Refusal> {
    let token = token.needed()?;
    front.one_more_table(address).await?;
    Ok(made(front.house.rematch(&table, token, order).await?))
}

/// Play on from a moment of a finished game, against bots. That game stays as it is.
#[utoipa::path(
    post, path = "/api/v1/tables/{id}/tries", tag = "tables",
    params(("id" = String, Path, description = "The table where the game is over")),
    security((), ("seat" = [])),
    request_body = TryAgain,
    responses(
        (status = 201, body = Seated, description = "Your seat at the new table"),
        (status = 400, body = Problem, description = "There is no such moment, seat or bot"),
        (status = 404, body = Problem, description = "There is no such table"),
        (status = 409, body = Problem, description = "The game is not over"),
        (status = 429, body = Problem, description = "Too many tables from one address"),
    ),
)]
pub(crate) async fn try_again(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(table): Named,
    token: Token,
    Sent(order): Sent<TryAgain>,
) -> Result<Made, Refusal> {
    front.one_more_costly(address).await?;
    front.one_more_table(address).await?;
    Ok(made(front.house.try_again(&table, token.get(), order).await?))
}

/// Keep a game that was played elsewhere, to look at it again.
#[utoipa::path(
    post, path = "/api/v1/imports", tag = "tables",
    request_body = Import,
    responses(
        (status = 201, body = Seated, description = "Where the game is found from now on"),
        (status = 400, body = Problem, description = "The log cannot be read, or breaks the rules"),
        (status = 429, body = Problem, description = "Too many tables from one address"),
    ),
)]
pub(crate) async fn import(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Sent(order): Sent<Import>,
) -> Result<Made, Refusal> {
    front.one_more_costly(address).await?;
    front.one_more_table(address).await?;
    Ok(made(front.house.import(order).await?))
}
