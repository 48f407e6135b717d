//! Tournaments.

use super::address::Address;
use super::extract::{Asked, Named, Sent};
use super::front::Front;
use super::refusal::Refusal;
use super::session::{SignedIn, Visiting};
use super::tables::{Made, made};
use crate::protocol::{AddBots, OpenTournament, Problem, Seated, TakeSeat, TournamentInfo, Tournaments};
use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use axum::{Extension, Json};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// How much of a tournament, and when.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct HowMuch {
    /// The first line of the standings that is told of, counted from 0; a hundred are.
    #[serde(default)]
    from: usize,
    /// Wait until more has happened than this, for 20 seconds at most.
    after: Option<u32>,
}

/// The public tournaments.
#[utoipa::path(
    get, path = "/api/v1/tournaments", tag = "tournaments",
    security((), ("session" = [])),
    responses((status = 200, body = Tournaments)),
)]
pub(crate) async fn list(
    State(front): State<Arc<Front>>,
    Visiting(session): Visiting,
) -> Result<Json<Tournaments>, Refusal> {
    Ok(Json(front.house.tournaments(session.as_ref()).await?))
}

/// Open a tournament.
#[utoipa::path(
    post, path = "/api/v1/tournaments", tag = "tournaments",
    security(("session" = [])),
    request_body = OpenTournament,
    responses(
        (status = 201, body = TournamentInfo, description = "It is open; nobody takes part yet"),
        (status = 400, body = Problem, description = "There is no such game, option or start, or it is too long"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "The name or the clock cannot be"),
        (status = 409, body = Problem, description = "There are too many"),
        (status = 429, body = Problem, description = "Too many tables from one address"),
    ),
)]
pub(crate) async fn open(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<OpenTournament>,
) -> Result<(StatusCode, [(HeaderName, String); 1], Json<TournamentInfo>), Refusal> {
    front.one_more_table(address).await?;
    let info = front.house.open_tournament(order, &session).await?;
    let place = format!("/api/v1/tournaments/{}", info.about.id);
    Ok((StatusCode::CREATED, [(header::LOCATION, place)], Json(info)))
}

/// A tournament: standings, games, and how whoever asks stands.
#[utoipa::path(
    get, path = "/api/v1/tournaments/{id}", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament"), HowMuch),
    security((), ("session" = [])),
    responses(
        (status = 200, body = TournamentInfo),
        (status = 400, body = Problem, description = "This is no number"),
        (status = 404, body = Problem, description = "There is no such tournament"),
    ),
)]
pub(crate) async fn info(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    Visiting(session): Visiting,
    Asked(how): Asked<HowMuch>,
) -> Result<Json<TournamentInfo>, Refusal> {
    let asked = front.house.tournament(&id, session.as_ref(), how.from, how.after);
    tokio::select! {
        info = asked => Ok(Json(info?)),
        // Nobody waits for news of a house that closes.
        () = front.closed() => Err(Refusal::closing()),
    }
}

/// Take part, or come back.
#[utoipa::path(
    put, path = "/api/v1/tournaments/{id}/me", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")),
    security(("session" = [])),
    responses(
        (status = 200, body = TournamentInfo),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "There is no such tournament"),
        (status = 409, body = Problem, description = "It is over, full, too late, or one takes part already"),
    ),
)]
pub(crate) async fn join(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    SignedIn(session): SignedIn,
) -> Result<Json<TournamentInfo>, Refusal> {
    Ok(Json(front.house.join_tournament(&id, &session).await?))
}

/// Get no further games. What was played counts.
#[utoipa::path(
    delete, path = "/api/v1/tournaments/{id}/me", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")),
    security(("session" = [])),
    responses(
        (status = 200, body = TournamentInfo),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "There is no such tournament"),
        (status = 409, body = Problem, description = "It is over, or one does not take part"),
    ),
)]
pub(crate) async fn leave(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    SignedIn(session): SignedIn,
) -> Result<Json<TournamentInfo>, Refusal> {
    Ok(Json(front.house.leave_tournament(&id, &session).await?))
}

/// Let play begin.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{id}/start", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")),
    security(("session" = [])),
    responses(
        (status = 200, body = TournamentInfo),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "It is somebody else's"),
        (status = 404, body = Problem, description = "There is no such tournament"),
        (status = 409, body = Problem, description = "It has begun, is over, or there are too few players"),
    ),
)]
pub(crate) async fn start(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    SignedIn(session): SignedIn,
) -> Result<Json<TournamentInfo>, Refusal> {
    Ok(Json(front.house.start_tournament(&id, &session).await?))
}

/// Let bots take part.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{id}/bots", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")),
    security(("session" = [])),
    request_body = AddBots,
    responses(
        (status = 200, body = TournamentInfo),
        (status = 400, body = Problem, description = "There is no such bot"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "It is somebody else's"),
        (status = 404, body = Problem, description = "There is no such tournament"),
        (status = 409, body = Problem, description = "It is over, full, or too late"),
    ),
)]
pub(crate) async fn bots(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    SignedIn(session): SignedIn,
    Sent(order): Sent<AddBots>,
) -> Result<Json<TournamentInfo>, Refusal> {
    Ok(Json(front.house.add_bots(&id, &session, order).await?))
}

/// End it: no further games are given out. One that has not begun is over at once.
#[utoipa::path(
    delete, path = "/api/v1/tournaments/{id}", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")),
    security(("session" = [])),
    responses(
        (status = 200, body = TournamentInfo),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "It is somebody else's"),
        (status = 404, body = Problem, description = "There is no such tournament"),
        (status = 409, body = Problem, description = "It is over"),
    ),
)]
pub(crate) async fn end(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    SignedIn(session): SignedIn,
) -> Result<Json<TournamentInfo>, Refusal> {
    Ok(Json(front.house.end_tournament(&id, &session).await?))
}

/// One's seat in the game that one is to play now.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{id}/seat", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")),
    security(("session" = [])),
    request_body = TakeSeat,
    responses(
        (status = 201, body = Seated, description = "The seat and its token, the same for whoever was there before"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "There is no such tournament"),
        (status = 409, body = Problem, description = "One has no game now, or comes too late"),
    ),
)]
pub(crate) async fn seat(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(id): Named,
    SignedIn(session): SignedIn,
    Sent(order): Sent<TakeSeat>,
) -> Result<Made, Refusal> {
    let who = front.newcomer(None, address);
    Ok(made(front.house.tournament_seat(&id, &session, order.seals, who).await?))
}

/// Everything that happened, a line each: the standings can be counted again from it.
#[utoipa::path(
    get, path = "/api/v1/tournaments/{id}/log", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = Problem, description = "There is no such tournament"),
    ),
)]
pub(crate) async fn log(
    State(front): State<Arc<Front>>,
    Named(id): Named,
) -> Result<([(HeaderName, &'static str); 1], String), Refusal> {
    let log = front.house.tournament_log(&id).await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], log))
}

/// The standings, for a program that reads tables.
#[utoipa::path(
    get, path = "/api/v1/tournaments/{id}/standings.csv", tag = "tournaments",
    params(("id" = String, Path, description = "The tournament")),
    responses(
        (status = 200, body = String, content_type = "text/csv"),
        (status = 404, body = Problem, description = "There is no such tournament"),
    ),
)]
pub(crate) async fn standings(
    State(front): State<Arc<Front>>,
    Named(id): Named,
) -> Result<([(HeaderName, &'static str); 2], String), Refusal> {
    let csv = front.house.tournament_csv(&id).await?;
    let name = "attachment; filename=\"standings.csv\"";
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8"), (header::CONTENT_DISPOSITION, name)], csv))
}
