//! What the beginning of a turn is worth: exactly, where the game is solved, by a fit elsewhere.

use super::beliefs::{Beliefs, living};
use super::coarse;
use super::nets::Nets;
use luckhouse_engine::{Game, PerSeat, Seat};
use luckhouse_games::booty_dice::{BootyDice, BootyView, Pirate, Resolve};
use luckhouse_solvers::booty_dice::{Chances, Standing, Table};
use std::sync::LazyLock;

/// Made by `cargo run --release -p luckhouse-bots --example booty_dice_fit`.
static DATA: &[u8] = include_bytes!("../../data/booty-dice.fit");
static KEPT: LazyLock<Beliefs> = LazyLock::new(|| Beliefs::read(DATA));

/// Whom to believe.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Estimate {
    /// The solved game known only roughly, and elsewhere a formula fitted to it, for any number of pirates.
    Formula,
    /// The solved game where two are left in it, and elsewhere formulas that have learned from games of so many.
    Solved,
    /// The same with other formulas, for those who are learning them.
    Given(&'static Beliefs),
    /// The solved game where two are left in it, and elsewhere networks; formulas, where there is none.
    Learned(&'static Nets),
}

impl Estimate {
    /// The best there is: networks, or the formulas if these cannot be read.
    pub fn best() -> Estimate {
        Nets::kept().map_or(Estimate::Solved, Estimate::Learned)
    }

    /// Everybody's chance when a turn begins.
    pub fn chances(self, game: &BootyDice, pirates: &PerSeat<Pirate>, roller: Seat) -> PerSeat<f64> {
        let known = match self {
            Estimate::Formula if game.seats() > 2 => None,
            _ => duel(game, pirates, roller),
        };
        if let Some((standing, other)) = known {
            let rough = self == Estimate::Formula;
            let chance = if rough { coarse::chance(standing) } else { Table::kept().chance(standing) };
            let share = |seat| if seat == other { 1.0 - chance } else { 0.0 };
            return PerSeat::from_fn(game.seats(), |seat| if seat == roller { chance } else { share(seat) });
        }
        match self {
            Estimate::Formula => KEPT.of(Resolve::Stop, 2).chances(pirates, roller, game.options().goal),
            Estimate::Solved => KEPT.chances(game, pirates, roller),
            Estimate::Given(beliefs) => beliefs.chances(game, pirates, roller),
            Estimate::Learned(nets) => {
                nets.chances(game, pirates, roller).unwrap_or_else(|| KEPT.chances(game, pirates, roller))
            }
        }
    }

    /// Is it the solved game that these pirates are in?
    pub fn is_exact(self, game: &BootyDice, pirates: &PerSeat<Pirate>) -> bool {
        self != Estimate::Formula && Table::covers(game.options()) && living(pirates) == 2
    }

    /// How far a chance can be off.
    pub fn error(self, game: &BootyDice, view: &BootyView) -> f64 {
        match self.grounds(game, view) {
            Grounds::Late => LATE_ERROR,
            Grounds::Solved => EXACT_ERROR,
            Grounds::Many(living) => MANY_ERRORS[living.min(6)],
            Grounds::Learned { living: 3, phase } => THREE_ERRORS[phase],
            Grounds::Learned { .. } => LEARNED_ERROR,
            Grounds::Other => OTHER_ERROR,
        }
    }

    /// How far the difference of two choices can be off, if more is known of it than of the chances themselves.
    pub(super) fn apart(self, game: &BootyDice, view: &BootyView) -> Option<f64> {
        match self.grounds(game, view) {
            Grounds::Many(_) => Some(MANY_APART),
            Grounds::Learned { .. } => Some(LEARNED_APART),
            _ => None,
        }
    }

    fn grounds(self, game: &BootyDice, view: &BootyView) -> Grounds {
        if game.options().cap.saturating_sub(u32::from(view.turns)) < LONGEST {
            Grounds::Late
        } else if self.is_exact(game, &view.pirates) {
            Grounds::Solved
        } else if let (Estimate::Learned(_), true) = (self, Table::covers(game.options())) {
            Grounds::Learned { living: living(&view.pirates), phase: phase(game, &view.pirates) }
        } else if self != Estimate::Formula && Table::covers(game.options()) {
            Grounds::Many(living(&view.pirates))
        } else {
            Grounds::Other
        }
    }
}

/// What is known of a position.
enum Grounds {
    /// The turn cap may end the game.
    Late,
    /// Everything: it is solved.
    Solved,
    /// What formulas learned of so many pirates.
    Many(usize),
    /// What networks learned of so many pirates, in which phase of a game.
    Learned { living: usize, phase: usize },
    /// What was learned under other rules.
    Other,
}

/// The beginning, the middle or the end of a game: by how much of the way to the goal the richest has gone.
fn phase(game: &BootyDice, pirates: &PerSeat<Pirate>) -> usize {
    let richest = pirates.as_slice().iter().map(|pirate| u32::from(pirate.doubloons)).max().unwrap_or(0);
    (3 * richest / game.options().goal).min(2) as usize
}

/// Of networks, for three pirates: what holds 95 % of how far positions in the first, second and last third of a game
/// were off, rounded up. It was 0.068, 0.056 and 0.043 at 200 positions that were played on 60 times by `best`, the noise
/// of these games taken out. `luckhouse judge booty-dice --seats 3 --by best` measures it.
const THREE_ERRORS: [f64; 3] = [0.075, 0.065, 0.055];
/// The same for four to six, where less was measured: 0.092, 0.108 and 0.078 in the worst third, at 120, 80 and 60
/// positions.
const LEARNED_ERROR: f64 = 0.11;
/// How far the difference of two choices can be off: 0.083 at 200 moments for three, less for more.
const LEARNED_APART: f64 = 0.09;

/// The same of formulas, rounded up: it was 0.152, 0.182 and
/// 0.143 at a hundred moments for three, four and five, by `differences_in_booty_dice_are_no_further_off_than_the_judge_says`.
const MANY_APART: f64 = 0.19;

/// The two who are left, if they play the solved game: what they have, and who does not roll.
fn duel(game: &BootyDice, pirates: &PerSeat<Pirate>, roller: Seat) -> Option<(Standing, Seat)> {
    let others = pirates.seats_where(|pirate| pirate.lives > 0).without(roller);
    let other = others.only().filter(|_| Table::covers(game.options()))?;
    Some((Standing { roller: pirates[roller], other: pirates[other] }, other))
}

/// A game with fewer turns left may be ended by its turn cap, of which nothing is known here.
const LONGEST: u32 = 100;
/// Then it may be anything.
const LATE_ERROR: f64 = 0.5;
/// The rounding of the table, what the solver may be off, and shields that are not told apart.
const EXACT_ERROR: f64 = 1e-4;
/// By how many live: the 95 % point of how far the judge was off from what positions came to when the best played them
/// out, rounded up. `the_judge_of_many_is_no_further_off_than_it_says` measures it at 30 positions for each number of
/// seats: 0.371, 0.301, 0.188 for three, four and five. The noise of 30 games for each position is in it.
const MANY_ERRORS: [f64; 7] = [0.0, 0.0, 0.0, 0.38, 0.31, 0.2, 0.2];
/// Other rules than those of the table, and what `strong` says, which knows less: 0.558 at 15 positions of two pirates
/// with `resolve=each`, measured in the same way; other rules are not measured.
const OTHER_ERROR: f64 = 0.56;
