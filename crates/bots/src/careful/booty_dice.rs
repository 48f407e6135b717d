//! A careful pirate: knows what every six faces would do now, and rolls for the best of it.

use luckhouse_engine::{Bot, Choices, Decision, Game, Imagine, Rng, Seat, Viewer};
use luckhouse_games::booty_dice::{
    BootyAction, BootyDice, BootyRoll, BootyView, Faces, Phase, Pirate, ROLLS, Resolve, Throw,
};
use luckhouse_learn::softmax;
use luckhouse_solvers::booty_dice::Hopes;

/// A careful player of Booty Dice: values where each of the 462 outcomes would leave it, and rolls again what is best
/// rolled again. Robs the richest; kills whom it can, and hurts the rich and the weak.
#[derive(Clone, Copy, Debug, Default)]
pub struct CarefulBootyDice;

impl Bot<BootyDice> for CarefulBootyDice {
    fn choose(&mut self, decision: &Decision<BootyDice>, rng: &mut Rng) -> BootyAction {
        let Decision { game, seat, view, legal } = *decision;
        match view.phase {
            Phase::Deciding(throw) => choose_roll(game, seat, view, throw, rng),
            // Whoever rolls first is ahead, so everybody is for themselves.
            Phase::Naming => BootyAction::Begin(seat),
            _ => choose_target(view, legal),
        }
    }
}

/// Winning, in the points that a position is worth.
const WIN: i64 = 100_000;
/// So much more strength makes a pirate about three times as likely to win.
const FOLD: f32 = 600.0;

fn choose_roll(game: &BootyDice, me: Seat, view: &BootyView, throw: Throw, rng: &mut Rng) -> BootyAction {
    let now = standing(game, me, view);
    let gain = |dice| worth_of_faces(game, me, view, dice, &mut rng.clone()) - now;
    let rolls = u32::from(ROLLS - throw.rolls);
    let kept = match game.options().resolve {
        // All three rolls of a worth so large are no whole number any more: it looks two ahead.
        _ if throw.rolls == 0 => best_first_roll(&Hopes::new(gain, rolls - 1), throw.dice),
        Resolve::Stop => Hopes::new(gain, rolls).best_to_keep(throw.dice),
        Resolve::Each => plan_for_each(gain, rolls, throw.dice),
    };
    match throw.dice.minus(kept) {
        _ if kept.is_empty() => BootyAction::RollAll,
        Some(rolled) if !rolled.is_empty() => BootyAction::Roll(rolled),
        _ => BootyAction::Stop,
    }
}

/// The dice that best stay as they were left; one is rolled at least (BD-19).
fn best_first_roll(plan: &Hopes, dice: Faces) -> Faces {
    let parts = dice.parts();
    let smaller = parts.as_slice().iter().filter(|kept| **kept != dice);
    smaller.copied().max_by_key(|kept| plan.worth_keeping(*kept)).unwrap_or(Faces::EMPTY)
}

/// Where every roll is resolved, a roll gains at once, and another may gain as much again after it.
fn plan_for_each(gain: impl Fn(Faces) -> i64, rolls: u32, dice: Faces) -> Faces {
    let last = Hopes::new(&gain, 1);
    if rolls == 1 {
        return best_next_roll(&last, dice).1;
    }
    let before = Hopes::new(|dice| gain(dice) * last.scale() + best_next_roll(&last, dice).0, 1);
    best_next_roll(&before, dice).1
}

/// What the next roll gains, and the dice to keep for it; all six and nothing, if it would lose.
fn best_next_roll(plan: &Hopes, dice: Faces) -> (i64, Faces) {
    let parts = dice.parts();
    let smaller = parts.as_slice().iter().filter(|kept| **kept != dice);
    let worth = smaller.map(|kept| (plan.worth_keeping(*kept), *kept));
    worth.fold((0, dice), |best, next| if next.0 > best.0 { next } else { best })
}

/// Where these six faces, resolved now, would leave me.
fn worth_of_faces(game: &BootyDice, me: Seat, view: &BootyView, dice: Faces, rng: &mut Rng) -> i64 {
    // As the last roll of a turn they are resolved without a question.
    let last_roll = Phase::Rolling { kept: Faces::EMPTY, rolls: ROLLS - 1 };
    let mut state = game.imagine(&BootyView { phase: last_roll, ..view.clone() }, rng);
    game.roll(&mut state, BootyRoll::Dice(dice));
    let mut legal = Vec::new();
    // Only while these faces are resolved: the next turn begins with the next pirate's choice, or with a roll.
    while matches!(state.phase(), Phase::Robbing { .. } | Phase::Attacking { .. }) {
        legal.clear();
        game.legal(&state, me, &mut legal);
        let action = choose_target(&game.view(&state, Viewer::Seat(me)), &legal);
        game.choose(&mut state, &Choices::one(me, action));
    }
    standing(game, me, &game.view(&state, Viewer::Seat(me)))
}

/// What a position is worth to me: my part of what everybody's strength promises. A strong rival counts for more than
/// several weak ones, so that at a large table one is not content to be above the middle.
fn standing(game: &BootyDice, me: Seat, view: &BootyView) -> i64 {
    if let Phase::Over { winners } = view.phase {
        return if winners.contains(me) { WIN / winners.len() as i64 } else { 0 };
    }
    if view.pirates[me].lives == 0 {
        return 0;
    }
    let goal = game.options().goal as i64;
    let promise = |pirate: Pirate| match pirate.lives {
        0 => f32::NEG_INFINITY,
        _ => strength(pirate, goal) as f32 / FOLD,
    };
    let mut parts = [0.0; Seat::MAX];
    let seats = &mut parts[..game.seats()];
    seats.iter_mut().zip(view.pirates.as_slice()).for_each(|(part, pirate)| *part = promise(*pirate));
    softmax(seats);
    (WIN as f32 * seats[me.index()]) as i64
}

/// Gold counts more the nearer it is to the goal, lives count more the fewer there are.
fn strength(pirate: Pirate, goal: i64) -> i64 {
    if pirate.lives == 0 {
        return 0;
    }
    let gold = i64::from(pirate.doubloons).min(goal);
    let lives: i64 = (1..=i64::from(pirate.lives)).map(|life| 600 / (life + 1)).sum();
    let shields: i64 = (1..=i64::from(pirate.shields)).map(|shield| 80 / (shield + 1)).sum();
    1000 * gold / goal + 1000 * gold * gold / (goal * goal) + lives + shields
}

/// The best of the pirates who may be robbed or attacked.
fn choose_target(view: &BootyView, legal: &[BootyAction]) -> BootyAction {
    let value = |action: &BootyAction| match *action {
        BootyAction::Rob(victim) => i64::from(view.pirates[victim].doubloons),
        BootyAction::Attack(target) => value_of_attack(view, target),
        _ => i64::MIN,
    };
    *legal.iter().max_by_key(|action| value(action)).expect("somebody who is asked has a choice")
}

fn value_of_attack(view: &BootyView, target: Seat) -> i64 {
    let Phase::Attacking { attacks, .. } = view.phase else { return 0 };
    let Pirate { lives, shields, doubloons } = view.pirates[target];
    let blows = i64::from(lives) + i64::from(shields);
    let killing = if blows <= i64::from(attacks) { 1000 } else { 0 };
    killing + 3 * i64::from(doubloons) - 2 * blows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use luckhouse_engine::{Options, Table, Turn};
    use luckhouse_games::booty_dice::BootyOptions;

    /// How many of a hundred games the careful player wins, alone among random ones, in each seat in turn.
    fn wins(options: &str, seats: usize) -> usize {
        let game = BootyDice::new(BootyOptions::read(options).unwrap(), seats).unwrap();
        let plays = (0..100).map(|index| {
            let mut rng = Rng::stream(5, index);
            let careful = Seat::at(index as usize % seats);
            play(&game, careful, &mut rng)
        });
        plays.filter(|won| *won).count()
    }

    fn play(game: &BootyDice, careful: Seat, rng: &mut Rng) -> bool {
        let mut table = Table::open(game.clone());
        loop {
            match table.turn() {
                Turn::Roll(_) => drop(table.roll(rng)),
                Turn::Over(outcome) => return outcome.winners.only() == Some(careful),
                Turn::Choose(seats) => {
                    let seat = seats.first().unwrap();
                    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
                    let action = match seat == careful {
                        true => {
                            CarefulBootyDice.choose(&Decision { game, seat, view: &view, legal: &legal }, rng)
                        }
                        false => Random.choose(&Decision { game, seat, view: &view, legal: &legal }, rng),
                    };
                    table.choose(seat, action).unwrap();
                }
            }
        }
    }

    #[test]
    fn it_beats_random_players() {
        // Of a hundred games each; luck alone would win 50, 25, 33 and 16.
        let won = [wins("", 2), wins("", 4), wins("resolve=each", 3), wins("curse=six", 6)];
        assert!(won[0] >= 85 && won[1] >= 70 && won[2] >= 55 && won[3] >= 65, "{won:?}");
    }

    fn choice(header: &str, events: &str) -> String {
        let log = format!("booty-dice{header} edition 1\n* p1 starts\n{}", events.replace(';', "\n"));
        let table = Table::<BootyDice>::read(&log).unwrap();
        let seat = table.owed().first().unwrap();
        let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
        CarefulBootyDice
            .choose(&Decision { game: table.game(), seat, view: &view, legal: &legal }, &mut Rng::seeded(1))
            .to_string()
    }

    #[test]
    fn it_stops_where_it_wins() {
        assert_eq!(choice("(goal=10) seats 2", "* D D D S S S"), "stop");
        assert_eq!(choice("(lives=1) seats 2", "* C X X W W S"), "stop");
    }

    #[test]
    fn it_does_not_walk_the_last_plank() {
        let drowning = "* W W S S S S; p1 stop; * S S S S S S; p2 stop; * D D J J W S";
        let choice = choice("(lives=3) seats 2", drowning);
        assert!(choice.starts_with("roll ") && choice.contains('W'), "{choice}");
    }

    #[test]
    fn it_robs_the_richest_and_kills_whom_it_can() {
        let richer = "* S S S S S S; p1 stop; * S D D S S S; p2 stop; * J S S S S S; p3 stop";
        assert_eq!(choice(" seats 3", richer), "rob p2");
        let weak = "* S S S S S S; p1 stop; * W W S S S S; p2 stop; * C S S S S S; p3 stop";
        assert_eq!(choice("(lives=3) seats 3", weak), "attack p2");
    }
}
