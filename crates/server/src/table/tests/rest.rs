//! Tables at rest, and which of them a house wakes when it opens.

use super::*;
use crate::protocol::Clock;
use luckhouse_store::{Status, Table, TableId};

fn due(store: &dyn Store, table: &str) -> Option<Millis> {
    store.load(&TableId::new(table).unwrap()).unwrap().due
}

/// Those that a house has woken by itself.
async fn awake(house: &Arc<House>, tables: &[&str]) -> Vec<bool> {
    tokio::time::sleep(Duration::from_millis(100)).await;
    tables.iter().map(|table| house.is_awake(&TableId::new(*table).unwrap())).collect()
}

async fn game(house: &Arc<House>, clock: Clock) -> String {
    let ann = house.open(OpenTable { clock, ..order("booty-dice", 2) }).await.unwrap();
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    ann.table
}

#[tokio::test(start_paused = true)]
async fn a_house_that_opens_wakes_only_where_something_is_to_be_done() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let (quiet, timed) = (game(&house, Clock::None).await, game(&house, Clock::Seconds(600)).await);
    let waiting = house.open(order("booty-dice", 3)).await.unwrap().table;
    let all = [quiet.as_str(), &timed, &waiting];
    house.stop().await;
    let house = next_house(&store);
    assert_eq!(awake(&house, &all).await, [false, true, false]);
    // A house that is killed has put nothing to rest: the next one looks at what has changed.
    let ann = Guest::come(&house, &quiet, None, 0).await.unwrap();
    house.sit(&waiting, sit("Ben")).await.unwrap();
    drop((ann, house));
    let house = next_house(&store);
    assert_eq!(awake(&house, &all).await, [false, true, true]);
}

#[tokio::test(start_paused = true)]
async fn a_table_is_put_to_rest_once_and_looked_at_again_after_a_change() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let table = game(&house, Clock::None).await;
    assert_eq!(due(&*store, &table), Some(Table::ALWAYS));
    let rest = || tokio::time::sleep(config().rest + Duration::from_secs(60));
    rest().await;
    assert!(!house.is_awake(&TableId::new(&*table).unwrap()));
    assert_eq!(due(&*store, &table), None);
    let waiting = house.open(order("booty-dice", 2)).await.unwrap().table;
    rest().await;
    let soon = due(&*store, &waiting).expect("it expires");
    let now = clock().0;
    assert!((now..now + 8 * 24 * 60 * 60 * 1000).contains(&soon.0), "{soon:?}");
    house.sit(&waiting, sit("Ben")).await.unwrap();
    assert_eq!(due(&*store, &waiting), Some(Table::ALWAYS));
    let listed = store.load(&TableId::new(&*waiting).unwrap()).unwrap().listed;
    assert_eq!(listed.status, Status::Playing);
}
