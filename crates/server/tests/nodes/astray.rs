//! Nodes that were set up wrongly: clocks that differ, and one address for two.

use crate::guest::{Guest, pair, play};
use crate::nodes::{Running, Shared, config};
use crate::playing::owner;
use luckhouse_server::Config;
use luckhouse_server::protocol::{Clock, OpenTable, Sit};
use luckhouse_store::{Millis, Owner, Store};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::sleep;

const GAME: &str = "booty-dice";
const MINUTE: i64 = 60_000;

fn now() -> Millis {
    Millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64)
}

fn a_minute_fast() -> Millis {
    Millis(now().0 + MINUTE)
}

fn a_minute_slow() -> Millis {
    Millis(now().0 - MINUTE)
}

/// Leases go by the store's clock and choices by a steady one: whoever has a wrong clock takes nothing from anybody.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_that_differ_by_minutes_cost_nobody_a_table_or_a_choice() {
    let shared = Shared::default();
    let one = shared.node_with(Config { clock: a_minute_fast, ..config() }).await;
    let two = shared.node_with(Config { clock: a_minute_slow, ..config() }).await;
    let seated = pair(GAME, &one, &two).await;
    // Ann has forty seconds for a choice, which is less than the clocks differ by.
    let sit = Some(Sit { name: "Ann".into(), seat: None, seals: false });
    let bots = [(2, "steady".to_string())].into_iter().collect();
    let order = OpenTable { seats: 2, sit, bots, clock: Clock::Seconds(40), ..OpenTable::of(GAME) };
    let timed = one.api().await.open(&order).await.unwrap();
    let (mut ann, mut ben) = (Guest::new(&seated[0], 1), Guest::new(&seated[1], 2));
    let (near, far) = (vec![one.authority.clone()], vec![two.authority.clone()]);
    play((&mut ann, &near), (&mut ben, &far), 5).await;
    let epochs = || [&one, &two].map(|node| node.store.nodes().unwrap().me().epoch);
    let before = epochs();
    sleep(Duration::from_secs(3)).await;
    assert_eq!(epochs(), before, "nobody took over from anybody");
    assert_eq!(owner(&two, &seated[0]), Owner::Theirs(one.store.nodes().unwrap().me()));
    // The tables move to the node whose clock is two minutes behind.
    one.stop().await;
    play((&mut ann, &far), (&mut ben, &far), 5).await;
    let log = two.api().await.log(&timed.table, timed.token.as_deref()).await.unwrap();
    sleep(Duration::from_secs(2)).await;
    let later = two.api().await.log(&timed.table, timed.token.as_deref()).await.unwrap();
    assert_eq!(log, later, "nobody chose for Ann");
}

/// Whoever begins at an address is the node there; the other one writes nothing, says so to whoever asks how it is, and goes on when it is
/// alone again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_at_one_address_one_is_red_until_the_other_has_gone() {
    let shared = Shared::default();
    let one = shared.node().await;
    let address = one.store.nodes().unwrap().me().address;
    let seated = one.api().await.open(&OpenTable { seats: 2, ..OpenTable::of(GAME) }).await.unwrap();
    assert!(health(&one).await.contains("200 OK"));
    // Somebody else's program with the same address, as two clusters at one database have it.
    let other = shared.at(&address);
    for _ in 0..3 {
        other.nodes().unwrap().renew().unwrap();
        sleep(Duration::from_millis(1200)).await;
    }
    let said = health(&one).await;
    assert!(said.contains("503") && said.contains("another node"), "{said}");
    assert!(one.api().await.open(&OpenTable { seats: 2, ..OpenTable::of(GAME) }).await.is_err());
    other.nodes().unwrap().leave().unwrap();
    for _ in 0..100 {
        if health(&one).await.contains("200 OK") {
            break;
        }
        sleep(Duration::from_millis(200)).await;
    }
    assert!(health(&one).await.contains("200 OK"));
    one.api().await.info(&seated.table, None).await.unwrap();
}

/// What `/healthz` answers, whole.
async fn health(node: &Running) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut socket = tokio::net::TcpStream::connect(&node.authority).await.unwrap();
    let ask = format!("GET /healthz HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", node.authority);
    socket.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.unwrap();
    answer
}
