//! What the host of the house does at tables by hand, and what is forgotten by itself.

use super::*;
use crate::admin::{Answer, Order, Request, Said, Whose};
use crate::protocol::{Stage, Who, Why};
use luckhouse_store::{Status, StoreError, TableId};

async fn order_of(house: &Arc<House>, order: Order) -> Said {
    house.perform(Request { by: "ann".into(), order }).await
}

fn store_of(house: &Arc<House>) -> Arc<dyn Store> {
    Arc::clone(&house.store)
}

async fn pair(house: &Arc<House>) -> (String, [Guest; 2]) {
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    (ann.table.clone(), [Guest::sitting(house, &ann).await, Guest::sitting(house, &ben).await])
}

const DONE: Said = Said::Answer(Answer::Done);

#[tokio::test(start_paused = true)]
async fn a_closed_table_is_over_without_a_result_and_everybody_is_told_why() {
    let house = house();
    let (table, mut both) = pair(&house).await;
    let close = || Order::Close { table: table.clone(), why: Some("rude names".into()) };
    assert_eq!(order_of(&house, close()).await, DONE);
    for guest in &mut both {
        guest.settle().await;
        assert_eq!((guest.now().stage, guest.now().waiting.as_slice()), (Stage::Over, &[][..]));
        assert!(guest.now().outcome.is_none());
        let told = |entry: &Entry| entry.what == What::Closed { text: "rude names".into(), reason: None };
        assert!(guest.story.iter().any(told), "{:?}", guest.story);
    }
    assert_eq!(why(&both[0].choose("stop").await), Why::Rules);
    let Said::Refused(twice) = order_of(&house, close()).await else { panic!() };
    assert!(twice.text.contains("over already"), "{twice:?}");
    // It is so in the store, and after the house was opened again.
    let store = store_of(&house);
    let id: TableId = table.parse().unwrap();
    let Status::Over { result, .. } = store.load(&id).unwrap().listed.status else { panic!() };
    assert!(result.0.contains(r#""closed":"rude names""#), "{}", result.0);
    assert_eq!(store.deeds(None, 9).unwrap().len(), 1);
    house.stop().await;
    let again = next_house(&store);
    let late = Guest::come(&again, &table, None, 0).await.unwrap();
    assert_eq!(late.now().stage, Stage::Over);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_has_begun_can_be_closed_too() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    assert_eq!(order_of(&house, Order::Close { table: ann.table.clone(), why: None }).await, DONE);
    let info = house.info(&ann.table, None).await.unwrap();
    assert_eq!(info.stage, Stage::Over);
    assert!(house.sit(&ann.table, sit("Ben")).await.is_err());
}

#[tokio::test(start_paused = true)]
async fn a_deleted_table_is_gone_and_whoever_was_there_hears_it() {
    let house = house();
    let (table, mut both) = pair(&house).await;
    assert_eq!(order_of(&house, Order::Delete { tables: vec![table.clone()] }).await, DONE);
    both[0].settle().await;
    assert_eq!(both[0].subscription.farewell.get().map(|problem| problem.why), Some(Why::NoTable));
    assert_eq!(house.info(&table, None).await.unwrap_err().why, Why::NoTable);
    let id: TableId = table.parse().unwrap();
    assert_eq!(store_of(&house).load(&id), Err(StoreError::NoTable(id)));
    let Said::Refused(twice) = order_of(&house, Order::Delete { tables: vec![table] }).await else {
        panic!()
    };
    assert!(twice.text.contains("there is no table"), "{twice:?}");
    assert_eq!(store_of(&house).deeds(None, 9).unwrap().len(), 1, "what was refused is not written down");
}

#[tokio::test(start_paused = true)]
async fn hidden_talk_is_hidden_from_those_who_are_here_and_those_who_come() {
    let house = house();
    let (table, mut both) = pair(&house).await;
    for text in ["hello", "rude"] {
        let id = both[0].id();
        both[0].say(Inbound::Talk { id, text: text.into() }).await;
    }
    both[1].settle().await;
    let hide = |whose, hidden| Order::Hide { table: table.clone(), whose, hidden };
    assert_eq!(order_of(&house, hide(Whose::Line(2), true)).await, DONE);
    both[1].settle().await;
    assert_eq!(heard(&both[1].others), [(1, Some("hello".into())), (2, None)]);
    let late = Guest::come(&house, &table, None, 0).await.unwrap();
    assert_eq!(heard(&late.others), [(1, Some("hello".into())), (2, None)]);
    assert_eq!(order_of(&house, hide(Whose::All(Who::Seat(1)), true)).await, DONE);
    both[1].settle().await;
    assert_eq!(heard(&both[1].others), [(1, None), (2, None)]);
    assert_eq!(order_of(&house, hide(Whose::All(Who::Seat(1)), false)).await, DONE);
    let late = Guest::come(&house, &table, None, 0).await.unwrap();
    assert_eq!(heard(&late.others), [(1, Some("hello".into())), (2, Some("rude".into()))]);
    let Said::Refused(_) = order_of(&house, hide(Whose::Line(9), true)).await else { panic!() };
}

/// The lines of talk as they were told last.
fn heard(messages: &[Outbound]) -> Vec<(u32, Option<String>)> {
    let mut lines = std::collections::BTreeMap::new();
    for message in messages {
        if let Outbound::Talk { lines: told, .. } = message {
            lines.extend(told.iter().map(|line| (line.n, line.text.clone())));
        }
    }
    lines.into_iter().collect()
}

#[tokio::test(start_paused = true)]
async fn finished_games_and_talk_are_forgotten_after_their_time() {
    // The house looks every ten minutes, and does much beside in every simulated second.
    let hour = Duration::from_secs(60 * 60);
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let config = Config { keep_games: Some(10 * hour), keep_talk: Some(2 * hour), ..config() };
    let house = House::start(Arc::clone(&store), config).unwrap();
    let (table, mut both) = pair(&house).await;
    let id = both[0].id();
    both[0].say(Inbound::Talk { id, text: "hello".into() }).await;
    assert_eq!(order_of(&house, Order::Close { table: table.clone(), why: None }).await, DONE);
    let kept: TableId = table.parse().unwrap();
    tokio::time::sleep(hour).await;
    assert_eq!(store.chat(&kept, None, 9).unwrap().len(), 1);
    tokio::time::sleep(2 * hour).await;
    assert!(store.chat(&kept, None, 9).unwrap().is_empty());
    assert!(store.load(&kept).is_ok());
    tokio::time::sleep(8 * hour).await;
    assert_eq!(store.load(&kept), Err(StoreError::NoTable(kept)));
    both[1].settle().await;
    assert_eq!(both[1].subscription.farewell.get().map(|problem| problem.why), Some(Why::NoTable));
}

#[tokio::test(start_paused = true)]
async fn a_ban_holds_until_it_ends_or_is_lifted_and_after_a_restart() {
    let house = house();
    let one = "192.0.2.9".parse().unwrap();
    assert!(!house.is_banned(one));
    let ban = Order::Ban { network: "192.0.2.0/24".into(), minutes: Some(10), why: None };
    assert_eq!(order_of(&house, ban.clone()).await, DONE);
    assert!(house.is_banned(one));
    assert!(next_house(&store_of(&house)).is_banned(one));
    tokio::time::advance(Duration::from_secs(601)).await;
    assert!(!house.is_banned(one));
    assert_eq!(order_of(&house, ban).await, DONE);
    assert_eq!(order_of(&house, Order::Lift { network: "192.0.2.0/24".into() }).await, DONE);
    assert!(!house.is_banned(one));
}
