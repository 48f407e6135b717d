//! An arena of bots: killed at random, no result is lost or counted twice; and for long, nobody waits who could play.

use crate::house::{House, kills};
use crate::player::Player;
use luckhouse_club::tournament::{Came, Event, Tournament};
use luckhouse_engine::Rng;
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::protocol::{Inbound, OpenTable, Outbound, Sit};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;

/// An arena that has begun, and the way to it.
fn begun(host: &mut Player, bot: &str, count: usize) -> String {
    let order = json!({
        "name": "Bots", "game": "booty-dice", "seats": 2, "pairing": { "arena": 60 }, "clock": { "seconds": 60 },
    });
    let opened = host.ask("POST", "tournaments", Some(&order)).unwrap();
    let path = format!("tournaments/{}", opened["about"]["id"].as_str().unwrap());
    host.ask("POST", &format!("{path}/bots"), Some(&json!({ "bot": bot, "count": count }))).unwrap();
    host.ask("POST", &format!("{path}/start"), None).unwrap();
    path
}

/// Its log, when the host has ended it and everything is played.
fn ended(host: &mut Player, path: &str) -> String {
    host.ask("DELETE", path, None).unwrap();
    host.until(path, |info| info["about"]["stage"] == "over");
    host.ask("GET", &format!("{path}/log"), None).unwrap().as_str().unwrap().into()
}

/// Everything that happened, once more. Who could have played and waited for long is found on the way.
fn recount(log: &str) -> (Tournament, Vec<String>, usize) {
    let mut lines = log.lines();
    let mut counted = Tournament::new(lines.next().unwrap().parse().unwrap());
    let (mut tables, mut missed, mut waiting) = (Vec::new(), 0, None::<u64>);
    for line in lines {
        match line.strip_prefix("# game ") {
            Some(game) => tables.push(game.rsplit(' ').next().unwrap().to_string()),
            None => {
                let event: Event = line.parse().unwrap();
                missed += usize::from(waiting.is_some_and(|since| event.at > since + 3));
                // What happened twice, or to a game that is not played, is refused.
                counted.happen(&event).unwrap();
                let due = !counted.due(event.at).is_empty();
                waiting = due.then(|| waiting.unwrap_or(event.at));
            }
        }
    }
    (counted, tables, missed)
}

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("luckhouse-{name}-{}", std::process::id()))
}

#[test]
fn no_result_of_an_arena_is_lost_or_counted_twice() {
    let data = folder("arena");
    let (mut running, authority) = House::open(&data);
    let mut host = Player::new(&authority);
    let path = begun(&mut host, "random", 16);
    let mut rng = Rng::seeded(2027);
    for _ in 0..kills() {
        std::thread::sleep(Duration::from_millis(100 + rng.below(500)));
        drop(running);
        let authority;
        (running, authority) = House::open(&data);
        host.moves_to(&authority);
    }
    std::thread::sleep(Duration::from_millis(500));
    let log = ended(&mut host, &path);
    let (counted, tables, _) = recount(&log);
    let told = host.ask("GET", &path, None).unwrap();
    let standings: Vec<Value> =
        counted.standings().iter().map(|line| json!([line.place, line.points, line.games])).collect();
    let told: Vec<Value> = told["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| json!([line["place"], line["points"], line["games"]]))
        .collect();
    assert_eq!(told, standings, "the standings are a recount of the log");
    assert_eq!(
        tables.iter().collect::<BTreeSet<_>>().len(),
        tables.len(),
        "each game has a table of its own"
    );
    assert_eq!(tables.len(), counted.games().len());
    for (game, table) in counted.games().zip(&tables) {
        let Came::Places(places) = game.came else { panic!("game {} came to nothing:\n{log}", game.number) };
        let said = host.ask("GET", &format!("tables/{table}"), None).unwrap();
        let winners = said["outcome"]["winners"].as_array().unwrap();
        let first = |(seat, place): (usize, &Option<u8>)| (*place == Some(1)).then(|| json!(seat + 1));
        let counted: Vec<Value> = places.iter().enumerate().filter_map(first).collect();
        assert_eq!(*winners, counted, "game {} as its table says it", game.number);
    }
    println!("{} kills, {} games: 0 lost, 0 doubled", kills(), tables.len());
    assert!(tables.len() > 5 * kills(), "{} games are no load", tables.len());
    drop(running);
    std::fs::remove_dir_all(&data).unwrap();
}

/// Somebody at a table of their own, until then: how long each choice took to be safe.
async fn bystander(authority: &str, until: Instant) -> Vec<Duration> {
    let mut waited = Vec::new();
    while Instant::now() < until {
        let mut api = Api::over(TcpStream::connect(authority).await.unwrap(), authority).await.unwrap();
        let sit = Some(Sit { name: "Ann".into(), seat: None, seals: false });
        let seated = api.open(&OpenTable { sit, ..OpenTable::of("lantern") }).await.unwrap();
        let mut wire = Wire::open(TcpStream::connect(authority).await.unwrap(), authority).await.unwrap();
        wire.say(&Inbound::hello(&seated.table, seated.token.as_deref())).await.unwrap();
        let (mut asked, mut over) = (Instant::now(), false);
        while !over && Instant::now() < until {
            match wire.hear().await.unwrap() {
                Outbound::Done { .. } => waited.push(asked.elapsed()),
                Outbound::Snapshot { now, .. } | Outbound::News { now, .. } => {
                    over = now.outcome.is_some();
                    if let Some(first) = now.offers.first() {
                        tokio::time::sleep(Duration::from_millis(110)).await;
                        let (id, word) = (format!("c{}", waited.len()), first.word.clone());
                        asked = Instant::now();
                        wire.say(&Inbound::Choose { id, word, salt: None }).await.unwrap();
                    }
                }
                _ => {}
            }
        }
    }
    waited
}

/// `LUCKHOUSE_ARENA_SECONDS` says how long; ten minutes if it is not set.
#[test]
#[ignore = "takes ten minutes: `make long`"]
fn two_hundred_bots_play_without_waiting_and_others_do_not_notice() {
    let seconds = std::env::var("LUCKHOUSE_ARENA_SECONDS").map_or(600, |seconds| seconds.parse().unwrap());
    let data = folder("long-arena");
    let (running, authority) = House::open(&data);
    let mut host = Player::new(&authority);
    let path = begun(&mut host, "steady", 200);
    let until = Instant::now() + Duration::from_secs(seconds);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut waited = runtime.block_on(bystander(&authority, until));
    let log = ended(&mut host, &path);
    let (counted, tables, missed) = recount(&log);
    waited.sort();
    let p99 = waited[waited.len() * 99 / 100];
    println!(
        "{} games in {seconds} s, {missed} missed pairings; {} moves, p99 {p99:?}",
        tables.len(),
        waited.len()
    );
    assert_eq!(missed, 0, "somebody could have played and waited for three seconds");
    assert!(counted.games().all(|game| matches!(game.came, Came::Places(_))), "{log}");
    drop(running);
    std::fs::remove_dir_all(&data).unwrap();
    assert!(p99 < Duration::from_millis(50), "{p99:?}");
}
