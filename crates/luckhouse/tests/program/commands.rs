//! The commands that print and end.

use crate::run::{Home, run};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::introduction;
use luckhouse_words::{Language, Words};

fn fine(arguments: &[&str]) -> String {
    let ran = run(&Home::new(), arguments, "");
    assert_eq!(ran.code, 0, "{arguments:?}: {}", ran.err);
    ran.out
}

#[test]
fn games_lists_the_shelf() {
    let english = Words::in_language(Language::ENGLISH);
    let out = fine(&["games"]);
    for game in GAMES {
        assert!(out.contains(game.about().name) && out.contains(&introduction::line(*game, &english)));
        assert!(game.options().iter().all(|option| out.contains(option.key)));
    }
}

#[test]
fn rules_prints_the_page() {
    for game in GAMES {
        let page = fine(&["rules", game.about().name]);
        assert!(page.starts_with(game.about().title) && page.contains("Your turn\n---------"), "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
    }
}

#[test]
fn rules_are_data_too() {
    for game in GAMES {
        let page: serde_json::Value =
            serde_json::from_str(&fine(&["rules", game.about().name, "--json"])).unwrap();
        assert_eq!((&page["game"], &page["language"]), (&game.about().name.into(), &"en".into()));
        assert!(page["markdown"].as_str().unwrap().contains("\n## "), "{page}");
    }
    let german = fine(&["--lang", "de", "rules", "fortuna", "--json"]);
    assert!(german.contains("\"language\": \"de\""), "{german}");
}

#[test]
fn every_question_about_odds_has_an_answer() {
    for game in GAMES {
        let name = game.about().name;
        assert!(fine(&["odds", name]).contains("What can be asked:"));
        for topic in game.odds_topics() {
            assert!(fine(&["odds", name, topic.name]).lines().count() > 3, "{name} {}", topic.name);
        }
    }
}

#[test]
fn simulate_gives_the_same_result_with_any_number_of_workers() {
    for game in GAMES {
        let run =
            |jobs| fine(&["simulate", game.about().name, "--games", "1200", "--jobs", jobs, "--seed", "7"]);
        let alone = run("1");
        assert!(alone.contains("1200 games") && alone.contains("95 % interval"), "{alone}");
        assert_eq!(alone, run("2"));
        assert_eq!(alone, run("5"));
    }
}

#[test]
fn pace_asks_a_bot_and_saves_the_place_of_its_slowest_choice() {
    let home = Home::new();
    let asked = ["pace", "booty-dice", "steady", "--by", "random", "--games", "3", "--places", "2"];
    let ran = run(&home, &[&asked[..], &["--save", "slowest.log"]].concat(), "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("steady: 6 choices in 3 games, a fresh bot each time"), "{}", ran.out);
    let log = std::fs::read_to_string(home.0.join("slowest.log")).unwrap();
    let events = log.lines().count() - 1;
    let listed = |line: &str| line.split_whitespace().nth(1) == Some(&events.to_string());
    assert!(ran.out.lines().any(listed), "{events} events are not listed in {}", ran.out);
    let again = run(&home, &["replay", "slowest.log"], "");
    assert_eq!(again.code, 0, "{}", again.err);
}

#[test]
fn bots_meet_with_the_same_dice_and_every_bot_in_every_seat() {
    let run = |jobs| {
        let bots = ["--bots", "steady,novice", "--games", "41", "--seed", "3", "--jobs", jobs];
        fine(&[&["simulate", "booty-dice"], &bots[..]].concat())
    };
    let alone = run("1");
    // Forty-one games are twenty-one rounds of two.
    assert!(alone.contains("42 games in 21 rounds") && alone.contains("1 steady"), "{alone}");
    assert_eq!(alone, run("3"));
    // One word stands for all seats.
    let itself = fine(&["simulate", "booty-dice", "--bots", "random", "--games", "2"]);
    assert!(itself.contains("1 random") && itself.contains("2 random"), "{itself}");
}

#[test]
fn without_luck_few_games_tell_bots_apart() {
    let run = |fair: &[&str]| {
        let words = ["simulate", "fortuna", "--bots", "best,novice", "--games", "100", "--seed", "3"];
        fine(&[&words[..], fair].concat())
    };
    let [plain, fair] = [run(&[]), run(&["--fair"])];
    assert!(!plain.contains("luck taken out"), "{plain}");
    // The games are the same, and one row for each bot is added.
    let rows =
        |text: &str| text.lines().filter(|line| line.contains(" to ")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(rows(&plain).len() + 2, rows(&fair).len(), "{fair}");
    let interval = |text: &str, name: &str| {
        let row = text.lines().find(|line| line.trim_start().starts_with(name)).expect("a row");
        let words: Vec<&str> = row.split_whitespace().collect();
        let number = |back: usize| words[words.len() - back].parse::<f64>().expect("a number");
        [number(4), number(2)]
    };
    let [low, high] = interval(&fair, "1 best, luck taken out");
    let [least, most] = interval(&fair, "1 best ");
    assert!(low > 50.0, "{fair}");
    assert!(high - low < (most - least) / 3.0, "{fair}");
}

#[test]
fn replay_shows_a_game_at_any_point() {
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/../shelf/tests/golden/booty-dice/3-seats.log");
    let end = fine(&["replay", sample]);
    assert!(end.contains("The game is over"), "{end}");
    let early: serde_json::Value =
        serde_json::from_str(&fine(&["replay", sample, "--at", "2", "--json"])).unwrap();
    assert_eq!((&early["event"], &early["seats"]), (&2.into(), &3.into()));
    assert!(early["view"].is_object());
    assert!(fine(&["replay", sample, "--at", "2", "--as", "p2"]).contains("after 2 of"));
}

#[test]
fn replay_hides_from_a_seat_what_it_could_not_see() {
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/../shelf/tests/golden/reynards-luck/2-seats.log");
    let of = |viewer: &[&str]| {
        let arguments = [&["replay", sample, "--at", "40", "--json"], viewer].concat();
        fine(&arguments)
    };
    assert_ne!(of(&["--as", "p1"]), of(&["--as", "p2"]));
    assert_ne!(of(&["--as", "watcher"]), of(&[]));
}

/// A reader that goes away is no error: `luckhouse rules GAME | head -1`.
#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_error() {
    let command = format!("{} rules booty-dice | head -1", env!("CARGO_BIN_EXE_luckhouse"));
    let output = std::process::Command::new("sh").args(["-c", &command]).output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn help_is_no_error() {
    let out = fine(&["--help"]);
    for command in ["games", "rules", "play", "replay", "coach", "odds", "simulate"] {
        assert!(out.contains(command), "{out}");
        assert!(fine(&[command, "--help"]).contains("Usage"));
    }
}

#[test]
fn a_judge_is_held_against_games() {
    let measured =
        ["judge", "booty-dice", "--seats", "3", "--positions", "3", "--playouts", "3", "--by", "steady"];
    let out = fine(&measured);
    for part in
        ["How far the judge is off", "whole game", "differences", "What was said, and what came of it"]
    {
        assert!(out.contains(part), "{out}");
    }
    assert_eq!(out, fine(&measured), "the same seed finds the same");
}
