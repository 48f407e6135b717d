//! The games of the house, and their rules.

use super::extract::Named;
use super::refusal::Refusal;
use super::web;
use crate::House;
use crate::protocol::{GameInfo, Problem, Why};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// The games that can be played, with their seats, options and bots.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "games",
    responses((status = 200, body = Vec<GameInfo>)),
)]
pub(crate) async fn games(request: HeaderMap) -> Response {
    // They are those of the program: a page that is opened after another is told that it has them already.
    let games = serde_json::to_vec(&House::games()).expect("games are plain data");
    web::if_new("games.json", games, &request)
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
