//! Experience as a machine with few states: what it will still bring, and nothing else.
//!
//! Two amounts of experience that lead to the same rewards whatever the dice do are one *class*. Classes are found from
//! the last fight backwards: a class is named by what leaving brings and by the class that comes after it.

use luckhouse_engine::Game;
use luckhouse_games::lantern::{Boxes, Lantern, Task};
use std::collections::{BTreeSet, HashMap};

/// One number for each ability, in the order of `Ability::ALL`.
pub(super) type Four = [u8; 4];

/// The place of Constitution, which a rest draws a circle for.
const CON: usize = 3;

/// Experience as it stands on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Experience {
    /// Circles crossed off.
    pub(super) crossed: u8,
    /// Rows that have had their reward.
    pub(super) rewarded: u8,
    /// The number on the scroll.
    pub(super) scroll: u8,
}

/// One stop on the way from a zone to the next fight: a rest perhaps, and so many rewards on leaving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stop {
    rest: bool,
    rewards: u8,
}

/// The way from one fight to the next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct WayOn {
    stops: Vec<Stop>,
    /// The class on entering the next fight. Nothing behind the last.
    next: Option<u16>,
}

/// What experience means while a fight lasts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct InFight {
    pub(super) way_on: WayOn,
    /// The class after one more circle of experience, where re-rolled ones count.
    pub(super) one_more: Option<u16>,
}

/// What experience means before a fight is entered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct OnEntering {
    /// The class in the fight, after so many ones.
    pub(super) by_ones: [u16; 7],
    /// The most rewards that can still come.
    pub(super) most: u8,
}

/// One fight, with all classes that can matter in it.
pub(super) struct Stage {
    pub(super) boxes: Boxes,
    /// The zone, counted from 0.
    pub(super) zone: usize,
    /// Campfires behind this fight.
    rests: u8,
    pub(super) entering: Vec<OnEntering>,
    pub(super) fighting: Vec<InFight>,
    entering_names: HashMap<Experience, u16>,
    fighting_names: HashMap<Experience, u16>,
}

/// Which experience is thought of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Foresight {
    /// All of it.
    Full,
    /// None but what is on the sheet already, and the campfire's.
    NoOnes,
    /// None at all: as if there were no rows.
    NoRows,
}

/// The fights of a sheet in order, and how experience leads through them.
pub(super) struct Track {
    pub(super) stages: Vec<Stage>,
    zones: Vec<Option<usize>>,
    rows: Vec<u8>,
    ones: bool,
    pub(super) reroll_ones: bool,
}

impl Track {
    pub(super) fn new(game: &Lantern, foresight: Foresight) -> Track {
        let sheet = &game.options().sheet;
        let mut fights = 0;
        let zones = sheet.zones().iter().map(|zone| {
            let fight = matches!(zone.task, Task::Fight(_));
            fights += usize::from(fight);
            fight.then(|| fights - 1)
        });
        let mut track = Track {
            stages: Vec::new(),
            zones: zones.collect(),
            rows: if foresight == Foresight::NoRows { Vec::new() } else { sheet.rows().to_vec() },
            ones: foresight == Foresight::Full,
            reroll_ones: foresight == Foresight::Full && game.options().reroll_ones,
        };
        // From the last fight backwards; turned round at the end.
        for (zone, task) in sheet.zones().iter().map(|zone| zone.task).enumerate().rev() {
            if let Task::Fight(boxes) = task {
                let stage = track.stage(zone, boxes);
                track.stages.push(stage);
            }
        }
        track.stages.reverse();
        track
    }

    /// All classes of one fight, when those behind it are there, the next one being the last in the list.
    fn stage(&self, zone: usize, boxes: Boxes) -> Stage {
        let rests = self.zones[zone..].iter().filter(|fight| fight.is_none()).count() as u8;
        let mut stage = Stage {
            boxes,
            zone,
            rests,
            entering: Vec::new(),
            fighting: Vec::new(),
            entering_names: HashMap::new(),
            fighting_names: HashMap::new(),
        };
        let mut known = HashMap::new();
        for at in self.every_experience() {
            let one_more = (self.reroll_ones && at.crossed < self.circles())
                .then(|| stage.fighting_names[&self.gain(at, 1)]);
            let class = InFight { way_on: self.way_on_with(zone, at, self.stages.last()), one_more };
            let name = name(&mut known, &mut stage.fighting, class);
            stage.fighting_names.insert(at, name);
        }
        let mut known = HashMap::new();
        for at in self.every_experience() {
            let by_ones = std::array::from_fn(|ones| {
                stage.fighting_names[&self.gain(at, if self.ones { ones as u8 } else { 0 })]
            });
            let rewards = |class: &u16| self.most_rewards(&stage.fighting, *class);
            let most = by_ones.iter().map(rewards).max().unwrap_or(0);
            let name = name(&mut known, &mut stage.entering, OnEntering { by_ones, most });
            stage.entering_names.insert(at, name);
        }
        stage
    }

    fn most_rewards(&self, fighting: &[InFight], class: u16) -> u8 {
        let class = &fighting[usize::from(class)];
        let here: u8 = class.way_on.stops.iter().map(|stop| stop.rewards).sum();
        let later = class
            .way_on
            .next
            .map_or(0, |next| self.stages.last().map_or(0, |stage| stage.entering[usize::from(next)].most));
        let more = class.one_more.map_or(0, |more| self.most_rewards(fighting, more));
        (here + later).max(more)
    }

    /// Every experience that a sheet can show, the most of it first.
    fn every_experience(&self) -> impl Iterator<Item = Experience> + '_ {
        (0..=self.circles()).rev().flat_map(move |crossed| {
            (0..=self.full_rows(crossed))
                .flat_map(move |rewarded| (1..=6).map(move |scroll| Experience { crossed, rewarded, scroll }))
        })
    }

    fn circles(&self) -> u8 {
        self.rows.iter().sum()
    }

    fn full_rows(&self, crossed: u8) -> u8 {
        let mut sum = 0;
        let full = self.rows.iter().take_while(|row| {
            sum += **row;
            sum <= crossed
        });
        full.count() as u8
    }

    /// As much of this experience as this track knows.
    pub(super) fn known(&self, at: Experience) -> Experience {
        let crossed = at.crossed.min(self.circles());
        Experience { crossed, rewarded: at.rewarded.min(self.full_rows(crossed)), scroll: at.scroll }
    }

    /// After so many circles more.
    pub(super) fn gain(&self, at: Experience, circles: u8) -> Experience {
        Experience { crossed: (at.crossed + circles).min(self.circles()), ..at }
    }

    /// The number of the fight in this zone.
    pub(super) fn stage_of(&self, zone: usize) -> Option<usize> {
        self.zones[zone]
    }

    /// The first fight after this zone.
    pub(super) fn next_stage(&self, zone: usize) -> Option<usize> {
        self.zones[zone + 1..].iter().flatten().next().copied()
    }

    /// The way on from a zone that is cleared, or from a campfire.
    pub(super) fn way_on(&self, zone: usize, at: Experience) -> WayOn {
        self.way_on_with(zone, at, self.next_stage(zone).map(|stage| &self.stages[stage]))
    }

    fn way_on_with(&self, zone: usize, at: Experience, next: Option<&Stage>) -> WayOn {
        let Some(next) = next else { return WayOn { stops: Vec::new(), next: None } };
        let mut stops = Vec::new();
        let at = self.leave(at, false, &mut stops);
        self.rest_until(zone + 1, at, stops, next)
    }

    /// The way from the setup to the first fight.
    pub(super) fn way_in(&self, at: Experience) -> WayOn {
        self.rest_until(0, at, Vec::new(), &self.stages[0])
    }

    fn rest_until(&self, zone: usize, mut at: Experience, mut stops: Vec<Stop>, next: &Stage) -> WayOn {
        for _ in zone..next.zone {
            at = self.leave(self.gain(at, at.scroll), true, &mut stops);
        }
        WayOn { stops, next: Some(next.entering_names[&at]) }
    }

    fn leave(&self, at: Experience, rest: bool, stops: &mut Vec<Stop>) -> Experience {
        let rewarded = self.full_rows(at.crossed);
        stops.push(Stop { rest, rewards: rewarded - at.rewarded });
        Experience { rewarded, ..at }
    }

    /// The room that can matter on entering: no more than there are rewards to come, and rests for Constitution.
    pub(super) fn fold(&self, stage: usize, class: u16, room: Four) -> Four {
        let stage = &self.stages[stage];
        let most = stage.entering[usize::from(class)].most;
        std::array::from_fn(|i| room[i].min(if i == CON { most + stage.rests } else { most }))
    }
}

fn name<T: Clone + Eq + std::hash::Hash>(known: &mut HashMap<T, u16>, list: &mut Vec<T>, class: T) -> u16 {
    *known.entry(class).or_insert_with_key(|class| {
        list.push(class.clone());
        list.len() as u16 - 1
    })
}

impl Stage {
    /// The class of this experience on entering.
    pub(super) fn entering(&self, at: Experience) -> u16 {
        self.entering_names[&at]
    }

    /// The class of this experience in the fight.
    pub(super) fn fighting(&self, at: Experience) -> u16 {
        self.fighting_names[&at]
    }

    /// The classes of a fight that can be met after entering in this one, each once.
    pub(super) fn met_after(&self, class: u16) -> BTreeSet<u16> {
        let mut met: BTreeSet<u16> = self.entering[usize::from(class)].by_ones.into();
        let mut open: Vec<u16> = met.iter().copied().collect();
        while let Some(class) = open.pop() {
            open.extend(self.fighting[usize::from(class)].one_more.filter(|more| met.insert(*more)));
        }
        met
    }
}

impl WayOn {
    /// The class on entering the next fight.
    pub(super) fn next(&self) -> Option<u16> {
        self.next
    }

    /// Every way in which circles can be drawn on the way, with this room for them.
    pub(super) fn gains(&self, room: Four) -> BTreeSet<Four> {
        let mut gains = BTreeSet::from([[0; 4]]);
        for stop in &self.stops {
            if stop.rest {
                gains = gains
                    .into_iter()
                    .map(|gain| if room[CON] > gain[CON] { plus_one(gain, CON) } else { gain })
                    .collect();
            }
            for _ in 0..stop.rewards {
                gains = gains.into_iter().flat_map(|gain| rewarded(gain, room)).collect();
            }
        }
        gains
    }
}

/// Wherever there is room; nowhere, if there is none.
fn rewarded(gain: Four, room: Four) -> Vec<Four> {
    let drawn: Vec<Four> = (0..4).filter(|i| room[*i] > gain[*i]).map(|i| plus_one(gain, i)).collect();
    if drawn.is_empty() { vec![gain] } else { drawn }
}

fn plus_one(mut gain: Four, ability: usize) -> Four {
    gain[ability] += 1;
    gain
}
