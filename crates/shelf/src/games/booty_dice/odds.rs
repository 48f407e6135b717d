//! The odds that a player of Booty Dice would like to know.

mod here;

pub(super) use here::here;

use crate::saying::figure;
use crate::{OddsReport, OddsTopic, Saying};
use luckhouse_engine::{BadWord, Fraction, Phrase, phrase};
use luckhouse_games::booty_dice::odds::{Combo, at_least, exactly, gold};
use luckhouse_games::booty_dice::{Curse, Faces, ROLLS};
use luckhouse_solvers::booty_dice::Hopes;
use luckhouse_words::id;
use serde_json::json;

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic { name: "combos", takes: "", about: id!("terminal-odds-topic-booty-dice-combos"), run: combos },
    OddsTopic {
        name: "faces",
        takes: "[DICE]",
        about: id!("terminal-odds-topic-booty-dice-faces"),
        run: faces,
    },
    OddsTopic { name: "die", takes: "", about: id!("terminal-odds-topic-booty-dice-die"), run: one_die_more },
    OddsTopic {
        name: "gold",
        takes: "[five|six]",
        about: id!("terminal-odds-topic-booty-dice-gold"),
        run: gold_in_a_turn,
    },
];

/// The combos, by the messages that name them.
const COMBOS: [(&str, Combo); 5] = [
    ("curse-five", Combo::Curse(Curse::Five)),
    ("curse-six", Combo::Curse(Curse::Six)),
    ("mutiny", Combo::Mutiny),
    ("shipwreck", Combo::Shipwreck),
    ("both-combos", Combo::MutinyAndShipwreck),
];

/// Columns, the last of them for one, two and three rolls.
fn columns<const N: usize>(first: [&str; N]) -> impl Iterator<Item = Saying> {
    first.map(Saying::from).into_iter().chain(["one-throw", "two-throws", "three-throws"].map(Saying::from))
}

fn for_each_number_of_rolls(chance: impl Fn(u32) -> Fraction) -> impl Iterator<Item = Saying> {
    (1..=u32::from(ROLLS)).map(move |rolls| chance(rolls).into())
}

fn no_words(words: &[&str]) -> Result<(), BadWord> {
    match words.first() {
        Some(word) => {
            Err(BadWord::new(*word, phrase!("kind-topic-word"), phrase!("expected-nothing-after-name")))
        }
        None => Ok(()),
    }
}

fn combos(words: &[&str]) -> Result<OddsReport, BadWord> {
    no_words(words)?;
    let mut report = OddsReport::of("combos", columns(["combo-of", "ways-of-all"]));
    for (name, combo) in COMBOS {
        let ways = figure(Hopes::chance(combo, 1).ways);
        let chances = for_each_number_of_rolls(|rolls| Hopes::chance(combo, rolls));
        report.row([name.into(), ways].into_iter().chain(chances));
    }
    report.note("for-that-alone");
    Ok(report)
}

fn faces(words: &[&str]) -> Result<OddsReport, BadWord> {
    let dice = number_of_dice(words)?;
    let title = Saying::fact(&json!({ "name": "faces", "dice": dice }));
    let mut report = OddsReport::of(title, columns(["so-many", "ways", "exactly"]));
    for n in 0..=dice {
        let exact = exactly(n, dice, 1);
        let chances = for_each_number_of_rolls(|rolls| at_least(n, dice, rolls));
        report.row([figure(n), figure(exact.ways), exact.into()].into_iter().chain(chances));
    }
    report.note(Saying::fact(&json!({ "name": "at-least-in", "ways": 6u64.pow(dice) })));
    report.note("others-again");
    Ok(report)
}

fn number_of_dice(words: &[&str]) -> Result<u32, BadWord> {
    match words {
        [] => Ok(Faces::DICE as u32),
        [word] => {
            let dice = word.parse().ok().filter(|dice| (1..=Faces::DICE as u32).contains(dice));
            dice.ok_or_else(|| {
                BadWord::new(
                    *word,
                    phrase!("kind-number-of-dice"),
                    phrase!("expected-range", least = 1, most = 6),
                )
            })
        }
        _ => {
            let expected = phrase!("expected-one-number", least = 1, most = 6);
            Err(BadWord::new(words.join(" "), phrase!("kind-number-of-dice"), expected))
        }
    }
}

fn one_die_more(words: &[&str]) -> Result<OddsReport, BadWord> {
    no_words(words)?;
    let columns = ["dice-rolled", "one-or-more", "gain", "two-or-more", "gain", "three-or-more", "gain"];
    let mut report = OddsReport::of("one-more", columns);
    for dice in 1..=Faces::DICE as u32 {
        let cells = (1..=3).flat_map(|n| {
            let (with, without) = (at_least(n, dice, 1), at_least(n, dice - 1, 1));
            let gain = 100.0 * (with.as_f64() - without.as_f64());
            [with.into(), Saying::fact(&json!({ "name": "points", "points": gain }))]
        });
        report.row(std::iter::once(figure(dice)).chain(cells));
    }
    report.note("gains");
    Ok(report)
}

fn gold_in_a_turn(words: &[&str]) -> Result<OddsReport, BadWord> {
    let curse = match words {
        [] | ["five"] => Curse::Five,
        ["six"] => Curse::Six,
        _ => {
            return Err(BadWord::new(
                words.join(" "),
                phrase!("kind-curse"),
                Phrase::either(["five", "six"]),
            ));
        }
    };
    let mut report = OddsReport::of("gold", columns(["at-least"]));
    for wanted in (2..=12).step_by(2) {
        let reaches = |dice| i64::from(gold(dice, curse) >= wanted);
        let chances = for_each_number_of_rolls(|rolls| Hopes::new(reaches, rolls).keeping(Faces::EMPTY));
        report.row(std::iter::once(figure(wanted)).chain(chances));
    }
    report.note("gold-by-faces");
    report.note("gold-enough");
    Ok(report)
}
