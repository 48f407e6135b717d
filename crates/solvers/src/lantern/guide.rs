//! Somebody who knows what every state of a journey is worth.

mod journey;

use super::Value;
use super::cell::Single;
use super::entries::Entries;
use super::moves::MOVES;
use super::setup;
use super::solution::Solution;
use super::track::{Experience, Foresight, Four, Track};
use crate::{Unsolved, Watch};
use luckhouse_engine::{DiceSet, Game};
use luckhouse_games::lantern::{
    Ability, Again, Assignment, Circles, Lantern, LanternAction, LanternView, Phase,
};
use std::collections::HashMap;
use std::sync::Arc;

/// Knows what every state and every choice is worth, and remembers what it has worked out.
///
/// What a [`Solution`] does not keep is solved again for the journey that is asked about: once for a journey, in a
/// second or a few for a sheet of eight zones, and then some ten milliseconds for each fight.
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
    again: Again,
    solution: Option<Arc<Solution>>,
    /// What entering each fight is worth on the journey that was asked about last.
    journey: Vec<Entries>,
    fights: HashMap<FightKey, Solved>,
    /// Before the dice of the setup fall: when they may still be rolled again, and for the last time.
    starts: [Option<Single>; 2],
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
        Guide::with(game, Foresight::Full, None)
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
        Ok(Guide::with(game, Foresight::Full, Some(solution)))
    }

    /// A guide who is quicker, because it thinks that no more ones will be rolled. It knows the rewards for the rows that
    /// are full already or will be at the campfire. Setups are out of its reach.
    pub fn hasty(game: &Lantern) -> Guide {
        Guide::with(game, Foresight::NoOnes, None)
    }

    /// A guide who is quickest, because it thinks that there are no rows at all, and has all that lies behind a fight by
    /// heart: that is worked out once for each sheet, in most of a second, and ships for the default sheet.
    pub fn without_rows(game: &Lantern) -> Guide {
        Guide::with(game, Foresight::NoRows, Some(Solution::without_rows(game)))
    }

    fn with(game: &Lantern, foresight: Foresight, solution: Option<Arc<Solution>>) -> Guide {
        let track = Track::new(game, foresight);
        let journey = track.stages.iter().map(|_| Entries::default()).collect();
        Guide {
            track,
            again: game.options().again,
            solution,
            journey,
            fights: HashMap::new(),
            starts: [None; 2],
        }
    }

    /// How far its chances can be off.
    pub fn error(&self) -> f64 {
        self.solution.as_ref().map_or(0.0, |solution| solution.error())
    }

    /// About how many bytes it remembers.
    pub fn bytes(&self) -> usize {
        let worths = |solved: &Solved| solved.by_class.values().map(Vec::len).sum::<usize>();
        let fights: usize = self.fights.values().map(worths).sum();
        fights * size_of::<Single>() + self.journey.iter().map(Entries::bytes).sum::<usize>()
    }

    /// What a state is worth, whatever it waits for.
    ///
    /// # Errors
    /// If it is a setup and nobody gave a solution, or if whoever watches does not want to wait any longer.
    pub fn value(&mut self, view: &LanternView, watch: &dyn Watch) -> Result<Value, Unsolved> {
        let spot = self.spot(view);
        let worth = match view.phase {
            Phase::Setup => self.start(view.last_setup)?,
            Phase::Offer(dice) => {
                let mut best = self.assigned_best(dice)?;
                best.or(&self.again()?);
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
            (Phase::Offer(_), LanternAction::Again) => self.again()?,
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

    /// After low dice were picked up again.
    fn again(&mut self) -> Result<Single, Unsolved> {
        self.start(self.again == Again::Once)
    }

    /// Before the dice of the setup fall, for the last time or not.
    fn start(&mut self, last: bool) -> Result<Single, Unsolved> {
        if self.starts[usize::from(last)].is_none() {
            let best: HashMap<DiceSet, Single> = MOVES
                .full()
                .iter()
                .map(|dice| Ok((*dice, self.assigned_best(*dice)?)))
                .collect::<Result<_, Unsolved>>()?;
            let times = setup::times(self.again, last);
            self.starts[usize::from(last)] = Some(setup::start(|dice| best[&dice], times));
        }
        Ok(self.starts[usize::from(last)].unwrap_or(Single::LOST))
    }

    fn assigned(&self, assignment: Assignment) -> Result<Single, Unsolved> {
        let solution = self.solution.as_ref().ok_or_else(|| Unsolved::Setup {
            found: "a setup of this sheet".into(),
            expected: "a solution of the sheet, which `luckhouse solve lantern` makes".into(),
        })?;
        Ok(solution.setups[setup::place(assignment)])
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
}
