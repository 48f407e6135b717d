//! A table of any game says the same thing in each of its ways.

use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_shelf::{AnyTable, BotSpec, Waiting, games::GAMES, read_log};
use serde_json::{Value, json};
use std::collections::HashSet;

/// Play every game at random, and show the table at each choice to somebody.
fn at_every_choice(mut look: impl FnMut(&mut dyn AnyTable, Seat, &mut Rng)) {
    for (index, game) in GAMES.iter().enumerate() {
        let mut rng = Rng::seeded(index as u64);
        let mut table = game.open(&[], *game.about().seats.last().unwrap()).unwrap();
        while !matches!(table.waiting(), Waiting::Over(_)) {
            match table.waiting() {
                Waiting::Choice(seats) => look(&mut *table, seats.first().unwrap(), &mut rng),
                _ => table.roll(&mut rng),
            }
        }
    }
}

#[test]
fn news_are_the_lines_of_the_log_and_what_is_told_of_them() {
    let mut choices = 0;
    at_every_choice(|table, seat, rng| {
        choices += 1;
        if choices % 16 == 0 {
            for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                let lines: Vec<String> = table.log(viewer).lines().skip(1).map(String::from).collect();
                let news = table.news(0, viewer);
                assert_eq!(news.iter().map(|news| news.line.clone()).collect::<Vec<_>>(), lines);
                assert_eq!(table.news(lines.len() / 2, viewer), news[lines.len() / 2..]);
            }
        }
        table.choose_as(seat, BotSpec::RANDOM, rng).unwrap();
    });
    assert!(choices > 100);
}

#[test]
fn the_values_of_offers_are_as_different_as_their_words() {
    at_every_choice(|table, seat, rng| {
        let offers = table.offers(seat);
        let values: HashSet<String> = offers.iter().map(|offer| offer.value.to_string()).collect();
        assert_eq!(values.len(), offers.len(), "{offers:?}");
        assert!(!values.contains("null"), "{offers:?}");
        table.choose_as(seat, BotSpec::RANDOM, rng).unwrap();
    });
}

#[test]
fn what_is_pondered_apart_from_the_table_is_what_would_be_chosen() {
    at_every_choice(|table, seat, rng| {
        let word = table.ponder(seat, BotSpec::RANDOM).unwrap()(&mut rng.clone());
        let before = table.log(Viewer::Arbiter);
        table.choose(seat, &word).unwrap();
        if table.undo(seat).is_ok() {
            assert_eq!(table.log(Viewer::Arbiter), before);
            table.choose_as(seat, BotSpec::RANDOM, rng).unwrap();
            let line = table.log(Viewer::Arbiter).lines().last().unwrap().to_string();
            assert!(table.events() == before.lines().count() - 1 || line == format!("{seat} {word}"));
        }
    });
}

#[test]
fn views_are_those_of_the_log_up_to_each_moment() {
    for game in GAMES {
        let mut rng = Rng::seeded(8);
        let mut table = game.open(&[], game.about().seats[0]).unwrap();
        for _ in 0..12 {
            match table.waiting() {
                Waiting::Choice(seats) => {
                    table.choose_as(seats.first().unwrap(), BotSpec::RANDOM, &mut rng).unwrap();
                }
                _ => table.roll(&mut rng),
            }
        }
        let (log, viewer) = (table.log(Viewer::Arbiter), Viewer::Watcher);
        let then = |events: usize| game.read(&log, events).unwrap().view(viewer);
        let all: Vec<_> = (0..=table.events()).map(then).collect();
        assert_eq!(table.views(0..usize::MAX, viewer), all);
        assert_eq!(table.views(2..5, viewer), all[2..5]);
        assert!(table.views(99..120, viewer).is_empty());
    }
}

#[test]
fn every_option_is_told_as_a_word() {
    for game in GAMES {
        let table = game.open(&[], game.about().seats[0]).unwrap();
        let defaults = game.options().into_iter().map(|option| (option.key.to_string(), option.default));
        assert_eq!(table.options(), defaults.collect(), "{}", game.about().name);
    }
}

#[test]
fn a_document_is_told_by_its_name() {
    let header = |text: &str| read_log(&format!("{text}\n"), 0).unwrap().options();
    let own = header("lantern(sheet=one; Dragon: X X X X X X; rows: 9, reroll-ones=on) seats 1 edition 1");
    assert_eq!((own["sheet"].as_str(), own["reroll-ones"].as_str()), ("one", "on"));
    let shipped = header("reynards-luck(layout=den) seats 2 edition 1");
    assert_eq!((shipped["layout"].as_str(), shipped["cap"].as_str()), ("den", "400"));
    let layout =
        "pieces 1:3 fox:1; cards 1:20 7:20; foxheads b5 d5 f5 h5; red e1 a1 b1 c1 d1; blue e9 a9 b9 c9 d9";
    assert_eq!(header(&format!("reynards-luck(layout={layout}) seats 2 edition 1"))["layout"], "own");
}

/// What goes over the wire is written without trees in between.
#[test]
fn what_is_written_down_is_what_can_be_asked_for() {
    let tree = |text: &serde_json::value::RawValue| serde_json::from_str::<Value>(text.get()).unwrap();
    let mut choices = 0;
    at_every_choice(|table, seat, rng| {
        choices += 1;
        if choices % 8 == 0 {
            assert_eq!(tree(&table.written_offers(seat)), json!(table.offers(seat)));
            for viewer in [Viewer::Seat(seat), Viewer::Watcher] {
                assert_eq!(tree(&table.written_view(viewer)), table.view(viewer));
                let from = table.events().saturating_sub(5);
                let news =
                    table.news(from, viewer).into_iter().map(|news| (news.line, Value::from(news.facts)));
                let written = table.written_news(from, viewer);
                assert!(written.iter().map(|(line, facts)| (line.clone(), tree(facts))).eq(news));
            }
        }
        table.choose_as(seat, BotSpec::RANDOM, rng).unwrap();
    });
}
