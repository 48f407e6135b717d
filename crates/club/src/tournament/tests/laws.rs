//! What every tournament keeps, with people who come late, leave, do not come, and games that do not count.

use super::*;
use luckhouse_engine::Rng;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// A tournament that is played by chance, with everything that can go wrong.
fn eventful(setup: &str, players: usize, seed: u64) -> Held {
    let (mut held, mut rng, mut next) = (Held::new(setup, players), Rng::seeded(seed), players);
    while !held.state.is_over() {
        held.now += rng.below(3);
        let before = held.state.round();
        held.go_on();
        let missed = |entrant: &&Entrant| entrant.here && entrant.round < held.state.round;
        if setup.starts_with("swiss") && held.state.round() > before {
            assert_eq!(held.state.entrants.iter().find(missed), None, "everybody has a game or a bye");
        }
        let running = held.running();
        let anybody = name(rng.below(next as u64) as usize);
        match rng.below(12) {
            0 if next < 40 => {
                // It can be too late, or full: then nobody came.
                let came = held.happen(What::Join { player: name(next), rating: 1500 });
                next += usize::from(came.is_ok());
            }
            1 => drop(held.happen(What::Leave { player: anybody })),
            2 => drop(held.happen(What::Join { player: anybody, rating: 1500 })),
            3 if !running.is_empty() => held.happen(What::Void { game: rng.pick(&running) }).unwrap(),
            4 if !running.is_empty() => absent(&mut held, rng.pick(&running), &mut rng),
            _ if !running.is_empty() => held.end_by_chance(rng.pick(&running), &mut rng),
            _ => held.now += 10,
        }
        assert!(held.log.len() < 20_000, "it does not end");
    }
    held
}

fn absent(held: &mut Held, game: u32, rng: &mut Rng) {
    let names: Vec<Player> = held
        .state
        .playing()
        .find(|given| given.number == game)
        .unwrap()
        .players
        .into_iter()
        .cloned()
        .collect();
    let away = names.into_iter().filter(|_| rng.below(2) == 0).collect::<Vec<_>>();
    if !away.is_empty() {
        held.happen(What::Absent { game, players: away }).unwrap();
    }
}

/// The slow twin of the scores: each line of the log once more, in the plainest way.
fn recount(setup: Setup, log: &[Event]) -> BTreeMap<Player, f64> {
    let (mut points, mut games, mut fire) =
        (BTreeMap::new(), BTreeMap::new(), BTreeMap::<Player, u32>::new());
    for event in log {
        let (game, places): (u32, Vec<u8>) = match &event.what {
            What::Join { player, .. } => {
                points.entry(player.clone()).or_insert(0.0);
                continue;
            }
            What::Bye { player } => {
                *points.get_mut(player).unwrap() += setup.seats() as f64 - 1.0;
                continue;
            }
            What::Pair { game, players } => {
                games.insert(*game, players.clone());
                continue;
            }
            What::Result { game, places } => (*game, places.clone()),
            What::Absent { game, players } => {
                let place = |player| if players.contains(player) { 99 } else { 1 };
                (*game, games[game].iter().map(place).collect())
            }
            _ => continue,
        };
        for (player, place) in games[&game].iter().zip(&places) {
            let after = places.iter().filter(|other| *other > place).count() as f64;
            let beside = places.iter().filter(|other| *other == place).count() as f64 - 1.0;
            let alone = beside == 0.0 && *place == 1;
            let streak = fire.entry(player.clone()).or_default();
            let double = if *streak >= 2 { 2.0 } else { 1.0 };
            *points.get_mut(player).unwrap() += match setup.format() {
                _ if *place == 99 => 0.0,
                Format::Arena { .. } if alone => 2.0 * double,
                Format::Arena { .. } => {
                    if *place == 1 {
                        double
                    } else {
                        0.0
                    }
                }
                _ => after + beside / 2.0,
            };
            *streak = if alone { *streak + 1 } else { 0 };
        }
    }
    points
}

/// Reads a log from its lines, and holds every game against who is busy, who is there, and who is in this round.
fn nobody_is_in_two_places(setup: Setup, log: &[Event]) {
    let (mut busy, mut games, mut round) = (BTreeSet::new(), BTreeMap::new(), BTreeMap::<Player, u32>::new());
    for event in log {
        match &event.what {
            What::Round { .. } => {
                assert!(busy.is_empty(), "a round begins while somebody plays");
                round.clear();
            }
            What::Pair { game, players } => {
                assert_eq!(players.len(), setup.seats());
                for player in players {
                    assert!(busy.insert(player.clone()), "{player} plays twice at once");
                    *round.entry(player.clone()).or_default() += 1;
                }
                games.insert(*game, players);
            }
            What::Bye { player } => assert!(!round.contains_key(player), "{player} has a game and a bye"),
            What::Result { game, .. } | What::Absent { game, .. } | What::Void { game } => {
                games[game].iter().for_each(|player| assert!(busy.remove(player)));
            }
            _ => {}
        }
    }
    assert!(busy.is_empty(), "somebody still plays at the end");
}

fn holds(setup: &str, players: usize, seed: u64) {
    let held = eventful(setup, players, seed);
    let setup: Setup = setup.parse().unwrap();
    nobody_is_in_two_places(setup, &held.log);
    let counted = recount(setup, &held.log);
    let standings = held.state.standings();
    assert_eq!(standings.len(), counted.len());
    for standing in &standings {
        assert_eq!(standing.points, counted[&standing.player], "{} in {setup}, seed {seed}", standing.player);
    }
    assert!(standings.windows(2).all(|pair| pair[0].place <= pair[1].place));
    let mut again = Tournament::new(setup);
    for line in held.log.iter().map(ToString::to_string) {
        again.happen(&line.parse().unwrap()).unwrap();
    }
    assert_eq!(again, held.state, "read from its lines");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn arenas_hold(players in 2usize..20, seed in any::<u64>()) {
        holds("arena 120 seats 2", players, seed);
        holds("arena 120 seats 3", players.max(3), seed);
    }

    #[test]
    fn swiss_tournaments_hold(players in 2usize..20, rounds in 1u16..8, seed in any::<u64>()) {
        holds(&format!("swiss {rounds} seats 2"), players, seed);
        holds(&format!("swiss {rounds} seats 4"), players.max(4), seed);
    }

    #[test]
    fn knock_outs_hold(players in 2usize..30, best_of in 1u16..6, seed in any::<u64>()) {
        holds(&format!("knock-out {best_of} seats 2"), players, seed);
        holds(&format!("knock-out {best_of} seats 3"), players.max(3), seed);
    }

    /// Those who play at the same time may finish in any order.
    #[test]
    fn the_order_of_reports_does_not_matter(players in 4usize..24, seed in any::<u64>(), kind in 0..3) {
        let setup = ["swiss 5 seats 2", "knock-out 1 seats 2", "swiss 4 seats 3"][kind as usize];
        let by_rounds = |backwards: bool| {
            let mut held = Held::new(setup, players);
            while !held.state.is_over() {
                held.go_on();
                let mut running = held.running();
                if backwards {
                    running.reverse();
                }
                for game in running {
                    held.end_by_chance(game, &mut Rng::stream(seed, game.into()));
                }
            }
            held.state.standings()
        };
        prop_assert_eq!(by_rounds(false), by_rounds(true));
    }
}
