//! Words come back from their text; what cannot have happened is refused.

use super::*;
use proptest::prelude::*;

fn player() -> impl Strategy<Value = Player> {
    "[a-zé:!0-9-]{1,12}".prop_map(|word| word.parse().unwrap())
}

fn what() -> impl Strategy<Value = What> {
    let players = || prop::collection::vec(player(), 1..5);
    prop_oneof![
        (player(), any::<i32>()).prop_map(|(player, rating)| What::Join { player, rating }),
        player().prop_map(|player| What::Leave { player }),
        Just(What::Start),
        any::<u16>().prop_map(|number| What::Round { number }),
        (any::<u32>(), players()).prop_map(|(game, players)| What::Pair { game, players }),
        player().prop_map(|player| What::Bye { player }),
        (any::<u32>(), prop::collection::vec(any::<u8>(), 1..8))
            .prop_map(|(game, places)| What::Result { game, places }),
        (any::<u32>(), players()).prop_map(|(game, players)| What::Absent { game, players }),
        any::<u32>().prop_map(|game| What::Void { game }),
        Just(What::Close),
    ]
}

proptest! {
    #[test]
    fn every_event_comes_back_from_its_line(at in any::<u64>(), what in what()) {
        let event = Event { at, what };
        prop_assert_eq!(event.to_string().parse::<Event>().unwrap(), event);
    }

    #[test]
    fn no_line_breaks_the_reader(line in ".{0,60}") {
        let _ = line.parse::<Event>();
        let _ = line.parse::<Setup>();
    }

    /// Whatever is tried, what is refused has changed nothing.
    #[test]
    fn what_is_refused_changes_nothing(tried in prop::collection::vec(what(), 1..40)) {
        let mut held = Held::new("swiss 3 seats 2", 4);
        held.go_on();
        for what in tried {
            let before = held.state.clone();
            if held.happen(what).is_err() {
                prop_assert_eq!(&held.state, &before);
            }
        }
    }
}

#[test]
fn nothing_is_counted_twice_and_nobody_plays_twice_at_once() {
    let mut held = Held::new("swiss 3 seats 2", 4);
    held.go_on();
    let pair = |game, a: usize, b: usize| What::Pair { game, players: vec![name(a), name(b)] };
    assert_eq!(held.happen(pair(3, 0, 1)), Err(Refusal::Seated(name(0))));
    assert_eq!(held.happen(pair(2, 0, 1)), Err(Refusal::Number(3)));
    held.end(1, &[1, 2]);
    assert_eq!(held.happen(What::Result { game: 1, places: vec![1, 2] }), Err(Refusal::Ended(1)));
    assert_eq!(held.happen(What::Result { game: 2, places: vec![2, 3] }), Err(Refusal::Places));
    assert_eq!(held.happen(What::Result { game: 2, places: vec![1] }), Err(Refusal::Seats(2)));
    assert_eq!(held.happen(What::Result { game: 9, places: vec![1, 2] }), Err(Refusal::NoGame(9)));
    assert_eq!(held.happen(What::Bye { player: name(0) }), Err(Refusal::Seated(name(0))));
    assert_eq!(held.happen(What::Round { number: 2 }), Err(Refusal::NotNow), "a game is still played");
    assert_eq!(held.happen(What::Start), Err(Refusal::NotNow));
}

#[test]
fn one_table_must_be_filled_and_a_thousand_can_come() {
    let mut small = Tournament::new("swiss 3 seats 3".parse().unwrap());
    for player in 0..2 {
        small.happen(&Event { at: 0, what: What::Join { player: name(player), rating: 1500 } }).unwrap();
    }
    assert_eq!(small.happen(&Event { at: 0, what: What::Start }), Err(Refusal::TooFew(3)));
    let mut large = Held::new("arena 60 seats 2", Tournament::MOST);
    assert_eq!(large.happen(What::Join { player: name(5000), rating: 1500 }), Err(Refusal::Full));
    assert_eq!(large.happen(What::Join { player: name(5), rating: 1500 }), Err(Refusal::Here(name(5))));
}
