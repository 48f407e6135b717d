//! A document of one's own: edited in an editor that has the terminal, checked, kept, played.

use crate::driver::Short;
use crate::pty::{CTRL_C, DOWN, ENTER, F10, PATIENCE, Pty, UP, program};
use crate::run::Home;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

const F3: &str = "\x1bOR";
const F4: &str = "\x1bOS";
const F8: &str = "\x1b[19~";
const LEFT: &str = "\x1b[D";

const WALK: &str = "name = \"short walk\"\nrows = [9]\n
[[zone]]\nname = \"Gate\"\nboxes = \"1 2 3\"\n
[[zone]]\nname = \"Hall\"\nboxes = \"4 5 6\"\n
[[zone]]\nname = \"Door\"\nboxes = \"6\"\n";

/// A script that is the editor: it gets the file as its first argument.
fn editor(home: &Home, script: &str) -> String {
    let file = home.0.join("editor");
    fs::write(&file, format!("#!/bin/sh\n{script}\n")).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    file.display().to_string()
}

/// On the line of Lantern's sheet, with this editor.
fn at_the_sheet(home: &Home, editor: Option<&str>) -> Pty {
    let mut command = program(home, &[]);
    command.env_remove("VISUAL");
    match editor {
        Some(editor) => command.env("EDITOR", editor),
        None => command.env_remove("EDITOR"),
    }
    let mut pty = Pty::start(command);
    pty.sees("what shall we play?");
    pty.types("2");
    pty.sees("sit down");
    pty.types(&DOWN.repeat(2));
    pty.sees("F4 edit");
    pty
}

/// Out of the house, with the terminal as it was.
fn leave(mut pty: Pty) {
    pty.types(CTRL_C);
    pty.ends();
    pty.is_restored();
}

/// The files of the documents that are kept.
fn kept(home: &Home) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(home.0.join("designs")) else { return Vec::new() };
    entries.map(|entry| entry.unwrap().path()).collect()
}

#[test]
fn a_right_document_is_edited_and_played() {
    let home = Home::new();
    fs::write(home.0.join("walk.toml"), WALK).unwrap();
    let script = "grep -q 'name = \"last-fortress\"' \"$1\" && cp walk.toml \"$1\"";
    let mut pty = at_the_sheet(&home, Some(&editor(&home, script)));
    pty.types(F4);
    pty.sees("short walk is in order");
    pty.sees("Gate");
    pty.is_full();
    pty.types(ENTER);
    pty.sees("Your choice");
    assert!(!Short::of("lantern").choose(&mut pty, &home, 1), "the game was too short");
    let log = fs::read_to_string(&home.kept()[0]).unwrap();
    assert!(
        log.starts_with("lantern(sheet=short walk; Gate: 1 2 3; Hall: 4 5 6; Door: 6; rows: 9)"),
        "{log}"
    );
    leave(pty);
}

#[test]
fn a_wrong_document_opens_no_table_and_is_gone_on_with_after_a_restart() {
    let home = Home::new();
    let wrong = WALK.replace("rows = [9]", "rows = [99]");
    fs::write(home.0.join("wrong.toml"), &wrong).unwrap();
    let mut pty = at_the_sheet(&home, Some(&editor(&home, "cp wrong.toml \"$1\"")));
    pty.types(F4);
    pty.sees("Not in order yet");
    pty.sees("`line 2: 99`");
    pty.types(ENTER);
    pty.sees("how shall we play?");
    leave(pty);
    assert_eq!(fs::read_to_string(&kept(&home)[0]).unwrap(), wrong);

    let mut pty = at_the_sheet(&home, Some(&editor(&home, "sed -i 's/99/9/' \"$1\"")));
    pty.types(LEFT);
    pty.sees("short walk (your draft)");
    pty.types(F4);
    pty.sees("short walk is in order");
    assert_eq!(fs::read_to_string(&kept(&home)[0]).unwrap(), WALK);
    leave(pty);
}

#[test]
fn an_editor_that_fails_or_is_not_there_is_told_in_one_line() {
    let home = Home::new();
    let failing = editor(&home, "exit 1");
    for (set, said) in [
        (Some(failing.as_str()), "ended with code 1"),
        (Some("/nowhere/ed"), "`/nowhere/ed` cannot be started: set VISUAL or EDITOR"),
        (None, "No editor is set"),
    ] {
        let mut pty = at_the_sheet(&home, set);
        pty.types(F4);
        pty.sees(said);
        pty.sees("< last-fortress >");
        assert!(kept(&home).is_empty(), "an unchanged copy was kept");
        leave(pty);
    }
}

#[test]
fn whatever_an_editor_leaves_is_kept_and_opens_no_table() {
    let cut = &WALK[..WALK.len() / 2];
    let bytes: Vec<u8> = (0..=255).cycle().take(5000).collect();
    let long = "x = 1\n".repeat(170_000);
    for left in [cut.as_bytes(), &bytes, long.as_bytes()] {
        let home = Home::new();
        fs::write(home.0.join("left"), left).unwrap();
        let mut pty = at_the_sheet(&home, Some(&editor(&home, "cp left \"$1\"")));
        pty.types(F4);
        pty.sees("Not in order yet");
        pty.types(ENTER);
        pty.sees("how shall we play?");
        assert!(fs::read(&kept(&home)[0]).unwrap() == left, "the draft is not what the editor left");
        leave(pty);
    }
    // Nothing is less than anybody wants: what was there stays.
    let home = Home::new();
    fs::write(home.0.join("walk.toml"), WALK).unwrap();
    let mut pty = at_the_sheet(&home, Some(&editor(&home, ": > \"$1\"")));
    pty.types(&format!("{F3}walk.toml{ENTER}"));
    pty.sees("short walk is in order");
    pty.types(F4);
    pty.sees("The editor left nothing");
    assert_eq!(fs::read_to_string(&kept(&home)[0]).unwrap(), WALK);
    leave(pty);
}

/// What is typed while the editor is there is the editor's, and so is an interrupt.
#[test]
fn the_editor_has_the_terminal() {
    let home = Home::new();
    fs::write(home.0.join("walk.toml"), WALK).unwrap();
    let script = "trap '' INT; echo began; read name; sed \"s/short walk/$name/\" walk.toml > \"$1\"";
    let mut pty = at_the_sheet(&home, Some(&editor(&home, script)));
    pty.types(F4);
    pty.writes("began");
    pty.types(CTRL_C);
    pty.types("night walk\r");
    pty.sees("night walk is in order");
    pty.is_full();
    assert!(pty.runs(), "the interrupt was the editor's");
    leave(pty);
}

#[test]
fn a_whole_text_is_pasted() {
    let home = Home::new();
    let mut pty = at_the_sheet(&home, None);
    pty.types(&format!("\x1b[200~{}\x1b[201~", WALK.replace('\n', "\r")));
    pty.sees("short walk is in order");
    assert_eq!(fs::read_to_string(&kept(&home)[0]).unwrap(), WALK);
    leave(pty);
}

/// A table carries all of its document: it goes on when the design is gone.
#[test]
fn a_game_goes_on_after_its_design_was_removed() {
    let (home, short) = (Home::new(), Short::of("lantern"));
    fs::write(home.0.join("walk.toml"), WALK).unwrap();
    let mut pty = at_the_sheet(&home, None);
    pty.types(&format!("{F3}walk.toml{ENTER}"));
    pty.sees("short walk is in order");
    pty.types(ENTER);
    pty.sees("Your choice");
    assert!(!short.choose(&mut pty, &home, 1), "the game was too short");
    leave(pty);

    let mut pty = at_the_sheet(&home, None);
    pty.types(&format!("{LEFT}{F8}"));
    pty.sees("Remove short walk for good?");
    pty.types("y");
    pty.sees("short walk was removed.");
    fs::remove_file(home.0.join("walk.toml")).unwrap();
    assert!(kept(&home).is_empty(), "the design is still there");
    pty.types(F10);
    pty.sees("go on: Lantern");
    pty.types(&format!("{UP}{ENTER}"));
    pty.sees("sit down");
    pty.types(ENTER);
    short.play_to_the_end(&mut pty, &home);
    pty.sees("The game is over");
    leave(pty);
}

/// A design that an editor has open when the program is killed is in its file.
#[test]
fn a_draft_outlives_a_program_that_is_killed() {
    let home = Home::new();
    let script = "echo '# half a thought' > \"$1\"; echo began; read forever";
    let mut pty = at_the_sheet(&home, Some(&editor(&home, script)));
    pty.types(F4);
    pty.writes("began");
    pty.signal("-KILL");
    let since = Instant::now();
    while pty.runs() {
        assert!(since.elapsed() < PATIENCE, "it does not end");
        std::thread::sleep(Duration::from_millis(2));
    }
    drop(pty);
    let mut pty = at_the_sheet(&home, None);
    pty.types(LEFT);
    pty.sees("half a thought (your draft)");
    leave(pty);
}
