//! Whose seat it is: after a game, and when somebody else sits down.

use super::*;
use crate::protocol::{Stage, Visibility, Why};

fn token(seated: &Seated) -> &str {
    seated.token.as_deref().unwrap()
}

/// A game of Ann and Ben that is over.
async fn over(house: &Arc<House>, visibility: Visibility) -> (Seated, Seated) {
    let ann = house.open(OpenTable { visibility, ..order("booty-dice", 2) }).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut ann_here = Guest::sitting(house, &ann).await;
    let id = ann_here.id();
    ann_here.say(Inbound::Resign { id }).await;
    ann_here.leave().await;
    (ann, ben)
}

#[tokio::test(start_paused = true)]
async fn a_rematch_keeps_the_seats_of_those_who_had_them_for_a_while() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let (ann, ben) = over(&house, Visibility::Unlisted).await;
    let again = house.rematch(&ann.table, token(&ann), Default::default()).await.unwrap();
    let standing = house.info(&again.table, None).await.unwrap().people.seats[1].clone();
    assert_eq!(standing.kept_for.as_deref(), Some("Ben"));
    for seat in [None, Some(2)] {
        let refused = house.sit(&again.table, Sit { seat, ..sit("Eve") }).await.unwrap_err();
        assert_eq!(refused.why, Why::Full, "{refused}");
    }
    // Also in the next house, and without asking again.
    let house = next_house(&store);
    assert!(house.sit(&again.table, sit("Eve")).await.is_err());
    let ben_again = house.rematch(&ann.table, token(&ben), Default::default()).await.unwrap();
    assert_eq!((ben_again.table.as_str(), ben_again.seat), (again.table.as_str(), Some(2)));

    // Whoever does not come in time is not waited for.
    let (cas, _) = over(&house, Visibility::Unlisted).await;
    let again = house.rematch(&cas.table, token(&cas), Default::default()).await.unwrap();
    tokio::time::sleep(Duration::from_secs(599)).await;
    assert!(house.sit(&again.table, sit("Eve")).await.is_err());
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(house.sit(&again.table, sit("Eve")).await.unwrap().seat, Some(2));
}

#[tokio::test(start_paused = true)]
async fn where_they_play_again_is_told_to_those_who_sat_there() {
    let house = house();
    for (visibility, told) in [(Visibility::Unlisted, false), (Visibility::Public, true)] {
        let (ann, ben) = over(&house, visibility).await;
        let eve = Guest::come(&house, &ann.table, None, 0).await.unwrap();
        let again = house.rematch(&ann.table, token(&ann), Default::default()).await.unwrap().table;
        let rematch = async |token: Option<&str>| house.info(&ann.table, token).await.unwrap().rematch;
        assert_eq!(rematch(Some(token(&ben))).await, Some(again.clone()));
        assert_eq!(rematch(None).await, told.then_some(again), "{visibility:?}");
        let yours = async |token: Option<&str>| house.info(&ann.table, token).await.unwrap().yours;
        assert_eq!((yours(None).await, yours(Some(token(&ben))).await), (None, Some(2)));
        drop(eve);
    }
}

#[tokio::test(start_paused = true)]
async fn a_command_of_somebody_before_is_not_ones_own() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let ann = house.open(order("booty-dice", 3)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut ben_here = Guest::sitting(&house, &ben).await;
    assert!(matches!(ben_here.say(Inbound::Leave { id: "x".into() }).await, Outbound::Done { .. }));
    // In a later house too, Cas's first command has the same name, and is another.
    let house = next_house(&store);
    let cas = house.sit(&ann.table, sit("Cas")).await.unwrap();
    assert_eq!(cas.seat, Some(2));
    let mut cas_here = Guest::sitting(&house, &cas).await;
    assert!(matches!(cas_here.say(Inbound::Leave { id: "x".into() }).await, Outbound::Done { .. }));
    assert!(house.info(&ann.table, None).await.unwrap().people.seats[1].person.is_none(), "it was done");
}

#[tokio::test(start_paused = true)]
async fn whoever_has_left_a_seat_hears_and_does_nothing_there_any_more() {
    let house = house();
    let ann = house.open(order("reynards-luck", 2)).await.unwrap();
    let ben = house.sit(&ann.table, Sit { seat: Some(2), ..sit("Ben") }).await;
    assert_eq!(ben.unwrap().seat, Some(2));

    let ann = house.open(order("booty-dice", 3)).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut ben_here = Guest::sitting(&house, &ben).await;
    ben_here.say(Inbound::Leave { id: "x".into() }).await;
    for name in ["Cas", "Dan"] {
        house.sit(&ann.table, sit(name)).await.unwrap();
    }
    ben_here.settle().await;
    assert_eq!(ben_here.now().stage, Stage::Playing);
    assert!(ben_here.now().offers.is_empty());
    assert_eq!(why(&ben_here.say(Inbound::Resign { id: "y".into() }).await), Why::House, "they watch");

    let private = OpenTable { visibility: Visibility::Private, ..order("booty-dice", 3) };
    let ann = house.open(private).await.unwrap();
    let ben = house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut ben_here = Guest::sitting(&house, &ben).await;
    let leave = Inbound::Leave { id: "x".into() };
    ben_here.handle.send(Box::new(TableMessage::Said(ben_here.subscription.number, leave))).await.unwrap();
    while ben_here.subscription.messages.recv().await.is_some() {}
    assert_eq!(ben_here.subscription.farewell.get().unwrap().why, Why::NotYours);
}

#[tokio::test(start_paused = true)]
async fn coming_and_going_ends_for_a_while_and_not_for_good() {
    let house = house();
    let ann = house.open(order("booty-dice", 3)).await.unwrap();
    let mut came = 0;
    let refused = loop {
        let ben = match house.sit(&ann.table, sit("Ben")).await {
            Ok(seated) => seated,
            Err(problem) => break problem,
        };
        let mut ben_here = Guest::sitting(&house, &ben).await;
        let left = ben_here.say(Inbound::Leave { id: "x".into() }).await;
        if let Outbound::Refused { why, text, .. } = left {
            break crate::protocol::Problem::new(why, text);
        }
        ben_here.leave().await;
        came += 1;
        assert!(came < 1000, "it has an end");
    };
    assert_eq!(refused.why, Why::TooFast);
    tokio::time::sleep(Duration::from_secs(120)).await;
    assert!(house.sit(&ann.table, sit("Cas")).await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_choice_cannot_be_taken_back_without_end() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = next_house(&store);
    let ann = house.open(order("reynards-luck", 2)).await.unwrap();
    house.sit(&ann.table, sit("Ben")).await.unwrap();
    let mut ann_here = Guest::sitting(&house, &ann).await;
    let mut taken = 0;
    loop {
        let word = ann_here.now().offers[0].word.clone();
        assert!(matches!(ann_here.choose(&word).await, Outbound::Done { .. }));
        let (may, id) = (ann_here.now().may_take_back, ann_here.id());
        let answer = ann_here.say(Inbound::TakeBack { id }).await;
        assert_eq!(may, matches!(answer, Outbound::Done { .. }), "what can be done is offered");
        if !may {
            assert_eq!(why(&answer), Why::House);
            break;
        }
        taken += 1;
        assert!(taken < 100, "it has an end");
    }
    assert_eq!(taken, 20);
    // Nor in the next house.
    let mut again = Guest::sitting(&next_house(&store), &ann).await;
    assert!(!again.now().may_take_back);
    assert_eq!(why(&again.say(Inbound::TakeBack { id: "z".into() }).await), Why::House);
}
