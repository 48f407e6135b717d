//! Who is best at what.

use super::extract::Asked;
use super::front::Front;
use super::refusal::Refusal;
use super::session::Visiting;
use crate::protocol::{Problem, Ranking, RatingKind};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// Which ranking.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct RankingAsked {
    /// Of which game.
    game: String,
    /// For how many.
    seats: u8,
    /// By which rating.
    #[serde(default)]
    #[param(inline)]
    by: RatingKind,
}

/// The best of a game with a number of seats: those who let themselves be seen, at most a hundred.
#[utoipa::path(
    get, path = "/api/v1/players", tag = "players",
    params(RankingAsked),
    responses(
        (status = 200, body = Ranking),
        (status = 400, body = Problem, description = "What was expected of the value that is wrong"),
    ),
)]
pub(crate) async fn ranking(
    State(front): State<Arc<Front>>,
    Visiting(session): Visiting,
    Asked(RankingAsked { game, seats, by }): Asked<RankingAsked>,
) -> Result<Json<Ranking>, Refusal> {
    Ok(Json(front.house.ranking((&game, seats), by, session.as_ref()).await?))
}
