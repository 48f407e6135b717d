//! Layer after layer, from the fewest lives up.

use super::each::EachRoll;
use super::sweep::{Layer, effects};
use super::values::Values;
use super::{Care, Effect, Extent, Solution};
use crate::{Unsolved, Watch};
use luckhouse_engine::Game;
use luckhouse_games::booty_dice::{BootyDice, BootyOptions, Each, FirstThrow, Resolve};

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
        let (done, of) = (STEPS * done as u64, STEPS * pairs.len() as u64);
        let go_on = |part: f64| watch.go_on(done + (part * STEPS as f64) as u64, of);
        work.solve_pair(*pair, &go_on)?;
    }
    let Work { values, residual, sweeps, .. } = work;
    Ok(Solution { options: game.options().clone(), values, residual, sweeps })
}

/// A pair is told in so many steps: the last ones take minutes each.
const STEPS: u64 = 1000;

/// The most numbers that are kept: some 4 GiB.
const MOST: usize = 520_000_000;

fn extent(game: &BootyDice, care: Care) -> Result<Extent, Unsolved> {
    let options = game.options();
    if game.seats() != 2 {
        return Err(Unsolved::Seats { found: game.seats(), expected: 2 });
    }
    if let Some(found) = unknown(options) {
        return Err(Unsolved::Setup { found: found.into(), expected: "what the solver knows: `all`".into() });
    }
    if care.shields > Care::MOST_SHIELDS {
        let expected = format!("at most {}", Care::MOST_SHIELDS);
        return Err(Unsolved::Setup { found: format!("{} shields told apart", care.shields), expected });
    }
    let extent = Extent { lives: options.lives as usize, goal: options.goal as usize, shields: care.shields };
    if size(options.resolve, extent) <= MOST {
        return Ok(extent);
    }
    let found = format!("{} lives, goal {} and {} shields", extent.lives, extent.goal, extent.shields);
    Err(Unsolved::Setup { found, expected: "fewer of them: so much does not fit into 4 GiB".into() })
}

/// A rule that the solver does not know: it would have to tell standings apart by the dice that lie there.
fn unknown(options: &BootyOptions) -> Option<&'static str> {
    match (options.first_throw, options.resolve, options.each) {
        (FirstThrow::Some, ..) => Some("first-throw=some"),
        (_, Resolve::Each, Each::Rolled) => Some("each=rolled"),
        _ => None,
    }
}

/// How many numbers are kept.
fn size(resolve: Resolve, extent: Extent) -> usize {
    match resolve {
        // Rows are longer than they have shields.
        Resolve::Stop => 2 * extent.standings(),
        Resolve::Each => EachRoll::size(extent),
    }
}

impl Care {
    /// With as many shields told apart as are useful and fit into 4 GiB, if any do.
    pub fn that_fits(options: &BootyOptions) -> Care {
        let extent = |shields| Extent { lives: options.lives as usize, goal: options.goal as usize, shields };
        let fits = |shields: &usize| size(options.resolve, extent(*shields)) <= MOST;
        let shields = (0..=Care::default().shields).rev().find(fits).unwrap_or(0);
        Care { shields, ..Care::default() }
    }
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
    each: Option<EachRoll>,
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
            each: (options.resolve == Resolve::Each).then(|| EachRoll::new(extent, options.curse)),
            values: Values::new(extent),
            fresh: vec![0.0; extent.rows() * extent.kinds()],
            residual: 0.0,
            sweeps: 0,
        }
    }

    /// Sweep a layer and the one with both exchanged, in turns, until nothing changes any more.
    fn solve_pair(&mut self, (a, b): (u8, u8), go_on: &dyn Fn(f64) -> bool) -> Result<(), Unsolved> {
        self.begin_with_a_neighbour((a, b));
        let both = [(a, b), (b, a)];
        let different = if a == b { &both[..1] } else { &both[..] };
        let turns: Vec<Turns> = different.iter().map(|lives| self.turns(*lives)).collect();
        let mut progress = Progress::new(self.care.tolerance);
        loop {
            if !go_on(progress.part()) {
                return Err(Unsolved::Stopped);
            }
            let change = turns.iter().map(|turns| self.improve(turns)).fold(0.0, f64::max);
            self.sweeps += 1;
            if progress.ends_with(change) {
                break;
            }
        }
        // The layer that was swept first has seen only what the other was before.
        let left = turns.iter().map(|turns| self.sweep(turns)).fold(0.0, f64::max);
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

    fn turns(&self, lives: (u8, u8)) -> Turns {
        let prepared =
            self.each.is_none().then(|| Layer::new(lives, self.extent, &self.effects, &self.values));
        Turns { lives, prepared }
    }

    fn improve(&mut self, turns: &Turns) -> f64 {
        let change = self.sweep(turns);
        self.values.put(turns.lives, &self.fresh);
        change
    }

    fn sweep(&mut self, Turns { lives, prepared }: &Turns) -> f64 {
        match (prepared, &mut self.each) {
            (Some(layer), _) => layer.sweep(&self.values, &mut self.fresh),
            (None, Some(each)) => each.sweep(*lives, &self.values, &mut self.fresh),
            (None, None) => unreachable!("turns are prepared, or every roll is resolved"),
        }
        self.values.difference(*lives, &self.fresh)
    }
}

/// The turns of one layer: prepared, where only their end is resolved.
struct Turns {
    lives: (u8, u8),
    prepared: Option<Layer>,
}

/// When to stop: as soon as little changes, or when it does not become less any more.
struct Progress {
    tolerance: f64,
    first: f64,
    least: f64,
    since: usize,
}

impl Progress {
    /// So many sweeps without a smaller change are rounding, and nothing else.
    const PATIENCE: usize = 20;

    fn new(tolerance: f64) -> Progress {
        Progress { tolerance, first: f64::NAN, least: f64::INFINITY, since: 0 }
    }

    fn ends_with(&mut self, change: f64) -> bool {
        self.since = if change < self.least { 0 } else { self.since + 1 };
        self.least = self.least.min(change);
        self.first = if self.first.is_nan() { change } else { self.first };
        change <= self.tolerance || self.since >= Progress::PATIENCE
    }

    /// How much of the way is done, from 0 to 1: each sweep takes about the same part off what is left.
    fn part(&self) -> f64 {
        let part = (self.least / self.first).ln() / (self.tolerance / self.first).ln();
        if part.is_finite() { part.clamp(0.0, 1.0) } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// Whoever waits sees it move all the time, never back, and far more often than there are pairs.
    #[test]
    fn progress_moves_within_a_pair() {
        struct Seen(Mutex<Vec<(u64, u64)>>);
        impl Watch for Seen {
            fn go_on(&self, done: u64, of: u64) -> bool {
                self.0.lock().unwrap().push((done, of));
                true
            }
        }
        let options = BootyOptions { lives: 2, goal: 12, ..BootyOptions::default() };
        let game = BootyDice::new(options, 2).unwrap();
        let seen = Seen(Mutex::default());
        solve(&game, Care { shields: 1, ..Care::default() }, &seen).unwrap();
        let seen = seen.0.into_inner().unwrap();
        let mut places: Vec<u64> = seen.iter().map(|(done, _)| *done).collect();
        assert!(places.is_sorted() && seen.iter().all(|(done, of)| done <= of), "{seen:?}");
        places.dedup();
        assert!(places.len() > 4 * pairs(2).len(), "{places:?}");
    }
}
