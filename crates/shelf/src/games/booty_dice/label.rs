//! What a choice does now, in a few words.

use crate::prose::count;
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
            format!("one of the {} of {victim}", count(view.pirates[victim].doubloons, "doubloon"))
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
        (0, 1) => format!("takes the last life; you plunder {}", count(pirate.doubloons, "doubloon")),
        (0, left) => format!("takes one of {}", count(left, "life")),
        (held, _) => format!("breaks one of {}", count(held, "shield")),
    }
}

/// What six faces do, in the order in which they do it.
pub(super) fn effects(reading: Reading) -> String {
    let of = |face| reading.alone.count(face);
    let lines = [
        (of(Face::Doubloon), format!("dig {}", PER_DIE * of(Face::Doubloon))),
        (of(Face::Cross), format!("bury {}", PER_DIE * of(Face::Cross))),
        (of(Face::JollyRoger), format!("steal {}", PER_DIE * of(Face::JollyRoger))),
        (of(Face::Cutlass), count(of(Face::Cutlass), "attack")),
        (of(Face::Plank), format!("lose {}", count(of(Face::Plank), "life"))),
        (of(Face::Shield), format!("take {}", count(of(Face::Shield), "shield"))),
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
        parts.push(format!("Mutiny: others −{}", count(reading.mutiny_lives(), "life")));
    }
    if reading.shipwreck > 0 {
        parts.push(format!("Shipwreck: others −{}", count(reading.shipwreck, "doubloon")));
    }
    parts
}
