//! What can be set before a game of Reynard's Luck.

use super::layout::{Layout, SHIPPED};
use luckhouse_engine::{Access, Field, Options};

/// The options of Reynard's Luck.
#[derive(Clone, Debug, PartialEq)]
pub struct ReynardsLuckOptions {
    /// Pieces, cards, shields, foxheads and formations.
    pub layout: Layout,
    /// Whom a piece can challenge.
    pub challenge: Challenge,
    /// Whether a piece that was revealed stays known.
    pub reveal: Reveal,
    /// Turns after which the pieces are counted (RL-20).
    pub cap: u32,
}

/// Whom a piece can challenge (RL-9, RL-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Challenge {
    /// Whoever stands within reach of the die.
    Reach,
    /// A neighbour, instead of moving.
    Adjacent,
    /// A neighbour, after moving or without.
    After,
}

/// Whether a piece that was revealed stays known (RL-7, RL-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// To the end of the game.
    Stays,
    /// Until it moves.
    Hides,
}

impl Default for ReynardsLuckOptions {
    fn default() -> Self {
        ReynardsLuckOptions {
            layout: Layout::crossing(),
            challenge: Challenge::Reach,
            reveal: Reveal::Stays,
            cap: 400,
        }
    }
}

impl Options for ReynardsLuckOptions {
    const FIELDS: &'static [Field<Self>] = &[
        Field {
            key: "layout",
            access: Access::Document {
                shipped: SHIPPED,
                get: |o| o.layout.to_string(),
                file: |o| o.layout.file(),
                set: |o, text| Layout::read(text).map(|layout| o.layout = layout),
                called: |o| o.layout.name().into(),
            },
        },
        Field {
            key: "challenge",
            access: Access::OneOf {
                values: &["reach", "adjacent", "after"],
                get: |o| o.challenge as usize,
                set: |o, n| o.challenge = [Challenge::Reach, Challenge::Adjacent, Challenge::After][n],
            },
        },
        Field {
            key: "reveal",
            access: Access::OneOf {
                values: &["stays", "hides"],
                get: |o| o.reveal as usize,
                set: |o, n| o.reveal = [Reveal::Stays, Reveal::Hides][n],
            },
        },
        Field {
            key: "cap",
            access: Access::Number { range: 1..=1000, get: |o| o.cap, set: |o, n| o.cap = n },
        },
    ];
}
