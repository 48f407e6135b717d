//! The solved game in four million numbers of sixteen bits, packed and kept with the program.

use super::packed::{Axes, pack, unpack};
use super::{Chances, Solution, Standing};
use luckhouse_games::booty_dice::{BootyOptions, Curse, FirstThrow, Pirate, Resolve};
use std::sync::LazyLock;

/// The roller's chance in every standing of the game with the default rules, rounded to 1/65,535.
///
/// Any lives and doubloons at the start are covered, up to ten lives. Shields beyond [`Table::SHIELDS`] are counted as
/// so many. `luckhouse solve booty-dice` makes the table again, byte for byte.
///
/// ```
/// use luckhouse_games::booty_dice::Pirate;
/// use luckhouse_solvers::booty_dice::{Chances, Standing, Table};
/// let (poor, rich) = (Pirate { lives: 5, shields: 0, doubloons: 0 }, Pirate { lives: 5, shields: 0, doubloons: 24 });
/// assert!(Table::kept().chance(Standing { roller: rich, other: poor }) > 0.9);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<'a>(&'a [u16]);

/// The file, unpacked when it is first asked for.
static KEPT: LazyLock<Vec<u16>> = LazyLock::new(|| unpack(PACKED, COUNT, AXES));
static PACKED: &[u8] = include_bytes!("../../data/booty-dice.table");

/// How many standings there are.
const COUNT: usize = {
    let both = (Table::LIVES as usize) * (Table::LIVES as usize);
    both * AXES[0] * AXES[1] * AXES[2] * AXES[3]
};

/// Doubloons and shields of both. Chances change little along these, and lives make the planes.
const AXES: Axes = {
    let (doubloons, shields) = (Table::GOAL as usize, Table::SHIELDS as usize + 1);
    [doubloons, doubloons, shields, shields]
};

impl Table<'static> {
    /// The one that is kept with the program.
    pub fn kept() -> Table<'static> {
        Table(&KEPT)
    }
}

impl Table<'_> {
    /// The most lives.
    pub const LIVES: u8 = 10;
    /// The doubloons that win.
    pub const GOAL: u8 = 25;
    /// The most shields that are told apart.
    pub const SHIELDS: u8 = 7;
    /// A chance is a whole number of such parts.
    const PARTS: f64 = u16::MAX as f64;
    /// How far a chance can be off by rounding.
    pub const ROUNDING: f64 = 0.5 / Self::PARTS;

    /// Does the table know the game with these rules?
    pub fn covers(options: &BootyOptions) -> bool {
        options.goal == u32::from(Self::GOAL)
            && options.lives <= u32::from(Self::LIVES)
            && (options.resolve, options.curse) == (Resolve::Stop, Curse::Five)
            && options.first_throw == FirstThrow::All
    }

    /// The bytes of the table that a solution makes, if it is one of rules that the table is for.
    pub fn bytes(solution: &Solution) -> Option<Vec<u8>> {
        let whole = solution.options().lives == u32::from(Self::LIVES);
        (whole && Self::covers(solution.options())).then(|| {
            let rounded = |standing| (solution.chance(standing) * Self::PARTS).round() as u16;
            pack(&standings().map(rounded).collect::<Vec<u16>>(), AXES)
        })
    }

    fn place(Standing { roller, other }: Standing) -> usize {
        let lives = (roller.lives - 1, other.lives - 1, Self::LIVES);
        let shields = |pirate: Pirate| pirate.shields.min(Self::SHIELDS);
        let steps = [
            lives,
            (roller.doubloons, other.doubloons, Self::GOAL),
            (shields(roller), shields(other), Self::SHIELDS + 1),
        ];
        steps.iter().fold(0, |place, (own, others, kinds)| {
            let kinds = usize::from(*kinds);
            (place * kinds + usize::from(*own)) * kinds + usize::from(*others)
        })
    }
}

impl Chances for Table<'_> {
    fn chance(&self, standing: Standing) -> f64 {
        f64::from(self.0[Table::place(standing)]) / Self::PARTS
    }
}

/// Every standing, in the order of the table.
fn standings() -> impl Iterator<Item = Standing> {
    let both = |kinds: u8| (0..kinds).flat_map(move |own| (0..kinds).map(move |others| (own, others)));
    let of = |lives: (u8, u8), gold: (u8, u8), shields: (u8, u8)| Standing {
        roller: Pirate { lives: lives.0 + 1, doubloons: gold.0, shields: shields.0 },
        other: Pirate { lives: lives.1 + 1, doubloons: gold.1, shields: shields.1 },
    };
    both(Table::LIVES).flat_map(move |lives| {
        both(Table::GOAL)
            .flat_map(move |gold| both(Table::SHIELDS + 1).map(move |shields| of(lives, gold, shields)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_in_order() {
        assert!(standings().map(Table::place).eq(0..KEPT.len()));
    }

    /// Nothing of the file is lost or left over: packed again it is the same.
    #[test]
    fn the_file_is_whole() {
        assert!(pack(&KEPT, AXES) == PACKED);
    }
}
