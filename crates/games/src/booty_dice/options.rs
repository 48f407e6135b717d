//! What can be set before a game.

use super::{Face, Faces};
use luckhouse_engine::{Access, Field, Options};

/// What can be set before a game of Booty Dice.
#[derive(Clone, Debug, PartialEq)]
pub struct BootyOptions {
    /// Lives of each pirate at the start.
    pub lives: u32,
    /// Doubloons of each pirate at the start.
    pub doubloons: u32,
    /// Doubloons that win.
    pub goal: u32,
    /// When the faces are resolved.
    pub resolve: Resolve,
    /// Which faces make a Curse.
    pub curse: Curse,
    /// Which dice are rolled first in a turn.
    pub first_throw: FirstThrow,
    /// How it is settled who has the first turn.
    pub starts: Starts,
    /// Which dice act after a roll, where every roll is resolved.
    pub each: Each,
    /// Turns after which the richest of the living share the game.
    pub cap: u32,
}

/// Which dice are rolled first in a turn (BD-3, BD-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstThrow {
    /// All six.
    All,
    /// Those that the roller takes up; the others stay as the last pirate left them.
    Some,
}

/// How it is settled who has the first turn (BD-2, BD-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starts {
    /// By lot among all.
    Lot,
    /// By whom all name; if they differ, by lot among those who were named.
    Agreed,
}

/// Which dice act after a roll, where every roll is resolved (BD-4, BD-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Each {
    /// All six, those that were kept too.
    All,
    /// Those that were just rolled.
    Rolled,
}

/// When the faces are resolved (BD-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolve {
    /// Once, when the rolling has ended.
    Stop,
    /// After every roll.
    Each,
}

/// Which faces make a Curse (BD-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Curse {
    /// X, J, C, W and S.
    Five,
    /// All six.
    Six,
}

impl Curse {
    /// One of each face that the Curse needs.
    pub fn faces(self) -> Faces {
        let doubloons = match self {
            Curse::Five => 0,
            Curse::Six => 1,
        };
        Faces::from_fn(|face| if face == Face::Doubloon { doubloons } else { 1 })
    }
}

impl Default for BootyOptions {
    fn default() -> Self {
        BootyOptions {
            lives: 10,
            doubloons: 5,
            goal: 25,
            resolve: Resolve::Stop,
            curse: Curse::Five,
            first_throw: FirstThrow::All,
            starts: Starts::Lot,
            each: Each::All,
            cap: 500,
        }
    }
}

impl Options for BootyOptions {
    const FIELDS: &'static [Field<Self>] = &[
        Field {
            key: "lives",
            access: Access::Number { range: 1..=20, get: |o| o.lives, set: |o, n| o.lives = n },
        },
        Field {
            key: "doubloons",
            access: Access::Number { range: 0..=15, get: |o| o.doubloons, set: |o, n| o.doubloons = n },
        },
        Field {
            key: "goal",
            access: Access::Number { range: 10..=60, get: |o| o.goal, set: |o, n| o.goal = n },
        },
        Field {
            key: "resolve",
            access: Access::OneOf {
                values: &["stop", "each"],
                get: |o| o.resolve as usize,
                set: |o, n| o.resolve = [Resolve::Stop, Resolve::Each][n],
            },
        },
        Field {
            key: "curse",
            access: Access::OneOf {
                values: &["five", "six"],
                get: |o| o.curse as usize,
                set: |o, n| o.curse = [Curse::Five, Curse::Six][n],
            },
        },
        Field {
            key: "first-throw",
            access: Access::OneOf {
                values: &["all", "some"],
                get: |o| o.first_throw as usize,
                set: |o, n| o.first_throw = [FirstThrow::All, FirstThrow::Some][n],
            },
        },
        Field {
            key: "starts",
            access: Access::OneOf {
                values: &["lot", "agreed"],
                get: |o| o.starts as usize,
                set: |o, n| o.starts = [Starts::Lot, Starts::Agreed][n],
            },
        },
        Field {
            key: "each",
            access: Access::OneOf {
                values: &["all", "rolled"],
                get: |o| o.each as usize,
                set: |o, n| o.each = [Each::All, Each::Rolled][n],
            },
        },
        Field {
            key: "cap",
            access: Access::Number { range: 1..=1000, get: |o| o.cap, set: |o, n| o.cap = n },
        },
    ];
}
