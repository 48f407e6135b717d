use super::*;
use crate::pig::{Pig, PigOptions};
use crate::{Game, Table, Turn};

fn added() -> Vec<(Seat, Bytes)> {
    vec![(Seat::at(0), Bytes::new([3; 32])), (Seat::at(1), Bytes::new([4; 32]))]
}

/// A finished game of Pig with the proof of its dice.
fn played(secret: u8) -> String {
    let secret = Secret::new([secret; 32]);
    let dice = FairDice::new(&secret, "t-1", &added());
    let mut table = Table::open(Pig::new(PigOptions { goal: 20, ..PigOptions::default() }, 2).unwrap());
    while !matches!(table.turn(), Turn::Over(_)) {
        match table.owed().first() {
            Some(seat) => table.choose(seat, *table.legal(seat).last().unwrap()).unwrap(),
            None => drop(table.roll_fair(&dice)),
        }
    }
    let proof = Proof { table: "t-1".into(), seal: secret.seal(), added: added(), secret: *secret.open() };
    format!("{}{proof}", table.whole_log())
}

fn is_proved(file: &str) -> bool {
    let (Ok(proof), Ok(table)) = (Proof::read(file), Table::<Pig>::read(file)) else { return false };
    proof.check(file, &table).is_ok()
}

#[test]
fn an_honest_game_is_proved() {
    assert!((0..50).all(|secret| is_proved(&played(secret))));
}

#[test]
fn no_byte_of_a_roll_the_secret_or_what_was_added_can_be_changed() {
    let file = played(9);
    let mut tried = 0;
    let mut start = 0;
    for line in file.split_inclusive('\n') {
        let matters = line.starts_with('*') || line.starts_with("# fair ");
        for place in start..start + line.trim_end().len() {
            for other in b"0123456789abcdefpz *" {
                let mut bytes = file.clone().into_bytes();
                if !matters || bytes[place] == *other {
                    continue;
                }
                bytes[place] = *other;
                tried += 1;
                let changed = String::from_utf8(bytes).unwrap();
                assert!(!is_proved(&changed), "still proved:\n{changed}");
            }
        }
        start += line.len();
    }
    assert!(tried > 3000, "{tried}");
}

fn parts<'a>(lines: &[&'a str]) -> (Vec<&'a str>, Vec<&'a str>) {
    lines.iter().partition(|line| line.starts_with('#'))
}

#[test]
fn no_two_lines_can_change_places() {
    let file = played(9);
    let lines: Vec<&str> = file.lines().collect();
    for first in 0..lines.len() {
        for second in first + 1..lines.len() {
            let mut swapped = lines.clone();
            swapped.swap(first, second);
            // A remark may stand anywhere: what counts is the order of the events, and that of the proof.
            if parts(&swapped) != parts(&lines) {
                assert!(!is_proved(&(swapped.join("\n") + "\n")), "{first} and {second} in\n{file}");
            }
        }
    }
}

#[test]
fn an_unfinished_game_proves_nothing() {
    let file = played(9);
    let cut: Vec<&str> = file.lines().filter(|line| *line != "p2 hold" && *line != "p1 hold").collect();
    assert!(!is_proved(&cut.join("\n")));
    let (first, _) = file.split_once("p1 roll").unwrap();
    let table = Table::<Pig>::read(first).unwrap();
    assert_eq!(Proof::read(&file).unwrap().check(first, &table), Err(Broken::NotOver));
}

#[test]
fn every_ticket_is_as_likely() {
    let dice = FairDice::new(&Secret::new([5; 32]), "x", &[]);
    let odds = Odds::even(0..7);
    let mut counts = [0_u32; 7];
    (0..70_000).for_each(|number| counts[dice.draw(number, &odds)] += 1);
    // Five standard deviations of a count of 10,000.
    assert!(counts.iter().all(|count| count.abs_diff(10_000) < 465), "{counts:?}");
}

#[test]
fn numbers_that_would_favour_some_are_passed_over() {
    // With a total just above half of all numbers, nearly every second one is passed over; none is ever too large.
    let total = (1 << 63) + 1;
    let odds = Odds::new(total, vec![(0_u8, 1), (1, total - 1)]);
    let dice = FairDice::new(&Secret::new([6; 32]), "x", &[]);
    assert!((0..1000).all(|number| dice.draw(number, &odds) == 1));
}

#[test]
fn a_secret_is_never_printed() {
    assert_eq!(format!("{:?}", Secret::new([0xab; 32])), "Secret(not shown)");
}

#[test]
fn tables_players_and_numbers_all_matter() {
    let secret = Secret::new([1; 32]);
    let odds = Odds::even(0..100_003_u64);
    let draw = |table: &str, added: &[(Seat, Bytes)], number| {
        FairDice::new(&secret, table, added).draw(number, &odds)
    };
    let other_order: Vec<_> = vec![(Seat::at(1), Bytes::new([3; 32])), (Seat::at(0), Bytes::new([4; 32]))];
    let draws = [
        draw("a", &added(), 0),
        draw("b", &added(), 0),
        draw("a", &added(), 1),
        draw("a", &[], 0),
        draw("a", &other_order, 0),
    ];
    let mut different = draws.to_vec();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), draws.len());
}
