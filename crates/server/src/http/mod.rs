//! The house on HTTP: everything but the talk on the socket.
//!
//! | what | where |
//! |---|---|
//! | games and rules | `games` |
//! | documents that an option takes | `documents` |
//! | puzzles | `puzzles` |
//! | the journey of the day | `daily` |
//! | tournaments | `tournaments` |
//! | tables: open, find, sit down, play again, import | `tables`, `question` |
//! | log, replay, proof, coach | `finished` |
//! | players who are known again | `players`, `ranking`, `ladder`, `session` |
//! | bots of players | `bots` |
//! | reports, and those who keep order | `moderation` |
//! | how players who are not here are told | `notices` |
//! | the way to the socket | `connect` |
//! | health and numbers | `health`, `probe`, `count`, `quiet` |
//! | the description of all of it | `openapi`, `refusals`, `asyncapi` |
//! | pages for a browser | `web`, and `pages` where those are not built |
//! | who may come in | `front`, `names`, `origin`, `rate`, `connections`, `address`, `proxies` |
//! | what browsers are told | `headers` |
//! | how a request is read, and how no is said | `extract`, `refusal` |
//! | connections come and go | [`serve`] |

mod address;
mod ahead;
mod asyncapi;
mod bots;
mod calendar;
mod connect;
mod connections;
mod count;
mod daily;
mod documents;
mod elsewhere;
mod extract;
mod finished;
mod front;
mod games;
mod headers;
mod health;
mod invitations;
mod ladder;
mod moderation;
mod names;
mod notices;
mod openapi;
mod origin;
mod pages;
mod players;
mod probe;
mod proxies;
mod puzzles;
mod question;
mod quiet;
mod ranking;
mod rate;
mod refusal;
mod refusals;
mod serve;
mod session;
mod tables;
mod tournaments;
mod vacations;
mod web;

pub(crate) use address::Address;
pub use asyncapi::socket_description;
pub(crate) use connections::Place;
pub(crate) use elsewhere::{News, Room};
pub(crate) use front::Front;
pub(crate) use health::recorder;
pub use health::serve_metrics;
pub use names::is_name;
pub use openapi::description;
pub use origin::is_origin;
pub use proxies::{BadProxy, Proxies};
pub(crate) use quiet::Quiet;
pub(crate) use rate::Buckets;
pub(crate) use refusal::Refusal;
pub use serve::{serve, serve_node};
pub use web::Pages;

use crate::{House, cluster};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderValue, Method, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, delete, get, patch, post, put};
use std::sync::Arc;
use std::time::Duration;
use tower_http::compression::{CompressionLayer, predicate::SizeAbove};
use tower_http::cors::CorsLayer;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long the coach may take.
const COACH_PATIENCE: Duration = Duration::from_secs(300);

/// Shorter answers are not compressed, in bytes.
const WORTH_IT: u64 = 512;

/// What is there. Everything of it is described by [`description`].
fn routes() -> Vec<(&'static str, MethodRouter<Arc<Front>>)> {
    vec![
        ("/api/v1/shelf", get(games::shelf)),
        ("/api/v1/games", get(games::games)),
        ("/api/v1/games/{name}", get(games::game)),
        ("/api/v1/games/{name}/rules", get(games::rules)),
        ("/api/v1/games/{name}/documents", post(documents::check)),
        ("/api/v1/games/{name}/worth", post(documents::worth)),
        ("/api/v1/tables", get(tables::list).post(tables::open)),
        ("/api/v1/tables/{id}", get(tables::info)),
        ("/api/v1/tables/{id}/seats", post(tables::sit)),
        ("/api/v1/tables/{id}/rematch", post(tables::rematch)),
        ("/api/v1/tables/{id}/tries", post(tables::try_again)),
        (
            "/api/v1/tables/{id}/ahead",
            get(ahead::mine).post(ahead::look).put(ahead::plan).delete(ahead::forget),
        ),
        ("/api/v1/tables/{id}/log", get(finished::log)),
        ("/api/v1/tables/{id}/replay", get(finished::replay)),
        ("/api/v1/tables/{id}/proof", get(finished::proof)),
        ("/api/v1/tables/{id}/coach", get(finished::coach)),
        ("/api/v1/players", get(ranking::ranking)),
        ("/api/v1/ladders", get(ladder::ladders)),
        ("/api/v1/players/challenge", post(players::challenge)),
        ("/api/v1/players/session", post(players::sign_in)),
        ("/api/v1/players/{id}", get(players::profile)),
        ("/api/v1/players/{id}/games", get(players::games)),
        ("/api/v1/players/{id}/curve", get(players::curve)),
        ("/api/v1/players/{id}/against", get(players::against)),
        ("/api/v1/me", get(players::me).patch(players::edit).delete(players::forget)),
        ("/api/v1/me/people/{id}", put(players::regard).delete(players::disregard)),
        ("/api/v1/me/opponents", get(players::opponents)),
        ("/api/v1/me/invitations", get(invitations::list).post(invitations::invite)),
        ("/api/v1/me/invitations/{table}", delete(invitations::decline)),
        ("/api/v1/me/notices", get(notices::ways)),
        ("/api/v1/me/notices/browsers", post(notices::subscribe)),
        ("/api/v1/me/notices/browsers/{id}", delete(notices::unsubscribe)),
        (
            "/api/v1/me/notices/mail",
            put(notices::set_address).post(notices::prove_address).delete(notices::remove_address),
        ),
        ("/api/v1/unsubscribe/{token}", post(notices::write_no_more)),
        ("/api/v1/me/games", get(calendar::games)),
        ("/api/v1/me/calendar", get(calendar::link).post(calendar::make).delete(calendar::revoke)),
        ("/api/v1/me/calendar/{file}", get(calendar::feed)),
        ("/api/v1/me/calendar.ics", get(calendar::download)),
        ("/api/v1/me/vacations", get(vacations::list).post(vacations::plan)),
        ("/api/v1/me/vacations/{from}", delete(vacations::end)),
        ("/api/v1/me/codes", post(players::code)),
        ("/api/v1/me/recovery", post(players::recovery)),
        ("/api/v1/me/devices/{id}", delete(players::remove_device)),
        ("/api/v1/me/passkeys", post(players::add_passkey)),
        ("/api/v1/me/passkeys/{id}", delete(players::remove_passkey)),
        ("/api/v1/me/sign-out", post(players::sign_out)),
        ("/api/v1/me/data", get(players::data)),
        ("/api/v1/me/bots", get(bots::list).post(bots::make)),
        ("/api/v1/me/bots/{id}", patch(bots::edit).delete(bots::remove)),
        ("/api/v1/me/bots/{id}/tokens", post(bots::make_token)),
        ("/api/v1/me/bots/{id}/tokens/{token}", delete(bots::revoke_token)),
        ("/api/v1/bots", get(bots::open)),
        ("/api/v1/bot", get(bots::myself)),
        ("/api/v1/bot/challenges", get(bots::challenges)),
        ("/api/v1/bot/challenges/{table}", delete(bots::decline)),
        ("/api/v1/puzzles", get(puzzles::list)),
        ("/api/v1/puzzles/{id}", get(puzzles::ask)),
        ("/api/v1/puzzles/{id}/attempts", post(puzzles::attempt)),
        ("/api/v1/daily", get(daily::today)),
        ("/api/v1/daily/{day}", get(daily::day)),
        ("/api/v1/daily/{day}/tables", post(daily::play)),
        ("/api/v1/tournaments", get(tournaments::list).post(tournaments::open)),
        ("/api/v1/tournaments/{id}", get(tournaments::info).delete(tournaments::end)),
        ("/api/v1/tournaments/{id}/me", put(tournaments::join).delete(tournaments::leave)),
        ("/api/v1/tournaments/{id}/start", post(tournaments::start)),
        ("/api/v1/tournaments/{id}/bots", post(tournaments::bots)),
        ("/api/v1/tournaments/{id}/seat", post(tournaments::seat)),
        ("/api/v1/tournaments/{id}/log", get(tournaments::log)),
        ("/api/v1/tournaments/{id}/standings.csv", get(tournaments::standings)),
        ("/api/v1/reports", post(moderation::report)),
        ("/api/v1/moderation", get(moderation::moderation)),
        ("/api/v1/moderation/deeds", post(moderation::moderate)),
        ("/api/v1/imports", post(tables::import)),
        ("/api/v1/socket", get(connect::connect)),
        ("/api/v1/openapi.json", get(openapi::openapi)),
        ("/api/v1/asyncapi.json", get(asyncapi::asyncapi)),
        ("/healthz", get(health::healthz)),
        ("/metrics", get(health::metrics)),
        ("/house.css", get(pages::style)),
    ]
}

/// What is asked of one table: only the node that owns it can answer.
const OWNED: [&str; 2] = ["/api/v1/tables/{id}", "/api/v1/tournaments/{id}"];

/// The places of the pages, all of which are one page.
fn places() -> impl Iterator<Item = (&'static str, MethodRouter<Arc<Front>>)> {
    web::PLACES.into_iter().map(|place| (place, get(web::place)))
}

/// The whole house as a service, for whoever has a way of their own to bring requests to it.
///
/// Connections are not counted by it; that is for [`serve`], which brings them.
///
/// ```
/// use axum::{body::Body, http::Request};
/// use luckhouse_server::{Config, House, http};
/// use luckhouse_store::Memory;
/// use std::sync::Arc;
/// use tower::ServiceExt;
/// # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
/// let house = House::start(Arc::new(Memory::default()), Config::default()).unwrap();
/// let answer = http::router(house).oneshot(Request::get("/healthz").body(Body::empty()).unwrap()).await.unwrap();
/// assert_eq!(answer.status(), 200);
/// # });
/// ```
pub fn router(house: Arc<House>) -> Router {
    build(&Front::new(house))
}

fn build(front: &Arc<Front>) -> Router {
    let config = &front.house.config;
    let add = |router: Router<_>, (path, route): (&'static str, MethodRouter<_>)| {
        let patience = if path.ends_with("/coach") { COACH_PATIENCE } else { PATIENCE };
        let made_here = path.starts_with("/api/") || path.starts_with("/t/");
        let route = if made_here { route.layer(smaller()) } else { route };
        let route = match OWNED.iter().any(|of| path.starts_with(of)) {
            true => route.layer(from_fn_with_state(Arc::clone(front), cluster::carry)),
            false => route,
        };
        router.route(path, route.layer(from_fn_with_state(patience, front::in_time)))
    };
    // The last layer is the first that a request meets.
    routes()
        .into_iter()
        .chain(places())
        .fold(Router::new(), add)
        .fallback(web::other)
        .method_not_allowed_fallback(refusal::another_method)
        .layer(DefaultBodyLimit::max(config.limits.body))
        .layer(neighbours(&config.origins))
        .layer(from_fn_with_state(Arc::clone(front), front::come_in))
        .layer(from_fn(headers::careful))
        .layer(from_fn(count::counted))
        .with_state(Arc::clone(front))
}

/// Answers of the API, and pages that name their table, are compressed for those who can read that. A socket has no answer
/// that could be, and the other files of the pages are compressed when they are built.
fn smaller() -> CompressionLayer<SizeAbove> {
    CompressionLayer::new().compress_when(SizeAbove::new(WORTH_IT))
}

/// Pages of the origins that the host welcomes may read what we answer.
fn neighbours(origins: &[String]) -> CorsLayer {
    let origins =
        origins.iter().filter_map(|origin| HeaderValue::from_str(origin.trim_end_matches('/')).ok());
    CorsLayer::new()
        .allow_origin(origins.collect::<Vec<_>>())
        .allow_methods([Method::GET, Method::POST])
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE])
}
