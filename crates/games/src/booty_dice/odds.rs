//! Exact answers about six Booty dice: what can be had with so many rolls, and how best to go about it.

use super::{Curse, Face, Faces, Reading};
use luckhouse_engine::Fraction;
use std::collections::HashMap;

/// The ways in which six dice can fall.
const ALL_WAYS: i64 = 6i64.pow(Faces::DICE as u32);

/// Something to hope for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combo {
    /// A Curse, as the option has it.
    Curse(Curse),
    /// Three or more W.
    Mutiny,
    /// Three or more X.
    Shipwreck,
    /// Three W and three X.
    MutinyAndShipwreck,
}

impl Combo {
    /// Does it stand in these six faces?
    pub fn stands(self, dice: Faces) -> bool {
        // Which faces a Curse needs matters to no other combo: none stands where a Curse of either kind does.
        let reading = Reading::of(dice, Curse::Five);
        match self {
            Combo::Curse(curse) => Reading::of(dice, curse).curse,
            Combo::Mutiny => reading.mutiny > 0,
            Combo::Shipwreck => reading.shipwreck > 0,
            Combo::MutinyAndShipwreck => reading.mutiny > 0 && reading.shipwreck > 0,
        }
    }

    /// How best to get it with so many rolls.
    pub fn plan(self, rolls: u32) -> Plan {
        Plan::new(|dice| i64::from(self.stands(dice)), rolls)
    }

    /// The chance of it in a turn of so many rolls, if everything is rolled for it.
    pub fn chance(self, rolls: u32) -> Fraction {
        self.plan(rolls).keeping(Faces::EMPTY)
    }
}

/// The best that can be made of so many rolls, where each six faces at the end are worth something.
///
/// It is exact: a worth is kept as a whole number of [`scale`](Plan::scale) parts. With worths of 0 and 1, and up to
/// three rolls, it is the ways out of 46,656, 46,656² or 46,656³.
pub struct Plan {
    keeping: HashMap<Faces, i64>,
    best: HashMap<Faces, (i64, Faces)>,
    scale: i64,
}

impl Plan {
    /// The best plan for so many rolls, the first of which may be of all dice or of some.
    pub fn new(worth: impl Fn(Faces) -> i64, rolls: u32) -> Plan {
        let sets: Vec<Vec<Faces>> = (0..=Faces::DICE).map(Faces::every).collect();
        let ends = || sets[Faces::DICE].iter().map(|dice| (*dice, worth(*dice)));
        let mut plan = Plan {
            keeping: ends().collect(),
            best: ends().map(|(dice, worth)| (dice, (worth, dice))).collect(),
            scale: 1,
        };
        for _ in 0..rolls {
            plan = plan.one_roll_earlier(&sets);
        }
        plan
    }

    fn one_roll_earlier(&self, sets: &[Vec<Faces>]) -> Plan {
        let keeping = self.worth_of_keeping(sets);
        Plan { best: best_parts(&keeping, sets), keeping, scale: self.scale * ALL_WAYS }
    }

    /// Rolling several dice is rolling one after the other: what a kept set is worth is the mean over its next die.
    fn worth_of_keeping(&self, sets: &[Vec<Faces>]) -> HashMap<Faces, i64> {
        let full = sets[Faces::DICE].iter().map(|dice| (*dice, self.best[dice].0 * ALL_WAYS));
        let mut worth: HashMap<Faces, i64> = full.collect();
        for kept in sets[..Faces::DICE].iter().rev().flatten() {
            // Six equal ways: the sum can be divided, for a set one die larger holds one more factor 6.
            let sum: i64 = Face::ALL.iter().map(|face| worth[&kept.with(*face)]).sum();
            worth.insert(*kept, sum / Face::ALL.len() as i64);
        }
        worth
    }

    /// What one whole unit of worth is in the numbers of this plan.
    pub fn scale(&self) -> i64 {
        self.scale
    }

    /// The expected worth, times the scale, if these dice stay, the others are rolled now, and the rolls after that
    /// are made as well as can be.
    pub fn worth_keeping(&self, kept: Faces) -> i64 {
        self.keeping[&kept]
    }

    /// The same as a chance, for worths of 0 and 1.
    pub fn keeping(&self, kept: Faces) -> Fraction {
        Fraction { ways: self.worth_keeping(kept) as u64, total: self.scale as u64 }
    }

    /// The dice to keep of these six: as many as are best kept. All six means to stop.
    pub fn best_to_keep(&self, dice: Faces) -> Faces {
        self.best[&dice].1
    }
}

/// For every set of dice the best part of it to keep. The best part is the whole, or the best of a set one die smaller.
fn best_parts(keeping: &HashMap<Faces, i64>, sets: &[Vec<Faces>]) -> HashMap<Faces, (i64, Faces)> {
    let mut best: HashMap<Faces, (i64, Faces)> = HashMap::with_capacity(keeping.len());
    for dice in sets.iter().flatten() {
        let mut here = (keeping[dice], *dice);
        for face in Face::ALL {
            let smaller = dice.minus(Faces::EMPTY.with(face)).map(|part| best[&part]);
            here = smaller.filter(|(worth, _)| *worth > here.0).unwrap_or(here);
        }
        best.insert(*dice, here);
    }
    best
}

/// The chance that at least `n` of so many dice show one named face, when each die that does not is rolled again, up
/// to `rolls` rolls in all.
pub fn at_least(n: u32, dice: u32, rolls: u32) -> Fraction {
    Fraction { ways: (n..=dice).map(|k| exactly(k, dice, rolls).ways).sum(), total: 6u64.pow(rolls * dice) }
}

/// The chance that exactly `n` of so many dice show one named face in the end, rolled as in [`at_least`].
pub fn exactly(n: u32, dice: u32, rolls: u32) -> Fraction {
    let (all, miss) = (6u64.pow(rolls), 5u64.pow(rolls));
    let ways = choose(dice, n) * (all - miss).pow(n) * miss.pow(dice - n);
    Fraction { ways, total: all.pow(dice) }
}

fn choose(dice: u32, n: u32) -> u64 {
    (0..u64::from(n)).fold(1, |ways, k| ways * (u64::from(dice) - k) / (k + 1))
}
