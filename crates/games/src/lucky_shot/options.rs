//! What can be set before a game.

use luckhouse_engine::{Access, Field, Options};

/// The options of Lucky Shot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LuckyShotOptions {
    /// What the power of Forest gives.
    pub forest: Forest,
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

impl Default for LuckyShotOptions {
    fn default() -> Self {
        LuckyShotOptions { forest: Forest::Full, cap: 300 }
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
            key: "cap",
            access: Access::Number { range: 1..=1000, get: |o| o.cap, set: |o, n| o.cap = n },
        },
    ];
}
