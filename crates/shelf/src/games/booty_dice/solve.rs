//! Exact answers about the game for two.

use crate::saying::{figure, in_percent, tiny};
use crate::{OddsReport, Saying, Solved};
use luckhouse_engine::{BadWord, Game, Phrase, phrase};
use luckhouse_games::booty_dice::{BootyDice, DOUBLOONS, Faces, Pirate, ROLLS, Resolve, SHIELDS};
use luckhouse_solvers::booty_dice::{Care, Chances, Solution, Standing, Table, solve, turn};
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::id;
use serde_json::{Value, json};

pub(super) const SOLVES: &[(&str, &str)] = &[
    ("chance 12/7/1 5/10/0", id!("terminal-solve-booty-dice-chance")),
    ("roll DDJCWX 2 12/7/1 5/10/0", id!("terminal-solve-booty-dice-roll")),
];

/// The answer to a question, or the whole game.
pub(super) fn answer(game: &BootyDice, question: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
    let words: Vec<&str> = question.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => whole(game, watch),
        ["chance", roller, other] => {
            let standing = standing(game, roller, other)?;
            let source = source(game, watch)?;
            Ok(Solved { reports: vec![chance(standing, &source)], table: None })
        }
        ["roll", dice, left, rest @ ..] => {
            let standing = match rest {
                [] => Standing::start(game),
                [roller, other] => self::standing(game, roller, other)?,
                _ => return Err(unknown(&words)),
            };
            let (dice, left) = (six_faces(dice)?, rolls_left(left)?);
            let source = source(game, watch)?;
            Ok(Solved { reports: vec![best_roll(game, standing, dice, left, &source)?], table: None })
        }
        _ => Err(unknown(&words)),
    }
}

fn unknown(words: &[&str]) -> Unsolved {
    let forms = Phrase::either(["`chance 12/7/1 5/10/0`", "`roll DDJCWX 2 12/7/1 5/10/0`"]);
    let expected = phrase!("expected-booty-question", forms);
    BadWord::new(words.join(" "), phrase!("kind-question", game = "booty-dice"), expected).into()
}

/// Where the chances come from, and how far they can be off.
pub(super) struct Source {
    pub(super) chances: Box<dyn Chances>,
    /// How far a chance can be off, shields beyond those told apart left aside.
    pub(super) error: f64,
    note: Saying,
}

/// The table that is kept, if it knows these rules; else the game is solved now.
pub(super) fn source(game: &BootyDice, watch: &dyn Watch) -> Result<Source, Unsolved> {
    if game.seats() == 2 && Table::covers(game.options()) {
        let note = Saying::fact(&json!({ "name": "solved-kept", "shields": Table::SHIELDS }));
        return Ok(Source { chances: Box::new(Table::kept()), error: Table::ROUNDING, note });
    }
    let solution = solve(game, Care::that_fits(game.options()), watch)?;
    let (note, error) = (bound(&solution), solution.bound());
    Ok(Source { chances: Box::new(solution), error, note })
}

fn bound(solution: &Solution) -> Saying {
    let ((digit, exponent), shields) = (tiny(solution.bound(), 0), solution.extent().shields);
    Saying::fact(&json!({ "name": "solved-bound", "digit": digit, "exponent": exponent, "shields": shields }))
}

fn whole(game: &BootyDice, watch: &dyn Watch) -> Result<Solved, Unsolved> {
    let solution = solve(game, Care::that_fits(game.options()), watch)?;
    let start = Standing::start(game);
    let mut report = OddsReport::solved("solved-two", [figure(""), "solved-chance".into()]);
    let begins = solution.chance(start);
    report.row(["solved-begins".into(), percent(begins)]);
    report.row(["solved-waits".into(), percent(1.0 - begins)]);
    let (standings, sweeps) = (solution.extent().standings(), solution.sweeps());
    report.note(Saying::fact(&json!({ "name": "solved-sweeps", "standings": standings, "sweeps": sweeps })));
    report.note(bound(&solution));
    Ok(Solved { reports: vec![report], table: Table::bytes(&solution) })
}

fn percent(chance: f64) -> Saying {
    in_percent("percent-4", chance)
}

fn chance(standing: Standing, source: &Source) -> OddsReport {
    let (roller, other) = (has(standing.roller), has(standing.other));
    let title = Saying::fact(&json!({ "name": "solved-standing", "roller": roller, "other": other }));
    let mut report = OddsReport::solved(title, [figure(""), "solved-chance".into()]);
    let chance = source.chances.chance(standing);
    report.row(["solved-rolls".into(), percent(chance)]);
    report.row(["solved-waits".into(), percent(1.0 - chance)]);
    report.note(source.note.clone());
    report
}

/// What a pirate has, to be counted in words.
fn has(pirate: Pirate) -> Value {
    let Pirate { lives, shields, doubloons } = pirate;
    json!({ "doubloons": doubloons, "lives": lives, "shields": shields })
}

/// The best few of all rolls, and stopping.
fn best_roll(
    game: &BootyDice,
    standing: Standing,
    dice: Faces,
    left: usize,
    source: &Source,
) -> Result<OddsReport, Unsolved> {
    if game.options().resolve == Resolve::Each {
        let found = "`roll` with resolve=each".into();
        return Err(Unsolved::Setup { found, expected: "resolve=stop, or the question `chance`".into() });
    }
    let plan = turn(standing, game.options(), &*source.chances);
    let stop = (String::from("stop"), plan.worth(0, dice.dice()));
    let parts = dice.parts();
    let keeps = parts.as_slice().iter().filter(|kept| **kept != dice).map(|kept| {
        let rolled = dice.minus(*kept).expect("a part of the dice");
        (format!("roll {}", rolled.word()), plan.worth_keeping(left, kept.dice()))
    });
    let mut choices: Vec<(String, f64)> = std::iter::once(stop).chain(keeps).collect();
    choices.sort_by(|a, b| b.1.total_cmp(&a.1));
    let title = Saying::fact(&json!({ "name": "solved-best", "dice": dice.to_string(), "left": left }));
    let mut report = OddsReport::solved(title, ["solved-choice", "solved-chance"]);
    for (choice, chance) in choices.into_iter().take(8) {
        report.row([figure(choice), percent(chance)]);
    }
    report.note(source.note.clone());
    Ok(report)
}

fn six_faces(word: &str) -> Result<Faces, BadWord> {
    let dice: Faces = word.parse()?;
    let all = dice.len() == Faces::DICE;
    if all {
        Ok(dice)
    } else {
        Err(BadWord::new(word, phrase!("kind-whole-roll"), phrase!("expected-six-letters")))
    }
}

fn rolls_left(word: &str) -> Result<usize, BadWord> {
    let left = word.parse().ok().filter(|left| (1..usize::from(ROLLS)).contains(left));
    left.ok_or_else(|| BadWord::new(word, phrase!("kind-rolls-left"), Phrase::either([1, 2])))
}

fn standing(game: &BootyDice, roller: &str, other: &str) -> Result<Standing, BadWord> {
    let standing = Standing { roller: pirate(game, roller)?, other: pirate(game, other)? };
    let Standing { roller: one, other: two } = standing;
    let fits = one.doubloons + two.doubloons <= DOUBLOONS && one.shields + two.shields <= SHIELDS;
    let expected = phrase!("expected-together", doubloons = DOUBLOONS, shields = SHIELDS);
    if fits {
        Ok(standing)
    } else {
        Err(BadWord::new(format!("{roller} {other}"), phrase!("kind-standing"), expected))
    }
}

fn pirate(game: &BootyDice, word: &str) -> Result<Pirate, BadWord> {
    let options = game.options();
    let numbers: Vec<Option<u8>> = word.split('/').map(|number| number.parse().ok()).collect();
    match numbers.as_slice() {
        [Some(doubloons), Some(lives), Some(shields)]
            if u32::from(*doubloons) < options.goal
                && (1..=options.lives).contains(&u32::from(*lives))
                && *shields <= SHIELDS =>
        {
            Ok(Pirate { lives: *lives, shields: *shields, doubloons: *doubloons })
        }
        _ => {
            let (most, lives) = (options.goal - 1, options.lives);
            let expected = phrase!("expected-pirate", most, lives, shields = SHIELDS);
            Err(BadWord::new(word, phrase!("kind-pirate"), expected))
        }
    }
}
