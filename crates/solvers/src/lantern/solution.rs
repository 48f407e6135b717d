//! A whole sheet solved: what every setup is worth, and what the later fights are.

use super::Value;
use super::backward::{backward, forward};
use super::cell::Single;
use super::entries::{Entries, Met, volume};
use super::setup::{self, every_assignment};
use super::track::{Foresight, Track};
use super::without_rows::all_met_without_rows;
use crate::{Unsolved, Watch};
use luckhouse_engine::{DiceSet, Game};
use luckhouse_games::lantern::{Again, Assignment, Lantern, LanternOptions};
use std::sync::{Arc, LazyLock};

/// A sheet solved from the setup on.
///
/// It knows what every assignment of every roll is worth, and what entering each of the later fights is worth with any
/// circles and experience. The fights before those are solved again for one journey when they are asked for; see
/// [`Guide`](super::Guide).
#[derive(Clone, Debug)]
pub struct Solution {
    pub(super) about: String,
    /// Which experience it thinks of: all of it, if it is the truth.
    pub(super) foresight: Foresight,
    /// One for each assignment, in the order of `setup::place`.
    pub(super) setups: Vec<Single>,
    /// The first fight that is kept.
    pub(super) tail: usize,
    /// Entries of the fights from there on.
    pub(super) entries: Vec<Entries>,
    /// How far a chance can be off.
    pub(super) error: f64,
}

/// What a solution keeps of its fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keep {
    /// As many of the last fights as fit into a small file.
    Tail,
    /// All: hundreds of megabytes for a sheet of eight zones, and no fight has to be solved again.
    All,
}

/// The file of the solution that ships.
const SHIPPED_BYTES: &[u8] = include_bytes!("../../data/last-fortress.bin");

/// So many worths of entering are kept in a file at the most.
const TAIL: usize = 2_000_000;

impl Solution {
    /// Solve a sheet from the setup on.
    ///
    /// ```
    /// use luckhouse_engine::{Game, Options};
    /// use luckhouse_games::lantern::{Again, Lantern, LanternOptions, Sheet};
    /// use luckhouse_solvers::lantern::{Keep, Solution};
    /// let sheet = Sheet::read("door; Door: 6; rows: 9")?;
    /// let game = Lantern::new(LanternOptions { sheet, ..Default::default() }, 1)?;
    /// let solution = Solution::solve(&game, Keep::Tail, &())?;
    /// // Any circle makes a 6 soon enough.
    /// assert!(solution.start(Again::Any).win > 0.99);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If whoever watches does not want to wait any longer.
    pub fn solve(game: &Lantern, keep: Keep, watch: &dyn Watch) -> Result<Solution, Unsolved> {
        Solution::solve_with(game, Foresight::Full, keep, watch)
    }

    pub(super) fn solve_with(
        game: &Lantern,
        foresight: Foresight,
        keep: Keep,
        watch: &dyn Watch,
    ) -> Result<Solution, Unsolved> {
        let track = Track::new(game, foresight);
        let met = all_met(&track, foresight);
        let tail = if keep == Keep::All { 0 } else { tail(&met) };
        let mut entries = backward(&track, 0, &met, None, |stage| stage >= tail, watch)?;
        let setups =
            every_assignment().map(|assignment| setup::worth(&track, assignment, &entries[0])).collect();
        entries.drain(..tail);
        Ok(Solution { about: about(game), foresight, setups, tail, entries, error: 0.0 })
    }

    /// The solution of the default sheet that ships with the house; nothing for any other sheet.
    ///
    /// `luckhouse solve lantern --save crates/solvers/data/last-fortress.bin` made it, and makes it again byte for byte.
    pub fn shipped(game: &Lantern) -> Option<Arc<Solution>> {
        static SHIPPED: LazyLock<Option<Arc<Solution>>> = LazyLock::new(|| {
            let game = Lantern::new(LanternOptions::default(), 1).ok()?;
            Solution::from_bytes(&game, SHIPPED_BYTES).ok().map(Arc::new)
        });
        SHIPPED.clone().filter(|solution| solution.fits(game))
    }

    /// Before the first roll, where low dice may be rolled again so often (LN-16): the only thing that hangs on it.
    pub fn start(&self, again: Again) -> Value {
        Value::of(setup::start(|dice| self.best(dice).1, setup::times(again, false)), 0)
    }

    /// What it is worth to give dice their places like this.
    pub fn setup(&self, assignment: Assignment) -> Value {
        Value::of(self.setups[setup::place(assignment)], 0)
    }

    /// The best way to give these six dice their places.
    pub fn best_assignment(&self, dice: DiceSet) -> (Assignment, Value) {
        let (assignment, worth) = self.best(dice);
        (assignment, Value::of(worth, 0))
    }

    /// Every way to give these six dice their places, the best first.
    pub fn assignments(&self, dice: DiceSet) -> Vec<(Assignment, Value)> {
        let mut all = setup::assignments_of(dice);
        let worth = |assignment: &Assignment| self.setups[setup::place(*assignment)].worth[0];
        all.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        all.into_iter().map(|assignment| (assignment, self.setup(assignment))).collect()
    }

    pub(super) fn best(&self, dice: DiceSet) -> (Assignment, Single) {
        let with_worth = |assignment: Assignment| (assignment, self.setups[setup::place(assignment)]);
        let all = setup::assignments_of(dice).into_iter().map(with_worth);
        all.reduce(|best, next| if next.1.worth > best.1.worth { next } else { best })
            .expect("dice can be given their places")
    }

    /// How far a chance can be off: nothing but rounding for a sheet that was just solved, more for one that was read
    /// from a file.
    pub fn error(&self) -> f64 {
        self.error
    }

    /// Does it belong to this game? Names of sheets and zones do not matter.
    pub fn fits(&self, game: &Lantern) -> bool {
        self.foresight == Foresight::Full && self.about == about(game)
    }
}

/// All that can be met in each fight.
pub(super) fn all_met(track: &Track, foresight: Foresight) -> Vec<Met> {
    if foresight == Foresight::NoRows {
        return all_met_without_rows(track);
    }
    forward(track, 0, setup::met_first(track, every_assignment()), track.stages.len())
}

/// The first fight from which on everything fits into a small file.
pub(super) fn tail(met: &[Met]) -> usize {
    let mut sum = 0;
    let sizes = met.iter().rev().map(|met| met.values().map(|most| volume(*most)).sum::<usize>());
    let fitting = sizes.take_while(|size| {
        sum += size;
        sum <= TAIL
    });
    met.len() - fitting.count()
}

/// What a solution belongs to: zones and rows, without their names.
pub(super) fn about(game: &Lantern) -> String {
    let sheet = &game.options().sheet;
    let zones: Vec<String> = sheet.zones().iter().map(|zone| zone.task.to_string()).collect();
    let rows: Vec<String> = sheet.rows().iter().map(ToString::to_string).collect();
    let ones = if game.options().reroll_ones { "on" } else { "off" };
    format!("{}; rows: {}; reroll-ones: {ones}", zones.join("; "), rows.join(" "))
}
