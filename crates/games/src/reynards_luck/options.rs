//! What can be set before a game of Reynard's Luck.

use super::layout::{Layout, SHIPPED};
use luckhouse_engine::{Access, Field, Options};

/// The options of Reynard's Luck.
#[derive(Clone, Debug, PartialEq)]
pub struct ReynardsLuckOptions {
    /// Pieces, cards, shields, foxheads and formations.
    pub layout: Layout,
    /// Turns after which the pieces are counted (RL-20).
    pub cap: u32,
}

impl Default for ReynardsLuckOptions {
    fn default() -> Self {
        ReynardsLuckOptions { layout: Layout::crossing(), cap: 400 }
    }
}

impl Options for ReynardsLuckOptions {
    const FIELDS: &'static [Field<Self>] = &[
        Field {
            key: "layout",
            access: Access::Document {
                shipped: SHIPPED,
                get: |o| o.layout.to_string(),
                set: |o, text| Layout::read(text).map(|layout| o.layout = layout),
                called: |o| o.layout.name().into(),
            },
        },
        Field {
            key: "cap",
            access: Access::Number { range: 1..=1000, get: |o| o.cap, set: |o, n| o.cap = n },
        },
    ];
}
