//! What people read of Lucky Shot: stories and labels.

use super::LuckyShot;
use crate::facts::untyped;
use crate::{Present, label, read_log};
use luckhouse_engine::{Game, Rng, Table, Turn, Viewer};
use luckhouse_games::lucky_shot::{Action, LuckyShotOptions};
use luckhouse_words::{Language, Words};

/// The label of a choice, in English.
pub(super) fn label_of(table: &Table<LuckyShot>, action: Action) -> String {
    label(&english(), "lucky-shot", &untyped(&table.game().outlook(&table.view(Viewer::Watcher), action)))
}

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

/// The log in the rules page.
fn worked_turn() -> &'static str {
    let log = LuckyShot::RULES.split("```log\n").nth(1).expect("a worked turn");
    log.split("```").next().expect("its end")
}

#[test]
fn the_worked_turn_is_told_as_it_happened() {
    let story = read_log(worked_turn(), usize::MAX).unwrap().story(13, Viewer::Watcher, &english());
    let expected = [
        "p1 creates a fort. 1b stands: level 5, 1 brick.",
        "Plains comes into play.",
        "p1 rolls 2 for a treasure in 1b: nothing.",
        "p1 attacks 2a. 2 bricks less: 2a has 3.",
        "p1 raids 2a, to capture desert into 1b.",
        "p2 rolls 6 to defend 2a. The raid gets through. Desert lies in 1b now.\n  p2 has no treasure left, and is out.",
        "By the power of desert, p1 attacks 3a. 2 bricks less: 3a has 3.\n  The dice go to p3.",
    ];
    assert_eq!(story, expected);
    let table = Table::<LuckyShot>::read(worked_turn()).unwrap();
    assert_eq!(table.view(Viewer::Watcher).on_turn.to_string(), "p3");
}

#[test]
fn who_starts_is_told_once() {
    let story = read_log(worked_turn(), usize::MAX).unwrap().story(6, Viewer::Watcher, &english());
    assert_eq!(story[0], "p1 starts.");
}

#[test]
fn stories_fit_a_plain_terminal() {
    for seed in 0..20 {
        let mut rng = Rng::seeded(seed);
        let mut table = Table::open(LuckyShot::new(LuckyShotOptions::default(), 3).unwrap());
        while !matches!(table.turn(), Turn::Over(_)) {
            if table.roll(&mut rng).is_none() {
                let seat = table.owed().first().unwrap();
                let action = rng.pick(&table.legal(seat));
                table.choose(seat, action).unwrap();
            }
        }
        let log = read_log(&table.whole_log(), usize::MAX).unwrap();
        for language in Language::all() {
            let story = log.story(0, Viewer::Watcher, &Words::in_language(language));
            assert_eq!(story.len(), table.events().len(), "every event has something to tell");
            let wide = story.iter().flat_map(|told| told.lines()).find(|line| line.chars().count() > 80);
            assert_eq!(wide, None);
        }
    }
}
