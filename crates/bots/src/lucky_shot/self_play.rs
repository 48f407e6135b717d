//! Games of the planner against itself, and what the networks learn from them.

use super::features::{COUNT, sheets};
use super::nets::{Nets, order, told};
use super::opinion::{Chances, Opinion};
use super::strong::Strong;
use crate::Budget;
use luckhouse_engine::{Bot, Chance, Choices, Decision, Game, Rng, Turn, Viewer};
use luckhouse_games::lucky_shot::{Card, Forest, LuckyShot, LuckyShotOptions, Phase, Purpose, State};
use luckhouse_learn::{
    Judgement, Lesson, MOST_OUTPUTS, Made, Misses, Model, Net, TooLarge, Training, held_out, misses, train,
};
use rayon::prelude::*;
use std::sync::Arc;

/// How much is played and learned. The same settings make the same model, byte for byte.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Everything random comes from it.
    pub seed: u64,
    /// Rounds of playing and learning at most.
    pub rounds: u32,
    /// Games of each round.
    pub games: u64,
    /// How often each position is learned from in a round.
    pub passes: usize,
}

impl std::fmt::Display for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Settings { seed, rounds, games, passes } = self;
        write!(f, "seed={seed} rounds={rounds} games={games} passes={passes}")
    }
}

/// How a round went, for so many in play.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Which round, from 0.
    pub round: u32,
    /// How many are in play.
    pub in_play: usize,
    /// Positions that were learned from.
    pub lessons: usize,
    /// How far the network is off from positions of games that it never learned from, their noise included.
    pub held: Misses,
    /// How far what was believed before this round was off from the same.
    pub before: Misses,
}

/// Positions of the last rounds are learned from.
const REMEMBERED: usize = 3;
/// Somebody strays at one choice of so many, so that more is seen than what good players do.
const STRAYS: u64 = 25;
/// How much of what later turns change counts, turn by turn.
const FAR: f64 = 0.9;

/// Play, learn, and play again with what was learned, until the rounds are over. After each round comes its model,
/// which is the one that fewer rounds would have made.
///
/// # Errors
/// If the weights ran away.
pub fn learn(
    settings: Settings,
    mut report: impl FnMut(Report),
    mut after: impl FnMut(Model),
) -> Result<(), TooLarge> {
    let mut rng = Rng::seeded(settings.seed);
    let mut nets = [2, 3].map(|in_play| (in_play, Net::blank(Nets::shape(in_play), &mut rng)));
    let (mut believed, mut memory) = (Opinion::fine(), Vec::new());
    for round in 0..settings.rounds {
        if memory.len() == REMEMBERED {
            memory.remove(0);
        }
        memory.push(play_round(settings, round, &believed));
        let mut next = Nets::default();
        for (in_play, net) in &mut nets {
            let learned = learn_from(settings, round, *in_play, net, &memory)?;
            report(report_on(round, *in_play, &learned, &memory));
            next.put(*in_play, learned);
        }
        after(model(Settings { rounds: round + 1, ..settings }, &nets)?);
        believed = Opinion::fine().with_nets(Arc::new(next));
    }
    Ok(())
}

fn model(settings: Settings, nets: &[(usize, Net)]) -> Result<Model, TooLarge> {
    let rounded = nets.iter().map(|(in_play, net)| Ok((*in_play as u8, Judgement::of(net)?)));
    let Settings { seed, rounds, games, .. } = settings;
    let made = Made { seed, games: games * u64::from(rounds), rounds, settings: settings.to_string() };
    Ok(Model { kind: Nets::kind(), made, nets: rounded.collect::<Result<_, TooLarge>>()? })
}

/// What a round of games taught, by how many are in play: to learn from, and held out.
#[derive(Default)]
struct Round {
    lessons: [Vec<Lesson>; 4],
    held: [Vec<Taught>; 4],
}

/// A position, what it came to, and what was believed of it.
struct Taught {
    in_play: usize,
    lesson: Lesson,
    believed: [f32; MOST_OUTPUTS],
}

fn play_round(settings: Settings, round: u32, believed: &Opinion) -> Round {
    let seed = settings.seed.wrapping_mul(1013).wrapping_add(u64::from(round));
    let games: Vec<Vec<Taught>> = (0..settings.games)
        .into_par_iter()
        .map(|index| play_one(believed, 2 + index as usize % 2, &mut Rng::stream(seed, index)))
        .collect();
    let mut all = Round::default();
    for (index, taught) in (0..).zip(games) {
        for taught in taught {
            match held_out(seed, index) {
                true => all.held[taught.in_play].push(taught),
                false => all.lessons[taught.in_play].push(taught.lesson),
            }
        }
    }
    all
}

fn learn_from(
    settings: Settings,
    round: u32,
    in_play: usize,
    net: &mut Net,
    memory: &[Round],
) -> Result<Judgement, TooLarge> {
    let lessons: Vec<Lesson> =
        memory.iter().flat_map(|round| round.lessons[in_play].iter().cloned()).collect();
    let training = Training {
        passes: settings.passes,
        batch: 1024.min(lessons.len() / 20 + 1),
        rate: if round == 0 { 0.002 } else { 0.001 },
        seed: settings.seed + u64::from(round),
    };
    train(net, &lessons, training);
    Judgement::of(net)
}

fn report_on(round: u32, in_play: usize, net: &Judgement, memory: &[Round]) -> Report {
    let lessons = memory.iter().map(|round| round.lessons[in_play].len()).sum();
    let held = &memory.last().expect("a round was played").held[in_play];
    let positions: Vec<Lesson> = held.iter().map(|taught| taught.lesson.clone()).collect();
    let before = held.iter().flat_map(|taught| {
        let pairs = taught.believed.into_iter().zip(taught.lesson.aim);
        pairs.take(in_play).map(|(a, b)| f64::from(a - b))
    });
    let (sum, squares) =
        before.fold((0.0, 0.0), |(sum, squares), off| (sum + off.abs(), squares + off * off));
    let count = (held.len() * in_play).max(1) as f64;
    Report {
        round,
        in_play,
        lessons,
        held: misses(&positions, in_play, |inputs, into| net.chances(inputs, into)),
        before: Misses { mean: sum / count, root: (squares / count).sqrt() },
    }
}

/// The beginning of a turn, as it was met.
struct Met {
    state: State,
    believed: Chances,
    /// Everybody's chance when the whole turn is planned.
    ahead: Chances,
    strayed: bool,
}

/// Most games are played by the usual rules; some with few turns or a bare forest, so that those are known too.
fn game_of(seats: usize, rng: &mut Rng) -> LuckyShot {
    let mut options = LuckyShotOptions::default();
    if rng.below(10) == 0 {
        options.forest = Forest::Bare;
    }
    if rng.below(10) == 0 {
        options.cap = 3 + rng.below(30) as u32;
    }
    LuckyShot::new(options, seats).expect("two or three seats")
}

/// The beginnings of all turns of a game, and what they came to.
fn play_one(opinion: &Opinion, seats: usize, rng: &mut Rng) -> Vec<Taught> {
    let game = game_of(seats, rng);
    let mut player = Strong::wide(opinion.clone(), Budget::nodes(u64::MAX), &[0]);
    let (mut state, mut turns, mut legal): (_, Vec<Met>, _) = (game.start(), Vec::new(), Vec::new());
    loop {
        if before_the_dice(&state) {
            let (believed, ahead) = (opinion.chances(&game, &state), player.planned(&game, &state));
            turns.push(Met { state: state.clone(), believed, ahead, strayed: false });
        }
        match game.turn(&state) {
            Turn::Over(_) => return taught(&game, &turns),
            Turn::Roll(luck) => game.roll(&mut state, luck.roll(rng)),
            Turn::Choose(seats) => {
                let seat = seats.first().expect("somebody chooses");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = if rng.below(STRAYS) == 0 {
                    turns.iter_mut().last().into_iter().for_each(|met| met.strayed = true);
                    rng.pick(&legal)
                } else {
                    let view = game.view(&state, Viewer::Seat(seat));
                    player.choose(&Decision { game: &game, seat, view: &view, legal: &legal }, rng)
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

/// Each turn with what it was worth: what was believed, and all that planning later turns changed, the later the less.
fn taught(game: &LuckyShot, turns: &[Met]) -> Vec<Taught> {
    let mut changed = [0.0; 3];
    let back = turns.iter().rev().map(|met| {
        let later = if met.strayed { 0.0 } else { FAR };
        changed = std::array::from_fn(|seat| later * changed[seat] + met.ahead[seat] - met.believed[seat]);
        lesson(game, met, changed)
    });
    back.collect()
}

fn lesson(game: &LuckyShot, met: &Met, changed: Chances) -> Taught {
    let mut features = [[0.0; COUNT]; 3];
    sheets(game, &met.state, &mut features);
    let (inputs, count) = told(&met.state, &features);
    let (in_play, order) = (met.state.in_play().len(), order(&met.state));
    let (mut aim, mut believed) = ([0.0; MOST_OUTPUTS], [0.0; MOST_OUTPUTS]);
    for (place, seat) in order.iter().take(in_play).enumerate() {
        aim[place] = (met.believed[seat.index()] + changed[seat.index()]) as f32;
        believed[place] = met.believed[seat.index()] as f32;
    }
    Taught { in_play, lesson: Lesson { inputs: inputs[..count].into(), aim }, believed }
}
