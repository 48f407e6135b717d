//! The game in which every roll is resolved: what a turn is worth after its first and after its second roll has to be
//! kept for every standing and all that the dice can show, which takes a thousand times the memory.

use super::sweep::effects;
use super::values::Values;
use super::{After, Effect, Extent, Standing};
use crate::dice::Lattice;
use luckhouse_games::booty_dice::{Curse, Faces, Pirate};
use rayon::prelude::*;

/// How many outcomes six dice have.
const OUTCOMES: usize = 462;

/// The roller's chance when so many rolls are left, for every standing and what the dice show.
pub(super) struct EachRoll {
    extent: Extent,
    effects: Vec<Effect>,
    odds: Vec<f64>,
    /// With one roll left, and with two.
    shown: [Vec<f64>; 2],
    fresh: Vec<f64>,
}

impl EachRoll {
    /// How many numbers it would keep.
    pub(super) fn size(extent: Extent) -> usize {
        2 * OUTCOMES * extent.standings()
    }

    pub(super) fn new(extent: Extent, curse: Curse) -> EachRoll {
        let lattice = Lattice::of(Faces::DICE);
        let full = &lattice.sets()[lattice.full()];
        let all = || vec![0.5; OUTCOMES * extent.standings()];
        EachRoll {
            effects: effects(curse),
            odds: full.iter().map(|dice| dice.ways() as f64 / 6f64.powi(Faces::DICE as i32)).collect(),
            shown: [all(), all()],
            fresh: vec![0.0; OUTCOMES * extent.layer()],
            extent,
        }
    }

    /// The chances after one turn that leads to these values, in the blocks of [`Values::put`].
    pub(super) fn sweep(&mut self, lives: (u8, u8), values: &Values, into: &mut [f64]) {
        self.sweep_roll(lives, values, 0);
        self.sweep_roll(lives, values, 1);
        let this = &*self;
        into.par_iter_mut().enumerate().for_each(|(place, chance)| {
            let standing = this.extent.standing(lives, place);
            let worth = |(outcome, odds): (usize, &f64)| odds * this.after(standing, outcome, values, 2);
            *chance = this.odds.iter().enumerate().map(worth).sum();
        });
    }

    /// What everything shown is worth with one roll left, or with two.
    fn sweep_roll(&mut self, lives: (u8, u8), values: &Values, rolls_less_one: usize) {
        let mut fresh = std::mem::take(&mut self.fresh);
        let this = &*self;
        let desk = || vec![0.0; Lattice::of(Faces::DICE).sets().len()];
        let standings = fresh.par_chunks_mut(OUTCOMES).enumerate();
        standings.for_each_init(desk, |desk, (place, shown)| {
            this.roll_or_stop(this.extent.standing(lives, place), values, rolls_less_one, desk);
            shown.copy_from_slice(&desk[Lattice::of(Faces::DICE).full()]);
        });
        let first = OUTCOMES * self.extent.place(self.extent.standing(lives, 0));
        self.shown[rolls_less_one][first..][..fresh.len()].copy_from_slice(&fresh);
        self.fresh = fresh;
    }

    /// For all that can be shown: the best of stopping, and of rolling at least one die.
    fn roll_or_stop(&self, standing: Standing, values: &Values, rolls_less_one: usize, desk: &mut [f64]) {
        let lattice = Lattice::of(Faces::DICE);
        for (outcome, place) in lattice.full().enumerate() {
            desk[place] = self.after(standing, outcome, values, rolls_less_one);
        }
        lattice.roll_the_rest(desk);
        // To keep all six is to stop, since they have done already what they show.
        desk[lattice.full()].fill(1.0 - values.at(standing.passed_on()));
        lattice.keep_the_best(desk);
    }

    /// What it is worth when this comes up, and so many rolls are left after it.
    fn after(&self, standing: Standing, outcome: usize, values: &Values, rolls: usize) -> f64 {
        match self.effects[outcome].on(standing, self.extent.goal as u8) {
            After::Won => 1.0,
            After::Lost => 0.0,
            After::On(next) if rolls == 0 => 1.0 - values.at(next.passed_on()),
            After::On(next) => self.shown[rolls - 1][OUTCOMES * self.extent.place(next) + outcome],
        }
    }
}

impl Extent {
    /// How many standings have the same lives.
    pub(super) fn layer(self) -> usize {
        self.rows() * self.kinds()
    }

    /// Which of all standings this is: by lives, purses, the other's shields, the roller's.
    fn place(self, Standing { roller, other }: Standing) -> usize {
        let layer = (usize::from(roller.lives) - 1) * self.lives + usize::from(other.lives) - 1;
        let purses = usize::from(roller.doubloons) * self.goal + usize::from(other.doubloons);
        let shields = |pirate: Pirate| usize::from(pirate.shields).min(self.shields);
        layer * self.layer() + (purses * self.kinds() + shields(other)) * self.kinds() + shields(roller)
    }

    /// The standing at this place of a layer.
    pub(super) fn standing(self, lives: (u8, u8), place: usize) -> Standing {
        let (purses, shields) =
            (place / (self.kinds() * self.kinds()), place % (self.kinds() * self.kinds()));
        let pirate =
            |lives, shields, doubloons| Pirate { lives, shields: shields as u8, doubloons: doubloons as u8 };
        Standing {
            roller: pirate(lives.0, shields % self.kinds(), purses / self.goal),
            other: pirate(lives.1, shields / self.kinds(), purses % self.goal),
        }
    }
}
