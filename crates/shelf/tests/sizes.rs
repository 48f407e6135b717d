//! How much room a game takes: a state at most 512 bytes, a finished log at most 64 kB.
//!
//! `cargo test -p luckhouse-shelf --test sizes -- --nocapture` prints the figures.

use luckhouse_engine::Viewer;
use luckhouse_laws::transcript;
use luckhouse_shelf::games::{GAMES, Visitor, visit_all};
use luckhouse_shelf::{AnyGame, BotSpec, CatalogGame, Waiting};

#[test]
fn states_are_small() {
    struct Sizes;
    impl Visitor for Sizes {
        fn visit<G: CatalogGame>(&mut self) {
            let size = size_of::<G::State>();
            println!("{}: a state of {size} bytes", G::ABOUT.name);
            assert!(size <= 512);
        }
    }
    visit_all(&mut Sizes);
}

#[test]
fn logs_of_random_games_are_short() {
    struct Logs;
    impl Visitor for Logs {
        fn visit<G: CatalogGame>(&mut self) {
            for seats in G::ABOUT.seats {
                let game = G::new(G::Options::default(), *seats).unwrap();
                let longest = (0..100).map(|seed| transcript(&game, seed).len()).max().unwrap();
                println!(
                    "{} with {seats}: at random, the longest log of 100 has {longest} bytes",
                    G::ABOUT.name
                );
                assert!(longest <= 64 * 1024);
            }
        }
    }
    visit_all(&mut Logs);
}

#[test]
fn logs_of_careful_games_are_short() {
    for game in GAMES {
        for seats in game.about().seats {
            let longest = (0..10).map(|seed| careful_log(*game, *seats, seed).len()).max().unwrap();
            println!(
                "{} with {seats}: careful, the longest log of 10 has {longest} bytes",
                game.about().name
            );
            assert!(longest <= 64 * 1024);
        }
    }
}

fn careful_log(game: &dyn AnyGame, seats: usize, seed: u64) -> String {
    let mut rng = luckhouse_engine::Rng::seeded(seed);
    let mut table = game.open(&[], seats).unwrap();
    loop {
        match table.waiting() {
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Choice(seats) => {
                let seat = seats.first().unwrap();
                table.choose_as(seat, BotSpec::level(luckhouse_bots::Level::Steady), &mut rng).unwrap();
            }
            Waiting::Over(_) => return table.log(Viewer::Arbiter),
        }
    }
}
