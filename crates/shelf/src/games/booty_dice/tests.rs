//! What people see of Booty Dice: pictures, stories, labels, odds, and the worked turn of the rules page.

use super::*;
use crate::facts::untyped;
use crate::{Seen, label, paragraph};
use luckhouse_engine::{Event, Game, Table};
use luckhouse_games::booty_dice::BootyAction;
use luckhouse_words::{Language, Words};

/// The label of a choice.
fn label_of(table: &Table<BootyDice>, action: BootyAction) -> String {
    label(&english(), "booty-dice", &untyped(&table.game().outlook(&table.view(Viewer::Watcher), action)))
}

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

fn after(header: &str, events: &str) -> Table<BootyDice> {
    let events = events.replace(';', "\n");
    Table::read(&format!("booty-dice{header} edition 1\n* p1 starts\n{events}")).unwrap()
}

/// The story of the last event.
fn last_told(table: &Table<BootyDice>) -> String {
    let mut told = String::new();
    let (game, viewer) = (table.game(), Viewer::Watcher);
    table.retrace(|before, event, after| {
        let event = match event {
            Event::Rolled(roll) => Seen::Rolled(Some(*roll)),
            Event::Resigned(seat) => Seen::Resigned(*seat),
            Event::Chose(choices) => Seen::Chose(choices.iter().map(|(s, a)| (s, Some(a))).collect()),
        };
        let (before, after) = (game.view(before, viewer), game.view(after, viewer));
        let step = Step { viewer, before, after, event };
        let facts = game.facts(&step);
        game.accounts(&step, &facts).unwrap();
        told = paragraph(&english(), "booty-dice", &untyped(&facts));
    });
    told
}

#[test]
fn the_picture_of_a_turn() {
    let table = after(" seats 3", "* S S S S D D; p1 stop; * D D J C W W; p2 roll WW; * W S");
    let picture = table.game().picture(&table.view(Viewer::Watcher), Viewer::Seat(Seat::at(0)), &english());
    assert_eq!(picture, PICTURE.trim_start(), "\n{picture}");
}

const PICTURE: &str = "
Turn 2 of at most 500   Buried Treasure 81   War Chest 26
           lives          shields  doubloons of 25
  p1 (you) ♥♥♥♥♥♥♥♥♥♥ 10        4     9 ███████░░░░░░░░░░░░░
▶ p2       ♥♥♥♥♥♥♥♥♥♥ 10        0     5 ████░░░░░░░░░░░░░░░░
  p3       ♥♥♥♥♥♥♥♥♥♥ 10        0     5 ████░░░░░░░░░░░░░░░░
┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐
│ D ││ D ││ J ││ C ││ W ││ S │   p2: roll 2 of 3, 1 left
└───┘└───┘└───┘└───┘└───┘└───┘
  dig 4, steal 2, 1 attack, lose 1 life, take 1 shield
";

#[test]
fn pictures_fit_the_screen() {
    let full = "(lives=20, doubloons=15, goal=60) seats 6";
    for events in ["", "* D X J C W S", "* D J J C C S; p1 stop", "* D X J C W S; p1 roll all"] {
        let table = after(full, events);
        let picture =
            table.game().picture(&table.view(Viewer::Watcher), Viewer::Seat(Seat::at(0)), &english());
        assert!(picture.lines().all(|line| line.chars().count() <= 80), "{picture}");
        assert!(picture.lines().count() <= 12, "{picture}");
    }
}

#[test]
fn stories_tell_the_consequences() {
    let cases = [
        ("", "p1 starts."),
        ("* D D J W W W", "p1 rolls D D J W W W."),
        ("* D D J W W W; p1 roll DJ", "p1 keeps D W W W and takes up D J again."),
        ("* D D J W W W; p1 roll DJ; * C S", "p1 rolls C S beside D W W W."),
        (
            "* D D S W W W; p1 stop",
            "p1 stops with D D W W W S. Mutiny: all others lose 1 life.\n  p1 gains 4 doubloons and 1 shield. \
             p2 and p3 lose 1 life. The dice go to p2.",
        ),
        ("* J S S S S S; p1 stop", "p1 stops with J S S S S S."),
        ("* J S S S S S; p1 stop; p1 rob p3", "p1 robs p3 of a doubloon."),
        (
            "* J S S S S S; p1 stop; p1 rob p3; p1 rob p2",
            "p1 robs p2 of a doubloon. p1 gains 5 shields. The dice go to p2.",
        ),
    ];
    for (events, story) in cases {
        assert_eq!(last_told(&after(" seats 3", events)), story);
    }
}

#[test]
fn stories_tell_how_it_ended() {
    let cases = [
        (
            "(lives=1) seats 2",
            "* C W S S S S; p1 stop",
            "p1 stops with C W S S S S. p1 gains 5 doubloons.\n  \
             p2 loses 5 doubloons and 1 life and is out.\n  p1 is the last pirate alive and wins.",
        ),
        (
            "(goal=10) seats 2",
            "* D D D S S S; p1 stop",
            "p1 stops with D D D S S S. p1 gains 6 doubloons and 3 shields.\n  p1 has 11 doubloons and wins.",
        ),
        (
            "(cap=1) seats 2",
            "* S S S S S S; p1 stop",
            "p1 stops with S S S S S S. p1 gains 6 shields.\n  \
             The last turn is over: p1 and p2 share the game.",
        ),
        (
            "(cap=1) seats 2",
            "* D S S S S S; p1 stop",
            "p1 stops with D S S S S S. p1 gains 2 doubloons and 5 shields.\n  \
             The last turn is over: p1 is the richest and wins.",
        ),
    ];
    for (header, events, story) in cases {
        assert_eq!(last_told(&after(header, events)), story);
    }
}

#[test]
fn combos_are_told_only_when_they_come() {
    let told = |header: &str, events: &str| last_told(&after(header, events));
    let drowned = told("(lives=1) seats 3", "* X J C W W S; p1 stop");
    assert_eq!(
        drowned,
        "p1 stops with X J C W W S. p1 loses 5 doubloons and 1 life and is out.\n  The dice go to p2."
    );
    let over = told("(lives=1) seats 2", "* C W W W S S; p1 stop");
    assert!(!over.contains("Mutiny") && over.contains("p1 is the last pirate alive and wins."), "{over}");
    let killed = told("(lives=1) seats 3", "* W W W S S S; p1 stop");
    assert!(killed.contains("Mutiny: all others lose 1 life.") && killed.contains("wins"), "{killed}");
    let third = "* X X X W S S; p1 roll S; * S; p1 roll S;";
    assert!(!told("(lives=1) seats 3", &format!("{third} * S")).contains("Shipwreck"));
    assert!(told("(lives=2) seats 3", &format!("{third} * S")).contains("Shipwreck"));
}

#[test]
fn combos_are_told_when_the_last_target_is_named() {
    let told = |header: &str, events: &str| last_told(&after(header, events));
    let named = "* C C X X X S; p1 stop";
    assert_eq!(told(" seats 3", named), "p1 stops with X X X C C S.");
    assert_eq!(told(" seats 3", &format!("{named}; p1 attack p2")), "p1 attacks p2. p2 loses 1 life.");
    let end = told(" seats 3", &format!("{named}; p1 attack p2; p1 attack p3"));
    assert!(end.starts_with("p1 attacks p3. Shipwreck: all others lose 3 doubloons."), "{end}");
    let won = told("(lives=1) seats 3", &format!("{named}; p1 attack p2"));
    assert!(!won.contains("Shipwreck") && won.contains("wins"), "{won}");
}

#[test]
fn combos_are_told_after_every_roll_where_each_is_resolved() {
    let each = "(lives=1, resolve=each, goal=60) seats 3";
    let first = "* C S S S S S; p1 attack p2; p1 roll SSSSS;";
    let mutiny = last_told(&after(each, &format!("{first} * W W W X X")));
    assert!(!mutiny.contains("Mutiny") && mutiny.contains("last pirate alive"), "C came first: {mutiny}");
    let stopped = last_told(&after("(resolve=each) seats 3", "* X X X S S S; p1 stop"));
    assert_eq!(stopped, "p1 stops with X X X S S S. The dice go to p2.", "it was told with the roll");
}

#[test]
fn who_wins_by_the_cap_has_not_won_by_the_goal() {
    let events = "* X X S S S S; p1 stop";
    let story = last_told(&after("(goal=10, doubloons=11, cap=1) seats 2", events));
    assert!(story.ends_with("The last turn is over: p2 is the richest and wins."), "{story}");
}

#[test]
fn labels_of_a_throw_that_is_cut_short() {
    let label = |header: &str, events: &str| {
        let table = after(header, events);
        label_of(&table, BootyAction::Stop)
    };
    let drowns = "dig 2, 1 attack, lose the last life and drown";
    assert_eq!(label("(lives=2) seats 3", "* D C W W S S"), drowns);
    assert_eq!(label("(lives=1) seats 3", "* X J C W W S"), "lose the last life and drown", "and no Curse");
    let wins = "dig 2, 1 attack, and nobody else is left alive";
    assert_eq!(label("(lives=1) seats 2", "* D C W W W S"), wins);
    assert_eq!(label("(lives=3) seats 3", "* D C W W S S"), "dig 2, 1 attack, lose 2 lives, take 2 shields");
}

#[test]
fn a_picture_of_dice_that_have_acted_does_not_foretell() {
    let table = after("(lives=2, resolve=each) seats 3", "* D D W S S S");
    let picture = table.game().picture(&table.view(Viewer::Watcher), Viewer::Watcher, &english());
    assert!(picture.contains("dig 4, lose 1 life, take 3 shields"), "one life is left: {picture}");
}

#[test]
fn labels_of_one_thing() {
    let table = after("(doubloons=1) seats 3", "* J S S S S S; p1 stop");
    let label = |table: &Table<BootyDice>, word: &str| label_of(table, word.parse().unwrap());
    assert_eq!(label(&table, "rob p2"), "the only doubloon of p2");
    let table = after(" seats 3", "* S D D D X X; p1 stop; * C C D D X X; p2 stop");
    assert_eq!(label(&table, "attack p1"), "breaks the only shield");
}

#[test]
fn the_odds_of_gold_say_what_they_assume() {
    let gold = BootyDice::odds_topics().iter().find(|topic| topic.name == "gold").unwrap();
    let report = (gold.run)(&[]).unwrap().english("booty-dice");
    assert!(report.contains("enough to dig, to bury and to steal"), "{report}");
}

#[test]
fn labels_say_what_a_choice_does_now() {
    let label = |events: &str, word: &str| {
        let table = after("(lives=2) seats 3", events);
        let action: BootyAction = word.parse().unwrap();
        label_of(&table, action)
    };
    let first = "* D X J C W S";
    assert_eq!(label(first, "stop"), "dig 2, Curse: others lose 5 doubloons and 2 lives");
    assert_eq!(label(first, "roll XW"), "keep D J C S");
    assert_eq!(label(first, "roll all"), "keep nothing");
    assert_eq!(label("* D D X J C W", "stop"), "dig 4, bury 2, steal 2, 1 attack, lose 1 life");
    assert_eq!(label("* J S S S S S; p1 stop", "rob p2"), "one of the 5 doubloons of p2");
    let blow = "* S W S S S S; p1 stop; * C C S S S S; p2 stop";
    assert_eq!(label(blow, "attack p1"), "breaks one of 5 shields");
    assert_eq!(label(blow, "attack p3"), "takes one of 2 lives");
    assert_eq!(
        label(&format!("{blow}; p2 attack p3"), "attack p3"),
        "takes the last life; you plunder 5 doubloons"
    );
}

#[test]
fn rolls_are_asked_for_in_words() {
    let ask = |events: &str| {
        let table = after(" seats 2", events);
        let luckhouse_engine::Turn::Roll(chance) = table.turn() else { panic!() };
        table.game().ask_for_roll(&chance)
    };
    assert_eq!(ask(""), "6 dice, one letter for each face (D X J C W S): like `D C S W J X`");
    assert_eq!(ask("* D D D D D D; p1 roll D"), "1 die, one letter for each face (D X J C W S): like `D`");
}

#[test]
fn every_topic_answers() {
    for topic in BootyDice::odds_topics() {
        assert!((topic.run)(&[]).is_ok(), "{}", topic.name);
        assert!((topic.run)(&["rubbish"]).is_err(), "{}", topic.name);
    }
}

#[test]
fn the_odds_of_combos() {
    let report = (BootyDice::odds_topics()[0].run)(&[]).unwrap().english("booty-dice");
    assert!(report.contains("Curse, five faces              2520    5.40 %    23.77 %"), "{report}");
}

#[test]
fn the_odds_here_name_the_dice_to_roll() {
    let table = after(" seats 2", "* D D X W W S");
    let reports = table.game().odds_here(&table.view(Viewer::Watcher), Seat::at(0));
    let text = reports[0].english("booty-dice");
    assert!(text.starts_with("With 2 rolls left\n"), "{text}");
    // One of four dice: 1 − (5/6)⁴, and over two rolls 1 − (5/6)⁸.
    assert!(text.contains("76.74 %    51.77 %  Mutiny              D D X S"), "{text}");
    let before = after(" seats 2", "");
    assert!(before.game().odds_here(&before.view(Viewer::Watcher), Seat::at(0)).is_empty());
}

#[test]
fn the_view_is_readable_json() {
    let view = after(" seats 2", "* D D X X W W").view(Viewer::Watcher);
    let json = serde_json::to_value(&view).unwrap();
    assert_eq!((&json["roller"], &json["phase"]["name"]), (&"p1".into(), &"deciding".into()));
    assert_eq!(json["phase"]["dice"], serde_json::json!(["D", "D", "X", "X", "W", "W"]));
    assert_eq!(json["pirates"][1]["lives"], 10);
    assert_eq!(serde_json::from_value::<BootyView>(json).unwrap(), view);
}

#[test]
fn the_worked_turn_of_the_rules_page_is_a_real_game() {
    let log = BootyDice::RULES.split("```log\n").nth(1).unwrap().split("```").next().unwrap();
    let table = Table::<BootyDice>::read(log).unwrap();
    let view = table.view(Viewer::Watcher);
    let stores = view.pirates.as_slice().iter().map(|p| (p.lives, p.shields, p.doubloons));
    assert_eq!(stores.collect::<Vec<_>>(), [(10, 1, 11), (8, 3, 5), (9, 0, 3)]);
}
