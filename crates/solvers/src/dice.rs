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
//! answer for one worth and so many rolls. A worth is any [`Amount`]: a double, several of them side by side, or a
//! whole number of parts, which makes the answer exact.

mod amount;

pub use amount::Amount;
use luckhouse_engine::DiceSet;
use std::sync::LazyLock;

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
    /// The places of the set with one die less, for each face that is there: all in one list, …
    smaller: Vec<u16>,
    /// … with how many of them there are for each set.
    faces: Vec<u8>,
}

impl Lattice {
    /// The most dice there can be.
    pub const MOST: usize = 6;

    /// The sets of up to so many dice, made once for the whole program.
    ///
    /// # Panics
    /// If there are more than [`Lattice::MOST`].
    pub fn of(dice: usize) -> &'static Lattice {
        static ALL: [LazyLock<Lattice>; Lattice::MOST + 1] = [
            LazyLock::new(|| Lattice::new(0)),
            LazyLock::new(|| Lattice::new(1)),
            LazyLock::new(|| Lattice::new(2)),
            LazyLock::new(|| Lattice::new(3)),
            LazyLock::new(|| Lattice::new(4)),
            LazyLock::new(|| Lattice::new(5)),
            LazyLock::new(|| Lattice::new(6)),
        ];
        assert!(dice <= Lattice::MOST, "{dice} dice: expected at most {}", Lattice::MOST);
        &ALL[dice]
    }

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
        let smaller = sets.iter().flat_map(|set| (1..=6).filter_map(move |face| less(set, face))).collect();
        let faces =
            sets.iter().map(|set| set.counts().iter().filter(|count| **count > 0).count() as u8).collect();
        Lattice { dice, full, larger, smaller, faces, sets }
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
    /// If there is not one worth for each place.
    pub fn roll_the_rest<A: Amount>(&self, worth: &mut [A]) {
        assert_eq!(worth.len(), self.sets.len(), "a worth for each set");
        for (place, larger) in self.larger.iter().enumerate().rev() {
            let [a, b, c, d, e, f] = *larger;
            let of = |place: u16| worth[usize::from(place)];
            worth[place] = A::mean([of(a), of(b), of(c), of(d), of(e), of(f)]);
        }
    }

    /// Replace what every set is worth by what its best part is worth, the whole included.
    ///
    /// # Panics
    /// If there is not one worth for each place.
    pub fn keep_the_best<A: Amount>(&self, worth: &mut [A]) {
        assert_eq!(worth.len(), self.sets.len(), "a worth for each set");
        // Smaller sets come first, and have been replaced already.
        let mut rest = self.smaller.as_slice();
        for (place, faces) in self.faces.iter().enumerate() {
            let smaller;
            (smaller, rest) = rest.split_at(usize::from(*faces));
            let mut best = worth[place];
            for smaller in smaller {
                best = best.larger(worth[usize::from(*smaller)]);
            }
            worth[place] = best;
        }
    }

    /// For every set the place of the part of it that is worth most, the whole included. Of equal ones it is a
    /// largest: dice that need not be rolled stay.
    ///
    /// # Panics
    /// If there is not one worth for each place.
    pub fn best_parts<A: Amount + PartialOrd>(&self, worth: &[A]) -> Vec<u16> {
        assert_eq!(worth.len(), self.sets.len(), "a worth for each set");
        let mut best: Vec<u16> = (0..self.sets.len() as u16).collect();
        // Places grow with the number of dice.
        let key = |part: u16| (worth[usize::from(part)], part);
        let mut rest = self.smaller.as_slice();
        for (place, faces) in self.faces.iter().enumerate() {
            let smaller;
            (smaller, rest) = rest.split_at(usize::from(*faces));
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
pub struct Plan<A = f64> {
    lattice: &'static Lattice,
    /// For no roll left, one, two and so on.
    stages: Vec<Stage<A>>,
}

#[derive(Clone, Debug)]
struct Stage<A> {
    /// What each set is worth if it lies, the others are rolled, and so many rolls are left after that.
    worth: Vec<A>,
    /// The part of each set that is best kept when there is one roll more.
    best: Vec<u16>,
}

impl<A: Amount + PartialOrd> Plan<A> {
    /// The best plan for so many rolls, the first of which is of all dice.
    ///
    /// # Panics
    /// If there are more than [`Lattice::MOST`] dice, or no roll.
    pub fn new(dice: usize, rolls: usize, worth: impl Fn(DiceSet) -> A) -> Plan<A> {
        assert!(rolls > 0, "dice that are never rolled are worth nothing: expected at least one roll");
        let lattice = Lattice::of(dice);
        let mut last = vec![A::NOTHING; lattice.sets.len()];
        lattice.full().for_each(|place| last[place] = worth(lattice.sets[place]).before_rolling(dice));
        let mut plan = Plan { lattice, stages: Vec::with_capacity(rolls) };
        plan.push(last);
        for _ in 1..rolls {
            plan.push(plan.one_roll_more());
        }
        plan
    }

    fn push(&mut self, mut worth: Vec<A>) {
        self.lattice.roll_the_rest(&mut worth);
        self.stages.push(Stage { best: self.lattice.best_parts(&worth), worth });
    }

    /// The worth of the full sets when one more roll is left: that of their best part, the rest being rolled.
    fn one_roll_more(&self) -> Vec<A> {
        let before = self.stages.last().expect("there is at least one roll");
        let best = before.best.iter().map(|best| before.worth[usize::from(*best)]);
        best.map(|worth| worth.before_rolling(self.lattice.dice)).collect()
    }

    /// What it is all worth before the first roll.
    pub fn start(&self) -> A {
        self.worth_keeping(self.stages.len(), DiceSet::EMPTY)
    }

    /// What all dice are worth as they lie, with so many rolls left.
    ///
    /// # Panics
    /// If these are not all dice, or there are not fewer rolls left than the plan has.
    pub fn worth(&self, rolls_left: usize, dice: DiceSet) -> A {
        self.stages[rolls_left].worth[self.all_dice(dice)]
    }

    /// What it is worth to keep these and to roll the others now, with so many rolls left, this one included. To
    /// keep all is to let one roll go by.
    ///
    /// # Panics
    /// If these are more dice than there are, no roll is left, or more than the plan has.
    pub fn worth_keeping(&self, rolls_left: usize, kept: DiceSet) -> A {
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
