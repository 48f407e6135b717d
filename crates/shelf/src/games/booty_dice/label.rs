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
        (BootyAction::Stop, Phase::Deciding(throw)) => stop(game, view, throw),
        (BootyAction::RollAll, _) => "keep nothing".into(),
        (BootyAction::Roll(rolled), Phase::Deciding(throw)) => match throw.dice.minus(rolled) {
            Some(kept) => format!("keep {kept}"),
            None => String::new(),
        },
        (BootyAction::Rob(victim), _) => match view.pirates[victim].doubloons {
            1 => format!("the only doubloon of {victim}"),
            held => format!("one of the {} of {victim}", count(held, "doubloon")),
        },
        (BootyAction::Attack(target), _) => attack(view, target),
        _ => String::new(),
    }
}

fn stop(game: &BootyDice, view: &BootyView, throw: Throw) -> String {
    match game.options().resolve {
        Resolve::Stop => effects(game, view, throw),
        Resolve::Each => "end your turn".into(),
    }
}

fn attack(view: &BootyView, target: Seat) -> String {
    let pirate = view.pirates[target];
    match (pirate.shields, pirate.lives) {
        (0, 1) => format!("takes the last life; you plunder {}", count(pirate.doubloons, "doubloon")),
        (0, left) => format!("takes one of {}", count(left, "life")),
        (1, _) => "breaks the only shield".into(),
        (held, _) => format!("breaks one of {}", count(held, "shield")),
    }
}

/// What ends a resolution before all dice have acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cut {
    /// The Cutlasses leave nobody else alive (BD-16).
    Won,
    /// The roller walks off the plank (BD-15).
    Drowned,
}

/// How the dice that are about to act, or in the middle of it, will be cut short. Neither depends on whom the roller
/// names: every attack is compulsory and costs somebody a shield or a life, and nothing gives a life back.
pub(super) fn cut(game: &BootyDice, view: &BootyView, throw: Throw) -> Option<Cut> {
    let alone = game.reading(throw).alone;
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
        return Some(Cut::Won);
    }
    (alone.count(Face::Plank) >= view.pirates[roller].lives).then_some(Cut::Drowned)
}

/// What six faces do, in the order in which they do it, as far as they come.
pub(super) fn effects(game: &BootyDice, view: &BootyView, throw: Throw) -> String {
    let reading = game.reading(throw);
    let of = |face| reading.alone.count(face);
    let lines = [
        (of(Face::Doubloon), format!("dig {}", PER_DIE * of(Face::Doubloon))),
        (of(Face::Cross), format!("bury {}", PER_DIE * of(Face::Cross))),
        (of(Face::JollyRoger), format!("steal {}", PER_DIE * of(Face::JollyRoger))),
        (of(Face::Cutlass), count(of(Face::Cutlass), "attack")),
        (of(Face::Plank), format!("lose {}", count(of(Face::Plank), "life"))),
        (of(Face::Shield), format!("take {}", count(of(Face::Shield), "shield"))),
    ];
    let (come, end) = match cut(game, view, throw) {
        Some(Cut::Won) => (4, vec!["and nobody else is left alive".into()]),
        Some(Cut::Drowned) => (4, vec!["lose the last life and drown".into()]),
        None => (lines.len(), combos(reading)),
    };
    let alone = lines.into_iter().take(come).filter(|(dice, _)| *dice > 0).map(|(_, text)| text);
    let parts: Vec<String> = alone.chain(end).collect();
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
