//! A game that was begun under the first protocol of fair dice is played to its end, and proved, under it.

use super::drawn_again;
use super::running::{Running, play};
use luckhouse_engine::Viewer;
use luckhouse_engine::fair::v1::{FairDice, Proof};
use luckhouse_engine::fair::{Bytes, Secret};
use luckhouse_server::Config;
use luckhouse_server::protocol::{Seated, TableProof};
use luckhouse_shelf::{Waiting, read_log};
use luckhouse_store::*;
use std::sync::Arc;
use std::time::Duration;

const TABLE: &str = "old";

/// A table as a house of the version before has left it: two have opened their bytes, and the game has begun.
fn left_by_the_version_before() -> Arc<dyn Store> {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let (table, at) = (TableId::new(TABLE).unwrap(), Millis(1));
    let mut changes = vec![Change::Open(NewTable {
        id: table.clone(),
        game: Name::new("booty-dice").unwrap(),
        header: Line::new("booty-dice seats 2 edition 1").unwrap(),
        visibility: Visibility::Unlisted,
        settings: Json(r#"{"clock":"none","hints":false,"host":1}"#.into()),
        dice: Some(DiceSecret([7; 32])),
        at,
    })];
    for number in 1..=2 {
        let name = Name::new(format!("guest {number}")).unwrap();
        let player = Player { number: SeatNumber::new(number).unwrap(), name, kind: SeatKind::Person };
        let token = Some(TokenHash(*token(number).seal().as_slice()));
        let contribution = Some(Contribution([&[1][..], &[number; 32]].concat()));
        changes.push(Change::Sit {
            table: table.clone(),
            at,
            seat: Seat { player, token, member: None, contribution },
        });
    }
    let note = |line: String| Entry { kind: Kind::Note, line: Line::new(line).unwrap() };
    let opened = (1..=2).map(|seat| note(format!("p{seat} opened {}", Bytes::new([seat; 32]))));
    let rolled =
        first_rolls().into_iter().map(|line| Entry { kind: Kind::Play, line: Line::new(line).unwrap() });
    let entries = opened.chain([note("began".into())]).chain(rolled).collect();
    let append = Append {
        table: table.clone(),
        at,
        first: Seq::FIRST,
        entries: Entries::all(entries).unwrap(),
        command: None,
    };
    changes.extend([Change::Append(append), Change::Mark { table, at, stage: Stage::Playing }]);
    store.apply(Change::Together(changes)).unwrap();
    store
}

/// What was rolled in the same breath as the game began.
fn first_rolls() -> Vec<String> {
    let added: Vec<_> =
        (0..2).map(|seat| (luckhouse_engine::Seat::at(seat), Bytes::new([seat as u8 + 1; 32]))).collect();
    let dice = FairDice::new(&Secret::new([7; 32]), TABLE, &added);
    let mut table = read_log("booty-dice seats 2 edition 1\n", usize::MAX).unwrap();
    while matches!(table.waiting(), Waiting::Roll) {
        table.roll_fair(&dice);
    }
    table.lines_since(0, &[Viewer::Arbiter]).remove(0)
}

fn token(seat: u8) -> Bytes {
    Bytes::new([seat + 100; 32])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_was_begun_before_is_ended_and_proved_as_it_was_begun() {
    let config = Config { bot_pace: Duration::ZERO, ..Config::default() };
    let running = Running::of(left_by_the_version_before(), config).await;
    let mut players = Vec::new();
    for seat in 1..=2 {
        let seated = Seated { table: TABLE.into(), seat: Some(seat), token: Some(token(seat).to_string()) };
        let socket = running.guest(&seated, seated.token.as_deref()).await;
        players.push(tokio::spawn(play(socket, seat, 5 + u64::from(seat))));
    }
    for player in players {
        player.await.unwrap();
    }
    let log = running.house.log(TABLE, None).await.unwrap();
    let proof = Proof::read(&log).unwrap();
    let proved = read_log(&log, usize::MAX).unwrap().prove(&proof, &log).unwrap();
    assert!(proved.rolls > 0 && proved.added == 2);
    let TableProof::First(proof) = running.house.proof(TABLE, None).await.unwrap() else { panic!("{log}") };
    let lines: Vec<&str> = log.lines().filter(|line| !line.starts_with('#')).collect();
    drawn_again::check(&serde_json::to_value(proof).unwrap(), &lines.join("\n"), proved.rolls as usize);
    running.close().await;
}
