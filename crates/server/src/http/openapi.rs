//! The description of the house for programs.

use super::{
    ahead, asyncapi, bots, calendar, connect, daily, documents, finished, games, health, invitations, ladder,
    moderation, notices, pages, players, puzzles, ranking, refusals, tables, tournaments, vacations, web,
};
use crate::protocol::VERSION;
use axum::Json;
use utoipa::openapi::OpenApi as Description;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Luckhouse",
        description = "Tables on the network: durable, fair, secret. What is said on the socket is described by \
                       /api/v1/asyncapi.json.",
        license(name = "MIT"),
    ),
    paths(
        games::shelf,
        games::games,
        games::game,
        games::rules,
        documents::check,
        documents::worth,
        tables::open,
        tables::list,
        tables::info,
        tables::sit,
        tables::rematch,
        tables::try_again,
        tables::import,
        ahead::mine,
        ahead::look,
        ahead::plan,
        ahead::forget,
        finished::log,
        finished::replay,
        finished::proof,
        finished::coach,
        ladder::ladders,
        ranking::ranking,
        players::challenge,
        players::sign_in,
        players::profile,
        players::games,
        players::curve,
        players::against,
        players::opponents,
        players::regard,
        players::disregard,
        invitations::list,
        invitations::invite,
        invitations::decline,
        notices::ways,
        notices::subscribe,
        notices::unsubscribe,
        notices::set_address,
        notices::prove_address,
        notices::remove_address,
        notices::write_no_more,
        calendar::games,
        calendar::link,
        calendar::make,
        calendar::revoke,
        calendar::feed,
        calendar::download,
        vacations::list,
        vacations::plan,
        vacations::end,
        players::me,
        players::edit,
        players::forget,
        players::code,
        players::recovery,
        players::remove_device,
        players::add_passkey,
        players::remove_passkey,
        players::sign_out,
        players::data,
        bots::list,
        bots::make,
        bots::edit,
        bots::remove,
        bots::make_token,
        bots::revoke_token,
        bots::open,
        bots::myself,
        bots::challenges,
        bots::decline,
        daily::today,
        daily::day,
        daily::play,
        tournaments::list,
        tournaments::open,
        tournaments::info,
        tournaments::end,
        tournaments::join,
        tournaments::leave,
        tournaments::start,
        tournaments::bots,
        tournaments::seat,
        tournaments::log,
        tournaments::standings,
        puzzles::list,
        puzzles::ask,
        puzzles::attempt,
        moderation::report,
        moderation::moderation,
        moderation::moderate,
        connect::connect,
        openapi,
        asyncapi::asyncapi,
        health::healthz,
        health::metrics,
        pages::style,
    ),
    modifiers(&Seat),
)]
struct Api;

/// How a seat is opened.
struct Seat;

impl Modify for Seat {
    fn modify(&self, api: &mut Description) {
        let about = "The token of a seat, as it was given when the seat was taken";
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(about)).build();
        let components = api.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(bearer));
        let about = "The token of a bot, as it was shown to its owner";
        let bot = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(about)).build();
        components.add_security_scheme("bot", SecurityScheme::Http(bot));
        let cookie = ApiKeyValue::with_description("luckhouse", "A browser that is signed in");
        components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// The description of everything that can be asked by HTTP. Its version is the version of the protocol.
///
/// ```
/// let api = serde_json::to_value(luckhouse_server::http::description()).unwrap();
/// assert_eq!(api["info"]["version"], "2");
/// assert!(api["paths"]["/api/v1/tables"]["post"].is_object());
/// ```
pub fn description() -> Description {
    let mut api = Api::openapi();
    api.info.version = VERSION.to_string();
    refusals::describe(&mut api);
    web::describe(&mut api);
    api
}

/// This description.
#[utoipa::path(
    get, path = "/api/v1/openapi.json", tag = "running it",
    responses((status = 200, body = serde_json::Value)),
)]
pub(crate) async fn openapi() -> Json<Description> {
    Json(description())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let all = super::super::routes().into_iter().chain(super::super::places());
        let routes: BTreeSet<String> = all.map(|(path, _)| path.into()).collect();
        let described: BTreeSet<String> = description().paths.paths.into_keys().collect();
        assert_eq!(routes, described);
    }
}
