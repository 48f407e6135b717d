//! What matters while somebody decides what to roll again.

use crate::games::booty_dice::combo::ComboName;
use crate::saying::{figure, sayings};
use crate::{OddsReport, Saying};
use luckhouse_engine::{Fraction, Game, Imagine, Rng, Seat};
use luckhouse_games::booty_dice::odds::{Combo, at_least, exactly, wins_with};
use luckhouse_games::booty_dice::{BootyDice, BootyView, Faces, Phase, ROLLS, Resolve, Throw};
use luckhouse_solvers::booty_dice::Hopes;
use serde::Serialize;

/// What a table of odds of Booty Dice says.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum Odds {
    RollsLeft { rolls: u32 },
    AllRolls,
    NextRoll,
    ToGet,
    RollAgain,
    Combo { combo: ComboName },
    Win,
    Dice { dice: Faces },
    NothingHelps,
    Stop,
    EachAlone,
    OneRoll,
    DiceRolled,
    NamedFace,
    OneOfTwo,
    NoPlank,
}
sayings!(Odds);

/// What matters now.
pub(in super::super) fn here(game: &BootyDice, view: &BootyView, _seat: Seat) -> Vec<OddsReport> {
    match view.phase {
        // Before the first roll at least one die is taken up, for which there is no short answer (BD-19).
        Phase::Deciding(throw) if throw.rolls == 0 => vec![simple_rolls()],
        Phase::Deciding(throw) => vec![hopes(game, view, throw), simple_rolls()],
        _ => Vec::new(),
    }
}

fn hopes(game: &BootyDice, view: &BootyView, throw: Throw) -> OddsReport {
    let rolls = u32::from(ROLLS - throw.rolls);
    let columns = [Odds::AllRolls, Odds::NextRoll, Odds::ToGet, Odds::RollAgain];
    let mut report = OddsReport::of(Odds::RollsLeft { rolls }, columns);
    let combos = [
        (ComboName::Curse, Combo::Curse(game.options().curse)),
        (ComboName::Mutiny, Combo::Mutiny),
        (ComboName::Shipwreck, Combo::Shipwreck),
    ];
    for (name, combo) in combos {
        report.row(hope(Odds::Combo { combo: name }, throw.dice, rolls, |dice| combo.stands(dice)));
    }
    // Where every roll is resolved, what a later one needs depends on the one before.
    if game.options().resolve == Resolve::Stop {
        let state = game.imagine(view, &mut Rng::seeded(0));
        report.row(hope(Odds::Win, throw.dice, rolls, |dice| wins_with(game, &state, dice)));
    }
    report.note(Odds::EachAlone);
    report
}

/// One row: its chance with all rolls and with the next one, what it is, and the dice to roll for it.
fn hope(what: Odds, dice: Faces, rolls: u32, stands: impl Fn(Faces) -> bool) -> [Saying; 4] {
    let worth = |dice| i64::from(stands(dice));
    let best = |plan: &Hopes| plan.keeping(plan.best_to_keep(dice)).into();
    let (next, all) = (Hopes::new(worth, 1), Hopes::new(worth, rolls));
    let rolled = dice.minus(all.best_to_keep(dice)).filter(|rolled| !rolled.is_empty());
    let advice = match rolled {
        _ if all.worth_keeping(Faces::EMPTY) == 0 => Odds::NothingHelps,
        Some(dice) => Odds::Dice { dice },
        None => Odds::Stop,
    };
    [best(&all), best(&next), what.into(), advice.into()]
}

fn simple_rolls() -> OddsReport {
    let columns = [Odds::DiceRolled, Odds::NamedFace, Odds::OneOfTwo, Odds::NoPlank];
    let mut report = OddsReport::of(Odds::OneRoll, columns);
    for dice in 1..=Faces::DICE as u32 {
        let total = 6u64.pow(dice);
        let two = Fraction { ways: total - 4u64.pow(dice), total };
        let chances = [at_least(1, dice, 1), two, exactly(0, dice, 1)];
        report.row([figure(dice)].into_iter().chain(chances.map(Saying::from)));
    }
    report
}
