//! Somebody at a table of their own, who should not notice what happens elsewhere.

use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::protocol::{Inbound, OpenTable, Outbound, Sit};
use std::fmt;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

/// How long each move took to be safe, the quickest first.
pub(crate) struct Moves(Vec<Duration>);

impl Moves {
    /// The 99th of a hundred.
    pub(crate) fn p99(&self) -> Duration {
        self.0[self.0.len() * 99 / 100]
    }
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} moves, p99 {:?}, slowest {:?}", self.0.len(), self.p99(), self.0[self.0.len() - 1])
    }
}

/// Play until then.
pub(crate) fn bystander(authority: &str, until: Instant) -> Moves {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut waited = runtime.block_on(moves(authority, until));
    waited.sort();
    Moves(waited)
}

async fn moves(authority: &str, until: Instant) -> Vec<Duration> {
    let mut waited = Vec::new();
    while Instant::now() < until {
        let mut api = Api::over(TcpStream::connect(authority).await.unwrap(), authority).await.unwrap();
        let sit = Some(Sit { name: "Ann".into(), seat: None, seals: false });
        let seated = api.open(&OpenTable { sit, ..OpenTable::of("lantern") }).await.unwrap();
        let mut wire = Wire::open(TcpStream::connect(authority).await.unwrap(), authority).await.unwrap();
        wire.say(&Inbound::hello(&seated.table, seated.token.as_deref())).await.unwrap();
        let (mut asked, mut over) = (Instant::now(), false);
        while !over && Instant::now() < until {
            match wire.hear().await.unwrap() {
                Outbound::Done { .. } => waited.push(asked.elapsed()),
                Outbound::Snapshot { now, .. } | Outbound::News { now, .. } => {
                    over = now.outcome.is_some();
                    if let Some(first) = now.offers.first() {
                        tokio::time::sleep(Duration::from_millis(110)).await;
                        let (id, word) = (format!("c{}", waited.len()), first.word.clone());
                        asked = Instant::now();
                        wire.say(&Inbound::Choose { id, word, salt: None }).await.unwrap();
                    }
                }
                _ => {}
            }
        }
    }
    waited
}
