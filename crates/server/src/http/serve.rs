//! Connections come and go.

use super::address::Address;
use super::connect::no_room;
use super::connections::{NoRoom, Place};
use super::elsewhere::Room;
use super::front::Front;
use super::quiet::Quiet;
use super::{build, headers, health};
use crate::{House, cluster};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::response::{IntoResponse, Response};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use placed::Placed;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::{Instant, timeout};
use tower::ServiceExt;

mod placed;

/// How long the head of a request may take, and how long a connection may be kept without one.
const HEAD: Duration = Duration::from_secs(30);

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How long the tables take to finish what they acknowledged, at most.
const FINISHING: Duration = Duration::from_secs(20);

/// How long everybody has to go when the house has closed.
const GOING: Duration = Duration::from_secs(3);

/// How many hear that there is no room, at the same time. All others hear nothing.
const REFUSED_AT_ONCE: usize = 64;

/// Serve the house to whoever comes to the listener, until `stop`. Then nobody comes in any more, the house finishes
/// what it acknowledged, and everybody is told; this returns when all have gone, or have had three seconds to go.
///
/// ```
/// use luckhouse_server::{Config, House, serve};
/// use luckhouse_store::Memory;
/// use std::sync::Arc;
/// # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
/// let house = House::start(Arc::new(Memory::default()), Config::default()).unwrap();
/// let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
/// let at_once = async {};
/// serve(listener, house, at_once).await;
/// # });
/// ```
pub async fn serve<L>(listener: L, house: Arc<House>, stop: impl Future<Output = ()>)
where
    L: Listener<Addr = SocketAddr>,
{
    serve_front(listener, &Front::new(house), stop).await;
}

/// The same for one of several nodes, whose others come to the second listener.
pub async fn serve_node<L, N>(listener: L, nodes: N, house: Arc<House>, stop: impl Future<Output = ()>)
where
    L: Listener<Addr = SocketAddr>,
    N: Listener<Addr = SocketAddr>,
{
    let front = Front::new(house);
    let others = tokio::spawn(cluster::welcome(nodes, Arc::clone(&front), build(&front)));
    let reports = tokio::spawn(cluster::report(Arc::clone(&front)));
    serve_front(listener, &front, stop).await;
    others.abort();
    reports.abort();
}

async fn serve_front<L>(listener: L, front: &Arc<Front>, stop: impl Future<Output = ()>)
where
    L: Listener<Addr = SocketAddr>,
{
    let door = Arc::new(Door::new(front));
    let upkeep = tokio::spawn(health::upkeep());
    door.welcome_until(listener, stop).await;
    front.close();
    if timeout(FINISHING, front.house.stop()).await.is_err() {
        tracing::error!("some tables did not close in time; what was acknowledged is safe");
    }
    if timeout(GOING, front.connections.empty()).await.is_err() {
        tracing::warn!(left = front.connections.count(), "some did not go when the house closed");
    }
    upkeep.abort();
}

/// Where people come in.
struct Door {
    front: Arc<Front>,
    app: Router,
    http: http1::Builder,
    refused: Arc<Semaphore>,
    refusals: Quiet,
}

impl Door {
    fn new(front: &Arc<Front>) -> Door {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(LONGEST_HEAD);
        let refused = Arc::new(Semaphore::new(REFUSED_AT_ONCE));
        Door { front: Arc::clone(front), app: build(front), http, refused, refusals: Quiet::new() }
    }

    /// Let people in until this is over. The listener is closed then.
    async fn welcome_until<L>(self: &Arc<Self>, mut listener: L, stop: impl Future<Output = ()>)
    where
        L: Listener<Addr = SocketAddr>,
    {
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                () = &mut stop => return,
                (io, address) = listener.accept() => self.welcome(io, address),
            }
        }
    }

    fn welcome<I>(self: &Arc<Self>, io: I, address: SocketAddr)
    where
        I: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
    {
        // A proxy's own address says nothing about who comes through it.
        let proxy = self.front.house.config.proxies.trust(address.ip());
        let counted =
            Some(Address::from(address.ip())).filter(|address| !proxy && self.front.counts(*address));
        if self.front.house.is_banned(address.ip()) {
            return self.refuse(io, NoRoom::Banned);
        }
        match self.front.connections.enter(counted) {
            Ok(place) => match counted.filter(|_| self.front.house.is_node()) {
                Some(counted) => drop(tokio::spawn(Arc::clone(self).ask_home(io, address, place, counted))),
                None => self.let_in(io, address, place),
            },
            Err(why) => self.refuse(io, why),
        }
    }

    /// Let somebody in who has a place here, if other nodes have not given too many. Nobody else waits for that.
    async fn ask_home<I>(self: Arc<Self>, io: I, address: SocketAddr, place: Place, counted: Address)
    where
        I: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
    {
        match self.front.has_room(Room::Connections, counted).await {
            Ok(()) => self.let_in(io, address, place),
            Err(why) => {
                drop(place);
                self.refuse(io, why);
            }
        }
    }

    fn let_in<I>(&self, io: I, address: SocketAddr, place: Place)
    where
        I: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
    {
        let app = self.app.clone().map_request(move |request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(address));
            request
        });
        // The place goes where the connection goes, also when it becomes a socket.
        let io = TokioIo::new(Placed::new(io, place));
        let connection = self.http.serve_connection(io, TowerToHyperService::new(app)).with_upgrades();
        let front = Arc::clone(&self.front);
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            tokio::select! {
                // Whoever breaks the connection off, or talks no HTTP, has nobody to be told.
                _ = connection.as_mut() => return,
                () = front.closed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }

    /// Answer whatever is asked with a refusal, and close.
    fn refuse<I>(&self, io: I, why: NoRoom)
    where
        I: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin + Send + 'static,
    {
        metrics::counter!("luckhouse_refused_connections_total").increment(1);
        if let Some(count) = self.refusals.once_more(Instant::now().into_std()) {
            let connected = self.front.connections.count();
            tracing::warn!(count, connected, "connections refused: {}", why.words());
        }
        let Ok(permit) = Arc::clone(&self.refused).try_acquire_owned() else { return };
        let service = hyper::service::service_fn(move |_| async move {
            let mut response: Response = no_room(why).into_response();
            headers::add(response.headers_mut());
            Ok::<_, Infallible>(response)
        });
        let mut http = self.http.clone();
        let connection = http.keep_alive(false).serve_connection(TokioIo::new(io), service);
        tokio::spawn(async move {
            let _ = timeout(Duration::from_secs(2), connection).await;
            drop(permit);
        });
    }
}
