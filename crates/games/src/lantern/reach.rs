//! Could the circles left still fill the boxes, if every roll came up as wished (LN-14)?

use super::boxes::missing;
use super::{Abilities, Boxes};
use luckhouse_engine::DiceSet;

/// Uses that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Uses {
    /// Of Critical Hit.
    pub crit: u8,
    /// Of Counter Attack.
    pub counter: u8,
    /// Of Magic Spell.
    pub magic: u8,
    /// Of Constitution.
    pub con: u8,
}

impl Uses {
    /// The uses that these circles allow.
    pub fn left(circles: &Abilities) -> Uses {
        Uses {
            crit: circles.crit.left,
            counter: circles.counter.left,
            magic: circles.magic.left,
            con: circles.con.left,
        }
    }
}

/// Could these dice fill the boxes, with every roll as wished? Of six dice, those that are not given are in
/// the air: they come down as wished, too.
///
/// ```
/// use luckhouse_games::lantern::{Boxes, Uses, within_reach};
/// let dragon: Boxes = "X X X X X X".parse()?;
/// let uses = Uses { crit: 1, counter: 1, magic: 0, con: 0 };
/// // The 2 is turned to a 5, the 4 is countered up.
/// assert!(within_reach(&dragon, "2 4 5 5 5 5".parse()?, uses));
/// assert!(!within_reach(&dragon, "3 4 5 5 5 5".parse()?, uses));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
pub fn within_reach(boxes: &Boxes, dice: DiceSet, uses: Uses) -> bool {
    // Constitution rolls all six dice at once.
    uses.con > 0 || boxes.targets().any(|target| can_become(dice, target.dice, uses))
}

/// Can the dice be made into this target?
///
/// A die that already shows a wanted face is never better used elsewhere: whatever turned another die into that
/// face, and this one into something else, turns the other die into that something else as well.
fn can_become(dice: DiceSet, target: DiceSet, uses: Uses) -> bool {
    let gaps = missing(target, dice);
    let wishes = 6 - dice.len() as u8 + uses.magic;
    if gaps <= wishes {
        return true;
    }
    // Each gap that no wish fills costs a use at least.
    if gaps - wishes > uses.crit + uses.counter {
        return false;
    }
    let spare = without(dice, target);
    fill_gaps(spare, without(target, dice), Budget { wishes, crit: uses.crit, counter: uses.counter })
}

/// The dice of the first set that the second does not have.
fn without(dice: DiceSet, others: DiceSet) -> DiceSet {
    let (own, other) = (dice.counts(), others.counts());
    DiceSet::from_counts(std::array::from_fn(|i| own[i].saturating_sub(other[i])))
}

#[derive(Clone, Copy)]
struct Budget {
    wishes: u8,
    crit: u8,
    counter: u8,
}

impl Budget {
    /// What is left after turning a die from one face to another, with or without a Critical Hit. Counter
    /// Attacks before and after a Critical Hit are worth the same, and two Critical Hits on one die undo each other.
    fn turn(self, from: u8, to: u8, crit: bool) -> Option<Budget> {
        let start = if crit { 7 - from } else { from };
        Some(Budget {
            crit: self.crit.checked_sub(u8::from(crit))?,
            counter: self.counter.checked_sub(start.abs_diff(to))?,
            ..self
        })
    }
}

/// Try every die in the first gap, then the other gaps with what is left.
fn fill_gaps(spare: DiceSet, gaps: DiceSet, budget: Budget) -> bool {
    if gaps.len() <= usize::from(budget.wishes) {
        return true;
    }
    let Some(gap) = gaps.faces().next() else {
        return true;
    };
    let rest = gaps.without(gap);
    let by_turning = (1..=6).filter(|face| spare.count(*face) > 0).any(|face| {
        let ways = [false, true].into_iter().filter_map(|crit| budget.turn(face, gap, crit));
        ways.into_iter().any(|left| fill_gaps(spare.without(face), rest, left))
    });
    by_turning || budget.wishes > 0 && fill_gaps(spare, rest, Budget { wishes: budget.wishes - 1, ..budget })
}
