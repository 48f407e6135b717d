//! What the beginning of a turn is worth: exactly, where the game is solved, by a fit elsewhere.

use super::coarse;
use super::fit::Fit;
use luckhouse_engine::{Game, PerSeat, Seat};
use luckhouse_games::booty_dice::{BootyDice, Pirate};
use luckhouse_solvers::booty_dice::{Chances, Standing, Table};
use std::sync::LazyLock;

/// Made by `cargo run --release -p luckhouse-bots --example booty_dice_fit`.
static DATA: &[u8] = include_bytes!("../../data/booty-dice.fit");
static PAIR: LazyLock<Fit> = LazyLock::new(|| Fit::read(&DATA[..Fit::BYTES]));
static MANY: LazyLock<Fit> = LazyLock::new(|| Fit::read(&DATA[Fit::BYTES..]));

/// Whom to believe.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Estimate {
    /// The solved game known only roughly, and elsewhere a formula fitted to it, for any number of pirates.
    Formula,
    /// The solved game where it is known, and elsewhere a formula that has learned from games of so many.
    Solved,
    /// Another formula, for those who are learning one.
    Given(&'static Fit),
}

impl Estimate {
    /// Everybody's chance when a turn begins.
    pub fn chances(self, game: &BootyDice, pirates: &PerSeat<Pirate>, roller: Seat) -> PerSeat<f64> {
        let solved = game.seats() == 2 && Table::covers(game.options());
        if solved && !matches!(self, Estimate::Given(_)) {
            let standing = Standing::of(pirates, roller);
            let known = self == Estimate::Solved;
            let chance = if known { Table::kept().chance(standing) } else { coarse::chance(standing) };
            return PerSeat::from_fn(2, |seat| if seat == roller { chance } else { 1.0 - chance });
        }
        let fit = match self {
            Estimate::Given(fit) => fit,
            Estimate::Solved if game.seats() > 2 => &*MANY,
            Estimate::Solved | Estimate::Formula => &*PAIR,
        };
        fit.chances(pirates, roller, game.options().goal)
    }

    /// Is it the solved game?
    pub fn is_exact(self, game: &BootyDice) -> bool {
        self == Estimate::Solved && game.seats() == 2 && Table::covers(game.options())
    }

    /// How far a chance can be off.
    pub fn error(self, game: &BootyDice) -> f64 {
        if self.is_exact(game) { EXACT_ERROR } else { FIT_ERROR }
    }
}

/// The rounding of the table, what the solver may be off, and shields that are not told apart.
const EXACT_ERROR: f64 = 1e-4;
/// A fit can be far off where much is about to happen.
const FIT_ERROR: f64 = 0.25;
