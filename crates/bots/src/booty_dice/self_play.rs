//! Games of the planner against itself, and what the networks of the judge learn from them.

use super::nets::{Nets, inputs};
use super::{Estimate, TurnPlanner};
use crate::arena;
use luckhouse_engine::{Bot, Chance, Decision, Game, Imagine, PerSeat, Rng, Seat, Turn, Viewer};
use luckhouse_games::booty_dice::{
    BootyDice, BootyOptions, BootyState, BootyView, DOUBLOONS, Faces, Phase, Pirate, Resolve, SHIELDS, SoFar,
};
use luckhouse_learn::{Judgement, Lesson, MOST_OUTPUTS, ModelKind, Net, SelfPlay, Taught};

/// Somebody strays at one choice of so many, so that more is seen than what good players do.
const STRAYS: u64 = 25;
/// How much of what happens in later turns counts, turn by turn: all of it in the first round, where nothing is known.
const FAR: f64 = 1.0;
const NEAR: f64 = 0.9;

/// The nets of Booty Dice, taught by games in which faces are resolved so.
pub struct BootySelfPlay {
    /// When faces are resolved.
    pub resolve: Resolve,
}

impl BootySelfPlay {
    /// Two that are left are solved, if a turn can be worked out.
    fn fewest(&self) -> usize {
        if self.resolve == Resolve::Stop { 3 } else { 2 }
    }
}

impl SelfPlay for BootySelfPlay {
    type Belief = Estimate;
    const BATCH: usize = 2048;
    const RATES: [f32; 2] = [0.004, 0.002];
    const SALT: u64 = 1009;
    const FORGETS_EARLY: bool = true;

    fn kind(&self) -> ModelKind {
        Nets::kind()
    }

    fn begin(&self, rng: &mut Rng) -> Vec<(u8, Net)> {
        let all = self.fewest()..=6;
        all.map(|living| (Nets::number(self.resolve, living), blank(living, rng))).collect()
    }

    fn first(&self) -> Estimate {
        Estimate::Solved
    }

    fn believe(&self, nets: Vec<(u8, Judgement)>) -> Estimate {
        let mut all = Nets::default();
        nets.into_iter().for_each(|(_, net)| all.put(self.resolve, net.shape().outputs, net));
        // A few megabytes for each round, as long as the program learns.
        Estimate::Learned(Box::leak(Box::new(all)))
    }

    fn play(&self, belief: &Estimate, round: u32, index: u64, rng: &mut Rng) -> Vec<Taught> {
        let seats = self.fewest() + index as usize % (7 - self.fewest());
        let options = BootyOptions { resolve: self.resolve, ..BootyOptions::default() };
        let game = BootyDice::new(options, seats).expect("two to six pirates");
        play_one(&game, *belief, if round == 0 { FAR } else { NEAR }, rng)
    }

    fn settings(&self) -> String {
        format!("resolve={:?}", self.resolve)
    }
}

fn blank(living: usize, rng: &mut Rng) -> Net {
    let mut net = Net::blank(Nets::shape(living), rng);
    Nets::pairs(living).for_each(|pairs| net.silence(pairs));
    net
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
    // Never more gold than there is.
    let most = DOUBLOONS / game.seats() as u8;
    let (mut state, mut planner) = (any_start(game, most, rng), TurnPlanner::new(estimate));
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
            Turn::Choose(seats) => arena::ask(game, &mut state, seats, &mut legal, |seat, view, legal| {
                if rng.below(STRAYS) > 0 {
                    return planner.choose(&Decision { game, seat, view, legal }, rng);
                }
                turns.iter_mut().last().into_iter().for_each(|met| met.strayed = true);
                rng.pick(legal)
            }),
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
            all.push(lesson(game, met, &changed));
        }
    }
    all
}

fn living_in(met: &Met) -> usize {
    super::beliefs::living(&met.pirates)
}

fn lesson(game: &BootyDice, met: &Met, changed: &PerSeat<f64>) -> Taught {
    let BootyOptions { goal, resolve, .. } = *game.options();
    let (inputs, order) = inputs(&met.pirates, met.roller, goal);
    let listed = |of: &dyn Fn(Seat) -> f64| {
        let mut list = [0.0; MOST_OUTPUTS];
        order.iter().enumerate().for_each(|(place, seat)| list[place] = of(*seat) as f32);
        list
    };
    let aim = listed(&|seat| met.believed[seat] + changed[seat]);
    Taught {
        net: Nets::number(resolve, order.len()),
        lesson: Lesson { inputs: inputs.into(), aim },
        believed: listed(&|seat| met.believed[seat]),
    }
}

/// Anything that pirates can have, few shields being likelier than many.
pub fn any_pirate(rng: &mut Rng) -> Pirate {
    let shields = rng.below(6).min(rng.below(6));
    Pirate { lives: rng.below(10) as u8 + 1, shields: shields as u8, doubloons: rng.below(25) as u8 }
}

/// Half of the games begin as games do, half with anything, and so many doubloons for each at most.
pub fn any_start(game: &BootyDice, most: u8, rng: &mut Rng) -> BootyState {
    let start = game.view(&game.start(), Viewer::Arbiter);
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
        so_far: SoFar::default(),
        phase: Phase::Rolling { kept: Faces::EMPTY, rolls: 0 },
        pirates,
    };
    game.imagine(&view, rng)
}
