//! Games of the house against itself, and what the networks learn from them.

use super::belief::{Belief, field};
use super::lookahead::LookaheadBot;
use super::nets::{LAYOUTS, Nets, Told};
use super::survey::survey;
use super::weights::Opinion;
use crate::{Budget, arena, share};
use luckhouse_engine::{Bot, Chance, Decision, Game, Rng, Seat, Turn, Viewer};
use luckhouse_games::reynards_luck::{Layout, Phase, ReynardsLuck, ReynardsLuckOptions, View};
use luckhouse_learn::{Judgement, Lesson, MOST_OUTPUTS, ModelKind, Net, SelfPlay, Taught};

/// Somebody strays at one choice of so many, so that more is seen than what good players do.
const STRAYS: u64 = 100;
/// How much of what happens in later turns counts, turn by turn: all of it in the first round, where little is known.
const FAR: f64 = 1.0;
const NEAR: f64 = 0.93;
/// One game of so many is played on the second layout.
const OTHER_LAYOUT: u64 = 5;
/// So near the cap the pieces count, and nothing is to be learned.
const LATE: u32 = 100;

/// The nets of Reynard's Luck, for both layouts that ship.
pub struct ReynardSelfPlay;

impl SelfPlay for ReynardSelfPlay {
    type Belief = Opinion;
    const BATCH: usize = 2048;
    const RATES: [f32; 2] = [0.002, 0.001];
    const SALT: u64 = 1019;
    const FORGETS_EARLY: bool = true;

    fn kind(&self) -> ModelKind {
        Nets::kind()
    }

    fn begin(&self, rng: &mut Rng) -> Vec<(u8, Net)> {
        (0..LAYOUTS.len() as u8).map(|number| (number, Net::blank(Nets::shape(), rng))).collect()
    }

    fn first(&self) -> Opinion {
        Opinion::weighed()
    }

    fn believe(&self, nets: Vec<(u8, Judgement)>) -> Opinion {
        let mut all = Nets::default();
        nets.into_iter().for_each(|(number, net)| all.put(number, net));
        Opinion::of(all)
    }

    fn play(&self, belief: &Opinion, round: u32, index: u64, rng: &mut Rng) -> Vec<Taught> {
        let net = u8::from(index.is_multiple_of(OTHER_LAYOUT));
        let layout = Layout::read(LAYOUTS[usize::from(net)]).expect("a layout that ships");
        let options = ReynardsLuckOptions { layout, ..ReynardsLuckOptions::default() };
        let game = ReynardsLuck::new(options, 2).expect("two play");
        let (turns, result) = play_one(&game, belief, rng);
        taught(net, &turns, result, if round == 0 { FAR } else { NEAR })
    }
}

/// The beginning of a turn, as it was met.
struct Met {
    number: u16,
    mover: usize,
    /// The chance of the first seat, as somebody believes who sees everything.
    worth: f64,
    /// What one of those who look on sees, and what that one believes of whoever is on turn.
    seen: Option<(Told, f64)>,
    strayed: bool,
}

/// The beginnings of all turns of a game, and what the first seat had of it.
fn play_one(game: &ReynardsLuck, opinion: &Opinion, rng: &mut Rng) -> (Vec<Met>, f64) {
    let mut player =
        LookaheadBot { opinion: opinion.clone(), ..LookaheadBot::new(Budget::nodes(u64::MAX), &[], 3) };
    let (mut state, mut legal, mut turns): (_, _, Vec<Met>) = (game.start(), Vec::new(), Vec::new());
    loop {
        let view = game.view(&state, Viewer::Arbiter);
        let begins = matches!(view.phase, Phase::Begin | Phase::Roll);
        if begins && turns.last().is_none_or(|last| last.number != view.turns) {
            let viewer = [Viewer::Seat(Seat::at(0)), Viewer::Seat(Seat::at(1)), Viewer::Arbiter];
            let one = rng.pick(&viewer);
            turns.push(meet(game, &view, (one, &game.view(&state, one)), opinion));
        }
        match game.turn(&state) {
            Turn::Over(outcome) => return (turns, share(&outcome)[Seat::at(0)]),
            Turn::Roll(luck) => game.roll(&mut state, luck.roll(rng)),
            Turn::Choose(seats) => arena::ask(game, &mut state, seats, &mut legal, |seat, view, legal| {
                if rng.below(STRAYS) > 0 {
                    return player.choose(&Decision { game, seat, view, legal }, rng);
                }
                turns.iter_mut().last().into_iter().for_each(|met| met.strayed = true);
                rng.pick(legal)
            }),
        }
    }
}

fn meet(game: &ReynardsLuck, all: &View, one: (Viewer, &View), opinion: &Opinion) -> Met {
    let habits = &opinion.weights.habits;
    let chance = |viewer: Viewer, view: &View| {
        let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let (belief, field) = (Belief::new(game, view, me, habits), field(game, view));
        (opinion.chance(game, &belief, &field), belief, field)
    };
    let mover = all.on_turn.index();
    let worth = chance(Viewer::Arbiter, all).0;
    let (believed, belief, field) = chance(one.0, one.1);
    // What RL-18 and RL-20 decide is not learned.
    let open = field.claim.is_none() && field.turns_left > LATE;
    let seen = open.then(|| {
        let counts = survey(game, &belief, &field);
        let score = opinion.weights.score(&counts, mover);
        (Told::new(&belief, &field, &counts, score), believed)
    });
    let worth = if mover == 0 { worth } else { 1.0 - worth };
    Met { number: all.turns, mover, worth, seen, strayed: false }
}

/// Each turn with what it came to: how the game ended, and what was believed on the way, the later the less. What came
/// after somebody strayed says little about what was before; only in the first round there is nothing better.
fn taught(net: u8, turns: &[Met], result: f64, far: f64) -> Vec<Taught> {
    let (mut came, mut all) = (result, Vec::new());
    for (place, met) in turns.iter().enumerate().rev() {
        if let Some(next) = turns.get(place + 1) {
            came = (1.0 - far) * next.worth + far * came;
        }
        if met.strayed {
            came = if far < 1.0 { met.worth } else { came };
        } else if let Some((told, believed)) = &met.seen {
            all.push(lesson(net, met.mover, told, *believed, came));
        }
    }
    all
}

fn lesson(net: u8, mover: usize, told: &Told, believed: f64, came: f64) -> Taught {
    let both = |chance: f64| {
        let mut both = [0.0; MOST_OUTPUTS];
        (both[0], both[1]) = (chance as f32, (1.0 - chance) as f32);
        both
    };
    let aim = both(if mover == 0 { came } else { 1.0 - came });
    Taught { net, lesson: Lesson { inputs: told.inputs().into(), aim }, believed: both(believed) }
}
