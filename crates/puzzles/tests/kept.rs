//! The puzzles that come with the program: their shape, and that every answer is still best.

use luckhouse_engine::Viewer;
use luckhouse_puzzles::{Puzzle, find, kept, of, read};
use rayon::prelude::*;
use std::collections::{BTreeMap, HashSet};

/// All kept files together, so that the program stays small.
const MOST_BYTES: usize = 1_000_000;
/// In the test run each of these many puzzles of a game is proved again; `make long` proves all.
const SAMPLE: usize = 25;

fn puzzles(game: &str) -> &'static [Puzzle] {
    of(game).unwrap()
}

fn games() -> impl Iterator<Item = &'static str> {
    kept::FILES.into_iter().map(|(game, _)| game)
}

/// So many puzzles each game has at least.
const LEAST: usize = 200;

#[test]
fn every_file_is_read_and_fits_to_the_rules() {
    for (game, text) in kept::FILES {
        let found = read(text).unwrap_or_else(|wrong| panic!("{game}: {wrong}"));
        assert_eq!(found, puzzles(game), "{game}");
        assert!(found.len() >= LEAST, "{game} has {}", found.len());
        assert!(found.iter().all(|puzzle| puzzle.game() == game), "{game}");
    }
    let bytes: usize = kept::FILES.iter().map(|(_, text)| text.len()).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
}

#[test]
fn no_puzzle_is_there_twice() {
    let (mut ids, mut seen) = (HashSet::new(), HashSet::new());
    for puzzle in games().flat_map(puzzles) {
        let table = puzzle.table().unwrap();
        let view = table.view(Viewer::Seat(puzzle.seat));
        assert!(ids.insert(puzzle.id.clone()), "{}", puzzle.id);
        assert!(seen.insert(format!("{} {} {view}", table.header(), puzzle.seat)), "{}", puzzle.id);
        assert_eq!(find(puzzle.id.as_str()), Some(puzzle));
    }
}

#[test]
fn puzzles_are_clear_and_not_found_by_guessing() {
    for puzzle in games().flat_map(puzzles) {
        assert!(puzzle.costs.len() >= 3, "{}: {} choices", puzzle.id, puzzle.costs.len());
        assert!(puzzle.margin >= 0.02 && puzzle.margin > puzzle.error, "{}", puzzle.id);
        let next = puzzle.costs.iter().filter(|cost| **cost > 0).min().unwrap();
        assert!((f64::from(*next) / 1000.0 - puzzle.margin).abs() <= 0.0011, "{}", puzzle.id);
    }
}

/// How often each of some things is there.
fn counted<T: Ord>(all: impl Iterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    all.for_each(|one| *counts.entry(one).or_default() += 1);
    counts
}

#[test]
fn puzzles_of_a_game_differ() {
    for game in games() {
        let puzzles = puzzles(game);
        let words = counted(puzzles.iter().map(|puzzle| &puzzle.answer));
        assert!(words.values().all(|count| 5 * *count <= 2 * puzzles.len() + 5), "{game}: {words:?}");
        let grades = counted(puzzles.iter().map(|puzzle| puzzle.grade));
        assert!(grades.len() >= 3, "{game}: {grades:?}");
        let headers = counted(puzzles.iter().map(|puzzle| puzzle.log.lines().next()));
        assert!(headers.len() >= 2, "{game}: {headers:?}");
        let themes = counted(puzzles.iter().flat_map(Puzzle::themes));
        assert!(themes.len() >= 3, "{game}: {themes:?}");
    }
}

#[test]
fn what_is_solved_is_proved() {
    let proved = |game| puzzles(game).iter().filter(|puzzle| puzzle.is_proved()).count();
    assert_eq!(proved("lantern"), puzzles("lantern").len());
    for game in ["fortuna", "booty-dice"] {
        assert!(2 * proved(game) > puzzles(game).len(), "{game}: {} are proved", proved(game));
    }
}

/// What does not hold any more of every puzzle that is taken.
fn wrong(step: usize) -> Vec<String> {
    let taken: Vec<&Puzzle> = games().flat_map(|game| puzzles(game).iter().step_by(step)).collect();
    taken.par_iter().filter_map(|puzzle| puzzle.prove().err()).map(|wrong| wrong.to_string()).collect()
}

#[test]
fn answers_of_a_sample_are_still_best() {
    assert_eq!(wrong(SAMPLE), Vec::<String>::new());
}

#[test]
#[ignore = "long: make long"]
fn every_answer_is_still_best() {
    assert_eq!(wrong(1), Vec::<String>::new());
}
