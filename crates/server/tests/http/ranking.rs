//! Who is best at what.

use crate::browser::{Browser, games, many};
use crate::open::open;
use crate::players::played;
use luckhouse_server::http;
use luckhouse_server::protocol::Ranking;
use serde_json::json;
use std::sync::Arc;

const BEST: &str = "/api/v1/players?game=booty-dice&seats=2";

async fn ranking(who: &mut Browser, path: &str) -> Ranking {
    let answer = who.get(path).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

#[tokio::test]
async fn whoever_has_just_begun_has_no_place_and_is_told_to_nobody() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    assert_eq!(ranking(&mut ann, BEST).await, Ranking { players: Vec::new(), bots: Vec::new(), own: None });
    ann.send("PATCH", "/api/v1/me", Some(&json!({ "privacy": "public" }))).await;
    played(&open, &mut ann, &mut ben).await;
    games(&mut ann, 1).await;
    let own = ranking(&mut ann, BEST).await;
    assert!(own.players.is_empty());
    let own = own.own.unwrap();
    let line = &own.line;
    assert_eq!((line.place, line.player.name.as_str(), line.games), (None, "Ann", 1));
    assert!(own.provisional && !own.hidden);
    assert_eq!(
        ranking(&mut Browser::new(&front), BEST).await,
        Ranking { players: Vec::new(), bots: Vec::new(), own: None }
    );
}

#[tokio::test]
async fn what_cannot_be_ranked_is_refused_with_what_was_expected() {
    let open = open(many()).await;
    let mut guest = Browser::new(&http::router(Arc::clone(&open.house)));
    for (asked, expected) in [
        ("game=ludo&seats=2", "booty-dice"),
        ("game=fortuna&seats=13", "13"),
        ("game=fortuna", "seats"),
        ("game=fortuna&seats=2&by=shoes", "without-luck"),
    ] {
        let answer = guest.get(&format!("/api/v1/players?{asked}")).await;
        assert_eq!(answer.status, 400, "{asked}: {}", answer.text);
        assert!(answer.text.contains(expected), "{asked}: {}", answer.text);
    }
}
