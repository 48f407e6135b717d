//! Makes `crates/bots/data/booty-dice.fit`: what `strong` and `best` believe where the game is not solved.
//!
//! `cargo run --release -p luckhouse-bots --example booty_dice_fit` writes the same bytes every time.

use luckhouse_bots::booty_dice::{Captain, Estimate, Fit, Sample};
use luckhouse_engine::{Bot, Chance, Choices, Game, Imagine, PerSeat, Rng, Seat, Turn, Viewer};
use luckhouse_games::booty_dice::{
    BootyDice, BootyOptions, BootyState, BootyView, DOUBLOONS, Faces, Phase, Pirate, SHIELDS,
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/booty-dice.fit");
/// Games from which the formula for more than two learns.
const GAMES: u64 = 3000;

fn main() -> std::io::Result<()> {
    let pair = fit_to_the_solved_game();
    let many = fit_to_games(&pair);
    std::fs::write(FILE, [pair.bytes(), many.bytes()].concat())
}

fn game(seats: usize) -> BootyDice {
    BootyDice::new(BootyOptions::default(), seats).expect("two to six pirates")
}

/// Anything that pirates can have, few shields being likelier than many.
fn any_pirate(rng: &mut Rng) -> Pirate {
    let shields = rng.below(6).min(rng.below(6));
    Pirate { lives: rng.below(10) as u8 + 1, shields: shields as u8, doubloons: rng.below(25) as u8 }
}

/// What standings of two are worth is known.
fn fit_to_the_solved_game() -> Fit {
    let game = game(2);
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

/// What standings of more are worth is learned from how games ended that were played from anywhere.
fn fit_to_games(pair: &Fit) -> Fit {
    let mut samples = Vec::new();
    let believed = Estimate::Given(Box::leak(Box::new(pair.clone())));
    for index in 0..GAMES {
        let seats = 3 + (index % 4) as usize;
        play_one(&game(seats), believed, &mut Rng::stream(2, index), &mut samples);
    }
    let mut fit = pair.clone();
    let (mut rng, steps) = (Rng::seeded(3), 20 * samples.len());
    for step in 0..steps {
        let rate = 0.03 * (1.0 - step as f64 / steps as f64);
        fit.learn(&samples[rng.below(samples.len() as u64) as usize], rate);
    }
    fit
}

fn play_one(game: &BootyDice, believed: Estimate, rng: &mut Rng, samples: &mut Vec<Sample>) {
    let mut state = any_start(game, rng);
    let (first, mut captain) = (samples.len(), Captain::new(believed));
    loop {
        let view = game.view(&state, Viewer::Arbiter);
        match game.turn(&state) {
            Turn::Over(outcome) => {
                let worth = luckhouse_bots::share(&outcome);
                return samples[first..].iter_mut().for_each(|sample| sample.worth = worth);
            }
            Turn::Roll(chance) => {
                if let (Phase::Rolling { rolls: 0, .. }, Some(roller)) = (view.phase, view.roller) {
                    let worth = PerSeat::new(game.seats(), 0.0);
                    samples.push(Sample { pirates: view.pirates, roller, goal: 25, worth });
                }
                let roll = chance.roll(rng);
                game.roll(&mut state, roll);
            }
            Turn::Choose(seats) => {
                let seat = seats.first().expect("somebody chooses");
                let mut legal = Vec::new();
                game.legal(&state, seat, &mut legal);
                let action = captain.choose(game, seat, &view, &legal, rng);
                game.choose(&mut state, &Choices::one(seat, action));
            }
        }
    }
}

/// Half of the games begin as games do, half with anything; never with more gold than there is.
fn any_start(game: &BootyDice, rng: &mut Rng) -> BootyState {
    let start = game.view(&game.start(), Viewer::Arbiter);
    let pirates = match rng.below(2) {
        0 => start.pirates,
        _ => PerSeat::from_fn(game.seats(), |_| {
            let pirate = any_pirate(rng);
            Pirate {
                doubloons: pirate.doubloons.min(DOUBLOONS / 6),
                shields: pirate.shields.min(5),
                ..pirate
            }
        }),
    };
    let sum = |of: fn(&Pirate) -> u8| pirates.as_slice().iter().map(of).sum::<u8>();
    let view = BootyView {
        treasure: DOUBLOONS - sum(|pirate| pirate.doubloons),
        war_chest: SHIELDS - sum(|pirate| pirate.shields),
        roller: Some(Seat::at(rng.below(game.seats() as u64) as usize)),
        turns: 0,
        phase: Phase::Rolling { kept: Faces::EMPTY, rolls: 0 },
        pirates,
    };
    game.imagine(&view, rng)
}
