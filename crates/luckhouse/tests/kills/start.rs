//! A house with many games that are not over: whoever comes when it opens does not wait behind all of them.

use crate::bystander::bystander;
use crate::house::{House, folder};
use luckhouse_server::protocol::{OpenTable, Sit};
use luckhouse_server::{Config, House as Tables};
use luckhouse_store::conformance::sample::{id, name, person, rest};
use luckhouse_store::{Change, DiceSecret, Json, Line, Millis, NewTable, Sqlite, Stage, Store, Visibility};
use std::path::Path;
use std::process::Child;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// So many games wait for somebody.
const GAMES: usize = 10_000;

/// Games against a bot, each of which has come to the person's turn.
async fn begin(data: &Path) {
    let store = Arc::new(Sqlite::open(data).unwrap());
    let house =
        Tables::start(store, Config { rest: Duration::from_millis(100), ..Config::default() }).unwrap();
    for _ in 0..GAMES {
        let sit = Some(Sit { name: "Ann".into(), seat: None, seals: false });
        let bots = [(2, "random".into())].into();
        house.open(OpenTable { seats: 2, bots, sit, ..OpenTable::of("booty-dice") }).await.unwrap();
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    house.stop().await;
}

#[test]
#[ignore = "opens 10,000 games first, which takes minutes: `make long`"]
fn whoever_comes_when_the_house_opens_does_not_wait_behind_ten_thousand_games() {
    let data = folder("start");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(begin(&data));
    drop(runtime);
    let begun = Instant::now();
    let (running, authority) = House::open(&data);
    let open = begun.elapsed();
    let moves = bystander(&authority, Instant::now() + Duration::from_secs(20));
    println!("{GAMES} games: open after {open:?}; {moves}");
    drop(running);
    std::fs::remove_dir_all(&data).unwrap();
    assert!(moves.p99() < Duration::from_millis(50), "{moves}");
}

/// So many rest.
const RESTING: usize = 100_000;

/// A game between two people that has begun, and rests.
fn resting(number: usize, header: &Line) -> Change {
    let table = format!("resting{number}");
    let at = Millis(1_700_000_000_000);
    let new = NewTable {
        id: id(&table),
        game: name("booty-dice"),
        header: header.clone(),
        visibility: Visibility::Unlisted,
        settings: Json("{}".into()),
        dice: Some(DiceSecret([7; 32])),
        at,
    };
    let sit =
        |seat: u8, called: &str| Change::Sit { table: id(&table), at, seat: person(seat, called, None) };
    let playing = Change::Mark { table: id(&table), at, stage: Stage::Playing };
    Change::Together(vec![Change::Open(new), sit(1, "Ann"), sit(2, "Ben"), playing, rest(&table, None)])
}

/// What a program holds in memory, in bytes.
fn memory(process: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

/// How long a house takes to open, and what it holds two seconds later.
fn opened(data: &Path) -> (Duration, u64) {
    let begun = Instant::now();
    let (house, _) = House::open(data);
    let open = begun.elapsed();
    std::thread::sleep(Duration::from_secs(2));
    (open, memory(&house.process))
}

#[test]
#[ignore = "fills a house with 100,000 games first, and measures: `make long`"]
fn a_hundred_thousand_games_at_rest_cost_a_starting_house_little() {
    let (empty, full) = (folder("empty"), folder("full"));
    let store = Sqlite::open(&full).unwrap();
    let header = luckhouse_shelf::find("booty-dice").unwrap().open(&[], 2).unwrap().header().to_string();
    let header = Line::new(header).unwrap();
    for number in 0..RESTING {
        // Whoever is in the way of a full queue waits for it.
        let change = resting(number, &header);
        if number % 1000 == 999 {
            store.apply(change).unwrap();
        } else {
            store.submit(change, Box::new(|done| drop(done.unwrap())));
        }
    }
    drop(store);
    let (nothing, many) = (opened(&empty), opened(&full));
    let more = many.1.saturating_sub(nothing.1) / (1024 * 1024);
    println!("empty: open after {:?}; {RESTING} games: open after {:?}, {more} MB more", nothing.0, many.0);
    for folder in [empty, full] {
        std::fs::remove_dir_all(folder).unwrap();
    }
    assert!(many.0.saturating_sub(nothing.0) < Duration::from_secs(1) && more <= 50);
}
