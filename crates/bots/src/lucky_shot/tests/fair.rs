//! Best against strong with the luck of the dice taken out: few games tell what would else take thousands.

use super::*;
use crate::lucky_shot::strong::Strong;
use crate::{Budget, arena, share};
use luckhouse_engine::{Bot, Chance, PerSeat};

const ALL: Budget = Budget::nodes(u64::MAX);

/// As many as were played to tell best from strong.
const PAIRS: u64 = 260;

/// How much luck this roll was: what it leads to, less the mean of what all rolls lead to.
///
/// That is 0 on average, whoever plays and however wrong the eye is: taking it out of a result leaves the mean as it is.
fn luck(game: &LuckyShot, state: &State, next: &State, eye: &mut Strong, who: Seat) -> f64 {
    if state.turns() == 0
        && matches!(state.phase(), Phase::Level { .. } | Phase::Deal { .. } | Phase::Starter)
    {
        return 0.0;
    }
    let Turn::Roll(chance) = game.turn(state) else { panic!("{state:?} does not wait for a roll") };
    let odds = chance.odds();
    let mut mean = 0.0;
    for (roll, ways) in odds.lines() {
        let mut after = state.clone();
        game.roll(&mut after, *roll);
        mean += *ways as f64 / odds.total() as f64 * eye.planned(game, &after)[who.index()];
    }
    eye.planned(game, next)[who.index()] - mean
}

/// The result of one of the players, and the same without luck.
fn play(game: &LuckyShot, bots: &mut [Strong], who: Seat, dice: &mut Rng, thoughts: &mut Rng) -> [f64; 2] {
    let mut eye = Strong::wide(Opinion::fine(), ALL, &[0]);
    let (mut state, mut legal, mut lucky) = (game.start(), Vec::new(), 0.0);
    loop {
        match game.turn(&state) {
            Turn::Over(outcome) => return [share(&outcome)[who], share(&outcome)[who] - lucky],
            Turn::Roll(chance) => {
                let before = state.clone();
                game.roll(&mut state, chance.roll(dice));
                lucky += luck(game, &before, &state, &mut eye, who);
            }
            Turn::Choose(seats) => {
                let seat = seats.first().unwrap();
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let view = game.view(&state, Viewer::Seat(seat));
                let action = bots[seat.index()].choose(game, seat, &view, &legal, thoughts);
                game.choose(&mut state, &Choices::one(seat, action));
            }
        }
    }
}

/// Best at this seat against strong.
fn best_at(who: Seat, pair: u64) -> [f64; 2] {
    let game = LuckyShot::new(LuckyShotOptions::default(), 2).unwrap();
    let bots = PerSeat::from_fn(2, |seat| seat == who);
    let seated = |best: bool| if best { Strong::fine(ALL) } else { Strong::new(ALL) };
    let mut bots: Vec<Strong> = bots.iter().map(|(_, best)| seated(best)).collect();
    let (mut dice, mut thoughts) = (Rng::stream(3001, 2 * pair), Rng::stream(3001, 2 * pair + 1));
    play(&game, &mut bots, who, &mut dice, &mut thoughts)
}

#[test]
#[ignore = "long: make long"]
fn best_beats_strong() {
    let mut scores = [arena::Score::default(); 2];
    for pair in 0..PAIRS {
        let (one, other) = (best_at(Seat::at(0), pair), best_at(Seat::at(1), pair));
        for (score, (one, other)) in scores.iter_mut().zip(one.into_iter().zip(other)) {
            score.add((one + other) / 2.0);
        }
    }
    let [as_it_was, fair] = scores;
    println!("best against strong: {:.4} ± {:.4}", as_it_was.mean(), as_it_was.half_width());
    println!("without the luck of the dice: {:.4} ± {:.4}", fair.mean(), fair.half_width());
    assert!(fair.mean() - fair.half_width() > 0.5);
}
