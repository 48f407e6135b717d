//! The games that one is in the middle of, and their calendar by a secret link.

use crate::ask::get;
use crate::browser::{Browser, does, many, refused, resign};
use crate::clock::DAY;
use crate::open::{open, open_node};
use luckhouse_server::http;
use luckhouse_server::protocol::{Clock, NewCalendar, RunningGames, Seated, Stage};
use luckhouse_store::Memory;
use serde_json::json;
use std::sync::Arc;

async fn running(browser: &mut Browser) -> RunningGames {
    let answer = browser.get("/api/v1/me/games").await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

/// Two play with so many days for each choice, or none.
async fn game(ann: &mut Browser, ben: &mut Browser, days: Option<u8>) -> (Seated, Seated) {
    let clock = days.map_or(Clock::None, Clock::Days);
    let body = json!({ "game": "booty-dice", "seats": 2, "clock": clock, "sit": { "name": "Ann" } });
    let one: Seated = serde_json::from_value(ann.post("/api/v1/tables", body).await.json()).unwrap();
    let seats = format!("/api/v1/tables/{}/seats", one.table);
    let sits = ben.post(&seats, json!({ "name": "Ben, the \"2nd\"" })).await;
    assert_eq!(sits.status, 201, "{}", sits.text);
    let two: Seated = serde_json::from_value(sits.json()).unwrap();
    (one, two)
}

async fn link(browser: &mut Browser) -> String {
    let made = browser.send("POST", "/api/v1/me/calendar", None).await;
    serde_json::from_value::<NewCalendar>(made.json()).unwrap().path
}

#[tokio::test]
async fn running_games_are_listed_by_when_a_choice_is_due() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    refused(&Browser::new(&front).get("/api/v1/me/games").await, 401, "not-signed-in");
    assert!(running(&mut ann).await.games.is_empty());
    let mut tables = Vec::new();
    for days in [Some(9), None, Some(2)] {
        tables.push(game(&mut ann, &mut ben, days).await);
    }
    let waits = json!({ "game": "booty-dice", "seats": 3, "sit": { "name": "Ann" } });
    ann.post("/api/v1/tables", waits).await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let (hers, his) = (running(&mut ann).await.games, running(&mut ben).await.games);
    assert_eq!((hers.len(), his.len()), (4, 3));
    // Each game waits for one of the two, and both see the same time.
    for (one, two) in &tables {
        let game = |all: &[luckhouse_server::protocol::RunningGame]| {
            all.iter().find(|game| game.table == one.table).unwrap().clone()
        };
        let (hers, his) = (game(&hers), game(&his));
        assert_eq!((hers.seat, his.seat), (one.seat.unwrap(), two.seat.unwrap()));
        assert_eq!((&hers.waiting, hers.waiting.len()), (&his.waiting, 1));
        assert_eq!((hers.title.as_str(), hers.stage), ("Booty Dice", Stage::Playing));
        assert_eq!(his.players[0].as_ref().unwrap().name, "Ann");
        match hers.clock {
            Clock::Days(days) => {
                let left = hers.due.unwrap() - now;
                assert!((left - i64::from(days) * DAY).abs() < 60_000, "{left}");
                assert!((hers.due.unwrap() - his.due.unwrap()).abs() < 60_000);
            }
            _ => assert_eq!(hers.due, None),
        }
    }
    let mine: Vec<Option<i64>> = hers
        .iter()
        .filter(|game| game.waiting.contains(&game.seat))
        .map(|game| game.due.or(Some(i64::MAX)))
        .collect();
    assert!(mine.is_sorted(), "{mine:?}");
    // A game that is over runs no more.
    does(&open, &tables[0].0, resign()).await;
    assert_eq!(running(&mut ann).await.games.len(), 3);
    open.close().await;
}

#[tokio::test]
async fn a_secret_link_leads_to_the_calendar_until_it_is_revoked() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    let (one, _) = game(&mut ann, &mut ben, Some(3)).await;
    let (mut mine, mut events) = (Vec::new(), 0);
    for browser in [&mut ann, &mut ben] {
        assert_eq!(browser.get("/api/v1/me/calendar").await.json()["made"], json!(null));
        let path = link(browser).await;
        assert!(browser.get("/api/v1/me/calendar").await.json()["made"].is_i64());
        // Nobody is signed in who reads it.
        let read = get(&front, &path).await;
        assert_eq!(read.status, 200, "{}", read.text);
        assert_eq!(read.header("content-type"), "text/calendar; charset=utf-8");
        assert!(read.text.starts_with("BEGIN:VCALENDAR\r\n") && read.text.ends_with("END:VCALENDAR\r\n"));
        let download = browser.get("/api/v1/me/calendar.ics").await;
        assert_eq!(download.text.matches("BEGIN:VEVENT").count(), read.text.matches("BEGIN:VEVENT").count());
        events += read.text.matches("BEGIN:VEVENT").count();
        if read.text.contains("BEGIN:VEVENT") {
            let unfolded = read.text.replace("\r\n ", "");
            assert!(unfolded.contains(&format!("/t/{}", one.table)), "{unfolded}");
            let german = get(&front, &format!("{path}?language=de")).await.text.replace("\r\n ", "");
            assert!(german.contains("dein Zug"), "{german}");
        }
        mine.push(path);
    }
    assert_eq!(events, 1, "the game waits for one of the two");
    // A new link makes the old one worthless, and a revoked one leads nowhere.
    let newer = link(&mut ann).await;
    refused(&get(&front, &mine[0]).await, 404, "no-calendar");
    assert_eq!(ann.send("DELETE", "/api/v1/me/calendar", None).await.status, 204);
    refused(&get(&front, &newer).await, 404, "no-calendar");
    // Whoever signs out everywhere takes the link back too.
    assert_eq!(ben.post("/api/v1/me/sign-out", json!({ "everywhere": true })).await.status, 204);
    refused(&get(&front, &mine[1]).await, 404, "no-calendar");
    open.close().await;
}

#[tokio::test]
async fn no_other_secret_opens_a_calendar_and_a_calendar_opens_nothing_else() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let mut ann = Browser::known(&front, "Ann").await;
    let session = ann.cookie.clone().unwrap().split_once('=').unwrap().1.to_string();
    for file in [format!("{session}.ics"), "x.ics".into(), session.clone(), format!("{}.ics", "0".repeat(64))]
    {
        refused(&get(&front, &format!("/api/v1/me/calendar/{file}")).await, 404, "no-calendar");
    }
    let path = link(&mut ann).await;
    let token = path.rsplit('/').next().unwrap().trim_end_matches(".ics").to_string();
    let mut thief = Browser { cookie: Some(format!("luckhouse={token}")), ..Browser::new(&front) };
    refused(&thief.get("/api/v1/me").await, 401, "not-signed-in");
    assert!(!ann.get("/api/v1/me/data").await.text.contains(&token));
    assert_eq!(ann.send("DELETE", "/api/v1/me", None).await.status, 204);
    refused(&get(&front, &path).await, 404, "no-calendar");
    open.close().await;
}

#[tokio::test]
async fn a_vacation_moves_what_is_due() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    game(&mut ann, &mut ben, Some(3)).await;
    let hers = running(&mut ann).await.games[0].clone();
    let turn = if hers.waiting == [hers.seat] { &mut ann } else { &mut ben };
    let answer = turn.post("/api/v1/me/vacations", json!({ "days": 5 })).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let told = running(turn).await;
    let (game, until) = (&told.games[0], told.vacation.unwrap());
    assert_eq!(game.stands, Some(until));
    assert!((game.due.unwrap() - until - 3 * DAY).abs() < 60_000, "all of it is left when it is over");
    assert_eq!(game.players[usize::from(game.seat) - 1].as_ref().unwrap().vacation, Some(until));
    open.close().await;
}

#[tokio::test]
async fn games_at_several_nodes_are_in_one_list() {
    let store = Memory::default();
    let config = many();
    let (one, two) = (open_node(&store, config.clone()).await, open_node(&store, config).await);
    let mut ann = Browser::known(&http::router(Arc::clone(&one.house)), "Ann").await;
    let mut ben = Browser::known(&http::router(Arc::clone(&two.house)), "Ben").await;
    game(&mut ann, &mut ben, Some(3)).await;
    let mut elsewhere = Browser::new(&ben.front);
    elsewhere.cookie.clone_from(&ann.cookie);
    game(&mut elsewhere, &mut ben, Some(2)).await;
    game(&mut elsewhere, &mut ben, None).await;
    for browser in [&mut ann, &mut elsewhere] {
        let games = running(browser).await.games;
        assert_eq!(games.len(), 3);
        assert!(games.iter().all(|game| game.waiting.len() == 1), "{games:?}");
    }
    one.close().await;
    two.close().await;
}
