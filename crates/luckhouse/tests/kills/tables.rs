//! Tables under load: nothing that was acknowledged is lost, and nothing is done twice.

use crate::house::{House, kills};
use crate::load::{end_well, play};
use crate::players::Count;
use luckhouse_engine::Rng;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_and_nothing_is_done_twice() {
    let kills = kills(10);
    let data = std::env::temp_dir().join(format!("luckhouse-kills-{}", std::process::id()));
    let (mut running, authority) = House::open(&data);
    let (tell, house) = watch::channel(vec![authority]);
    let count = Arc::new(Count::default());
    let work = play(2, &house, &count);
    let mut rng = Rng::seeded(2026);
    for _ in 0..kills {
        sleep(Duration::from_millis(200 + rng.below(900))).await;
        drop(running);
        let authority;
        (running, authority) = House::open(&data);
        tell.send(vec![authority]).unwrap();
    }
    sleep(Duration::from_secs(1)).await;
    end_well(work, &count).await;
    drop(running);
    std::fs::remove_dir_all(&data).unwrap();
    let (acknowledged, games) =
        (count.acknowledged.load(Ordering::SeqCst), count.games.load(Ordering::SeqCst));
    println!("{kills} kills, {acknowledged} choices acknowledged in {games} games: 0 lost, 0 doubled");
    assert!(acknowledged > 5 * kills, "{acknowledged} choices are no load");
}
