//! No byte of a log can be changed, and no line can go, come twice or stand elsewhere.

use crate::honest::{SEALED, TOGETHER, rules};
use luckhouse_engine::fair::{Receipt, check_log};
use luckhouse_engine::pig::Pig;
use luckhouse_engine::{Game, Rng};
use luckhouse_games::reynards_luck::ReynardsLuck;
use luckhouse_laws::fair_house::{FairHouse, Guest, carry, play_on, whole_game};

/// A short log with its receipt.
struct Sample {
    log: String,
    receipt: Receipt,
    check: fn(&str, &Receipt) -> bool,
}

fn holds<G: Game>(log: &str, receipt: &Receipt) -> bool {
    check_log::<G>(log).is_ok_and(|checked| receipt.check(&checked).is_ok())
}

fn sample<G: Game>((house, guests): (FairHouse<G>, Vec<Guest>)) -> Sample {
    let sample = Sample { log: house.log(), receipt: guests[0].receipt().unwrap(), check: holds::<G> };
    assert!((sample.check)(&sample.log, &sample.receipt), "{}\n{:?}", sample.log, house.check().err());
    sample
}

/// Some moments of a game that is closed then.
fn closed<G: Game>(game: G, terms: &str, people: usize, moments: usize) -> (FairHouse<G>, Vec<Guest>) {
    let mut house = FairHouse::open(game, terms, 9);
    let seats = luckhouse_engine::Seat::all(people);
    let mut guests: Vec<Guest> = seats.map(|seat| Guest::new(&house, seat)).collect();
    (0..moments).for_each(|_| play_on(&mut house, &mut guests));
    house.end();
    carry(&mut house, &mut guests);
    (house, guests)
}

fn samples() -> Vec<Sample> {
    vec![
        sample(whole_game(rules::<Pig>("goal=10", 2), TOGETHER, &[0, 1], 3)),
        sample(whole_game(rules::<Pig>("goal=10", 2), &format!("{SEALED} p2=steady"), &[0], 4)),
        sample(closed(rules::<ReynardsLuck>("", 2), TOGETHER, 2, 24)),
    ]
}

#[test]
fn every_byte_of_every_line_is_bound() {
    for Sample { log, receipt, check } in samples() {
        let (mut start, mut tried) = (0, 0);
        for line in log.split_inclusive('\n') {
            // Names of people are for people, and bind nothing.
            let matters = !line.starts_with("# seat ");
            for place in (start..start + line.len()).filter(|_| matters) {
                let byte = log.as_bytes()[place];
                for other in [byte ^ 1, b'0', b'p', b' '] {
                    let mut bytes = log.clone().into_bytes();
                    bytes[place] = other;
                    let changed = String::from_utf8(bytes).unwrap();
                    tried += usize::from(other != byte);
                    assert!(other == byte || !check(&changed, &receipt), "byte {place}, {line}still proved");
                }
            }
            start += line.len();
        }
        assert!(tried > 3_000, "{tried}");
    }
}

#[test]
fn ten_thousand_changes_are_all_refused() {
    let (samples, mut rng) = (samples(), Rng::seeded(77));
    for round in 0..10_000 {
        let sample = &samples[round % samples.len()];
        let changed = change(&sample.log, &mut rng);
        let names_only = |text: &str| {
            text.lines().filter(|line| !line.starts_with("# seat ")).collect::<Vec<_>>().join("\n")
        };
        if names_only(&changed) != names_only(&sample.log)
            || changed.lines().count() != sample.log.lines().count()
        {
            assert!(!(sample.check)(&changed, &sample.receipt), "still proved:\n{changed}");
        }
    }
}

fn change(log: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = log.lines().map(String::from).collect();
    let (one, other) = (rng.below(lines.len() as u64) as usize, rng.below(lines.len() as u64) as usize);
    match rng.below(6) {
        0 => lines.swap(one, other),
        1 => drop(lines.remove(one)),
        2 => lines.insert(one, lines[other].clone()),
        3 => lines[one] = lines[other].clone(),
        4 => {
            let digits: Vec<char> = lines[one].chars().collect();
            let place = rng.below(digits.len() as u64) as usize;
            let digit = char::from(rng.pick(b"0123456789abcdef p*"));
            lines[one] =
                digits.iter().enumerate().map(|(at, c)| if at == place { digit } else { *c }).collect();
        }
        _ => lines.truncate(one + 1),
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn every_byte_of_a_receipt_is_bound() {
    let Sample { log, receipt, check } = sample(whole_game(rules::<Pig>("goal=10", 2), TOGETHER, &[0, 1], 3));
    let text = serde_json::to_string(&receipt).unwrap();
    for place in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1;
        let Ok(changed) = serde_json::from_slice::<Receipt>(&bytes) else { continue };
        assert!(!check(&log, &changed), "byte {place} of the receipt: {}", &text[..place]);
    }
}
