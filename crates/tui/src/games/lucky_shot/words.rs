//! What the table waits for, in words.

use super::view::{Phase, Scenery, View};
use crate::board::Scene;
use crate::games::names::{name, names};

/// Whose turn it is; nobody's in the set-up.
pub(super) fn turn(scene: &Scene, view: &View) -> String {
    match view.phase {
        Phase::Level { .. } | Phase::Deal { .. } | Phase::Starter => "Set-up".into(),
        Phase::Over { .. } => format!("Over after {} turns", view.turns),
        _ => format!("Turn {}, {}", view.turns + 1, name(scene, &view.on_turn)),
    }
}

/// What is waited for.
pub(super) fn waiting(scene: &Scene, scenery: &Scenery, view: &View) -> String {
    match &view.phase {
        Phase::Level { seat } => format!("a die for the level of {}'s fort", name(scene, seat)),
        Phase::Deal { seat } => format!("a treasure for {}", name(scene, seat)),
        Phase::Starter => "who starts".into(),
        Phase::Hunt => "hunt for a treasure, or not".into(),
        Phase::Die { .. } if view.chosen_die => "a die to be chosen".into(),
        Phase::Die { purpose } => format!("a die for the {purpose}"),
        Phase::Put { die } => format!("put the {die} on a place of the card"),
        Phase::Act => "use the dice on the card".into(),
        Phase::Block { from, .. } => format!("{from} is raided: its guards roll"),
        Phase::Steal { from, into } => format!("on the road from {from} to {into}: others roll to steal"),
        Phase::Salvage { loose } => format!("{} is loose: salvage it, or not", loose.treasure),
        Phase::SalvageDie { loose } => format!("a die to salvage {}", loose.treasure),
        Phase::Draw { fort } => format!("a treasure comes into play with {fort}"),
        Phase::Found { fort } => format!("a die for a treasure in {fort}"),
        Phase::Take => "which treasure, into which fort?".into(),
        Phase::Power { treasure } => format!("the power of {treasure}, {}, or none", scenery.power(treasure)),
        Phase::Over { winners } => format!("won by {}", names(scene, winners)),
        Phase::Unknown => String::new(),
    }
}

/// What the die beside the card is, or is rolled for: its name and what it is for.
pub(super) fn die(view: &View) -> Option<[String; 2]> {
    let words = |what: &str, detail: &str| Some([what.into(), detail.into()]);
    match &view.phase {
        Phase::Put { .. } => words("rolled", "to be put"),
        Phase::Level { .. } => words("level", "of a fort"),
        Phase::Die { purpose } if purpose == "hunt" => words("hunt", "a treasure?"),
        Phase::Die { .. } => words("next die", "for the card"),
        Phase::Block { from, .. } => words("guards", &format!("of {from}")),
        Phase::Steal { from, .. } => words("thieves", &format!("of {from}")),
        Phase::SalvageDie { loose } => words("salvage", &loose.treasure),
        Phase::Found { fort } => words("found?", &format!("in {fort}")),
        _ => None,
    }
}
