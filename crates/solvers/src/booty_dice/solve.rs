//! Layer after layer, from the fewest lives up.

use super::sweep::{Layer, effects};
use super::values::Values;
use super::{Care, Effect, Extent, Solution};
use crate::{Unsolved, Watch};
use luckhouse_engine::Game;
use luckhouse_games::booty_dice::{BootyDice, BootyOptions, Resolve};

/// Solve a game for two.
///
/// The answer is the same however many threads work on it.
///
/// ```
/// use luckhouse_engine::{Game, Options};
/// use luckhouse_games::booty_dice::{BootyDice, BootyOptions};
/// use luckhouse_solvers::booty_dice::{Care, Chances, Standing, solve};
/// let game = BootyDice::new(BootyOptions::read("lives=1, goal=10").unwrap(), 2)?;
/// let solved = solve(&game, Care { shields: 1, ..Care::default() }, &())?;
/// let begins = solved.chance(Standing::start(&game));
/// assert!(begins > 0.9 && solved.bound() < 1e-6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the game is not for two, not to be seen whole, or whoever waits does not want to wait any longer.
pub fn solve(game: &BootyDice, care: Care, watch: &dyn Watch) -> Result<Solution, Unsolved> {
    let extent = extent(game, care)?;
    let pairs = pairs(extent.lives as u8);
    let mut work = Work::new(game.options(), extent, care);
    for (done, pair) in pairs.iter().enumerate() {
        work.solve_pair(*pair, &|| watch.go_on(done as u64, pairs.len() as u64))?;
    }
    let Work { values, residual, sweeps, .. } = work;
    Ok(Solution { options: game.options().clone(), values, residual, sweeps })
}

/// The most standings that are worked on: some 4 GiB.
const MOST: usize = 300_000_000;

fn extent(game: &BootyDice, care: Care) -> Result<Extent, Unsolved> {
    let options = game.options();
    if game.seats() != 2 {
        return Err(Unsolved::Seats { found: game.seats(), expected: 2 });
    }
    if options.resolve == Resolve::Each {
        let found = "Booty Dice with resolve=each".into();
        return Err(Unsolved::Setup { found, expected: "resolve=stop".into() });
    }
    if care.shields > Care::MOST_SHIELDS {
        let expected = format!("at most {}", Care::MOST_SHIELDS);
        return Err(Unsolved::Setup { found: format!("{} shields told apart", care.shields), expected });
    }
    let extent = Extent { lives: options.lives as usize, goal: options.goal as usize, shields: care.shields };
    let fits = extent.standings() <= MOST;
    if fits { Ok(extent) } else { Err(Unsolved::TooLarge { limit: MOST }) }
}

/// The lives of both, the larger first; each after those that it leads to.
fn pairs(lives: u8) -> Vec<(u8, u8)> {
    let mut pairs: Vec<(u8, u8)> = (1..=lives).flat_map(|a| (1..=a).map(move |b| (a, b))).collect();
    pairs.sort_by_key(|(a, b)| (a + b, *a));
    pairs
}

struct Work {
    extent: Extent,
    care: Care,
    effects: Vec<Effect>,
    values: Values,
    fresh: Vec<f64>,
    residual: f64,
    sweeps: usize,
}

impl Work {
    fn new(options: &BootyOptions, extent: Extent, care: Care) -> Work {
        Work {
            extent,
            care,
            effects: effects(options.curse),
            values: Values::new(extent),
            fresh: vec![0.0; extent.rows() * extent.kinds()],
            residual: 0.0,
            sweeps: 0,
        }
    }

    /// Sweep a layer and the one with both exchanged, in turns, until nothing changes any more.
    fn solve_pair(&mut self, (a, b): (u8, u8), go_on: &dyn Fn() -> bool) -> Result<(), Unsolved> {
        self.begin_with_a_neighbour((a, b));
        let both = [(a, b), (b, a)];
        let different = if a == b { &both[..1] } else { &both[..] };
        let layer = |lives: &(u8, u8)| Layer::new(*lives, self.extent, &self.effects, &self.values);
        let layers: Vec<Layer> = different.iter().map(layer).collect();
        let mut progress = Progress::new(self.care.tolerance);
        loop {
            if !go_on() {
                return Err(Unsolved::Stopped);
            }
            let change = layers.iter().map(|layer| self.improve(layer)).fold(0.0, f64::max);
            self.sweeps += 1;
            if progress.ends_with(change) {
                break;
            }
        }
        // The layer that was swept first has seen only what the other was before.
        let left = layers.iter().map(|layer| self.sweep(layer)).fold(0.0, f64::max);
        self.residual = self.residual.max(left);
        Ok(())
    }

    /// One life less for somebody is worth nearly as much.
    fn begin_with_a_neighbour(&mut self, (a, b): (u8, u8)) {
        let (less_a, less_b) = if b > 1 { (a, b - 1) } else { (a - 1, b) };
        if less_a > 0 {
            self.values.copy_layer((less_a, less_b), (a, b));
            self.values.copy_layer((less_b, less_a), (b, a));
        }
    }

    fn improve(&mut self, layer: &Layer) -> f64 {
        let change = self.sweep(layer);
        self.values.put(layer.lives, &self.fresh);
        change
    }

    fn sweep(&mut self, layer: &Layer) -> f64 {
        layer.sweep(&self.values, &mut self.fresh);
        layer.difference(&self.values, &self.fresh)
    }
}

/// When to stop: as soon as little changes, or when it does not become less any more.
struct Progress {
    tolerance: f64,
    least: f64,
    since: usize,
}

impl Progress {
    /// So many sweeps without a smaller change are rounding, and nothing else.
    const PATIENCE: usize = 20;

    fn new(tolerance: f64) -> Progress {
        Progress { tolerance, least: f64::INFINITY, since: 0 }
    }

    fn ends_with(&mut self, change: f64) -> bool {
        self.since = if change < self.least { 0 } else { self.since + 1 };
        self.least = self.least.min(change);
        change <= self.tolerance || self.since >= Progress::PATIENCE
    }
}
