//! Every screen in every language, on the smallest terminal: messages and not their names, whole and not cut.

mod common;

use common::{Desk, LOOK, manner};
use luckhouse_shelf::games::GAMES;
use luckhouse_tui::about;
use luckhouse_tui::app::App;
use luckhouse_tui::house::{Manner, Nowhere};
use luckhouse_tui::replay::Replay;
use luckhouse_words::{Language, Words, say};
use ratatui::crossterm::event::KeyCode;

const SIZE: (u16, u16) = (80, 24);
/// Choices that are made in each game.
const CHOICES: usize = 40;

fn manner_in(language: Language) -> Manner {
    Manner { language, ..manner(LOOK) }
}

/// No name of a message is on the screen, and the keys below are there to the last.
fn is_said(desk: &Desk, words: &Words, last_key: &str) {
    let text = desk.text();
    assert!(!text.contains("terminal-"), "{}: a name instead of a message\n{text}", words.language().tag());
    let keys = text.lines().nth(usize::from(SIZE.1) - 1).unwrap_or_default();
    assert!(keys.ends_with(last_key), "{}: {keys:?} lacks {last_key}", words.language().tag());
}

/// Rows of the board that say that they are cut.
fn cut(desk: &Desk) -> Vec<String> {
    let board = desk.text().lines().skip(1).take(14);
    board.filter(|line| line.contains('…')).map(String::from).collect()
}

#[test]
fn the_shelf_and_setting_up_speak_every_language() {
    for language in Language::all() {
        let words = Words::in_language(language);
        let mut desk = Desk::new(App::new(Box::new(Nowhere), manner_in(language)), SIZE);
        assert!(desk.shows(&say!(words, "terminal-shelf-title")), "{}", desk.text());
        for game in GAMES {
            let players = about::players(&words, &game.about());
            assert!(desk.shows(&format!("{}, {players}", game.about().title)), "{}", desk.text());
        }
        is_said(&desk, &words, &say!(words, "terminal-does-leave"));
        for (number, game) in GAMES.iter().enumerate() {
            desk.key(KeyCode::Char(char::from(b'1' + number as u8)));
            let title = say!(words, "terminal-setup-title", title = game.about().title);
            assert!(desk.shows(&title), "{}", desk.text());
            is_said(&desk, &words, &say!(words, "terminal-does-back"));
            desk.key(KeyCode::F(1));
            assert!(desk.shows(&say!(words, "terminal-help")), "{}", desk.text());
            desk.key(KeyCode::Esc);
            desk.key(KeyCode::Esc);
        }
    }
}

#[test]
fn tables_speak_every_language_and_cut_nothing_that_english_shows_whole() {
    for game in GAMES {
        for language in Language::all() {
            let words = Words::in_language(language);
            let mut desk = Desk::at_table_in(*game, SIZE, manner_in(language));
            for _ in 0..CHOICES {
                desk.settle();
                if desk.shows(&format!("{} ─", say!(words, "terminal-table-the-end"))) {
                    break;
                }
                let titles = [say!(words, "terminal-table-log"), say!(words, "terminal-table-log-since")];
                assert!(titles.iter().any(|title| desk.shows(title)), "{}", desk.text());
                is_said(&desk, &words, &say!(words, "terminal-does-leave"));
                // What a choice would do can be longer than its row: it stands whole in the line below.
                let labels =
                    |line: &String| !line.contains(']') && !line.contains(". ") && !line.contains(';');
                let cut: Vec<String> = cut(&desk).into_iter().filter(labels).collect();
                assert!(cut.is_empty(), "{} {}: {cut:?}\n{}", game.about().name, language.tag(), desk.text());
                desk.key(KeyCode::Tab);
                is_said(&desk, &words, &say!(words, "terminal-does-leave"));
                desk.key(KeyCode::Esc);
                desk.key(KeyCode::Down);
                desk.key(KeyCode::Enter);
            }
        }
    }
}

#[test]
fn panels_questions_and_a_replay_speak_every_language() {
    for language in Language::all() {
        let words = Words::in_language(language);
        let mut desk = Desk::at_table_in(GAMES[0], SIZE, manner_in(language));
        desk.settle();
        for (key, title) in [(1, say!(words, "terminal-help")), (5, say!(words, "terminal-table-log"))] {
            desk.key(KeyCode::F(key));
            assert!(desk.text().lines().nth(1).is_some_and(|line| line.trim_start().starts_with(&title)));
            is_said(&desk, &words, &say!(words, "terminal-does-leave"));
        }
        desk.key(KeyCode::Esc);
        desk.key(KeyCode::F(8));
        assert!(desk.shows(&say!(words, "terminal-table-sure")), "{}", desk.text());
        let yes = say!(words, "terminal-table-yes");
        desk.key(KeyCode::Char(yes.chars().next().unwrap()));
        desk.settle();
        assert!(desk.shows(&say!(words, "terminal-table-the-end")), "{}", desk.text());

        let log = "booty-dice seats 2 edition 1\n* p1 starts\n* D D C S W W\np1 stop\n";
        let replay = Replay::of(log).unwrap().in_language(language);
        let mut desk = Desk::new(App::at_table(Box::new(replay), None, manner_in(language)), SIZE);
        desk.key(KeyCode::End);
        assert!(desk.shows(&say!(words, "terminal-table-replay")), "{}", desk.text());
        is_said(&desk, &words, &say!(words, "terminal-does-leave"));
    }
}

#[test]
fn a_window_that_is_too_small_is_told_so_in_every_language() {
    for language in Language::all() {
        let desk = Desk::new(App::new(Box::new(Nowhere), manner_in(language)), (60, 10));
        let text = desk.text().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(text.contains("80 x 24") && !text.contains("terminal-"), "{text}");
    }
}
