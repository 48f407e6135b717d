//! Many who are connected and say nothing.

use super::house::House;
use super::pair::failed;
use crate::failure::Failure;
use crate::serve::open_files;
use luckhouse_lab::decimal;
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::protocol::{Inbound, OpenTable};
use luckhouse_words::{Words, say};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

/// So many watch one table.
const WATCHERS: usize = 400;
/// So many come from one address: each has fewer than 28,000 ports.
const FROM_ONE_ADDRESS: usize = 20_000;
/// So many come at the same time.
const AT_ONCE: usize = 64;
/// Files of this program that are no connections, and those that the house keeps for other things.
const OTHER_FILES: usize = 500;

/// What was held.
pub(super) struct Held {
    pub(super) asked: usize,
    pub(super) connected: usize,
    /// How many were still there at the end.
    pub(super) left: usize,
    pub(super) took: Duration,
    /// How long somebody else waited for an answer meanwhile.
    pub(super) answer: Duration,
    /// In bytes, for each of them.
    pub(super) memory: u64,
}

impl Held {
    /// For whoever measures.
    pub(super) fn said(&self, words: &Words) -> String {
        let Held { connected, asked, left, .. } = *self;
        let seconds = decimal(words, self.took.as_secs_f64(), 1);
        let mut lines = vec![say!(words, "terminal-bench-held", connected, asked, seconds, left)];
        if let Some(files) = open_files().filter(|files| files.saturating_sub(OTHER_FILES) < asked) {
            lines.push(say!(words, "terminal-bench-files", files));
        }
        let memory = decimal(words, self.memory as f64 / 1024.0, 1);
        let answer = decimal(words, self.answer.as_secs_f64() * 1000.0, 1);
        lines.push(say!(words, "terminal-bench-held-memory", memory, answer));
        lines.join("\n")
    }
}

/// Hold so many idle sockets for so long, as far as the system lets this program.
pub(super) async fn hold(
    house: &House,
    game: &'static str,
    count: usize,
    time: Duration,
) -> Result<Held, Failure> {
    let room = open_files().map_or(count, |files| files.saturating_sub(OTHER_FILES));
    let wanted = count.min(room);
    let _first = super::first_players(house, game).await?;
    let tables = tables(house, game, wanted.div_ceil(WATCHERS)).await?;
    let (empty, begin) = (house.settled_memory().await, Instant::now());
    let gone = Arc::new(AtomicUsize::new(0));
    let (room, mut coming) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
    for number in 0..wanted {
        let (authority, table) = (house.doors(number)[0].clone(), tables[number / WATCHERS].clone());
        let (room, gone) = (Arc::clone(&room), Arc::clone(&gone));
        coming.spawn(async move {
            let _room = room.acquire_owned().await;
            let wire = watch(number, &authority, table).await?;
            tokio::spawn(listen(wire, gone));
            Ok::<(), Failure>(())
        });
    }
    let mut connected = 0;
    while let Some(came) = coming.join_next().await {
        connected += usize::from(came.is_ok_and(|came| came.is_ok()));
    }
    let took = begin.elapsed();
    sleep(time).await;
    let asked = Instant::now();
    let mut api = api(house).await?;
    api.tables().await.map_err(failed)?;
    let answer = asked.elapsed();
    let memory = house.settled_memory().await.saturating_sub(empty) / connected.max(1) as u64;
    let left = connected - gone.load(Ordering::Relaxed).min(connected);
    Ok(Held { asked: count, connected, left, took, answer, memory })
}

async fn api(house: &House) -> Result<Api, Failure> {
    let [door, _] = house.doors(0);
    Api::over(TcpStream::connect(&door).await?, &door).await.map_err(failed)
}

async fn tables(house: &House, game: &str, count: usize) -> Result<Vec<String>, Failure> {
    let mut api = api(house).await?;
    let mut tables = Vec::new();
    for _ in 0..count {
        tables.push(api.open(&OpenTable { seats: 2, ..OpenTable::of(game) }).await.map_err(failed)?.table);
    }
    Ok(tables)
}

async fn watch(number: usize, authority: &str, table: String) -> Result<Wire<TcpStream>, Failure> {
    let socket = TcpSocket::new_v4()?;
    let from = SocketAddr::from(([127, 0, 0, 2 + (number / FROM_ONE_ADDRESS) as u8], 0));
    socket.bind(from)?;
    let stream = socket.connect(authority.parse().map_err(failed)?).await?;
    let mut wire = Wire::open(stream, authority).await.map_err(failed)?;
    let hello = Inbound::hello(&table, None);
    wire.say(&hello).await.map_err(failed)?;
    timeout(Duration::from_secs(30), wire.hear_text()).await.map_err(failed)?.map_err(failed)?;
    Ok(wire)
}

/// Hear what is told until the connection ends, which should not be.
async fn listen(mut wire: Wire<TcpStream>, gone: Arc<AtomicUsize>) {
    while wire.hear_text().await.is_ok() {}
    gone.fetch_add(1, Ordering::Relaxed);
}
