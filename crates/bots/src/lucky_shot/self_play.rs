//! Games of the planner against itself, and what the networks learn from them.

use super::features::{COUNT, sheets};
use super::nets::{Nets, order, told};
use super::opinion::{Chances, Opinion};
use super::strong::Strong;
use crate::{Budget, arena};
use luckhouse_engine::{Bot, Chance, Decision, Game, Rng, Turn};
use luckhouse_games::lucky_shot::{Card, Forest, LuckyShot, LuckyShotOptions, Phase, Purpose, State};
use luckhouse_learn::{Judgement, Lesson, MOST_OUTPUTS, Model, ModelKind, Net, SelfPlay, Taught};
use std::sync::Arc;

/// Somebody strays at one choice of so many, so that more is seen than what good players do.
const STRAYS: u64 = 25;
/// How much of what later turns change counts, turn by turn.
const FAR: f64 = 0.9;

/// The nets of Lucky Shot, for two and three.
#[derive(Default)]
pub struct LuckySelfPlay {
    /// A model that is taught further.
    pub from: Option<Model>,
}

impl LuckySelfPlay {
    /// The networks of that model.
    fn known(&self) -> Vec<(u8, Judgement)> {
        self.from.iter().flat_map(|model| model.nets.clone()).collect()
    }
}

impl SelfPlay for LuckySelfPlay {
    type Belief = Opinion;
    const BATCH: usize = 1024;
    const RATES: [f32; 2] = [0.002, 0.001];
    const SALT: u64 = 1013;

    fn kind(&self) -> ModelKind {
        Nets::kind()
    }

    fn begin(&self, rng: &mut Rng) -> Vec<(u8, Net)> {
        match &self.from {
            Some(_) => self.known().into_iter().map(|(in_play, net)| (in_play, net.net())).collect(),
            None => {
                [2_u8, 3].map(|in_play| (in_play, Net::blank(Nets::shape(usize::from(in_play)), rng))).into()
            }
        }
    }

    fn goes_on(&self) -> bool {
        self.from.is_some()
    }

    fn first(&self) -> Opinion {
        self.believe(self.known())
    }

    fn settings(&self) -> String {
        self.from.as_ref().map_or_else(String::new, |model| format!("after {}", model.made.settings))
    }

    fn believe(&self, nets: Vec<(u8, Judgement)>) -> Opinion {
        let mut all = Nets::default();
        nets.into_iter().for_each(|(in_play, net)| all.put(usize::from(in_play), net));
        Opinion::fine().with_nets(Arc::new(all))
    }

    fn play(&self, belief: &Opinion, _: u32, index: u64, rng: &mut Rng) -> Vec<Taught> {
        play_one(belief, 2 + index as usize % 2, rng)
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
            Turn::Choose(seats) => arena::ask(&game, &mut state, seats, &mut legal, |seat, view, legal| {
                if rng.below(STRAYS) > 0 {
                    return player.choose(&Decision { game: &game, seat, view, legal }, rng);
                }
                turns.iter_mut().last().into_iter().for_each(|met| met.strayed = true);
                rng.pick(legal)
            }),
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
    Taught { net: in_play as u8, lesson: Lesson { inputs: inputs[..count].into(), aim }, believed }
}
