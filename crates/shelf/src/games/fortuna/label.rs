//! What a choice does, and what is to be rolled.

use super::Fortuna;
use super::names;
use crate::prose::count;
use luckhouse_engine::{Game, Seat};
use luckhouse_games::fortuna::{
    BrickSet, Call, Calls, FalseChallenge, FortunaAction, FortunaChance, FortunaView, KIT, Pair, Phase,
    Score, Spread,
};

pub(super) fn label(game: &Fortuna, view: &FortunaView, action: FortunaAction) -> String {
    match (view.phase, action) {
        (Phase::PickDice(spread), FortunaAction::Dice(dice)) => dice_label(game, spread, dice),
        (Phase::PickBricks { spread, dice }, FortunaAction::Bricks(bricks)) => {
            bricks_label(game, spread, dice, bricks)
        }
        (_, FortunaAction::Call(call)) => condition(call).into(),
        (Phase::Challenge { call, .. }, FortunaAction::Accept) => {
            format!("let {} stand", names::call(call))
        }
        (_, FortunaAction::Challenge) => challenge_label(game, view.on_turn),
        (Phase::OwnMarble(_), FortunaAction::Free) => {
            format!("{} in hand", view.players[view.on_turn].marbles.in_hand() + 1)
        }
        (Phase::OwnMarble(_), FortunaAction::Leave) => leave_label(view),
        (_, FortunaAction::Free) => "one of your marbles comes back".into(),
        (_, FortunaAction::Leave) => "your marbles stay as they are".into(),
        (Phase::Take(scored), FortunaAction::Take(victim)) => {
            take_label(view, victim, scored.score.line.takes())
        }
        _ => String::new(),
    }
}

/// Where the house calls, the best choice is marked; where players call, nothing may name the score (FO-11).
fn dice_label(game: &Fortuna, spread: Spread, dice: Pair) -> String {
    if game.options().calls == Calls::Spoken {
        return makes(dice);
    }
    let best = spread.bricks.pairs().max_by_key(|bricks| rank(game, dice, *bricks));
    let Some(bricks) = best else { return String::new() };
    let mark = if is_best(game, spread, dice, bricks) { "best: " } else { "" };
    format!("{mark}{} with bricks {bricks}", worth(game, dice, bricks))
}

fn bricks_label(game: &Fortuna, spread: Spread, dice: Pair, bricks: Pair) -> String {
    if game.options().calls == Calls::Spoken {
        return format!("sum {}, difference {}", bricks.sum(), bricks.difference());
    }
    let best = spread.bricks.pairs().all(|other| rank(game, dice, other) <= rank(game, dice, bricks));
    format!("{}{}", if best { "best: " } else { "" }, worth(game, dice, bricks))
}

/// The faces that two dice make.
fn makes(dice: Pair) -> String {
    let made = |face: &u8| dice.shows(*face) || dice.sum() == *face || dice.difference() == *face;
    let faces: Vec<String> = (1..=6).filter(made).map(|face| face.to_string()).collect();
    format!("makes {}", faces.join(", "))
}

fn is_best(game: &Fortuna, spread: Spread, dice: Pair, bricks: Pair) -> bool {
    let own = rank(game, dice, bricks);
    Pair::among_dice(spread.dice)
        .all(|dice| spread.bricks.pairs().all(|bricks| rank(game, dice, bricks) <= own))
}

/// Most points first; among equals whatever takes most, and then whatever costs least.
fn rank(game: &Fortuna, dice: Pair, bricks: Pair) -> (u8, u8, std::cmp::Reverse<u8>) {
    let score = Score::of(dice, bricks, game.options().plain);
    (score.points, score.line.takes(), std::cmp::Reverse(score.line as u8))
}

fn worth(game: &Fortuna, dice: Pair, bricks: Pair) -> String {
    let score = Score::of(dice, bricks, game.options().plain);
    format!("{}, {}", names::line(score.line), count(score.points, "point"))
}

/// When a call is right, in a few words.
pub(super) fn condition(call: Call) -> &'static str {
    match call {
        Call::Cheese => "dice 5 6 on bricks 5 6",
        Call::Happiness => "each die has its own brick",
        Call::Smile => "one die is twice the other, a brick shows the lower",
        Call::Grin => "equal dice, a brick shows the same",
        Call::HalfSmile => "one die is twice the other, a brick shows the higher",
        Call::WolfGrin => "equal dice, the bricks add up to one or differ by it",
        Call::Plain => "a brick is a die, their sum or difference; or a miss",
    }
}

fn challenge_label(game: &Fortuna, caller: Seat) -> String {
    let right = match game.options().false_challenge {
        FalseChallenge::Free => "",
        FalseChallenge::Marble => "; if right, you do",
    };
    format!("if the call is wrong, {caller} loses a marble{right}")
}

fn leave_label(view: &FortunaView) -> String {
    match view.players[view.on_turn].marbles.in_hand() {
        0 => "none in hand: the game ends with this turn".into(),
        in_hand => format!("stay at {in_hand} in hand"),
    }
}

fn take_label(view: &FortunaView, victim: Seat, marbles: u8) -> String {
    let in_hand = view.players[victim].marbles.in_hand();
    match in_hand.saturating_sub(marbles) {
        0 => format!("{victim} has none left, and the game ends"),
        left => format!("{victim} goes from {in_hand} to {left}"),
    }
}

pub(super) fn ask_for_roll(chance: &FortunaChance) -> String {
    match chance {
        FortunaChance::First(seat) => format!("{seat}'s two dice for the first turn, like `dice 2 5`"),
        FortunaChance::Dice(dice) => {
            let faces = ["1", "2", "2", "3", "4", "4", "5", "6"].map(String::from);
            format!("{dice} dice, like `dice {}`", faces[8 - dice..].join(" "))
        }
        FortunaChance::Bricks { bricks, kits } => {
            let example = KIT[KIT.len() - bricks..].iter().fold(BrickSet::EMPTY, |set, face| set.with(*face));
            format!("{bricks} of the {} bricks, a blank is 0, like `bricks {example}`", KIT.len() * kits)
        }
    }
}
