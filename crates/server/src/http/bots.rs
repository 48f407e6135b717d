//! Bots of players: for their owners, for those who challenge them, and for the programs themselves, which come with a token.

use super::address::Address;
use super::extract::{Named, Sent};
use super::front::Front;
use super::refusal::Refusal;
use super::session::SignedIn;
use crate::members::bot::{BotSession, is_token};
use crate::protocol::{
    BotInfo, BotScope, BotSelf, BotToken, Bots, Challenges, EditBot, NewBot, NewBotToken, OpenBots, Problem,
    Why, because,
};
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::{HeaderMap, StatusCode, header, request::Parts};
use std::sync::Arc;

/// Whoever comes with the token of a bot. Its requests are counted, wherever they come from.
pub(crate) struct MaybeBot(pub(crate) Option<BotSession>);

impl MaybeBot {
    /// The bot, if somebody comes as one and may do this.
    pub(crate) fn who_may(self, scope: BotScope) -> Result<Option<BotSession>, Refusal> {
        let allowed = |bot: &BotSession| bot.scopes.contains(&scope);
        match self.0 {
            Some(bot) if !allowed(&bot) => Err(Refusal::from(Problem::new(
                Why::NotYours,
                because("bot-scope").with("scope", scope.word()),
            ))),
            bot => Ok(bot),
        }
    }

    fn needed(self, scope: BotScope) -> Result<BotSession, Refusal> {
        self.who_may(scope)?.ok_or_else(no_bot)
    }
}

/// A token of a bot that is none is refused, also where nobody has to come with one: whoever sends it wants to be known.
impl FromRequestParts<Arc<Front>> for MaybeBot {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, front: &Arc<Front>) -> Result<Self, Refusal> {
        let Some(token) = bearer(&parts.headers).filter(|token| is_token(token)) else {
            return Ok(MaybeBot(None));
        };
        let bot = front.house.bot_session(token).await?.ok_or_else(no_bot)?;
        front.one_more_of_bot(Address::of_token(&bot.hash)).await?;
        Ok(MaybeBot(Some(bot)))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then_some(token.trim())
}

fn no_bot() -> Refusal {
    Refusal::new(StatusCode::UNAUTHORIZED, Why::NotYours, because("wrong-bot-token"))
}

/// One's own bots, with their tokens.
#[utoipa::path(
    get, path = "/api/v1/me/bots", tag = "bots",
    security(("session" = [])),
    responses((status = 200, body = Bots), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn list(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<Bots>, Refusal> {
    Ok(Json(front.house.bots(&session).await?))
}

/// Make a bot.
#[utoipa::path(
    post, path = "/api/v1/me/bots", tag = "bots",
    security(("session" = [])),
    request_body = NewBot,
    responses(
        (status = 201, body = BotInfo, description = "It has no token yet"),
        (status = 400, body = Problem, description = "This is no name"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "It cannot be called so, one has too many, or may not play"),
    ),
)]
pub(crate) async fn make(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Sent(order): Sent<NewBot>,
) -> Result<(StatusCode, Json<BotInfo>), Refusal> {
    Ok((StatusCode::CREATED, Json(front.house.make_bot(&session, order).await?)))
}

/// Call a bot something else, or open it to others.
#[utoipa::path(
    patch, path = "/api/v1/me/bots/{id}", tag = "bots",
    params(("id" = String, Path, description = "The bot")),
    security(("session" = [])),
    request_body = EditBot,
    responses(
        (status = 200, body = BotInfo),
        (status = 400, body = Problem, description = "This is no name"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "It cannot be called so"),
        (status = 404, body = Problem, description = "One has no such bot"),
    ),
)]
pub(crate) async fn edit(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(bot): Named,
    Sent(order): Sent<EditBot>,
) -> Result<Json<BotInfo>, Refusal> {
    Ok(Json(front.house.edit_bot(&session, &bot, order).await?))
}

/// A bot goes: its games stay, under a name that is nobody's.
#[utoipa::path(
    delete, path = "/api/v1/me/bots/{id}", tag = "bots",
    params(("id" = String, Path, description = "The bot")),
    security(("session" = [])),
    responses(
        (status = 204, description = "Nothing is known of it any more"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "One has no such bot"),
    ),
)]
pub(crate) async fn remove(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(bot): Named,
) -> Result<StatusCode, Refusal> {
    front.house.remove_bot(&session, &bot).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A new token for a bot.
#[utoipa::path(
    post, path = "/api/v1/me/bots/{id}/tokens", tag = "bots",
    params(("id" = String, Path, description = "The bot")),
    security(("session" = [])),
    request_body = NewBotToken,
    responses(
        (status = 201, body = BotToken, description = "The token is shown only here"),
        (status = 400, body = Problem, description = "Nothing could be done with it"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 403, body = Problem, description = "The bot has too many"),
        (status = 404, body = Problem, description = "One has no such bot"),
    ),
)]
pub(crate) async fn make_token(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Named(bot): Named,
    Sent(order): Sent<NewBotToken>,
) -> Result<(StatusCode, Json<BotToken>), Refusal> {
    Ok((StatusCode::CREATED, Json(front.house.make_bot_token(&session, &bot, order).await?)))
}

/// A token opens nothing any more, and whoever is connected with it is sent away.
#[utoipa::path(
    delete, path = "/api/v1/me/bots/{id}/tokens/{token}", tag = "bots",
    params(
        ("id" = String, Path, description = "The bot"),
        ("token" = String, Path, description = "The token, by its id"),
    ),
    security(("session" = [])),
    responses(
        (status = 204, description = "It is revoked"),
        (status = 401, body = Problem, description = "Nobody is signed in"),
        (status = 404, body = Problem, description = "One has no such bot, or it has no such token"),
    ),
)]
pub(crate) async fn revoke_token(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
    Path((bot, token)): Path<(String, String)>,
) -> Result<StatusCode, Refusal> {
    front.house.revoke_bot_token(&session, &bot, &token).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Bots that one may challenge, by inviting them to a table.
#[utoipa::path(
    get, path = "/api/v1/bots", tag = "bots",
    security(("session" = [])),
    responses((status = 200, body = OpenBots), (status = 401, body = Problem, description = "Nobody is signed in")),
)]
pub(crate) async fn open(
    State(front): State<Arc<Front>>,
    SignedIn(session): SignedIn,
) -> Result<Json<OpenBots>, Refusal> {
    Ok(Json(front.house.open_bots(&session).await?))
}

/// Who the bot with this token is.
#[utoipa::path(
    get, path = "/api/v1/bot", tag = "bots",
    security(("bot" = [])),
    responses(
        (status = 200, body = BotSelf),
        (status = 401, body = Problem, description = "There is no token, or it is good for nothing"),
        (status = 403, body = Problem, description = "The token is not for this, or the account is banned"),
        (status = 429, body = Problem, description = "Too many requests with this token"),
    ),
)]
pub(crate) async fn myself(State(front): State<Arc<Front>>, bot: MaybeBot) -> Result<Json<BotSelf>, Refusal> {
    Ok(Json(front.house.bot_self(&bot.needed(BotScope::Read)?).await?))
}

/// Tables to which the bot is asked. It comes by taking a seat there.
#[utoipa::path(
    get, path = "/api/v1/bot/challenges", tag = "bots",
    security(("bot" = [])),
    responses(
        (status = 200, body = Challenges),
        (status = 401, body = Problem, description = "There is no token, or it is good for nothing"),
        (status = 403, body = Problem, description = "The token is not for this, or the account is banned"),
        (status = 429, body = Problem, description = "Too many requests with this token"),
    ),
)]
pub(crate) async fn challenges(
    State(front): State<Arc<Front>>,
    bot: MaybeBot,
) -> Result<Json<Challenges>, Refusal> {
    Ok(Json(front.house.challenges_of(&bot.needed(BotScope::Read)?).await?))
}

/// Do not come to a table to which the bot is asked.
#[utoipa::path(
    delete, path = "/api/v1/bot/challenges/{table}", tag = "bots",
    params(("table" = String, Path, description = "The table")),
    security(("bot" = [])),
    responses(
        (status = 204, description = "The bot is not asked to come there any more"),
        (status = 401, body = Problem, description = "There is no token, or it is good for nothing"),
        (status = 403, body = Problem, description = "The token is not for this, or the account is banned"),
        (status = 404, body = Problem, description = "This is no name of a table"),
        (status = 429, body = Problem, description = "Too many requests with this token"),
    ),
)]
pub(crate) async fn decline(
    State(front): State<Arc<Front>>,
    bot: MaybeBot,
    Named(table): Named,
) -> Result<StatusCode, Refusal> {
    front.house.decline_challenge(&bot.needed(BotScope::Challenge)?, &table).await?;
    Ok(StatusCode::NO_CONTENT)
}
