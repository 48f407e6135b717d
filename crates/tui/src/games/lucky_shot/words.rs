//! What the table waits for, in words.

use super::treasures::power;
use crate::board::Scene;
use crate::games::names::{name_of, names_of};
use luckhouse_games::lucky_shot::{Phase, Purpose, View};
use luckhouse_words::say;

/// Whose turn it is; nobody's in the set-up.
pub(super) fn turn(scene: &Scene, view: &View) -> String {
    let words = &scene.words;
    match view.phase {
        Phase::Level { .. } | Phase::Deal { .. } | Phase::Starter => {
            say!(words, "terminal-lucky-shot-set-up")
        }
        Phase::Over { .. } => say!(words, "terminal-lucky-shot-over", turns = view.turns),
        _ => {
            let (turn, who) = (view.turns + 1, name_of(scene, view.on_turn));
            say!(words, "terminal-lucky-shot-turn", turn, who)
        }
    }
}

/// What is waited for.
pub(super) fn waiting(scene: &Scene, view: &View) -> String {
    let words = &scene.words;
    match view.phase {
        Phase::Level { seat } => say!(words, "terminal-lucky-shot-wait-level", who = name_of(scene, seat)),
        Phase::Deal { seat } => say!(words, "terminal-lucky-shot-wait-deal", who = name_of(scene, seat)),
        Phase::Starter => say!(words, "terminal-lucky-shot-wait-starter"),
        Phase::Hunt => say!(words, "terminal-lucky-shot-wait-hunt"),
        Phase::Die { .. } if view.chosen_die => say!(words, "terminal-lucky-shot-wait-chosen-die"),
        Phase::Die { purpose: Purpose::Hunt } => say!(words, "terminal-lucky-shot-wait-hunt-die"),
        Phase::Die { purpose: Purpose::Card } => say!(words, "terminal-lucky-shot-wait-card-die"),
        Phase::Put { die } => say!(words, "terminal-lucky-shot-wait-put", die = die.to_string()),
        Phase::Act => say!(words, "terminal-lucky-shot-wait-act"),
        Phase::Block { from, .. } => say!(words, "terminal-lucky-shot-wait-block", from = from.to_string()),
        Phase::Steal { from, into, .. } => {
            let (from, into) = (from.to_string(), into.to_string());
            say!(words, "terminal-lucky-shot-wait-steal", from, into)
        }
        Phase::Salvage { loose } => {
            say!(words, "terminal-lucky-shot-wait-salvage", treasure = loose.treasure)
        }
        Phase::SalvageDie { loose } => {
            say!(words, "terminal-lucky-shot-wait-salvage-die", treasure = loose.treasure)
        }
        Phase::Draw { fort } => say!(words, "terminal-lucky-shot-wait-draw", fort = fort.to_string()),
        Phase::Found { fort } => say!(words, "terminal-lucky-shot-wait-found", fort = fort.to_string()),
        Phase::Take(_) => say!(words, "terminal-lucky-shot-wait-take"),
        Phase::Power { treasure } => {
            say!(words, "terminal-lucky-shot-wait-power", power = treasure, gain = power(words, treasure))
        }
        Phase::Over { winners } => {
            say!(words, "terminal-lucky-shot-won", winners = names_of(scene, winners))
        }
    }
}

/// What the die beside the card is, or is rolled for: its name and what it is for.
pub(super) fn die(scene: &Scene, view: &View) -> Option<[String; 2]> {
    let words = &scene.words;
    Some(match view.phase {
        Phase::Put { .. } => {
            [say!(words, "terminal-lucky-shot-die-rolled"), say!(words, "terminal-lucky-shot-die-to-put")]
        }
        Phase::Level { .. } => {
            [say!(words, "terminal-lucky-shot-die-level"), say!(words, "terminal-lucky-shot-die-of-fort")]
        }
        Phase::Die { purpose: Purpose::Hunt } => {
            [say!(words, "terminal-lucky-shot-die-hunt"), say!(words, "terminal-lucky-shot-die-treasure")]
        }
        Phase::Die { .. } => {
            [say!(words, "terminal-lucky-shot-die-next"), say!(words, "terminal-lucky-shot-die-for-card")]
        }
        Phase::Block { from, .. } => [
            say!(words, "terminal-lucky-shot-die-guards"),
            say!(words, "terminal-lucky-shot-die-of", fort = from.to_string()),
        ],
        Phase::Steal { from, .. } => [
            say!(words, "terminal-lucky-shot-die-thieves"),
            say!(words, "terminal-lucky-shot-die-of", fort = from.to_string()),
        ],
        Phase::SalvageDie { loose } => {
            [say!(words, "terminal-lucky-shot-die-salvage"), super::treasures::name(words, loose.treasure)]
        }
        Phase::Found { fort } => [
            say!(words, "terminal-lucky-shot-die-found"),
            say!(words, "terminal-lucky-shot-die-in", fort = fort.to_string()),
        ],
        _ => return None,
    })
}
