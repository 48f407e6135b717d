//! Facts: they name every change, they can be said in every language, and they are all that a page reads.

mod settings;

use luckhouse_engine::{Rng, Seat, Viewer};
use luckhouse_laws::golden;
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec, Waiting, games::GAMES, label, paragraph, read_log};
use luckhouse_words::{Language, Words};
use serde_json::Value;
use settings::settings;
use std::path::Path;

/// Games of every kind with every number of seats and every word of an option, played at random to their end.
fn games() -> impl Iterator<Item = Box<dyn AnyTable>> {
    let all = GAMES.iter().flat_map(|game| game.about().seats.iter().map(move |seats| (*game, *seats)));
    let random = all.flat_map(|(game, seats)| (0..4).map(move |seed| played(game, &[], seats, seed)));
    let others = GAMES.iter().flat_map(|game| {
        settings(*game).into_iter().map(move |set| played(*game, &set, settings::seats(*game), 7))
    });
    random.chain(others).chain(RARE.iter().map(|log| read_log(log, usize::MAX).unwrap()))
}

fn played(game: &dyn AnyGame, options: &[(String, String)], seats: usize, seed: u64) -> Box<dyn AnyTable> {
    let (mut rng, mut table) = (Rng::seeded(seed), game.open(options, seats).unwrap());
    loop {
        match table.waiting() {
            Waiting::Roll => table.roll(&mut rng),
            Waiting::Choice(owed) => {
                table.choose_as(owed.first().unwrap(), BotSpec::RANDOM, &mut rng).unwrap();
            }
            Waiting::Over(_) => return table,
        }
    }
}

/// What nobody will ever see twice, with the dice written down.
const RARE: [&str; 2] = [include_str!("rare/lantern.log"), include_str!("rare/reynards-luck.log")];

fn viewers(table: &dyn AnyTable) -> Vec<Viewer> {
    let seats = Seat::all(table.header().seats).map(Viewer::Seat);
    seats.chain([Viewer::Watcher, Viewer::Arbiter]).collect()
}

#[test]
fn facts_name_every_change() {
    for table in games() {
        for viewer in viewers(&*table) {
            let checked = table.check_facts(viewer);
            assert_eq!(checked, Ok(()), "{} {viewer:?}", table.header());
        }
    }
}

#[test]
fn facts_are_flat() {
    let plain = |value: &Value| !value.is_object() && !value.is_array();
    for table in games() {
        for news in table.news(0, Viewer::Arbiter) {
            for fact in &news.facts {
                let fields = fact.as_object().unwrap_or_else(|| panic!("{fact}"));
                assert!(fields["name"].is_string(), "{fact}");
                for value in fields.values() {
                    let flat = match value {
                        Value::Array(all) => all.iter().all(plain),
                        Value::Object(counts) => counts.values().all(Value::is_number),
                        _ => true,
                    };
                    assert!(flat, "{fact}");
                }
            }
        }
    }
}

/// A message that is missing would be said by its name, and one that lacks an argument in braces.
#[test]
fn facts_can_be_said_in_every_language() {
    for table in games() {
        let game = table.about().name;
        for language in Language::all() {
            let words = Words::in_language(language);
            for news in table.news(0, Viewer::Arbiter) {
                let told = paragraph(&words, game, &news.facts);
                let odd = told.contains(&format!("{game}-")) || told.contains(['{', '}']);
                assert!(!odd, "{}: {told} for {:?}", language.tag(), news.facts);
            }
        }
    }
}

#[test]
fn outlooks_can_be_said_in_every_language() {
    for game in GAMES {
        let (mut rng, name) = (Rng::seeded(5), game.about().name);
        let mut table = game.open(&[], *game.about().seats.last().unwrap()).unwrap();
        loop {
            match table.waiting() {
                Waiting::Roll => table.roll(&mut rng),
                Waiting::Over(_) => break,
                Waiting::Choice(owed) => {
                    let seat = owed.first().unwrap();
                    let shortcuts = table.shortcuts(seat, &mut rng).into_iter().map(|(offer, _)| offer);
                    let offers: Vec<_> = table.offers(seat).into_iter().take(40).chain(shortcuts).collect();
                    for language in Language::all() {
                        for offer in &offers {
                            let said = label(&Words::in_language(language), name, &offer.outlook);
                            let odd = said.contains(&format!("{name}-")) || said.contains(['{', '}']);
                            assert!(!odd, "{}: {said} for {offer:?}", language.tag());
                        }
                    }
                    table.choose_as(seat, BotSpec::RANDOM, &mut rng).unwrap();
                }
            }
        }
    }
}

const HEADER: &str = "// Made from the rules in Rust; do not edit: `make bless` writes it anew.\n";

#[test]
fn the_types_of_the_pages_are_those_of_the_rules() {
    for game in GAMES {
        let file = format!("../../web/src/games/{}/rules.ts", game.about().name);
        let text = format!("{HEADER}{}", game.types());
        golden(&Path::new(env!("CARGO_MANIFEST_DIR")).join(file), &text);
    }
}
