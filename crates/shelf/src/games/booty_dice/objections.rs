//! Why a choice is not legal now.

use crate::Objection;
use crate::objection::Nobody;
use luckhouse_engine::{Game, Seat};
use luckhouse_games::booty_dice::{BootyAction, BootyDice, BootyView, Faces, Phase, ROLLS, Resolve};
use serde::Serialize;

/// What speaks against a choice.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum BootyObjection {
    /// Everybody says who shall begin before anything is rolled (BD-20).
    NameFirst,
    /// The first turn has begun (BD-20).
    HasBegun,
    /// Dice that lie as they were left do nothing before they are rolled (BD-19).
    RollFirst,
    /// The dice have not come to rest yet.
    DecideFirst { throws: u8 },
    /// The dice have acted, and may be rolled again (`resolve=each`).
    HaveActed { throws: u8 },
    /// Dice that do not lie there.
    NotThere { asked: Faces, dice: Faces },
    /// So many thefts are still owed.
    StillToRob { thefts: u8 },
    /// So many attacks are still owed.
    StillToAttack { attacks: u8 },
    /// Oneself.
    Yourself,
    /// Somebody who is out.
    Out { seat: Seat },
    /// Somebody without a doubloon (BD-10).
    NothingToRob { seat: Seat },
}

/// What speaks against this choice of whoever is asked now.
pub(super) fn against(
    game: &BootyDice,
    view: &BootyView,
    seat: Seat,
    action: BootyAction,
) -> Option<Objection> {
    use BootyAction::{Attack, Begin, Rob, Roll, RollAll, Stop};
    match (view.phase, action) {
        (Phase::Naming, Begin(first)) => Nobody::at(first, game.seats()),
        (Phase::Naming, _) => Some(Objection::of(&BootyObjection::NameFirst)),
        (Phase::Deciding(_), Begin(_)) => Some(Objection::of(&BootyObjection::HasBegun)),
        (Phase::Deciding(throw), Stop) => {
            (throw.rolls == 0).then(|| Objection::of(&BootyObjection::RollFirst))
        }
        (Phase::Deciding(_), RollAll) => None,
        (Phase::Deciding(throw), Rob(_) | Attack(_)) if throw.rolls == 0 => {
            Some(Objection::of(&BootyObjection::RollFirst))
        }
        (Phase::Deciding(throw), Roll(asked)) => {
            let missing = throw.dice.minus(asked).is_none();
            missing.then(|| Objection::of(&BootyObjection::NotThere { asked, dice: throw.dice }))
        }
        (Phase::Deciding(throw), Rob(_) | Attack(_)) => {
            let throws = ROLLS - throw.rolls;
            Some(Objection::of(&match game.options().resolve {
                Resolve::Stop => BootyObjection::DecideFirst { throws },
                Resolve::Each => BootyObjection::HaveActed { throws },
            }))
        }
        (Phase::Robbing { .. }, Rob(other)) => aim(game, view, seat, other).or_else(|| {
            let poor = view.pirates[other].doubloons == 0;
            poor.then(|| Objection::of(&BootyObjection::NothingToRob { seat: other }))
        }),
        (Phase::Robbing { thefts, .. }, _) => Some(Objection::of(&BootyObjection::StillToRob { thefts })),
        (Phase::Attacking { .. }, Attack(other)) => aim(game, view, seat, other),
        (Phase::Attacking { attacks, .. }, _) => {
            Some(Objection::of(&BootyObjection::StillToAttack { attacks }))
        }
        (Phase::WhoStarts { .. } | Phase::Rolling { .. } | Phase::Over { .. }, _) => None,
    }
}

/// Anybody else who is alive can be named.
fn aim(game: &BootyDice, view: &BootyView, own: Seat, other: Seat) -> Option<Objection> {
    let here = |seat: Seat| match view.pirates[seat].lives {
        0 => Some(Objection::of(&BootyObjection::Out { seat })),
        _ if seat == own => Some(Objection::of(&BootyObjection::Yourself)),
        _ => None,
    };
    Nobody::at(other, game.seats()).or_else(|| here(other))
}
