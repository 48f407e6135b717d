//! What happened, with its consequences: the stores before and after say it all.

use super::label::{combos, cut};
use crate::prose::{count, list, paragraph};
use crate::{Seen, Step};
use luckhouse_engine::{Game, PerSeat, Seat};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyRoll, BootyView, Faces, Phase, Pirate, ROLLS, Resolve, Throw,
};

/// The event in a few sentences.
pub(super) fn tell(game: &BootyDice, step: &Step<BootyDice>) -> String {
    let mut before = step.before.pirates;
    let mut sentences = match &step.event {
        Seen::Rolled(Some(roll)) => rolled(&step.before, *roll),
        Seen::Chose(choices) => match choices[..] {
            [(seat, Some(action))] => {
                told_already(&mut before, seat, action);
                chose(&step.before, seat, action)
            }
            _ => Vec::new(),
        },
        Seen::Resigned(seat) => vec![format!("{seat} gives up.")],
        Seen::Rolled(None) => Vec::new(),
    };
    sentences.extend(resolved(game, step).and_then(|throw| announce(game, &step.before, throw)));
    sentences.extend(changes(&before, &step.after.pirates));
    sentences.extend(what_now(game, &step.before, &step.after));
    paragraph(sentences)
}

/// A theft says itself what changes; only what comes on top of it is told.
fn told_already(before: &mut PerSeat<Pirate>, seat: Seat, action: BootyAction) {
    if let BootyAction::Rob(victim) = action {
        before[victim].doubloons -= 1;
        before[seat].doubloons += 1;
    }
}

fn rolled(before: &BootyView, roll: BootyRoll) -> Vec<String> {
    let dice = match roll {
        BootyRoll::Starts(first) => return vec![format!("{first}.")],
        BootyRoll::Dice(dice) => dice,
    };
    let (Phase::Rolling { kept, .. }, Some(roller)) = (before.phase, before.roller) else {
        return Vec::new();
    };
    let beside = if kept.is_empty() { String::new() } else { format!(" beside {kept}") };
    vec![format!("{roller} rolls {dice}{beside}.")]
}

fn chose(before: &BootyView, seat: Seat, action: BootyAction) -> Vec<String> {
    match (action, before.phase) {
        (BootyAction::Stop, Phase::Deciding(throw)) => vec![format!("{seat} stops with {}.", throw.dice)],
        (BootyAction::RollAll, _) => vec![format!("{seat} takes up all six dice again.")],
        (BootyAction::Roll(dice), Phase::Deciding(throw)) => {
            let kept = throw.dice.minus(dice).unwrap_or(Faces::EMPTY);
            vec![format!("{seat} keeps {kept} and takes up {dice} again.")]
        }
        (BootyAction::Rob(victim), _) => vec![format!("{seat} robs {victim} of a doubloon.")],
        (BootyAction::Attack(target), _) => vec![format!("{seat} attacks {target}.")],
        (other, _) => vec![format!("{seat}: {other}.")],
    }
}

/// The dice that this step has resolved to the end, if it did. Combos come last, so only here are they told of.
fn resolved(game: &BootyDice, step: &Step<BootyDice>) -> Option<Throw> {
    if matches!(step.after.phase, Phase::Robbing { .. } | Phase::Attacking { .. }) {
        return None;
    }
    let each = game.options().resolve == Resolve::Each;
    match (step.before.phase, &step.event) {
        (Phase::Rolling { kept, rolls }, Seen::Rolled(Some(BootyRoll::Dice(dice)))) => {
            let throw = Throw { dice: kept.plus(*dice), rolls: rolls + 1 };
            (each || throw.rolls == ROLLS).then_some(throw)
        }
        (Phase::Deciding(throw), Seen::Chose(choices)) => {
            let stops = choices.iter().any(|(_, action)| *action == Some(BootyAction::Stop));
            (stops && !each).then_some(throw)
        }
        (Phase::Robbing { throw, .. } | Phase::Attacking { throw, .. }, Seen::Chose(_)) => Some(throw),
        _ => None,
    }
}

/// The combos of these dice, unless they never came (BD-15, BD-16).
fn announce(game: &BootyDice, before: &BootyView, throw: Throw) -> Option<String> {
    if cut(game, before, throw).is_some() {
        return None;
    }
    let combos = combos(game.reading(throw));
    (!combos.is_empty()).then(|| format!("{}.", combos.join("; ")))
}

/// What everybody gained and lost; those to whom the same happened share a sentence.
fn changes(before: &PerSeat<Pirate>, after: &PerSeat<Pirate>) -> Vec<String> {
    let mut groups: Vec<(Change, Vec<String>)> = Vec::new();
    for ((seat, was), (_, is)) in before.iter().zip(after.iter()) {
        let change = Change::between(was, is);
        match groups.iter_mut().find(|(other, _)| *other == change) {
            Some((_, seats)) => seats.push(seat.to_string()),
            None => groups.push((change, vec![seat.to_string()])),
        }
    }
    groups.retain(|(change, _)| *change != Change::default());
    groups.iter().map(|(change, seats)| change.sentence(seats)).collect()
}

/// What happened to one pirate.
#[derive(PartialEq, Default)]
struct Change {
    gains: Vec<String>,
    losses: Vec<String>,
    out: bool,
}

impl Change {
    fn between(was: Pirate, is: Pirate) -> Change {
        let more = |was: u8, is: u8, thing| (is > was).then(|| count(is - was, thing));
        let gains = [more(was.doubloons, is.doubloons, "doubloon"), more(was.shields, is.shields, "shield")];
        let losses = [
            more(is.lives, was.lives, "life"),
            more(is.doubloons, was.doubloons, "doubloon"),
            more(is.shields, was.shields, "shield"),
        ];
        Change {
            gains: gains.into_iter().flatten().collect(),
            losses: losses.into_iter().flatten().collect(),
            out: is.lives == 0 && was.lives > 0,
        }
    }

    fn sentence(&self, seats: &[String]) -> String {
        let one = seats.len() == 1;
        let mut verbs = Vec::new();
        if !self.gains.is_empty() {
            verbs.push(format!("{} {}", if one { "gains" } else { "gain" }, list(&self.gains)));
        }
        if !self.losses.is_empty() {
            verbs.push(format!("{} {}", if one { "loses" } else { "lose" }, list(&self.losses)));
        }
        if self.out {
            verbs.push(if one { "is out" } else { "are out" }.into());
        }
        format!("{} {}.", list(seats), verbs.join(" and "))
    }
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
        // Only the roller wins by the goal (BD-17); anybody else by the cap, however rich.
        Some(winner) if before.roller == Some(winner) && reached_goal(game, after, winner) => {
            format!("{names} has {} and wins.", count(after.pirates[winner].doubloons, "doubloon"))
        }
        Some(_) => format!("The last turn is over: {names} is the richest and wins."),
        None => format!("The last turn is over: {names} share the game."),
    })
}

fn reached_goal(game: &BootyDice, view: &BootyView, seat: Seat) -> bool {
    u32::from(view.pirates[seat].doubloons) >= game.options().goal
}
