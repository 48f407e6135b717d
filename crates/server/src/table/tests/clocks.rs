//! The wall's clock may jump and the house may be killed: nobody loses time by it.

use super::*;
use crate::protocol::Clock;
use std::sync::atomic::{AtomicI64, Ordering};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// How far the wall's clock has jumped. One test only may use it.
static JUMPED: AtomicI64 = AtomicI64::new(0);

fn jumping() -> Millis {
    Millis(clock().0 + 10 * DAY + JUMPED.load(Ordering::SeqCst))
}

async fn seconds(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}

fn is_late(guest: &Guest) -> bool {
    guest.story.iter().any(|entry| matches!(entry.what, What::TimeUp { .. } | What::BotPlays { .. }))
}

#[tokio::test(start_paused = true)]
async fn a_jump_of_the_walls_clock_costs_nobody_a_turn() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let config = || Config { clock: jumping, grace: Duration::from_secs(20), ..config() };
    let house = House::start(Arc::clone(&store), config()).unwrap();
    let ann = house.open(OpenTable { clock: Clock::Seconds(60), ..order("booty-dice", 2) }).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let (mut ann_here, ben_here) = (Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await);
    for jump in [DAY, -2 * DAY, DAY] {
        JUMPED.fetch_add(jump, Ordering::SeqCst);
        seconds(5).await;
        ann_here.settle().await;
        assert!(!is_late(&ann_here), "{jump}");
    }
    // What is shown fits the wall as it is: 15 seconds have passed.
    JUMPED.fetch_add(DAY, Ordering::SeqCst);
    let again = Guest::sitting(&house, &ann).await;
    let left = |guest: &Guest| guest.now().deadline.unwrap() - jumping().0;
    assert!((44_000..=45_000).contains(&left(&again)), "{}", left(&again));
    // Somebody who is missed is missed for as long as it takes, whatever the wall shows.
    ben_here.leave().await;
    JUMPED.fetch_add(DAY, Ordering::SeqCst);
    seconds(15).await;
    ann_here.settle().await;
    assert!(!is_late(&ann_here));

    // A house that is closed, and opened on another day, gives back what was left.
    house.stop().await;
    JUMPED.fetch_add(5 * DAY, Ordering::SeqCst);
    seconds(1000).await;
    let house = House::start(Arc::clone(&store), config()).unwrap();
    let mut again = Guest::sitting(&house, &ann).await;
    assert!((29_000..=30_000).contains(&left(&again)), "{}", left(&again));
    seconds(28).await;
    again.settle().await;
    assert!(!again.story.iter().any(|entry| matches!(entry.what, What::TimeUp { .. })));
    seconds(5).await;
    again.settle().await;
    assert!(is_late(&again));
}

#[tokio::test(start_paused = true)]
async fn a_house_that_is_killed_takes_no_time_from_anybody() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let ann = house.open(OpenTable { clock: Clock::Days(2), ..order("booty-dice", 2) }).await.unwrap();
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    seconds(10 * 3600).await;
    let again = Guest::sitting(&next_house(&store), &ann).await;
    let minutes = (again.now().deadline.unwrap() - clock().0) / (60 * 1000);
    assert!((38 * 60 - 1..=39 * 60).contains(&minutes), "{minutes}: what is left is kept every hour");
}

#[tokio::test(start_paused = true)]
async fn a_clock_waits_while_the_bots_turns_are_shown_but_not_for_ever() {
    let left = |allowance: u64| async move {
        let config = Config { allowance: Duration::from_secs(allowance), ..config() };
        let house = House::start(Arc::new(Memory::default()), config).unwrap();
        let bots = (2..=6).map(|seat| (seat, "random".to_string())).collect();
        let order = OpenTable { clock: Clock::Seconds(60), bots, ..order("booty-dice", 6) };
        let ann = house.open(order).await.unwrap();
        let mut here = Guest::sitting(&house, &ann).await;
        here.settle().await;
        // Whoever begins, it is Ann's choice now, and some lines were told before it.
        here.now().deadline.map(|deadline| deadline - clock().0)
    };
    let (none, some) = (left(0).await.expect("a clock runs"), left(10).await.expect("a clock runs"));
    assert!((59_000..=60_000).contains(&none), "{none}");
    assert!((60_500..=70_000).contains(&some), "{some}");
}
