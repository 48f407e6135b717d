//! What people see of every game, as golden files: pictures, stories and choices along a sample game.

use luckhouse_engine::{Seat, Viewer};
use luckhouse_laws::golden;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, AnyTable, Waiting, label, read_log};
use luckhouse_words::{Language, Words, rules_page};
use std::path::{Path, PathBuf};

/// The widest line that a plain terminal shows.
const WIDEST: usize = 80;

fn folder(game: &dyn AnyGame) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(game.about().name)
}

fn sample(game: &dyn AnyGame, seats: usize) -> String {
    std::fs::read_to_string(folder(game).join(format!("{seats}-seats.log"))).expect("`make bless` writes it")
}

#[test]
fn screens_along_a_sample_game() {
    for game in GAMES {
        for seats in game.about().seats {
            let log = sample(*game, *seats);
            let events = read_log(&log, usize::MAX).unwrap().events();
            let moments = [0, 1, events / 4, events / 2, 3 * events / 4, events];
            let text: String = moments.into_iter().map(|at| screen(&log, at)).collect();
            golden(&folder(*game).join(format!("{seats}-seats.screens.txt")), &text);
        }
    }
}

fn english() -> Words<'static> {
    Words::in_language(Language::ENGLISH)
}

/// The table after so many events, as the seat that chooses sees it, or a watcher if nobody does.
fn screen(log: &str, at: usize) -> String {
    let table = read_log(log, at).unwrap();
    let seat = match table.waiting() {
        Waiting::Choice(seats) => seats.first(),
        _ => None,
    };
    let viewer = seat.map_or(Viewer::Watcher, Viewer::Seat);
    let story = table.story(at.saturating_sub(4), viewer, &english()).join("\n");
    let mut text = format!(
        "=== after {at} events, seen by {viewer:?}\n{story}\n\n{}\n",
        table.picture(viewer, &english())
    );
    let offers = seat.map(|seat| table.offers(seat)).unwrap_or_default();
    for offer in offers.iter().take(12) {
        text += &format!("  {:<24} {}\n", offer.word, label(&english(), table.about().name, &offer.outlook));
    }
    text
}

/// No picture, label or line of a story is wider than a plain terminal, and every choice says what it does.
#[test]
fn everything_fits_a_plain_terminal() {
    for game in GAMES {
        for seats in game.about().seats {
            let log = sample(*game, *seats);
            let events = read_log(&log, usize::MAX).unwrap().events();
            for at in (0..=events).step_by(events / 60 + 1) {
                fits(&*read_log(&log, at).unwrap(), &format!("{} {seats} seats at {at}", game.about().name));
            }
        }
    }
}

fn fits(table: &dyn AnyTable, place: &str) {
    for seat in Seat::all(table.header().seats) {
        let viewer = Viewer::Seat(seat);
        let told = table.story(table.events().saturating_sub(1), viewer, &english()).join("\n");
        let pictures = Language::all().into_iter().map(Words::in_language);
        let pictures: Vec<String> = pictures.map(|words| table.picture(viewer, &words)).collect();
        for line in pictures.iter().flat_map(|picture| picture.lines()).chain(told.lines()) {
            assert!(line.chars().count() <= WIDEST, "{place}: {} columns: {line}", line.chars().count());
        }
        // A game that is told in another language is drawn in it too.
        let name = table.about().name;
        for (language, picture) in Language::all().into_iter().zip(&pictures).skip(1) {
            assert!(rules_page(language, name).is_none() || *picture != pictures[0], "{place}: {picture}");
        }
        // A game that says what its choices would do says it of every choice.
        let offers = table.offers(seat);
        let silent = offers.iter().find(|offer| offer.outlook.is_empty());
        let says = offers.iter().any(|offer| !offer.outlook.is_empty());
        assert!(!says || silent.is_none(), "{place}: {silent:?} has no outlook");
    }
}
