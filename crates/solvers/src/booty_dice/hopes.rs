//! Exact answers about six Booty dice: what can be had with so many rolls, and how best to go about it.

use crate::dice::Plan;
use luckhouse_engine::Fraction;
use luckhouse_games::booty_dice::Faces;
use luckhouse_games::booty_dice::odds::Combo;

/// The best that can be made of so many rolls, where each six faces at the end are worth something.
///
/// It is exact: a worth is kept as a whole number of [`scale`](Hopes::scale) parts. With worths of 0 and 1, and up to
/// three rolls, it is the ways out of 46,656, 46,656² or 46,656³.
///
/// ```
/// use luckhouse_games::booty_dice::{Faces, odds::Combo};
/// use luckhouse_solvers::booty_dice::Hopes;
/// let mutiny = Hopes::of(Combo::Mutiny, 2);
/// let dice: Faces = "D X J C W W".parse()?;
/// assert_eq!(mutiny.best_to_keep(dice).to_string(), "W W");
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub struct Hopes {
    plan: Plan<i64>,
    rolls: usize,
}

impl Hopes {
    /// The best plan for so many rolls, the first of which may be of all dice or of some.
    ///
    /// # Panics
    /// If there is no roll.
    pub fn new(worth: impl Fn(Faces) -> i64, rolls: u32) -> Hopes {
        let rolls = rolls as usize;
        Hopes { plan: Plan::new(Faces::DICE, rolls, |dice| worth(Faces::from(dice))), rolls }
    }

    /// How best to get a combo.
    pub fn of(combo: Combo, rolls: u32) -> Hopes {
        Hopes::new(|dice| i64::from(combo.stands(dice)), rolls)
    }

    /// The chance of a combo in a turn of so many rolls, if everything is rolled for it.
    pub fn chance(combo: Combo, rolls: u32) -> Fraction {
        Hopes::of(combo, rolls).keeping(Faces::EMPTY)
    }

    /// What one whole unit of worth is in the numbers of this plan.
    pub fn scale(&self) -> i64 {
        6i64.pow((Faces::DICE * self.rolls) as u32)
    }

    /// The expected worth, times the scale, if these dice stay, the others are rolled now, and the rolls after that
    /// are made as well as can be. To keep all six is to let one roll go by.
    pub fn worth_keeping(&self, kept: Faces) -> i64 {
        self.plan.worth_keeping(self.rolls, kept.dice())
    }

    /// The same as a chance, for worths of 0 and 1.
    pub fn keeping(&self, kept: Faces) -> Fraction {
        Fraction { ways: self.worth_keeping(kept) as u64, total: self.scale() as u64 }
    }

    /// The dice to keep of these six: as many as are best kept. All six means to stop: a roll that is worth
    /// making is worth more now than later, for the same six may come up again.
    pub fn best_to_keep(&self, dice: Faces) -> Faces {
        Faces::from(self.plan.keep(self.rolls, dice.dice()))
    }
}
