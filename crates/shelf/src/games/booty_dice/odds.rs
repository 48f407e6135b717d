//! The odds that a player of Booty Dice would like to know.

use crate::prose::{count, percent};
use crate::{OddsTopic, Report};
use luckhouse_engine::{BadWord, Fraction, Game, Imagine, Rng, Seat};
use luckhouse_games::booty_dice::odds::{Combo, at_least, exactly, gold, wins_with};
use luckhouse_games::booty_dice::{BootyDice, BootyView, Curse, Face, Faces, Phase, ROLLS, Resolve, Throw};
use luckhouse_solvers::booty_dice::Hopes;

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic {
        name: "combos",
        takes: "",
        about: "Curse, Mutiny and Shipwreck in one, two and three rolls",
        run: combos,
    },
    OddsTopic {
        name: "faces",
        takes: "[DICE]",
        about: "how many of one to six dice show a face you want",
        run: faces,
    },
    OddsTopic { name: "die", takes: "", about: "what one die more is worth", run: one_die_more },
    OddsTopic {
        name: "gold",
        takes: "[five|six]",
        about: "the chance to gain so many doubloons in a turn, by the faces of a Curse",
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

fn combos(words: &[&str]) -> Result<Report, BadWord> {
    no_words(words)?;
    let [one, two, three] = ROLLS_IN_WORDS;
    let mut report = Report::new("Combos with six dice", &["combo", "ways of 46656", one, two, three]);
    for (name, combo) in COMBOS {
        let ways = Hopes::chance(combo, 1).ways.to_string();
        let chances = for_each_number_of_rolls(|rolls| Hopes::chance(combo, rolls));
        report.row([name.to_string(), ways].into_iter().chain(chances));
    }
    report.note("Two and three rolls: with the best re-rolling for that combo and nothing else.");
    Ok(report)
}

fn faces(words: &[&str]) -> Result<Report, BadWord> {
    let dice = number_of_dice(words)?;
    let title = format!("{}: how many show one face that you want", count(dice, "die"));
    let [one, two, three] = ROLLS_IN_WORDS;
    let at_least_so_many = format!("at least, {one}");
    let mut report = Report::new(title, &["so many", "ways", "exactly", &at_least_so_many, two, three]);
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

fn one_die_more(words: &[&str]) -> Result<Report, BadWord> {
    no_words(words)?;
    let columns = ["dice rolled", "one or more", "gain", "two or more", "gain", "three or more", "gain"];
    let mut report = Report::new("One roll for a face that you want: what each die adds", &columns);
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

fn gold_in_a_turn(words: &[&str]) -> Result<Report, BadWord> {
    let curse = match words {
        [] | ["five"] => Curse::Five,
        ["six"] => Curse::Six,
        _ => return Err(BadWord::new(words.join(" "), "a kind of Curse", "five or six")),
    };
    let [one, two, three] = ROLLS_IN_WORDS;
    let mut report = Report::new("Gaining doubloons in a turn", &["at least", one, two, three]);
    for wanted in (2..=12).step_by(2) {
        let reaches = |dice| i64::from(gold(dice, curse) >= wanted);
        let chances = for_each_number_of_rolls(|rolls| Hopes::new(reaches, rolls).keeping(Faces::EMPTY));
        report.row(std::iter::once(wanted.to_string()).chain(chances));
    }
    report.note("By D and J, less X, with the best re-rolling for that sum.");
    report.note("While there is enough to dig, to bury and to steal; plunder comes on top.");
    Ok(report)
}

/// What matters while somebody decides what to roll again.
pub(super) fn here(game: &BootyDice, view: &BootyView, _seat: Seat) -> Vec<Report> {
    match view.phase {
        Phase::Deciding(throw) => vec![hopes(game, view, throw), simple_rolls()],
        _ => Vec::new(),
    }
}

fn hopes(game: &BootyDice, view: &BootyView, throw: Throw) -> Report {
    let rolls = u32::from(ROLLS - throw.rolls);
    let title = format!("From {} with {} left", throw.dice, count(rolls, "roll"));
    let mut report = Report::new(title, &["to get", "now", "next roll", "all rolls", "so roll"]);
    let combos = [
        ("Curse", Combo::Curse(game.options().curse)),
        ("Mutiny", Combo::Mutiny),
        ("Shipwreck", Combo::Shipwreck),
    ];
    for (name, combo) in combos {
        report.row(hope(name, throw.dice, rolls, |dice| combo.stands(dice)));
    }
    // Where every roll is resolved, what a later one needs depends on the one before.
    if game.options().resolve == Resolve::Stop {
        let state = game.imagine(view, &mut Rng::seeded(0));
        report.row(hope("the win, this turn", throw.dice, rolls, |dice| wins_with(game, &state, dice)));
    }
    report.note("Each with the best re-rolling for that alone.");
    report
}

/// One row: does it stand now, its chance with the next roll and with all of them, and the dice to roll for it.
fn hope(name: &str, dice: Faces, rolls: u32, stands: impl Fn(Faces) -> bool) -> [String; 5] {
    let worth = |dice| i64::from(stands(dice));
    let best = |plan: &Hopes| percent(plan.keeping(plan.best_to_keep(dice)));
    let (next, all) = (Hopes::new(worth, 1), Hopes::new(worth, rolls));
    let now = if stands(dice) { "yes" } else { "no" };
    let rolled = dice.minus(all.best_to_keep(dice)).filter(|rolled| !rolled.is_empty());
    let advice = match rolled {
        _ if all.worth_keeping(Faces::EMPTY) == 0 => "nothing helps".into(),
        Some(rolled) => rolled.word(),
        None => "nothing: stop".into(),
    };
    [name.into(), now.into(), best(&next), best(&all), advice]
}

fn simple_rolls() -> Report {
    let columns = ["dice rolled", "a named face", "one of two faces", "no W"];
    let mut report = Report::new("One roll of some dice shows at least once…", &columns);
    for dice in 1..=Faces::DICE as u32 {
        let named = at_least(1, dice, 1);
        let ways = |faces: u64| 6u64.pow(dice) - (6 - faces).pow(dice);
        let two = Fraction { ways: ways(2), total: 6u64.pow(dice) };
        report.row([dice.to_string(), percent(named), percent(two), percent(exactly(0, dice, 1))]);
    }
    report.note(format!("The faces: {}.", all_faces()));
    report
}

fn all_faces() -> String {
    let names: Vec<String> =
        Face::ALL.iter().map(|face| format!("{} {}", face.letter(), face.name())).collect();
    names.join(", ")
}
