//! The games of the house, and their rules.

use super::extract::{Asked, Named};
use super::refusal::Refusal;
use super::web;
use crate::House;
use crate::protocol::{GameBrief, GameInfo, Problem, Why};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use luckhouse_shelf::AnyGame;
use luckhouse_words::Language;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

/// How the games are to be described.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wording {
    /// In which language, by its tag: `de`. One that the house does not speak is answered in English.
    language: Option<String>,
}

impl Wording {
    pub(crate) fn language(&self) -> Language {
        self.language.as_deref().and_then(Language::find).unwrap_or(Language::ENGLISH)
    }
}

/// What is the same as long as the program is: a page that is opened after another is told that it has it already.
fn if_new(told: &impl Serialize, request: &HeaderMap) -> Response {
    web::if_new("told.json", serde_json::to_vec(told).expect("games are plain data"), request)
}

/// The games that can be played, in short: enough for a lobby that begins one as it is usually played.
#[utoipa::path(
    get, path = "/api/v1/shelf", tag = "games", params(Wording),
    responses((status = 200, body = Vec<GameBrief>)),
)]
pub(crate) async fn shelf(Asked(wording): Asked<Wording>, request: HeaderMap) -> Response {
    let games = House::games(wording.language()).into_iter().map(GameBrief::from);
    if_new(&games.collect::<Vec<_>>(), &request)
}

/// The games that can be played, with their seats, options and bots.
#[utoipa::path(
    get, path = "/api/v1/games", tag = "games", params(Wording),
    responses((status = 200, body = Vec<GameInfo>)),
)]
pub(crate) async fn games(Asked(wording): Asked<Wording>, request: HeaderMap) -> Response {
    if_new(&House::games(wording.language()), &request)
}

/// One game, with its seats, options and bots.
#[utoipa::path(
    get, path = "/api/v1/games/{name}", tag = "games",
    params(("name" = String, Path, description = "The name of the game"), Wording),
    responses(
        (status = 200, body = GameInfo),
        (status = 404, body = Problem, description = "There is no such game"),
    ),
)]
pub(crate) async fn game(
    Named(name): Named,
    Asked(wording): Asked<Wording>,
    request: HeaderMap,
) -> Result<Response, Refusal> {
    let name = find(&name)?.about().name;
    let game = House::games(wording.language()).into_iter().find(|game| game.name == name);
    Ok(if_new(&game, &request))
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
    let game = find(&name)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], game.rules_page()))
}

pub(super) fn find(name: &str) -> Result<&'static dyn AnyGame, Refusal> {
    luckhouse_shelf::find(name)
        .map_err(|wrong| Refusal::new(StatusCode::NOT_FOUND, Why::Word, wrong.to_string()))
}
