//! What a choice does now, in a few words.

use super::words::{count, doubloons, lives, shields};
use luckhouse_engine::{Game, Seat};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyView, CURSE_DOUBLOONS, CURSE_LIVES, Face, PER_DIE, Phase, Reading, Resolve,
    Throw,
};

/// What this choice does now.
pub(super) fn label(game: &BootyDice, view: &BootyView, action: BootyAction) -> String {
    match (action, view.phase) {
        (BootyAction::Stop, Phase::Deciding(throw)) => stop(game, throw),
        (BootyAction::RollAll, _) => "keep nothing".into(),
        (BootyAction::Roll(rolled), Phase::Deciding(throw)) => match throw.dice.minus(rolled) {
            Some(kept) => format!("keep {kept}"),
            None => String::new(),
        },
        (BootyAction::Rob(victim), _) => {
            format!("one of the {} of {victim}", doubloons(view.pirates[victim].doubloons))
        }
        (BootyAction::Attack(target), _) => attack(view, target),
        _ => String::new(),
    }
}

fn stop(game: &BootyDice, throw: Throw) -> String {
    match game.options().resolve {
        Resolve::Stop => effects(game.reading(throw)),
        Resolve::Each => "end your turn".into(),
    }
}

fn attack(view: &BootyView, target: Seat) -> String {
    let pirate = view.pirates[target];
    match (pirate.shields, pirate.lives) {
        (0, 1) => format!("takes the last life; you plunder {}", doubloons(pirate.doubloons)),
        (0, left) => format!("takes one of {}", lives(left)),
        (held, _) => format!("breaks one of {}", shields(held)),
    }
}

/// What six faces do, in the order in which they do it.
pub(super) fn effects(reading: Reading) -> String {
    let of = |face| reading.alone.count(face);
    let lines = [
        (of(Face::Doubloon), format!("dig {}", PER_DIE * of(Face::Doubloon))),
        (of(Face::Cross), format!("bury {}", PER_DIE * of(Face::Cross))),
        (of(Face::JollyRoger), format!("steal {}", PER_DIE * of(Face::JollyRoger))),
        (of(Face::Cutlass), count(of(Face::Cutlass), "attack", "attacks")),
        (of(Face::Plank), format!("lose {}", lives(of(Face::Plank)))),
        (of(Face::Shield), format!("take {}", shields(of(Face::Shield)))),
    ];
    let alone = lines.into_iter().filter(|(dice, _)| *dice > 0).map(|(_, text)| text);
    let parts: Vec<String> = alone.chain(combos(reading)).collect();
    parts.join(", ")
}

/// Each combo, and what it costs every other pirate.
pub(super) fn combos(reading: Reading) -> Vec<String> {
    let mut parts = Vec::new();
    if reading.curse {
        parts.push(format!("Curse: others −{CURSE_LIVES} lives −{CURSE_DOUBLOONS} doubloons"));
    }
    if reading.mutiny > 0 {
        parts.push(format!("Mutiny: others −{}", lives(reading.mutiny_lives())));
    }
    if reading.shipwreck > 0 {
        parts.push(format!("Shipwreck: others −{}", doubloons(reading.shipwreck)));
    }
    parts
}
