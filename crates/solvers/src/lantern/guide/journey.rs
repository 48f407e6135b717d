//! One journey: fights that are solved when they are asked about, and what lies behind them.

use super::super::backward::{Job, backward, exit, forward};
use super::super::cell::{Cell, Single};
use super::super::entries::{Entries, Met, arrive, place_among, volume};
use super::super::moves::{MOVES, SETS};
use super::super::track::{Experience, Four, WayOn};
use super::{Guide, MOST_WORTHS, Solved, Spot};
use crate::{Unsolved, Watch};
use luckhouse_engine::{Chance, DiceSet};
use luckhouse_games::lantern::Throw;
use std::collections::HashMap;

impl Guide {
    /// Before the roll that enters a zone.
    pub(super) fn entering(&mut self, spot: Spot, watch: &dyn Watch) -> Result<Single, Unsolved> {
        let stage = self.track.stage_of(spot.zone).expect("a fight is entered");
        let class = self.track.stages[stage].entering(spot.at);
        let key = (class, self.track.fold(stage, class, spot.room));
        self.ensure(stage, Met::from([(key, spot.circles)]), watch)?;
        let block = self.entries(stage).and_then(|entries| entries.block(key)).expect("it was just solved");
        Ok(block.at(spot.circles))
    }

    /// With some dice in the air.
    pub(super) fn rolling(
        &mut self,
        spot: Spot,
        circles: Four,
        kept: DiceSet,
        watch: &dyn Watch,
    ) -> Result<Single, Unsolved> {
        let odds = Throw { dice: 6 - kept.len() }.odds();
        let mut mean = Single::LOST;
        for (roll, ways) in odds.lines() {
            let ones = if self.track.reroll_ones { roll.count(1) } else { 0 };
            let worth =
                self.fighting(spot, circles, self.track.gain(spot.at, ones), kept.plus(*roll), watch)?;
            mean.add(*ways as f64 / odds.total() as f64, &worth);
        }
        Ok(mean)
    }

    /// With these dice on the table.
    pub(super) fn fighting(
        &mut self,
        spot: Spot,
        circles: Four,
        at: Experience,
        dice: DiceSet,
        watch: &dyn Watch,
    ) -> Result<Single, Unsolved> {
        let stage = self.track.stage_of(spot.zone).expect("dice lie in a fight");
        let class = self.track.stages[stage].fighting(at);
        let first = self.track.stages[stage].fighting(spot.at);
        let key = (stage, first, spot.room);
        let known = |solved: &Solved| (0..4).all(|i| circles[i] <= solved.most[i]);
        if !self.fights.get(&key).is_some_and(known) {
            let solved = self.solve_fight(stage, first, spot.room, spot.circles, watch)?;
            let worths = |solved: &Solved| solved.by_class.len() * volume(solved.most) * SETS;
            if self.fights.values().chain([&solved]).map(worths).sum::<usize>() > MOST_WORTHS {
                self.fights.clear();
            }
            self.fights.insert(key, solved);
        }
        let solved = &self.fights[&key];
        let place = place_among(solved.most, circles);
        Ok(solved.by_class[&class][place * SETS + MOVES.place(dice)])
    }

    /// With the zone cleared, or a campfire left: rewards, rests, and on.
    pub(super) fn leaving(
        &mut self,
        spot: Spot,
        circles: Four,
        room: Four,
        at: Experience,
        watch: &dyn Watch,
    ) -> Result<Single, Unsolved> {
        let way_on = self.track.way_on(spot.zone, at);
        let next = self.track.next_stage(spot.zone).unwrap_or(self.track.stages.len());
        self.ensure_way(next, &way_on, room, circles, watch)?;
        Ok(exit(&self.track, next, &way_on, room, self.entries(next)).worth(circles))
    }

    fn solve_fight(
        &mut self,
        stage: usize,
        class: u16,
        room: Four,
        most: Four,
        watch: &dyn Watch,
    ) -> Result<Solved, Unsolved> {
        let mut lanes = vec![class];
        while let Some(more) = self.track.stages[stage].fighting[usize::from(lanes[lanes.len() - 1])].one_more
        {
            lanes.push(more);
        }
        let mut met = Met::new();
        for class in &lanes {
            let way_on = &self.track.stages[stage].fighting[usize::from(*class)].way_on;
            arrive(&self.track, stage + 1, way_on, room, most, &mut met);
        }
        self.ensure(stage + 1, met, watch)?;
        let behind = self.entries(stage + 1);
        let job = Job { track: &self.track, stage, room, most, lanes: &lanes, behind };
        Ok(match lanes.len() {
            1 => solved::<1>(&job),
            ..=16 => solved::<16>(&job),
            _ => solved::<128>(&job),
        })
    }

    fn ensure_way(
        &mut self,
        stage: usize,
        way_on: &WayOn,
        room: Four,
        circles: Four,
        watch: &dyn Watch,
    ) -> Result<(), Unsolved> {
        let mut met = Met::new();
        if way_on.next().is_some() {
            arrive(&self.track, stage, way_on, room, circles, &mut met);
        }
        self.ensure(stage, met, watch)
    }

    /// Make sure that all of this is known.
    fn ensure(&mut self, stage: usize, met: Met, watch: &dyn Watch) -> Result<(), Unsolved> {
        if met.is_empty() || self.entries(stage).is_some_and(|entries| entries.cover(&met)) {
            return Ok(());
        }
        let until =
            self.solution.as_ref().map_or(self.track.stages.len(), |solution| solution.tail.max(stage + 1));
        let until = until.min(self.track.stages.len());
        let met = forward(&self.track, stage, met, until);
        let behind = self
            .solution
            .as_ref()
            .and_then(|solution| solution.entries.get(until - solution.tail.min(until)));
        let solved = backward(&self.track, stage, &met, behind, |_| true, watch)?;
        self.journey[stage..until].clone_from_slice(&solved);
        Ok(())
    }

    /// What is known about entering this fight.
    fn entries(&self, stage: usize) -> Option<&Entries> {
        let kept = self.solution.as_ref().filter(|solution| stage >= solution.tail);
        match kept {
            Some(solution) => solution.entries.get(stage - solution.tail),
            None => self.journey.get(stage),
        }
    }
}

fn solved<const L: usize>(job: &Job<'_>) -> Solved {
    let cells = volume(job.most) * SETS;
    let mut by_class: HashMap<u16, Vec<Single>> =
        job.lanes.iter().map(|class| (*class, vec![Single::LOST; cells])).collect();
    let most = job.most;
    job.sweep::<L>(|circles, worths: &[Cell<L>]| {
        let place = place_among(most, circles);
        for (lane, class) in job.lanes.iter().enumerate() {
            let list = by_class.get_mut(class).expect("every lane has its list");
            let to = &mut list[place * SETS..][..SETS];
            to.iter_mut().zip(worths).for_each(|(to, worth)| *to = worth.lane(lane));
        }
    });
    Solved { most, by_class }
}
