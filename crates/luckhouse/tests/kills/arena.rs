//! An arena of bots: killed at random, no result is lost or counted twice; and for long, nobody waits who could play.

use crate::bystander::bystander;
use crate::house::{House, folder, kills};
use crate::player::Player;
use luckhouse_club::tournament::{Came, Event, Tournament};
use luckhouse_engine::Rng;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

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

#[test]
fn no_result_of_an_arena_is_lost_or_counted_twice() {
    let data = folder("arena");
    let (mut running, authority) = House::open(&data);
    let mut host = Player::new(&authority);
    let path = begun(&mut host, "random", 16);
    let mut rng = Rng::seeded(2027);
    for _ in 0..kills(10) {
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
    println!("{} kills, {} games: 0 lost, 0 doubled", kills(10), tables.len());
    assert!(tables.len() > 5 * kills(10), "{} games are no load", tables.len());
    drop(running);
    std::fs::remove_dir_all(&data).unwrap();
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
    let moves = bystander(&authority, until);
    let log = ended(&mut host, &path);
    let (counted, tables, missed) = recount(&log);
    println!("{} games in {seconds} s, {missed} missed pairings; {moves}", tables.len());
    assert_eq!(missed, 0, "somebody could have played and waited for three seconds");
    assert!(counted.games().all(|game| matches!(game.came, Came::Places(_))), "{log}");
    drop(running);
    std::fs::remove_dir_all(&data).unwrap();
    assert!(moves.p99() < Duration::from_millis(50), "{moves}");
}
