//! The odds that a player of Booty Dice would like to know.

mod here;

pub(super) use here::here;

use crate::prose::{count, percent};
use crate::{OddsReport, OddsTopic};
use luckhouse_engine::{BadWord, Fraction};
use luckhouse_games::booty_dice::odds::{Combo, at_least, exactly, gold};
use luckhouse_games::booty_dice::{Curse, Faces, ROLLS};
use luckhouse_solvers::booty_dice::Hopes;
use luckhouse_words::id;

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

const COMBOS: [(&str, Combo); 5] = [
    ("Curse, five faces", Combo::Curse(Curse::Five)),
    ("Curse, six faces", Combo::Curse(Curse::Six)),
    ("Mutiny", Combo::Mutiny),
    ("Shipwreck", Combo::Shipwreck),
    ("Mutiny and Shipwreck", Combo::MutinyAndShipwreck),
];

const ROLLS_IN_WORDS: [&str; 3] = ["one roll", "two rolls", "three rolls"];

fn for_each_number_of_rolls(chance: impl Fn(u32) -> Fraction) -> impl Iterator<Item = String> {
    (1..=u32::from(ROLLS)).map(move |rolls| percent(chance(rolls)))
}

fn no_words(words: &[&str]) -> Result<(), BadWord> {
    match words.first() {
        Some(word) => Err(BadWord::new(*word, "known to this topic", "nothing after its name")),
        None => Ok(()),
    }
}

fn combos(words: &[&str]) -> Result<OddsReport, BadWord> {
    no_words(words)?;
    let [one, two, three] = ROLLS_IN_WORDS;
    let mut report = OddsReport::of("Combos with six dice", ["combo", "ways of 46656", one, two, three]);
    for (name, combo) in COMBOS {
        let ways = Hopes::chance(combo, 1).ways.to_string();
        let chances = for_each_number_of_rolls(|rolls| Hopes::chance(combo, rolls));
        report.row([name.to_string(), ways].into_iter().chain(chances));
    }
    report.note("Two and three rolls: with the best re-rolling for that combo and nothing else.");
    Ok(report)
}

fn faces(words: &[&str]) -> Result<OddsReport, BadWord> {
    let dice = number_of_dice(words)?;
    let title = format!("{}: how many show one face that you want", count(dice, "die"));
    let [one, two, three] = ROLLS_IN_WORDS;
    let at_least_so_many = format!("at least, {one}");
    let mut report = OddsReport::of(title, ["so many", "ways", "exactly", &at_least_so_many, two, three]);
    for n in 0..=dice {
        let exact = exactly(n, dice, 1);
        let chances = for_each_number_of_rolls(|rolls| at_least(n, dice, rolls));
        report.row([n.to_string(), exact.ways.to_string(), percent(exact)].into_iter().chain(chances));
    }
    report.note(format!("Ways and exactly: in one roll, out of {}.", 6u64.pow(dice)));
    report.note("Two and three rolls: every die that does not show the face is rolled again.");
    Ok(report)
}

fn number_of_dice(words: &[&str]) -> Result<u32, BadWord> {
    match words {
        [] => Ok(Faces::DICE as u32),
        [word] => {
            let dice = word.parse().ok().filter(|dice| (1..=Faces::DICE as u32).contains(dice));
            dice.ok_or_else(|| BadWord::new(*word, "a number of dice", "1 to 6"))
        }
        _ => Err(BadWord::new(words.join(" "), "a number of dice", "one number from 1 to 6")),
    }
}

fn one_die_more(words: &[&str]) -> Result<OddsReport, BadWord> {
    no_words(words)?;
    let columns = ["dice rolled", "one or more", "gain", "two or more", "gain", "three or more", "gain"];
    let mut report = OddsReport::of("One roll for a face that you want: what each die adds", columns);
    for dice in 1..=Faces::DICE as u32 {
        let cells = (1..=3).flat_map(|n| {
            let (with, without) = (at_least(n, dice, 1).as_f64(), at_least(n, dice - 1, 1).as_f64());
            [format!("{:.2} %", 100.0 * with), format!("+{:.2}", 100.0 * (with - without))]
        });
        report.row(std::iter::once(dice.to_string()).chain(cells));
    }
    report.note("Gain: percentage points more than with one die fewer.");
    Ok(report)
}

fn gold_in_a_turn(words: &[&str]) -> Result<OddsReport, BadWord> {
    let curse = match words {
        [] | ["five"] => Curse::Five,
        ["six"] => Curse::Six,
        _ => return Err(BadWord::new(words.join(" "), "a kind of Curse", "five or six")),
    };
    let [one, two, three] = ROLLS_IN_WORDS;
    let mut report = OddsReport::of("Gaining doubloons in a turn", ["at least", one, two, three]);
    for wanted in (2..=12).step_by(2) {
        let reaches = |dice| i64::from(gold(dice, curse) >= wanted);
        let chances = for_each_number_of_rolls(|rolls| Hopes::new(reaches, rolls).keeping(Faces::EMPTY));
        report.row(std::iter::once(wanted.to_string()).chain(chances));
    }
    report.note("By D and J, less X, with the best re-rolling for that sum.");
    report.note("While there is enough to dig, to bury and to steal; plunder comes on top.");
    Ok(report)
}
