//! The bots of the house as a ladder, and those who climb it.

use crate::browser::{Browser, does, games, many, resign};
use crate::open::{Open, open};
use crate::sockets::{say, socket, told};
use luckhouse_server::http;
use luckhouse_server::protocol::{Inbound, Ladder, Outbound, Profile, Ranking, Seated};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

async fn ladder(who: &mut Browser) -> Ladder {
    let answer = who.get("/api/v1/ladders?game=booty-dice").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let all: Vec<Ladder> = serde_json::from_value(answer.json()).unwrap();
    assert_eq!(all.iter().map(|ladder| ladder.seats).collect::<Vec<_>>(), [2, 3, 4, 5, 6]);
    all.into_iter().next().unwrap()
}

/// A table of this player and a bot, where one may ask for hints.
async fn against(who: &mut Browser, bot: &str) -> Seated {
    let order = json!({
        "game": "booty-dice", "seats": 2, "bots": { "2": bot }, "hints": true, "sit": { "name": "Ann" }
    });
    let answer = who.post("/api/v1/tables", order).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

/// Ask what would be best until it is told: the bot may begin.
async fn hint(open: &Open, seated: &Seated) {
    let mut socket = socket(open, &[]).await.unwrap();
    say(&mut socket, &Inbound::hello(&seated.table, seated.token.as_deref())).await;
    for number in 0..90 {
        say(&mut socket, &Inbound::Hint { id: format!("h{number}") }).await;
        loop {
            match told(&mut socket).await {
                Outbound::Hint { .. } => return,
                Outbound::Refused { .. } => break,
                _ => {}
            }
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("nobody was told what would be best");
}

/// A game against this bot is given up.
async fn lost(open: &Open, who: &mut Browser, bot: &str) {
    let seated = against(who, bot).await;
    does(open, &seated, resign()).await;
}

#[tokio::test]
async fn a_game_against_a_bot_counts_on_the_ladder_and_nowhere_else() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut guest) = (Browser::known(&front, "Ann").await, Browser::new(&front));
    let before = ladder(&mut ann).await;
    let levels: Vec<&str> = before.rungs.iter().map(|rung| rung.bot.as_str()).collect();
    assert_eq!(levels, ["novice", "steady", "strong", "best"]);
    assert!(before.rungs.is_sorted_by_key(|rung| rung.rating));
    assert_eq!((before.own, before.next.as_deref()), (None, Some("novice")));
    lost(&open, &mut ann, "steady").await;
    let played = games(&mut ann, 1).await.games.remove(0);
    assert!(
        played.rating.is_none() && played.against_bots.is_some_and(|(from, to)| from == 1500 && to < 1500)
    );
    let after = ladder(&mut ann).await;
    let steady = &after.rungs[1];
    let met = steady.met.clone().unwrap();
    assert_eq!((met.games, met.won, steady.games), (1, 0, 1));
    assert_eq!(after.own.map(|own| (own.games, own.provisional)), Some((1, true)));
    // A guest sees the ladder, and nothing of anybody on it.
    let seen = ladder(&mut guest).await;
    assert!(seen.own.is_none() && seen.next.is_none() && seen.rungs.iter().all(|rung| rung.met.is_none()));
    assert_eq!(seen.rungs[1].games, 1);
    let path = format!("/api/v1/players/{}", ann.me().await.id);
    let profile: Profile = serde_json::from_value(ann.get(&path).await.json()).unwrap();
    assert_eq!((profile.ratings.len(), profile.against_bots.len(), profile.against_bots[0].games), (0, 1, 1));
    assert_eq!(ann.get("/api/v1/me/data").await.json()["against_bots"][0]["games"], 1);
    open.close().await;
}

#[tokio::test]
async fn a_game_with_a_hint_does_not_count() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let mut ann = Browser::known(&front, "Ann").await;
    let seated = against(&mut ann, "steady").await;
    hint(&open, &seated).await;
    does(&open, &seated, resign()).await;
    let played = games(&mut ann, 1).await.games.remove(0);
    assert_eq!((played.rating, played.against_bots), (None, None));
    let after = ladder(&mut ann).await;
    assert!(after.own.is_none() && after.rungs.iter().all(|rung| rung.games == 0));
    open.close().await;
}

#[tokio::test]
async fn bots_stand_among_those_who_play_against_them() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let mut ann = Browser::known(&front, "Ann").await;
    lost(&open, &mut ann, "best").await;
    games(&mut ann, 1).await;
    let answer = ann.get("/api/v1/players?game=booty-dice&seats=2&by=against-bots").await;
    let found: Ranking = serde_json::from_value(answer.json()).unwrap();
    assert_eq!(
        found.bots.iter().map(|bot| bot.bot.as_str()).collect::<Vec<_>>(),
        ["best", "strong", "steady", "novice"]
    );
    assert_eq!(found.own.map(|own| (own.line.games, own.provisional)), Some((1, true)));
    let plain: Ranking =
        serde_json::from_value(ann.get("/api/v1/players?game=booty-dice&seats=2").await.json()).unwrap();
    assert_eq!((plain.bots.len(), plain.own), (0, None));
    open.close().await;
}

#[tokio::test]
async fn a_game_for_one_has_no_ladder_and_none_at_all_is_refused() {
    let open = open(many()).await;
    let mut guest = Browser::new(&http::router(Arc::clone(&open.house)));
    assert_eq!(guest.get("/api/v1/ladders?game=lantern").await.json(), json!([]));
    let wrong = guest.get("/api/v1/ladders?game=ludo").await;
    assert!(wrong.status == 400 && wrong.text.contains("booty-dice"), "{}", wrong.text);
    open.close().await;
}
