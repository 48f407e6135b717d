//! Learns what positions of Lucky Shot are worth, from games that a quick player plays against itself, and writes the
//! weights to `crates/bots/data/lucky_shot.txt`:
//!
//! ```text
//! cargo run --release -p luckhouse-bots --example lucky_shot_weights > crates/bots/data/lucky_shot.txt
//! ```
//!
//! One core, about a minute; the same numbers every time.

use luckhouse_bots::careful::CarefulLuckyShot;
use luckhouse_bots::lucky_shot::features::{COUNT, Sheet, sheets};
use luckhouse_bots::lucky_shot::opinion::Opinion;
use luckhouse_bots::lucky_shot::quick::Quick;
use luckhouse_bots::share;
use luckhouse_engine::{Bot, Chance, Choices, Decision, Game, Rng, Seat, Turn, Viewer};
use luckhouse_games::lucky_shot::{Card, Forest, LuckyShot, LuckyShotOptions, Phase, Purpose, State};

/// One position, and who won in the end.
struct Lesson {
    state: State,
    facts: [Sheet; 3],
    won: [f32; 3],
}

/// Games of one round, with two seats and with three.
const GAMES: [u64; 4] = [400, 800, 1_000, 1_200];

fn main() {
    let mut opinion = Opinion::BLANK;
    let mut lessons = Vec::new();
    for (round, games) in (0..).zip(GAMES) {
        for index in 0..games {
            lessons.extend(lessons_of_game(&opinion, round, index));
        }
        learn(&mut opinion, &lessons, round);
        eprintln!(
            "round {round}: {games} games, {} positions, loss {:.4}",
            lessons.len(),
            loss(&opinion, &lessons)
        );
    }
    print!("{}", opinion.write());
}

/// Most games are played by the usual rules; some with few turns or a bare forest, so that those are known too.
fn game_of(rng: &mut Rng, index: u64) -> LuckyShot {
    let mut options = LuckyShotOptions::default();
    if rng.below(8) == 0 {
        options.forest = Forest::Bare;
    }
    if rng.below(5) == 0 {
        options.cap = 3 + rng.below(30) as u32;
    }
    LuckyShot::new(options, 2 + usize::from(index % 5 >= 3)).expect("two or three seats")
}

fn lessons_of_game(opinion: &Opinion, round: u64, index: u64) -> Vec<Lesson> {
    let mut rng = Rng::stream(2026 + round, index);
    let game = game_of(&mut rng, index);
    let mut bots: Vec<Box<dyn Bot<LuckyShot>>> =
        (0..game.seats()).map(|_| seated(opinion, round, &mut rng)).collect();
    let mut state = game.start();
    let (mut lessons, mut legal) = (Vec::new(), Vec::new());
    loop {
        if before_the_dice(&state) {
            let mut facts = [[0.0; COUNT]; 3];
            sheets(&game, &state, &mut facts);
            lessons.push(Lesson { state: state.clone(), facts, won: [0.0; 3] });
        }
        match game.turn(&state) {
            Turn::Over(outcome) => {
                let won = share(&outcome);
                for lesson in &mut lessons {
                    won.iter().for_each(|(seat, part)| lesson.won[seat.index()] = part as f32);
                }
                return lessons;
            }
            Turn::Roll(luck) => game.roll(&mut state, luck.roll(&mut rng)),
            Turn::Choose(seats) => {
                let seat = seats.first().expect("somebody chooses");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let strays = rng.below(100) < 4;
                let action = match strays {
                    true => rng.pick(&legal),
                    false => bots[seat.index()].choose(
                        &Decision {
                            game: &game,
                            seat,
                            view: &game.view(&state, Viewer::Seat(seat)),
                            legal: &legal,
                        },
                        &mut rng,
                    ),
                };
                game.choose(&mut state, &Choices::one(seat, action));
            }
        }
    }
}

/// The first round is played by the careful bot, since nothing is known yet; later ones now and then against it.
fn seated(opinion: &Opinion, round: u64, rng: &mut Rng) -> Box<dyn Bot<LuckyShot>> {
    if round == 0 || rng.below(8) == 0 {
        Box::new(CarefulLuckyShot)
    } else {
        Box::new(Quick::new(opinion.clone()))
    }
}

fn before_the_dice(state: &State) -> bool {
    let waits = matches!(state.phase(), Phase::Hunt | Phase::Die { purpose: Purpose::Card });
    waits && *state.card() == Card::default()
}

/// Softmax regression, step by step, with steps that get smaller for features seen often.
fn learn(opinion: &mut Opinion, lessons: &[Lesson], round: u64) {
    let mut seen = [[1.0f32; COUNT]; 2];
    let mut rng = Rng::stream(77, round);
    for pass in 0..6 {
        let rate = 0.15 / (1.0 + pass as f32);
        for _ in 0..lessons.len() {
            let lesson = &lessons[rng.below(lessons.len() as u64) as usize];
            step(opinion, lesson, rate, &mut seen);
        }
    }
}

fn step(opinion: &mut Opinion, lesson: &Lesson, rate: f32, seen: &mut [Sheet; 2]) {
    let shares = opinion.shares(&lesson.state, &lesson.facts);
    let in_play = lesson.state.in_play();
    let seen = &mut seen[usize::from(in_play.len() > 2)];
    let weights = opinion.weights_mut(in_play.len());
    for index in 0..COUNT {
        let slope: f32 = in_play
            .iter()
            .map(Seat::index)
            .map(|seat| (lesson.won[seat] - shares[seat] as f32) * lesson.facts[seat][index])
            .sum();
        if slope != 0.0 {
            seen[index] += slope * slope;
            weights[index] += rate * slope / seen[index].sqrt() - 1e-6 * weights[index];
        }
    }
}

fn loss(opinion: &Opinion, lessons: &[Lesson]) -> f64 {
    let one = |lesson: &Lesson| -> f64 {
        let shares = opinion.shares(&lesson.state, &lesson.facts);
        shares.iter().zip(lesson.won).map(|(share, won)| -f64::from(won) * share.max(1e-9).ln()).sum()
    };
    lessons.iter().map(one).sum::<f64>() / lessons.len() as f64
}
