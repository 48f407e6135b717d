//! Golden files for every game: sample games, tree counts and signatures. `make bless` writes them anew.

use luckhouse_engine::{Game, Header, Imagine, pig::Pig};
use luckhouse_laws::{golden, option_sets, signature, transcript, tree_counts};
use luckhouse_shelf::{CatalogGame, games};
use std::path::{Path, PathBuf};

/// A check of one game.
trait Check {
    fn check<G: Imagine>();
}

struct Every<C>(std::marker::PhantomData<C>);

impl<C: Check> games::Visitor for Every<C> {
    fn visit<G: CatalogGame>(&mut self) {
        C::check::<G>();
    }
}

fn every_game<C: Check>() {
    C::check::<Pig>();
    games::visit_all(&mut Every::<C>(std::marker::PhantomData));
}

fn file<G: Game>(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(G::ABOUT.name).join(name)
}

/// The game with its default options, for every number of seats.
fn classic<G: Game>() -> impl Iterator<Item = G> {
    G::ABOUT.seats.iter().map(|seats| G::new(G::Options::default(), *seats).unwrap())
}

/// Whole games, as they are replayed: `luckhouse replay` shows them.
#[test]
fn transcripts() {
    struct Transcripts;
    impl Check for Transcripts {
        fn check<G: Imagine>() {
            for game in classic::<G>() {
                let name = format!("{}-seats.log", game.seats());
                golden(&file::<G>(&name), &transcript(&game, 2026));
            }
        }
    }
    every_game::<Transcripts>();
}

/// How many ways there are to begin, event by event.
#[test]
fn trees() {
    struct Trees;
    impl Check for Trees {
        fn check<G: Imagine>() {
            let line = |game: G| format!("{} {:?}\n", Header::of(&game), tree_counts(&game, 200_000));
            golden(&file::<G>("tree.txt"), &classic::<G>().map(line).collect::<String>());
        }
    }
    every_game::<Trees>();
}

/// One number for each number of seats and option set, over the logs of random games: the same seed gives the same
/// log on every run and every machine.
#[test]
fn signatures() {
    struct Signatures;
    impl Check for Signatures {
        fn check<G: Imagine>() {
            let mut lines = String::new();
            for seats in G::ABOUT.seats {
                for options in option_sets::<G::Options>() {
                    if let Ok(game) = G::new(options, *seats) {
                        lines += &format!("{} {:016x}\n", Header::of(&game), signature(&game, 5));
                    }
                }
            }
            golden(&file::<G>("signatures.txt"), &lines);
        }
    }
    every_game::<Signatures>();
}

/// The logs of many seeds are the same, however many threads play them, and in whatever order.
#[test]
fn the_same_seed_gives_the_same_log_with_any_number_of_threads() {
    struct Threads;
    impl Check for Threads {
        fn check<G: Imagine>() {
            let game = classic::<G>().last().unwrap();
            let logs = |threads: u64| {
                let part = |first: u64| {
                    (first..24).step_by(threads as usize).map(|seed| (seed, transcript(&game, seed)))
                };
                let mut logs: Vec<(u64, String)> = std::thread::scope(|scope| {
                    let parts =
                        (0..threads).map(|first| scope.spawn(move || part(first).collect::<Vec<_>>()));
                    let parts: Vec<_> = parts.collect();
                    parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
                });
                logs.sort_unstable();
                logs
            };
            assert_eq!(logs(1), logs(4), "{}", G::ABOUT.name);
        }
    }
    every_game::<Threads>();
}
