//! One connection to each other node, which carries everything that is asked of it at the same time.

use super::Dial;
use super::identity::Identity;
use axum::body::Body;
use axum::http::{Request, Response};
use hyper::client::conn::http2::{Builder, SendRequest};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use luckhouse_engine::fair::HouseKey;
use luckhouse_store::NodeAddress;
use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex as Brief, PoisonError};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_rustls::rustls::pki_types::ServerName;

/// A node that is there answers sooner.
const CONNECTING: Duration = Duration::from_secs(2);
/// How often a node is asked whether it is still there, and how long it may take to say so: whoever is at its tables should not
/// wait much longer than until others may take them over.
const PULSE: Duration = Duration::from_secs(1);
const SILENCE: Duration = Duration::from_secs(3);
/// What may be on the way before it is taken: of one stream, and of all together.
const WINDOW: u32 = 64 * 1024;
const WINDOWS: u32 = 16 * 1024 * 1024;

/// Why a node did not answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreached {
    /// It never heard of it: it can be asked again.
    #[error("it cannot be reached ({0})")]
    NotSent(String),
    /// It may have heard of it, and done it.
    #[error("it did not answer ({0})")]
    Broken(String),
}

/// The way to each other node.
pub(crate) struct Links {
    pub(super) identity: Identity,
    dial: Dial,
    open: Brief<HashMap<NodeAddress, Link>>,
}

/// One connection, if there is one.
type Link = Arc<Mutex<Option<SendRequest<Body>>>>;

impl Links {
    /// To nodes with the same key of the house.
    pub(crate) fn new(house: &HouseKey, dial: Dial) -> Links {
        Links { identity: Identity::of(house), dial, open: Brief::default() }
    }

    /// Ask a node.
    pub(crate) async fn ask(
        &self,
        to: &NodeAddress,
        request: Request<Body>,
    ) -> Result<Response<Body>, Unreached> {
        let mut link = self.link(to).await.map_err(|why| Unreached::NotSent(why.to_string()))?;
        let answer = link.send_request(request).await;
        let broken = |why: hyper::Error| match why.is_canceled() {
            true => Unreached::NotSent(why.to_string()),
            false => Unreached::Broken(why.to_string()),
        };
        answer.map(|answer| answer.map(Body::new)).map_err(broken)
    }

    /// The connection to a node: the one that there is, or a new one. Nobody waits for another node's.
    async fn link(&self, to: &NodeAddress) -> io::Result<SendRequest<Body>> {
        let link = {
            let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(open.entry(to.clone()).or_default())
        };
        let mut known = link.lock().await;
        if let Some(sender) = known.as_ref().filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        *known = None;
        let sender = timeout(CONNECTING, self.connect(to)).await;
        let sender = sender.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))??;
        Ok(known.insert(sender).clone())
    }

    async fn connect(&self, to: &NodeAddress) -> io::Result<SendRequest<Body>> {
        let stream = (self.dial)(to.clone()).await?;
        // Names say nothing between nodes: whoever has the key is one.
        let name = ServerName::try_from("node").map_err(io::Error::other)?;
        let stream = self.identity.connector.connect(name, stream).await?;
        let mut http = Builder::new(TokioExecutor::new());
        http.timer(TokioTimer::new()).keep_alive_interval(PULSE).keep_alive_timeout(SILENCE);
        http.initial_stream_window_size(WINDOW).initial_connection_window_size(WINDOWS);
        let (sender, connection) = http.handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
        tokio::spawn(async move {
            // Whoever asked over it hears that it broke.
            let _ = connection.await;
        });
        Ok(sender)
    }
}
