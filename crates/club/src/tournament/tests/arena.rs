//! Arenas: everybody who can play plays, streaks count double, the clock ends it.

use super::super::arena::REMATCH_AFTER;
use super::*;
use luckhouse_engine::Rng;

#[test]
fn everybody_who_can_play_plays() {
    let (mut held, mut rng) = (Held::new("arena 600 seats 2", 41), Rng::seeded(1));
    while held.now < 600 {
        held.go_on();
        let free = held.state.those(Entrant::free);
        let may = |a: &usize, b: &usize| a != b && !held.state.entrants[*a].last.contains(b);
        let missed = free.iter().any(|a| free.iter().any(|b| may(a, b) && may(b, a)));
        assert!(!missed, "two are free who have not just played");
        let running = held.running();
        held.end_by_chance(rng.pick(&running), &mut rng);
        held.now += 1;
    }
    held.play_out(&mut rng);
    assert!(held.state.standings().iter().all(|standing| standing.games > 10));
}

#[test]
fn a_third_win_in_a_row_counts_double_until_one_is_missed() {
    let mut held = Held::new("arena 600 seats 2", 2);
    let mut totals = Vec::new();
    for winner in [0, 0, 0, 0, 1, 0] {
        held.go_on();
        let [GivenGame { number: game, ref players, .. }] = held.state.playing().collect::<Vec<_>>()[..]
        else {
            panic!("one game")
        };
        let places: Vec<u8> = players.iter().map(|player| 1 + u8::from(**player != name(winner))).collect();
        held.end(game, &places);
        totals.push(held.state.standings().iter().find(|line| line.player == name(0)).unwrap().points);
    }
    assert_eq!(totals, [2.0, 4.0, 8.0, 12.0, 12.0, 14.0]);
}

#[test]
fn who_has_just_played_waits_for_others_but_not_for_ever() {
    let mut held = Held::new("arena 600 seats 2", 4);
    held.go_on();
    held.end(1, &[1, 2]);
    assert_eq!(held.go_on(), 0, "the other game may end");
    assert_eq!(held.state.next_check(), Some(REMATCH_AFTER));
    held.now = REMATCH_AFTER;
    assert_eq!(held.go_on(), 1, "it did not, so they play again");
}

#[test]
fn at_the_end_games_are_played_out_and_count() {
    let mut held = Held::new("arena 60 seats 2", 2);
    held.go_on();
    held.now = 60;
    held.go_on();
    assert!(!held.state.is_over() && held.state.due(61).is_empty());
    held.end(1, &[2, 1]);
    assert!(held.state.is_over());
    assert_eq!(held.state.standings()[0].points, 2.0);
}

#[test]
fn a_clock_that_was_set_back_stands_still() {
    let mut held = Held::new("arena 60 seats 2", 2);
    held.now = 50;
    held.go_on();
    held.now = 3;
    held.end(1, &[1, 2]);
    assert_eq!(held.state.due(0)[0].at, 50);
}

#[test]
fn a_thousand_are_paired_at_once() {
    let (mut held, mut rng) = (Held::new("arena 40 seats 2", 1000), Rng::seeded(2));
    held.go_on();
    assert_eq!(held.running().len(), 500);
    held.play_out(&mut rng);
}

#[test]
fn where_people_take_part_bots_play_with_them_and_not_among_themselves() {
    for seats in [2, 3] {
        let mut held = Held::new(&format!("arena 600 seats {seats}"), seats);
        for number in 1..=8 {
            held.happen(What::Join { player: Player::bot("steady", number).unwrap(), rating: 2000 }).unwrap();
        }
        held.go_on();
        assert!(held.state.playing().all(|game| game.players.iter().any(|player| player.as_bot().is_none())));
        assert!((0..seats).all(|person| held.state.game_of(&name(person)).is_some()), "nobody waits");
        for person in 0..seats {
            held.happen(What::Leave { player: name(person) }).unwrap();
        }
        for game in held.running() {
            held.end(game, &vec![1; seats]);
        }
        held.now += REMATCH_AFTER;
        held.go_on();
        assert_eq!(held.running().len(), 8 / seats, "when nobody else is there, bots play");
    }
}
