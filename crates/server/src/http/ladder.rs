//! The bots of the house as a ladder.

use super::extract::Asked;
use super::front::Front;
use super::refusal::Refusal;
use super::session::Visiting;
use crate::protocol::{Ladder, Problem};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// Which ladders.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LaddersAsked {
    /// Of which game.
    game: String,
}

/// The ladders of a game, one for each number of seats at which its bots are rated: what they are rated, whom of them you have
/// beaten, and who is next worth trying.
#[utoipa::path(
    get, path = "/api/v1/ladders", tag = "players",
    params(LaddersAsked),
    responses(
        (status = 200, body = [Ladder], description = "None, where bots are not rated"),
        (status = 400, body = Problem, description = "What was expected of the value that is wrong"),
    ),
)]
pub(crate) async fn ladders(
    State(front): State<Arc<Front>>,
    Visiting(session): Visiting,
    Asked(LaddersAsked { game }): Asked<LaddersAsked>,
) -> Result<Json<Vec<Ladder>>, Refusal> {
    Ok(Json(front.house.ladders(&game, session.as_ref()).await?))
}
