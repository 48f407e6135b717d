//! What is missing or broken is said in English, with one line in the log, and nobody falls over.

use luckhouse_words::{Catalogue, Language, Words};
use serde_json::json;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use tracing_subscriber::fmt::MakeWriter;

/// Lines that were logged.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Lines;

    fn make_writer(&self) -> Lines {
        self.clone()
    }
}

/// What is said, and the lines that were logged meanwhile.
fn logged(say: impl FnOnce() -> String) -> (String, Vec<String>) {
    let lines = Lines::default();
    let log = tracing_subscriber::fmt().with_writer(lines.clone()).with_ansi(false).finish();
    let said = tracing::subscriber::with_default(log, say);
    let text = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    (said, text.lines().map(String::from).collect())
}

fn german() -> Language {
    Language::find("de").unwrap()
}

#[test]
fn a_message_that_a_language_lacks_is_said_in_english_and_logged_once() {
    let empty = Catalogue::read("de", [("empty.ftl", "other = anderes")]);
    let words = Words::of_catalogue(german(), &empty);
    let (said, lines) = logged(|| {
        words.say("list-none", &());
        words.say("list-none", &())
    });
    assert_eq!(said, "nobody");
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert!(line.contains("a message is missing in de") && line.contains("list-none"), "{line}");
}

#[test]
fn a_message_that_no_language_has_is_said_by_its_name() {
    let (said, lines) = logged(|| Words::in_language(german()).say("nobody-wrote-this", &()));
    assert_eq!(said, "nobody-wrote-this");
    assert_eq!(lines.len(), 2, "one line for each language: {lines:?}");
}

#[test]
fn of_a_file_with_errors_the_rest_is_said() {
    let text = "list-none = niemand\nbroken = { $\nlist-and = { $first } und { $last }";
    let (said, lines) = logged(|| {
        let broken = Catalogue::read("de", [("game.ftl", text)]);
        let words = Words::of_catalogue(german(), &broken);
        words.say("list-none", &()) + &words.say("list-and", &json!({ "first": 1, "last": 2 }))
    });
    assert_eq!(said, "niemand1 und 2");
    assert!(lines.len() == 1 && lines[0].contains("a message file has errors"), "{lines:?}");
    assert!(lines[0].contains("game.ftl"), "{lines:?}");
}

#[test]
fn a_message_that_lacks_an_argument_is_said_in_english() {
    let other = Catalogue::read("de", [("game.ftl", "game-chose-hidden = { $nowhere } hat gewählt.")]);
    let (said, lines) =
        logged(|| Words::of_catalogue(german(), &other).say("game-chose-hidden", &json!({ "seat": "p1" })));
    assert_eq!(said, "p1 has chosen.");
    assert!(lines.iter().any(|line| line.contains("cannot be said")), "{lines:?}");
}
