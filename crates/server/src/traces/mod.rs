//! Where time goes, for whoever runs the house: spans, sent to a collector of OpenTelemetry if the host names one.
//!
//! | what | where |
//! |---|---|
//! | what is measured, and what belongs to what | `Span`, `Context` |
//! | as the collector reads it (OTLP over HTTP, JSON) | `otlp` |
//! | on its way there | `sender` |
//!
//! A span has a name of ours, times, numbers and words that stand in this program: no id of a table, no name, no token, no address. Nobody waits for
//! the collector: what it does not take is dropped and counted. Where no collector is named, a span is nothing.

mod otlp;
mod sender;

pub use sender::{BadCollector, Collector, finish, start};

use sender::send;
use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// The head of a carried request that says what it belongs to, as the W3C wrote it down.
pub(crate) const HEADER: axum::http::HeaderName = axum::http::HeaderName::from_static("traceparent");

/// A span that others can belong to, at this node or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Context {
    trace: u128,
    span: u64,
}

impl Context {
    /// What the work that is done here belongs to.
    pub(crate) fn here() -> Option<Context> {
        HERE.try_with(|here| here.context).ok()
    }

    /// What another node wrote.
    pub(crate) fn read(text: &str) -> Option<Context> {
        let mut parts = text.split('-');
        let ("00", Some(trace), Some(span)) = (parts.next()?, parts.next(), parts.next()) else {
            return None;
        };
        let fits = trace.len() == 32 && span.len() == 16;
        let (trace, span) = (u128::from_str_radix(trace, 16).ok()?, u64::from_str_radix(span, 16).ok()?);
        (fits && trace != 0 && span != 0).then_some(Context { trace, span })
    }
}

impl fmt::Display for Context {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "00-{:032x}-{:016x}-01", self.trace, self.span)
    }
}

/// What is being done, and since when.
#[derive(Clone, Copy)]
struct Here {
    context: Context,
    begun: Instant,
}

tokio::task_local! {
    static HERE: Here;
}

/// What is said of a span: a number, or a word that stands in this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    Number(i64),
    Word(String),
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Value {
        Value::Number(number.into())
    }
}

impl From<&'static str> for Value {
    fn from(word: &'static str) -> Value {
        Value::Word(word.into())
    }
}

/// A span that has ended.
#[derive(Clone, Debug)]
struct Ended {
    name: &'static str,
    context: Context,
    parent: Option<u64>,
    begun: Duration,
    took: Duration,
    values: Vec<(&'static str, Value)>,
}

/// Something that takes time, until it is dropped.
pub(crate) struct Span(Option<Box<Open>>);

struct Open {
    name: &'static str,
    context: Context,
    parent: Option<u64>,
    begun: Instant,
    values: Vec<(&'static str, Value)>,
}

impl Span {
    /// It belongs to what is done here, or is the first of its own.
    pub(crate) fn new(name: &'static str) -> Span {
        Span::of(name, Context::here())
    }

    /// It belongs to this.
    pub(crate) fn of(name: &'static str, parent: Option<Context>) -> Span {
        Span::since(name, parent, Instant::now())
    }

    /// The same, begun earlier.
    pub(crate) fn since(name: &'static str, parent: Option<Context>, begun: Instant) -> Span {
        Span(sender::is_on().then(|| {
            let trace =
                parent.map_or_else(|| u128::from(number()) << 64 | u128::from(number()), |of| of.trace);
            let context = Context { trace, span: number() };
            Box::new(Open { name, context, parent: parent.map(|of| of.span), begun, values: Vec::new() })
        }))
    }

    /// Say something of it.
    pub(crate) fn note(&mut self, key: &'static str, value: impl Into<Value>) {
        if let Some(open) = &mut self.0 {
            open.values.push((key, value.into()));
        }
    }

    /// What belongs to it names this.
    pub(crate) fn context(&self) -> Option<Context> {
        self.0.as_ref().map(|open| open.context)
    }

    /// Whatever this does belongs to it.
    pub(crate) async fn during<F: Future>(&self, work: F) -> F::Output {
        match self.context() {
            Some(context) => HERE.scope(Here { context, begun: Instant::now() }, work).await,
            None => work.await,
        }
    }
}

impl Drop for Span {
    fn drop(&mut self) {
        let Some(open) = self.0.take() else { return };
        let Open { name, context, parent, begun, values } = *open;
        let took = begun.elapsed();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        send(Ended { name, context, parent, begun: now.saturating_sub(took), took, values });
    }
}

/// What has been done until now, since what is done here began, was this.
pub(crate) fn until_now(name: &'static str) {
    if let Ok(Here { context, begun }) = HERE.try_with(|here| *here) {
        drop(Span::since(name, Some(context), begun));
    }
}

/// Are spans sent anywhere?
pub(crate) fn are_on() -> bool {
    sender::is_on()
}

/// A number that no other span has, here or at another node, and never 0.
fn number() -> u64 {
    static FIRST: OnceLock<u64> = OnceLock::new();
    static NEXT: AtomicU64 = AtomicU64::new(0);
    let first = *FIRST.get_or_init(|| getrandom::u64().unwrap_or_default());
    let mut number =
        first.wrapping_add(NEXT.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    // Each step can be turned back, so that no two numbers become one.
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (number ^ (number >> 31)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn what_one_node_writes_another_reads() {
        let context =
            Context { trace: 0x0af7_6519_16cd_43dd_8448_eb21_1c80_319c, span: 0xb7ad_6b71_6920_3331 };
        assert_eq!(context.to_string(), "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
        assert_eq!(Context::read(&context.to_string()), Some(context));
        let zero = format!("00-{}-{}-01", "0".repeat(32), "1".repeat(16));
        for wrong in [
            "",
            "00",
            "00-1-1-01",
            "01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            &zero,
            "00-+af7651916cd43dd8448eb211c80319-b7ad6b7169203331",
        ] {
            assert_eq!(Context::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn no_number_comes_twice() {
        let numbers: HashSet<u64> = (0..10_000).map(|_| number()).collect();
        assert_eq!(numbers.len(), 10_000);
    }

    #[test]
    fn nothing_is_measured_where_nobody_listens() {
        let span = Span::new("request");
        assert!(span.context().is_none() && Context::here().is_none());
    }
}
