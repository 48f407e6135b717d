//! Tables that nobody needs go, and a crowd of them is no wall.

use super::*;
use crate::protocol::{Inbound, Why};
use luckhouse_store::Search;

fn limited(tables: usize) -> Config {
    let mut config = config();
    config.limits.tables = tables;
    config
}

fn empty(game: &str) -> OpenTable {
    OpenTable { sit: None, ..order(game, 2) }
}

async fn is_there(house: &Arc<House>, table: &str) -> bool {
    match house.info(table, None).await {
        Ok(_) => true,
        Err(problem) => {
            assert_eq!(problem.why, Why::NoTable);
            false
        }
    }
}

/// How many tables are not over.
fn unfinished(store: &dyn Store) -> usize {
    store.search(&Search { limit: 99, ..Search::open() }).unwrap().tables.len()
}

#[tokio::test(start_paused = true)]
async fn a_crowd_of_empty_tables_pushes_itself_out_and_nobody_else() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::start(Arc::clone(&store), limited(10)).unwrap();
    // A finished game, two who play, somebody who waits for others and one who only has the page open.
    let over = house.open(order("booty-dice", 2)).await.unwrap();
    house.sit(&over.table, sit("Ben")).await.unwrap();
    let mut ann = Guest::sitting(&house, &over).await;
    let id = ann.id();
    ann.say(Inbound::Resign { id }).await;
    let game = house.open(order("booty-dice", 2)).await.unwrap();
    house.sit(&game.table, sit("Ben")).await.unwrap();
    let gathering = house.open(order("booty-dice", 3)).await.unwrap();
    house.sit(&gathering.table, sit("Ben")).await.unwrap();
    let alone = house.open(order("booty-dice", 2)).await.unwrap();
    let looked_at = house.open(empty("booty-dice")).await.unwrap();
    let _eve = Guest::come(&house, &looked_at.table, None, 0).await.unwrap();
    let kept = [&over, &game, &gathering, &alone, &looked_at].map(|seated| seated.table.clone());
    let mut crowd = Vec::new();
    for _ in 0..50 {
        crowd.push(house.open(empty("booty-dice")).await.expect("never a wall").table);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for table in &kept {
        assert!(is_there(&house, table).await);
    }
    assert_eq!(unfinished(&*store), 10);
    assert!(!is_there(&house, &crowd[0]).await && is_there(&house, &crowd[49]).await);

    // Nor in the next house, and where the limit is lower.
    house.stop().await;
    let house = House::start(Arc::clone(&store), limited(5)).unwrap();
    for _ in 0..20 {
        house.open(empty("booty-dice")).await.expect("never a wall");
    }
    for table in &kept[..3] {
        assert!(is_there(&house, table).await);
    }
    assert!(store.load(&kept[0].parse().unwrap()).is_ok(), "a finished game stays");
}

#[tokio::test(start_paused = true)]
async fn where_all_tables_are_needed_there_is_one_more() {
    let house = House::start(Arc::new(Memory::default()), limited(3)).unwrap();
    for _ in 0..6 {
        let ann = house.open(order("booty-dice", 3)).await.unwrap();
        house.sit(&ann.table, sit("Ben")).await.unwrap();
        tokio::time::sleep(Duration::from_secs(60)).await;
    }
    assert_eq!(house.list(Search::open()).await.unwrap().tables.len(), 0, "none is public");
    assert_eq!(unfinished(&*house.store), 6);
}

#[tokio::test(start_paused = true)]
async fn tables_that_wait_for_people_expire() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let nobody = house.open(empty("booty-dice")).await.unwrap().table;
    let watched = house.open(empty("booty-dice")).await.unwrap().table;
    let one = house.open(order("booty-dice", 2)).await.unwrap().table;
    let game = house.open(order("booty-dice", 2)).await.unwrap().table;
    house.sit(&game, sit("Ben")).await.unwrap();
    let eve = Guest::come(&house, &watched, None, 0).await.unwrap();
    let hours = |hours: u64| tokio::time::sleep(Duration::from_secs(hours * 3600 + 120));
    hours(0).await;
    assert!(is_there(&house, &nobody).await);
    hours(1).await;
    assert!(!is_there(&house, &nobody).await, "nobody has sat there for an hour");
    assert!(is_there(&house, &watched).await && is_there(&house, &one).await);
    eve.leave().await;
    hours(2).await;
    assert!(!is_there(&house, &watched).await, "nor does anybody look at it any more");
    hours(6 * 24).await;
    assert!(is_there(&house, &one).await);
    hours(24).await;
    assert!(!is_there(&house, &one).await, "nobody else came for a week");
    assert!(is_there(&house, &game).await, "a game that has begun stays");
    assert_eq!(unfinished(&*store), 1);
}
