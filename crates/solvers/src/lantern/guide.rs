//! Somebody who knows what every state of a journey is worth.

use super::Value;
use super::backward::{Job, backward, exit, forward};
use super::cell::{Cell, Single};
use super::entries::{Entries, Met, arrive, place_among, volume};
use super::moves::{MOVES, SETS};
use super::setup;
use super::solution::Solution;
use super::track::{Experience, Foresight, Four, Track, WayOn};
use crate::{Unsolved, Watch};
use luckhouse_engine::{Chance, DiceSet};
use luckhouse_games::lantern::{
    Ability, Assignment, Circles, Lantern, LanternAction, LanternView, Phase, Throw,
};
use std::collections::HashMap;
use std::sync::Arc;

/// Knows what every state and every choice is worth, and remembers what it has worked out.
///
/// What a [`Solution`] does not keep is solved again for the journey that is asked about: once for a journey, in about
/// a second for a sheet of eight zones, and then a few milliseconds for each fight.
///
/// ```
/// use luckhouse_engine::{Game, Viewer};
/// use luckhouse_games::lantern::{Lantern, LanternOptions, Sheet};
/// use luckhouse_solvers::lantern::Guide;
/// let sheet = Sheet::read("door; Door: 6 6; rows: 9")?;
/// let game = Lantern::new(LanternOptions { sheet, ..Default::default() }, 1)?;
/// let table = luckhouse_engine::Table::<Lantern>::read("lantern(sheet=door; Door: 6 6; rows: 9) seats 1 edition 1\n\
///     * 1 1 1 1 1 2\np1 keep\np1 assign crit=1 counter=1 magic=1 con=1 xp=1 camp=2\n* 1 2 2 3 3 6\n")?;
/// let mut guide = Guide::new(&game);
/// let view = table.view(Viewer::Watcher);
/// // The 1 becomes a 6, for sure.
/// assert_eq!(guide.after(&view, "crit 1".parse()?, &())?.win, 1.0);
/// assert_eq!(guide.value(&view, &())?.score, 1.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Guide {
    track: Track,
    solution: Option<Arc<Solution>>,
    /// What entering each fight is worth on the journey that was asked about last.
    journey: Vec<Entries>,
    fights: HashMap<FightKey, Solved>,
    setups: Option<Vec<Single>>,
    start: Option<Single>,
}

/// A fight by its number, its experience and the room for circles.
type FightKey = (usize, u16, Four);

/// So many worths of fights are remembered: 128 megabytes.
const MOST_WORTHS: usize = 1 << 23;

/// A fight for every number of circles up to the most, and every set of dice.
struct Solved {
    most: Four,
    /// By class; a class is there only if rolls can lead to it.
    by_class: HashMap<u16, Vec<Single>>,
}

/// What the sheet shows, as the solver counts it.
#[derive(Clone, Copy)]
struct Spot {
    zone: usize,
    circles: Four,
    room: Four,
    at: Experience,
    crossed: u8,
}

impl Guide {
    /// A guide who knows the rules and nothing else. Setups are out of its reach: they need a [`Solution`].
    pub fn new(game: &Lantern) -> Guide {
        Guide::with(Track::new(game, Foresight::Full), None)
    }

    /// A guide with a solution.
    ///
    /// # Errors
    /// If the solution belongs to another sheet or other options.
    pub fn with_solution(game: &Lantern, solution: Arc<Solution>) -> Result<Guide, Unsolved> {
        if !solution.fits(game) {
            let found = format!("a journey through `{}`", super::solution::about(game));
            let expected = format!("the sheet that the solution belongs to, `{}`", solution.about);
            return Err(Unsolved::Setup { found, expected });
        }
        Ok(Guide::with(Track::new(game, Foresight::Full), Some(solution)))
    }

    /// A guide who is quick, because it thinks that no more ones will be rolled. It knows the rewards for the rows that
    /// are full already or will be at the campfire. The circles of a setup it judges as if there were no rows.
    pub fn hasty(game: &Lantern) -> Guide {
        let mut guide = Guide::with(Track::new(game, Foresight::NoOnes), None);
        guide.setups = Some(without_rows(game));
        guide
    }

    /// A guide who is exact once the journey has begun, and hasty about the setup: for a sheet that nobody has solved.
    pub fn patient(game: &Lantern) -> Guide {
        let mut guide = Guide::new(game);
        guide.setups = Some(without_rows(game));
        guide
    }

    fn with(track: Track, solution: Option<Arc<Solution>>) -> Guide {
        let journey = track.stages.iter().map(|_| Entries::default()).collect();
        let setups = solution.as_ref().map(|solution| solution.setups.clone());
        Guide { track, solution, journey, fights: HashMap::new(), setups, start: None }
    }

    /// How far its chances can be off.
    pub fn error(&self) -> f64 {
        self.solution.as_ref().map_or(0.0, |solution| solution.error())
    }

    /// What a state is worth, whatever it waits for.
    ///
    /// # Errors
    /// If it is a setup and nobody gave a solution, or if whoever watches does not want to wait any longer.
    pub fn value(&mut self, view: &LanternView, watch: &dyn Watch) -> Result<Value, Unsolved> {
        let spot = self.spot(view);
        let worth = match view.phase {
            Phase::Setup => self.start()?,
            Phase::Offer(dice) => {
                let mut best = self.assigned_best(dice)?;
                best.or(&self.start()?);
                best
            }
            Phase::Assign(dice) => self.assigned_best(dice)?,
            Phase::Enter => self.entering(spot, watch)?,
            Phase::Fight(dice) => self.fighting(spot, spot.circles, spot.at, dice, watch)?,
            Phase::Reroll(kept) => self.rolling(spot, spot.circles, kept, watch)?,
            Phase::Reward => self.leaving(spot, spot.circles, spot.room, spot.at, watch)?,
            Phase::Won(_) => Single::WON,
            Phase::Lost(_) => Single::LOST,
        };
        Ok(Value::of(worth, spot.crossed))
    }

    /// What a state is worth after this choice, which must be legal in it.
    ///
    /// # Errors
    /// As [`value`](Guide::value).
    ///
    /// # Panics
    /// If the choice is not legal.
    pub fn after(
        &mut self,
        view: &LanternView,
        action: LanternAction,
        watch: &dyn Watch,
    ) -> Result<Value, Unsolved> {
        let spot = self.spot(view);
        let worth = match (view.phase, action) {
            (Phase::Offer(_), LanternAction::Again) => self.start()?,
            (Phase::Offer(dice), LanternAction::Keep) => self.assigned_best(dice)?,
            (_, LanternAction::Assign(assignment)) => self.assigned(assignment)?,
            (_, LanternAction::Gain(ability)) => self.gaining(spot, ability, watch)?,
            (Phase::Fight(dice), action) => self.using(spot, dice, action, watch)?,
            (phase, action) => panic!("{action} is no choice in {phase:?}"),
        };
        Ok(Value::of(worth, spot.crossed))
    }

    fn spot(&self, view: &LanternView) -> Spot {
        let circles = Ability::ALL.map(|ability| view.abilities[ability]);
        let at = Experience { crossed: view.experience, rewarded: view.rewarded, scroll: view.scroll.max(1) };
        Spot {
            zone: usize::from(view.zone) - 1,
            circles: circles.map(|circles| circles.left),
            room: circles.map(|circles| Circles::MOST - circles.left - circles.crossed),
            at: self.track.known(at),
            crossed: view.abilities.crossed(),
        }
    }

    fn start(&mut self) -> Result<Single, Unsolved> {
        if self.start.is_none() {
            let best: HashMap<DiceSet, Single> = MOVES
                .full()
                .iter()
                .map(|dice| Ok((*dice, self.assigned_best(*dice)?)))
                .collect::<Result<_, Unsolved>>()?;
            self.start = Some(setup::start(|dice| best[&dice]));
        }
        Ok(self.start.unwrap_or(Single::LOST))
    }

    fn assigned(&self, assignment: Assignment) -> Result<Single, Unsolved> {
        let setups = self.setups.as_ref().ok_or_else(|| Unsolved::Setup {
            found: "a setup of this sheet".into(),
            expected: "a solution of the sheet, which `luckhouse solve lantern` makes".into(),
        })?;
        Ok(setups[setup::place(assignment)])
    }

    fn assigned_best(&self, dice: DiceSet) -> Result<Single, Unsolved> {
        let mut best = Single::LOST;
        for assignment in setup::assignments_of(dice) {
            best.or(&self.assigned(assignment)?);
        }
        Ok(best)
    }

    fn gaining(&mut self, spot: Spot, ability: Ability, watch: &dyn Watch) -> Result<Single, Unsolved> {
        let (mut circles, mut room, mut at) = (spot.circles, spot.room, spot.at);
        circles[ability as usize] += 1;
        room[ability as usize] -= 1;
        // A guide who knows of no rows has had all rewards.
        at.rewarded +=
            u8::from(self.track.known(Experience { rewarded: at.rewarded + 1, ..at }).rewarded > at.rewarded);
        self.leaving(spot, circles, room, at, watch)
    }

    fn using(
        &mut self,
        spot: Spot,
        dice: DiceSet,
        action: LanternAction,
        watch: &dyn Watch,
    ) -> Result<Single, Unsolved> {
        let less = |ability: Ability| {
            let mut circles = spot.circles;
            circles[ability as usize] -= 1;
            circles
        };
        let turned = |from: u8, to: u8| dice.without(from).with(to);
        let worth = match action {
            LanternAction::Crit(die) => {
                self.fighting(spot, less(Ability::Crit), spot.at, turned(die.face(), 7 - die.face()), watch)?
            }
            LanternAction::Counter(die, step) => {
                let to = step.from(die).expect("a legal step stays on the die");
                self.fighting(spot, less(Ability::Counter), spot.at, turned(die.face(), to.face()), watch)?
            }
            LanternAction::Magic(die) => {
                self.rolling(spot, less(Ability::Magic), dice.without(die.face()), watch)?
            }
            LanternAction::Con(again) => {
                let kept = dice.minus(again).expect("only dice that are there are rolled again");
                self.rolling(spot, less(Ability::Con), kept, watch)?
            }
            action => panic!("{action} is no use of an ability"),
        };
        Ok(worth.after_a_use())
    }

    /// Before the roll that enters a zone.
    fn entering(&mut self, spot: Spot, watch: &dyn Watch) -> Result<Single, Unsolved> {
        let stage = self.track.stage_of(spot.zone).expect("a fight is entered");
        let class = self.track.stages[stage].entering(spot.at);
        let key = (class, self.track.fold(stage, class, spot.room));
        self.ensure(stage, Met::from([(key, spot.circles)]), watch)?;
        let block = self.entries(stage).and_then(|entries| entries.block(key)).expect("it was just solved");
        Ok(block.at(spot.circles))
    }

    /// With some dice in the air.
    fn rolling(
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
    fn fighting(
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
    fn leaving(
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

/// What setups are worth if experience brings nothing.
fn without_rows(game: &Lantern) -> Vec<Single> {
    let bare = Track::new(game, Foresight::NoRows);
    let met = forward(&bare, 0, setup::met_first(&bare, setup::every_assignment()), bare.stages.len());
    let entries = backward(&bare, 0, &met, None, |_| false, &()).expect("nobody stops it");
    setup::every_assignment().map(|assignment| setup::worth(&bare, assignment, &entries[0])).collect()
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
