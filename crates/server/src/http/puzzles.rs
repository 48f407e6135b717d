//! Puzzles: the list, one as its seat sees it, and what came of a try. The answer is told to nobody before they tried.

use super::extract::{Asked, Named, Sent};
use super::front::Front;
use super::refusal::Refusal;
use super::session::Visiting;
use crate::protocol::{
    Fact, Offer, Problem, PuzzleAsked, PuzzleLine, PuzzleResult, PuzzleStep, PuzzleTry, PuzzleValue, Why,
    because,
};
use crate::table::{against_rules, unknown_word};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use luckhouse_engine::Viewer;
use luckhouse_puzzles::{Puzzle, find, of};
use luckhouse_shelf::AnyTable;
use luckhouse_shelf::games::GAMES;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// Which puzzles.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Which {
    /// Those of this game; all, if not given.
    game: Option<String>,
}

/// The puzzles of a game, or of all.
#[utoipa::path(
    get, path = "/api/v1/puzzles", tag = "puzzles", params(Which),
    responses(
        (status = 200, body = Vec<PuzzleLine>),
        (status = 400, body = Problem, description = "There is no such game"),
    ),
)]
pub(crate) async fn list(Asked(which): Asked<Which>) -> Result<Json<Vec<PuzzleLine>>, Refusal> {
    let names = match &which.game {
        Some(game) => vec![game.as_str()],
        None => GAMES.iter().map(|game| game.about().name).collect(),
    };
    let mut lines = Vec::new();
    for name in names {
        lines.extend(of(name).map_err(|wrong| unknown_word(&wrong))?.iter().map(line));
    }
    Ok(Json(lines))
}

fn line(puzzle: &Puzzle) -> PuzzleLine {
    PuzzleLine {
        id: puzzle.id.to_string(),
        game: puzzle.game(),
        grade: puzzle.grade,
        proved: puzzle.is_proved(),
        themes: puzzle.themes(),
    }
}

/// A puzzle as its seat sees it, and how one came there; without the answer.
#[utoipa::path(
    get, path = "/api/v1/puzzles/{id}", tag = "puzzles",
    params(("id" = String, Path, description = "The puzzle")),
    responses(
        (status = 200, body = PuzzleAsked),
        (status = 404, body = Problem, description = "There is no such puzzle"),
    ),
)]
pub(crate) async fn ask(Named(id): Named) -> Result<Json<PuzzleAsked>, Refusal> {
    let (puzzle, table) = named(&id)?;
    let viewer = Viewer::Seat(puzzle.seat);
    let step = |news: luckhouse_shelf::News| PuzzleStep { line: news.line, facts: Fact::all(news.facts) };
    Ok(Json(PuzzleAsked {
        line: line(puzzle),
        header: table.header().to_string(),
        seat: puzzle.seat.index() as u8 + 1,
        seats: table.header().seats as u8,
        options: table.options(),
        story: table.news(0, viewer).into_iter().map(step).collect(),
        static_data: table.static_data(),
        view: table.view(viewer),
        offers: table.offers(puzzle.seat).into_iter().map(Offer::from).collect(),
    }))
}

/// Try a choice: was it the best, what is each worth, and why? A player's first try is rated.
#[utoipa::path(
    post, path = "/api/v1/puzzles/{id}/attempts", tag = "puzzles",
    params(("id" = String, Path, description = "The puzzle")),
    security((), ("session" = [])),
    request_body = PuzzleTry,
    responses(
        (status = 200, body = PuzzleResult),
        (status = 400, body = Problem, description = "The word cannot be read"),
        (status = 404, body = Problem, description = "There is no such puzzle"),
        (status = 409, body = Problem, description = "The rules do not allow the choice there"),
        (status = 503, body = Problem, description = "The try cannot be kept now; it did not count"),
    ),
)]
pub(crate) async fn attempt(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    Visiting(session): Visiting,
    Sent(tried): Sent<PuzzleTry>,
) -> Result<Json<PuzzleResult>, Refusal> {
    let (puzzle, table) = named(&id)?;
    let attempt = puzzle.attempt(&*table, &tried.word).map_err(|no| against_rules(&*table, &no))?;
    // The answer is told when the try is kept.
    let ratings = front.house.rate_try(session.as_ref(), puzzle.id.as_str(), attempt.solved).await?;
    let value = |value: luckhouse_puzzles::Value| PuzzleValue {
        word: value.word,
        chance: value.chance,
        cost: value.cost,
    };
    Ok(Json(PuzzleResult {
        word: attempt.word,
        solved: attempt.solved,
        best: puzzle.answer.clone(),
        margin: puzzle.margin,
        error: puzzle.error,
        values: puzzle.values(&*table).into_iter().map(value).collect(),
        why: Fact::all(puzzle.why.clone()),
        ratings,
    }))
}

/// A puzzle and its table.
fn named(id: &str) -> Result<(&'static Puzzle, Box<dyn AnyTable>), Refusal> {
    let none = || Refusal::new(StatusCode::NOT_FOUND, Why::Word, because("no-puzzle").with("id", id));
    let puzzle = find(id).ok_or_else(none)?;
    // What is kept fits to the rules: a test reads it all.
    let table = puzzle.table().map_err(|_| none())?;
    Ok((puzzle, table))
}
