//! The part that players have in the dice.

use super::*;
use crate::protocol::{Stage, Why};
use luckhouse_engine::fair::Bytes;
use luckhouse_engine::fair::v1::Proof;

fn sealing(name: &str, byte: u8) -> Sit {
    Sit { name: name.into(), seat: None, seal: Some(Bytes::new([byte; 32]).seal().to_string()) }
}

fn opening(byte: u8) -> Inbound {
    Inbound::OpenDice { id: format!("open{byte}"), bytes: Bytes::new([byte; 32]).to_string() }
}

async fn sealed_table(house: &Arc<House>) -> (Seated, Seated) {
    let open = OpenTable { sit: Some(sealing("Ann", 1)), ..order("booty-dice", 2) };
    let ann = house.open(open).await.unwrap();
    let ben = house.sit(&ann.table, sealing("Ben", 2)).await.unwrap();
    (ann, ben)
}

#[tokio::test(start_paused = true)]
async fn the_game_begins_when_everybody_has_opened_what_they_sealed() {
    let house = house();
    let (ann, ben) = sealed_table(&house).await;
    let (mut ann, mut ben) = (Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await);
    assert_eq!(ann.now().stage, Stage::Opening);
    assert!(ann.now().offers.is_empty());
    assert_eq!(why(&ann.say(opening(2)).await), Why::House, "other bytes do not fit");
    assert_eq!(why(&ann.say(Inbound::Leave { id: "l".into() }).await), Why::House);
    assert!(matches!(ann.say(opening(1)).await, Outbound::Done { .. }));
    assert_eq!(ann.now().stage, Stage::Opening);
    ben.say(opening(2)).await;
    assert_eq!(ben.now().stage, Stage::Playing);
    ben.say(Inbound::Resign { id: "r".into() }).await;
    let log = house.log(&ann_table(&ann), None).await.unwrap();
    let proof = Proof::read(&log).unwrap();
    assert_eq!(proof.added.len(), 2);
    let table = luckhouse_shelf::read_log(&log, usize::MAX).unwrap();
    assert!(table.prove(&proof, &log).unwrap().rolls > 0);
}

fn ann_table(guest: &Guest) -> String {
    let welcome = guest.others.iter().find_map(|told| match told {
        Outbound::Welcome { table, .. } => Some(table.table.clone()),
        _ => None,
    });
    welcome.unwrap()
}

#[tokio::test(start_paused = true)]
async fn the_game_does_not_wait_for_ever_for_what_is_not_opened() {
    let house = house();
    let (ann, _) = sealed_table(&house).await;
    let mut ann = Guest::sitting(&house, &ann).await;
    ann.say(opening(1)).await;
    tokio::time::sleep(house.config.opening + Duration::from_secs(1)).await;
    ann.settle().await;
    assert_eq!(ann.now().stage, Stage::Playing);
    let remark = ann.story.iter().any(|entry| {
        matches!(&entry.what, What::Proof { line } if line.starts_with("# p2 sealed ") && line.ends_with("did not open it"))
    });
    assert!(remark);
}

#[tokio::test(start_paused = true)]
async fn the_secret_is_told_to_nobody_before_the_end() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let (ann, ben) = sealed_table(&house).await;
    let table = luckhouse_store::TableId::new(ann.table.clone()).unwrap();
    let secret = Bytes::new(store.load(&table).unwrap().dice.unwrap().0).to_string();
    let (mut ann, mut ben) = (Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await);
    ann.say(opening(1)).await;
    ben.say(opening(2)).await;
    ann.settle().await;
    let told = |guest: &Guest| format!("{:?}{:?}{:?}", guest.story, guest.now, guest.others);
    assert!(!told(&ann).contains(&secret) && told(&ann).contains(&Bytes::new([2; 32]).to_string()));
    ann.say(Inbound::Resign { id: "r".into() }).await;
    assert!(told(&ann).contains(&secret), "the proof is told when the game is over");
}
