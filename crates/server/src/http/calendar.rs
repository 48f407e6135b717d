//! Games that one is in the middle of, and their calendar.

use super::address::Address;
use super::extract::{Asked, Named};
use super::front::Front;
use super::games::Wording;
use super::pages;
use super::refusal::Refusal;
use super::session::SignedIn;
use crate::protocol::{CalendarLink, NewCalendar, Problem, RunningGames};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::{Extension, Json};
use luckhouse_store::MemberId;
use std::sync::Arc;

/// The games that one is in the middle of: first those that wait for oneself, by when the time is up.
#[utoipa::path(
    get, path = "/api/v1/me/games", tag = "players",
    security(("session" = [])),
    responses(
        (status = 200, body = RunningGames),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 429, body = Problem, description = "Too much is asked from one address"),
    ),
)]
pub(crate) async fn games(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    SignedIn(session): SignedIn,
) -> Result<Json<RunningGames>, Refusal> {
    front.one_more_costly(address).await?;
    Ok(Json(front.house.running_games(&session.member).await?))
}

/// Is there a link to one's calendar?
#[utoipa::path(
    get, path = "/api/v1/me/calendar", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = CalendarLink), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn link(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<CalendarLink>, Refusal> {
    Ok(Json(front.house.calendar_link(&session).await?))
}

/// A new secret link to one's calendar. One that was made before leads nowhere any more.
#[utoipa::path(
    post, path = "/api/v1/me/calendar", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = NewCalendar), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn make(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<NewCalendar>, Refusal> {
    Ok(Json(front.house.new_calendar(&session).await?))
}

/// No link leads to one's calendar any more.
#[utoipa::path(
    delete, path = "/api/v1/me/calendar", tag = "players",
    security(("session" = [])),
    responses(
        (status = 204, description = "There is none any more"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
    ),
)]
pub(crate) async fn revoke(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<StatusCode, Refusal> {
    front.house.revoke_calendar(&session).await?;
    Ok(StatusCode::NO_CONTENT)
}

type File = ([(HeaderName, &'static str); 3], String);

/// A calendar (RFC 5545) with an event for each choice that is due where players have days. Whoever has the link can read it.
#[utoipa::path(
    get, path = "/api/v1/me/calendar/{file}", tag = "players",
    params(("file" = String, Path, description = "The secret of the link, and `.ics`"), Wording),
    responses(
        (status = 200, body = String, content_type = "text/calendar"),
        (status = 404, body = Problem, description = "This link leads nowhere, or not any more"),
        (status = 429, body = Problem, description = "Too much is asked from one address"),
    ),
)]
pub(crate) async fn feed(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(file): Named,
    Asked(wording): Asked<Wording>,
    headers: HeaderMap,
) -> Result<File, Refusal> {
    front.one_more_costly(address).await?;
    let owner = front.house.calendar_owner(&file).await?;
    calendar(&front, &owner, &wording, &headers).await
}

/// The same for oneself, to download.
#[utoipa::path(
    get, path = "/api/v1/me/calendar.ics", tag = "players", params(Wording),
    security(("session" = [])),
    responses(
        (status = 200, body = String, content_type = "text/calendar"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
    ),
)]
pub(crate) async fn download(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Asked(wording): Asked<Wording>,
    headers: HeaderMap,
) -> Result<File, Refusal> {
    calendar(&front, &session.member, &wording, &headers).await
}

async fn calendar(
    front: &Front,
    member: &MemberId,
    wording: &Wording,
    headers: &HeaderMap,
) -> Result<File, Refusal> {
    let behind_proxy = !front.house.config.proxies.is_empty();
    let link = |table: &str| pages::link(headers, table, behind_proxy);
    let told = front.house.calendar(member, wording.language(), link).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/calendar; charset=utf-8"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"luckhouse.ics\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, told))
}
