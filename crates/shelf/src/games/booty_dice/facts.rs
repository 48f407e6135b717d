//! What happened, with its consequences: the stores before and after say it all.

use super::combo::{Combo, Things, combos};
use super::outlook::cut;
use crate::{Seen, Step};
use luckhouse_engine::{Game, PerSeat, Seat, SeatSet};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyRoll, BootyView, Faces, Phase, Pirate, ROLLS, Resolve, SoFar, Throw,
};
use serde::Serialize;
use ts_rs::TS;

/// What an event did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum BootyFact {
    /// These want this pirate to begin.
    Names { seats: SeatSet, first: Seat },
    /// Who begins.
    Starts { seat: Seat },
    /// Dice fell beside those that were kept.
    Rolls { seat: Seat, dice: Faces, beside: Faces },
    /// The roller is content.
    Stops { seat: Seat, dice: Faces },
    /// The roller keeps some dice and takes the others up again.
    RollsAgain { seat: Seat, kept: Faces, dice: Faces },
    /// A doubloon changes hands.
    Robs { seat: Seat, victim: Seat },
    /// A Cutlass falls on somebody.
    Attacks { seat: Seat, target: Seat },
    /// Dice that belong together strike every other pirate.
    Combo(Combo),
    /// The same happened to all of these, beside what was named before.
    Changes { seats: SeatSet, gains: Things, losses: Things, out: bool },
    /// The next turn begins.
    TurnPasses { to: Seat },
    /// A player gave up.
    Resigned { seat: Seat },
    /// Nobody else is left.
    LastAlive { winner: Seat },
    /// The goal was reached.
    ReachedGoal { winner: Seat, doubloons: u8 },
    /// The last turn is over, and one is the richest.
    Richest { winner: Seat },
    /// The last turn is over, and several are the richest.
    Shared { winners: SeatSet },
}

/// The event and all that came of it.
pub(super) fn of(game: &BootyDice, step: &Step<BootyDice>) -> Vec<BootyFact> {
    let mut before = step.before.pirates;
    let mut facts: Vec<BootyFact> = match &step.event {
        Seen::Rolled(Some(roll)) => rolled(&step.before, *roll).into_iter().collect(),
        Seen::Chose(choices) if step.before.phase == Phase::Naming => named(choices, &step.after),
        Seen::Chose(choices) => match choices[..] {
            [(seat, Some(action))] => chose(&step.before, seat, action).into_iter().collect(),
            _ => Vec::new(),
        },
        Seen::Resigned(seat) => vec![BootyFact::Resigned { seat: *seat }],
        Seen::Rolled(None) => Vec::new(),
    };
    // A theft names itself what changes; only what comes on top of it is reported.
    facts.iter().for_each(|fact| apply(&mut before, fact));
    let done =
        resolved(game, step).filter(|(throw, so_far)| cut(game, &step.before, *throw, *so_far).is_none());
    if let Some((throw, so_far)) = done {
        facts.extend(combos(game.reading(throw, so_far)).map(BootyFact::Combo));
    }
    facts.extend(changes(&before, &step.after.pirates));
    facts.extend(what_now(game, &step.before, &step.after));
    facts
}

fn rolled(before: &BootyView, roll: BootyRoll) -> Option<BootyFact> {
    let dice = match roll {
        BootyRoll::Starts(first) => return Some(BootyFact::Starts { seat: first.0 }),
        BootyRoll::Dice(dice) => dice,
    };
    let Phase::Rolling { kept, .. } = before.phase else { return None };
    Some(BootyFact::Rolls { seat: before.roller?, dice, beside: kept })
}

/// Who named whom, those who agree together; and who begins, where all agree (BD-20).
fn named(choices: &[(Seat, Option<BootyAction>)], after: &BootyView) -> Vec<BootyFact> {
    let by = |first: Seat| {
        let same = choices.iter().filter(|(_, action)| *action == Some(BootyAction::Begin(first)));
        same.map(|(seat, _)| *seat).collect::<SeatSet>()
    };
    let groups = Seat::all(after.pirates.seats()).map(|first| BootyFact::Names { seats: by(first), first });
    let groups = groups.filter(|fact| !matches!(fact, BootyFact::Names { seats, .. } if seats.is_empty()));
    groups.chain(after.roller.map(|seat| BootyFact::Starts { seat })).collect()
}

fn chose(before: &BootyView, seat: Seat, action: BootyAction) -> Option<BootyFact> {
    match (action, before.phase) {
        (BootyAction::Stop, Phase::Deciding(throw)) => Some(BootyFact::Stops { seat, dice: throw.dice }),
        (BootyAction::RollAll, Phase::Deciding(throw)) => {
            Some(BootyFact::RollsAgain { seat, kept: Faces::EMPTY, dice: throw.dice })
        }
        (BootyAction::Roll(dice), Phase::Deciding(throw)) => {
            Some(BootyFact::RollsAgain { seat, kept: throw.dice.minus(dice)?, dice })
        }
        (BootyAction::Rob(victim), _) => Some(BootyFact::Robs { seat, victim }),
        (BootyAction::Attack(target), _) => Some(BootyFact::Attacks { seat, target }),
        _ => None,
    }
}

/// The dice that this step has resolved to the end, if it did. Combos come last, so only here are they reported.
fn resolved(game: &BootyDice, step: &Step<BootyDice>) -> Option<(Throw, SoFar)> {
    if matches!(step.after.phase, Phase::Robbing { .. } | Phase::Attacking { .. }) {
        return None;
    }
    let each = game.options().resolve == Resolve::Each;
    match (step.before.phase, &step.event) {
        (Phase::Rolling { kept, rolls }, Seen::Rolled(Some(BootyRoll::Dice(dice)))) => {
            let throw = Throw { dice: kept.plus(*dice), rolls: rolls + 1 };
            let so_far = SoFar { rolled: *dice, ..step.before.so_far };
            (each || throw.rolls == ROLLS).then_some((throw, so_far))
        }
        (Phase::Deciding(throw), Seen::Chose(choices)) => {
            let stops = choices.iter().any(|(_, action)| *action == Some(BootyAction::Stop));
            (stops && !each).then_some((throw, step.before.so_far))
        }
        (Phase::Robbing { throw, .. } | Phase::Attacking { throw, .. }, Seen::Chose(_)) => {
            Some((throw, step.before.so_far))
        }
        _ => None,
    }
}

/// What everybody gained and lost; those to whom the same happened share a fact.
fn changes(before: &PerSeat<Pirate>, after: &PerSeat<Pirate>) -> Vec<BootyFact> {
    let mut groups: Vec<(Things, Things, bool, SeatSet)> = Vec::new();
    for ((seat, was), (_, is)) in before.iter().zip(after.iter()) {
        let (gains, losses) = (more(was, is), more(is, was));
        let out = is.lives == 0 && was.lives > 0;
        match groups.iter_mut().find(|group| (group.0, group.1, group.2) == (gains, losses, out)) {
            Some(group) => group.3 = group.3.with(seat),
            None => groups.push((gains, losses, out, SeatSet::EMPTY.with(seat))),
        }
    }
    groups.retain(|group| (group.0, group.1) != (Things::default(), Things::default()));
    let fact = |(gains, losses, out, seats)| BootyFact::Changes { seats, gains, losses, out };
    groups.into_iter().map(fact).collect()
}

/// What there is more of in the second than in the first.
fn more(was: Pirate, is: Pirate) -> Things {
    Things {
        lives: is.lives.saturating_sub(was.lives),
        doubloons: is.doubloons.saturating_sub(was.doubloons),
        shields: is.shields.saturating_sub(was.shields),
    }
}

/// How the game ended, or who is next.
fn what_now(game: &BootyDice, before: &BootyView, after: &BootyView) -> Option<BootyFact> {
    let Phase::Over { winners } = after.phase else {
        return after.roller.filter(|_| after.turns > before.turns).map(|to| BootyFact::TurnPasses { to });
    };
    let living = after.pirates.seats_where(|pirate| pirate.lives > 0);
    Some(match winners.only() {
        Some(winner) if living.len() == 1 => BootyFact::LastAlive { winner },
        // Only the roller wins by the goal (BD-17); anybody else by the cap, however rich.
        Some(winner) if before.roller == Some(winner) && reached_goal(game, after, winner) => {
            BootyFact::ReachedGoal { winner, doubloons: after.pirates[winner].doubloons }
        }
        Some(winner) => BootyFact::Richest { winner },
        None => BootyFact::Shared { winners },
    })
}

fn reached_goal(game: &BootyDice, view: &BootyView, seat: Seat) -> bool {
    u32::from(view.pirates[seat].doubloons) >= game.options().goal
}

/// Do the facts lead from the stores before to those after, and to the next turn?
pub(super) fn account(step: &Step<BootyDice>, facts: &[BootyFact]) -> Result<(), String> {
    let (mut pirates, mut roller) = (step.before.pirates, step.before.roller);
    for fact in facts {
        apply(&mut pirates, fact);
        if let BootyFact::TurnPasses { to: seat } | BootyFact::Starts { seat } = fact {
            roller = Some(*seat);
        }
    }
    if (pirates, roller) == (step.after.pirates, step.after.roller) {
        return Ok(());
    }
    Err(format!("the facts lead to {pirates:?} and {roller:?}, the step to {:?}", step.after))
}

fn apply(pirates: &mut PerSeat<Pirate>, fact: &BootyFact) {
    match fact {
        BootyFact::Robs { seat, victim } => {
            pirates[*victim].doubloons -= 1;
            pirates[*seat].doubloons += 1;
        }
        BootyFact::Changes { seats, gains, losses, .. } => {
            for seat in seats.iter() {
                let pirate = &mut pirates[seat];
                pirate.lives = pirate.lives + gains.lives - losses.lives;
                pirate.doubloons = pirate.doubloons + gains.doubloons - losses.doubloons;
                pirate.shields = pirate.shields + gains.shields - losses.shields;
            }
        }
        _ => {}
    }
}
