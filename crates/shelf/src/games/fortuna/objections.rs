//! Why a choice is not legal now.

use crate::Objection;
use crate::objection::Nobody;
use luckhouse_engine::{DiceSet, Game, Seat};
use luckhouse_games::fortuna::{BrickSet, Call, Fortuna, FortunaAction, FortunaView, Pair, Phase};
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
    use FortunaAction::{Accept, Bricks, Challenge, Dice, Free, Leave, Take};
    let objection = match (view.phase, action) {
        (Phase::PickDice(spread), Dice(pair)) => {
            let there = Pair::among_dice(spread.dice).any(|possible| possible == pair);
            (!there).then_some(FortunaObjection::DiceNotThere { pair, dice: spread.dice })
        }
        (Phase::PickDice(spread), _) => Some(FortunaObjection::PickDiceFirst { dice: spread.dice }),
        (Phase::PickBricks { spread, .. }, Bricks(pair)) => {
            let there = spread.bricks.pairs().any(|possible| possible == pair);
            (!there).then_some(FortunaObjection::BricksNotThere { pair, bricks: spread.bricks })
        }
        (Phase::PickBricks { spread, .. }, _) => {
            Some(FortunaObjection::PickBricksFirst { bricks: spread.bricks })
        }
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
