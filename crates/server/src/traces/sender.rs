//! The way to the collector: a bounded queue, and one task that empties it. Nobody waits for either.

use super::{Ended, number, otlp};
use crate::http::Quiet;
use axum::body::Body;
use axum::http::{Request, StatusCode, Uri, header};
use http_body_util::BodyExt;
use hyper_util::rt::TokioIo;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

/// So many spans wait at most; more are dropped.
const MOST: usize = 8192;
/// So many go together.
const TOGETHER: usize = 512;
/// And so long they wait for others.
const PAUSE: Duration = Duration::from_millis(500);
/// The collector has so long to take them.
const PATIENCE: Duration = Duration::from_secs(5);
/// Where collectors listen, and for what, if it is not said.
const PORT: u16 = 4318;
const PATH: &str = "/v1/traces";

static QUEUE: OnceLock<mpsc::Sender<Message>> = OnceLock::new();

enum Message {
    Span(Box<Ended>),
    /// Everything before this is to be sent now.
    Flush(oneshot::Sender<()>),
}

/// Where spans go: `http://127.0.0.1:4318`.
///
/// ```
/// use luckhouse_server::traces::Collector;
/// let collector: Collector = "http://127.0.0.1".parse().unwrap();
/// assert_eq!(collector.to_string(), "http://127.0.0.1:4318/v1/traces");
/// assert!("https://collector.example".parse::<Collector>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collector {
    host: String,
    port: u16,
    path: String,
}

/// Text that leads to no collector.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not the address of a collector: expected http://HOST:PORT, as OTLP over HTTP has it (4318, if no port is given)"
)]
pub struct BadCollector(pub String);

impl FromStr for Collector {
    type Err = BadCollector;

    fn from_str(text: &str) -> Result<Collector, BadCollector> {
        let bad = || BadCollector(text.into());
        let uri: Uri = text.parse().map_err(|_| bad())?;
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(bad)?;
        // What is in front of an @ is a password, and would be sent in the clear.
        let plain = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
        if uri.scheme_str() != Some("http") || !plain || uri.query().is_some() {
            return Err(bad());
        }
        let path = if uri.path().len() <= 1 { PATH } else { uri.path() };
        Ok(Collector { host: host.into(), port: uri.port_u16().unwrap_or(PORT), path: path.into() })
    }
}

impl fmt::Display for Collector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}:{}{}", self.host, self.port, self.path)
    }
}

/// From now on spans are sent there, as long as this program runs. The first who says where is heard.
pub fn start(collector: Collector) {
    let (sender, waiting) = mpsc::channel(MOST);
    if QUEUE.set(sender).is_ok() {
        luckhouse_store::watch_groups(|changes, begun| {
            let mut span = super::Span::since("commit group", None, begun);
            span.note("changes", changes);
        });
        tokio::spawn(empty(collector, waiting));
    }
}

/// Send what waits, if the collector takes it in time. The program is about to end.
pub async fn finish() {
    let Some(queue) = QUEUE.get() else { return };
    let (done, sent) = oneshot::channel();
    let flush = async {
        if queue.send(Message::Flush(done)).await.is_ok() {
            let _ = sent.await;
        }
    };
    let _ = timeout(Duration::from_secs(2), flush).await;
}

pub(super) fn is_on() -> bool {
    QUEUE.get().is_some()
}

pub(super) fn send(span: Ended) {
    let taken = QUEUE.get().map(|queue| queue.try_send(Message::Span(Box::new(span))));
    if matches!(taken, Some(Err(_))) {
        lost(1);
    }
}

fn lost(spans: usize) {
    metrics::counter!("luckhouse_spans_lost_total").increment(spans as u64);
}

async fn empty(collector: Collector, mut waiting: mpsc::Receiver<Message>) {
    let (instance, told) = (number(), Quiet::new());
    let mut messages = Vec::with_capacity(TOGETHER);
    while waiting.recv_many(&mut messages, TOGETHER).await > 0 {
        let (mut spans, mut flushed) = (Vec::with_capacity(messages.len()), Vec::new());
        for message in messages.drain(..) {
            match message {
                Message::Span(span) => spans.push(*span),
                Message::Flush(done) => flushed.push(done),
            }
        }
        if !spans.is_empty() {
            let sent = timeout(PATIENCE, post(&collector, otlp::message(&spans, instance))).await;
            if let Err(why) = sent.unwrap_or_else(|_| Err("it takes too long".into())) {
                lost(spans.len());
                if let Some(count) = told.once_more(Instant::now()) {
                    tracing::warn!(count, %why, "the collector of traces at {collector} takes no spans: they are dropped");
                }
            }
        }
        if flushed.is_empty() && waiting.len() < TOGETHER {
            sleep(PAUSE).await;
        }
    }
}

/// One message over a connection of its own: collectors may come and go.
async fn post(collector: &Collector, message: String) -> Result<(), String> {
    let host = collector.host.trim_matches(['[', ']']);
    let failed = |why: &dyn fmt::Display| why.to_string();
    let io = TcpStream::connect((host, collector.port)).await.map_err(|why| failed(&why))?;
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(io)).await.map_err(|why| failed(&why))?;
    let request = Request::post(&collector.path)
        .header(header::HOST, format!("{}:{}", collector.host, collector.port))
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::CONNECTION, "close")
        .body(Body::from(message))
        .map_err(|why| failed(&why))?;
    let ask = async {
        let answer = sender.send_request(request).await.map_err(|why| failed(&why))?;
        let status = answer.status();
        // What it says in words is nothing to us, and may be long.
        let _ = answer.into_body().frame().await;
        if status == StatusCode::OK { Ok(()) } else { Err(format!("it answers {status}")) }
    };
    tokio::select! {
        answered = ask => answered,
        _ = connection => Err("it closed the connection".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leads_to_no_collector_is_one_line() {
        for wrong in [
            "",
            "collector",
            "https://collector.example",
            "http://",
            "http://a b",
            "http://user:secret@host",
            "ftp://host",
            "http://host/?x=1",
        ] {
            let why = wrong.parse::<Collector>().unwrap_err().to_string();
            assert!(why.contains("expected http://HOST:PORT") && why.lines().count() == 1, "{why}");
        }
        let collector: Collector = "http://[::1]:4000/otlp/v1/traces".parse().unwrap();
        assert_eq!(collector.to_string(), "http://[::1]:4000/otlp/v1/traces");
    }
}
