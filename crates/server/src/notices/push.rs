//! Something is pushed to a browser, by the service that it has named (RFC 8030).

use super::endpoint::Endpoint;
use super::sealed::Receiver;
use super::vapid::Vapid;
use super::wire::{Wire, connect_outside, encrypt};
use super::{Sent, TIME};
use axum::body::Bytes;
use axum::http::{Request, Response, StatusCode, header};
use futures_util::future::{Either, select};
use http_body_util::Full;
use hyper::body::Incoming;
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use std::io;
use std::pin::pin;
use std::time::Duration;
use tokio::time::timeout;

/// So long a service keeps a message for a browser that is off, in seconds: a day.
const KEPT: &str = "86400";
/// Longer than this nobody waits because a service says so.
const LONGEST: u64 = 60 * 60;

/// A browser that wants to be told something.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Subscription {
    pub(crate) endpoint: Endpoint,
    pub(crate) receiver: Receiver,
}

/// By whom something is pushed.
pub(crate) struct Sender<'a> {
    pub(crate) vapid: &'a Vapid,
    /// How those who run a push service reach the host.
    pub(crate) contact: &'a str,
    /// In seconds since 1970.
    pub(crate) now: i64,
    pub(crate) loopback: bool,
}

impl Sender<'_> {
    /// Push this. Of two with the same topic that wait, a service keeps the later one.
    pub(crate) async fn push(&self, to: &Subscription, topic: &str, text: &[u8]) -> Sent {
        let Ok(body) = to.receiver.seal(text) else { return Sent::Never("its key is none".into()) };
        match timeout(TIME, self.ask(&to.endpoint, topic, body)).await {
            Ok(Ok(answer)) => outcome(&answer),
            // It is not tried again: what is here now was never meant to be asked.
            Ok(Err(why)) if why.kind() == io::ErrorKind::PermissionDenied => Sent::Gone,
            Ok(Err(why)) => Sent::Later { why: why.kind().to_string(), wait: None },
            Err(_) => Sent::Later { why: "it does not answer in time".into(), wait: None },
        }
    }

    async fn ask(&self, to: &Endpoint, topic: &str, body: Vec<u8>) -> io::Result<Response<Incoming>> {
        let authorization = self.vapid.authorization(&to.service(), self.contact, self.now);
        let request = Request::post(to.path())
            .header(header::HOST, to.authority())
            .header(header::AUTHORIZATION, authorization)
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header("ttl", KEPT)
            .header("urgency", "high")
            .header("topic", topic)
            .body(Full::new(Bytes::from(body)));
        let stream = connect_outside(to.host(), to.port(), self.loopback).await?;
        let stream: Box<dyn Wire> = match to.is_encrypted() {
            true => Box::new(encrypt(stream, to.host()).await?),
            false => Box::new(stream),
        };
        let (mut sender, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
        let answer = pin!(sender.send_request(request.map_err(io::Error::other)?));
        // What else it says is read by nobody: the connection goes with its first words.
        let answer = match select(answer, pin!(connection)).await {
            Either::Left((answer, _)) => answer,
            Either::Right((_, answer)) => answer.await,
        };
        answer.map_err(io::Error::other)
    }
}

/// What a service's answer means. It is never followed anywhere else.
fn outcome(answer: &Response<Incoming>) -> Sent {
    let status = answer.status();
    let wait = answer.headers().get(header::RETRY_AFTER).and_then(|wait| wait.to_str().ok()?.parse().ok());
    let wait = wait.map(|seconds: u64| Duration::from_secs(seconds.min(LONGEST)));
    match status {
        status if status.is_success() => Sent::Told,
        StatusCode::NOT_FOUND | StatusCode::GONE => Sent::Gone,
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => {
            Sent::Later { why: status.to_string(), wait }
        }
        status if status.is_server_error() => Sent::Later { why: status.to_string(), wait },
        status => Sent::Never(status.to_string()),
    }
}
