//! What can be set before a game.

use super::Sheet;
use super::sheet::SHIPPED_NAMES;
use luckhouse_engine::{Access, Field, Options};

/// What can be set before a game of Lantern.
#[derive(Clone, Debug, PartialEq)]
pub struct LanternOptions {
    /// The zones and experience rows of the journey (LN-1).
    pub sheet: Sheet,
    /// Do ones count that come from Magic Spell and Constitution (LN-7)?
    pub reroll_ones: bool,
}

impl Default for LanternOptions {
    fn default() -> Self {
        LanternOptions { sheet: Sheet::last_fortress(), reroll_ones: false }
    }
}

impl Options for LanternOptions {
    const FIELDS: &'static [Field<Self>] = &[
        Field {
            key: "sheet",
            access: Access::Document {
                shipped: &SHIPPED_NAMES,
                get: |o| o.sheet.write(),
                set: |o, text| {
                    o.sheet = Sheet::read(text)?;
                    Ok(())
                },
                called: |o| o.sheet.name().into(),
            },
        },
        Field {
            key: "reroll-ones",
            access: Access::OneOf {
                values: &["off", "on"],
                get: |o| usize::from(o.reroll_ones),
                set: |o, place| o.reroll_ones = place == 1,
            },
        },
    ];
}
