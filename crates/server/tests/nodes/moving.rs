//! Nodes come and go, and tables move on.

use crate::guest::{Guest, pair, play};
use crate::nodes::{Running, Shared, config};
use crate::playing::owner;
use luckhouse_engine::fair::HouseKey;
use luckhouse_server::Config;
use luckhouse_server::protocol::{Clock, OpenTable, Seated, Sit, Stage};
use luckhouse_store::{Owner, Store, TableId};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep};

const GAME: &str = "booty-dice";

fn authorities(nodes: &[&Running]) -> Vec<String> {
    nodes.iter().map(|node| node.authority.clone()).collect()
}

/// So many choices of the two are in the log.
async fn chosen(node: &Running, seated: &Seated) -> usize {
    let log = node.api().await.log(&seated.table, seated.token.as_deref()).await.unwrap();
    log.lines().filter(|line| line.starts_with("p1 ") || line.starts_with("p2 ")).count()
}

async fn wait_until(mut fine: impl FnMut() -> bool) -> Duration {
    let begun = Instant::now();
    while !fine() {
        assert!(begun.elapsed() < Duration::from_secs(30), "it never came to that");
        sleep(Duration::from_millis(20)).await;
    }
    begun.elapsed()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stops_hands_its_tables_over_and_nobody_is_refused() {
    let shared = Shared::default();
    let (one, two) = (shared.node().await, shared.node().await);
    let seated = pair(GAME, &one, &two).await;
    let (mut ann, mut ben) = (Guest::new(&seated[0], 1), Guest::new(&seated[1], 2));
    let nodes = authorities(&[&one, &two]);
    let other = [nodes[1].clone()];
    // Ann comes to the node that stops, and to the other one then; Ben is at the other one, and the table moves there.
    tokio::join!(play((&mut ann, &nodes), (&mut ben, &other), 20), one.stop());
    play((&mut ann, &other), (&mut ben, &other), 10).await;
    assert_eq!(owner(&two, &seated[0]), Owner::Ours);
    assert_eq!(chosen(&two, &seated[0]).await, ann.chose + ben.chose);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_node_s_tables_are_taken_over_and_play_on() {
    let shared = Shared::default();
    let (mut one, two) = (shared.node().await, shared.node().await);
    let seated = pair(GAME, &one, &two).await;
    // Nobody comes to the second table, at which a clock runs.
    let sit = Some(Sit { name: "Ann".into(), seat: None, seals: false });
    let bots = [(2, "steady".to_string())].into_iter().collect();
    let order = OpenTable { seats: 2, sit, bots, clock: Clock::Seconds(5), ..OpenTable::of(GAME) };
    let alone = one.api().await.open(&order).await.unwrap();
    let (mut ann, mut ben) = (Guest::new(&seated[0], 1), Guest::new(&seated[1], 2));
    let (near, far) = (authorities(&[&one]), authorities(&[&two]));
    play((&mut ann, &near), (&mut ben, &far), 3).await;
    one.die();
    shared.outlive().await;
    play((&mut ann, &far), (&mut ben, &far), 6).await;
    assert_eq!(chosen(&two, &seated[0]).await, ann.chose + ben.chose);
    let table = TableId::new(alone.table.as_str()).unwrap();
    let events = || two.store.events(&table, None, usize::MAX).unwrap().len();
    let before = events();
    wait_until(|| owner(&two, &alone) == Owner::Ours).await;
    wait_until(|| events() > before).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_from_which_others_took_over_writes_nothing_and_begins_anew() {
    let shared = Shared::default();
    let (one, two) = (shared.node().await, shared.node().await);
    let seated = pair(GAME, &one, &two).await;
    let (mut ann, mut ben) = (Guest::new(&seated[0], 1), Guest::new(&seated[1], 2));
    let (near, far) = (authorities(&[&one]), authorities(&[&two]));
    play((&mut ann, &near), (&mut ben, &far), 3).await;
    // The first one sleeps: its lease runs out without its threads noticing, and the other one takes the table.
    shared.expire();
    two.store.nodes().unwrap().renew().unwrap();
    let table = TableId::new(seated[0].table.as_str()).unwrap();
    assert_eq!(two.store.nodes().unwrap().claim(&[table]).unwrap(), [Owner::Ours]);
    // Ann still talks to the first one, which sends her to the table's new place, and all that she was acknowledged is there.
    play((&mut ann, &near), (&mut ben, &far), 6).await;
    assert_eq!(chosen(&one, &seated[0]).await, ann.chose + ben.chose);
    assert_eq!(owner(&two, &seated[0]), Owner::Ours);
    // It is a node again, and what is opened there is its own.
    wait_until(|| one.store.nodes().unwrap().me().alive).await;
    let again = pair(GAME, &one, &two).await;
    assert_eq!(owner(&one, &again[0]), Owner::Ours);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_are_not_let_in_among_nodes() {
    let shared = Shared::default();
    let one = shared.node().await;
    let other_key = Config { house_key: Arc::new(HouseKey::from_seed(&[8; 32])), ..config() };
    let stranger = shared.node_with(other_key).await;
    let order = OpenTable { seats: 2, ..OpenTable::of(GAME) };
    let seated = one.api().await.open(&order).await.unwrap();
    let asked = stranger.api().await.info(&seated.table, None).await;
    assert!(asked.unwrap_err().to_string().contains("does not answer"));
    assert_eq!(one.api().await.info(&seated.table, None).await.unwrap().stage, Stage::Gathering);
}
