//! One turn for two, played as well as can be, when it is known what the other can make of its end.

use super::{After, Effect, Standing};
use crate::dice::Plan;
use luckhouse_games::booty_dice::{BootyOptions, Faces, ROLLS};

/// Somebody who knows the roller's chance when a turn begins.
pub trait Chances {
    /// The roller's chance.
    fn chance(&self, standing: Standing) -> f64;
}

impl<F: Fn(Standing) -> f64> Chances for F {
    fn chance(&self, standing: Standing) -> f64 {
        self(standing)
    }
}

/// What every six faces are worth to the roller, with so many rolls left, and which to keep; where the faces are
/// resolved once, when the rolling has ended.
///
/// ```
/// use luckhouse_games::booty_dice::{BootyOptions, Faces, Pirate};
/// use luckhouse_solvers::booty_dice::{Standing, turn};
/// let pirate = Pirate { lives: 1, shields: 0, doubloons: 0 };
/// // Whoever does not win at once has no better chance than the other.
/// let plan = turn(Standing { roller: pirate, other: pirate }, &BootyOptions::default(), &|_: Standing| 0.5);
/// let dice: Faces = "C D D D S S".parse()?;
/// assert_eq!(plan.worth(0, dice.dice()), 1.0);
/// assert_eq!(plan.keep(2, dice.dice()), dice.dice());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn turn(standing: Standing, options: &BootyOptions, chances: &(impl Chances + ?Sized)) -> Plan {
    Plan::new(Faces::DICE, usize::from(ROLLS), |dice| {
        worth(Effect::of(Faces::from(dice), options.curse).on(standing, options.goal as u8), chances)
    })
}

/// What the end of a turn is worth to the one who rolled.
fn worth(after: After, chances: &(impl Chances + ?Sized)) -> f64 {
    match after {
        After::Won => 1.0,
        After::Lost => 0.0,
        After::On(standing) => 1.0 - chances.chance(standing.passed_on()),
    }
}
