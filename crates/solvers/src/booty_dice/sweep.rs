//! One turn, played as well as can be, for every standing of a layer.

use super::values::{LANES, Values};
use super::{After, Effect, Extent, Standing};
use crate::dice::Lattice;
use luckhouse_games::booty_dice::{Curse, Faces, Pirate};
use rayon::prelude::*;

/// The standings with these lives, and where each of the 462 outcomes leads from each.
pub(super) struct Layer {
    extent: Extent,
    /// For both purses and the other's shields, for each outcome: where the next chances begin if the roller has no
    /// shield. With some, it is so many places further.
    leads: Vec<u32>,
}

/// What each six faces do, in the order of the lattice.
pub(super) fn effects(curse: Curse) -> Vec<Effect> {
    let lattice = Lattice::of(Faces::DICE);
    lattice.sets()[lattice.full()].iter().map(|dice| Effect::of(Faces::from(*dice), curse)).collect()
}

impl Layer {
    pub(super) fn new(lives: (u8, u8), extent: Extent, effects: &[Effect], values: &Values) -> Layer {
        let kinds = extent.kinds();
        let of_purses = |purses: usize| {
            let (own, others) = ((purses / extent.goal) as u8, (purses % extent.goal) as u8);
            let roller = Pirate { lives: lives.0, shields: 0, doubloons: own };
            (0..kinds as u8).flat_map(move |shields| {
                let other = Pirate { lives: lives.1, shields, doubloons: others };
                let standing = Standing { roller, other };
                effects.iter().map(move |effect| lead(effect.on(standing, extent.goal as u8), values))
            })
        };
        let leads = (0..extent.goal * extent.goal).into_par_iter().flat_map_iter(of_purses).collect();
        Layer { extent, leads }
    }

    /// The chances after one turn that leads to these values, in the blocks of [`Values::put`].
    pub(super) fn sweep(&self, values: &Values, fresh: &mut [f64]) {
        let kinds = self.extent.kinds();
        let outcomes = Lattice::of(Faces::DICE).full().len();
        let blocks = fresh.par_chunks_mut(kinds * kinds).zip(self.leads.par_chunks(kinds * outcomes));
        blocks.for_each_init(Desk::new, |desk, (block, leads)| {
            for (row, leads) in block.chunks_exact_mut(kinds).zip(leads.chunks_exact(outcomes)) {
                for (step, lanes) in row.chunks_mut(LANES).enumerate() {
                    let found = desk.turn(values, leads, step * LANES);
                    lanes.iter_mut().zip(found).for_each(|(lane, found)| *lane = found);
                }
            }
        });
    }
}

fn lead(after: After, values: &Values) -> u32 {
    match after {
        After::Won => values.lost(),
        After::Lost => values.won(),
        After::On(standing) => values.place(standing.passed_on()) as u32,
    }
}

/// Where one turn is worked out: a worth for each set of dice, for several standings at once.
struct Desk {
    lattice: &'static Lattice,
    worth: Vec<[f64; LANES]>,
    odds: Vec<f64>,
}

impl Desk {
    fn new() -> Desk {
        let lattice = Lattice::of(Faces::DICE);
        let full = &lattice.sets()[lattice.full()];
        let odds = full.iter().map(|dice| dice.ways() as f64 / 6f64.powi(Faces::DICE as i32)).collect();
        Desk { lattice, worth: vec![[0.0; LANES]; lattice.sets().len()], odds }
    }

    /// The roller's chance before the first of three rolls.
    fn turn(&mut self, values: &Values, leads: &[u32], shields: usize) -> [f64; LANES] {
        let full = self.lattice.full();
        for (worth, lead) in self.worth[full.clone()].iter_mut().zip(leads) {
            *worth = values.lanes(*lead as usize + shields).map(|theirs| 1.0 - theirs);
        }
        for _ in 0..2 {
            self.lattice.roll_the_rest(&mut self.worth);
            self.lattice.keep_the_best(&mut self.worth);
        }
        let mut mean = [0.0; LANES];
        for (worth, odds) in self.worth[full].iter().zip(&self.odds) {
            (0..LANES).for_each(|lane| mean[lane] += odds * worth[lane]);
        }
        mean
    }
}
