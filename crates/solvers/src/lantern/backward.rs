//! One fight after the other, the last first.

use super::cell::{Cell, Single};
use super::entries::{Block, Entries, Key, Met, met_next, volume};
use super::moves::MOVES;
use super::sweep::Fight;
use super::track::{Four, Track, WayOn};
use crate::{Cancel, Unsolved, Watch};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};

/// Fights that go side by side.
const LANES: usize = 8;

/// All that can be met from the given fight up to another, if this can be met in the given one.
pub(super) fn forward(track: &Track, first: usize, met: Met, until: usize) -> Vec<Met> {
    let mut all = vec![met];
    for stage in first + 1..until {
        all.push(met_next(track, stage - 1, &all[stage - 1 - first]));
    }
    all
}

/// Solve the fights from `first` on, as far as they can be met, with what is known behind them. Of those that are not
/// to be kept nothing stays but what the first fight's entries need.
pub(super) fn backward(
    track: &Track,
    first: usize,
    met: &[Met],
    behind: Option<&Entries>,
    keep: impl Fn(usize) -> bool,
    watch: &dyn Watch,
) -> Result<Vec<Entries>, Unsolved> {
    let progress = Progress::new(track, first, met, watch);
    // Whoever would not wait so long should not wait for the first part of it either.
    progress.add(0)?;
    let mut solved: Vec<Entries> = vec![Entries::default(); met.len()];
    for place in (0..met.len()).rev() {
        let next = if place + 1 < met.len() { Some(&solved[place + 1]) } else { behind };
        solved[place] = solve_stage(track, first + place, &met[place], next, &progress)?;
        if place + 1 < met.len() && !keep(first + place + 1) {
            solved[place + 1] = Entries::default();
        }
    }
    Ok(solved)
}

/// How far the work is, counted in numbers of circles and classes.
pub(super) struct Progress<'a> {
    done: AtomicU64,
    of: u64,
    watch: &'a dyn Watch,
}

impl<'a> Progress<'a> {
    fn new(track: &Track, first: usize, met: &[Met], watch: &'a dyn Watch) -> Progress<'a> {
        let work = |(place, met): (usize, &Met)| -> u64 {
            let of = |group: &Group| (group.fights.len() * volume(group.most)) as u64;
            groups(track, first + place, met).iter().map(of).sum()
        };
        Progress { done: AtomicU64::new(0), of: met.iter().enumerate().map(work).sum(), watch }
    }

    fn add(&self, work: usize) -> Result<(), Unsolved> {
        let done = self.done.fetch_add(work as u64, Ordering::Relaxed) + work as u64;
        if self.watch.go_on(done.min(self.of), self.of) { Ok(()) } else { Err(Unsolved::Stopped) }
    }
}

/// What can be solved together: the same room, the same circles.
struct Group {
    room: Four,
    most: Four,
    entering: Vec<u16>,
    fights: Vec<u16>,
}

fn groups(track: &Track, stage: usize, met: &Met) -> Vec<Group> {
    let mut found: BTreeMap<(Four, Four), Vec<u16>> = BTreeMap::new();
    met.iter().for_each(|((class, room), most)| found.entry((*room, *most)).or_default().push(*class));
    let group = |((room, most), entering): ((Four, Four), Vec<u16>)| {
        let fights: BTreeSet<u16> =
            entering.iter().flat_map(|class| track.stages[stage].met_after(*class)).collect();
        Group { room, most, entering, fights: fights.into_iter().collect() }
    };
    found.into_iter().map(group).collect()
}

fn solve_stage(
    track: &Track,
    stage: usize,
    met: &Met,
    behind: Option<&Entries>,
    progress: &Progress<'_>,
) -> Result<Entries, Unsolved> {
    let solve = |group: &Group| solve_group(track, stage, group, behind, progress);
    let groups = groups(track, stage, met);
    // Whoever works for somebody who may leave has one thread, and takes no other from those who work beside it.
    let blocks: Result<Vec<Vec<(Key, Block)>>, Unsolved> = match Cancel::here() {
        Some(_) => groups.iter().map(solve).collect(),
        None => groups.par_iter().map(solve).collect(),
    };
    Ok(Entries::of(blocks?.into_iter().flatten()))
}

fn solve_group(
    track: &Track,
    stage: usize,
    group: &Group,
    behind: Option<&Entries>,
    progress: &Progress<'_>,
) -> Result<Vec<(Key, Block)>, Unsolved> {
    let mut blocks: Vec<(Key, Block)> =
        group.entering.iter().map(|class| ((*class, group.room), Block::new(group.most))).collect();
    for lanes in lanes(track, &group.fights) {
        let job = Job { track, stage, room: group.room, most: group.most, lanes, behind };
        match lanes.len() {
            1 => job.enter::<1>(&mut blocks),
            2 => job.enter::<2>(&mut blocks),
            3..=4 => job.enter::<4>(&mut blocks),
            5..=LANES => job.enter::<LANES>(&mut blocks),
            9..=16 => job.enter::<16>(&mut blocks),
            17..=32 => job.enter::<32>(&mut blocks),
            _ => job.enter::<128>(&mut blocks),
        }
        progress.add(lanes.len() * volume(group.most))?;
    }
    Ok(blocks)
}

/// Fights that can go side by side: any, unless a roll can lead from one to another.
fn lanes<'a>(track: &Track, fights: &'a [u16]) -> std::slice::Chunks<'a, u16> {
    fights.chunks(if track.reroll_ones { fights.len() } else { LANES })
}

/// Fights side by side, with what lies behind them.
pub(super) struct Job<'a> {
    pub(super) track: &'a Track,
    pub(super) stage: usize,
    pub(super) room: Four,
    pub(super) most: Four,
    pub(super) lanes: &'a [u16],
    pub(super) behind: Option<&'a Entries>,
}

impl Job<'_> {
    /// Solve them, and show every worth.
    pub(super) fn sweep<const L: usize>(&self, see: impl FnMut(Four, &[Cell<L>])) {
        let stage = &self.track.stages[self.stage];
        let filled: Vec<bool> = MOVES.full().iter().map(|dice| stage.boxes.filled_by(*dice)).collect();
        let ways: Vec<Exit> =
            self.lanes.iter().map(|class| self.exit(&stage.fighting[usize::from(*class)].way_on)).collect();
        let fight = Fight { filled: &filled, most: self.most, one_more: self.one_more() };
        let behind = |circles: Four| {
            let mut cell = Cell::LOST;
            for (lane, exit) in ways.iter().enumerate() {
                let found = exit.worth(circles);
                (cell.worth[lane], cell.score[lane]) = (found.worth[0], found.score[0]);
            }
            cell
        };
        fight.sweep(behind, see);
    }

    fn one_more<const L: usize>(&self) -> Option<[usize; L]> {
        let fighting = &self.track.stages[self.stage].fighting;
        let after = |lane: usize| {
            let class = *self.lanes.get(lane)?;
            let more = fighting[usize::from(class)].one_more?;
            self.lanes.iter().position(|other| *other == more)
        };
        self.track.reroll_ones.then(|| std::array::from_fn(|lane| after(lane).unwrap_or(lane)))
    }

    fn exit(&self, way_on: &WayOn) -> Exit<'_> {
        exit(self.track, self.stage + 1, way_on, self.room, self.behind)
    }

    /// Add to each block what these fights bring to it.
    fn enter<const L: usize>(&self, blocks: &mut [(Key, Block)]) {
        let stage = &self.track.stages[self.stage];
        let lane = |class: u16| self.lanes.iter().position(|other| *other == class);
        let mut wanted: Vec<(usize, usize, usize)> = Vec::new();
        for (place, ((class, _), _)) in blocks.iter().enumerate() {
            let by_ones = stage.entering[usize::from(*class)].by_ones;
            wanted.extend((0..7).filter_map(|ones| Some((place, ones, lane(by_ones[ones])?))));
        }
        self.sweep::<L>(|circles, worths| {
            let mut by_ones = [Cell::<L>::LOST; 7];
            for (place, worth) in worths.iter().enumerate() {
                by_ones[usize::from(MOVES.ones[place])].add(MOVES.chance[place], worth);
            }
            for (place, ones, lane) in &wanted {
                blocks[*place].1.add(circles, by_ones[*ones].lane(*lane));
            }
        });
    }
}

/// What lies behind a way: each gain that is possible, with the entries it leads to. Nothing is the win.
pub(super) struct Exit<'a> {
    ways: Option<Vec<(Four, &'a Block)>>,
}

/// The exit onto this way, with this room.
///
/// # Panics
/// If what lies behind was not solved.
pub(super) fn exit<'a>(
    track: &Track,
    stage: usize,
    way_on: &WayOn,
    room: Four,
    behind: Option<&'a Entries>,
) -> Exit<'a> {
    let Some(class) = way_on.next() else { return Exit { ways: None } };
    let entries = behind.expect("the fights behind are solved first");
    let block = |gain: &Four| {
        let left = track.fold(stage, class, std::array::from_fn(|i| room[i] - gain[i]));
        entries.block((class, left)).expect("all that can be met is solved")
    };
    Exit { ways: Some(way_on.gains(room).into_iter().map(|gain| (gain, block(&gain))).collect()) }
}

impl Exit<'_> {
    /// The best that can be made of it with so many circles.
    pub(super) fn worth(&self, circles: Four) -> Single {
        let Some(ways) = &self.ways else { return Single::WON };
        let mut best = Single::LOST;
        for (gain, block) in ways {
            best.or(&block.at(std::array::from_fn(|i| circles[i] + gain[i])));
        }
        best
    }
}
