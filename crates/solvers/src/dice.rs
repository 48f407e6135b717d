//! Six-sided dice that are kept and rolled again: what they are worth, and which to keep.
//!
//! Several dice are a multiset, [`DiceSet`]. The sets of up to `n` dice form a lattice: each leads to six sets with
//! one die more. Rolling several dice is rolling one after the other, so that one pass down the lattice gives the
//! worth of keeping *every* set; and the best part of a set is the set itself or the best part of one with a die
//! less, so that one pass up gives the best keep of every roll. No pass looks at the rolls of a keep or at the
//! keeps of a roll one by one: six dice are 924 sets, where there are 12,376 pairs of a roll and a keep, and each
//! keep has up to 462 rolls.
//!
//! [`Lattice`] has the two passes, for whoever goes through them often with other worths; [`Plan`] is the whole
//! answer for one worth and so many rolls.

use luckhouse_engine::DiceSet;

/// All sets of up to so many dice, and which is which with one die more or less.
///
/// A set is named by its place; larger sets have higher places. Lists of worths have one number for each place.
///
/// ```
/// use luckhouse_engine::DiceSet;
/// use luckhouse_solvers::dice::Lattice;
/// let lattice = Lattice::new(2);
/// // What is the total of two dice, once some of them lie?
/// let mut worth: Vec<f64> = lattice.sets().iter().map(|set| f64::from(set.total())).collect();
/// lattice.roll_the_rest(&mut worth);
/// assert!((worth[lattice.place(DiceSet::EMPTY)] - 7.0).abs() < 1e-12);
/// assert!((worth[lattice.place(DiceSet::of(&[6]))] - 9.5).abs() < 1e-12);
/// ```
#[derive(Clone, Debug)]
pub struct Lattice {
    dice: usize,
    sets: Vec<DiceSet>,
    /// The first place with all dice.
    full: usize,
    /// The places of the set with one die more, for each face, up to the first full set.
    larger: Vec<[u16; 6]>,
    /// The places of the set with one die less, for each face that is there.
    smaller: Vec<Vec<u16>>,
}

impl Lattice {
    /// The most dice there can be.
    pub const MOST: usize = 6;

    /// The sets of up to so many dice.
    ///
    /// # Panics
    /// If there are more than [`Lattice::MOST`].
    pub fn new(dice: usize) -> Lattice {
        assert!(dice <= Lattice::MOST, "{dice} dice: expected at most {}", Lattice::MOST);
        let sets: Vec<DiceSet> = (0..=dice).flat_map(DiceSet::every).collect();
        let full = sets.len() - DiceSet::every(dice).len();
        let place = |set| place_in(&sets, set) as u16;
        let larger = sets[..full].iter().map(|set| std::array::from_fn(|i| place(set.with(i as u8 + 1))));
        let larger = larger.collect();
        let less = |set: &DiceSet, face| (set.count(face) > 0).then(|| place(set.without(face)));
        let smaller = sets.iter().map(|set| (1..=6).filter_map(|face| less(set, face)).collect()).collect();
        Lattice { dice, full, larger, smaller, sets }
    }

    /// How many dice there are.
    pub fn dice(&self) -> usize {
        self.dice
    }

    /// Every set, in the order of the places: none first, those with all dice last.
    pub fn sets(&self) -> &[DiceSet] {
        &self.sets
    }

    /// The places of the sets with all dice, which are the last ones.
    pub fn full(&self) -> std::ops::Range<usize> {
        self.full..self.sets.len()
    }

    /// The place of a set.
    ///
    /// # Panics
    /// If it has more dice than there are.
    pub fn place(&self, set: DiceSet) -> usize {
        place_in(&self.sets, set)
    }

    /// With worths for all full sets, fill in what each smaller set is worth if it is kept and the rest is rolled.
    ///
    /// # Panics
    /// If there is not one number for each place.
    pub fn roll_the_rest(&self, worth: &mut [f64]) {
        assert_eq!(worth.len(), self.sets.len(), "a worth for each set");
        for (place, larger) in self.larger.iter().enumerate().rev() {
            let sum: f64 = larger.iter().map(|larger| worth[usize::from(*larger)]).sum();
            worth[place] = sum / 6.0;
        }
    }

    /// For every set the place of the part of it that is worth most, the whole included. Of equal ones it is a
    /// largest: dice that need not be rolled stay.
    ///
    /// # Panics
    /// If there is not one number for each place.
    pub fn best_parts(&self, worth: &[f64]) -> Vec<u16> {
        assert_eq!(worth.len(), self.sets.len(), "a worth for each set");
        let mut best: Vec<u16> = (0..self.sets.len() as u16).collect();
        // Places grow with the number of dice.
        let key = |part: u16| (worth[usize::from(part)], part);
        for (place, smaller) in self.smaller.iter().enumerate() {
            for smaller in smaller {
                let part = best[usize::from(*smaller)];
                if key(part) > key(best[place]) {
                    best[place] = part;
                }
            }
        }
        best
    }
}

fn place_in(sets: &[DiceSet], set: DiceSet) -> usize {
    let found = sets.binary_search_by_key(&(set.len(), set), |other| (other.len(), *other));
    found.unwrap_or_else(|_| panic!("{set} are more dice than there are here"))
}

/// The best that can be made of so many rolls of so many dice, when each full set at the end is worth something.
///
/// It is exact but for rounding: each roll still to come rounds at most six times for every die in it.
///
/// ```
/// use luckhouse_engine::DiceSet;
/// use luckhouse_solvers::dice::Plan;
/// // Five dice, three rolls: five of a kind.
/// let plan = Plan::new(5, 3, |dice| f64::from(u8::from(dice.counts().contains(&5))));
/// assert!((plan.start() - 347_897.0 / 7_558_272.0).abs() < 1e-15);
/// assert_eq!(plan.keep(2, DiceSet::of(&[1, 3, 3, 5, 6])), DiceSet::of(&[3, 3]));
/// ```
#[derive(Clone, Debug)]
pub struct Plan {
    lattice: Lattice,
    /// For no roll left, one, two and so on.
    stages: Vec<Stage>,
}

#[derive(Clone, Debug)]
struct Stage {
    /// What each set is worth if it lies, the others are rolled, and so many rolls are left after that.
    worth: Vec<f64>,
    /// The part of each set that is best kept when there is one roll more.
    best: Vec<u16>,
}

impl Plan {
    /// The best plan for so many rolls, the first of which is of all dice.
    ///
    /// # Panics
    /// If there are more than [`Lattice::MOST`] dice, or no roll.
    pub fn new(dice: usize, rolls: usize, worth: impl Fn(DiceSet) -> f64) -> Plan {
        assert!(rolls > 0, "dice that are never rolled are worth nothing: expected at least one roll");
        let lattice = Lattice::new(dice);
        let mut last = vec![0.0; lattice.sets.len()];
        lattice.full().for_each(|place| last[place] = worth(lattice.sets[place]));
        let mut plan = Plan { lattice, stages: Vec::with_capacity(rolls) };
        plan.push(last);
        for _ in 1..rolls {
            plan.push(plan.one_roll_more());
        }
        plan
    }

    fn push(&mut self, mut worth: Vec<f64>) {
        self.lattice.roll_the_rest(&mut worth);
        self.stages.push(Stage { best: self.lattice.best_parts(&worth), worth });
    }

    /// The worth of the full sets when one more roll is left: that of their best part, the rest being rolled.
    fn one_roll_more(&self) -> Vec<f64> {
        let before = self.stages.last().expect("there is at least one roll");
        before.best.iter().map(|best| before.worth[usize::from(*best)]).collect()
    }

    /// What it is all worth before the first roll.
    pub fn start(&self) -> f64 {
        self.worth_keeping(self.stages.len(), DiceSet::EMPTY)
    }

    /// What all dice are worth as they lie, with so many rolls left.
    ///
    /// # Panics
    /// If these are not all dice, or there are not fewer rolls left than the plan has.
    pub fn worth(&self, rolls_left: usize, dice: DiceSet) -> f64 {
        self.stages[rolls_left].worth[self.all_dice(dice)]
    }

    /// What it is worth to keep these and to roll the others now, with so many rolls left, this one included. To
    /// keep all is to let one roll go by.
    ///
    /// # Panics
    /// If these are more dice than there are, no roll is left, or more than the plan has.
    pub fn worth_keeping(&self, rolls_left: usize, kept: DiceSet) -> f64 {
        self.stages[rolls_left - 1].worth[self.lattice.place(kept)]
    }

    /// Which of all dice to keep, with so many rolls left. All of them means to stop: of equally good keeps it is a
    /// largest.
    ///
    /// # Panics
    /// If these are not all dice, no roll is left, or more than the plan has.
    pub fn keep(&self, rolls_left: usize, dice: DiceSet) -> DiceSet {
        let best = self.stages[rolls_left - 1].best[self.all_dice(dice)];
        self.lattice.sets[usize::from(best)]
    }

    fn all_dice(&self, dice: DiceSet) -> usize {
        assert_eq!(dice.len(), self.lattice.dice, "{dice} are not all dice");
        self.lattice.place(dice)
    }
}
