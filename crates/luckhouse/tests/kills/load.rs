//! Tables under load, one after the other, each held against what its players were acknowledged.

use crate::players::history::{Broken, History};
use crate::players::{Count, Where, api, games_for_two, insist, one_game};
use luckhouse_server::protocol::Seated;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// One table after the other, until it is enough.
async fn tables(game: &'static str, seed: u64, house: Where, count: Arc<Count>) -> Result<(), Broken> {
    for round in 0.. {
        let played = one_game(game, seed * 1000 + round, &house, &count).await?;
        for (seated, history) in played.iter().flatten() {
            hold(&house, &count, seated, history).await?;
        }
        if played.is_some() && count.enough.load(Ordering::SeqCst) {
            break;
        }
    }
    Ok(())
}

/// The log of the house has everything that the player was told and acknowledged, and each choice once.
async fn hold(house: &Where, count: &Count, seated: &Seated, history: &History) -> Result<(), Broken> {
    let token = seated.token.as_deref();
    let ask = async |authority: String| api(&authority).await?.log(&seated.table, token).await.ok();
    history.hold(&insist(house, count, ask).await)
}

/// Games of every kind for two, so many at a time of each.
pub(crate) fn play(each: usize, house: &Where, count: &Arc<Count>) -> Vec<JoinHandle<Result<(), Broken>>> {
    let games = games_for_two();
    let table = |index: usize| {
        tokio::spawn(tables(games[index % games.len()], index as u64, house.clone(), Arc::clone(count)))
    };
    (0..each * games.len()).map(table).collect()
}

/// Let everybody come to an end: nothing is wrong with any game.
pub(crate) async fn end_well(work: Vec<JoinHandle<Result<(), Broken>>>, count: &Count) {
    let broken = end(work, count).await;
    broken.iter().for_each(|broken| println!("{broken}"));
    assert!(broken.is_empty(), "{} games are broken", broken.len());
    assert_eq!(count.not_saved.load(Ordering::SeqCst), 0, "choices were refused, though nobody had to be");
}

/// Let everybody come to an end: what is wrong with each one's games.
pub(crate) async fn end(work: Vec<JoinHandle<Result<(), Broken>>>, count: &Count) -> Vec<Broken> {
    count.enough.store(true, Ordering::SeqCst);
    let mut broken = Vec::new();
    for task in work {
        let ended = timeout(Duration::from_secs(120), task).await.expect("every table comes to an end");
        broken.extend(ended.unwrap().err());
    }
    broken
}
