//! Learns what positions of Lucky Shot with two in play are worth, as far as one hidden layer can say it, and writes
//! the net to `crates/bots/data/lucky_shot_net.txt`:
//!
//! ```text
//! cargo run --release -p luckhouse-bots --example lucky_shot_net > crates/bots/data/lucky_shot_net.txt
//! ```
//!
//! A position is worth what the plan of its whole turn says: all dice weighed, and the ends of the turn looked at with
//! the net of the round before. So each round sees one turn further. One core, about ten minutes; the same numbers
//! every time.

use luckhouse_bots::Budget;
use luckhouse_bots::lucky_shot::features::{COUNT, sheets};
use luckhouse_bots::lucky_shot::net::{Facts, INPUTS, Net, Notes, facts};
use luckhouse_bots::lucky_shot::opinion::Opinion;
use luckhouse_bots::lucky_shot::strong::Strong;
use luckhouse_engine::{Bot, Chance, Choices, Decision, Game, Rng, Turn, Viewer};
use luckhouse_games::lucky_shot::{Card, Forest, LuckyShot, LuckyShotOptions, Phase, Purpose, State};

/// One position, and the chance of the first player as planned.
struct Lesson {
    facts: [Facts; 2],
    aim: f32,
}

/// Games of each round: the first is played by the plain opinion.
const GAMES: [u64; 4] = [300, 400, 500, 700];
const PASSES: u64 = 12;
/// One game of so many is only for the error that is shown.
const HELD_BACK: u64 = 10;

fn main() {
    let mut net = begin();
    let mut opinion = Opinion::learned();
    let (mut before, mut held_back) = (Vec::new(), Vec::new());
    for (round, games) in (0..).zip(GAMES) {
        let mut lessons = Vec::new();
        held_back.clear();
        for index in 0..games {
            let into = if index % HELD_BACK == 0 { &mut held_back } else { &mut lessons };
            into.extend(lessons_of_game(&opinion, round, index));
        }
        // Those of the round before are nearly as true.
        let all: Vec<&Lesson> = lessons.iter().chain(&before).collect();
        learn(&mut net, &all, round);
        let (off, held) = (error(&net, all.iter().copied()), error(&net, held_back.iter()));
        eprintln!("round {round}: {} positions, off by {off:.4}, held back {held:.4}", all.len());
        opinion = Opinion::learned().with(net.clone());
        before = lessons;
    }
    print!("{}", net.write());
}

/// Most games are played by the usual rules; some with few turns or a bare forest, so that those are known too.
fn game_of(rng: &mut Rng) -> LuckyShot {
    let mut options = LuckyShotOptions::default();
    if rng.below(10) == 0 {
        options.forest = Forest::Bare;
    }
    if rng.below(10) == 0 {
        options.cap = 3 + rng.below(30) as u32;
    }
    LuckyShot::new(options, 2).expect("two seats")
}

fn lessons_of_game(opinion: &Opinion, round: u64, index: u64) -> Vec<Lesson> {
    let mut rng = Rng::stream(3026 + round, index);
    let game = game_of(&mut rng);
    let mut player = Strong::wide(opinion.clone(), Budget::nodes(u64::MAX), &[0]);
    let (mut state, mut lessons, mut legal) = (game.start(), Vec::new(), Vec::new());
    loop {
        if before_the_dice(&state) {
            lessons.push(lesson(&game, &state, &mut player));
        }
        match game.turn(&state) {
            Turn::Over(_) => return lessons,
            Turn::Roll(luck) => game.roll(&mut state, luck.roll(&mut rng)),
            Turn::Choose(seats) => {
                let seat = seats.first().expect("somebody chooses");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                // Now and then somebody strays, so that more is seen than what good players do.
                let action = match rng.below(100) < 4 {
                    true => rng.pick(&legal),
                    false => {
                        let view = game.view(&state, Viewer::Seat(seat));
                        player.choose(&Decision { game: &game, seat, view: &view, legal: &legal }, &mut rng)
                    }
                };
                game.choose(&mut state, &Choices::one(seat, action));
            }
        }
    }
}

fn before_the_dice(state: &State) -> bool {
    let waits = matches!(state.phase(), Phase::Hunt | Phase::Die { purpose: Purpose::Card });
    waits && *state.card() == Card::default()
}

fn lesson(game: &LuckyShot, state: &State, player: &mut Strong) -> Lesson {
    let mut facts_of_seats = [[0.0; COUNT]; 3];
    sheets(game, state, &mut facts_of_seats);
    Lesson { facts: facts(state, &facts_of_seats), aim: player.planned(game, state)[0] as f32 }
}

/// Small weights, each another, so that each note becomes something else.
fn begin() -> Net {
    let (mut net, mut rng) = (Net::blank(), Rng::stream(78, 1));
    net.rows_mut().flatten().for_each(|weight| *weight = (rng.below(2001) as f32 - 1000.0) / 10_000.0);
    net.plain.fill(0.0);
    net
}

fn learn(net: &mut Net, lessons: &[&Lesson], round: u64) {
    let (mut rng, mut seen) = (Rng::stream(79, round), Net::blank());
    seen.rows_mut().flatten().for_each(|seen| *seen = 1.0);
    for pass in 0..PASSES {
        let rate = 0.1 / (1.0 + 0.7 * pass as f32);
        for _ in 0..lessons.len() {
            step(net, lessons[rng.below(lessons.len() as u64) as usize], rate, &mut seen);
        }
    }
}

/// One step of regression through the layer, smaller for weights that moved much.
fn step(net: &mut Net, lesson: &Lesson, rate: f32, seen: &mut Net) {
    let notes = net.notes(&lesson.facts);
    let off = lesson.aim - net.chance(&lesson.facts) as f32;
    let off = [off, -off];
    let back: [Notes; 2] = std::array::from_fn(|player| {
        let slope = |note: usize| if notes[player][note] > 0.0 { off[player] * net.worth[note] } else { 0.0 };
        std::array::from_fn(slope)
    });
    let sum: Notes = std::array::from_fn(|note| back[0][note] + back[1][note]);
    let worth: Notes =
        std::array::from_fn(|note| (0..2).map(|player| off[player] * notes[player][note].max(0.0)).sum());
    for input in 0..INPUTS {
        let [first, second] = [lesson.facts[0][input], lesson.facts[1][input]];
        if first == 0.0 && second == 0.0 {
            continue;
        }
        let mixed = |a: f32, b: f32| -> Notes {
            std::array::from_fn(|note: usize| a * back[0][note] + b * back[1][note])
        };
        let (own, other) = (mixed(first, second), mixed(second, first));
        descend(&mut net.own[input], &own, rate, &mut seen.own[input]);
        descend(&mut net.other[input], &other, rate, &mut seen.other[input]);
        let plain = [first * off[0] + second * off[1]];
        descend(&mut net.plain[input..=input], &plain, rate, &mut seen.plain[input..=input]);
    }
    descend(&mut net.begin, &sum, rate, &mut seen.begin);
    descend(&mut net.worth, &worth, rate, &mut seen.worth);
}

fn descend(weights: &mut [f32], slopes: &[f32], rate: f32, seen: &mut [f32]) {
    for ((weight, slope), seen) in weights.iter_mut().zip(slopes).zip(seen) {
        *seen += slope * slope;
        *weight += rate * slope / seen.sqrt() - 1e-6 * *weight;
    }
}

/// How far the net is off, as the root of the mean square.
fn error<'a>(net: &Net, lessons: impl ExactSizeIterator<Item = &'a Lesson>) -> f64 {
    let count = lessons.len() as f64;
    let square = |lesson: &Lesson| (net.chance(&lesson.facts) - f64::from(lesson.aim)).powi(2);
    (lessons.map(square).sum::<f64>() / count).sqrt()
}
