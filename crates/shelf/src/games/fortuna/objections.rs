//! Why a choice is not legal now.

use crate::Objection;
use crate::objection::Nobody;
use luckhouse_engine::{DiceSet, Game, Seat};
use luckhouse_games::fortuna::{BrickSet, Call, Fortuna, FortunaAction, FortunaView, Pair, Phase, Throw};
use serde::Serialize;

/// What speaks against a choice.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum FortunaObjection {
    /// Two of the dice come first (FO-17).
    PickDiceFirst { dice: DiceSet },
    /// Two of the bricks come first (FO-17).
    PickBricksFirst { bricks: BrickSet },
    /// Dice that do not lie there.
    DiceNotThere { pair: Pair, dice: DiceSet },
    /// Bricks that do not lie there.
    BricksNotThere { pair: Pair, bricks: BrickSet },
    /// Dice that lie there, but one of them is in a group already (FO-22).
    DiceUsed { pair: Pair, left: DiceSet },
    /// Bricks that lie there, but one of them is in a group already (FO-22).
    BricksUsed { pair: Pair, left: BrickSet },
    /// The throw is to be called (FO-9).
    CallFirst,
    /// A call waits for an answer (FO-10).
    AnswerFirst { seat: Seat, call: Call },
    /// A marble may leave the dungeon (FO-8).
    MarbleFirst,
    /// An opponent is to be named (FO-16).
    TakeFirst { marbles: u8 },
    /// Oneself.
    Yourself,
    /// Somebody of one's own team (FO-15).
    OwnTeam { seat: Seat },
    /// Somebody without a marble in hand.
    NoMarbles { seat: Seat },
}

/// What speaks against this choice of whoever is asked now.
pub(super) fn against(
    game: &Fortuna,
    view: &FortunaView,
    seat: Seat,
    action: FortunaAction,
) -> Option<Objection> {
    use FortunaAction::{Accept, Challenge, Free, Leave, Take};
    let objection = match (view.phase, action) {
        (Phase::PickDice(throw), _) => no_dice(throw, action),
        (Phase::PickBricks { throw, .. }, _) => no_bricks(throw, action),
        (Phase::Call(_), FortunaAction::Call(_)) => None,
        (Phase::Call(_), _) => Some(FortunaObjection::CallFirst),
        (Phase::Challenge { .. }, Accept | Challenge) => None,
        (Phase::Challenge { call, .. }, _) => {
            Some(FortunaObjection::AnswerFirst { seat: view.on_turn, call })
        }
        (Phase::Reward { .. } | Phase::OwnMarble(_), Free | Leave) => None,
        (Phase::Reward { .. } | Phase::OwnMarble(_), _) => Some(FortunaObjection::MarbleFirst),
        (Phase::Take(_), Take(other)) => {
            return Nobody::at(other, game.seats())
                .or_else(|| aim(game, view, seat, other).map(|objection| Objection::of(&objection)));
        }
        (Phase::Take(scored), _) => Some(FortunaObjection::TakeFirst { marbles: scored.score.line.takes() }),
        (Phase::Starting(_) | Phase::Dice | Phase::Bricks { .. } | Phase::Over, _) => None,
    };
    objection.map(|objection| Objection::of(&objection))
}

/// Two of the dice can be chosen that lie open and in no group yet.
fn no_dice(throw: Throw, action: FortunaAction) -> Option<FortunaObjection> {
    let (left, dice) = (throw.left()?.dice, throw.spread.dice);
    match action {
        FortunaAction::Dice(pair) if is_among(pair, throw.dice_pairs()) => None,
        FortunaAction::Dice(pair) if is_among(pair, Pair::among_dice(dice)) => {
            Some(FortunaObjection::DiceUsed { pair, left })
        }
        FortunaAction::Dice(pair) => Some(FortunaObjection::DiceNotThere { pair, dice }),
        _ => Some(FortunaObjection::PickDiceFirst { dice: left }),
    }
}

/// The same of the bricks.
fn no_bricks(throw: Throw, action: FortunaAction) -> Option<FortunaObjection> {
    let (left, bricks) = (throw.left()?.bricks, throw.spread.bricks);
    match action {
        FortunaAction::Bricks(pair) if is_among(pair, throw.brick_pairs()) => None,
        FortunaAction::Bricks(pair) if is_among(pair, bricks.pairs()) => {
            Some(FortunaObjection::BricksUsed { pair, left })
        }
        FortunaAction::Bricks(pair) => Some(FortunaObjection::BricksNotThere { pair, bricks }),
        _ => Some(FortunaObjection::PickBricksFirst { bricks: left }),
    }
}

fn is_among(pair: Pair, mut pairs: impl Iterator<Item = Pair>) -> bool {
    pairs.any(|possible| possible == pair)
}

/// An opponent who has a marble in hand can be named.
fn aim(game: &Fortuna, view: &FortunaView, own: Seat, other: Seat) -> Option<FortunaObjection> {
    if other == own {
        return Some(FortunaObjection::Yourself);
    }
    if !game.opponents(view.starter, own).contains(other) {
        return Some(FortunaObjection::OwnTeam { seat: other });
    }
    view.players[other].marbles.are_gone().then_some(FortunaObjection::NoMarbles { seat: other })
}
