//! What can be set before a game.

use luckhouse_engine::{Access, Field, Options};

/// The options of Lucky Shot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LuckyShotOptions {
    /// What the power of Forest gives.
    pub forest: Forest,
    /// Which die the power of Volcano chooses.
    pub volcano: Volcano,
    /// Whether a treasure stolen from a move gives its power.
    pub stolen: Stolen,
    /// Turns after which the treasures are counted.
    pub cap: u32,
}

/// What the power of Forest gives (LS-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Forest {
    /// A new fort with all that creating one brings.
    Full,
    /// The fort alone.
    Bare,
}

/// Which die the power of Volcano chooses (LS-18, LS-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Volcano {
    /// The first of the turn, whatever for.
    Any,
    /// The first for the card.
    Act,
}

/// Whether a treasure stolen from a move gives its power (LS-13, LS-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stolen {
    /// It does not.
    Quiet,
    /// The thief gets it at once.
    Power,
}

impl Default for LuckyShotOptions {
    fn default() -> Self {
        LuckyShotOptions { forest: Forest::Full, volcano: Volcano::Any, stolen: Stolen::Quiet, cap: 300 }
    }
}

impl Options for LuckyShotOptions {
    const FIELDS: &'static [Field<Self>] = &[
        Field {
            key: "forest",
            access: Access::OneOf {
                values: &["full", "bare"],
                get: |o| o.forest as usize,
                set: |o, place| o.forest = if place == 0 { Forest::Full } else { Forest::Bare },
            },
        },
        Field {
            key: "volcano",
            access: Access::OneOf {
                values: &["any", "act"],
                get: |o| o.volcano as usize,
                set: |o, place| o.volcano = [Volcano::Any, Volcano::Act][place],
            },
        },
        Field {
            key: "stolen",
            access: Access::OneOf {
                values: &["quiet", "power"],
                get: |o| o.stolen as usize,
                set: |o, place| o.stolen = [Stolen::Quiet, Stolen::Power][place],
            },
        },
        Field {
            key: "cap",
            access: Access::Number { range: 1..=1000, get: |o| o.cap, set: |o, n| o.cap = n },
        },
    ];
}
