//! The journey of the day.

use super::address::Address;
use super::extract::{Asked, Named, Sent};
use super::front::Front;
use super::refusal::Refusal;
use super::session::Visiting;
use super::tables::{Made, made};
use crate::house::MOST_ENTRIES;
use crate::protocol::{Daily, PlayDaily, Problem, Seated};
use crate::table::unknown_word;
use axum::extract::State;
use axum::{Extension, Json};
use luckhouse_engine::fair::Day;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// How much of a day.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct HowMuch {
    /// So many of those who came to an end, at most and if not given 100.
    #[serde(default = "most")]
    entries: usize,
}

fn most() -> usize {
    MOST_ENTRIES
}

/// Today: what is sealed, who came how far, and one's own day.
#[utoipa::path(
    get, path = "/api/v1/daily", tag = "daily", params(HowMuch),
    security((), ("session" = [])),
    responses(
        (status = 200, body = Daily),
        (status = 400, body = Problem, description = "This is no number"),
    ),
)]
pub(crate) async fn today(
    State(front): State<Arc<Front>>,
    Visiting(session): Visiting,
    Asked(how_much): Asked<HowMuch>,
) -> Result<Json<Daily>, Refusal> {
    Ok(Json(front.house.daily(front.house.today(), session.as_ref(), how_much.entries).await?))
}

/// Any day until today; when it is over, with its secret and what best play makes of it.
#[utoipa::path(
    get, path = "/api/v1/daily/{day}", tag = "daily",
    params(("day" = String, Path, description = "The day, as in `2026-11-17`")),
    security((), ("session" = [])),
    responses(
        (status = 200, body = Daily),
        (status = 400, body = Problem, description = "This is no day"),
        (status = 409, body = Problem, description = "The day has not come yet"),
    ),
)]
pub(crate) async fn day(
    State(front): State<Arc<Front>>,
    Visiting(session): Visiting,
    Named(day): Named,
) -> Result<Json<Daily>, Refusal> {
    Ok(Json(front.house.daily(read(&day)?, session.as_ref(), MOST_ENTRIES).await?))
}

/// Play the journey of a day: the try that counts, begun or gone on with, or one for practice.
#[utoipa::path(
    post, path = "/api/v1/daily/{day}/tables", tag = "daily",
    params(("day" = String, Path, description = "The day, as in `2026-11-17`")),
    security((), ("session" = [])),
    request_body = PlayDaily,
    responses(
        (status = 201, body = Seated, description = "The seat and its token, the same for whoever was there before"),
        (status = 400, body = Problem, description = "This is no day, or no name"),
        (status = 403, body = Problem, description = "Nobody is signed in, and today's dice need a player"),
        (status = 409, body = Problem, description = "The day has not come, is over, or one's own try is not"),
        (status = 429, body = Problem, description = "Too many tables from one address"),
    ),
)]
pub(crate) async fn play(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Visiting(session): Visiting,
    Named(day): Named,
    Sent(order): Sent<PlayDaily>,
) -> Result<Made, Refusal> {
    front.one_more_table(address).await?;
    Ok(made(front.house.play_daily(read(&day)?, order, session.as_ref()).await?))
}

fn read(day: &str) -> Result<Day, Refusal> {
    Ok(day.parse().map_err(|wrong| unknown_word(&wrong))?)
}
