//! Swiss: no rematch that can be avoided, byes for all in turn, tie-breaks as they are known.

use super::*;
use luckhouse_engine::Rng;
use proptest::prelude::*;

/// Is there a way to pair these without a rematch?
fn fresh_pairs_exist(state: &Tournament, left: &[usize]) -> bool {
    let Some((one, rest)) = left.split_first() else { return true };
    rest.iter().any(|other| {
        let others: Vec<usize> = rest.iter().copied().filter(|player| player != other).collect();
        state.met(*one, *other) == 0 && fresh_pairs_exist(state, &others)
    })
}

/// The slow twin: all who may have a bye, and all ways to pair the rest.
fn a_fresh_round_exists(state: &Tournament, players: usize) -> bool {
    let all: Vec<usize> = (0..players).collect();
    let fewest = all.iter().map(|player| state.entrants[*player].byes).min();
    let without = |bye: usize| all.iter().copied().filter(|player| *player != bye).collect::<Vec<_>>();
    match players % 2 {
        0 => fresh_pairs_exist(state, &all),
        _ => all
            .iter()
            .any(|bye| Some(state.entrants[*bye].byes) == fewest && fresh_pairs_exist(state, &without(*bye))),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]
    #[test]
    fn a_rematch_is_never_made_while_it_can_be_avoided(players in 2usize..9, seed in any::<u64>()) {
        let (mut held, mut rng) = (Held::new("swiss 10 seats 2", players), Rng::seeded(seed));
        for _ in 0..10 {
            let avoidable = a_fresh_round_exists(&held.state, players);
            let before = held.state.clone();
            held.go_on();
            let number = |player: &Player| before.numbers[player];
            let rematches = held.state.playing().filter(|game| before.met(number(game.players[0]), number(game.players[1])) > 0).count();
            prop_assert!(!avoidable || rematches == 0);
            for game in held.running() {
                held.end_by_chance(game, &mut rng);
            }
        }
    }

    #[test]
    fn nobody_has_a_second_bye_before_all_had_one(players in 3usize..12, seats in 2usize..5, seed in any::<u64>()) {
        let players = players.max(seats);
        let mut held = Held::new(&format!("swiss 12 seats {seats}"), players);
        held.play_out(&mut Rng::seeded(seed));
        let byes = held.state.entrants.iter().map(|entrant| entrant.byes);
        let (least, most) = (byes.clone().min().unwrap(), byes.max().unwrap());
        prop_assert!(most - least <= 1, "{} to {}", least, most);
    }
}

#[test]
fn the_upper_half_plays_the_lower_half_of_the_same_score() {
    let mut held = Held::new("swiss 2 seats 2", 8);
    held.go_on();
    let pairs = |held: &Held| -> Vec<String> {
        held.state.playing().map(|game| format!("{} {}", game.players[0], game.players[1])).collect()
    };
    assert_eq!(pairs(&held), ["n0000 n0004", "n0001 n0005", "n0002 n0006", "n0003 n0007"]);
    (1..=4).for_each(|game| held.end(game, &[1, 2]));
    held.go_on();
    assert_eq!(pairs(&held), ["n0000 n0002", "n0001 n0003", "n0004 n0006", "n0005 n0007"]);
}

/// Four players, everybody plays everybody: the tie-breaks by hand.
#[test]
fn ties_are_broken_by_the_opponents() {
    let mut held = Held::new("swiss 3 seats 2", 4);
    // n0 beats all; n1 and n2 draw; n1 beats n3; n3 beats n2.
    let wins = |a: usize, b: usize| [(0, 1), (0, 2), (0, 3), (1, 3), (3, 2)].contains(&(a, b));
    while !held.state.is_over() {
        held.go_on();
        for game in held.running() {
            let players = &held.state.games[game as usize - 1].players;
            let (a, b) = (players[0], players[1]);
            let places = if wins(a, b) {
                [1, 2]
            } else if wins(b, a) {
                [2, 1]
            } else {
                [1, 1]
            };
            held.end(game, &places);
        }
    }
    let lines: Vec<_> = held.state.standings();
    let shown: Vec<_> =
        lines.iter().map(|l| (l.player.as_str(), l.points, l.buchholz, l.sonneborn_berger)).collect();
    assert_eq!(
        shown,
        [
            ("n0000", 3.0, 3.0, 3.0),
            ("n0001", 1.5, 4.5, 1.25),
            ("n0003", 1.0, 5.0, 0.5),
            ("n0002", 0.5, 5.5, 0.75)
        ]
    );
}

#[test]
fn a_game_that_does_not_count_is_played_again() {
    let mut held = Held::new("swiss 1 seats 2", 2);
    held.go_on();
    held.happen(What::Void { game: 1 }).unwrap();
    held.go_on();
    assert_eq!(held.running(), [2]);
    held.end(2, &[1, 2]);
    held.go_on();
    assert!(held.state.is_over());
}

#[test]
fn who_comes_late_plays_from_the_next_round_on() {
    let mut held = Held::new("swiss 3 seats 2", 2);
    held.go_on();
    held.join(7);
    held.join(8);
    assert_eq!(held.go_on(), 0);
    held.end(1, &[1, 2]);
    held.go_on();
    assert_eq!(held.running().len(), 2);
}

#[test]
fn tables_of_four_meet_new_people() {
    let (mut held, mut rng) = (Held::new("swiss 4 seats 4", 64), Rng::seeded(3));
    held.play_out(&mut rng);
    let again: u32 =
        held.state.entrants.iter().flat_map(|e| e.met.values()).map(|met| u32::from(met - 1)).sum();
    let all: u32 = held.state.entrants.iter().flat_map(|e| e.met.values()).map(|met| u32::from(*met)).sum();
    assert!(again * 20 < all, "{again} of {all} meetings are not the first");
}

#[test]
fn a_thousand_play_ten_rounds() {
    let (mut held, mut rng) = (Held::new("swiss 10 seats 2", 1000), Rng::seeded(4));
    while !held.state.is_over() {
        held.go_on();
        for game in held.running() {
            held.end_by_chance(game, &mut rng);
        }
    }
    let again =
        held.state.entrants.iter().flat_map(|entrant| entrant.met.values()).filter(|met| **met > 1).count();
    assert_eq!(again, 0, "nobody has to meet anybody twice");
    assert!(held.state.standings().iter().all(|standing| standing.games == 10));
}
