//! What the coach finds in games of players, unasked.

use crate::browser::{Browser, does, games, many};
use crate::open::{open, open_house};
use crate::players::{played, seated};
use luckhouse_server::protocol::{Inbound, PlayedGame, PlayedGames, Profile};
use luckhouse_server::{Config, House, Thinking, http};
use luckhouse_store::{Memory, Store};
use std::sync::Arc;
use std::time::Duration;

/// The last game of somebody, when the coach has looked at it.
async fn reviewed(who: &mut Browser) -> PlayedGame {
    let path = format!("/api/v1/players/{}/games", who.me().await.id);
    for _ in 0..1200 {
        let found: PlayedGames = serde_json::from_value(who.get(&path).await.json()).unwrap();
        if let Some(last) = found.games.into_iter().find(|game| game.luck.is_some()) {
            return last;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody has looked at the game");
}

async fn profile(who: &mut Browser) -> Profile {
    let id = who.me().await.id;
    serde_json::from_value(who.get(&format!("/api/v1/players/{id}")).await.json()).unwrap()
}

#[tokio::test]
async fn the_coach_says_how_much_was_luck_and_rates_without_it() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    // Bots play on for both.
    for seat in seated(&mut ann, &mut ben).await {
        does(&open, &seat, Inbound::Leave { id: "l".into() }).await;
    }
    let (one, other) = (reviewed(&mut ann).await, reviewed(&mut ben).await);
    assert!((one.luck.unwrap() + other.luck.unwrap()).abs() < 0.2, "{one:?} {other:?}");
    assert!(one.accuracy.is_some_and(|accuracy| (0.0..=100.0).contains(&accuracy)), "{one:?}");
    let (hers, his) = (profile(&mut ann).await.ratings.remove(0), profile(&mut ben).await.ratings.remove(0));
    let (hers, his) = (hers.without_luck.unwrap(), his.without_luck.unwrap());
    assert_eq!((hers.games, his.games, hers.rating + his.rating), (1, 1, 3000));
    let kept = ann.get("/api/v1/me/data").await.json();
    assert_eq!(kept["games"][0]["summary"]["review"]["luck"], one.luck.unwrap());
    open.close().await;
}

#[tokio::test]
async fn where_nobody_reviews_results_come_all_the_same() {
    let thinking = Thinking { reviews: 0, ..Thinking::default() };
    let store = Arc::new(Memory::default());
    let house = House::start(Arc::clone(&store) as Arc<dyn Store>, Config { thinking, ..many() }).unwrap();
    let open = open_house(house).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    played(&open, &mut ann, &mut ben).await;
    let won = games(&mut ann, 1).await.games.remove(0);
    assert!(won.rating.is_some() && won.luck.is_none(), "{won:?}");
    assert_eq!(store.members().unreviewed(9), Ok(vec![]));
    open.close().await;
}
