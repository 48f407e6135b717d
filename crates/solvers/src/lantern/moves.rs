//! Where each use of an ability can lead the six dice.

use crate::dice::Lattice;
use luckhouse_engine::DiceSet;
use std::sync::LazyLock;

/// How many sets of six dice there are, and how many of five or fewer.
pub(super) const SETS: usize = 462;

/// The first set of five dice.
pub(super) const FIVE: usize = 210;

/// The dice of a lattice of six, by their places: smaller sets first, the full ones counted from 0.
pub(super) struct Moves {
    pub(super) lattice: Lattice,
    /// From each full set, the full sets after a Critical Hit.
    pub(super) crit: Vec<Vec<u16>>,
    /// From each full set, the full sets after a Counter Attack.
    pub(super) counter: Vec<Vec<u16>>,
    /// From each full set, the sets of five dice, counted from 0, after one was taken up.
    pub(super) spell: Vec<Vec<u16>>,
    /// From every set, those with one die less.
    pub(super) smaller: Vec<Vec<u16>>,
    /// From every set that is not full, those with one die more, by its face.
    pub(super) larger: Vec<[u16; 6]>,
    /// The ones in each full set.
    pub(super) ones: Vec<u8>,
    /// The chance of each full set.
    pub(super) chance: Vec<f64>,
}

/// The same for every sheet.
pub(super) static MOVES: LazyLock<Moves> = LazyLock::new(Moves::new);

impl Moves {
    fn new() -> Moves {
        let lattice = Lattice::new(6);
        let sets = lattice.sets();
        let place = |set: DiceSet| lattice.place(set) as u16;
        let full = |set: DiceSet| place(set) - SETS as u16;
        let turned = |set: &DiceSet, to: &dyn Fn(u8) -> Vec<u8>| -> Vec<u16> {
            let there = (1..=6).filter(|face| set.count(*face) > 0);
            there
                .flat_map(|face| to(face).into_iter().map(move |to| (face, to)))
                .map(|(face, to)| full(set.without(face).with(to)))
                .collect()
        };
        let next_to = |face: u8| [face + 1, face - 1].into_iter().filter(|to| (1..=6).contains(to)).collect();
        let less = |set: &DiceSet| -> Vec<u16> {
            (1..=6).filter(|face| set.count(*face) > 0).map(|face| place(set.without(face))).collect()
        };
        let of_five = |set: &DiceSet| less(set).into_iter().map(|place| place - FIVE as u16).collect();
        Moves {
            spell: sets[SETS..].iter().map(of_five).collect(),
            crit: sets[SETS..].iter().map(|set| turned(set, &|face| vec![7 - face])).collect(),
            counter: sets[SETS..].iter().map(|set| turned(set, &next_to)).collect(),
            smaller: sets.iter().map(less).collect(),
            larger: sets[..SETS]
                .iter()
                .map(|set| std::array::from_fn(|i| place(set.with(i as u8 + 1))))
                .collect(),
            ones: sets[SETS..].iter().map(|set| set.count(1)).collect(),
            chance: sets[SETS..].iter().map(|set| set.ways() as f64 / 46_656.0).collect(),
            lattice,
        }
    }

    /// The full sets in the order of their places.
    pub(super) fn full(&self) -> &[DiceSet] {
        &self.lattice.sets()[SETS..]
    }

    /// The place of a full set among the full ones.
    pub(super) fn place(&self, dice: DiceSet) -> usize {
        self.lattice.place(dice) - SETS
    }
}
