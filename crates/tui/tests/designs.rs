//! Documents of one's own where a table is set up: taken, edited, checked, kept, removed, played.

mod bench;
mod common;

use bench::{Bench, DOOR, Editor};
use common::{Desk, LOOK, check, manner};
use luckhouse_shelf::find;
use luckhouse_shelf::games::GAMES;
use luckhouse_tui::app::App;
use luckhouse_tui::house::{Manner, Nowhere};
use luckhouse_words::{Language, Words, say};
use ratatui::crossterm::event::{Event, KeyCode};

const WRONG: &str = "name = \"a door\"\nrows = [99]\n\n[[zone]]\nname = \"Door\"\nboxes = \"6\"\n";

/// Press F4, and be back from the editor.
fn edit(desk: &mut Desk) {
    desk.key(KeyCode::F(4));
    assert!(desk.app.lends(), "the terminal is not wanted:\n{}", desk.text());
    desk.app.errand();
    desk.tick();
    desk.draw();
}

fn paste(desk: &mut Desk, text: &str) {
    desk.event(&Event::Paste(text.into()));
}

#[test]
fn left_and_right_go_through_what_ships_and_what_is_ones_own() {
    let bench = Bench::default();
    let mut desk = bench.desk("lantern");
    paste(&mut desk, DOOR);
    for shown in ["< last-fortress >", "< long-night >", "< a door (yours) >", "< last-fortress >"] {
        desk.key(KeyCode::Right);
        assert!(desk.shows(shown), "{shown}\n{}", desk.text());
    }
    desk.key(KeyCode::Left);
    assert!(desk.shows("< a door (yours) >"), "{}", desk.text());
}

#[test]
fn a_text_is_pasted_whatever_ends_its_lines_and_played() {
    for ends in ["\n", "\r", "\r\n"] {
        let bench = Bench::default();
        let mut desk = bench.desk("lantern");
        paste(&mut desk, &DOOR.replace('\n', ends));
        assert!(desk.shows("a door is in order") && desk.shows("Door  6"), "{}", desk.text());
        desk.key(KeyCode::Enter);
        desk.settle();
        assert!(bench.0.borrow().played.starts_with("lantern(sheet=a door; Door: 6; rows: 9)"));
    }
}

#[test]
fn a_paste_on_another_line_finds_the_line_of_the_document() {
    let bench = Bench::default();
    let mut desk = bench.desk("lantern");
    desk.key(KeyCode::Home);
    paste(&mut desk, DOOR);
    assert!(desk.shows("> sheet") && desk.shows("< a door (yours) >"), "{}", desk.text());
    // Where there is no such line a paste is as good as typed.
    let mut desk = Desk::new(App::new(Box::new(bench), manner(LOOK)), (80, 24));
    paste(&mut desk, "?");
    assert!(desk.shows("Esc closes"), "{}", desk.text());
}

#[test]
fn a_file_is_read_by_its_path_typed_or_pasted() {
    let bench = Bench::default();
    let mut desk = bench.desk("lantern");
    desk.key(KeyCode::F(3));
    desk.type_line("nowhere.toml");
    assert!(desk.shows("nowhere.toml cannot be read") && desk.shows("< last-fortress >"), "{}", desk.text());
    desk.key(KeyCode::F(3));
    desk.type_line("mine.toml");
    assert!(desk.shows("< a door (yours) >"), "{}", desk.text());
    paste(&mut desk, "mine.toml\n");
    assert!(desk.shows("file: mine.toml_"), "{}", desk.text());
    desk.key(KeyCode::Backspace);
    desk.key(KeyCode::Esc);
    assert!(desk.shows("< a door (yours) >"), "{}", desk.text());
    paste(&mut desk, "mine.toml");
    desk.key(KeyCode::Enter);
    assert_eq!(bench.texts(), [DOOR], "the same document is not kept twice");
}

#[test]
fn an_editor_begins_with_the_document_in_force() {
    for (game, beginning) in
        [("lantern", "name = \"last-fortress\"\n"), ("reynards-luck", "# my crossing\nfoxheads = ")]
    {
        let bench = Bench::default();
        bench.edits_with(|text| (Some(format!("{text}\n# more\n")), Ok(())));
        let mut desk = bench.desk(game);
        edit(&mut desk);
        let began = bench.0.borrow().began.clone().unwrap();
        assert!(began.starts_with(beginning), "{began}");
        assert_eq!(bench.texts(), [format!("{began}\n# more\n")]);
    }
}

#[test]
fn a_copy_that_was_not_changed_is_not_kept() {
    let bench = Bench::default();
    let mut desk = bench.desk("lantern");
    let unchanged: [Editor; 3] = [
        |text| (Some(text.into()), Ok(())),
        |text| (Some(text.into()), Err("the editor is missing".into())),
        |_| (Some(String::new()), Ok(())),
    ];
    for (editor, said) in
        unchanged.into_iter().zip(["Nothing was changed", "is missing", "Nothing was changed"])
    {
        bench.edits_with(editor);
        edit(&mut desk);
        assert!(desk.shows(said) && desk.shows("< last-fortress >"), "{}", desk.text());
        assert!(bench.texts().is_empty());
    }
}

#[test]
fn a_wrong_document_opens_no_table_says_its_line_and_is_gone_on_with() {
    let bench = Bench::default();
    bench.edits_with(|_| (Some(WRONG.into()), Ok(())));
    let mut desk = bench.desk("lantern");
    edit(&mut desk);
    assert!(desk.shows("< a door (your draft) >") && desk.shows("kept as a draft"), "{}", desk.text());
    assert!(desk.shows("Not in order yet") && desk.shows("`line 2: 99`"), "{}", desk.text());
    desk.key(KeyCode::Enter);
    assert!(desk.shows("how shall we play?"), "a table was opened:\n{}", desk.text());
    // Another day: it is still there, and the editor begins with it.
    let mut desk = bench.desk("lantern");
    desk.key(KeyCode::Left);
    assert!(desk.shows("< a door (your draft) >"), "{}", desk.text());
    bench.edits_with(|text| (Some(text.replace("99", "9")), Ok(())));
    edit(&mut desk);
    assert_eq!(bench.0.borrow().began.as_deref(), Some(WRONG));
    assert!(desk.shows("< a door (yours) >") && desk.shows("is in order"), "{}", desk.text());
    assert_eq!(bench.texts(), [DOOR]);
}

#[test]
fn whoever_opens_the_sheet_hears_of_a_draft() {
    let bench = Bench::default();
    paste(&mut bench.desk("lantern"), WRONG);
    let mut desk = Desk::new(App::new(Box::new(bench), manner(LOOK)), (80, 24));
    desk.key(KeyCode::Char('2'));
    assert!(desk.shows("a door is not in order yet") && desk.shows("< last-fortress >"), "{}", desk.text());
}

#[test]
fn nothing_that_an_editor_does_loses_a_draft() {
    let bench = Bench::default();
    let mut desk = bench.desk("lantern");
    paste(&mut desk, DOOR);
    let harmful: [(Editor, &str); 3] = [
        (|_| (Some("  \n".into()), Ok(())), "left nothing"),
        (|_| (None, Ok(())), "left nothing"),
        (|_| (Some(String::new()), Err("it fell over".into())), "it fell over"),
    ];
    for (editor, said) in harmful {
        bench.edits_with(editor);
        edit(&mut desk);
        assert!(desk.shows(said) && desk.shows("< a door (yours) >"), "{}", desk.text());
        assert_eq!(bench.texts(), [DOOR]);
    }
    // What it had written before it failed counts.
    bench.edits_with(|_| (Some(WRONG.into()), Err("it fell over".into())));
    edit(&mut desk);
    assert!(desk.shows("it fell over") && desk.shows("Not in order yet"), "{}", desk.text());
    assert_eq!(bench.texts(), [WRONG]);
}

#[test]
fn any_text_is_kept_with_one_clear_complaint() {
    let odd: [&str; 5] = [
        "=",
        "\u{0}\u{1b}[2J\u{fffd};\n",
        "name = \"cut\"\nrows = [5, 4",
        "[[zone]]\nname\n",
        &"x = 1\n".repeat(200_000),
    ];
    for game in ["lantern", "reynards-luck"] {
        for text in odd {
            let bench = Bench::default();
            let mut desk = bench.desk(game);
            paste(&mut desk, text);
            assert!(desk.shows("Not in order yet"), "{game}: {}", desk.text());
            assert_eq!(bench.texts(), [text]);
            desk.key(KeyCode::Enter);
            assert!(desk.shows("how shall we play?"), "a table was opened:\n{}", desk.text());
        }
    }
}

#[test]
fn what_cannot_be_kept_counts_for_this_table() {
    let bench = Bench::default();
    bench.0.borrow_mut().full = true;
    let mut desk = bench.desk("lantern");
    desk.key(KeyCode::F(4));
    assert!(!desk.app.lends() && desk.shows("the disk is full"), "{}", desk.text());
    paste(&mut desk, DOOR);
    assert!(desk.shows("the disk is full") && desk.shows("< a door (yours) >"), "{}", desk.text());
    desk.key(KeyCode::Enter);
    desk.settle();
    assert!(bench.0.borrow().played.starts_with("lantern(sheet=a door;"));
}

#[test]
fn only_ones_own_is_removed_and_only_after_a_yes() {
    let bench = Bench::default();
    let mut desk = bench.desk("lantern");
    desk.key(KeyCode::F(8));
    assert!(desk.shows("last-fortress ships with the game"), "{}", desk.text());
    paste(&mut desk, DOOR);
    desk.key(KeyCode::F(8));
    assert!(desk.shows("Remove a door for good?"), "{}", desk.text());
    desk.key(KeyCode::Char('n'));
    assert!(desk.shows("a door stays.") && bench.texts() == [DOOR], "{}", desk.text());
    desk.key(KeyCode::Delete);
    desk.key(KeyCode::Char('y'));
    assert!(desk.shows("a door was removed.") && bench.texts().is_empty(), "{}", desk.text());
    assert!(!desk.shows("(yours)"), "{}", desk.text());
}

#[test]
fn a_layout_is_called_by_its_first_line() {
    let (bench, crossing) =
        (Bench::default(), find("reynards-luck").unwrap().document("layout", "crossing").unwrap());
    let mut desk = bench.desk("reynards-luck");
    let own = crossing.file.replace("\"b5\"", "\"b6\"");
    paste(&mut desk, &format!("# The wide ford\n{own}"));
    assert!(desk.shows("< The wide ford (yours) >"), "{}", desk.text());
    paste(&mut desk, &own);
    assert!(desk.shows("< draft 2 (yours) >"), "{}", desk.text());
    assert_eq!(bench.texts().len(), 2);
}

/// What a document is worth is found out beside it, and not any more once another one is in force.
#[test]
fn worth_is_found_out_for_the_document_in_force() {
    let bench = Bench::default();
    let mut desk = bench.desk("lantern");
    paste(&mut desk, DOOR);
    while !desk.shows("100 games") {
        if desk.tick() {
            desk.draw();
        }
    }
    assert!(desk.shows("Best play wins") && desk.shows("Steady bots won"), "{}", desk.text());
    paste(&mut desk, WRONG);
    assert!(!desk.shows("Best play wins") && !desk.shows("Steady bots won"), "{}", desk.text());
    desk.key(KeyCode::Right);
    assert!(!desk.shows("100 games"), "{}", desk.text());
}

/// A line that is asked for, a draft and its complaint, in every language: keys and words are whole.
#[test]
fn drafts_speak_every_language() {
    let layout = "# The wide ford\nfoxheads = [\"b5\", \"d5\", \"f5\", \"z5\"]\n";
    for language in Language::all() {
        let words = Words::in_language(language);
        for (game, text) in [("lantern", WRONG), ("reynards-luck", layout)] {
            let mut desk = Bench::default().desk_in(game, Manner { language, ..manner(LOOK) }, (80, 24));
            paste(&mut desk, text);
            assert!(!desk.shows("terminal-"), "{}", desk.text());
            let keys = desk.text().lines().last().unwrap_or_default().to_string();
            assert!(keys.ends_with(&say!(words, "terminal-does-back")), "{keys}");
            check(&format!("{game}-draft-{}", language.tag()), &desk);
        }
    }
}

/// The drawings are whole on any screen.
#[test]
fn drawings_cut_nothing() {
    for game in ["lantern", "reynards-luck"] {
        for language in Language::all() {
            for size in [(80, 24), (100, 30), (120, 40)] {
                let mut desk =
                    Desk::new(App::new(Box::new(Nowhere), Manner { language, ..manner(LOOK) }), size);
                let number = GAMES.iter().position(|one| one.about().name == game).unwrap();
                desk.key(KeyCode::Char(char::from(b'1' + number as u8)));
                assert!(!desk.shows("…"), "{}", desk.text());
            }
        }
    }
}

/// However long a sheet is, every zone of it is drawn.
#[test]
fn the_longest_sheet_is_drawn_to_its_last_zone() {
    let zone =
        |n| format!("[[zone]]\nname = \"A very long way to {n:02}\"\nboxes = \"1 2 3 X X {}\"\n", 1 + n % 6);
    let zones: String = (1..=16).map(zone).collect();
    let text = format!("name = \"as long as it can be\"\nrows = [12, 12, 12, 12, 12, 12, 12, 12]\n{zones}");
    for size in [(80, 24), (90, 26), (120, 40)] {
        let mut desk = Bench::default().desk_in("lantern", manner(LOOK), size);
        paste(&mut desk, &text);
        assert!((1..=16).all(|n| desk.shows(&format!("{n:>2}  A very"))), "{}", desk.text());
        let drawn = |boxes: &str| desk.text().matches(boxes).count();
        assert_eq!(drawn("X X").max(drawn("XX")), 16, "{}", desk.text());
    }
}

/// What a document that ships is about is said to its last word.
#[test]
fn meanings_are_whole() {
    for language in Language::all() {
        let words = Words::in_language(language);
        for game in ["lantern", "reynards-luck"] {
            let line = find(game).unwrap().options().into_iter().find(|line| line.takes_file).unwrap();
            let mut desk = Bench::default().desk_in(game, Manner { language, ..manner(LOOK) }, (80, 24));
            for word in line.words {
                let text = desk.text().split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(
                    text.contains(&format!("{word}: {}.", line.meaning(word, &words))),
                    "{}",
                    desk.text()
                );
                desk.key(KeyCode::Right);
            }
        }
    }
}
