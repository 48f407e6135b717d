//! Tables by HTTP: opened, found, taken, looked back at.

use crate::ask::{Answer, ask, front, get, house, post};
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use luckhouse_server::protocol::{
    DiceProof, GameBrief, GameInfo, Listing, Replay, Seated, Stage, TableInfo, Tables, Visibility, Why,
};
use luckhouse_server::{Config, Limits, http};
use luckhouse_shelf::{find, games::GAMES, introduction};
use luckhouse_words::{Language, Words};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::slice::from_ref;

/// A whole game of Fortuna, as it is kept among the golden files.
const FINISHED: &str = include_str!("../../../shelf/tests/golden/fortuna/2-seats.log");

fn read<T: DeserializeOwned>(answer: &Answer, status: u16) -> T {
    assert_eq!(answer.status.as_u16(), status, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

async fn made(front: &Router, path: &str, body: &Value) -> Seated {
    let answer = post(front, path, &[], body.to_string()).await;
    let seated: Seated = read(&answer, 201);
    assert_eq!(answer.header("location"), format!("/api/v1/tables/{}", seated.table));
    seated
}

async fn opened(front: &Router, visibility: &str, name: &str) -> Seated {
    let body = json!({"game": "booty-dice", "seats": 2, "visibility": visibility, "sit": {"name": name}});
    made(front, "/api/v1/tables", &body).await
}

async fn imported(front: &Router) -> String {
    let body = json!({"log": FINISHED, "names": ["Ann", "Ben"], "visibility": "public"});
    made(front, "/api/v1/imports", &body).await.table
}

async fn listed(front: &Router, query: &str) -> Vec<Listing> {
    read::<Tables>(&get(front, &format!("/api/v1/tables?{query}")).await, 200).tables
}

async fn with_token(front: &Router, path: &str, token: &str) -> Answer {
    let request = Request::get(path).header("authorization", format!("Bearer {token}"));
    ask(front, request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn the_games_of_the_house() {
    let games: Vec<GameInfo> = read(&get(&front(Config::default()).await, "/api/v1/games").await, 200);
    let names: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
    assert_eq!(names, GAMES.iter().map(|game| game.about().name).collect::<Vec<_>>());
}

#[tokio::test]
async fn one_game_is_told_as_in_the_list_and_the_shelf_tells_it_in_short() {
    let front = front(Config::default()).await;
    for asked in ["", "?language=de"] {
        let games: Vec<GameInfo> = read(&get(&front, &format!("/api/v1/games{asked}")).await, 200);
        let shelf: Vec<GameBrief> = read(&get(&front, &format!("/api/v1/shelf{asked}")).await, 200);
        assert_eq!(shelf, games.iter().cloned().map(GameBrief::from).collect::<Vec<_>>());
        for game in games {
            let path = format!("/api/v1/games/{}{asked}", game.name);
            assert_eq!(read::<GameInfo>(&get(&front, &path).await, 200), game);
        }
    }
    let unknown = get(&front, "/api/v1/games/ludo?language=de").await;
    assert_eq!((unknown.status.as_u16(), unknown.problem().why), (404, Why::Word));
    assert!(unknown.problem().text.contains("`ludo` is not a game on the shelf: expected "));
}

#[tokio::test]
async fn the_games_are_described_in_the_language_that_is_asked_for() {
    let front = front(Config::default()).await;
    for (asked, language) in
        [("", "en"), ("?language=de", "de"), ("?language=fr-CA", "fr"), ("?language=tlh", "en")]
    {
        let games: Vec<GameInfo> = read(&get(&front, &format!("/api/v1/games{asked}")).await, 200);
        let words = Words::in_language(Language::find(language).unwrap());
        for (told, game) in games.iter().zip(GAMES) {
            assert_eq!(told.line, introduction::line(*game, &words), "{asked}");
            for (option, known) in told.options.iter().zip(game.options()) {
                assert_eq!((&option.about, &option.values), (&known.about(&words), &known.values(&words)));
            }
        }
    }
}

#[tokio::test]
async fn a_table_is_opened_and_its_seats_are_taken() {
    let front = front(Config::default()).await;
    let ann = opened(&front, "unlisted", "Ann").await;
    assert_eq!(ann.seat, Some(1));
    let seats = format!("/api/v1/tables/{}/seats", ann.table);
    let ben = made(&front, &seats, &json!({"name": "Ben"})).await;
    assert_eq!((ben.seat, &ben.table), (Some(2), &ann.table));
    assert_ne!(ann.token, ben.token);
    let info: TableInfo = read(&get(&front, &format!("/api/v1/tables/{}", ann.table)).await, 200);
    assert_eq!((info.seats, info.visibility, info.stage), (2, Visibility::Unlisted, Stage::Playing));
    let game = find(&info.game).unwrap().open(&[], 2).unwrap();
    assert_eq!((info.options, info.static_data), (game.options(), game.static_data()));
    let full = post(&front, &seats, &[], json!({"name": "Cid"}).to_string()).await;
    assert_eq!((full.status.as_u16(), full.problem().why), (409, Why::Full));
    for token in [&ann.token, &ben.token].into_iter().flatten() {
        assert!(!get(&front, &format!("/api/v1/tables/{}", ann.table)).await.text.contains(token));
    }
}

#[tokio::test]
async fn what_cannot_be_opened_is_refused() {
    let front = front(Config::default()).await;
    for (body, status, why) in [
        (json!({"game": "ludo", "seats": 2}), 400, Why::Word),
        (json!({"game": "booty-dice", "seats": 99}), 400, Why::Word),
        (json!({"game": "booty-dice", "seats": 300}), 400, Why::Unreadable),
        (json!({"game": "booty-dice", "seats": 2, "options": {"goal": "-1"}}), 400, Why::Word),
        (json!({"game": "booty-dice", "seats": 2, "bots": {"2": "genius"}}), 400, Why::Word),
        (json!({"game": "booty-dice", "seats": 2, "sit": {"name": ""}}), 400, Why::Word),
    ] {
        let answer = post(&front, "/api/v1/tables", &[], body.to_string()).await;
        let problem = answer.problem();
        assert_eq!((answer.status.as_u16(), problem.why), (status, why), "{body}: {}", problem.text);
        assert!(problem.text.contains("expected"), "{body}: {}", problem.text);
    }
}

#[tokio::test]
async fn a_table_that_is_not_there() {
    let front = front(Config::default()).await;
    for path in ["", "/log", "/replay", "/coach"] {
        for table in ["0123456789abcdef", "no.id", "%2e%2e"] {
            let answer = get(&front, &format!("/api/v1/tables/{table}{path}")).await;
            assert_eq!((answer.status.as_u16(), answer.problem().why), (404, Why::NoTable), "{table}{path}");
        }
    }
    let page = get(&front, "/t/0123456789abcdef").await;
    assert_eq!((page.status.as_u16(), page.header("content-type")), (404, "text/html; charset=utf-8"));
}

#[tokio::test]
async fn only_public_tables_are_listed() {
    let front = front(Config::default()).await;
    let public = opened(&front, "public", "Ann").await;
    opened(&front, "unlisted", "Ben").await;
    opened(&front, "private", "Cid").await;
    let finished = imported(&front).await;
    let tables = |listed: Vec<Listing>| listed.into_iter().map(|table| table.table).collect::<Vec<_>>();
    assert_eq!(tables(listed(&front, "").await), from_ref(&public.table));
    assert_eq!(tables(listed(&front, "among=waiting&player=ann&game=booty-dice").await), [public.table]);
    assert_eq!(tables(listed(&front, "player=ben").await), Vec::<String>::new());
    assert_eq!(tables(listed(&front, "among=playing").await), Vec::<String>::new());
    assert_eq!(tables(listed(&front, "among=finished&player=BEN").await), from_ref(&finished));
    assert_eq!(tables(listed(&front, "among=finished&until=1").await), Vec::<String>::new());
    assert_eq!(tables(listed(&front, "among=finished&from=1").await), [finished]);
}

#[tokio::test]
async fn a_long_list_comes_page_by_page() {
    let front = front(Config::default()).await;
    for _ in 0..5 {
        opened(&front, "public", "Ann").await;
    }
    let (mut seen, mut after) = (Vec::new(), String::new());
    loop {
        let page: Tables = read(&get(&front, &format!("/api/v1/tables?limit=2{after}")).await, 200);
        seen.extend(page.tables.into_iter().map(|table| table.table));
        let Some(next) = page.next else { break };
        after = format!("&after={next}");
    }
    let count = seen.len();
    seen.sort();
    seen.dedup();
    assert_eq!((count, seen.len()), (5, 5));
}

#[tokio::test]
async fn who_sits_there_may_read_more_of_the_log_of_a_private_table() {
    let front = front(Config::default()).await;
    let ann = opened(&front, "private", "Ann").await;
    made(&front, &format!("/api/v1/tables/{}/seats", ann.table), &json!({"name": "Ben"})).await;
    let log = format!("/api/v1/tables/{}/log", ann.table);
    let stranger = get(&front, &log).await;
    assert_eq!((stranger.status.as_u16(), stranger.problem().why), (403, Why::NotYours));
    let wrong = with_token(&front, &log, &"0".repeat(64)).await;
    assert_eq!((wrong.status.as_u16(), wrong.problem().why), (403, Why::NotYours));
    let hers = with_token(&front, &log, &ann.token.unwrap()).await;
    assert_eq!((hers.status.as_u16(), hers.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert!(hers.text.contains("booty-dice seats 2 edition"), "{}", hers.text);
}

#[tokio::test]
async fn a_game_that_is_not_over_is_not_looked_back_at() {
    let front = front(Config::default()).await;
    let ann = opened(&front, "unlisted", "Ann").await;
    for path in ["replay", "coach"] {
        let answer = get(&front, &format!("/api/v1/tables/{}/{path}", ann.table)).await;
        assert_eq!((answer.status.as_u16(), answer.problem().why), (409, Why::Rules));
    }
    let bearer = format!("Bearer {}", ann.token.unwrap());
    let again = format!("/api/v1/tables/{}/rematch", ann.table);
    let again = post(&front, &again, &[("authorization", &bearer)], "{}").await;
    assert_eq!((again.status.as_u16(), again.problem().why), (409, Why::Rules));
}

#[tokio::test]
async fn a_finished_game_is_looked_back_at() {
    let front = front(Config::default()).await;
    let table = imported(&front).await;
    let log = get(&front, &format!("/api/v1/tables/{table}/log")).await;
    let (name, lines) = (log.header("content-disposition"), FINISHED.lines().count());
    assert!(name.starts_with("attachment; filename=\"fortuna-") && name.ends_with(".log\""), "{name}");
    assert!(!name.contains(&table));
    assert!(FINISHED.lines().all(|line| log.text.contains(line)), "{}", log.text);
    let replay: Replay = read(&get(&front, &format!("/api/v1/tables/{table}/replay?from=2&to=5")).await, 200);
    assert_eq!(replay.events as usize, lines - 1);
    assert_eq!(replay.frames.iter().map(|frame| frame.after).collect::<Vec<_>>(), [2, 3, 4]);
    let all: Replay = read(&get(&front, &format!("/api/v1/tables/{table}/replay")).await, 200);
    assert_eq!(all.frames.len(), lines);
    let coach = get(&front, &format!("/api/v1/tables/{table}/coach")).await;
    assert_eq!((coach.status.as_u16(), coach.header("content-type")), (200, "application/json"));
    assert!(coach.json().is_object());
}

#[tokio::test]
async fn a_proof_comes_when_the_game_is_over_and_only_of_games_that_have_one() {
    let front = front(Config::default()).await;
    let proof = async |table: &str| get(&front, &format!("/api/v1/tables/{table}/proof")).await;
    let playing = opened(&front, "unlisted", "Ann").await;
    let early = proof(&playing.table).await;
    assert_eq!((early.status.as_u16(), early.problem().why), (409, Why::Rules));
    assert!(early.problem().text.starts_with("the game is not over"), "{}", early.text);
    let none = proof(&imported(&front).await).await;
    assert_eq!((none.status.as_u16(), none.problem().why), (409, Why::Rules));
    assert!(none.problem().text.contains("not played here"), "{}", none.text);
    let fair = format!("{FINISHED}# fair table t\n# fair seal {0}\n# fair secret {0}\n", "ab".repeat(32));
    let table = made(&front, "/api/v1/imports", &json!({"log": fair})).await.table;
    let proof: DiceProof = read(&proof(&table).await, 200);
    assert_eq!((proof.table.as_str(), proof.secret), ("t", "ab".repeat(32)));
    assert_eq!(proof.rolls.len(), FINISHED.lines().filter(|line| line.starts_with("* ")).count());
}

#[tokio::test]
async fn one_address_may_open_so_many_tables() {
    let limits = Limits { tables_per_address: 2, ..Limits::default() };
    let front = front(Config { limits, ..Config::default() }).await;
    opened(&front, "public", "Ann").await;
    imported(&front).await;
    for (path, body) in [
        ("/api/v1/tables", json!({"game": "booty-dice", "seats": 2})),
        ("/api/v1/imports", json!({"log": FINISHED})),
    ] {
        let answer = post(&front, path, &[], body.to_string()).await;
        assert_eq!((answer.status.as_u16(), answer.problem().why), (429, Why::TooFast));
    }
    assert_eq!(listed(&front, "among=open").await.len(), 1);
}

#[tokio::test]
async fn a_house_that_closes_says_so() {
    let house = house(Config::default()).await;
    let front = http::router(house.clone());
    assert_eq!(get(&front, "/healthz").await.status, 200);
    house.stop().await;
    for path in ["/healthz", "/api/v1/games", "/api/v1/tables"] {
        let answer = get(&front, path).await;
        assert_eq!((answer.status.as_u16(), answer.problem().why), (503, Why::Closing), "{path}");
    }
}
