//! What entering a fight is worth, for every class of experience, room and number of circles that can be met.

use super::cell::{Cell, Single};
use super::track::{Four, Track};
use std::collections::{BTreeMap, HashMap};

/// A class of experience on entering, and the room that matters.
pub(super) type Key = (u16, Four);

/// For each key that can be met, the most circles of each ability with which it can.
pub(super) type Met = BTreeMap<Key, Four>;

/// The worth of entering with every number of circles up to the most.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub(super) most: Four,
    values: Vec<[f64; 2]>,
}

impl Block {
    pub(super) fn new(most: Four) -> Block {
        Block { most, values: vec![[0.0; 2]; volume(most)] }
    }

    /// Does it know so many circles?
    pub(super) fn holds(&self, circles: Four) -> bool {
        (0..4).all(|i| circles[i] <= self.most[i])
    }

    #[inline]
    pub(super) fn at(&self, circles: Four) -> Single {
        let [worth, score] = self.values[place_among(self.most, circles)];
        Cell { worth: [worth], score: [score] }
    }

    pub(super) fn add(&mut self, circles: Four, part: Single) {
        let place = place_among(self.most, circles);
        self.values[place][0] += part.worth[0];
        self.values[place][1] += part.score[0];
    }

    /// All worths in order, as pairs of worth and score.
    pub(super) fn values(&self) -> &[[f64; 2]] {
        &self.values
    }

    pub(super) fn values_mut(&mut self) -> &mut [[f64; 2]] {
        &mut self.values
    }
}

/// The place of these circles among all up to the most.
#[inline]
pub(super) fn place_among(most: Four, circles: Four) -> usize {
    (0..4).fold(0, |place, i| place * (usize::from(most[i]) + 1) + usize::from(circles[i]))
}

/// How many numbers of circles there are up to the most.
pub(super) fn volume(most: Four) -> usize {
    most.iter().map(|most| usize::from(*most) + 1).product()
}

/// All worths of entering one fight.
#[derive(Clone, Debug, Default)]
pub(super) struct Entries {
    blocks: HashMap<Key, Block>,
}

impl Entries {
    pub(super) fn of(blocks: impl IntoIterator<Item = (Key, Block)>) -> Entries {
        Entries { blocks: blocks.into_iter().collect() }
    }

    /// About how many bytes they take.
    pub(super) fn bytes(&self) -> usize {
        self.blocks.values().map(|block| size_of_val(block) + size_of_val(block.values())).sum()
    }

    pub(super) fn block(&self, key: Key) -> Option<&Block> {
        self.blocks.get(&key)
    }

    /// Is all of this known?
    pub(super) fn cover(&self, met: &Met) -> bool {
        met.iter().all(|(key, most)| self.block(*key).is_some_and(|block| block.holds(*most)))
    }
}

/// What can be met in the next fight, from all that can be met in this one.
pub(super) fn met_next(track: &Track, stage: usize, met: &Met) -> Met {
    let mut next = Met::new();
    for ((class, room), most) in met {
        for fighting in track.stages[stage].met_after(*class) {
            let way_on = &track.stages[stage].fighting[usize::from(fighting)].way_on;
            arrive(track, stage + 1, way_on, *room, *most, &mut next);
        }
    }
    next
}

/// Note what can be met at the end of a way, with all that can be gained on it.
pub(super) fn arrive(
    track: &Track,
    stage: usize,
    way_on: &super::track::WayOn,
    room: Four,
    circles: Four,
    into: &mut Met,
) {
    let Some(class) = way_on.next() else { return };
    for gain in way_on.gains(room) {
        let left = track.fold(stage, class, std::array::from_fn(|i| room[i] - gain[i]));
        let most = into.entry((class, left)).or_default();
        *most = std::array::from_fn(|i| most[i].max(circles[i] + gain[i]));
    }
}
