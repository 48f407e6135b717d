//! Traces of two nodes, read by a collector that takes them, refuses them, does not answer and goes away.

use crate::guest::{Guest, play};
use crate::nodes::Shared;
use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use luckhouse_server::protocol::{OpenTable, Sit};
use luckhouse_server::traces;
use luckhouse_store::conformance::{Scratch, sample};
use luckhouse_store::{Sqlite, Store};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::future::pending;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::sleep;

const GAME: &str = "booty-dice";
const TAKES: u8 = 0;
const REFUSES: u8 = 1;
const IS_SILENT: u8 = 2;

/// What a collector was sent, and how it behaves.
#[derive(Default)]
struct Collector {
    manner: AtomicU8,
    heard: Mutex<Vec<String>>,
}

async fn collect(State(collector): State<Arc<Collector>>, body: Bytes) -> StatusCode {
    match collector.manner.load(Ordering::SeqCst) {
        TAKES => {
            collector.heard.lock().unwrap().push(String::from_utf8(body.to_vec()).unwrap());
            StatusCode::OK
        }
        REFUSES => StatusCode::SERVICE_UNAVAILABLE,
        _ => pending().await,
    }
}

/// One span, as it was sent.
#[derive(Clone, Debug)]
struct Span {
    name: String,
    trace: String,
    parent: String,
    times: (u128, u128),
}

impl Collector {
    /// All spans, by their own number.
    fn spans(&self) -> BTreeMap<String, Span> {
        let heard = self.heard.lock().unwrap();
        let messages = heard.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let spans = messages.flat_map(|message| {
            let scope = &message["resourceSpans"][0]["scopeSpans"][0];
            scope["spans"].as_array().unwrap().clone()
        });
        let text = |span: &Value, key: &str| span[key].as_str().unwrap().to_string();
        let time = |span: &Value, key: &str| text(span, key).parse::<u128>().unwrap();
        let read = |span: Value| {
            let times = (time(&span, "startTimeUnixNano"), time(&span, "endTimeUnixNano"));
            let (name, trace, parent) =
                (text(&span, "name"), text(&span, "traceId"), text(&span, "parentSpanId"));
            (text(&span, "spanId"), Span { name, trace, parent, times })
        };
        spans.map(read).collect()
    }

    /// Does any span of this name belong to one of that name, in the same trace and the same time?
    fn belongs(&self, name: &str, to: &str) -> bool {
        let spans = self.spans();
        spans.values().filter(|span| span.name == name).any(|span| {
            let parent = spans.get(&span.parent).filter(|parent| parent.name == to);
            // Two clocks are read for each time.
            parent.is_some_and(|parent| {
                parent.trace == span.trace
                    && span.times.0 + 1_000_000 >= parent.times.0
                    && span.times.0 <= span.times.1
            })
        })
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_trace_says_where_time_goes_at_every_node_and_nothing_of_anybody() {
    let collector = Arc::new(Collector::default());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let app = Router::new().route("/v1/traces", post(collect)).with_state(Arc::clone(&collector));
    let serving = tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
    traces::start(format!("http://{address}").parse().unwrap());

    let shared = Shared::default();
    let (one, two) = (shared.node().await, shared.node().await);
    let sit = |name: &str| Sit { name: name.into(), seat: None, seals: false };
    let bots = [(3, "steady".to_string())].into_iter().collect();
    let order = OpenTable { seats: 3, sit: Some(sit("Ann")), bots, ..OpenTable::of(GAME) };
    let first = one.api().await.open(&order).await.unwrap();
    let seated = [first.clone(), two.api().await.sit(&first.table, &sit("Ben")).await.unwrap()];
    let (mut ann, mut ben) = (Guest::new(&seated[0], 1), Guest::new(&seated[1], 2));
    let (near, far) = ([one.authority.clone()], [two.authority.clone()]);
    play((&mut ann, &near), (&mut ben, &far), 30).await;
    two.api().await.log(&seated[0].table, None).await.unwrap();
    // A store with a disk writes.
    let folder = Scratch::new();
    Sqlite::open(folder.path()).unwrap().apply(sample::open("a", 1)).unwrap();
    traces::finish().await;

    let names: BTreeSet<String> = collector.spans().into_values().map(|span| span.name).collect();
    for name in [
        "request",
        "command",
        "queue",
        "work out",
        "save",
        "tell",
        "carry",
        "commit group",
        "think",
        "at work",
    ] {
        assert!(names.contains(name), "{name} is missing among {names:?}");
    }
    for (name, of) in [
        ("queue", "command"),
        ("work out", "command"),
        ("save", "command"),
        ("tell", "command"),
        ("carry", "request"),
        ("request", "carry"),
        ("command", "carry"),
        ("at work", "think"),
    ] {
        assert!(collector.belongs(name, of), "{name} does not belong to {of}");
    }
    let sent = collector.heard.lock().unwrap().join("\n");
    let tokens = seated.iter().filter_map(|seated| seated.token.clone());
    let told = ["Ann", "Ben", "127.0.0.1", "::1"].map(String::from);
    for secret in tokens.chain([first.table.clone()]).chain(told) {
        assert!(!sent.contains(&secret), "{secret} was sent");
    }

    // Whatever becomes of the collector, the game goes on.
    for manner in [REFUSES, IS_SILENT] {
        collector.manner.store(manner, Ordering::SeqCst);
        play((&mut ann, &near), (&mut ben, &far), 6).await;
        sleep(Duration::from_millis(600)).await;
    }
    serving.abort();
    play((&mut ann, &near), (&mut ben, &far), 6).await;
}
