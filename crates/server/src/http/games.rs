//! The games of the house, and their rules.

use super::extract::Named;
use super::refusal::Refusal;
use crate::House;
use crate::protocol::{GameInfo, Problem, Why};
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;

/// The games are those of the program: a page that is opened after another need not ask again.
const KEPT: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "max-age=60")];

/// The games that can be played, with their seats, options and bots.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "games",
    responses((status = 200, body = Vec<GameInfo>)),
)]
pub(crate) async fn games() -> impl IntoResponse {
    (KEPT, Json(House::games()))
}

/// The rules of a game, as Markdown.
#[utoipa::path(
    get, path = "/api/v1/games/{name}/rules", tag = "games",
    params(("name" = String, Path, description = "The name of the game")),
    responses(
        (status = 200, body = String, content_type = "text/markdown"),
        (status = 404, body = Problem, description = "There is no such game"),
    ),
)]
pub(crate) async fn rules(Named(name): Named) -> Result<impl IntoResponse, Refusal> {
    let unknown =
        |wrong: luckhouse_engine::BadWord| Refusal::new(StatusCode::NOT_FOUND, Why::Word, wrong.to_string());
    let game = luckhouse_shelf::find(&name).map_err(unknown)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], game.rules_page()))
}
