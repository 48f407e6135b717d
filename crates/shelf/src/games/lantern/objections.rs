//! Why a choice is not legal now.

use crate::Objection;
use luckhouse_engine::{DiceSet, Die};
use luckhouse_games::lantern::{Ability, Circles, ENOUGH, LanternAction, LanternView, Phase, Step};
use serde::Serialize;

/// What speaks against a choice.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum LanternObjection {
    /// The setup's dice are low: whether they stay is asked first (LN-4).
    KeepFirst { total: u32, enough: u32 },
    /// The setup's dice have no places yet (LN-5).
    AssignFirst { dice: DiceSet },
    /// Dice that were not rolled.
    OtherDice { dice: DiceSet },
    /// The journey has begun.
    HasSetOut,
    /// No row of experience waits for its reward (LN-10).
    NoReward,
    /// One does (LN-10).
    RewardFirst,
    /// Every circle of this ability is crossed off (LN-8).
    NoCircle { ability: Ability },
    /// No die shows this.
    NoSuchDie { face: Die, dice: DiceSet },
    /// Not all of these dice lie there.
    NotThere { asked: DiceSet, dice: DiceSet },
    /// There is nothing above 6 and below 1 (LN-8).
    OffTheDie { face: Die },
    /// Seven circles are drawn (LN-11).
    NoRoom { ability: Ability, most: u8 },
}

/// What speaks against this choice now.
pub(super) fn against(view: &LanternView, action: LanternAction) -> Option<Objection> {
    use LanternAction::{Again, Assign, Gain, Keep};
    let objection = match (view.phase, action) {
        (Phase::Offer(_), Again | Keep) => None,
        (Phase::Offer(dice), _) => Some(LanternObjection::KeepFirst { total: dice.total(), enough: ENOUGH }),
        (Phase::Assign(dice), Assign(places)) => {
            let same = {
                let mut faces = places.faces();
                faces.sort_unstable();
                dice.faces().eq(faces)
            };
            (!same).then_some(LanternObjection::OtherDice { dice })
        }
        (Phase::Assign(dice), _) => Some(LanternObjection::AssignFirst { dice }),
        (Phase::Fight(_), Again | Keep | Assign(_)) => Some(LanternObjection::HasSetOut),
        (Phase::Fight(_), Gain(_)) => Some(LanternObjection::NoReward),
        (Phase::Fight(dice), action) => in_a_fight(view, dice, action),
        (Phase::Reward, Gain(ability)) => {
            let full = !view.abilities[ability].has_room();
            full.then_some(LanternObjection::NoRoom { ability, most: Circles::MOST })
        }
        (Phase::Reward, _) => Some(LanternObjection::RewardFirst),
        (Phase::Setup | Phase::Enter | Phase::Reroll(_) | Phase::Won(_) | Phase::Lost(_), _) => None,
    };
    objection.map(|objection| Objection::of(&objection))
}

fn in_a_fight(view: &LanternView, dice: DiceSet, action: LanternAction) -> Option<LanternObjection> {
    let (ability, on_dice) = match action {
        LanternAction::Crit(face) => (Ability::Crit, missing(face, dice)),
        LanternAction::Counter(face, step) => {
            (Ability::Counter, missing(face, dice).or_else(|| too_far(face, step)))
        }
        LanternAction::Magic(face) => (Ability::Magic, missing(face, dice)),
        LanternAction::Con(asked) => {
            let there = dice.minus(asked).is_some();
            (Ability::Con, (!there).then_some(LanternObjection::NotThere { asked, dice }))
        }
        LanternAction::Again | LanternAction::Keep | LanternAction::Assign(_) | LanternAction::Gain(_) => {
            return None;
        }
    };
    let spent = view.abilities[ability].left == 0;
    if spent { Some(LanternObjection::NoCircle { ability }) } else { on_dice }
}

fn missing(face: Die, dice: DiceSet) -> Option<LanternObjection> {
    (dice.count(face.face()) == 0).then_some(LanternObjection::NoSuchDie { face, dice })
}

fn too_far(face: Die, step: Step) -> Option<LanternObjection> {
    step.from(face).is_none().then_some(LanternObjection::OffTheDie { face })
}
