//! A network that drops, delays, parts and mends, and a house that falls down: everybody ends with the same log.

use luckhouse_engine::Rng;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::client::{Client, Command, Happened, Ticket};
use luckhouse_server::protocol::{Inbound, OpenTable, Seated, Sit, Stage};
use luckhouse_server::{Config, House, serve};
use luckhouse_store::{Memory, Millis, Store, TableId};
use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{sleep, timeout};
use turmoil::net::{TcpListener, TcpStream};

const PORT: u16 = 7070;
/// Whoever hears nothing for so long tries a new connection.
const SILENCE: Duration = Duration::from_secs(5);

/// The time of the simulated network.
fn clock() -> Millis {
    Millis(turmoil::sim_elapsed().map_or(0, |passed| passed.as_millis() as i64))
}

fn config() -> Config {
    // Nobody is replaced here: everybody plays themselves, however long they were away.
    let (grace, opening) = (Duration::from_secs(100_000), Duration::from_secs(100_000));
    Config {
        bot_pace: Duration::ZERO,
        grace,
        opening,
        clock,
        names: vec!["house".into()],
        ..Config::default()
    }
}

/// The door of the house in the simulated network.
pub(crate) struct Door(pub(crate) TcpListener);

impl axum::serve::Listener for Door {
    type Io = TcpStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (TcpStream, SocketAddr) {
        loop {
            match self.0.accept().await {
                Ok(somebody) => return somebody,
                Err(_) => sleep(Duration::from_millis(10)).await,
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.0.local_addr()
    }
}

async fn keep_house(store: Arc<dyn Store>) -> turmoil::Result {
    let house = House::start(store, config())?;
    let door = Door(TcpListener::bind(("0.0.0.0", PORT)).await?);
    serve(door, house, std::future::pending()).await;
    Ok(())
}

/// What somebody knows at the end: the log, how often they chose, and how many connections they needed.
struct End {
    log: String,
    chose: usize,
    connections: usize,
}

type Ends = Arc<Mutex<BTreeMap<String, End>>>;

/// Somebody who plays, or watches, to the end, whatever the network does.
async fn person(name: String, ticket: Ticket, seed: u64, ends: Ends) -> turmoil::Result {
    let (mut client, mut rng, mut chose) = (Client::new(ticket, seed), Rng::seeded(seed), 0);
    for connections in 1.. {
        let over = evening(&mut client, &mut rng, &mut chose).await.unwrap_or(false);
        if over {
            ends.lock().unwrap().insert(name, End { log: client.log().unwrap(), chose, connections });
            return Ok(());
        }
        sleep(Duration::from_millis(50 + rng.below(500))).await;
    }
    unreachable!("nobody needs connections without end")
}

/// One connection, until it breaks or the game is over.
async fn evening(client: &mut Client, rng: &mut Rng, chose: &mut usize) -> Option<bool> {
    let stream = timeout(SILENCE, TcpStream::connect(("house", PORT))).await.ok()?.ok()?;
    let mut wire = timeout(SILENCE, Wire::open(stream, "house")).await.ok()?.ok()?;
    wire.say(&client.hello()).await.ok()?;
    loop {
        let heard = timeout(SILENCE, wire.hear()).await.ok()?.ok()?;
        for happened in wire.pass_on(client, &heard).await.ok()? {
            match happened {
                Happened::Done(Inbound::Choose { .. }) => *chose += 1,
                Happened::Missed | Happened::Bye { .. } => return None,
                Happened::Refused { text, .. } => panic!("{text}"),
                _ => {}
            }
        }
        let Some(now) = client.now() else { continue };
        if now.stage == Stage::Over && client.is_settled() {
            return Some(true);
        }
        let words: Vec<String> = now.offers.iter().map(|offer| offer.word.clone()).collect();
        if client.is_settled() && client.is_welcome() && !words.is_empty() {
            let word = words[rng.below(words.len() as u64) as usize].clone();
            let said = wire.command(client, Command::Choose(word)).await.ok()?;
            if rng.below(4) == 0 {
                // The same command twice, as an impatient client would send it.
                wire.say(&said).await.ok()?;
            }
        }
    }
}

/// A table whose seats are taken, before the network goes bad.
fn set_up(store: &Arc<dyn Store>, game: &str) -> Vec<Seated> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let house = House::start(Arc::clone(store), config()).unwrap();
        let sit = |index: usize| Sit { name: format!("guest {index}"), seat: None, seals: false };
        let order = OpenTable { seats: 2, sit: Some(sit(0)), ..OpenTable::of(game) };
        let first = house.open(order).await.unwrap();
        let second = house.sit(&first.table, sit(1)).await.unwrap();
        house.stop().await;
        vec![first, second]
    })
}

/// One whole game over a bad network. How many connections broke.
fn bad_evening(game: &str, seed: u64, falls: bool) -> usize {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let seated = set_up(&store, game);
    let ends = Ends::default();
    let mut sim = turmoil::Builder::new()
        .rng_seed(seed)
        .simulation_duration(Duration::from_secs(100_000))
        .tick_duration(Duration::from_millis(10))
        .min_message_latency(Duration::from_millis(1))
        .max_message_latency(Duration::from_millis(200))
        .build();
    let kept = Arc::clone(&store);
    sim.host("house", move || keep_house(Arc::clone(&kept)));
    let names = ["ann", "ben", "eve"];
    for (index, name) in names.into_iter().enumerate() {
        let ticket = Ticket {
            table: seated[0].table.clone(),
            token: seated.get(index).and_then(|seated| seated.token.clone()),
            ..Ticket::default()
        };
        sim.client(name, person(name.into(), ticket, seed * 10 + index as u64, Arc::clone(&ends)));
    }
    let mut rng = Rng::seeded(seed);
    let mut steps = 0_u64;
    while !sim.step().unwrap() {
        steps += 1;
        if steps.is_multiple_of(300) {
            disturb(&mut sim, &mut rng, &names, falls);
        }
    }
    let table = TableId::new(seated[0].table.clone()).unwrap();
    let log = store.export(&table).unwrap().to_string();
    // What stands before the first event is not kept line by line.
    let told = |log: &str| {
        let kept = |line: &&str| !line.starts_with("# luckhouse") && !line.starts_with("# seat");
        log.lines().filter(kept).map(|line| format!("{line}\n")).collect::<String>()
    };
    let ends = ends.lock().unwrap();
    for name in names {
        assert_eq!(told(&ends[name].log), log, "{name} has the log of the house");
    }
    let chosen = |seat: &str| {
        log.lines().flat_map(|line| line.split(" | ")).filter(|part| part.starts_with(seat)).count()
    };
    assert_eq!((ends["ann"].chose, ends["ben"].chose), (chosen("p1 "), chosen("p2 ")), "each choice once");
    ends.values().map(|end| end.connections - 1).sum()
}

/// Something goes wrong in the network, or is mended.
fn disturb(sim: &mut turmoil::Sim<'_>, rng: &mut Rng, names: &[&str], falls: bool) {
    let name = names[rng.below(names.len() as u64) as usize];
    let what = rng.below(if falls { 6 } else { 5 });
    match what {
        0 => sim.partition(name, "house"),
        1 | 2 => names.iter().for_each(|name| sim.repair(*name, "house")),
        3 => sim.hold(name, "house"),
        4 => names.iter().for_each(|name| sim.release(*name, "house")),
        _ => sim.bounce("house"),
    }
}

#[test]
fn everybody_ends_with_the_same_log_over_a_bad_network() {
    let games = ["booty-dice", "fortuna", "reynards-luck"];
    let broken: usize = (1..=9).map(|seed| bad_evening(games[seed as usize % 3], seed, false)).sum();
    assert!(broken > 20, "{broken} connections broke");
}

#[test]
fn everybody_ends_with_the_same_log_though_the_house_falls_down() {
    let games = ["booty-dice", "fortuna", "reynards-luck"];
    let broken: usize = (21..=29).map(|seed| bad_evening(games[seed as usize % 3], seed, true)).sum();
    assert!(broken > 40, "{broken} connections broke");
}
