//! What a choice would do now.

use super::combo::{Combo, combos};
use luckhouse_engine::{Game, Seat};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyView, Face, Faces, PER_DIE, Phase, Resolve, SoFar, Throw,
};
use serde::Serialize;
use ts_rs::TS;

/// What a choice would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum BootyOutlook {
    /// This pirate begins if everybody says so; otherwise lots are drawn among those named.
    Begins { first: Seat },
    /// All six dice are rolled again.
    KeepNothing,
    /// These dice stay.
    Keep { kept: Faces },
    /// The dice have acted already.
    EndTurn,
    /// A theft, and how much the victim has.
    Theft { victim: Seat, doubloons: u8 },
    /// A Cutlass breaks one of so many shields.
    BreaksShield { shields: u8 },
    /// A Cutlass takes one of so many lives.
    TakesLife { lives: u8 },
    /// A Cutlass takes the last life, and the roller the gold.
    TakesLastLife { doubloons: u8 },
    /// Doubloons from the Buried Treasure.
    Dig { doubloons: u8 },
    /// Doubloons back into it.
    Bury { doubloons: u8 },
    /// Doubloons of others.
    Steal { doubloons: u8 },
    /// Cutlasses.
    Attacks { attacks: u8 },
    /// The plank.
    LoseLives { lives: u8 },
    /// Shields from the War Chest.
    TakeShields { shields: u8 },
    /// Dice that belong together strike every other pirate.
    Combo(Combo),
    /// The Cutlasses leave nobody else alive (BD-16).
    LeavesNobody,
    /// The roller walks off the plank (BD-15).
    Drown,
}

/// What this choice would do now.
pub(super) fn of(game: &BootyDice, view: &BootyView, action: BootyAction) -> Vec<BootyOutlook> {
    match (action, view.phase) {
        (BootyAction::Stop, Phase::Deciding(_)) if game.options().resolve == Resolve::Each => {
            vec![BootyOutlook::EndTurn]
        }
        (BootyAction::Stop, Phase::Deciding(throw)) => effects(game, view, throw),
        (BootyAction::RollAll, _) => vec![BootyOutlook::KeepNothing],
        (BootyAction::Roll(rolled), Phase::Deciding(throw)) => {
            throw.dice.minus(rolled).map(|kept| BootyOutlook::Keep { kept }).into_iter().collect()
        }
        (BootyAction::Rob(victim), _) => {
            vec![BootyOutlook::Theft { victim, doubloons: view.pirates[victim].doubloons }]
        }
        (BootyAction::Attack(target), _) => vec![attack(view, target)],
        (BootyAction::Begin(first), _) => vec![BootyOutlook::Begins { first }],
        _ => Vec::new(),
    }
}

fn attack(view: &BootyView, target: Seat) -> BootyOutlook {
    let pirate = view.pirates[target];
    match (pirate.shields, pirate.lives) {
        (0, 1) => BootyOutlook::TakesLastLife { doubloons: pirate.doubloons },
        (0, lives) => BootyOutlook::TakesLife { lives },
        (shields, _) => BootyOutlook::BreaksShield { shields },
    }
}

/// How the dice that are about to act, or in the middle of it, will be cut short. Neither depends on whom the roller
/// names: every attack is compulsory and costs somebody a shield or a life, and nothing gives a life back.
pub(super) fn cut(game: &BootyDice, view: &BootyView, throw: Throw, so_far: SoFar) -> Option<BootyOutlook> {
    let alone = game.reading(throw, so_far).alone;
    let attacks = match view.phase {
        // These dice have acted already.
        Phase::Deciding(_) if game.options().resolve == Resolve::Each => return None,
        Phase::Attacking { attacks, .. } => attacks,
        _ => alone.count(Face::Cutlass),
    };
    let roller = view.roller?;
    let others = view.pirates.iter().filter(|(seat, pirate)| *seat != roller && pirate.lives > 0);
    let blows_to_survive: u32 = others.map(|(_, pirate)| u32::from(pirate.lives + pirate.shields)).sum();
    if blows_to_survive <= u32::from(attacks) {
        return Some(BootyOutlook::LeavesNobody);
    }
    (alone.count(Face::Plank) >= view.pirates[roller].lives).then_some(BootyOutlook::Drown)
}

/// What six faces do, in the order in which they do it, as far as they come.
pub(super) fn effects(game: &BootyDice, view: &BootyView, throw: Throw) -> Vec<BootyOutlook> {
    let reading = game.reading(throw, view.so_far);
    let of = |face| reading.alone.count(face);
    let acts = [
        (Face::Doubloon, BootyOutlook::Dig { doubloons: PER_DIE * of(Face::Doubloon) }),
        (Face::Cross, BootyOutlook::Bury { doubloons: PER_DIE * of(Face::Cross) }),
        (Face::JollyRoger, BootyOutlook::Steal { doubloons: PER_DIE * of(Face::JollyRoger) }),
        (Face::Cutlass, BootyOutlook::Attacks { attacks: of(Face::Cutlass) }),
        (Face::Plank, BootyOutlook::LoseLives { lives: of(Face::Plank) }),
        (Face::Shield, BootyOutlook::TakeShields { shields: of(Face::Shield) }),
    ];
    let (come, end) = match cut(game, view, throw, view.so_far) {
        Some(end) => (4, vec![end]),
        None => (acts.len(), combos(reading).map(BootyOutlook::Combo).collect()),
    };
    let alone = acts.into_iter().take(come).filter(|(face, _)| of(*face) > 0).map(|(_, act)| act);
    alone.chain(end).collect()
}
