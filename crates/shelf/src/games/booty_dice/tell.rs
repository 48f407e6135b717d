//! What happened, with its consequences: the stores before and after say it all.

use super::label::combos;
use super::words::{doubloons, list, lives, shields};
use crate::{Seen, Step};
use luckhouse_engine::{Game, Seat};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyRoll, BootyView, Faces, Phase, Pirate, ROLLS, Resolve, Throw,
};

/// The event in a few sentences.
pub(super) fn tell(game: &BootyDice, step: &Step<BootyDice>) -> String {
    let mut sentences = match &step.event {
        Seen::Rolled(Some(roll)) => rolled(game, &step.before, *roll),
        Seen::Chose(choices) => {
            let known = choices.iter().filter_map(|(seat, action)| action.map(|action| (*seat, action)));
            known.flat_map(|(seat, action)| chose(game, &step.before, seat, action)).collect()
        }
        Seen::Resigned(seat) => vec![format!("{seat} gives up.")],
        Seen::Rolled(None) => Vec::new(),
    };
    sentences.extend(changes(&step.before, &step.after));
    sentences.extend(what_now(game, &step.before, &step.after));
    sentences.join(" ")
}

fn rolled(game: &BootyDice, before: &BootyView, roll: BootyRoll) -> Vec<String> {
    let dice = match roll {
        BootyRoll::Starts(seat) => return vec![format!("{seat} starts.")],
        BootyRoll::Dice(dice) => dice,
    };
    let (Phase::Rolling { kept, rolls }, Some(roller)) = (before.phase, before.roller) else {
        return Vec::new();
    };
    let beside = if kept.is_empty() { String::new() } else { format!(" beside {kept}") };
    let mut sentences = vec![format!("{roller} rolls {dice}{beside}.")];
    let throw = Throw { dice: kept.plus(dice), rolls: rolls + 1 };
    if throw.rolls == ROLLS || game.options().resolve == Resolve::Each {
        sentences.extend(announce(game, throw));
    }
    sentences
}

fn chose(game: &BootyDice, before: &BootyView, seat: Seat, action: BootyAction) -> Vec<String> {
    match (action, before.phase) {
        (BootyAction::Stop, Phase::Deciding(throw)) => {
            let stops = [format!("{seat} stops with {}.", throw.dice)].into_iter();
            let resolves = game.options().resolve == Resolve::Stop;
            stops.chain(resolves.then(|| announce(game, throw)).flatten()).collect()
        }
        (BootyAction::RollAll, _) => vec![format!("{seat} takes up all six dice again.")],
        (BootyAction::Roll(dice), Phase::Deciding(throw)) => {
            let kept = throw.dice.minus(dice).unwrap_or(Faces::EMPTY);
            vec![format!("{seat} keeps {kept} and takes up {dice} again.")]
        }
        (BootyAction::Rob(victim), _) => vec![format!("{seat} robs {victim}.")],
        (BootyAction::Attack(target), _) => vec![format!("{seat} attacks {target}.")],
        (other, _) => vec![format!("{seat}: {other}.")],
    }
}

/// The combos of dice that are about to be resolved.
fn announce(game: &BootyDice, throw: Throw) -> Option<String> {
    let combos = combos(game.reading(throw));
    (!combos.is_empty()).then(|| format!("{}.", combos.join("; ")))
}

/// What everybody gained and lost.
fn changes(before: &BootyView, after: &BootyView) -> Vec<String> {
    let both = before.pirates.iter().zip(after.pirates.iter());
    both.filter_map(|((seat, was), (_, is))| change(seat, was, is)).collect()
}

fn change(seat: Seat, was: Pirate, is: Pirate) -> Option<String> {
    let more = |was: u8, is: u8, name: fn(u8) -> String| (is > was).then(|| name(is - was));
    let all = [
        more(was.doubloons, is.doubloons, doubloons),
        more(was.shields, is.shields, shields),
    ];
    let gains: Vec<String> = all.into_iter().flatten().collect();
    let all = [
        more(is.lives, was.lives, lives),
        more(is.doubloons, was.doubloons, doubloons),
        more(is.shields, was.shields, shields),
    ];
    let losses: Vec<String> = all.into_iter().flatten().collect();
    let mut verbs = Vec::new();
    if !gains.is_empty() {
        verbs.push(format!("gains {}", list(&gains)));
    }
    if !losses.is_empty() {
        verbs.push(format!("loses {}", list(&losses)));
    }
    if is.lives == 0 && was.lives > 0 {
        verbs.push("is out".into());
    }
    (!verbs.is_empty()).then(|| format!("{seat} {}.", verbs.join(" and ")))
}

/// How the game ended, or who is next.
fn what_now(game: &BootyDice, before: &BootyView, after: &BootyView) -> Option<String> {
    let Phase::Over { winners } = after.phase else {
        let next = after.roller.filter(|_| after.turns > before.turns);
        return next.map(|seat| format!("The dice go to {seat}."));
    };
    let living = after.pirates.seats_where(|pirate| pirate.lives > 0);
    let all: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
    let names = list(&all);
    Some(match winners.only() {
        Some(_) if living.len() == 1 => format!("{names} is the last pirate alive and wins."),
        Some(winner) if u32::from(after.pirates[winner].doubloons) >= game.options().goal => {
            format!("{names} has {} and wins.", doubloons(after.pirates[winner].doubloons))
        }
        Some(_) => format!("The last turn is over: {names} is the richest and wins."),
        None => format!("The last turn is over: {names} are the richest and share the game."),
    })
}
