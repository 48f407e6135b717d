//! Every numbered ruling has a test that cites it, and every rules page is true.

use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::read_log;
use std::path::Path;

#[test]
fn every_ruling_has_a_test_of_its_number() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/src");
    let mut missing = Vec::new();
    for game in GAMES {
        let Some((letters, count)) = game.rulings() else { continue };
        let text = text_of(&root.join(game.about().name.replace('-', "_")));
        let cited = |n: &usize| text.contains(&format!("fn {letters}_{n}_"));
        missing.extend((1..=count).filter(|n| !cited(n)).map(|n| format!("{letters}_{n}")));
    }
    assert_eq!(missing, Vec::<String>::new(), "rulings without a test");
}

fn text_of(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .map(
            |path| {
                if path.is_dir() { text_of(&path) } else { std::fs::read_to_string(path).unwrap_or_default() }
            },
        )
        .collect()
}

/// The numbers themselves: a ruling that fell out of the count would be missed by nobody.
#[test]
fn there_are_108_rulings_of_five_games() {
    let counts: Vec<usize> = GAMES.iter().filter_map(|game| game.rulings()).map(|(_, count)| count).collect();
    assert_eq!((counts.len(), counts.iter().sum::<usize>()), (5, 108));
}

#[test]
fn every_rules_page_has_its_parts() {
    let parts = ["## The aim", "## The table", "## Your turn", "## The end", "## A worked turn", "## Words"];
    for game in GAMES {
        let page = game.rules_page();
        assert!(page.starts_with(&format!("# {}", game.about().title)), "{}", game.about().name);
        for part in parts.iter().chain(&["## Decided here", "## Options"]) {
            assert!(page.contains(&format!("\n{part}\n")), "{}: {part}", game.about().name);
        }
        for option in game.options() {
            assert!(page.contains(&format!("| `{}` |", option.key)), "{}: {}", game.about().name, option.key);
        }
    }
}

/// The worked turn of a rules page is a real log, and keeps the rules.
#[test]
fn worked_turns_keep_the_rules() {
    for game in GAMES {
        let page = game.rules_page();
        let logs: Vec<&str> =
            page.split("```log\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
        assert!(!logs.is_empty(), "{} has no worked turn", game.about().name);
        for log in logs {
            if let Err(error) = read_log(log, usize::MAX) {
                panic!("{}: {error}\n{log}", game.about().name);
            }
        }
    }
}
