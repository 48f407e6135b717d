//! Answers for machines: every question prints the same figures as JSON and as CSV, and an interrupt keeps what was counted.

use crate::run::{Home, Ran, luckhouse, run};
use luckhouse_lab::DataLine;
use serde_json::Value;
use std::process::Command;
use std::time::Duration;

/// Every question that answers with figures, with as little to do as gives some.
const FIGURES: &[&str] = &[
    "simulate booty-dice --games 40",
    "simulate booty-dice --bots random --games 4 --fair",
    "pace booty-dice random --by random --games 2",
    "lab run booty-dice --games 20 --seats 2,3",
    "lab compare booty-dice random random --games 64",
    "lab compare booty-dice --a goal=20 --bots random --games 64",
    "lab options booty-dice --bots random --skill random,random --values 2 --games 4",
    "lab without booty-dice stop --bot random --games 8",
    "lab handicap booty-dice",
    "lab handicap booty-dice --seats 3 --bots random --games 20",
    "lab tune booty-dice --aim turns=at --vary goal=12,25 --bots random --games 8",
    "lab report booty-dice --seats 2 --bots random --games 8 --judged 0 --rounds 2 --surveyed 2",
    "lab signature",
    "judge booty-dice --by novice --positions 6 --playouts 2 --nodes 20",
];

fn asked(home: &Home, words: &str, form: &str) -> Ran {
    let words: Vec<&str> =
        words.split(' ').map(|word| if word == "turns=at" { "8 to 15 turns" } else { word }).collect();
    run(home, &[&words[..], &[form]].concat(), "")
}

/// The cells of each line, as RFC 4180 has them; no cell of a test has a line break in it.
fn cells(csv: &str) -> Vec<Vec<String>> {
    let of = |line: &str| {
        let (mut cells, mut quoted) = (vec![String::new()], false);
        for sign in line.chars() {
            match sign {
                '"' => quoted = !quoted,
                ',' if !quoted => cells.push(String::new()),
                sign => cells.last_mut().unwrap().push(sign),
            }
        }
        cells
    };
    csv.split_terminator("\r\n").map(of).collect()
}

#[test]
fn every_figure_is_the_same_as_json_and_as_csv() {
    let home = Home::new();
    for words in FIGURES {
        let (json, csv) = (asked(&home, words, "--json"), asked(&home, words, "--csv"));
        assert_eq!((json.code, csv.code), (0, 0), "{words}: {}{}", json.err, csv.err);
        let answer: Value =
            serde_json::from_str(&json.out).unwrap_or_else(|wrong| panic!("{words}: {wrong}"));
        let question = answer["question"].as_str().unwrap();
        assert!(words.starts_with(question) && answer["interrupted"] == false, "{words}: {question}");
        let (lines, rows) = (answer["lines"].as_array().unwrap(), cells(&csv.out));
        assert_eq!(rows[0], DataLine::COLUMNS, "{words}");
        assert_eq!(rows.len() - 1, lines.len(), "{words}");
        assert!(!lines.is_empty() && rows.iter().all(|row| row.len() == rows[0].len()), "{words}");
        for (line, row) in lines.iter().zip(&rows[1..]) {
            assert_eq!(
                (line["subject"].as_str(), line["measure"].as_str()),
                (Some(&*row[1]), Some(&*row[2]))
            );
            let known = |field: &str| line[field].as_f64();
            let [low, value, high] = ["low", "value", "high"].map(known);
            if let (Some(low), Some(value), Some(high)) = (low, value, high) {
                assert!(low <= value && value <= high, "{words}: {line}");
            }
            // Times differ from run to run.
            if question != "pace" {
                // Both are written to the last digit; whoever reads JSON here may round that.
                let (json, csv) = (value.unwrap_or(-9.0), row[3].parse().unwrap_or(-9.0));
                assert!((json - csv).abs() < 1e-12, "{words}: {line} {csv}");
            }
        }
    }
}

#[test]
fn tables_of_odds_and_the_shelf_are_data_too() {
    let home = Home::new();
    for words in ["odds booty-dice", "odds lucky-shot raid 5", "solve reynards-luck 5 1,4 vs 3", "games"] {
        let (json, csv) = (asked(&home, words, "--json"), asked(&home, words, "--csv"));
        assert_eq!((json.code, csv.code), (0, 0), "{words}: {}{}", json.err, csv.err);
        serde_json::from_str::<Value>(&json.out).unwrap_or_else(|wrong| panic!("{words}: {wrong}"));
        let rows = cells(&csv.out);
        assert!(rows.len() > 2 && rows.iter().all(|row| row.len() == rows[0].len()), "{words}: {}", csv.out);
    }
    let odds = cells(&asked(&home, "odds booty-dice", "--csv").out);
    let shares = odds.iter().filter(|row| row[4].ends_with('%'));
    let number = |cell: &str| cell.parse::<f64>().unwrap();
    for row in shares {
        let told = number(row[4].trim_end_matches(" %"));
        assert!((100.0 * number(&row[3]) - told).abs() < 0.006, "{row:?}");
    }
    let both = run(&home, &["games", "--json", "--csv"], "");
    assert_eq!(both.code, 2, "one of them: {}", both.err);
}

/// Far too much to end by itself: somebody interrupts, and what was counted is there.
#[cfg(unix)]
#[test]
fn an_interrupt_keeps_and_prints_what_was_counted() {
    const LONG: [&str; 8] = [
        "simulate booty-dice --games 1000000000",
        "simulate booty-dice --bots random --games 1000000000",
        "pace booty-dice random --by random --games 1000000000",
        "lab run booty-dice --games 1000000000 --portion 100",
        "lab compare booty-dice random random --games 1000000000",
        "lab handicap booty-dice --seats 3 --bots random --games 1000000000",
        "lab tune booty-dice --aim turns=at --vary goal=12,25 --bots random --games 1000000",
        "lab report booty-dice --seats 2 --bots random --games 1000000000 --judged 0 --rounds 0 --surveyed 0",
    ];
    for words in LONG {
        // Whoever interrupts before anything is counted is told so; then it is left to count a little longer.
        let ran = [300, 1000, 3000, 9000].into_iter().map(|wait| interrupted(words, wait));
        let ran = ran.into_iter().find(|ran| ran.code == 130 && !ran.out.is_empty());
        let ran = ran.unwrap_or_else(|| panic!("{words}: nothing was kept"));
        let answer: Value = serde_json::from_str(&ran.out).unwrap_or_else(|wrong| panic!("{words}: {wrong}"));
        assert_eq!(answer["interrupted"], true, "{words}");
        assert!(!answer["lines"].as_array().unwrap().is_empty(), "{words}");
        assert!(ran.err.contains("interrupted") && !ran.err.contains("NaN"), "{words}: {}", ran.err);
    }
}

/// The program with this to do, interrupted after so many milliseconds.
#[cfg(unix)]
fn interrupted(words: &str, wait: u64) -> Ran {
    let words: Vec<&str> =
        words.split(' ').map(|word| if word == "turns=at" { "8 to 15 turns" } else { word }).collect();
    let home = Home::new();
    let child = luckhouse(&home, &[&words[..], &["--json"]].concat()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(wait));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}
