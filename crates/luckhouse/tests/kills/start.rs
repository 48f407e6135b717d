//! A house with many games that are not over: whoever comes when it opens does not wait behind all of them.

use crate::bystander::bystander;
use crate::house::{House, folder};
use luckhouse_server::protocol::{OpenTable, Sit};
use luckhouse_server::{Config, House as Tables};
use luckhouse_store::Sqlite;
use std::path::Path;
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
