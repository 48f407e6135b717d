//! Players whom the house knows again.

use super::address::Address;
use super::extract::{Asked, Named, Sent};
use super::front::Front;
use super::refusal::Refusal;
use super::session::{Cookie, SignedIn, Visiting};
use crate::house::Which;
use crate::protocol::{
    Challenge, CurvePoint, DeviceCode, EditMe, Me, NewPasskey, Opponent, PlayedGames, Problem, Profile,
    RecoveryCodes, SetRegard, SignIn, SignOut, because,
};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, StatusCode, header};
use axum::{Extension, Json};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// Something for a key to sign, once.
#[utoipa::path(
    post, path = "/api/v1/players/challenge", tag = "players",
    responses((status = 200, body = Challenge), (status = 429, body = Problem, description = "Too many tries")),
)]
pub(crate) async fn challenge(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
) -> Result<Json<Challenge>, Refusal> {
    front.one_more_sign_in(address).await?;
    Ok(Json(front.house.challenge()))
}

/// Sign in with the key of a device. A new key makes a new player; with a code it becomes the key of the one who was given it.
#[utoipa::path(
    post, path = "/api/v1/players/session", tag = "players",
    request_body = SignIn,
    responses(
        (status = 200, body = Me, description = "Signed in: a cookie says so from now on"),
        (status = 400, body = Problem, description = "The key, the challenge or the name cannot be read"),
        (status = 403, body = Problem, description = "The challenge is old, the signature is of another, or the code is not known"),
        (status = 429, body = Problem, description = "Too many tries"),
    ),
)]
pub(crate) async fn sign_in(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    Sent(order): Sent<SignIn>,
) -> Result<(Cookie, Json<Me>), Refusal> {
    front.one_more_sign_in(address).await?;
    let origin = origin(&headers)?;
    let signed_in = front.house.sign_in(order, origin).await?;
    let me = front.house.me(&signed_in.session).await?;
    Ok((Cookie::set(&signed_in.token, origin), Json(me)))
}

/// From which page somebody asks. It was checked that it is one of ours.
fn origin(headers: &HeaderMap) -> Result<&str, Refusal> {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    origin.ok_or_else(|| Refusal::unreadable(because("no-origin")))
}

/// Oneself.
#[utoipa::path(
    get, path = "/api/v1/me", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = Me), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn me(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    headers: HeaderMap,
) -> Result<(Option<Cookie>, Json<Me>), Refusal> {
    let me = front.house.me(&session).await?;
    let token = front.house.rotate(&session).await?;
    Ok((token.map(|token| Cookie::again(&token, &headers)), Json(me)))
}

/// Change what one is called, or who may look at the profile.
#[utoipa::path(
    patch, path = "/api/v1/me", tag = "players",
    security(("session" = [])),
    request_body = EditMe,
    responses(
        (status = 200, body = Me),
        (status = 400, body = Problem, description = "This is no name"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "This name can be taken for somebody else's"),
    ),
)]
pub(crate) async fn edit(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<EditMe>,
) -> Result<Json<Me>, Refusal> {
    Ok(Json(front.house.edit_me(&session, order).await?))
}

/// Be forgotten: games stay, under a name that is nobody's.
#[utoipa::path(
    delete, path = "/api/v1/me", tag = "players",
    security(("session" = [])),
    responses(
        (status = 204, description = "Nothing is known of you any more"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
    ),
)]
pub(crate) async fn forget(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<(StatusCode, Cookie, ()), Refusal> {
    front.house.forget_me(&session).await?;
    Ok((StatusCode::NO_CONTENT, Cookie::cleared(), ()))
}

/// A code by which a second device becomes yours, for ten minutes.
#[utoipa::path(
    post, path = "/api/v1/me/codes", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = DeviceCode), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn code(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<DeviceCode>, Refusal> {
    Ok(Json(front.house.device_code(&session).await?))
}

/// New codes to print, for whoever loses every device.
#[utoipa::path(
    post, path = "/api/v1/me/recovery", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = RecoveryCodes), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn recovery(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<RecoveryCodes>, Refusal> {
    Ok(Json(front.house.recovery_codes(&session).await?))
}

/// Keep a passkey: it brings you back on any device that has it.
#[utoipa::path(
    post, path = "/api/v1/me/passkeys", tag = "players",
    security(("session" = [])),
    request_body = NewPasskey,
    responses(
        (status = 200, body = Me),
        (status = 400, body = Problem, description = "This cannot be read"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "The challenge is old, the passkey was made for another page or without its owner, or there are too many"),
    ),
)]
pub(crate) async fn add_passkey(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    headers: HeaderMap,
    Sent(order): Sent<NewPasskey>,
) -> Result<Json<Me>, Refusal> {
    Ok(Json(front.house.add_passkey(&session, order, origin(&headers)?).await?))
}

/// A passkey brings nobody back any more.
#[utoipa::path(
    delete, path = "/api/v1/me/passkeys/{id}", tag = "players",
    params(("id" = String, Path, description = "The passkey")),
    security(("session" = [])),
    responses(
        (status = 204, description = "Nobody can sign in with it any more"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "There is no such passkey"),
    ),
)]
pub(crate) async fn remove_passkey(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(passkey): Named,
) -> Result<StatusCode, Refusal> {
    front.house.remove_passkey(&session, &passkey).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A device is yours no more.
#[utoipa::path(
    delete, path = "/api/v1/me/devices/{id}", tag = "players",
    params(("id" = String, Path, description = "The device")),
    security(("session" = [])),
    responses(
        (status = 204, description = "It cannot sign in any more"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "It is the one that asks: sign out instead"),
        (status = 404, body = Problem, description = "There is no such device"),
    ),
)]
pub(crate) async fn remove_device(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(device): Named,
) -> Result<StatusCode, Refusal> {
    front.house.remove_device(&session, &device).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sign out, here or everywhere.
#[utoipa::path(
    post, path = "/api/v1/me/sign-out", tag = "players",
    security(("session" = [])),
    request_body = SignOut,
    responses((status = 204, description = "Signed out"), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn sign_out(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<SignOut>,
) -> Result<(StatusCode, Cookie, ()), Refusal> {
    front.house.sign_out(&session, order.everywhere).await?;
    Ok((StatusCode::NO_CONTENT, Cookie::cleared(), ()))
}

type Download = ([(HeaderName, &'static str); 1], Json<serde_json::Value>);

/// Everything that is kept of you.
#[utoipa::path(
    get, path = "/api/v1/me/data", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = serde_json::Value), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn data(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Download, Refusal> {
    let name = [(header::CONTENT_DISPOSITION, "attachment; filename=\"luckhouse.json\"")];
    Ok((name, Json(front.house.data_of(&session).await?)))
}

/// What may be known of a player.
#[utoipa::path(
    get, path = "/api/v1/players/{id}", tag = "players",
    params(("id" = String, Path, description = "The player")),
    responses((status = 200, body = Profile), (status = 404, body = Problem, description = "There is no such player, or it is not for you")),
)]
pub(crate) async fn profile(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    Visiting(session): Visiting,
) -> Result<Json<Profile>, Refusal> {
    Ok(Json(front.house.profile(&id, session.as_ref()).await?))
}

/// Which games.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct GamesAsked {
    /// Only of this game.
    game: Option<String>,
    /// Only those with smaller numbers.
    before: Option<u32>,
}

/// Games of a player, the newest first.
#[utoipa::path(
    get, path = "/api/v1/players/{id}/games", tag = "players",
    params(("id" = String, Path, description = "The player"), GamesAsked),
    responses(
        (status = 200, body = PlayedGames),
        (status = 400, body = Problem, description = "What was expected of the value that is wrong"),
        (status = 404, body = Problem, description = "There is no such player, or it is not for you"),
    ),
)]
pub(crate) async fn games(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    Visiting(session): Visiting,
    Asked(GamesAsked { game, before }): Asked<GamesAsked>,
) -> Result<Json<PlayedGames>, Refusal> {
    Ok(Json(front.house.games_of(&id, Which { game, before }, session.as_ref()).await?))
}

/// Which rating.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct CurveAsked {
    /// Of which game.
    game: String,
    /// For how many.
    seats: u8,
}

/// How a rating went.
#[utoipa::path(
    get, path = "/api/v1/players/{id}/curve", tag = "players",
    params(("id" = String, Path, description = "The player"), CurveAsked),
    responses(
        (status = 200, body = Vec<CurvePoint>),
        (status = 400, body = Problem, description = "What was expected of the value that is wrong"),
        (status = 404, body = Problem, description = "There is no such player, or it is not for you"),
    ),
)]
pub(crate) async fn curve(
    State(front): State<Arc<Front>>,
    Named(id): Named,
    Visiting(session): Visiting,
    Asked(CurveAsked { game, seats }): Asked<CurveAsked>,
) -> Result<Json<Vec<CurvePoint>>, Refusal> {
    Ok(Json(front.house.curve(&id, &game, seats, session.as_ref()).await?))
}

/// Those whom one has played with, the last ones first, and how it went.
#[utoipa::path(
    get, path = "/api/v1/me/opponents", tag = "players",
    security(("session" = [])),
    responses((status = 200, body = Vec<Opponent>), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn opponents(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<Vec<Opponent>>, Refusal> {
    Ok(Json(front.house.opponents(&session).await?))
}

/// How it went between a player and oneself.
#[utoipa::path(
    get, path = "/api/v1/players/{id}/against", tag = "players",
    params(("id" = String, Path, description = "The player")),
    security(("session" = [])),
    responses(
        (status = 200, body = Opponent),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "They have not played with each other"),
    ),
)]
pub(crate) async fn against(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(id): Named,
) -> Result<Json<Opponent>, Refusal> {
    Ok(Json(front.house.against(&id, &session).await?))
}

/// Make somebody a friend, or block them.
#[utoipa::path(
    put, path = "/api/v1/me/people/{id}", tag = "players",
    params(("id" = String, Path, description = "The player")),
    security(("session" = [])),
    request_body = SetRegard,
    responses(
        (status = 200, body = Me),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "It is oneself, or one too many"),
        (status = 404, body = Problem, description = "There is nobody whom one may know by that"),
    ),
)]
pub(crate) async fn regard(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(id): Named,
    Sent(order): Sent<SetRegard>,
) -> Result<Json<Me>, Refusal> {
    Ok(Json(front.house.think_of(&session, &id, Some(order.regard)).await?))
}

/// Neither a friend any more, nor blocked.
#[utoipa::path(
    delete, path = "/api/v1/me/people/{id}", tag = "players",
    params(("id" = String, Path, description = "The player")),
    security(("session" = [])),
    responses((status = 200, body = Me), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn disregard(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(id): Named,
) -> Result<Json<Me>, Refusal> {
    Ok(Json(front.house.think_of(&session, &id, None).await?))
}
