//! Puzzles by HTTP: what is told before a try, and what after it.

use crate::ask::{front, get, post};
use crate::browser::{Browser, many};
use crate::open::open_node;
use axum::http::StatusCode;
use luckhouse_puzzles::{Puzzle, of};
use luckhouse_server::protocol::{Profile, PuzzleResult, Why};
use luckhouse_server::{Config, House, http};
use luckhouse_store::conformance::Scratch;
use luckhouse_store::{Memory, Sqlite};
use serde_json::{Value, json};
use std::sync::Arc;

fn puzzle() -> &'static Puzzle {
    &of("fortuna").unwrap()[0]
}

fn path() -> String {
    format!("/api/v1/puzzles/{}", puzzle().id)
}

async fn tried(word: &str) -> crate::ask::Answer {
    let body = json!({ "word": word }).to_string();
    post(&front(Config::default()).await, &format!("{}/attempts", path()), &[], body).await
}

#[tokio::test]
async fn the_list_names_every_puzzle_of_a_game() {
    let front = front(Config::default()).await;
    let list = get(&front, "/api/v1/puzzles?game=fortuna").await.json();
    let lines = list.as_array().unwrap();
    assert_eq!(lines.len(), of("fortuna").unwrap().len());
    assert_eq!(lines[0]["id"], puzzle().id.as_str());
    assert_eq!((&lines[0]["game"], &lines[0]["grade"]), (&json!("fortuna"), &json!(puzzle().grade)));
    let all = get(&front, "/api/v1/puzzles").await.json();
    assert!(all.as_array().unwrap().len() >= 1000);
}

#[tokio::test]
async fn a_puzzle_is_told_without_its_answer() {
    let answer = get(&front(Config::default()).await, &path()).await;
    let told = answer.json();
    assert_eq!(told["seat"], json!(puzzle().seat.index() + 1));
    assert_eq!(told["offers"].as_array().unwrap().len(), puzzle().costs.len());
    assert_eq!(told["story"].as_array().unwrap().len(), puzzle().table().unwrap().events());
    let keys: Vec<&String> = told.as_object().unwrap().keys().collect();
    let expected = [
        "game",
        "grade",
        "header",
        "id",
        "offers",
        "options",
        "proved",
        "seat",
        "seats",
        "static_data",
        "story",
        "themes",
        "view",
    ];
    assert_eq!(keys, expected);
}

#[tokio::test]
async fn nothing_is_told_that_the_seat_may_not_see() {
    let front = front(Config::default()).await;
    for puzzle in of("reynards-luck").unwrap().iter().step_by(20) {
        let told = get(&front, &format!("/api/v1/puzzles/{}", puzzle.id)).await.json();
        let lines: Vec<&str> =
            told["story"].as_array().unwrap().iter().map(|step| step["line"].as_str().unwrap()).collect();
        let other = luckhouse_engine::Seat::all(2).find(|seat| *seat != puzzle.seat).unwrap();
        let placed = |line: &&&str| line.starts_with(&format!("{other} place"));
        assert_eq!(lines.iter().filter(placed).count(), 0, "{lines:?}");
        assert!(lines.contains(&format!("{other} ?").as_str()), "{lines:?}");
    }
}

#[tokio::test]
async fn a_try_is_answered_with_what_is_best_and_why() {
    let right = tried(&puzzle().answer).await.json();
    assert_eq!((&right["solved"], &right["best"]), (&json!(true), &json!(puzzle().answer)));
    assert_eq!(right["values"].as_array().unwrap().len(), puzzle().costs.len());
    assert_eq!(right["why"], Value::Array(puzzle().why.clone()));
    let other = right["values"][1]["word"].as_str().unwrap();
    let wrong = tried(other).await.json();
    assert_eq!((&wrong["solved"], &wrong["best"]), (&json!(false), &json!(puzzle().answer)));
}

#[tokio::test]
async fn what_is_no_try_is_refused() {
    let front = front(Config::default()).await;
    let unread = tried("dance").await;
    assert_eq!((unread.status, unread.problem().why), (StatusCode::BAD_REQUEST, Why::Word));
    let unlawful = tried("accept").await;
    assert_eq!((unlawful.status, unlawful.problem().why), (StatusCode::CONFLICT, Why::Rules));
    let nowhere = get(&front, "/api/v1/puzzles/0123456789abcdef").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    assert_eq!(
        nowhere.problem().text,
        "there is no puzzle 0123456789abcdef: expected one of /api/v1/puzzles"
    );
    let nowhere = post(&front, "/api/v1/puzzles/x/attempts", &[], r#"{"word":"stop"}"#).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    let ludo = get(&front, "/api/v1/puzzles?game=ludo").await;
    assert_eq!((ludo.status, ludo.problem().why), (StatusCode::BAD_REQUEST, Why::Word));
    let body = post(&front, &format!("{}/attempts", path()), &[], r#"{"wort":"stop"}"#).await;
    assert_eq!((body.status, body.problem().why), (StatusCode::BAD_REQUEST, Why::Unreadable));
}

/// A try of somebody at the n-th puzzle: the right answer, or another.
async fn tries(browser: &mut Browser, n: usize, right: bool) -> PuzzleResult {
    let puzzle = &of("fortuna").unwrap()[n];
    let other = || puzzle.values(&*puzzle.table().unwrap()).remove(1).word;
    let word = if right { puzzle.answer.clone() } else { other() };
    let answer =
        browser.post(&format!("/api/v1/puzzles/{}/attempts", puzzle.id), json!({ "word": word })).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

#[tokio::test]
async fn a_first_try_moves_player_and_puzzle_and_later_ones_are_practice() {
    let front = front(many()).await;
    let mut ann = Browser::known(&front, "Ann").await;
    let first = tries(&mut ann, 0, true).await.ratings;
    let (yours, moved) = (first.yours.unwrap(), first.moved.unwrap());
    assert!(moved > 0 && yours.rating == 1500 + moved && yours.plus_minus < 686, "{first:?}");
    assert!(first.puzzle.rating < 1500 && (yours.tries, first.puzzle.tries) == (1, 1), "{first:?}");
    for right in [true, false] {
        let again = tries(&mut ann, 0, right).await.ratings;
        assert_eq!((again.moved, again.yours, again.puzzle), (None, Some(yours), first.puzzle));
    }
    let wrong = tries(&mut ann, 1, false).await.ratings;
    assert!(wrong.moved.unwrap() < 0 && wrong.puzzle.rating > 1500, "{wrong:?}");
    let mut ben = Browser::known(&front, "Ben").await;
    let second = tries(&mut ben, 0, false).await.ratings;
    assert_eq!(second.puzzle.tries, 2);
    let mut guest = Browser::new(&front);
    let guessed = tries(&mut guest, 0, true).await.ratings;
    assert_eq!((guessed.moved, guessed.yours, guessed.puzzle), (None, None, second.puzzle));
}

#[tokio::test]
async fn a_try_that_is_sent_many_times_at_once_counts_once() {
    let store = Memory::default();
    let (one, two) = (open_node(&store, many()).await, open_node(&store, many()).await);
    let fronts = [&one, &two].map(|open| http::router(Arc::clone(&open.house)));
    let ann = Browser::known(&fronts[0], "Ann").await;
    let again = (0..10).map(|n| {
        let mut browser = Browser { cookie: ann.cookie.clone(), ..Browser::new(&fronts[n % 2]) };
        tokio::spawn(async move { tries(&mut browser, 0, true).await.ratings })
    });
    let mut counted = Vec::new();
    for answer in again.collect::<Vec<_>>() {
        counted.push(answer.await.unwrap());
    }
    assert_eq!(counted.iter().filter(|ratings| ratings.moved.is_some()).count(), 1, "{counted:?}");
    assert!(counted.iter().all(|ratings| ratings.puzzle.tries == 1), "{counted:?}");
    // Many players at once, each at their own node: every try counts.
    let mut others = Vec::new();
    for n in 0..10 {
        let mut browser = Browser::known(&fronts[n % 2], "Ben").await;
        others.push(tokio::spawn(async move { tries(&mut browser, 0, n < 5).await.ratings }));
    }
    let mut most = 0;
    for other in others {
        let ratings = other.await.unwrap();
        assert!(ratings.moved.is_some());
        most = most.max(ratings.puzzle.tries);
    }
    assert_eq!(most, 11);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_rating_for_puzzles_outlives_the_house_and_goes_with_the_account() {
    let folder = Scratch::new();
    let start = || House::start(Arc::new(Sqlite::open(folder.path()).unwrap()), many()).unwrap();
    let house = start();
    let mut ann = Browser::known(&http::router(Arc::clone(&house)), "Ann").await;
    let first = tries(&mut ann, 0, true).await.ratings;
    house.stop().await;
    drop((house, std::mem::replace(&mut ann.front, axum::Router::new())));
    ann.front = http::router(start());
    let path = format!("/api/v1/players/{}", ann.me().await.id);
    let profile: Profile = serde_json::from_value(ann.get(&path).await.json()).unwrap();
    assert_eq!((profile.puzzles, profile.ratings.len()), (first.yours, 0));
    assert_eq!(tries(&mut ann, 0, false).await.ratings.moved, None);
    let data = ann.get("/api/v1/me/data").await.json();
    assert_eq!(data["puzzles"]["tries"][0]["solved"], true);
    assert_eq!(data["puzzles"]["rating"]["tries"], 1);
    assert_eq!(ann.send("DELETE", "/api/v1/me", None).await.status, 204);
    let mut eve = Browser::known(&ann.front, "Eve").await;
    assert_eq!(tries(&mut eve, 0, true).await.ratings.puzzle.tries, 2, "what was found of the puzzle stays");
}
