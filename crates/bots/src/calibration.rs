//! How far a judge is off: what it says of positions and of choices, held against games that are played on from there.
//!
//! The games are played on by players who are given, in worlds as they were, so that the mean of many is the truth about
//! these players. That mean has noise of its own, which is known and is taken out of every error.

use crate::arena::{Score, play_on};
use crate::{Advice, Judge, Player, best_of, share};
use luckhouse_engine::{Bot, Chance, Decision, Game, PerSeat, Rng, Seat, Turn, Viewer};
use rayon::prelude::*;

/// How much is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions, each of a game of its own.
    pub positions: u64,
    /// How often each is played on, and each of two choices in it.
    pub playouts: u64,
    /// Where the games come from.
    pub seed: u64,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Calibration {
    /// Each third of a game by itself.
    pub thirds: [Phase; 3],
    /// What was said and what came, by tenths of what was said.
    pub curve: [Tenth; 10],
}

/// One third of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Phase {
    /// Of what is said of positions.
    pub positions: Off,
    /// Of how much better one choice is said to be than another.
    pub differences: Off,
}

/// How far off something is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Off {
    sizes: Score,
    squares: Score,
    bias: Score,
    noise: f64,
    held: u64,
}

/// What was said between one tenth and the next.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tenth {
    /// What was said.
    pub said: Score,
    /// What came of it.
    pub came: Score,
}

impl Off {
    fn add(&mut self, said: f64, admitted: f64, truth: Score) {
        let (off, noise) = (said - truth.mean(), truth.half_width() / NORMAL);
        self.sizes.add(off.abs());
        self.squares.add(off * off);
        self.bias.add(off);
        self.noise += noise * noise;
        let allowed = (admitted * admitted + (NORMAL * noise).powi(2)).sqrt();
        self.held += u64::from(off.abs() <= allowed + 1e-9);
    }

    fn merge(self, other: Off) -> Off {
        Off {
            sizes: self.sizes.merge(other.sizes),
            squares: self.squares.merge(other.squares),
            bias: self.bias.merge(other.bias),
            noise: self.noise + other.noise,
            held: self.held + other.held,
        }
    }

    /// How many were measured.
    pub fn count(self) -> u64 {
        self.sizes.count()
    }

    /// The mean size of the error, without the noise of the games as far as errors are spread like it, and half of its
    /// 95 % interval.
    pub fn mean(self) -> (f64, f64) {
        let all = self.squares.mean().max(1e-12);
        let own = (all - self.noise / self.count().max(1) as f64).max(0.0);
        let part = (own / all).sqrt();
        (part * self.sizes.mean(), self.sizes.half_width())
    }

    /// Half of the interval that holds 95 % of all errors, without the noise of the games, if they are spread normally.
    pub fn interval(self) -> f64 {
        NORMAL * (self.squares.mean() - self.noise / self.count().max(1) as f64).max(0.0).sqrt()
    }

    /// The mean of the errors with their sign, and half of its 95 % interval.
    pub fn bias(self) -> (f64, f64) {
        (self.bias.mean(), self.bias.half_width())
    }

    /// How often the error was no larger than admitted, the noise of the games allowed for.
    pub fn held(self) -> f64 {
        self.held as f64 / self.count().max(1) as f64
    }
}

/// So many standard deviations hold 95 %.
const NORMAL: f64 = 1.96;

/// Somebody to judge and somebody to play, made anew for each game.
pub struct Makers<'a, G: Game> {
    /// Whose words are measured.
    pub judge: &'a (dyn Fn() -> Box<dyn Judge<G>> + Sync),
    /// Who plays the games and plays them on.
    pub player: &'a (dyn Fn() -> Player<G> + Sync),
}

/// One thing that was said, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finding {
    /// In which third of its game: 0, 1 or 2.
    pub third: usize,
    /// How many were in play.
    pub in_play: usize,
    /// Was it said of a position, or of the difference of two choices?
    pub of_position: bool,
    /// What was said.
    pub said: f64,
    /// How far it can be off, as it was said.
    pub admitted: f64,
    /// What came of it.
    pub truth: Score,
}

/// Measure a judge. The same effort finds the same, on any number of threads.
pub fn calibrate<G: Game>(game: &G, makers: &Makers<G>, effort: Effort) -> Calibration {
    Calibration::of(&findings(game, makers, effort))
}

/// Everything that a judge said, one by one.
pub fn findings<G: Game>(game: &G, makers: &Makers<G>, effort: Effort) -> Vec<Finding> {
    let of = |number| one(game, makers, effort, number);
    (0..effort.positions).into_par_iter().flat_map_iter(of).collect()
}

impl Calibration {
    /// All findings, put together.
    pub fn of(findings: &[Finding]) -> Calibration {
        let mut all = Calibration::default();
        for finding in findings {
            let Finding { third, said, admitted, truth, .. } = *finding;
            if !finding.of_position {
                all.thirds[third].differences.add(said, admitted, truth);
                continue;
            }
            all.thirds[third].positions.add(said, admitted, truth);
            let tenth = &mut all.curve[((10.0 * said) as usize).min(9)];
            tenth.said.add(said);
            tenth.came.add(truth.mean());
        }
        all
    }

    /// All thirds together.
    pub fn whole(&self) -> Phase {
        let merge = |sum: Phase, one: &Phase| Phase {
            positions: sum.positions.merge(one.positions),
            differences: sum.differences.merge(one.differences),
        };
        self.thirds.iter().fold(Phase::default(), merge)
    }
}

/// One position of one game.
fn one<G: Game>(game: &G, makers: &Makers<G>, effort: Effort, number: u64) -> Vec<Finding> {
    let (mut found, mut rng) = (Vec::new(), Rng::stream(effort.seed, number));
    let states = states_of_a_game(game, makers, &mut rng);
    let place = rng.below(states.len() as u64) as usize;
    let (state, third) = (&states[place], 3 * place / states.len());
    let in_play = game.in_play(state).len();
    let mut judge = (makers.judge)();
    if let Ok(worth) = judge.worth(game, state) {
        let truth = played_on(game, makers, state, None, effort, number);
        found.extend(game.in_play(state).iter().map(|seat| Finding {
            third,
            in_play,
            of_position: true,
            said: worth.chances[seat],
            admitted: worth.error,
            truth: score(truth.iter().map(|won| won[seat])),
        }));
    }
    if let Some((seat, [best, other])) = two_choices(game, &mut *judge, state, &mut rng) {
        let [first, second] = [best, other]
            .map(|advice| played_on(game, makers, state, Some((seat, advice.action)), effort, number));
        found.push(Finding {
            third,
            in_play,
            of_position: false,
            said: best.chance - other.chance,
            admitted: best.paired_error + other.paired_error,
            // The same dice after both take most of the noise out.
            truth: score(first.iter().zip(&second).map(|(first, second)| first[seat] - second[seat])),
        });
    }
    found
}

/// All states of a game that wait for a choice.
fn states_of_a_game<G: Game>(game: &G, makers: &Makers<G>, rng: &mut Rng) -> Vec<G::State> {
    let (mut state, mut states, mut legal) = (game.start(), Vec::new(), Vec::new());
    let mut bot = (makers.player)().bot(None);
    loop {
        match game.turn(&state) {
            Turn::Over(_) => return states,
            Turn::Roll(chance) => game.roll(&mut state, chance.roll(rng)),
            Turn::Choose(seats) => {
                states.push(state.clone());
                crate::arena::ask(game, &mut state, seats, &mut legal, |seat, view, legal| {
                    bot.choose(&Decision { game, seat, view, legal }, rng)
                });
            }
        }
    }
}

fn score(results: impl Iterator<Item = f64>) -> Score {
    results.fold(Score::default(), |mut score, result| {
        score.add(result);
        score
    })
}

/// What each seat wins each time that this is played on, after this choice if there is one.
fn played_on<G: Game>(
    game: &G,
    makers: &Makers<G>,
    state: &G::State,
    first: Option<(Seat, G::Action)>,
    effort: Effort,
    number: u64,
) -> Vec<PerSeat<f64>> {
    let mut bot = (makers.player)().bot(None);
    let once = |time: u64| {
        let stream = number * effort.playouts + time;
        let [mut dice, mut thoughts] = [1, 2].map(|kind| Rng::stream(effort.seed + kind, stream));
        won(game, &mut *bot, state, first, &mut dice, &mut thoughts)
    };
    (0..effort.playouts).map(once).collect()
}

fn won<G: Game>(
    game: &G,
    bot: &mut dyn Bot<G>,
    state: &G::State,
    mut first: Option<(Seat, G::Action)>,
    dice: &mut Rng,
    thoughts: &mut Rng,
) -> PerSeat<f64> {
    let outcome = play_on(game, state.clone(), dice, |asked, view, legal| {
        match first.take_if(|(seat, _)| *seat == asked) {
            Some((_, action)) => action,
            None => bot.choose(&Decision { game, seat: asked, view, legal }, thoughts),
        }
    });
    share(&outcome)
}

/// The choice that the judge finds best, and any other.
fn two_choices<G: Game>(
    game: &G,
    judge: &mut dyn Judge<G>,
    state: &G::State,
    rng: &mut Rng,
) -> Option<(Seat, [Advice<G::Action>; 2])> {
    let Turn::Choose(seats) = game.turn(state) else { return None };
    let (seat, mut legal) = (seats.only()?, Vec::new());
    game.legal(state, seat, &mut legal);
    let view = game.view(state, Viewer::Seat(seat));
    let advice = judge.think(&Decision { game, seat, view: &view, legal: &legal }, rng);
    let best = best_of(&advice);
    let others: Vec<_> = advice.into_iter().filter(|advice| advice.action != best.action).collect();
    (!others.is_empty()).then(|| (seat, [best, rng.pick(&others)]))
}
