//! Mining: the same from a seed, whoever works; from logs too.

use luckhouse_puzzles::{Mine, NotMined, Source, of};

fn mine(source: Source) -> Mine {
    Mine { game: "fortuna".into(), count: 6, seed: 3, seats: Some(2), longest: 160, source }
}

fn with_threads(threads: usize) -> Vec<luckhouse_puzzles::Puzzle> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| mine(Source::Bots { games: 40 }).run(&())).unwrap()
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let alone = with_threads(1);
    assert!(!alone.is_empty());
    assert_eq!(alone, with_threads(3));
    assert_eq!(
        alone.iter().map(luckhouse_puzzles::Puzzle::prove).collect::<Result<Vec<_>, _>>().map(drop),
        Ok(())
    );
}

#[test]
fn another_seed_finds_others() {
    let source = Source::Bots { games: 40 };
    let other = Mine { seed: 4, ..mine(source) }.run(&()).unwrap();
    assert_ne!(with_threads(2), other);
}

#[test]
fn the_moment_of_a_puzzle_is_found_in_its_log() {
    // The log ends where the choice is owed: what was chosen makes it a game with that moment in it.
    let puzzle = &of("fortuna").unwrap()[0];
    let log = format!("{}{} {}\n", puzzle.log, puzzle.seat, puzzle.answer);
    let found = mine(Source::Logs(vec![log])).run(&()).unwrap();
    assert!(found.iter().any(|found| found.id == puzzle.id), "{found:?}");
}

#[test]
fn logs_of_other_games_and_broken_ones_are_refused() {
    let other = of("lantern").unwrap()[0].log.clone();
    let refused = mine(Source::Logs(vec![other])).run(&()).unwrap_err();
    assert_eq!(refused.to_string(), "log 1 is a game of lantern: expected fortuna");
    let broken = "fortuna seats 2 edition 1\n* dice 9 9\n".to_string();
    let refused = mine(Source::Logs(vec![broken])).run(&()).unwrap_err();
    assert!(matches!(&refused, NotMined::Log { number: 1, .. }), "{refused}");
}

#[test]
fn seats_that_the_game_does_not_have_are_refused() {
    let refused = Mine { seats: Some(3), ..mine(Source::Bots { games: 1 }) }.run(&());
    assert!(matches!(refused, Err(NotMined::Word(_))), "{refused:?}");
}
