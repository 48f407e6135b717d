//! Knock-outs: one is left, whoever comes, and who was beaten is out.

use super::*;
use luckhouse_engine::Rng;
use proptest::prelude::*;

/// The better seed always wins.
fn by_strength(setup: &str, players: usize) -> Held {
    let mut held = Held::new(setup, players);
    while !held.state.is_over() {
        held.go_on();
        for game in held.running() {
            let seats = &held.state.games[game as usize - 1].players;
            let places: Vec<u8> =
                seats.iter().map(|one| 1 + seats.iter().filter(|other| *other < one).count() as u8).collect();
            held.end(game, &places);
        }
    }
    held
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn one_is_left_and_seeds_that_hold_end_in_order(players in 2usize..70, seats in 2usize..6, best_of in 1u16..4) {
        let players = players.max(seats);
        let held = by_strength(&format!("knock-out {best_of} seats {seats}"), players);
        let standings = held.state.standings();
        prop_assert_eq!((standings[0].place, &standings[0].player), (1, &name(0)));
        prop_assert_eq!(standings.iter().filter(|line| line.out_in_round.is_none()).count(), 1);
        prop_assert!(standings[1].place == 2);
        if seats == 2 {
            prop_assert_eq!(&standings[1].player, &name(1), "the best two meet last");
        }
    }
}

#[test]
fn byes_stand_in_the_first_round_and_go_to_the_best() {
    let mut held = Held::new("knock-out 1 seats 2", 11);
    held.go_on();
    let lines: Vec<String> = held.log.iter().map(|event| event.what.to_string()).collect();
    let byes = lines.iter().filter(|line| line.starts_with("bye")).collect::<Vec<_>>();
    assert_eq!(byes, ["bye n0000", "bye n0001", "bye n0002", "bye n0003", "bye n0004"]);
    held.play_out(&mut Rng::seeded(1));
    let rounds = held.state.round();
    let all = held.log.iter().filter(|event| matches!(event.what, What::Bye { .. })).count();
    assert_eq!((rounds, all), (4, 5));
}

#[test]
fn a_match_ends_when_it_is_decided_and_goes_on_while_equal() {
    let mut held = Held::new("knock-out 3 seats 2", 2);
    let places = |winner: Option<usize>, held: &Held| -> Vec<u8> {
        let players = &held.state.games.last().unwrap().players;
        players.iter().map(|player| 1 + u8::from(winner.is_some_and(|winner| winner != *player))).collect()
    };
    let mut played = 0;
    for winner in [Some(0), Some(1), None, Some(1)] {
        held.go_on();
        let places = places(winner, &held);
        held.end(held.running()[0], &places);
        played += 1;
    }
    held.go_on();
    assert!(held.state.is_over(), "after {played} games");
    assert_eq!(held.state.standings()[0].player, name(1));
    assert_eq!(by_strength("knock-out 3 seats 2", 2).state.games.len(), 2, "two of three are enough");
}

#[test]
fn who_leaves_or_does_not_come_is_beaten() {
    let mut held = Held::new("knock-out 3 seats 2", 4);
    held.go_on();
    let absent = held.state.playing().next().unwrap().players[0].clone();
    held.happen(What::Absent { game: 1, players: vec![absent.clone()] }).unwrap();
    held.end(2, &[1, 2]);
    let leaver = held.state.entrants[held.state.games[1].players[0]].name.clone();
    held.happen(What::Leave { player: leaver }).unwrap();
    held.go_on();
    assert_eq!(held.state.round(), 2, "both matches are decided");
    assert!(held.happen(What::Join { player: absent, rating: 1 }) == Err(Refusal::TooLate));
}
