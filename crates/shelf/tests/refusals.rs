//! What every game answers to what it cannot do, as golden files: a refusal names what was expected.

use luckhouse_engine::Seat;
use luckhouse_laws::golden;
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, Waiting, read_log};
use std::path::Path;

#[test]
fn refusals() {
    for game in GAMES {
        let seats = game.about().seats[0];
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(game.about().name);
        let log = std::fs::read_to_string(folder.join(format!("{seats}-seats.log")))
            .expect("`make bless` writes it");
        let text = options(*game) + &words(&log) + &edited(&log);
        golden(&folder.join("refusals.txt"), &text);
    }
}

/// Wrong options and wrong seats.
fn options(game: &dyn AnyGame) -> String {
    let mut text = String::from("--- options\n");
    let mut refused = |key: &str, value: &str, seats: usize| {
        let options = if key.is_empty() { vec![] } else { vec![(key.to_string(), value.to_string())] };
        let answer = game.open(&options, seats).err();
        let answer = answer.unwrap_or_else(|| panic!("{key}={value} for {seats} was accepted"));
        assert!(answer.to_string().contains("expected"), "{answer}");
        text += &format!("{key}={value} for {seats}: {answer}\n");
    };
    refused("", "", 0);
    refused("", "", 9);
    refused("nonsense", "1", game.about().seats[0]);
    for option in game.options() {
        refused(option.key, "nonsense", game.about().seats[0]);
    }
    text
}

/// Words that cannot be read, and words at the wrong time, at several moments of a game.
fn words(log: &str) -> String {
    let mut text = String::from("--- words\n");
    let events = read_log(log, usize::MAX).unwrap().events();
    for at in [0, events / 3, 2 * events / 3, events] {
        let mut table = read_log(log, at).unwrap();
        let waiting = table.waiting();
        let seat = match waiting {
            Waiting::Choice(seats) => seats.first().unwrap(),
            _ => Seat::at(0),
        };
        let before = table.log(luckhouse_engine::Viewer::Arbiter);
        for word in ["xyzzy", "", "?"] {
            text += &format!("{at}: choose {word:?}: {}\n", table.choose(seat, word).unwrap_err());
            text += &format!("{at}: roll {word:?}: {}\n", table.rolled(word).unwrap_err());
        }
        text += &format!("{at}: undo: {}\n", outcome(table.undo(Seat::at(7))));
        assert_eq!(before, table.log(luckhouse_engine::Viewer::Arbiter), "a refusal changes nothing");
    }
    text
}

fn outcome(result: Result<(), luckhouse_engine::Refusal>) -> String {
    result.map_or_else(|refusal| refusal.to_string(), |()| "done".into())
}

/// A sample game with a line lost, doubled or changed.
fn edited(log: &str) -> String {
    let lines: Vec<&str> = log.lines().collect();
    let mut text = String::from("--- edited logs\n");
    for at in [0, 1, lines.len() / 2, lines.len() - 1] {
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        let mut changed = lines.clone();
        changed[at] = "p1 xyzzy";
        for (how, edited) in [("doubled", doubled), ("changed", changed)] {
            let answer = read_log(&edited.join("\n"), usize::MAX).err();
            let answer = answer.map_or("another legal game".into(), |error| error.to_string());
            text += &format!("line {} {how}: {answer}\n", at + 1);
        }
    }
    text
}
