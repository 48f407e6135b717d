//! The six dice of the setup: what every way to give them their places is worth, and when to roll again (LN-4, LN-5).

use super::backward::exit;
use super::cell::{Cell, Single};
use super::entries::{Entries, Met, arrive};
use super::moves::MOVES;
use super::track::{Experience, Four, Track};
use luckhouse_engine::DiceSet;
use luckhouse_games::lantern::{Again, Assignment, Circles, ENOUGH};

/// Every way to give six dice their places: 6⁶, as a number to the base of six.
pub(super) const ASSIGNMENTS: usize = 46_656;

/// The place of an assignment in a list of all.
pub(super) fn place(assignment: Assignment) -> usize {
    assignment.faces().iter().fold(0, |place, face| place * 6 + usize::from(*face) - 1)
}

/// Every way to give dice their places, in the order of [`place`].
pub(super) fn every_assignment() -> impl Iterator<Item = Assignment> {
    (0..ASSIGNMENTS).map(|place| {
        Assignment::new(std::array::from_fn(|i| (place / 6usize.pow(5 - i as u32) % 6) as u8 + 1))
    })
}

/// Every way to give these dice their places, each once.
pub(super) fn assignments_of(dice: DiceSet) -> Vec<Assignment> {
    let mut found = vec![Vec::new()];
    for _ in 0..6 {
        found = found.iter().flat_map(|faces: &Vec<u8>| with_one_more(dice, faces)).collect();
    }
    found.into_iter().map(|faces| Assignment::new(std::array::from_fn(|i| faces[i]))).collect()
}

fn with_one_more(dice: DiceSet, faces: &[u8]) -> Vec<Vec<u8>> {
    let rest = dice.minus(DiceSet::of(faces)).unwrap_or_default();
    (1..=6).filter(|face| rest.count(*face) > 0).map(|face| [faces, &[face]].concat()).collect()
}

/// The circles, the room for more and the experience that an assignment gives.
pub(super) fn given(track: &Track, assignment: Assignment) -> (Four, Four, Experience) {
    let [a, b, c, d, crossed, scroll] = assignment.faces();
    let circles = [a, b, c, d];
    let at = track.known(Experience { crossed, rewarded: 0, scroll });
    (circles, circles.map(|circles| Circles::MOST - circles), at)
}

/// What can be met in the first fight after these.
pub(super) fn met_first(track: &Track, assignments: impl Iterator<Item = Assignment>) -> Met {
    let mut met = Met::new();
    for assignment in assignments {
        let (circles, room, at) = given(track, assignment);
        arrive(track, 0, &track.way_in(at), room, circles, &mut met);
    }
    met
}

/// What an assignment is worth, when the first fight is known.
pub(super) fn worth(track: &Track, assignment: Assignment, first: &Entries) -> Single {
    let (circles, room, at) = given(track, assignment);
    exit(track, 0, &track.way_in(at), room, Some(first)).worth(circles)
}

/// How many times low dice may be rolled again: 63 times is as good as for ever.
pub(super) fn times(again: Again, last: bool) -> usize {
    match again {
        _ if last => 0,
        Again::Once => 1,
        Again::Any => 63,
    }
}

/// Before the first roll, from the worth of the best assignment of all dice.
///
/// Low dice may be rolled again so many times more. If that is for ever, the worth of the start is in its own equation,
/// and each time round the unknown part is as large as the chance of low dice, one in fifteen or so.
pub(super) fn start(best: impl Fn(DiceSet) -> Single, again: usize) -> Single {
    let kept: Vec<Single> = MOVES.full().iter().map(|dice| best(*dice)).collect();
    let mut start = Single::LOST;
    for _ in 0..=again {
        let mut mean = Cell::LOST;
        for (place, dice) in MOVES.full().iter().enumerate() {
            let mut worth = kept[place];
            if dice.total() < ENOUGH {
                worth.or(&start);
            }
            mean.add(MOVES.chance[place], &worth);
        }
        start = mean;
    }
    start
}
