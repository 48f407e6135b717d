//! Lantern in numbers. Nothing is secret.

use crate::dice::Sets;
use crate::{Encode, Sink};
use luckhouse_engine::{DiceSet, Game, Seat};
use luckhouse_games::lantern::{
    Abilities, Ability, Assignment, Circles, Lantern, LanternAction, LanternState, LanternView, Mark, Phase,
    Sheet, Step, Task,
};
use std::sync::LazyLock;

/// Orders of six dice.
const ORDERS: usize = 720;
const CRIT: usize = 2 + ORDERS;
const COUNTER: usize = CRIT + 6;
const MAGIC: usize = COUNTER + 12;
const CON: usize = MAGIC + 6;
const GAIN: usize = CON + Sets::<6>::COUNT - 1;
/// Zones of the longest sheet, and its experience rows.
const MOST_ZONES: usize = 16;
const MOST_ROWS: f32 = 8.0;

impl Encode for Lantern {
    fn action_parts(&self) -> Vec<(&'static str, usize)> {
        let uses = [("crit", 6), ("counter", 12), ("magic", 6), ("con", Sets::<6>::COUNT - 1), ("gain", 4)];
        let mut parts = vec![("again", 1), ("keep", 1), ("assign", ORDERS)];
        parts.extend(uses);
        parts
    }

    #[inline]
    fn index(&self, _seat: Seat, action: LanternAction) -> usize {
        match action {
            LanternAction::Again => 0,
            LanternAction::Keep => 1,
            LanternAction::Assign(assignment) => 2 + order(assignment.faces()),
            LanternAction::Crit(die) => CRIT + usize::from(die.face()) - 1,
            LanternAction::Counter(die, step) => {
                COUNTER + 2 * (usize::from(die.face()) - 1) + usize::from(step == Step::Down)
            }
            LanternAction::Magic(die) => MAGIC + usize::from(die.face()) - 1,
            LanternAction::Con(dice) => CON + Sets::<6>::place(dice) - 1,
            LanternAction::Gain(ability) => GAIN + ability as usize,
        }
    }

    fn indices(&self, seat: Seat, legal: &[LanternAction], into: &mut Vec<u16>) {
        match legal {
            // The first of all orders is the one in which no die is less than the one before.
            [LanternAction::Assign(first), ..] => into.extend(&ORDERS_OF[steps(first.faces())]),
            _ => into.extend(legal.iter().map(|action| self.index(seat, *action) as u16)),
        }
    }

    fn observe(&self, view: &LanternView, _seat: Seat, sink: &mut impl Sink) {
        let LanternView { phase, abilities, scroll, experience, rewarded, last_setup, .. } = *view;
        let zone = view.zone - 1;
        tell(&view.sheet, &Moment { phase, zone, abilities, scroll, experience, rewarded, last_setup }, sink);
    }

    /// A view holds the whole sheet, and to copy that takes longer than everything else here.
    fn observe_state(&self, state: &LanternState, _seat: Seat, sink: &mut impl Sink) {
        let moment = Moment {
            phase: state.phase(),
            zone: state.zone(),
            abilities: state.abilities(),
            scroll: state.scroll(),
            experience: state.experience(),
            rewarded: state.rewarded(),
            last_setup: state.last_setup(),
        };
        tell(&self.options().sheet, &moment, sink);
    }
}

/// What can change.
struct Moment {
    phase: Phase,
    zone: u8,
    abilities: Abilities,
    scroll: u8,
    experience: u8,
    rewarded: u8,
    last_setup: bool,
}

fn tell(sheet: &Sheet, moment: &Moment, sink: &mut impl Sink) {
    sink.one_of("zone", MOST_ZONES, Some(usize::from(moment.zone)));
    let (phase, dice) = number(moment.phase);
    sink.one_of("phase", 9, Some(phase));
    sink.counts("dice", &dice.counts(), 6.0);
    let circles = |of: fn(Circles) -> u8| Ability::ALL.map(|ability| of(moment.abilities[ability]));
    sink.counts("circles left", &circles(|circles| circles.left), f32::from(Circles::MOST));
    sink.counts("circles crossed off", &circles(|circles| circles.crossed), f32::from(Circles::MOST));
    sink.number("scroll", f32::from(moment.scroll) / 6.0);
    sink.number("experience", f32::from(moment.experience) / f32::from(sheet.circles()));
    sink.number("rewarded rows", f32::from(moment.rewarded) / MOST_ROWS);
    sink.flag("last setup", moment.last_setup);
    tell_boxes(sheet.zones()[usize::from(moment.zone)].task, sink);
}

/// How many boxes of each face, of X and of O.
fn tell_boxes(task: Task, sink: &mut impl Sink) {
    let mut counts = [0; 8];
    if let Task::Fight(boxes) = task {
        for mark in boxes.marks() {
            counts[match mark {
                Mark::Face(face) => usize::from(face) - 1,
                Mark::Cross => 6,
                Mark::Ring => 7,
            }] += 1;
        }
    }
    sink.counts("boxes", &counts, 6.0);
}

fn number(phase: Phase) -> (usize, DiceSet) {
    match phase {
        Phase::Setup => (0, DiceSet::EMPTY),
        Phase::Offer(dice) => (1, dice),
        Phase::Assign(dice) => (2, dice),
        Phase::Enter => (3, DiceSet::EMPTY),
        Phase::Fight(dice) => (4, dice),
        Phase::Reroll(dice) => (5, dice),
        Phase::Reward => (6, DiceSet::EMPTY),
        Phase::Won(dice) => (7, dice),
        Phase::Lost(dice) => (8, dice),
    }
}

/// In which order the six dice, laid out from the least to the greatest, are given to the places: the number of that order
/// among all 720. Of equal dice the one further left comes first.
fn order(faces: [u8; 6]) -> usize {
    let mut place = 0;
    for (at, face) in faces.iter().enumerate() {
        // The dice that are still there and lie before this one.
        let before = faces[at + 1..].iter().filter(|other| *other < face).count();
        place = place * (6 - at) + before;
    }
    place
}

/// The numbers of all orders of dice that rise at these places, in the order of the legal list.
static ORDERS_OF: LazyLock<[Vec<u16>; 32]> = LazyLock::new(|| {
    std::array::from_fn(|steps| {
        let faces: [u8; 6] = std::array::from_fn(|at| 1 + (steps & ((1 << at) - 1)).count_ones() as u8);
        let mut all = orders(DiceSet::of(&faces));
        all.sort_unstable();
        all.into_iter().map(|faces| 2 + order(Assignment::new(faces).faces()) as u16).collect()
    })
});

/// Where dice from the least to the greatest rise, a bit for each place but the last.
fn steps(faces: [u8; 6]) -> usize {
    (0..5).filter(|at| faces[*at] < faces[at + 1]).map(|at| 1 << at).sum()
}

/// Every order of these six dice.
fn orders(dice: DiceSet) -> Vec<[u8; 6]> {
    let mut found = vec![(dice, [0; 6])];
    for at in 0..6 {
        let next = |(left, faces): (DiceSet, [u8; 6])| {
            let there = (1..=6).filter(move |face| left.count(*face) > 0);
            there.map(move |face| {
                let mut more = faces;
                more[at] = face;
                (left.without(face), more)
            })
        };
        found = found.into_iter().flat_map(next).collect();
    }
    found.into_iter().map(|(_, faces)| faces).collect()
}
