//! The games of the house, and their rules.

use super::extract::{Asked, Named};
use super::refusal::Refusal;
use super::web;
use crate::House;
use crate::protocol::{GameInfo, Problem, Why};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use luckhouse_words::Language;
use serde::Deserialize;
use utoipa::IntoParams;

/// How the games are to be described.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wording {
    /// In which language, by its tag: `de`. One that the house does not speak is answered in English.
    language: Option<String>,
}

/// The games that can be played, with their seats, options and bots.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "games", params(Wording),
    responses((status = 200, body = Vec<GameInfo>)),
)]
pub(crate) async fn games(Asked(wording): Asked<Wording>, request: HeaderMap) -> Response {
    let language = wording.language.as_deref().and_then(Language::find).unwrap_or(Language::ENGLISH);
    // They are those of the program: a page that is opened after another is told that it has them already.
    let games = serde_json::to_vec(&House::games(language)).expect("games are plain data");
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
