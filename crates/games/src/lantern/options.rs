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
    /// How often a low setup may be rolled again (LN-16).
    pub again: Again,
    /// Which of two titles a score of 5 has (LN-17).
    pub five: Five,
}

/// How often a low setup may be rolled again (LN-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// As long as it is low.
    Any,
    /// Once.
    Once,
}

/// Which of two titles a score of 5 has (LN-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Five {
    /// The one above.
    Better,
    /// The one below.
    Worse,
}

impl Default for LanternOptions {
    fn default() -> Self {
        LanternOptions {
            sheet: Sheet::last_fortress(),
            reroll_ones: false,
            again: Again::Any,
            five: Five::Better,
        }
    }
}

impl Options for LanternOptions {
    const FIELDS: &'static [Field<Self>] = &[
        Field {
            key: "sheet",
            access: Access::Document {
                shipped: &SHIPPED_NAMES,
                get: |o| o.sheet.write(),
                file: |o| o.sheet.file(),
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
        Field {
            key: "again",
            access: Access::OneOf {
                values: &["any", "once"],
                get: |o| o.again as usize,
                set: |o, place| o.again = [Again::Any, Again::Once][place],
            },
        },
        Field {
            key: "five",
            access: Access::OneOf {
                values: &["better", "worse"],
                get: |o| o.five as usize,
                set: |o, place| o.five = [Five::Better, Five::Worse][place],
            },
        },
    ];
}
