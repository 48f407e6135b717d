//! The front of the house: what every request needs, and what it passes on the way in.

use super::address::Address;
use super::connections::{Connections, NoRoom};
use super::elsewhere::Room;
use super::names;
use super::origin;
use super::probe::Probe;
use super::quiet::Quiet;
use super::refusal::Refusal;
use crate::House;
use crate::cluster::Carried;
use crate::house::{Allowance, Home};
use crate::members::Session;
use crate::table::Newcomer;
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// What the front of the house knows.
pub(crate) struct Front {
    pub(crate) house: Arc<House>,
    /// Everybody who is connected.
    pub(crate) connections: Arc<Connections>,
    /// The sockets of those who come through a proxy.
    pub(crate) sockets: Arc<Connections>,
    pub(crate) probe: Probe,
    refused: Quiet,
    closing: watch::Sender<bool>,
}

impl Front {
    pub(crate) fn new(house: Arc<House>) -> Arc<Front> {
        let limits = house.config.limits;
        let (most, from_one, shared) = (limits.connections, limits.connections_per_address, house.is_node());
        let room = |gauge| Connections::new(most, from_one, gauge, shared);
        Arc::new(Front {
            connections: room(metrics::gauge!("luckhouse_connections")),
            sockets: room(metrics::gauge!("luckhouse_proxied_sockets")),
            probe: Probe::default(),
            refused: Quiet::new(),
            closing: watch::Sender::new(false),
            house,
        })
    }

    /// From now on nobody comes in.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow() || self.house.is_closing()
    }

    /// Wait until nobody comes in any more.
    pub(crate) async fn closed(&self) {
        // It cannot be gone before we are.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Do the limits for one address hold for this one? A proxy that names nobody does not make everybody at home.
    pub(crate) fn counts(&self, address: Address) -> bool {
        let config = &self.house.config;
        !(config.trust_loopback && config.proxies.is_empty() && address.is_home())
    }

    /// Somebody who sits down: whom the house knows them as, and from where they come if addresses say anything.
    pub(crate) fn newcomer(&self, session: Option<Session>, address: Address) -> Newcomer {
        let address = Some(address).filter(|address| self.counts(*address) && *address != Address::UNKNOWN);
        Newcomer { member: session.map(|session| session.member), address, bot: None }
    }

    pub(crate) fn connections_in(&self, room: Room) -> &Arc<Connections> {
        match room {
            Room::Connections => &self.connections,
            Room::Sockets => &self.sockets,
        }
    }

    /// Is there room at all nodes together for one who has a place here already? Their home knows.
    pub(crate) async fn has_room(&self, room: Room, address: Address) -> Result<(), NoRoom> {
        let connections = self.connections_in(room);
        let fits = match (self.house.own_address(), self.house.home(address)) {
            (Some(me), Some(Home { node, nodes })) => {
                let counted: Vec<Address> = address.counted().collect();
                let news = connections.news(&me, room, false, &counted);
                let told = self.house.ask_briefly(&node, "/nodes/v1/connections", &news).await;
                told.unwrap_or_else(|| connections.fits_share(address, nodes))
            }
            _ => connections.fits(address, &self.house.alive()),
        };
        if fits { Ok(()) } else { Err(NoRoom::Address) }
    }

    /// May one more table be opened from there?
    pub(crate) async fn one_more_table(&self, address: Address) -> Result<(), Refusal> {
        self.take(Allowance::Tables, address, "many-tables").await
    }

    /// May one more game be looked at from there, which takes long?
    pub(crate) async fn one_more_costly(&self, address: Address) -> Result<(), Refusal> {
        self.take(Allowance::Costly, address, "many-games").await
    }

    /// May one more try to sign in from there?
    pub(crate) async fn one_more_sign_in(&self, address: Address) -> Result<(), Refusal> {
        self.take(Allowance::SignIns, address, "many-sign-ins").await
    }

    /// May one more report be sent from there?
    pub(crate) async fn one_more_report(&self, address: Address) -> Result<(), Refusal> {
        self.take(Allowance::Reports, address, "many-reports").await
    }

    /// May one more request be made with this token of a bot?
    pub(crate) async fn one_more_of_bot(&self, token: Address) -> Result<(), Refusal> {
        self.house
            .allow(Allowance::Bots, token)
            .await
            .map_err(|wait| Refusal::too_fast("many-bot-requests", wait))
    }

    async fn take(&self, what: Allowance, address: Address, too_many: &'static str) -> Result<(), Refusal> {
        if !self.counts(address) {
            return Ok(());
        }
        self.house.allow(what, address).await.map_err(|wait| {
            let now = tokio::time::Instant::now().into_std();
            if let Some(count) = self.refused.once_more(now) {
                tracing::warn!(count, "requests refused: {too_many}");
            }
            metrics::counter!("luckhouse_refused_requests_total").increment(1);
            Refusal::too_fast(too_many, wait)
        })
    }

    /// May somebody from there ask anything at all just now?
    async fn may_ask(&self, address: Address) -> Result<(), Refusal> {
        if self.house.is_banned(address.ip()) {
            return Err(Refusal::banned());
        }
        self.take(Allowance::Requests, address, "many-requests").await
    }

    /// What else is checked before anybody looks at what is asked.
    fn check(&self, request: &Request) -> Result<(), Refusal> {
        names::check(request.headers(), request.uri(), &self.house.config.names)?;
        if changes_something(request) {
            origin::check(request.headers(), &self.house.config.origins)?;
        }
        if self.is_closing() && request.uri().path().starts_with("/api/") {
            return Err(Refusal::closing());
        }
        Ok(())
    }
}

/// A page of somebody else could do harm with this; it cannot read the answer to anything else.
fn changes_something(request: &Request) -> bool {
    !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
        || request.headers().contains_key(header::UPGRADE)
}

/// Whether a proxy brought a request.
#[derive(Clone, Copy)]
pub(crate) struct Proxied(pub(crate) bool);

/// The way in.
pub(crate) async fn come_in(State(front): State<Arc<Front>>, request: Request, next: Next) -> Response {
    if let Some(Carried(address)) = request.extensions().get().copied() {
        return carried(&front, request, address, next).await;
    }
    let (parts, body) = request.into_parts();
    let (address, proxied) = Address::of(&parts, &front.house.config.proxies);
    let mut request = Request::from_parts(parts, body);
    request.extensions_mut().insert(address);
    request.extensions_mut().insert(Proxied(proxied));
    match front.may_ask(address).await.and_then(|()| front.check(&request)) {
        Ok(()) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

/// The way in for what another node brings, which has looked at it already.
async fn carried(front: &Front, mut request: Request, address: Address, next: Next) -> Response {
    if front.is_closing() {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    request.extensions_mut().insert(address);
    request.extensions_mut().insert(Proxied(false));
    next.run(request).await
}

/// Nobody may take longer than this, sending a request or waiting for the answer.
pub(crate) async fn in_time(State(patience): State<Duration>, request: Request, next: Next) -> Response {
    let late = || {
        let text = format!("this took more than {} s: try again", patience.as_secs());
        Refusal::new(StatusCode::REQUEST_TIMEOUT, crate::protocol::Why::TooSlow, text)
    };
    match tokio::time::timeout(patience, next.run(request)).await {
        Ok(response) => response,
        Err(_) => late().into_response(),
    }
}
