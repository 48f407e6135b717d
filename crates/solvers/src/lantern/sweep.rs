//! One fight, solved for every set of dice and every number of circles up to a given one.
//!
//! Circles only become fewer in a fight, so that one pass from none to all of them does it. Several fights that differ
//! only in what lies behind them go side by side, in lanes.
//!
//! The order of the pass keeps near what is needed often: of the fights with one Magic Spell less only the means of
//! five dice are kept, of those with one Constitution less the best of what could be kept, and whole fights only for
//! the few that differ in Critical Hits and Counter Attacks.

use super::cell::Cell;
use super::moves::{FIVE, MOVES, Moves, SETS};
use super::track::Four;

/// What is known about a fight before it is solved.
pub(super) struct Fight<'a, const L: usize> {
    /// Which full sets fill the boxes.
    pub(super) filled: &'a [bool],
    /// The most circles of each ability.
    pub(super) most: Four,
    /// Where each lane goes with one more experience, if ones that are rolled again count.
    pub(super) one_more: Option<[usize; L]>,
}

/// All that later circles need to know of earlier ones. The last slot of each is the one being filled.
struct Kept<const L: usize> {
    /// Full sets after a use, by Critical Hits (odd or even) and Counter Attacks.
    turned: Vec<Cell<L>>,
    /// Means of five dice, by Magic Spells (odd or even), Constitutions, Critical Hits and Counter Attacks.
    spells: Vec<Cell<L>>,
    /// The best of rolling some again, by Constitutions (odd or even), Critical Hits and Counter Attacks.
    rolls: Vec<Cell<L>>,
    /// Scratch: the worth of keeping each set.
    keeping: Vec<Cell<L>>,
}

impl<const L: usize> Fight<'_, L> {
    /// Go through all circles, none first. `behind` says what leaving with so many is worth; `see` is shown the worth
    /// of every full set.
    pub(super) fn sweep(
        &self,
        mut behind: impl FnMut(Four) -> Cell<L>,
        mut see: impl FnMut(Four, &[Cell<L>]),
    ) {
        let mut kept = self.room();
        let mut now = vec![Cell::LOST; SETS];
        for magic in 0..=self.most[2] {
            for con in 0..=self.most[3] {
                for crit in 0..=self.most[0] {
                    for counter in 0..=self.most[1] {
                        let circles = [crit, counter, magic, con];
                        self.solve(&MOVES, circles, &behind(circles), &kept, &mut now);
                        see(circles, &now);
                        self.keep(&MOVES, circles, &now, &mut kept);
                    }
                }
            }
        }
    }

    fn room(&self) -> Kept<L> {
        let [crit, counter, _, con] = self.most.map(|most| usize::from(most) + 1);
        let cells = |count: usize| vec![Cell::LOST; count];
        Kept {
            turned: cells(2 * counter * SETS),
            spells: cells(2 * con * crit * counter * (SETS - FIVE)),
            rolls: cells(2 * crit * counter * SETS),
            keeping: cells(2 * SETS),
        }
    }

    fn turned_at(&self, c: Four) -> usize {
        let [_, counter, _, _] = self.most.map(|most| usize::from(most) + 1);
        (usize::from(c[0] % 2) * counter + usize::from(c[1])) * SETS
    }

    fn rolls_at(&self, c: Four) -> usize {
        let [crit, counter, _, _] = self.most.map(|most| usize::from(most) + 1);
        ((usize::from(c[3] % 2) * crit + usize::from(c[0])) * counter + usize::from(c[1])) * SETS
    }

    fn spells_at(&self, c: Four) -> usize {
        let [crit, counter, _, con] = self.most.map(|most| usize::from(most) + 1);
        let slab = usize::from(c[2] % 2) * con + usize::from(c[3]);
        ((slab * crit + usize::from(c[0])) * counter + usize::from(c[1])) * (SETS - FIVE)
    }

    fn solve(&self, moves: &Moves, c: Four, exit: &Cell<L>, kept: &Kept<L>, now: &mut [Cell<L>]) {
        let less = |i: usize| (c[i] > 0).then(|| std::array::from_fn(|j| c[j] - u8::from(i == j)));
        let crit = less(0).map(|c| &kept.turned[self.turned_at(c)..][..SETS]);
        let counter = less(1).map(|c| &kept.turned[self.turned_at(c)..][..SETS]);
        let spell = less(2).map(|c| &kept.spells[self.spells_at(c)..][..SETS - FIVE]);
        let roll = less(3).map(|c| &kept.rolls[self.rolls_at(c)..][..SETS]);
        for (place, cell) in now.iter_mut().enumerate() {
            if self.filled[place] {
                *cell = *exit;
                continue;
            }
            let mut best = roll.map_or(Cell::LOST, |roll| roll[place]);
            if let Some(before) = crit {
                best = best.best_with(before, &moves.crit[place]);
            }
            if let Some(before) = counter {
                best = best.best_with(before, &moves.counter[place]);
            }
            if let Some(before) = spell {
                best = best.best_with(before, &moves.spell[place]);
            }
            *cell = best;
        }
    }

    /// Keep of these circles what those with one more will ask for.
    fn keep(&self, moves: &Moves, c: Four, now: &[Cell<L>], kept: &mut Kept<L>) {
        let turned = self.turned_at(c);
        kept.turned[turned..][..SETS].iter_mut().zip(now).for_each(|(to, now)| *to = now.after_a_use());
        let (rolls, spells) = (c[3] < self.most[3], c[2] < self.most[2]);
        if !rolls && !spells {
            return;
        }
        kept.keeping[SETS..].copy_from_slice(&kept.turned[turned..][..SETS]);
        self.roll_the_rest(moves, &mut kept.keeping, if rolls { 0 } else { FIVE });
        if spells {
            let at = self.spells_at(c);
            kept.spells[at..][..SETS - FIVE].copy_from_slice(&kept.keeping[FIVE..SETS]);
        }
        if rolls {
            let at = self.rolls_at(c);
            best_parts(moves, &mut kept.keeping, &mut kept.rolls[at..][..SETS]);
        }
    }

    /// What each set from this place on is worth if it stays and the other dice are rolled.
    fn roll_the_rest(&self, moves: &Moves, keeping: &mut [Cell<L>], from: usize) {
        for place in (from..SETS).rev() {
            let larger = &moves.larger[place];
            let mut sum = match &self.one_more {
                Some(lanes) => keeping[usize::from(larger[0])].shuffled(lanes),
                None => keeping[usize::from(larger[0])],
            };
            larger[1..].iter().for_each(|larger| sum.add(1.0, &keeping[usize::from(*larger)]));
            let mut mean = Cell::LOST;
            mean.add(1.0 / 6.0, &sum);
            keeping[place] = mean;
        }
    }
}

/// Of every full set the best part to keep, at least one die being rolled.
fn best_parts<const L: usize>(moves: &Moves, keeping: &mut [Cell<L>], best: &mut [Cell<L>]) {
    for place in 0..SETS {
        keeping[place] = keeping[place].best_with(keeping, &moves.smaller[place]);
    }
    for (place, best) in best.iter_mut().enumerate() {
        *best = Cell::LOST.best_with(keeping, &moves.smaller[SETS + place]);
    }
}
