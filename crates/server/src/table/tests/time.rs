//! What happens when time passes.

use super::*;
use crate::protocol::{Clock, Presence, Stage};

fn people(guest: &Guest) -> Presence {
    let last = guest.others.iter().rev().find_map(|told| match told {
        Outbound::People(people) => Some(people.clone()),
        _ => None,
    });
    last.expect("it was told who is here")
}

async fn pass(guests: &mut [&mut Guest], seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    for guest in guests {
        guest.settle().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_somebody_who_is_missed_until_they_come_back() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut ann_here = Guest::sitting(&house, &ann).await;
    let ben_here = Guest::sitting(&house, &ben).await;
    ben_here.leave().await;
    pass(&mut [&mut ann_here], 2).await;
    let standing = people(&ann_here).seats[1].clone();
    assert!(!standing.here && standing.bot_at.is_some(), "the time of grace is told");
    pass(&mut [&mut ann_here], 55).await;
    assert!(people(&ann_here).seats[1].person.as_ref().unwrap().bot.is_none());
    pass(&mut [&mut ann_here], 5).await;
    let person = people(&ann_here).seats[1].person.clone().unwrap();
    assert_eq!((person.bot.as_deref(), person.human, person.name.as_str()), (Some("steady"), true, "Ben"));
    let mut ben_again = Guest::sitting(&house, &ben).await;
    pass(&mut [&mut ann_here, &mut ben_again], 1).await;
    assert!(people(&ann_here).seats[1].person.as_ref().unwrap().bot.is_none());
    assert!(ann_here.story.iter().any(|entry| entry.what == What::Back { seat: 2 }));
}

#[tokio::test(start_paused = true)]
async fn nobody_is_missed_where_nobody_waits_or_players_have_days() {
    let house = house();
    for clock in [Clock::None, Clock::Days(2)] {
        let ann = house.open(OpenTable { clock, ..order("booty-dice", 2) }).await.unwrap();
        let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
        if clock != Clock::None {
            Guest::sitting(&house, &ben).await;
        }
        tokio::time::sleep(Duration::from_secs(24 * 60 * 60)).await;
        let again = Guest::sitting(&house, &ann).await;
        assert!(again.story.iter().all(|entry| !matches!(entry.what, What::BotPlays { .. })), "{clock:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn when_the_time_is_up_a_bot_chooses_and_the_seat_stays_ones_own() {
    let house = house();
    let ann = house.open(OpenTable { clock: Clock::Seconds(30), ..order("booty-dice", 2) }).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let (mut ann, mut ben) = (Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await);
    let (seat, deadline) = (ann.now().waiting[0], ann.now().deadline.unwrap());
    assert!(deadline <= clock().0 + 30_000);
    pass(&mut [&mut ann, &mut ben], 29).await;
    let before = ann.last();
    pass(&mut [&mut ann, &mut ben], 5).await;
    assert!(ann.last() > before);
    assert!(ann.story.iter().any(|entry| entry.what == What::TimeUp { seat }));
    assert!(ann.story.iter().all(|entry| !matches!(entry.what, What::BotPlays { .. })));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_needs_rests_and_is_woken() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let here = Guest::sitting(&house, &ann).await;
    let handle = here.handle.downgrade();
    here.leave().await;
    tokio::time::sleep(house.config.rest + Duration::from_secs(1)).await;
    assert!(handle.upgrade().is_none(), "the task has ended");
    assert_eq!(Guest::sitting(&house, &ann).await.now().stage, Stage::Gathering);
}

#[tokio::test(start_paused = true)]
async fn leaving_frees_a_seat_before_the_game_and_lends_it_to_a_bot_during_it() {
    let house = house();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let mut ann_here = Guest::sitting(&house, &ann).await;
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut ben_here = Guest::sitting(&house, &ben).await;
    let id = ben_here.id();
    ben_here.say(Inbound::Leave { id }).await;
    pass(&mut [&mut ann_here], 1).await;
    assert!(
        ann_here.story.iter().any(|entry| entry.what == What::BotPlays { seat: 2, bot: "steady".into() })
    );
    let mut ben_again = Guest::sitting(&house, &ben).await;
    pass(&mut [&mut ben_again], 1).await;
    assert!(ben_again.story.iter().any(|entry| entry.what == What::Back { seat: 2 }));

    let cas = house.open(order("booty-dice", 3)).await.unwrap();
    let mut cas_here = Guest::sitting(&house, &cas).await;
    let id = cas_here.id();
    cas_here.say(Inbound::Leave { id }).await;
    assert!(house.info(&cas.table, None).await.unwrap().people.seats[0].person.is_none());
}

#[tokio::test(start_paused = true)]
async fn a_slow_client_is_not_waited_for() {
    let mut config = config();
    config.limits.waiting = 8;
    let house = House::start(Arc::new(Memory::default()), config).unwrap();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let mut ann_here = Guest::sitting(&house, &ann).await;
    let mut slow = Guest::come(&house, &ann.table, None, 0).await.unwrap();
    for number in 0..20 {
        let talk = Inbound::Talk { id: format!("t{number}"), text: "la".into() };
        assert!(matches!(ann_here.say(talk).await, Outbound::Done { .. }));
    }
    while slow.subscription.messages.recv().await.is_some() {}
    assert_eq!(slow.subscription.farewell.get().unwrap().why, crate::protocol::Why::TooSlow);
}

#[tokio::test(start_paused = true)]
async fn a_player_who_was_too_slow_is_missed_from_then_on_and_not_before() {
    let mut config = config();
    config.limits.waiting = 8;
    let house = House::start(Arc::new(Memory::default()), config).unwrap();
    let ann = house.open(order("booty-dice", 2)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let (mut ann_here, mut ben_here) =
        (Guest::sitting(&house, &ann).await, Guest::sitting(&house, &ben).await);
    pass(&mut [&mut ann_here, &mut ben_here], 600).await;
    for number in 0..20 {
        ann_here.say(Inbound::Talk { id: format!("t{number}"), text: "la".into() }).await;
    }
    ben_here.leave().await;
    pass(&mut [&mut ann_here], 30).await;
    let bot_plays = |guest: &Guest| guest.story.iter().any(|told| matches!(told.what, What::BotPlays { .. }));
    assert!(!bot_plays(&ann_here), "there is a time of grace");
    pass(&mut [&mut ann_here], 40).await;
    assert!(bot_plays(&ann_here));
}
