//! Programs of one's own wherever a bot can be named: the same dice, the same rules, and what they do wrong is told.

use crate::bots::{after_one_answer, example, is_there};
use crate::run::{Home, Ran, run};
use luckhouse_shelf::games::GAMES;

fn with(program: &str, words: &[&str]) -> Ran {
    run(&Home::new(), &[words, &["--program", program]].concat(), "")
}

fn first() -> String {
    format!("mine=sh '{}'", example("first_bot.sh"))
}

#[test]
fn a_program_plays_wherever_a_bot_can_be_named() {
    let ways: [&[&str]; 7] = [
        &["simulate", "booty-dice", "--bots", "mine,random", "--games", "8"],
        &["simulate", "fortuna", "--bots", "random,mine", "--games", "4", "--fair", "--json"],
        &["lab", "run", "booty-dice", "--bots", "mine,random", "--games", "8"],
        &["lab", "compare", "fortuna", "mine", "random", "--games", "64"],
        &["lab", "options", "booty-dice", "--bots", "mine", "--games", "4", "--values", "2"],
        &["tournament", "booty-dice", "--players", "mine,random,mine", "--games", "4"],
        &["play", "booty-dice", "--me", "none", "--bot", "mine,random", "--seed", "1"],
    ];
    for way in ways {
        let ran = with(&first(), way);
        assert_eq!(ran.code, 0, "{way:?}: {}{}", ran.out, ran.err);
        assert!(ran.out.contains("mine") || way[0] == "play" || way[1] == "options", "{way:?}: {}", ran.out);
    }
}

#[test]
fn the_same_seed_is_the_same_with_any_number_of_workers() {
    for way in [["simulate", "--bots"], ["tournament", "--players"]] {
        let once = |jobs| {
            let words = [
                way[0],
                "booty-dice",
                way[1],
                "mine,random,mine",
                "--games",
                "12",
                "--jobs",
                jobs,
                "--seats",
                "3",
            ];
            with(&first(), &words).out
        };
        assert_eq!(once("1"), once("3"));
    }
}

/// As many processes as play at once, and no more: each plays one game after the other, and each has a number of its own.
#[test]
fn processes_are_used_again_and_told_apart() {
    let home = Home::new();
    let bot =
        format!("mine=sh -c 'echo begun > seen-$LUCKHOUSE_BOT_PROCESS; exec sh {}'", example("first_bot.sh"));
    let words =
        ["simulate", "booty-dice", "--bots", "mine,mine", "--games", "8", "--jobs", "1", "--program", &bot];
    let ran = run(&home, &words, "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let files = std::fs::read_dir(&home.0).unwrap();
    let seen = files.filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().starts_with("seen-"));
    assert_eq!(seen.count(), 2);
}

#[test]
fn what_a_program_does_wrong_is_lost_counted_and_told() {
    let wrong = [
        ("sleep 60", "did not answer"),
        ("exit 3", "ended"),
        ("echo hello", "no answer"),
        ("cat /dev/zero", "more than"),
        (r#"echo "{\"choose\": \"xyzzy\"}""#, "xyzzy"),
    ];
    for (script, why) in wrong {
        let home = Home::new();
        std::fs::write(home.0.join("bot.sh"), after_one_answer(script)).unwrap();
        let words = [
            "simulate",
            "booty-dice",
            "--bots",
            "mine,random",
            "--games",
            "4",
            "--jobs",
            "2",
            "--patience",
            "0.3",
            "--program",
            "mine=sh bot.sh",
            "--json",
        ];
        let ran = run(&home, &words, "");
        assert_eq!(ran.code, 1, "{script}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains("mine forfeited") && ran.err.contains(why), "{script}: {}", ran.err);
        assert!(ran.err.contains("4 of 4 games were forfeited"), "{script}: {}", ran.err);
        let answer: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!(answer["lines"][0]["value"], 0.0, "{answer}");
    }
}

/// Whoever sits against it at a table is told why the game is over, and has won.
#[test]
fn at_a_table_it_forfeits_before_everybody() {
    let home = Home::new();
    std::fs::write(home.0.join("bot.sh"), after_one_answer("echo hello")).unwrap();
    let words =
        ["play", "booty-dice", "--seats", "3", "--me", "none", "--bot", "mine,random,random", "--seed", "2"];
    let ran = run(&home, &[&words[..], &["--program", "mine=sh bot.sh"]].concat(), "");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("mine at p1 forfeits") && ran.out.contains("no answer"), "{}", ran.out);
    let log = std::fs::read_to_string(&home.kept()[0]).unwrap();
    assert!(log.contains("p1 resigns") && log.contains("bot mine"), "{log}");
    let again = run(&home, &["play", "--resume", &home.kept()[0].display().to_string()], "");
    assert!(again.code != 0 && again.err.contains("`mine` is not a bot"), "{}{}", again.out, again.err);
}

#[test]
fn what_cannot_be_welcomed_is_named() {
    let wrong = [
        ("mine", "expected a name"),
        ("=sh", "expected a name"),
        ("Mine=sh", "expected a name"),
        ("mine=", "expected a name"),
        ("mine='sh", "expected a name"),
        ("steady=sh", "another bot"),
        ("mine=./no-such-bot", "./no-such-bot"),
    ];
    for (program, why) in wrong {
        let ran = with(program, &["simulate", "fortuna", "--bots", "mine,random", "--games", "2"]);
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{program}: {}", ran.err);
        assert!(ran.err.contains(why), "{program}: {}", ran.err);
    }
    let unnamed = with(&first(), &["simulate", "fortuna", "--bots", "yours,random"]);
    assert!(unnamed.code == 2 && unnamed.err.contains("mine"), "{}", unnamed.err);
}

const EXAMPLES: [(&str, &str); 3] =
    [("sh", "first_bot.sh"), ("node", "random_bot.mjs"), ("python3", "random_bot.py")];

/// So many games are played where a thousand are, if `LUCKHOUSE_GAMES` says no other number.
fn a_thousand() -> String {
    std::env::var("LUCKHOUSE_GAMES").unwrap_or("1000".into())
}

/// Each example that can run here, as a bot called `mine`, with each game and its first number of seats.
fn examples_at_games() -> impl Iterator<Item = (&'static str, &'static str, &'static str, String)> {
    let bots = EXAMPLES.into_iter().filter(|(interpreter, _)| is_there(interpreter));
    bots.flat_map(|(interpreter, file)| {
        let games = GAMES.iter().map(|game| game.about());
        games.map(move |about| (interpreter, file, about.name, about.seats[0].to_string()))
    })
}

/// A thousand games of every example, however it is named.
#[test]
#[ignore = "takes hours: `make long`"]
fn a_thousand_games_each_without_a_fault() {
    let games = &a_thousand();
    for (interpreter, file, name, seats) in examples_at_games() {
        let program = format!("mine={interpreter} '{}'", example(file));
        let (many, alone) = (["--games", games, "--seats", &seats], seats == "1");
        let players = if alone { "mine" } else { "mine,random" };
        let mut ways = vec![
            [&["simulate", name, "--bots", players][..], &many].concat(),
            [&["lab", "run", name, "--bots", players][..], &many].concat(),
            [&["lab", "compare", name, "mine", "random"][..], &many].concat(),
        ];
        if !alone {
            ways.push([&["tournament", name, "--players", "mine,random"][..], &many].concat());
        }
        for way in ways {
            let ran = with(&program, &way);
            assert_eq!(ran.code, 0, "{way:?} {file}: {}{}", ran.out, ran.err);
        }
        let against = [&["bot", "run", name, "--against", "random"][..], &many, &["--"]].concat();
        let ran = run(&Home::new(), &[&against[..], &[interpreter, &example(file)]].concat(), "");
        assert_eq!(ran.code, 0, "{name} {file}: {}{}", ran.out, ran.err);
    }
}

/// The same in the terminal, where each game is a run of the program, and is kept.
#[test]
#[ignore = "takes hours: `make long`"]
fn a_thousand_games_each_in_the_terminal() {
    let games: usize = a_thousand().parse().unwrap();
    for (interpreter, file, name, seats) in examples_at_games() {
        let home = Home::new();
        let program = format!("mine={interpreter} '{}'", example(file));
        let bots = if seats == "1" { "mine" } else { "mine,random" };
        for game in 1..=games {
            let (seed, start) = (game.to_string(), ["play", name, "--me", "none", "--bot", bots]);
            let ran = run(&home, &[&start[..], &["--seed", &seed, "--program", &program]].concat(), "");
            let fault = ran.code != 0 || ran.out.contains("forfeits") || ran.err.contains("forfeit");
            assert!(!fault, "{name} {file}, seed {seed}: {}{}", ran.out, ran.err);
        }
        assert_eq!(home.kept().len(), games, "{name} {file}: every game is kept");
    }
}
