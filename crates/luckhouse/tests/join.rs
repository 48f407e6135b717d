//! Two programs at a table of a third: `luckhouse join` and `luckhouse serve`, through pipes.

#[allow(dead_code)]
#[path = "program/run.rs"]
mod run;
#[path = "program/served.rs"]
mod served;

use run::{Home, luckhouse, run};
use served::Served;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ExitStatus};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Far longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody who has joined.
struct Joined {
    child: Child,
    stdin: Option<ChildStdin>,
    out: Arc<Mutex<String>>,
}

impl Joined {
    fn start(home: &Home, arguments: &[&str]) -> Joined {
        let arguments: Vec<&str> = ["join"].iter().chain(arguments).copied().collect();
        let mut child = luckhouse(home, &arguments).spawn().unwrap();
        let (stdin, out) = (child.stdin.take(), Arc::new(Mutex::new(String::new())));
        collect(child.stdout.take().unwrap(), Arc::clone(&out));
        collect(child.stderr.take().unwrap(), Arc::clone(&out));
        Joined { child, stdin, out }
    }

    fn types(&mut self, text: &str) {
        self.stdin.as_mut().unwrap().write_all(text.as_bytes()).unwrap();
    }

    /// Everything that was printed so far.
    fn printed(&self) -> String {
        self.out.lock().unwrap().clone()
    }

    /// Wait until this was printed so many times.
    fn sees_times(&self, text: &str, times: usize) {
        let since = Instant::now();
        while self.printed().matches(text).count() < times {
            assert!(
                since.elapsed() < PATIENCE,
                "`{text}` was not printed {times} times:\n{}",
                self.printed()
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn sees(&self, text: &str) {
        self.sees_times(text, 1);
    }

    /// Ask until the answer is this: who is there is told a little later than what happened.
    fn asks_until(&mut self, question: &str, answer: &str) {
        let since = Instant::now();
        while !self.printed().contains(answer) {
            assert!(
                since.elapsed() < PATIENCE,
                "`{question}` did not lead to `{answer}`:\n{}",
                self.printed()
            );
            self.types(&format!("{question}\n"));
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Close the input, and wait for the end.
    fn ends(&mut self) -> ExitStatus {
        self.stdin = None;
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(since.elapsed() < PATIENCE, "it does not end:\n{}", self.printed());
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Joined {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Add what comes from there, on a thread of its own.
fn collect(mut from: impl Read + Send + 'static, into: Arc<Mutex<String>>) {
    std::thread::spawn(move || {
        let (mut buffer, mut rest) = ([0; 4096], Vec::new());
        while let Ok(read @ 1..) = from.read(&mut buffer) {
            rest.extend_from_slice(&buffer[..read]);
            // A character may come in two parts.
            let whole = rest.utf8_chunks().next().map_or(0, |chunk| chunk.valid().len());
            into.lock().unwrap().push_str(std::str::from_utf8(&rest[..whole]).unwrap());
            rest.drain(..whole);
        }
    });
}

/// Ann, who opens a table for two, and its link.
fn ann(house: &Served, home: &Home, more: &[&str]) -> (Joined, String) {
    let mut arguments = vec![house.url.as_str(), "--game", "booty-dice", "--seats", "2", "--name", "Ann"];
    arguments.extend(more);
    let ann = Joined::start(home, &arguments);
    ann.sees("You are p1.");
    let link = ann.printed().split_whitespace().find(|word| word.contains("/t/")).unwrap().to_string();
    (ann, link)
}

/// Ann and Bob at a table that has begun, and its link.
fn ann_and_bob(house: &Served, homes: &[Home; 2]) -> (Joined, Joined, String) {
    let (ann, link) = ann(house, &homes[0], &[]);
    let bob = Joined::start(&homes[1], &[&link, "--name", "Bob"]);
    ann.sees("the game begins");
    bob.sees("the game begins");
    (ann, bob, link)
}

fn first_choices() -> String {
    "1\n".repeat(1000)
}

fn saved_and_proved(home: &Home, file: &str) -> String {
    let verified = run(home, &["verify", file, "--receipt", &format!("{file}.receipt.json")], "");
    assert_eq!(verified.code, 0, "{}", verified.err);
    assert!(
        verified.out.contains("from what the house and p1 p2 sealed before the first"),
        "{}",
        verified.out
    );
    assert!(verified.out.contains("It is the game of the receipt of p"), "{}", verified.out);
    assert!(!verified.out.contains("a log alone"), "{}", verified.out);
    std::fs::read_to_string(home.0.join(file)).unwrap()
}

#[test]
fn two_play_a_game_to_its_end_and_prove_its_dice() {
    let (house, homes) = (Served::start(), [Home::new(), Home::new()]);
    let (mut ann, mut bob, _) = ann_and_bob(&house, &homes);
    ann.types(&(first_choices() + "say good game\nsave game.log\nquit\n"));
    bob.types(&(first_choices() + "save game.log\n"));
    ann.sees("Until next time");
    bob.sees("p1 (Ann): good game");
    assert!(ann.ends().success() && bob.ends().success(), "{}\n{}", ann.printed(), bob.printed());
    for player in [&ann, &bob] {
        player.sees("The game is over");
        player.sees("The words of these dice: ");
        player.sees("and from fresh links for each, which nobody could know before");
        player.sees("It is the game that you saw, and your own bytes are in it.");
        player.sees("your choice:");
    }
    assert_eq!(saved_and_proved(&homes[0], "game.log"), saved_and_proved(&homes[1], "game.log"));
}

#[test]
fn a_house_that_is_killed_and_comes_back_has_lost_nothing() {
    let (house, homes) = (Served::start(), [Home::new(), Home::new()]);
    let (mut ann, mut bob, _) = ann_and_bob(&house, &homes);
    let turns = |player: &Joined| player.printed().matches("your choice:").count();
    while turns(&ann) + turns(&bob) < 1 {
        std::thread::sleep(Duration::from_millis(10));
    }
    for round in 1..=2 {
        let choices = "1\n".repeat(round);
        ann.types(&choices);
        bob.types(&choices);
    }
    // Three choices of one of them have been asked for: two are done.
    let since = Instant::now();
    while turns(&ann).max(turns(&bob)) < 3 {
        assert!(since.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(10));
    }
    let _house = house.killed_and_restarted(|_| {
        ann.sees("The connection is lost");
        bob.sees("The connection is lost");
        // What is typed meanwhile is not lost.
        ann.types(&(first_choices() + "save game.log\n"));
        bob.types(&(first_choices() + "save game.log\n"));
    });
    assert!(ann.ends().success() && bob.ends().success(), "{}\n{}", ann.printed(), bob.printed());
    ann.sees("Connected again.");
    bob.sees("Connected again.");
    assert_eq!(saved_and_proved(&homes[0], "game.log"), saved_and_proved(&homes[1], "game.log"));
}

#[test]
fn one_can_look_on() {
    let (house, homes) = (Served::start(), [Home::new(), Home::new()]);
    let (mut ann, _bob, link) = ann_and_bob(&house, &homes);
    let mut carol = Joined::start(&Home::new(), &[&link, "--watch", "--name", "Carol"]);
    carol.sees("You look on.");
    carol.types("1\nsay hello from the side\n");
    carol.sees("You look on: there is nothing to choose.");
    ann.sees(", who watches: hello from the side");
    ann.types("resign\nresign\n");
    carol.sees("The game is over: p2 wins.");
    assert!(carol.ends().success());
    ann.types("quit\n");
    assert!(ann.ends().success());
}

#[test]
fn a_house_lists_its_public_tables() {
    let (house, home) = (Served::start(), Home::new());
    let none = run(&home, &["join", &house.url], "");
    assert!(none.code == 0 && none.out.contains("No public table is open here."), "{}{}", none.out, none.err);
    let (_ann, link) = ann(&house, &home, &["--visible", "public"]);
    let one = run(&home, &["join", &house.url], "");
    assert!(one.out.contains(&link) && one.out.contains("Ann, (free)"), "{}", one.out);
}

#[test]
fn one_can_play_against_bots_and_be_told_what_is_best() {
    let (house, home) = (Served::start(), Home::new());
    let (mut ann, _) = ann(&house, &home, &["--bots", "random", "--hints"]);
    ann.types("hint\nwhy\n");
    ann.sees("Hint: `");
    ann.sees("What your choices are worth");
    ann.types(&first_choices());
    assert!(ann.ends().success(), "{}", ann.printed());
    ann.sees("The game is over");
    ann.sees("The dice are proved");
}

#[test]
fn wrong_links_and_full_tables_are_said_in_one_line() {
    let (house, homes) = (Served::start(), [Home::new(), Home::new()]);
    let (_ann, _bob, link) = ann_and_bob(&house, &homes);
    let nowhere = format!("{}t/nowhere", house.url);
    let cases: [(&[&str], i32, &str); 7] = [
        (
            &["ftp://example.org/"],
            2,
            "is not the link of a table: expected one like http://HOST:PORT/t/TABLE",
        ),
        (&["http://127.0.0.1:1/t/k"], 1, "http://127.0.0.1:1/t/k cannot be reached"),
        (&["http://127.0.0.1:1/t/k", "--watch"], 1, "http://127.0.0.1:1/t/k cannot be reached"),
        (&[&nowhere, "--name", "Dan"], 1, "nowhere"),
        (&[&link, "--name", "Dan"], 1, "no seat is free at this table of Booty Dice: `luckhouse join"),
        (&[&link, "--seats", "3"], 2, "a table that is there has its own game, seats and options"),
        (&[&house.url, "--bots", "strong"], 2, "expected --game GAME"),
    ];
    for (arguments, code, expected) in cases {
        let arguments: Vec<&str> = ["join"].iter().chain(arguments).copied().collect();
        let ran = run(&Home::new(), &arguments, "");
        assert_eq!(ran.code, code, "{arguments:?}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(expected), "{arguments:?}: {}", ran.err);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
}

#[test]
fn the_same_link_gives_the_seat_back_and_nobody_else_can_read_what_opens_it() {
    let (house, homes) = (Served::start(), [Home::new(), Home::new()]);
    let (mut ann, mut bob, link) = ann_and_bob(&house, &homes);
    ann.types("quit\n");
    ann.sees(&format!("your seat is kept: `luckhouse join {link}` takes it again"));
    assert!(ann.ends().success());
    bob.sees("p1 (Ann) is not connected");
    #[cfg(unix)]
    for file in std::fs::read_dir(homes[0].0.join("seats")).unwrap() {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(file.unwrap().metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    let mut again = Joined::start(&homes[0], &[&link]);
    again.sees("You are p1: it is the seat that you had.");
    bob.sees("p1 (Ann) is connected");
    again.types(&(first_choices() + "quit\n"));
    bob.types(&(first_choices() + "quit\n"));
    assert!(again.ends().success() && bob.ends().success());
    again.sees("your own bytes are in it");
}

#[test]
fn refusals_are_shown_and_the_commands_of_the_table_work() {
    let (house, homes) = (Served::start(), [Home::new(), Home::new()]);
    let (mut ann, mut bob, _) = ann_and_bob(&house, &homes);
    for player in [&mut ann, &mut bob] {
        player.asks_until("people", "  p1  Ann\n  p2  Bob\n");
        player.types(
            "help\nodds weather\nrules\nlog\nundo\nsay\nrematch\nlist zzz\nhint\nleave\nnonsense\n1\n",
        );
    }
    // Whoever begins is asked for a word.
    ann.sees(" starts.");
    let first = if ann.printed().contains("p1 starts.") { &ann } else { &bob };
    for expected in [
        "leave table",
        "is not something to ask the odds of",
        "Your turn\n---------",
        "booty-dice seats 2 edition 1",
        "No choice begins with `zzz`",
        "nothing to take back",
        "this table has no hints",
        "say TEXT: expected",
        "The game is not over",
        "`leave table` goes away for good",
        "`nonsense` is not an action of booty-dice",
        "Choose from the list.",
    ] {
        first.sees(expected);
    }
    ann.sees_times("your choice:", 1);
    bob.sees_times("your choice:", 1);
}

#[test]
fn whoever_is_asked_to_slow_down_does_and_loses_nothing() {
    let (house, home) = (Served::start(), Home::new());
    let (mut ann, _) = ann(&house, &home, &[]);
    // On, until it is more than the house hears: a busy machine says less in the same time.
    let (since, mut typed) = (Instant::now(), 0);
    while !ann.printed().contains("The house asks to slow down") {
        assert!(since.elapsed() < PATIENCE, "nobody asked after {typed} commands:\n{}", ann.printed());
        let answered = ann.printed().matches("the game has not begun").count();
        if answered < typed {
            std::thread::sleep(Duration::from_millis(1));
            continue;
        }
        ann.types(&"undo\n".repeat(25));
        typed += 25;
    }
    ann.sees_times("the game has not begun", typed);
    ann.types("say still here\n");
    ann.sees("p1 (Ann): still here");
    assert_eq!(ann.printed().matches("the game has not begun").count(), typed);
}

#[test]
fn they_play_again_and_leave() {
    let (house, homes) = (Served::start(), [Home::new(), Home::new()]);
    let (mut ann, mut bob, _) = ann_and_bob(&house, &homes);
    ann.types("resign\nresign\nrematch\n");
    ann.sees("On to another game");
    bob.sees("They play again");
    bob.types("rematch\n");
    ann.sees_times("the game begins", 2);
    bob.sees_times("the game begins", 2);
    // Each held the new list against the game before.
    assert!([&ann, &bob].iter().all(|one| !one.printed().contains("NOT TO BE TRUSTED")));
    bob.types("leave table\n");
    bob.sees("You have left the table.");
    assert!(bob.ends().success());
    ann.sees("plays for p2");
    let seats = std::fs::read_dir(homes[1].0.join("seats")).unwrap().count();
    assert_eq!(seats, 1, "only the seat that was left is forgotten");
}

#[test]
fn closed_input_keeps_the_seat_and_says_so() {
    let (house, homes) = (Served::start(), [Home::new(), Home::new()]);
    let (mut ann, mut bob, _) = ann_and_bob(&house, &homes);
    bob.types(&first_choices());
    assert_eq!(ann.ends().code(), Some(1));
    ann.sees("standard input was closed; your seat is kept: `luckhouse join http");
}
