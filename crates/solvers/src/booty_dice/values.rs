//! A chance for every standing, stored so that one resolution leads several standings to neighbours.

use super::{Extent, Standing};
use rayon::prelude::*;

/// Standings that differ only in the roller's shields are worked on together, so many at a time.
pub(super) const LANES: usize = 4;
/// The most shields that one resolution brings.
const MOST_GAINED: usize = 6;

/// The roller's chance in every standing.
///
/// What is a turn's roller is the next turn's other: so the last index is the other's shields, and rolling some
/// shields is a step along a row. Rows go on beyond the last shields that are told apart, with the same chance.
#[derive(Clone, Debug)]
pub(super) struct Values {
    extent: Extent,
    stride: usize,
    chances: Vec<f64>,
}

/// Two rows stand before all others: the next roller has lost, or has won.
const ROW_LOST: usize = 0;
const ROW_WON: usize = 1;
const FIRST_ROW: usize = 2;

impl Values {
    pub(super) fn new(extent: Extent) -> Values {
        let stride = extent.kinds().next_multiple_of(LANES) + MOST_GAINED;
        let layers = extent.lives * extent.lives;
        let mut chances = vec![0.5; (FIRST_ROW + layers * extent.rows()) * stride];
        chances[ROW_LOST * stride..][..stride].fill(0.0);
        chances[ROW_WON * stride..][..stride].fill(1.0);
        Values { extent, stride, chances }
    }

    pub(super) fn extent(&self) -> Extent {
        self.extent
    }

    /// Where the chances of a next roller who has lost begin.
    pub(super) fn lost(&self) -> u32 {
        (ROW_LOST * self.stride) as u32
    }

    /// Where the chances of a next roller who has won begin.
    pub(super) fn won(&self) -> u32 {
        (ROW_WON * self.stride) as u32
    }

    /// Where this standing's chance is.
    #[inline]
    pub(super) fn place(&self, Standing { roller, other }: Standing) -> usize {
        let purses = usize::from(roller.doubloons) * self.extent.goal + usize::from(other.doubloons);
        let row = purses * self.extent.kinds() + usize::from(roller.shields).min(self.extent.shields);
        let layer = self.layer(roller.lives, other.lives);
        (layer + row) * self.stride + usize::from(other.shields).min(self.extent.shields + MOST_GAINED)
    }

    /// The first row of a layer.
    fn layer(&self, roller: u8, other: u8) -> usize {
        let layer = (usize::from(roller) - 1) * self.extent.lives + usize::from(other) - 1;
        FIRST_ROW + layer * self.extent.rows()
    }

    pub(super) fn at(&self, standing: Standing) -> f64 {
        self.chances[self.place(standing)]
    }

    /// The chances from this place on.
    #[inline]
    pub(super) fn lanes(&self, place: usize) -> [f64; LANES] {
        self.chances[place..][..LANES].try_into().expect("so many lanes")
    }

    /// How far the chances of a layer are from these, which come as in [`put`](Values::put): the largest difference.
    pub(super) fn difference(&self, lives: (u8, u8), fresh: &[f64]) -> f64 {
        let old = |place| self.at(self.extent.standing(lives, place));
        let differences = fresh.par_iter().enumerate().map(|(place, new)| (old(place) - new).abs());
        differences.reduce(|| 0.0, f64::max)
    }

    /// Put the chances of a layer in, which come in blocks, one for each two purses: for the other's shields, for
    /// the roller's.
    pub(super) fn put(&mut self, lives: (u8, u8), fresh: &[f64]) {
        let (kinds, stride) = (self.extent.kinds(), self.stride);
        let first = self.layer(lives.0, lives.1);
        for (purses, block) in fresh.chunks_exact(kinds * kinds).enumerate() {
            for own in 0..kinds {
                let row = &mut self.chances[(first + purses * kinds + own) * stride..][..stride];
                (0..kinds).for_each(|other| row[other] = block[other * kinds + own]);
                let last = row[kinds - 1];
                row[kinds..].fill(last);
            }
        }
    }

    /// Begin with what another layer has.
    pub(super) fn copy_layer(&mut self, from: (u8, u8), to: (u8, u8)) {
        let (from, to) = (self.layer(from.0, from.1) * self.stride, self.layer(to.0, to.1) * self.stride);
        let length = self.extent.rows() * self.stride;
        self.chances.copy_within(from..from + length, to);
    }
}
