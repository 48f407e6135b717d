//! Before the journey: six dice are rolled and given their places (LN-4, LN-5).

use super::{Abilities, Ability, Again, Circles, Lantern, LanternAction, LanternState, Phase};
use luckhouse_engine::DiceSet;
use std::fmt;

/// A total below this may be rolled again (LN-4).
pub const ENOUGH: u32 = 15;

/// Which die goes where, in the order of [`Assignment::PLACES`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "{ crit: number, counter: number, magic: number, con: number, xp: number, camp: number }")]
pub struct Assignment {
    faces: [u8; 6],
}

impl Assignment {
    /// The places of the six dice, as they are written.
    pub const PLACES: [&'static str; 6] = ["crit", "counter", "magic", "con", "xp", "camp"];

    /// These faces, in the order of the places.
    ///
    /// # Panics
    /// If a face is not 1 to 6.
    pub fn new(faces: [u8; 6]) -> Assignment {
        assert!(faces.iter().all(|face| (1..=6).contains(face)), "a die has the faces 1 to 6");
        Assignment { faces }
    }

    /// The faces, in the order of the places.
    pub const fn faces(&self) -> [u8; 6] {
        self.faces
    }

    /// The circles that an ability starts with.
    pub const fn ability(&self, ability: Ability) -> u8 {
        self.faces[ability as usize]
    }

    /// The experience circles that are crossed off at once.
    pub const fn experience(&self) -> u8 {
        self.faces[4]
    }

    /// The number on the scroll beside the campfire.
    pub const fn campfire(&self) -> u8 {
        self.faces[5]
    }

    /// `crit=5 counter=3 magic=4 con=6 xp=1 camp=2`, in any order, each place once.
    pub(super) fn read(text: &str) -> Option<Assignment> {
        let mut faces = [0; 6];
        for word in text.split_whitespace() {
            let (place, face) = word.split_once('=')?;
            let place = Assignment::PLACES.iter().position(|known| *known == place)?;
            let face = face.parse().ok().filter(|face| (1..=6).contains(face))?;
            if std::mem::replace(&mut faces[place], face) != 0 {
                return None;
            }
        }
        (!faces.contains(&0)).then_some(Assignment { faces })
    }

    /// The first way to give these six dice their places.
    fn first(dice: DiceSet) -> Assignment {
        let mut faces = [0; 6];
        for (place, face) in faces.iter_mut().zip(dice.faces()) {
            *place = face;
        }
        Assignment { faces }
    }

    /// The next way with the same dice, in order.
    fn next(mut self) -> Option<Assignment> {
        let faces = &mut self.faces;
        // The longest tail that only falls has had all its orders: the place before it gets the next greater face.
        let mut tail = 5;
        while faces[tail - 1] >= faces[tail] {
            tail -= 1;
            if tail == 0 {
                return None;
            }
        }
        let mut greater = 5;
        while faces[greater] <= faces[tail - 1] {
            greater -= 1;
        }
        faces.swap(tail - 1, greater);
        faces[tail..].reverse();
        Some(self)
    }
}

/// A face for each place, by its name.
impl serde::Serialize for Assignment {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Assignment::PLACES.iter().zip(self.faces))
    }
}

impl fmt::Display for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (place, face)) in Assignment::PLACES.iter().zip(self.faces).enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{place}={face}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Lantern {
    /// LN-4: a low roll may be rolled again, unless that was the last time (LN-16).
    pub(super) fn setup_rolled(&self, state: &mut LanternState, dice: DiceSet) {
        if dice.total() < ENOUGH && !state.last_setup {
            state.phase = Phase::Offer(dice);
        } else {
            self.keep(state, dice);
        }
    }

    pub(super) fn again(&self, state: &mut LanternState) {
        state.phase = Phase::Setup;
        state.last_setup = self.options.again == Again::Once;
    }

    /// LN-5: the dice stay. Six of one face have only one way to be assigned, so nobody is asked.
    pub(super) fn keep(&self, state: &mut LanternState, dice: DiceSet) {
        let first = Assignment::first(dice);
        match first.next() {
            Some(_) => state.phase = Phase::Assign(dice),
            None => self.assign(state, first),
        }
    }

    /// LN-5: each die has its place, and the journey begins.
    pub(super) fn assign(&self, state: &mut LanternState, assignment: Assignment) {
        let circles = |ability| Circles { left: assignment.ability(ability), crossed: 0 };
        state.abilities = Abilities {
            crit: circles(Ability::Crit),
            counter: circles(Ability::Counter),
            magic: circles(Ability::Magic),
            con: circles(Ability::Con),
        };
        // The journey knows nothing of how it was set up.
        state.last_setup = false;
        self.gain_experience(state, assignment.experience());
        state.scroll = assignment.campfire();
        self.enter(state);
    }
}

/// Every way to give these dice their places, in order.
pub(super) fn assignments(dice: DiceSet, into: &mut Vec<LanternAction>) {
    let mut next = Some(Assignment::first(dice));
    while let Some(assignment) = next {
        into.push(LanternAction::Assign(assignment));
        next = assignment.next();
    }
}
