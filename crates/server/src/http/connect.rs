//! The way to the socket.

use super::address::Address;
use super::bots::MaybeBot;
use super::connections::NoRoom;
use super::elsewhere::Room;
use super::front::{Front, Proxied};
use super::refusal::Refusal;
use super::session::Visiting;
use crate::protocol::{BotScope, Problem, Why, because};
use crate::socket::Guest;
use crate::table::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::StatusCode;
use axum::response::Response;
use std::sync::Arc;
use std::time::Duration;

/// What a connection reads at once. Each has such a buffer all its life, and most say little.
const READ_BUFFER: usize = 512;

/// From so much on a message is written at once. The default would cost each connection far more.
const WRITE_BUFFER: usize = 1024;

/// The WebSocket on which one plays and watches; what is said on it stands in the protocol.
#[utoipa::path(
    get, path = "/api/v1/socket", tag = "socket",
    security((), ("session" = []), ("bot" = [])),
    responses(
        (status = 101, description = "From here on it is a WebSocket; say hello"),
        (status = 400, body = Problem, description = "This is no WebSocket"),
        (status = 401, body = Problem, description = "The token of the bot is good for nothing"),
        (status = 403, body = Problem, description = "The page that asks is not of this house, or the token of the bot is not for this"),
        (status = 429, body = Problem, description = "Too many connections from one address"),
        (status = 503, body = Problem, description = "There is no room for more"),
    ),
)]
pub(crate) async fn connect(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Extension(Proxied(proxied)): Extension<Proxied>,
    Visiting(session): Visiting,
    bot: MaybeBot,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let bot = bot.who_may(BotScope::Play)?;
    let upgrade = upgrade.map_err(|wrong| {
        let text = format!("{}: expected a WebSocket, as in RFC 6455", wrong.body_text());
        Refusal::new(wrong.status(), Why::Unreadable, text)
    })?;
    // Connections are counted where they come in, but those of a proxy all come from one address: there sockets are
    // counted by whom the proxy names.
    let place = proxied.then(|| front.sockets.enter(Some(address)).map_err(no_room)).transpose()?;
    if proxied && front.house.is_node() {
        front.has_room(Room::Sockets, address).await.map_err(no_room)?;
    }
    let longest = front.house.config.limits.message;
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    let upgrade = upgrade.max_message_size(longest).max_frame_size(longest);
    let house = Arc::clone(&front.house);
    let member = bot.as_ref().map(|bot| bot.member.clone()).or_else(|| Some(session?.member));
    let visitor = Visitor { address, counted: front.counts(address), member };
    // The task that waits for the upgrade has room for all that it takes: the talk is a task of its own, which is small.
    Ok(upgrade.on_upgrade(move |socket| async move {
        tokio::spawn(Guest::new(house, socket, visitor, bot, place).talk());
    }))
}

/// How somebody hears that there is no room.
pub(crate) fn no_room(why: NoRoom) -> Refusal {
    match why {
        NoRoom::Banned => Refusal::banned(),
        NoRoom::Address => Refusal::too_fast("many-connections", Duration::from_secs(10)),
        NoRoom::House => {
            let text = because("house-full");
            Refusal::new(StatusCode::SERVICE_UNAVAILABLE, Why::Full, text)
        }
    }
}
