//! Proving the dice of a finished game.

use crate::run::{Home, run};
use luckhouse_engine::fair::v1::{FairDice, Proof};
use luckhouse_engine::fair::{Bytes, DailyDice, Secret};
use luckhouse_engine::{Rng, Seat};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::{AnyGame, BotSpec, Waiting};

/// A whole game with fair dice, and its proof.
fn played(game: &dyn AnyGame, seats: usize) -> String {
    let secret = Secret::new([seats as u8; 32]);
    let added: Vec<(Seat, Bytes)> = Seat::all(seats).map(|seat| (seat, Bytes::new([9; 32]))).collect();
    let dice = FairDice::new(&secret, "table-7", &added);
    let proof = Proof { table: "table-7".into(), seal: secret.seal(), added, secret: *secret.open() };
    rolled(game, seats, &dice, &proof)
}

fn rolled(game: &dyn AnyGame, seats: usize, dice: &FairDice, proof: &Proof) -> String {
    let mut table = game.open(&[], seats).unwrap();
    let mut thoughts = Rng::seeded(1);
    loop {
        match table.waiting() {
            Waiting::Roll => table.roll_fair(dice),
            Waiting::Choice(seats) => {
                table.choose_as(seats.first().unwrap(), BotSpec::RANDOM, &mut thoughts).unwrap();
            }
            Waiting::Over(_) => break,
        }
    }
    format!("{}{proof}", table.log(luckhouse_engine::Viewer::Arbiter))
}

#[test]
fn honest_games_of_every_kind_are_proved() {
    let home = Home::new();
    for game in GAMES {
        for seats in game.about().seats {
            std::fs::write(home.0.join("game.log"), played(*game, *seats)).unwrap();
            let ran = run(&home, &["verify", "game.log"], "");
            assert_eq!(ran.code, 0, "{} for {seats}: {}", game.about().name, ran.err);
            assert!(ran.out.starts_with("Proved:") && ran.out.contains("Not proved"), "{}", ran.out);
        }
    }
}

/// Nobody could add anything to the dice of a day, and whoever compares their seal compares it with the one of the day before.
#[test]
fn the_dice_of_a_day_are_said_to_be_those_of_everybody() {
    let (home, today) = (Home::new(), DailyDice::new("2026-11-16".parse().unwrap(), Secret::new([0x5e; 32])));
    let lantern = luckhouse_shelf::find("lantern").unwrap();
    let log = rolled(lantern, 1, &today.dice(), &today.proof());
    std::fs::write(home.0.join("day.log"), log).unwrap();
    let ran = run(&home, &["verify", "day.log"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    for expected in ["the dice of 2026-11-16, the same for everybody", "told the day before at /daily"] {
        assert!(ran.out.contains(expected), "{expected}: {}", ran.out);
    }
    assert!(ran.out.contains(&today.seal().to_string()), "{}", ran.out);
    for of_tables in ["puppet", "bytes", "table daily", "protocol 1"] {
        assert!(!ran.out.contains(of_tables), "{of_tables}: {}", ran.out);
    }
    let json = run(&home, &["verify", "day.log", "--json"], "").out;
    assert!(json.contains("\"day\": \"2026-11-16\"") && json.contains("at /daily"), "{json}");
}

#[test]
fn a_changed_roll_or_secret_is_not_proved() {
    let home = Home::new();
    let file = played(GAMES[3], 2);
    let refused = |text: String, expected: &str| {
        std::fs::write(home.0.join("game.log"), text).unwrap();
        let ran = run(&home, &["verify", "game.log"], "");
        assert_eq!((ran.code, ran.err.lines().count()), (1, 1), "{}", ran.err);
        assert!(ran.err.contains(expected), "{}", ran.err);
    };
    refused(file.replace("# fair table table-7", "# fair table table-8"), "NOT proved: event ");
    refused(file.replace("# fair secret 0", "# fair secret 1"), "does not fit its seal");
    refused(file.replace("# fair seal ", "# fair seal x"), "is not 32 bytes");
    refused(
        file.lines().filter(|line| !line.starts_with('#')).fold(String::new(), |all, line| all + line + "\n"),
        "is not a proof of fair dice",
    );
    let remarks: String =
        file.lines().filter(|line| line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    let early: String = file.lines().take(3).map(|line| format!("{line}\n")).collect();
    refused(early + &remarks, "the game is not over");
}
