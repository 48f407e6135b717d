//! A player who decides at once, to play games out in mind with.

use luckhouse_engine::{Chance, Choices, Game, Outcome, Rng, Seat, Turn};
use luckhouse_games::fortuna::{Fortuna, FortunaAction, FortunaState, OwnMarble, Pair, Phase, Score, Throw};

/// Play to the end, everybody at once and without much thought.
pub(super) fn play_out(game: &Fortuna, state: &mut FortunaState, rng: &mut Rng) -> Outcome {
    loop {
        match game.turn(state) {
            Turn::Over(outcome) => return outcome,
            Turn::Roll(chance) => game.roll(state, chance.roll(rng)),
            Turn::Choose(asked) => {
                let mut choices = Choices::none();
                asked.iter().for_each(|seat| choices.put(seat, choice(game, state, seat, rng)));
                game.choose(state, &choices);
            }
        }
    }
}

/// Calls right, challenges what is wrong, ends the game when it leads and lets it last when it does not.
pub(super) fn choice(game: &Fortuna, state: &FortunaState, seat: Seat, rng: &mut Rng) -> FortunaAction {
    match state.phase {
        Phase::PickDice(throw) => {
            let best = throw.dice_pairs().max_by_key(|dice| best_bricks(game, state, *dice, throw).1);
            FortunaAction::Dice(best.expect("dice lie open"))
        }
        Phase::PickBricks { throw, dice } => FortunaAction::Bricks(best_bricks(game, state, dice, throw).0),
        Phase::Call(throw) => FortunaAction::Call(right_call(game, throw)),
        Phase::Challenge { throw, call } if game.is_right(throw, call) => FortunaAction::Accept,
        Phase::Challenge { .. } => FortunaAction::Challenge,
        Phase::Take(_) => victim(game, state, rng),
        _ if lead(game, state, seat) > 0 => FortunaAction::Leave,
        _ => FortunaAction::Free,
    }
}

/// What the true score is called.
fn right_call(game: &Fortuna, throw: Throw) -> luckhouse_games::fortuna::Call {
    throw.groups.line(game.options().wolf).call()
}

/// By how much a seat leads the best of its opponents.
pub(super) fn lead(game: &Fortuna, state: &FortunaState, seat: Seat) -> i64 {
    let standing = |seat| i64::from(game.standing(state, seat));
    let others = game.opponents(state.starter, seat).iter().map(standing).max();
    standing(seat) - others.unwrap_or(0)
}

/// The bricks to take with these dice, and how good that is: points, and a marble is worth a few. Where several groups are
/// made, the one with the most points comes first; it is seldom that two others would bring more.
fn best_bricks(game: &Fortuna, state: &FortunaState, dice: Pair, throw: Throw) -> (Pair, i64) {
    let scoring = game.options().scoring();
    let lead = lead(game, state, state.on_turn);
    let worth = |bricks: Pair| {
        let Score { line, points } = Score::of(dice, bricks, scoring);
        let after = lead + i64::from(points);
        // A group among others costs no marble: the highest line of all moves it.
        if game.groups() > 1 {
            return 8 * i64::from(points) - line as i64;
        }
        let ends =
            line.own_marble() == OwnMarble::Lost && state.players[state.on_turn].marbles.in_hand() == 1;
        match (ends, after.signum()) {
            (true, 1) => 1000,
            (true, _) => -1000,
            (false, _) => 2 * i64::from(points) - 4 * i64::from(line.own_marble() == OwnMarble::Lost),
        }
    };
    let pairs = throw.brick_pairs().map(|bricks| (bricks, worth(bricks)));
    pairs.max_by_key(|(_, worth)| *worth).expect("bricks lie open")
}

/// Whoever has fewest marbles, if that ends the game and wins it; else whoever has most.
fn victim(game: &Fortuna, state: &FortunaState, rng: &mut Rng) -> FortunaAction {
    let in_hand = |seat: &Seat| state.players[*seat].marbles.in_hand();
    let opponents = game.opponents(state.starter, state.on_turn).iter();
    let can = opponents.filter(|seat| in_hand(seat) > 0);
    let ahead = lead(game, state, state.on_turn) > 0;
    let key = |seat: &Seat| {
        let hand = i64::from(in_hand(seat));
        (if ahead { -hand } else { hand }, rng.below(16))
    };
    FortunaAction::Take(can.max_by_key(key).expect("somebody has a marble"))
}
