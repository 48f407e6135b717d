//! Several nodes at one store in a simulated network with simulated leases: whatever happens to them, nothing that was acknowledged is
//! lost, done twice or out of order.
//!
//! `LUCKHOUSE_KILLS` says how many faults there are; a few if it is not set. They are drawn from seeds. Ids, secrets and dice are not, so
//! that the same seed brings the same faults to other games.

mod node;
mod storm;
mod way;

use crate::players::history::{Broken, History};
use crate::players::{Count, games_for_two, one_game};
use futures_util::future::join_all;
use luckhouse_store::{Memory, Store, TableId};
use node::{Post, authority, name};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use storm::{Fault, NODES, Storm, TICK};
use tokio::sync::watch;
use way::Fence;

/// Hosts from which people come, each with so many tables for two.
const CLIENTS: usize = 3;
const TABLES: usize = 4;
/// Players go once in so many choices, so that everybody comes to every node.
const RESTLESS: u64 = 8;
/// After so many faults everything begins anew.
const FAULTS: usize = 25;
/// So long everybody may take to come to an end when everything is mended.
const ENDING: Duration = Duration::from_secs(120);
/// Without a fence a table may be such that nobody can play on. Whoever can has come to an end after so long.
const STUCK: Duration = Duration::from_secs(10);

/// What all players of one house know when they go, and which games went wrong before.
#[derive(Default)]
struct Known {
    histories: Mutex<Vec<(String, History)>>,
    broken: Mutex<Vec<Broken>>,
}

/// One table after the other, until it is enough.
async fn tables(seed: u64, game: &'static str, count: Arc<Count>, known: Arc<Known>) {
    let (_, house) = watch::channel((0..NODES).map(authority).collect());
    for round in 0.. {
        match one_game(game, seed * 1000 + round, &house, &count).await {
            Ok(played) => {
                let histories = played.into_iter().flatten().map(|(seated, known)| (seated.table, known));
                known.histories.lock().unwrap().extend(histories);
            }
            Err(broken) => known.broken.lock().unwrap().push(broken),
        }
        if count.enough.load(Ordering::SeqCst) {
            return;
        }
    }
}

/// A world with nodes that run and people who play.
fn world(seed: u64, fence: Fence, count: &Arc<Count>, known: &Arc<Known>) -> Storm {
    let shared = Arc::new(Memory::default());
    let mut sim = turmoil::Builder::new()
        .rng_seed(seed)
        .simulation_duration(Duration::from_secs(1_000_000))
        .tick_duration(TICK)
        .min_message_latency(Duration::from_millis(1))
        .max_message_latency(Duration::from_millis(30))
        .tcp_capacity(4096)
        .build();
    let posts: Vec<Arc<Post>> =
        (0..NODES).map(|number| Post::new(number, &shared, fence, seed * 10 + number as u64)).collect();
    for (number, post) in posts.iter().enumerate() {
        let post = Arc::clone(post);
        sim.host(name(number), move || Arc::clone(&post).keep());
    }
    let (games, clients) = (games_for_two(), (0..CLIENTS).map(|client| format!("client{client}")));
    let clients: Vec<String> = clients.collect();
    for (number, client) in clients.iter().enumerate() {
        let playing: Vec<_> = (number * TABLES..(number + 1) * TABLES)
            .map(|table| {
                let seed = seed * 100 + table as u64;
                tables(seed, games[table % games.len()], Arc::clone(count), Arc::clone(known))
            })
            .collect();
        sim.client(client.as_str(), async move {
            join_all(playing).await;
            Ok(())
        });
    }
    Storm::new(sim, &shared, posts, clients, seed)
}

fn players() -> Count {
    Count { restless: RESTLESS, ..Count::default() }
}

/// What came of it.
#[derive(Default)]
struct Suffered {
    broken: Vec<Broken>,
    /// So many changes the fence has kept out.
    refused: usize,
}

/// So many of these faults; then everybody comes to an end.
fn suffer(seed: u64, fence: Fence, faults: &[Fault], times: usize, count: &Arc<Count>) -> Suffered {
    let known = Arc::new(Known::default());
    count.enough.store(false, Ordering::SeqCst);
    let mut storm = world(seed, fence, count, &known);
    storm.rage(faults, times);
    count.enough.store(true, Ordering::SeqCst);
    let fenced = fence == Fence::Holds;
    let latest = storm.sim.elapsed() + if fenced { ENDING } else { STUCK };
    while !storm.step() && storm.sim.elapsed() < latest {}
    assert!(!fenced || storm.sim.elapsed() < latest, "seed {seed}: every table comes to an end");
    let held = |(table, history): &(String, History)| {
        let log = storm.shared.export(&TableId::new(table.as_str()).unwrap()).unwrap();
        history.hold(&log.to_string()).err()
    };
    let mut broken: Vec<Broken> = known.histories.lock().unwrap().iter().filter_map(held).collect();
    broken.append(&mut known.broken.lock().unwrap());
    Suffered { broken, refused: storm.posts.iter().map(|post| post.refused()).sum() }
}

#[test]
fn nothing_is_lost_done_twice_or_out_of_order_whatever_happens_to_several_nodes() {
    let times = std::env::var("LUCKHOUSE_KILLS").map_or(12, |kills| kills.parse().unwrap());
    let (count, mut all) = (Arc::new(players()), Suffered::default());
    for (seed, begun) in (1..).zip((0..times).step_by(FAULTS)) {
        let suffered = suffer(seed, Fence::Holds, Fault::ALL, FAULTS.min(times - begun), &count);
        suffered.broken.iter().for_each(|broken| println!("seed {seed}: {broken}"));
        all.broken.extend(suffered.broken);
        all.refused += suffered.refused;
    }
    let number = |count: &AtomicUsize| count.load(Ordering::SeqCst);
    let (acknowledged, games) = (number(&count.acknowledged), number(&count.games));
    println!(
        "{times} faults, {acknowledged} choices acknowledged in {games} games, {} not saved and said so, {} changes kept \
         out by the fence: {} games broken",
        number(&count.not_saved),
        all.refused,
        all.broken.len()
    );
    assert!(all.broken.is_empty(), "{} games are broken", all.broken.len());
    assert!(acknowledged > 20 * times, "{acknowledged} choices are no load");
}

/// What all of this is worth: with a store that says yes to those who have been replaced, the same players find what is wrong.
#[test]
fn nodes_without_a_fence_between_them_are_found_out() {
    let count = Arc::new(Count { patience: Some(STUCK / 2), ..players() });
    let broken = suffer(1, Fence::Off, &[Fault::TakenOver], 3, &count).broken;
    let found = broken.iter().filter(|broken| !matches!(broken, Broken::Refused(_))).count();
    println!("{found} games have lost something, or are out of order");
    assert!(found > 0, "several nodes were at the same tables, and nobody noticed");
}
