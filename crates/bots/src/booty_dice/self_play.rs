//! Games of the planner against itself, and what the networks of the judge learn from them.

use super::nets::{Nets, inputs};
use super::{Estimate, TurnPlanner};
use luckhouse_engine::{Bot, Chance, Choices, Decision, Game, Imagine, PerSeat, Rng, Seat, Turn, Viewer};
use luckhouse_games::booty_dice::{
    BootyDice, BootyOptions, BootyState, BootyView, DOUBLOONS, Faces, Phase, Pirate, Resolve, SHIELDS,
};
use luckhouse_learn::{
    Judgement, Lesson, MOST_OUTPUTS, Made, Misses, Model, Net, TooLarge, Training, held_out, misses, train,
};
use rayon::prelude::*;

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
    /// When faces are resolved.
    pub resolve: Resolve,
}

impl std::fmt::Display for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Settings { seed, rounds, games, passes, resolve } = self;
        write!(f, "seed={seed} rounds={rounds} games={games} passes={passes} resolve={resolve:?}")
    }
}

/// How a round went, for one number of living pirates.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Which round, from 0.
    pub round: u32,
    /// How many pirates live.
    pub living: usize,
    /// Positions that were learned from.
    pub lessons: usize,
    /// How far the network is off from positions of games that it never learned from, their noise included.
    pub held: Misses,
    /// How far what was believed before this round was off from the same.
    pub before: Misses,
    /// How far looking one turn ahead changed what was believed, in the mean.
    pub change: f64,
}

/// Positions of the last rounds are learned from.
const REMEMBERED: usize = 3;
/// Somebody strays at one choice of so many, so that more is seen than what good players do.
const STRAYS: u64 = 25;
/// How much of what happens in later turns counts, turn by turn: all of it in the first round, where nothing is known.
const FAR: f64 = 1.0;
const NEAR: f64 = 0.9;

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
    let fewest = if settings.resolve == Resolve::Stop { 3 } else { 2 };
    let mut rng = Rng::seeded(settings.seed);
    let mut nets: Vec<(usize, Net)> = (fewest..=6).map(|living| (living, blank(living, &mut rng))).collect();
    let (mut believed, mut memory) = (Estimate::Solved, Vec::new());
    for round in 0..settings.rounds {
        if memory.len() == REMEMBERED {
            memory.remove(0);
        }
        // What was believed before anything was learned is soon worth nothing.
        if round == 2 {
            memory.remove(0);
        }
        memory.push(play_round(settings, fewest, round, believed));
        let mut next = Nets::default();
        for (living, net) in &mut nets {
            let net_of = learn_from(settings, round, *living, net, &memory)?;
            report(report_on(round, *living, &net_of, &memory));
            next.put(settings.resolve, *living, net_of);
        }
        after(model(Settings { rounds: round + 1, ..settings }, &nets)?);
        // A few megabytes for each round, as long as the program learns.
        believed = Estimate::Learned(Box::leak(Box::new(next)));
    }
    Ok(())
}

fn blank(living: usize, rng: &mut Rng) -> Net {
    let mut net = Net::blank(Nets::shape(living), rng);
    Nets::pairs(living).for_each(|pairs| net.silence(pairs));
    net
}

fn model(settings: Settings, nets: &[(usize, Net)]) -> Result<Model, TooLarge> {
    let rounded =
        nets.iter().map(|(living, net)| Ok((Nets::number(settings.resolve, *living), Judgement::of(net)?)));
    let Settings { seed, rounds, games, .. } = settings;
    let made = Made { seed, games: games * u64::from(rounds), rounds, settings: settings.to_string() };
    Ok(Model { kind: Nets::kind(), made, nets: rounded.collect::<Result<_, TooLarge>>()? })
}

/// What a round of games taught, by how many live: to learn from, and held out.
#[derive(Default)]
struct Round {
    lessons: [Vec<Lesson>; 7],
    held: [Vec<Taught>; 7],
}

/// A position, what it came to, and what was believed of it.
struct Taught {
    lesson: Lesson,
    believed: [f32; MOST_OUTPUTS],
    ahead: [f32; MOST_OUTPUTS],
}

fn play_round(settings: Settings, fewest: usize, round: u32, believed: Estimate) -> Round {
    let seed = settings.seed.wrapping_mul(1009).wrapping_add(u64::from(round));
    let far = if round == 0 { FAR } else { NEAR };
    let games: Vec<Vec<Taught>> = (0..settings.games)
        .into_par_iter()
        .map(|index| {
            let seats = fewest + index as usize % (7 - fewest);
            let options = BootyOptions { resolve: settings.resolve, ..BootyOptions::default() };
            let game = BootyDice::new(options, seats).expect("two to six pirates");
            play_one(&game, believed, far, &mut Rng::stream(seed, index))
        })
        .collect();
    let mut all = Round::default();
    for (index, taught) in (0..).zip(games) {
        for taught in taught {
            let living = taught.lesson.inputs.len() / 4;
            match held_out(seed, index) {
                true => all.held[living].push(taught),
                false => all.lessons[living].push(taught.lesson),
            }
        }
    }
    all
}

fn learn_from(
    settings: Settings,
    round: u32,
    living: usize,
    net: &mut Net,
    memory: &[Round],
) -> Result<Judgement, TooLarge> {
    let lessons: Vec<Lesson> =
        memory.iter().flat_map(|round| round.lessons[living].iter().cloned()).collect();
    let training = Training {
        passes: settings.passes,
        batch: 2048.min(lessons.len() / 20 + 1),
        rate: if round == 0 { 0.004 } else { 0.002 },
        seed: settings.seed + u64::from(round),
    };
    train(net, &lessons, training);
    Judgement::of(net)
}

fn report_on(round: u32, living: usize, net: &Judgement, memory: &[Round]) -> Report {
    let lessons = memory.iter().map(|round| round.lessons[living].len()).sum();
    let held = &memory.last().expect("a round was played").held[living];
    let positions: Vec<Lesson> = held.iter().map(|taught| taught.lesson.clone()).collect();
    let against = |other: fn(&Taught) -> [f32; MOST_OUTPUTS]| {
        let off = held.iter().flat_map(|taught| {
            let pairs = taught.believed.into_iter().zip(other(taught));
            pairs.take(living).map(|(a, b)| f64::from(a - b))
        });
        let (sum, squares) =
            off.fold((0.0, 0.0), |(sum, squares), off| (sum + off.abs(), squares + off * off));
        let count = (held.len() * living).max(1) as f64;
        Misses { mean: sum / count, root: (squares / count).sqrt() }
    };
    Report {
        round,
        living,
        lessons,
        held: misses(&positions, living, |inputs, into| net.chances(inputs, into)),
        before: against(|taught| taught.lesson.aim),
        change: against(|taught| taught.ahead).mean,
    }
}

/// The beginning of a turn, as it was met.
struct Met {
    pirates: PerSeat<Pirate>,
    roller: Seat,
    believed: PerSeat<f64>,
    /// Everybody's chance, looked one turn ahead.
    ahead: PerSeat<f64>,
    strayed: bool,
}

/// The beginnings of all turns of a game, and what they came to.
fn play_one(game: &BootyDice, estimate: Estimate, far: f64, rng: &mut Rng) -> Vec<Taught> {
    let (mut state, mut planner) = (any_start(game, rng), TurnPlanner::new(estimate));
    let (mut turns, mut legal): (Vec<Met>, _) = (Vec::new(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over(outcome) => return taught(game, &turns, far, crate::share(&outcome)),
            Turn::Roll(chance) => {
                if let Phase::Rolling { rolls: 0, .. } = state.phase() {
                    let (pirates, roller) = (*state.pirates(), state.roller());
                    let believed = estimate.chances(game, &pirates, roller);
                    let ahead = planner.ahead(game, &state);
                    turns.push(Met { pirates, roller, believed, ahead, strayed: false });
                }
                game.roll(&mut state, chance.roll(rng));
            }
            Turn::Choose(seats) => {
                let seat = seats.first().expect("somebody chooses");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                let action = if rng.below(STRAYS) == 0 {
                    turns.iter_mut().last().into_iter().for_each(|met| met.strayed = true);
                    rng.pick(&legal)
                } else {
                    let view = game.view(&state, Viewer::Seat(seat));
                    planner.choose(&Decision { game, seat, view: &view, legal: &legal }, rng)
                };
                game.choose(&mut state, &Choices::one(seat, action));
            }
        }
    }
}

/// Each turn of a game with what it was worth.
///
/// How the game ended says that, with much luck in it. Where a turn is worked out exactly, the luck of every later turn
/// is known but for what is wrong with what is believed. Without it, what is left is what was believed, and the sum of
/// all that looking one turn ahead changed from there on. Where a turn is not worked out exactly, what was believed of
/// the turn after it stands for its mean. Changes that come later count less, and those after somebody strayed nothing.
fn taught(game: &BootyDice, turns: &[Met], far: f64, result: PerSeat<f64>) -> Vec<Taught> {
    let seats = game.seats();
    let (mut changed, mut next) = (PerSeat::new(seats, 0.0), result);
    let mut all = Vec::new();
    for met in turns.iter().rev() {
        let to = if game.options().resolve == Resolve::Stop { met.ahead } else { next };
        let later = if met.strayed && game.options().resolve == Resolve::Stop { 0.0 } else { far };
        changed = PerSeat::from_fn(seats, |seat| later * changed[seat] + to[seat] - met.believed[seat]);
        next = met.believed;
        if living_in(met) > 2 || game.options().resolve == Resolve::Each {
            all.push(lesson(met, &changed, game.options().goal));
        }
    }
    all
}

fn living_in(met: &Met) -> usize {
    super::beliefs::living(&met.pirates)
}

fn lesson(met: &Met, changed: &PerSeat<f64>, goal: u32) -> Taught {
    let (inputs, order) = inputs(&met.pirates, met.roller, goal);
    let listed = |of: &dyn Fn(Seat) -> f64| {
        let mut list = [0.0; MOST_OUTPUTS];
        order.iter().enumerate().for_each(|(place, seat)| list[place] = of(*seat) as f32);
        list
    };
    let aim = listed(&|seat| met.believed[seat] + changed[seat]);
    Taught {
        lesson: Lesson { inputs: inputs.into(), aim },
        believed: listed(&|seat| met.believed[seat]),
        ahead: listed(&|seat| met.ahead[seat]),
    }
}

/// Anything that pirates can have, few shields being likelier than many.
fn any_pirate(rng: &mut Rng) -> Pirate {
    let shields = rng.below(6).min(rng.below(6));
    Pirate { lives: rng.below(10) as u8 + 1, shields: shields as u8, doubloons: rng.below(25) as u8 }
}

/// Half of the games begin as games do, half with anything; never with more gold than there is.
fn any_start(game: &BootyDice, rng: &mut Rng) -> BootyState {
    let start = game.view(&game.start(), Viewer::Arbiter);
    let most = DOUBLOONS / game.seats() as u8;
    let pirates = match rng.below(2) {
        0 => start.pirates,
        _ => PerSeat::from_fn(game.seats(), |_| {
            let pirate = any_pirate(rng);
            Pirate { doubloons: pirate.doubloons.min(most), shields: pirate.shields.min(5), ..pirate }
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
