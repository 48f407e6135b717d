//! Three nodes at one database, under load: one after the other is killed, held up until the others have taken over, stopped in good
//! order or cut off, and comes back; and so does the database. Clients come to any of them.

use crate::faults::{Fault, NODES, Nodes};
use crate::house::kills;
use crate::load::{end, end_well, play};
use crate::network::inside;
use crate::players::Count;
use crate::players::history::Broken;
use luckhouse_engine::Rng;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::task::block_in_place;
use tokio::time::sleep;

/// How long choices took that were said while this was done.
fn said(count: &Count, number: usize) -> String {
    let waited = count.waited.lock().unwrap();
    let mut waited: Vec<Duration> =
        waited.iter().filter(|(fault, _)| *fault == number).map(|(_, waited)| *waited).collect();
    waited.sort();
    match waited.last() {
        Some(slowest) => {
            format!(
                "{} choices, p99 {:?}, slowest {slowest:?}",
                waited.len(),
                waited[waited.len() * 99 / 100]
            )
        }
        None => "no choices".into(),
    }
}

/// Do all of this in turn, so often, while games are played; then hold every game against what its players were acknowledged.
async fn suffer(mut nodes: Nodes, faults: &[Fault], times: usize) {
    let count = Arc::new(Count::default());
    let house = nodes.authorities.subscribe();
    let work = play(3, &house, &count);
    let mut rng = Rng::seeded(2026);
    for number in 0..times {
        count.fault.store(0, Ordering::SeqCst);
        sleep(Duration::from_millis(1000 + rng.below(1000))).await;
        let fault = faults[number % faults.len()];
        count.fault.store(fault.number(), Ordering::SeqCst);
        let begun = Instant::now();
        nodes.suffer(rng.below(NODES as u64) as usize, fault).await;
        // Until the others have taken over, if they must wait for the lease.
        if matches!(fault, Fault::Killed) {
            sleep(Duration::from_secs(6).saturating_sub(begun.elapsed())).await;
        }
    }
    end_well(work, &count).await;
    println!("nothing was done: {}", said(&count, 0));
    for fault in faults {
        println!("{fault:?}: {}", said(&count, fault.number()));
    }
    let (acknowledged, games) =
        (count.acknowledged.load(Ordering::SeqCst), count.games.load(Ordering::SeqCst));
    println!(
        "{times} faults, {acknowledged} choices acknowledged in {games} games: 0 lost, 0 doubled, 0 refused"
    );
    assert!(acknowledged > 20 * times, "{acknowledged} choices are no load");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_die_sleep_and_stop_and_nothing_is_lost_or_done_twice() {
    suffer(block_in_place(Nodes::here), Fault::ANYWHERE, kills(4)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_are_cut_off_and_databases_fail_over_and_nothing_is_lost_or_done_twice() {
    if inside("nodes::nodes_are_cut_off_and_databases_fail_over_and_nothing_is_lost_or_done_twice") {
        suffer(block_in_place(Nodes::apart), Fault::ALL, kills(Fault::ALL.len())).await;
    }
}

/// What all of this is worth: without a fence between them, the same players find what is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn programs_that_know_nothing_of_each_other_are_found_out() {
    let nodes = block_in_place(Nodes::strangers);
    let count = Arc::new(Count::default());
    let work = play(3, &nodes.authorities.subscribe(), &count);
    sleep(Duration::from_secs(10)).await;
    let broken = end(work, &count).await;
    let found = broken.iter().filter(|broken| !matches!(broken, Broken::Refused(_))).count();
    println!("{found} of {} broken games are counted wrong or have lost something", broken.len());
    assert!(found > 0, "three programs wrote at the same tables, and nobody noticed");
}
