//! Tournaments of people and bots: joined, played, counted once, and taken up again.

use crate::browser::{Browser, does, many, refused, resign};
use crate::open::{Open, open, open_house, open_node};
use luckhouse_club::tournament::{Event, Tournament};
use luckhouse_server::protocol::{GameCame, Seated, TournamentInfo, TournamentStage, Tournaments};
use luckhouse_server::{Config, House, http};
use luckhouse_store::{Memory, Store};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

fn order(pairing: Value) -> Value {
    let mut order = json!({
        "name": "Evening cup", "game": "booty-dice", "seats": 2, "clock": { "seconds": 60 },
        "options": { "goal": "10" }, "visibility": "public",
    });
    order["pairing"] = pairing;
    order
}

async fn people<const N: usize>(open: &Open, names: [&str; N]) -> [Browser; N] {
    let front = http::router(Arc::clone(&open.house));
    let mut all = Vec::new();
    for name in names {
        all.push(Browser::known(&front, name).await);
    }
    all.try_into().ok().unwrap()
}

fn read(answer: &crate::ask::Answer) -> TournamentInfo {
    assert!(answer.status.is_success(), "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

/// A tournament of this one, and the way to it.
async fn opened(host: &mut Browser, pairing: Value) -> (String, TournamentInfo) {
    let info = read(&host.post("/api/v1/tournaments", order(pairing)).await);
    (format!("/api/v1/tournaments/{}", info.about.id), info)
}

async fn join(browser: &mut Browser, path: &str) -> TournamentInfo {
    read(&browser.send("PUT", &format!("{path}/me"), None).await)
}

async fn look(browser: &mut Browser, path: &str) -> TournamentInfo {
    read(&browser.get(path).await)
}

/// The tournament, when it is like this.
async fn until(
    browser: &mut Browser,
    path: &str,
    wanted: impl Fn(&TournamentInfo) -> bool,
) -> TournamentInfo {
    let mut info = look(browser, path).await;
    for _ in 0..400 {
        if wanted(&info) {
            return info;
        }
        let next = format!("{path}?after={}", info.version);
        info = tokio::time::timeout(Duration::from_secs(30), look(browser, &next)).await.unwrap();
    }
    panic!("it never came to that: {info:#?}");
}

async fn sits(browser: &mut Browser, path: &str) -> Seated {
    let answer = browser.post(&format!("{path}/seat"), json!({})).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

/// The standings by a recount of the log, and that every game's table says the same.
fn recount(log: &str) -> Tournament {
    let mut lines = log.lines();
    let mut counted = Tournament::new(lines.next().unwrap().parse().unwrap());
    for line in lines.filter(|line| !line.starts_with('#')) {
        counted.happen(&line.parse::<Event>().unwrap()).unwrap();
    }
    counted
}

#[tokio::test]
async fn two_who_join_are_given_a_game_and_it_is_counted_once() {
    let open = open(many()).await;
    let [mut host, mut ann, mut ben] = people(&open, ["Hilda", "Ann", "Ben"]).await;
    let (path, info) = opened(&mut host, json!({ "arena": 60 })).await;
    assert_eq!((info.host, info.about.stage, info.about.players), (true, TournamentStage::Gathering, 0));
    let listed: Tournaments = serde_json::from_value(ann.get("/api/v1/tournaments").await.json()).unwrap();
    assert_eq!(listed.open.iter().map(|line| line.name.as_str()).collect::<Vec<_>>(), ["Evening cup"]);
    refused(&host.send("POST", &format!("{path}/start"), None).await, 409, "tournament-few");
    join(&mut ann, &path).await;
    let mine = join(&mut ben, &path).await.mine.unwrap();
    assert!(mine.standing.who.you && mine.standing.who.name == "Ben" && mine.game.is_none());
    refused(&ben.send("PUT", &format!("{path}/me"), None).await, 409, "tournament-here");
    refused(&ann.send("POST", &format!("{path}/start"), None).await, 403, "tournament-host");
    refused(&ann.post(&format!("{path}/seat"), json!({})).await, 409, "tournament-no-game");
    read(&host.send("POST", &format!("{path}/start"), None).await);
    let given = until(&mut ann, &path, |info| info.mine.as_ref().unwrap().game.is_some()).await;
    let game = given.mine.unwrap().game.unwrap();
    let table = game.table.clone().unwrap();
    // The seats are theirs alone.
    let stranger = json!({ "name": "Eve" });
    refused(&host.post(&format!("/api/v1/tables/{table}/seats"), stranger).await, 403, "tournament-seat");
    refused(&host.post(&format!("{path}/seat"), json!({})).await, 409, "tournament-no-game");
    let (a, b) = (sits(&mut ann, &path).await, sits(&mut ben, &path).await);
    assert_eq!((a.table.as_str(), b.table.as_str()), (table.as_str(), table.as_str()));
    assert_eq!(sits(&mut ann, &path).await, a, "whoever asks again has the same seat");
    let told: Value = ann.get(&format!("/api/v1/tables/{table}")).await.json();
    assert_eq!(told["tournament"], json!(given.about.id));
    does(&open, &a, resign()).await;
    let over = |info: &TournamentInfo| info.games.iter().any(|game| game.came != GameCame::Playing);
    let info = until(&mut host, &path, over).await;
    assert_eq!(info.standings[0].who.name, "Ben");
    assert_eq!((info.standings[0].wins, info.standings[0].games, info.standings[1].wins), (1, 1, 0));
    // The host ends it; the next game of the two has begun by then or not, and is played to its end.
    read(&ben.send("DELETE", &format!("{path}/me"), None).await);
    refused(&ben.send("DELETE", &format!("{path}/me"), None).await, 409, "tournament-not-in");
    read(&host.send("DELETE", &path, None).await);
    let log = host.get(&format!("{path}/log")).await.text;
    assert!(log.starts_with("arena 3600 seats 2\n"), "{log}");
    let counted = recount(&log);
    assert_eq!(counted.standings()[0].wins, 1);
    let csv = host.get(&format!("{path}/standings.csv")).await.text;
    assert!(csv.lines().nth(1).unwrap().starts_with("1,\"Ben\","), "{csv}");
    open.close().await;
}

#[tokio::test]
async fn a_tournament_of_one_node_is_joined_and_played_from_another() {
    let (store, config) = (Memory::default(), many());
    let (one, two) = (open_node(&store, config.clone()).await, open_node(&store, config).await);
    let [mut host, mut ben] = people(&one, ["Hilda", "Ben"]).await;
    let [mut ann] = people(&two, ["Ann"]).await;
    let (path, info) = opened(&mut host, json!({ "arena": 60 })).await;
    let listed: Tournaments = serde_json::from_value(ann.get("/api/v1/tournaments").await.json()).unwrap();
    assert_eq!(listed.open.iter().map(|line| &line.id).collect::<Vec<_>>(), [&info.about.id]);
    join(&mut ann, &path).await;
    join(&mut ben, &path).await;
    refused(&ann.send("POST", &format!("{path}/start"), None).await, 403, "tournament-host");
    // The host comes to the other node with the same cookie.
    host.front = http::router(Arc::clone(&two.house));
    read(&host.send("POST", &format!("{path}/start"), None).await);
    until(&mut ann, &path, |info| info.mine.as_ref().unwrap().game.is_some()).await;
    let (a, b) = (sits(&mut ann, &path).await, sits(&mut ben, &path).await);
    assert_eq!(a.table, b.table);
    does(&two, &a, resign()).await;
    let over = |info: &TournamentInfo| info.games.iter().any(|game| game.came != GameCame::Playing);
    let info = until(&mut host, &path, over).await;
    assert_eq!((info.standings[0].who.name.as_str(), info.standings[0].wins), ("Ben", 1));
    // The first node stops: the tournament goes on at the other, with all that happened.
    one.close().await;
    ben.front = http::router(Arc::clone(&two.house));
    assert_eq!(look(&mut ben, &path).await.standings[0].wins, 1);
    read(&ben.send("DELETE", &format!("{path}/me"), None).await);
    two.close().await;
}

#[tokio::test]
async fn bots_play_a_whole_swiss_tournament_by_themselves() {
    let open = open(many()).await;
    let [mut host] = people(&open, ["Hilda"]).await;
    let (path, _) = opened(&mut host, json!({ "swiss": 3 })).await;
    let bots = json!({ "bot": "random", "count": 5 });
    read(&host.post(&format!("{path}/bots"), bots).await);
    let no_bot = host.post(&format!("{path}/bots"), json!({ "bot": "stronk", "count": 1 })).await;
    assert_eq!(no_bot.status, 400, "{}", no_bot.text);
    read(&host.send("POST", &format!("{path}/start"), None).await);
    let info = until(&mut host, &path, |info| info.about.stage == TournamentStage::Over).await;
    assert_eq!((info.round, info.about.players, info.games.len()), (3, 5, 6));
    let points: f64 = info.standings.iter().map(|line| line.points).sum();
    assert_eq!(points, 9.0, "two games and a bye in each of three rounds");
    let log = host.get(&format!("{path}/log")).await.text;
    let counted: Vec<f64> = recount(&log).standings().iter().map(|line| line.points).collect();
    assert_eq!(counted, info.standings.iter().map(|line| line.points).collect::<Vec<_>>());
    for game in &info.games {
        let table = game.table.as_ref().unwrap();
        let told = host.get(&format!("/api/v1/tables/{table}")).await.json();
        let winners: Vec<u64> =
            told["outcome"]["winners"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        let GameCame::Places(places) = &game.came else { panic!("{game:?}") };
        let first = (1..)
            .zip(places)
            .filter(|(_, place)| **place == Some(1))
            .map(|(seat, _)| seat)
            .collect::<Vec<u64>>();
        assert_eq!(winners, first);
    }
    refused(&host.send("PUT", &format!("{path}/me"), None).await, 409, "tournament-over");
    let listed: Tournaments = serde_json::from_value(host.get("/api/v1/tournaments").await.json()).unwrap();
    assert_eq!((listed.open.len(), listed.over.len()), (0, 1));
    assert_eq!(listed.over[0].winners[0].bot.as_deref(), Some("random"));
    // It is not a table, whatever one asks.
    let table = path.replace("tournaments", "tables");
    assert_eq!(host.get(&table).await.status, 404);
    let tables = host.get("/api/v1/tables?status=finished").await.json();
    assert!(!tables["tables"].to_string().contains("swiss 3"), "{tables}");
    open.close().await;
}

#[tokio::test]
async fn whoever_does_not_come_loses_and_gets_no_further_games() {
    let open = open(Config { come: Duration::from_millis(400), ..many() }).await;
    let [mut host, mut ann, mut ben] = people(&open, ["Hilda", "Ann", "Ben"]).await;
    let (path, _) = opened(&mut host, json!({ "knock-out": 1 })).await;
    join(&mut ann, &path).await;
    join(&mut ben, &path).await;
    read(&host.send("POST", &format!("{path}/start"), None).await);
    until(&mut ann, &path, |info| info.mine.as_ref().unwrap().game.is_some()).await;
    sits(&mut ann, &path).await;
    let info = until(&mut host, &path, |info| info.about.stage == TournamentStage::Over).await;
    assert_eq!(info.about.winners[0].name, "Ann");
    assert_eq!(info.games[0].table, None, "the table has gone");
    assert!(matches!(&info.games[0].came, GameCame::Places(places) if places.contains(&None)), "{info:?}");
    let ben_s = info.standings.iter().find(|line| line.who.name == "Ben").unwrap();
    assert!(!ben_s.here && ben_s.out_in_round == Some(1));
    refused(&ben.post(&format!("{path}/seat"), json!({})).await, 409, "tournament-no-game");
    open.close().await;
}

#[tokio::test]
async fn a_house_that_is_opened_again_goes_on_where_it_was() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let key = Config::default().house_key;
    let start =
        || House::start(Arc::clone(&store), Config { house_key: Arc::clone(&key), ..many() }).unwrap();
    let first = open_house(start()).await;
    let [mut host, mut ann, mut ben] = people(&first, ["Hilda", "Ann", "Ben"]).await;
    let (path, _) = opened(&mut host, json!({ "swiss": 2 })).await;
    join(&mut ann, &path).await;
    join(&mut ben, &path).await;
    read(&host.send("POST", &format!("{path}/start"), None).await);
    until(&mut ann, &path, |info| info.mine.as_ref().unwrap().game.is_some()).await;
    let before = (sits(&mut ann, &path).await, sits(&mut ben, &path).await);
    first.close().await;
    let second = open_house(start()).await;
    for browser in [&mut host, &mut ann, &mut ben] {
        browser.front = http::router(Arc::clone(&second.house));
    }
    assert_eq!(sits(&mut ann, &path).await, before.0);
    does(&second, &before.0, resign()).await;
    let next = until(&mut ben, &path, |info| info.round == 2).await;
    assert_eq!(next.mine.unwrap().standing.wins, 1);
    let own = sits(&mut ben, &path).await;
    assert_ne!(own.table, before.1.table);
    sits(&mut ann, &path).await;
    does(&second, &own, resign()).await;
    let info = until(&mut host, &path, |info| info.about.stage == TournamentStage::Over).await;
    assert_eq!(info.standings.iter().map(|line| line.wins).collect::<Vec<_>>(), [1, 1]);
    second.close().await;
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_reason() {
    let open = open(many()).await;
    let [mut host, mut ann] = people(&open, ["Hilda", "Ann"]).await;
    let with = |field: &str, value: Value| {
        let mut order = order(json!({ "swiss": 3 }));
        order[field] = value;
        order
    };
    let wrong = [
        (with("clock", json!("none")), 403, "tournament-clock"),
        (with("pairing", json!({ "swiss": 0 })), 400, "tournament-length"),
        (with("pairing", json!({ "arena": 9999 })), 400, "tournament-length"),
        (with("starts", json!(5)), 400, "tournament-starts"),
        (with("name", json!("Admin")), 403, "name-of-house"),
        (with("name", json!("")), 400, "bad-name"),
    ];
    for (order, status, reason) in wrong {
        refused(&host.post("/api/v1/tournaments", order).await, status, reason);
    }
    assert_eq!(host.post("/api/v1/tournaments", with("seats", json!(1))).await.status, 400);
    assert_eq!(host.post("/api/v1/tournaments", with("game", json!("chess"))).await.status, 400);
    refused(&host.get("/api/v1/tournaments/nothing").await, 404, "no-tournament");
    let guest = Browser::new(&host.front).post("/api/v1/tournaments", order(json!({ "swiss": 3 }))).await;
    refused(&guest, 401, "not-signed-in");
    // A table is not a tournament.
    let table = host.post("/api/v1/tables", json!({ "game": "booty-dice", "seats": 2 })).await.json();
    let table = table["table"].as_str().unwrap();
    refused(&host.get(&format!("/api/v1/tournaments/{table}")).await, 404, "no-tournament");
    let mut paths = Vec::new();
    for _ in 0..5 {
        paths.push(opened(&mut host, json!({ "knock-out": 1 })).await.0);
    }
    refused(&host.post("/api/v1/tournaments", order(json!({ "swiss": 3 }))).await, 409, "tournaments-own");
    // One that has not begun is over at once when its host ends it.
    let ended = read(&host.send("DELETE", &paths[0], None).await);
    assert_eq!(ended.about.stage, TournamentStage::Over);
    opened(&mut host, json!({ "swiss": 3 })).await;
    // Nobody comes to a knock-out after its start.
    read(&host.post(&format!("{}/bots", paths[1]), json!({ "bot": "random", "count": 2 })).await);
    read(&host.send("POST", &format!("{}/start", paths[1]), None).await);
    let late = ann.send("PUT", &format!("{}/me", paths[1]), None).await;
    assert_eq!(late.status, 409, "{}", late.text);
    open.close().await;
}
