//! The solved game.

use super::table::{Scores, Table};
use super::turn::Rules;
use super::{Spot, longest, sweep};
use crate::duel::Interval;
use crate::{Unsolved, Watch};
use luckhouse_engine::Game;
use luckhouse_games::fortuna::{Fortuna, FortunaOptions};

/// The most that the chance to reach the cap may be for the cap to be ignored.
const IGNORED: f64 = 5e-11;

/// The most numbers that are kept: half a gigabyte of them.
const MOST: u64 = 1 << 25;

/// Fortuna for two, solved.
///
/// ```
/// use luckhouse_engine::{Game, Options};
/// use luckhouse_games::fortuna::{Fortuna, FortunaOptions};
/// use luckhouse_solvers::fortuna::{Spot, solve};
/// let game = Fortuna::new(FortunaOptions::read("target=10")?, 2)?;
/// let solved = solve(&game, &())?;
/// let starter = solved.chance(Spot::START, 0);
/// assert!(starter.low > 0.55 && starter.high < 0.65 && solved.error() < 1e-10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solution {
    pub(super) game: Fortuna,
    /// One table if the cap is ignored; else one for each number of turns left, from 1 on.
    tables: Vec<Table>,
    /// The chance to reach a cap that is ignored.
    at_the_cap: f64,
}

/// Solve Fortuna for two, with any options.
///
/// ```
/// use luckhouse_engine::Game;
/// use luckhouse_games::fortuna::{Fortuna, FortunaOptions};
/// use luckhouse_solvers::{Unsolved, fortuna};
/// let four = Fortuna::new(Default::default(), 4)?;
/// assert_eq!(fortuna::solve(&four, &()).err(), Some(Unsolved::Seats { found: 4, expected: 2 }));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
///
/// # Errors
/// If the rules are not for two, if a high target and a low cap together make the table too large, or if whoever
/// waits does not want to wait any longer.
pub fn solve(game: &Fortuna, watch: &dyn Watch) -> Result<Solution, Unsolved> {
    if game.seats() != 2 {
        return Err(Unsolved::Seats { found: game.seats(), expected: 2 });
    }
    let rules = Rules::new(game.options());
    let cap = game.options().cap;
    let at_the_cap = longest(game.options(), cap);
    let game = game.clone();
    if at_the_cap <= IGNORED {
        return Ok(Solution { game, tables: vec![sweep::endless(&rules, watch)?], at_the_cap });
    }
    check_size(&rules, cap)?;
    Ok(Solution { game, tables: sweep::capped(&rules, cap, watch)?, at_the_cap: 0.0 })
}

/// About how much work it is to solve this game, in spots looked at: a few million of them are a second.
///
/// ```
/// use luckhouse_games::fortuna::FortunaOptions;
/// use luckhouse_solvers::fortuna::effort;
/// let (short, long) = (FortunaOptions::default(), FortunaOptions { target: Some(500), ..Default::default() });
/// assert!(effort(&short) < effort(&long));
/// ```
pub fn effort(options: &FortunaOptions) -> u64 {
    let rules = Rules::new(options);
    let spots = Table::open(sweep::scores(&rules)).low.len() as u64;
    let sweeps = match (longest(options, options.cap) <= IGNORED, options.target) {
        (true, None) => 150,
        (true, Some(_)) => 2,
        (false, _) => options.cap.into(),
    };
    let ways = if rules.calls_matter() { 3 } else { 1 };
    spots * sweeps * ways
}

fn check_size(rules: &Rules, cap: u32) -> Result<(), Unsolved> {
    match sweep::scores(rules) {
        Scores::Below(target) if 18 * u64::from(cap) * (target as u64).pow(2) > MOST => {
            Err(Unsolved::Setup {
                found: format!("target={target} with cap={cap}"),
                expected: "a lower target, no target, or a cap of 1000".into(),
            })
        }
        _ => Ok(()),
    }
}

impl Solution {
    /// The chance of the player on turn to win from here, after so many turns, if both play best. A shared win counts
    /// half.
    ///
    /// # Panics
    /// If the game would be over there: by marbles, by the target or by the cap.
    pub fn chance(&self, spot: Spot, turns: u16) -> Interval {
        let left = self.game.options().cap.saturating_sub(turns.into()) as usize;
        assert!(left > 0 && self.goes_on(spot), "{spot:?} after {turns} turns: the game is over there");
        self.tables[left.min(self.tables.len()) - 1].interval(spot)
    }

    fn goes_on(&self, spot: Spot) -> bool {
        let marbles = |count| (1..=3).contains(&count);
        let target = self.game.options().target.map_or(i32::MAX, |target| target as i32);
        marbles(spot.own_marbles) && marbles(spot.other_marbles) && spot.own.max(spot.other) < target
    }

    /// How far the middle of any chance can be off: by bounds that do not quite meet, and by games that reach a cap
    /// that was ignored.
    pub fn error(&self) -> f64 {
        let widest = self.tables.iter().map(Table::widest).fold(0.0, f64::max);
        widest / 2.0 + self.at_the_cap
    }

    /// The chance to reach the cap where it is ignored, however both play; 0 where it is not ignored.
    pub fn at_the_cap(&self) -> f64 {
        self.at_the_cap
    }

    /// The game that was solved.
    pub fn game(&self) -> &Fortuna {
        &self.game
    }

    /// The whole table, as the chance of the player on turn in parts of 2³² − 1, four bytes each, the least first.
    ///
    /// In this order: turns left (only one block if the cap is ignored), then leads from the least to the greatest, or
    /// with a target own score and other score; then the own marbles, then the other's, 1 to 3.
    pub fn bytes(&self) -> Vec<u8> {
        let part =
            |(low, high): (&f64, &f64)| (f64::midpoint(*low, *high) * f64::from(u32::MAX)).round() as u32;
        let parts = self.tables.iter().flat_map(|table| table.low.iter().zip(&table.high).map(part));
        parts.flat_map(u32::to_le_bytes).collect()
    }

    /// The largest lead in the table, or the target: what is needed to find a place in [`bytes`](Solution::bytes).
    pub fn edge(&self) -> i32 {
        match self.tables[0].scores {
            Scores::Leads(edge) => edge,
            Scores::Below(target) => target,
        }
    }
}
