//! What the table waits for, in words.

use super::treasures::power;
use crate::board::Scene;
use crate::games::names::{name_of, names_of};
use luckhouse_games::lucky_shot::{Phase, Purpose, View};

/// Whose turn it is; nobody's in the set-up.
pub(super) fn turn(scene: &Scene, view: &View) -> String {
    match view.phase {
        Phase::Level { .. } | Phase::Deal { .. } | Phase::Starter => "Set-up".into(),
        Phase::Over { .. } => format!("Over after {} turns", view.turns),
        _ => format!("Turn {}, {}", view.turns + 1, name_of(scene, view.on_turn)),
    }
}

/// What is waited for.
pub(super) fn waiting(scene: &Scene, view: &View) -> String {
    match view.phase {
        Phase::Level { seat } => format!("a die for the level of {}'s fort", name_of(scene, seat)),
        Phase::Deal { seat } => format!("a treasure for {}", name_of(scene, seat)),
        Phase::Starter => "who starts".into(),
        Phase::Hunt => "hunt for a treasure, or not".into(),
        Phase::Die { .. } if view.chosen_die => "a die to be chosen".into(),
        Phase::Die { purpose: Purpose::Hunt } => "a die for the hunt".into(),
        Phase::Die { purpose: Purpose::Card } => "a die for the card".into(),
        Phase::Put { die } => format!("put the {die} on a place of the card"),
        Phase::Act => "use the dice on the card".into(),
        Phase::Block { from, .. } => format!("{from} is raided: its guards roll"),
        Phase::Steal { from, into, .. } => format!("on the road from {from} to {into}: others roll to steal"),
        Phase::Salvage { loose } => format!("{} is loose: salvage it, or not", loose.treasure),
        Phase::SalvageDie { loose } => format!("a die to salvage {}", loose.treasure),
        Phase::Draw { fort } => format!("a treasure comes into play with {fort}"),
        Phase::Found { fort } => format!("a die for a treasure in {fort}"),
        Phase::Take(_) => "which treasure, into which fort?".into(),
        Phase::Power { treasure } => format!("the power of {treasure}, {}, or none", power(treasure)),
        Phase::Over { winners } => format!("won by {}", names_of(scene, winners)),
    }
}

/// What the die beside the card is, or is rolled for: its name and what it is for.
pub(super) fn die(view: &View) -> Option<[String; 2]> {
    let words = |what: &str, detail: &str| Some([what.into(), detail.into()]);
    match view.phase {
        Phase::Put { .. } => words("rolled", "to be put"),
        Phase::Level { .. } => words("level", "of a fort"),
        Phase::Die { purpose: Purpose::Hunt } => words("hunt", "a treasure?"),
        Phase::Die { .. } => words("next die", "for the card"),
        Phase::Block { from, .. } => words("guards", &format!("of {from}")),
        Phase::Steal { from, .. } => words("thieves", &format!("of {from}")),
        Phase::SalvageDie { loose } => words("salvage", loose.treasure.name()),
        Phase::Found { fort } => words("found?", &format!("in {fort}")),
        _ => None,
    }
}
