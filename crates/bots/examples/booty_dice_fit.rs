//! Makes `crates/bots/data/booty-dice.fit`: what `strong` and `best` believe where the game is not solved.
//!
//! `cargo run --release -p luckhouse-bots --example booty_dice_fit` writes the same bytes every time.

use luckhouse_bots::booty_dice::self_play::{any_pirate, any_start};
use luckhouse_bots::booty_dice::{Beliefs, Estimate, Fit, Sample, TurnPlanner};
use luckhouse_engine::{Bot, Chance, Choices, Decision, Game, PerSeat, Rng, Seat, Turn, Viewer};
use luckhouse_games::booty_dice::{BootyDice, BootyOptions, DOUBLOONS, Phase, Pirate, Resolve};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/booty-dice.fit");
/// Games from which the formulas for more than two learn.
///
/// They are games of pirates who believe the formula for two, as `strong` does. A version with a second round, in which
/// everybody believed what the first had taught, and 2400 games in each, won 0.237 ± 0.026 among three `strong`, where
/// luck alone is a quarter; this one won 0.403 ± 0.023. Which of the two changes did it was not examined.
const GAMES: u64 = 3200;
/// The same, where every roll is resolved.
const GAMES_OF_EACH: u64 = 1500;

fn main() -> std::io::Result<()> {
    let mut beliefs = Beliefs::all(&fit_to_the_solved_game());
    learn_from_games(&mut beliefs, Resolve::Stop, GAMES);
    learn_from_games(&mut beliefs, Resolve::Each, GAMES_OF_EACH);
    std::fs::write(FILE, beliefs.bytes())
}

fn game(resolve: Resolve, seats: usize) -> BootyDice {
    BootyDice::new(BootyOptions { resolve, ..BootyOptions::default() }, seats).expect("two to six pirates")
}

/// What standings of two are worth is known.
fn fit_to_the_solved_game() -> Fit {
    let game = game(Resolve::Stop, 2);
    let mut fit = Fit::default();
    let mut rng = Rng::seeded(1);
    let steps = 4_000_000;
    for step in 0..steps {
        let pirates = PerSeat::from_fn(2, |_| any_pirate(&mut rng));
        let roller = Seat::at(0);
        let worth = Estimate::Solved.chances(&game, &pirates, roller);
        let rate = 0.3 * (1.0 - f64::from(step) / f64::from(steps)) + 0.003;
        fit.learn(&Sample { pirates, roller, goal: 25, worth }, rate);
    }
    fit
}

/// What other standings are worth is learned from games that were played from anywhere.
fn learn_from_games(beliefs: &mut Beliefs, resolve: Resolve, games: u64) {
    // The formula for two, where they are solved, is what `strong` believes of any number.
    let fewest = if resolve == Resolve::Stop { 3 } else { 2 };
    let believed = Estimate::Given(Box::leak(Box::new(beliefs.clone())));
    let mut samples: Vec<Vec<Sample>> = (0..=6).map(|_| Vec::new()).collect();
    for index in 0..games {
        let seats = fewest + index as usize % (7 - fewest);
        for sample in play_one(&game(resolve, seats), believed, &mut Rng::stream(2, index)) {
            samples[living(&sample.pirates)].push(sample);
        }
    }
    for (living, samples) in samples.iter().enumerate().skip(fewest) {
        learn(beliefs.of_mut(resolve, living), samples);
    }
}

fn living(pirates: &PerSeat<Pirate>) -> usize {
    pirates.as_slice().iter().filter(|pirate| pirate.lives > 0).count()
}

fn learn(fit: &mut Fit, samples: &[Sample]) {
    let (mut rng, steps) = (Rng::seeded(3), 30 * samples.len());
    for step in 0..steps {
        let rate = 0.03 * (1.0 - step as f64 / steps as f64);
        fit.learn(&samples[rng.below(samples.len() as u64) as usize], rate);
    }
}

/// The beginnings of all turns of a game, and what they were worth, as one game can tell.
fn play_one(game: &BootyDice, believed: Estimate, rng: &mut Rng) -> Vec<Sample> {
    let (mut state, mut planner) = (any_start(game, DOUBLOONS / 6, rng), TurnPlanner::new(believed));
    let (mut turns, mut legal) = (Vec::new(), Vec::new());
    loop {
        let view = game.view(&state, Viewer::Arbiter);
        match game.turn(&state) {
            Turn::Over(outcome) => return samples(game, believed, &turns, luckhouse_bots::share(&outcome)),
            Turn::Roll(chance) => {
                if let (Phase::Rolling { rolls: 0, .. }, Some(roller)) = (view.phase, view.roller) {
                    turns.push((view.pirates, roller, planner.ahead(game, &state)));
                }
                let roll = chance.roll(rng);
                game.roll(&mut state, roll);
            }
            Turn::Choose(seats) => {
                let seat = seats.first().expect("somebody chooses");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = planner.choose(&Decision { game, seat, view: &view, legal: &legal }, rng);
                game.choose(&mut state, &Choices::one(seat, action));
            }
        }
    }
}

/// Each turn of a game with what it was worth.
///
/// How the game ended says that, with much luck in it. Where a turn is worked out exactly, the luck of every later turn
/// is known but for what is wrong with the formula: so much better or worse than the mean of its ends it ended. Without
/// it, what is left is what was believed, and the sum of all that looking one turn ahead changed from there on.
fn samples(
    game: &BootyDice,
    believed: Estimate,
    turns: &[(PerSeat<Pirate>, Seat, PerSeat<f64>)],
    result: PerSeat<f64>,
) -> Vec<Sample> {
    let seats = game.seats();
    let mut changed = PerSeat::new(seats, 0.0);
    let back = turns.iter().rev().map(|(pirates, roller, ahead)| {
        let first = believed.chances(game, pirates, *roller);
        changed = PerSeat::from_fn(seats, |seat| changed[seat] + ahead[seat] - first[seat]);
        let worth = match game.options().resolve {
            Resolve::Stop => PerSeat::from_fn(seats, |seat| first[seat] + changed[seat]),
            Resolve::Each => result,
        };
        Sample { pirates: *pirates, roller: *roller, goal: game.options().goal, worth }
    });
    back.collect()
}
