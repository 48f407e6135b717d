//! The same plan gives the same result, however it is played.

use crate::folder::{Folder, Until, in_folder, plan, plan_with_rows};
use luckhouse_lab::{End, How, Plan, Results};
use luckhouse_words::{Language, Words};
use std::fs;

#[test]
fn any_number_of_workers_gives_the_same() {
    let by = |workers| plan().run(&How { workers, ..How::default() }, &()).unwrap();
    let one = by(1);
    assert_eq!(one.end, End::Whole);
    assert!(one.results.cells.iter().all(|cell| cell.games == 200));
    assert_ne!(one.results.cells[0], one.results.cells[1]);
    assert_eq!([by(2), by(7)], [one.clone(), one]);
}

#[test]
fn an_interrupted_run_goes_on_where_it_was() {
    let folder = Folder::new();
    let (whole, cut) = (folder.at("whole"), folder.at("cut"));
    plan_with_rows().run(&in_folder(&whole), &()).unwrap();
    for games in [90, 200, 310] {
        let played = plan_with_rows().run(&in_folder(&cut), &Until(games)).unwrap();
        assert_eq!(played.end, End::Interrupted);
        assert!(!cut.join("summary.json").exists());
    }
    let lines = || fs::read_to_string(cut.join("portions.jsonl")).unwrap().lines().count();
    assert!((1..20).contains(&lines()), "{} portions were kept", lines());
    assert_eq!(plan_with_rows().run(&in_folder(&cut), &()).unwrap().end, End::Whole);
    assert_eq!(lines(), 20);
    for file in ["plan.json", "summary.json", "games.parquet", "decisions.parquet"] {
        assert_eq!(fs::read(cut.join(file)).unwrap(), fs::read(whole.join(file)).unwrap(), "{file}");
    }
}

#[test]
fn a_run_that_is_done_is_only_read_again() {
    let folder = Folder::new();
    let first = plan_with_rows().run(&in_folder(&folder.at("a")), &()).unwrap();
    let again = plan_with_rows().run(&in_folder(&folder.at("a")), &()).unwrap();
    assert_eq!(again, first);
    assert_eq!(Results::read(&folder.at("a")).unwrap(), first.results);
}

/// Ten games are too few to know a share to eight points; a thousand are enough.
fn aiming() -> Plan {
    let mut plan = Plan { games: 2000, ..plan() }.until(80_000);
    plan.portion = 10;
    plan
}

#[test]
fn it_stops_at_a_checkpoint_when_enough_is_known() {
    let by = |workers| aiming().run(&How { workers, ..How::default() }, &()).unwrap();
    let one = by(1);
    assert_eq!(one.end, End::Reached);
    let games = one.results.cells[0].games;
    assert!(aiming().checkpoints().contains(&(games / 10)) && (100..300).contains(&games), "{games}");
    let half =
        |results: &Results| results.cells.iter().map(|cell| cell.wins_of(0).half()).fold(0.0, f64::max);
    assert!(half(&one.results) <= 0.08);
    assert_eq!(by(5), one);
}

#[test]
fn an_aim_is_reached_at_the_same_point_after_an_interruption() {
    let folder = Folder::new();
    let played = aiming().run(&in_folder(&folder.at("a")), &Until(150)).unwrap();
    assert_eq!(played.end, End::Interrupted);
    let played = aiming().run(&in_folder(&folder.at("a")), &()).unwrap();
    assert_eq!(played, aiming().run(&How::default(), &()).unwrap());
    assert_eq!(Results::read(&folder.at("a")).unwrap(), played.results);
}

#[test]
fn the_text_has_an_interval_for_each_seat() {
    let text = plan().run(&How::default(), &()).unwrap().results.text(&Words::in_language(Language::ENGLISH));
    assert!(
        text.starts_with("booty-dice, goal=20,30, seats 2, bots random, 200 games each, seed 7"),
        "{text}"
    );
    for words in
        ["Cell 1: booty-dice", "p2 (random) wins", "first turn, above an equal share", "turns in a game"]
    {
        assert!(text.contains(words), "no `{words}` in\n{text}");
    }
}
