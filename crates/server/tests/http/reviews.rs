//! What the coach finds in games of players, unasked.

use crate::browser::{Browser, does, games, many};
use crate::open::{open, open_house};
use crate::players::{played, seated};
use luckhouse_server::protocol::{Inbound, Ladder, PlayedGame, PlayedGames, Profile, Seated};
use luckhouse_server::{Config, House, Thinking, http};
use luckhouse_store::{Memory, Store};
use serde_json::json;
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
async fn a_game_against_a_bot_is_listed_with_its_result_luck_and_accuracy() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let mut ann = Browser::known(&front, "Ann").await;
    let order =
        json!({ "game": "booty-dice", "seats": 2, "bots": { "2": "novice" }, "sit": { "name": "Ann" } });
    let seated: Seated = serde_json::from_value(ann.post("/api/v1/tables", order).await.json()).unwrap();
    // A bot plays on for her.
    does(&open, &seated, Inbound::Leave { id: "l".into() }).await;
    let played = reviewed(&mut ann).await;
    assert_eq!((played.players[1].bot.as_deref(), played.rating), (Some("novice"), None));
    assert!(played.accuracy.is_some_and(|accuracy| (0.0..=100.0).contains(&accuracy)), "{played:?}");
    // What a bot has won for somebody is nobody's step up.
    assert_eq!(played.against_bots.is_some(), played.place == 2, "{played:?}");
    let ladder: Vec<Ladder> =
        serde_json::from_value(ann.get("/api/v1/ladders?game=booty-dice").await.json()).unwrap();
    let met = ladder[0].rungs[0].met.clone().unwrap();
    let lost = u32::from(played.place == 2);
    assert_eq!((met.games, met.won, met.reviewed, met.without_luck.is_some()), (lost, 0, lost, lost == 1));
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
