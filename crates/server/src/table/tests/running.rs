//! The games that somebody is in the middle of are told without waking a table.

use super::*;
use crate::protocol::Clock;
use crate::table::Newcomer;
use luckhouse_store::{Change, Json, Member, MemberChange, MemberId, Name, TableId};

#[tokio::test(start_paused = true)]
async fn tables_at_rest_stay_at_rest() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let (id, name) = (MemberId::new("ann").unwrap(), Name::new("Ann").unwrap());
    let member = Member { id: id.clone(), name, settings: Json("{}".into()), created: Millis(0) };
    store.apply(Change::Member(MemberChange::Enroll(member))).unwrap();
    let who = Newcomer { member: Some(id.clone()), address: None, bot: None };
    let mut tables = Vec::new();
    for clock in [Clock::None, Clock::Days(2)] {
        let order = OpenTable { clock, ..order("booty-dice", 2) };
        let table = house.open_as(order, who.clone()).await.unwrap().table;
        house.sit(&table, sit("Ben")).await.unwrap();
        tables.push(TableId::new(table).unwrap());
    }
    tokio::time::sleep(config().rest + Duration::from_secs(3600)).await;
    assert!(!house.is_awake(&tables[0]) && house.is_awake(&tables[1]), "a clock runs at one of them");
    let games = house.running_games(&id).await.unwrap().games;
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| game.waiting.len() == 1), "{games:?}");
    assert!(!house.is_awake(&tables[0]));
    // Of the one with a clock of days what is left is known, though its house has gone.
    let due = |games: &[crate::protocol::RunningGame]| {
        games.iter().find(|game| game.table == tables[1].as_str()).unwrap().due.unwrap()
    };
    let shown = Guest::come(&house, tables[1].as_str(), None, 0).await.unwrap().now().deadline.unwrap();
    assert!((due(&games) - shown).abs() <= 1000, "{} {shown}", due(&games));
}
