//! Looking back at a game with the real program.

#[cfg(target_os = "linux")]
use crate::run::luckhouse;
use crate::run::{Home, Ran, run};
use luckhouse_shelf::CoachReport;

const SAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../shelf/tests/golden");

/// A short open game: the first events of a sample.
fn sample(home: &Home, file: &str, events: usize) {
    let log = std::fs::read_to_string(format!("{SAMPLES}/{file}")).unwrap();
    let lines = log.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let short: Vec<&str> = lines.take(events + 1).collect();
    std::fs::write(home.0.join("game.log"), short.join("\n")).unwrap();
}

fn coach(home: &Home, arguments: &[&str]) -> Ran {
    let quick: &[&str] = if arguments.contains(&"--time") { &[] } else { &["--time", "0.001"] };
    run(home, &[&["coach", "game.log"], quick, arguments].concat(), "")
}

#[test]
fn the_report_says_it_all_in_eighty_columns() {
    let home = Home::new();
    sample(&home, "booty-dice/2-seats.log", 8);
    let ran = coach(&home, &[]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for part in ["100 % |", "The chance of p1 to win", "Luck and skill", "accuracy", "The game is not over"] {
        assert!(ran.out.contains(part), "{part}: {}", ran.out);
    }
    assert!(ran.out.lines().all(|line| line.chars().count() <= 80), "{}", ran.out);
    let of_p2 = coach(&home, &["--as", "p2"]).out;
    assert!(of_p2.contains("The chance of p2 to win") && !of_p2.contains("\n  p1 "), "{of_p2}");
}

#[test]
fn the_report_for_machines_adds_up() {
    let home = Home::new();
    sample(&home, "booty-dice/3-seats.log", 6);
    let ran = coach(&home, &["--json"]);
    let report: CoachReport = serde_json::from_str(&ran.out).unwrap();
    let analysis = report.analysis;
    assert_eq!((analysis.seats, analysis.moments.len(), analysis.over), (3, 6, false));
    assert!(report.header.starts_with("booty-dice") && report.title == "Booty Dice");
    for player in analysis.players {
        let sum = player.start + player.luck + player.own + player.others + player.rest;
        assert!((sum - player.result).abs() < 1e-9, "{player:?}");
    }
    assert!(analysis.moments.iter().any(|moment| !moment.facts.is_empty()));
}

#[test]
fn the_page_stands_alone() {
    let home = Home::new();
    sample(&home, "booty-dice/2-seats.log", 8);
    let ran = coach(&home, &["--html", "page.html"]);
    assert!(ran.out.contains("The page is in page.html."), "{}", ran.out);
    let page = std::fs::read_to_string(home.0.join("page.html")).unwrap();
    for outside in ["http://", "https://", "<script", "<link", "url(", "@import", "src="] {
        assert!(!page.contains(outside), "{outside}");
    }
    for part in [
        "<polyline",
        "prefers-color-scheme: dark",
        "default-src 'none'",
        "All 8 events",
        "<title>event 1,",
        "decisions</summary>",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert_eq!(page.matches("<section ").count(), page.matches("</section>").count());
    let left: Vec<_> = std::fs::read_dir(&home.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
}

/// Boards and sentences, and no line of the log; in the language that was asked for.
#[test]
fn the_page_shows_boards_and_sentences_in_any_language() {
    let home = Home::new();
    // A blunder: three of a kind that dig are thrown away.
    let log =
        "booty-dice seats 2 edition 1\n* p1 starts\n* D D D D D D\np1 roll all\n* C C W W W W\np1 stop\n";
    std::fs::write(home.0.join("game.log"), log).unwrap();
    for (language, words) in
        [("en", "The chances to win"), ("de", "Die Gewinnchancen"), ("fr", "Les chances de gagner")]
    {
        let ran = coach(&home, &["--html", "page.html", "--lang", language]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let page = std::fs::read_to_string(home.0.join("page.html")).unwrap();
        assert!(page.contains(&format!("<html lang=\"{language}\">")) && page.contains(words), "{language}");
        assert!(page.contains("<pre class=\"board\">") && page.contains("│ D │"), "{page}");
        assert!(!page.contains("p1 roll all") && !page.contains("terminal-"), "{page}");
    }
}

fn refused(home: &Home, arguments: &[&str], code: i32, reason: &str) {
    let ran = coach(home, arguments);
    assert_eq!((ran.code, ran.err.trim_end().lines().count()), (code, 1), "{arguments:?}: {}", ran.err);
    assert!(ran.err.starts_with("luckhouse: ") && ran.err.contains(reason), "{arguments:?}: {}", ran.err);
    assert_eq!(ran.out, "");
}

#[test]
fn what_cannot_be_looked_at_is_refused_in_one_line() {
    let home = Home::new();
    refused(&home, &[], 1, "game.log cannot be read");
    let log = |text: &str| std::fs::write(home.0.join("game.log"), text).unwrap();
    log("");
    refused(&home, &[], 1, "line 1: the log is empty");
    log("booty-dice seats 2 edition 7\n");
    refused(&home, &[], 1, "line 1: `edition 7` is not an edition known here");
    log("booty-dice seats 2 edition 1\n* p1 starts\n");
    refused(&home, &[], 1, "nothing was decided in this game");
    sample(&home, "reynards-luck/2-seats.log", 40);
    refused(&home, &[], 1, "the game is not over and has secrets");
    sample(&home, "booty-dice/2-seats.log", 8);
    refused(&home, &["--as", "p3"], 2, "--as p3: expected p1 to p2");
    refused(&home, &["--time", "0"], 2, "expected seconds for each decision");
    refused(&home, &["--time", "nan"], 2, "expected seconds for each decision");
    refused(&home, &["--html", "game.log"], 2, "this is the game itself");
    refused(&home, &["--html", "no/such/page.html"], 2, "expected a file in a folder that is there");
}

/// An interrupt ends it after the decision at hand, with nothing half written.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupt_leaves_nothing_behind() {
    let home = Home::new();
    sample(&home, "booty-dice/2-seats.log", usize::MAX - 1);
    let child =
        luckhouse(&home, &["coach", "game.log", "--time", "1", "--html", "page.html"]).spawn().unwrap();
    while !listens_to_interrupts(child.id()) {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let kill = format!("kill -INT {}", child.id());
    assert!(std::process::Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8(output.stderr).unwrap().contains("stopped; nothing was written"));
    assert_eq!(std::fs::read_dir(&home.0).unwrap().count(), 1);
}

/// Has the program set up its handler yet? The system lists the signals that it catches, a bit for each.
#[cfg(target_os = "linux")]
fn listens_to_interrupts(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
    u64::from_str_radix(caught.trim(), 16).unwrap() & 0b10 != 0
}
