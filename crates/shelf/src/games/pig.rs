//! Pig on the shelf.

use crate::Shelved;
pub(super) use luckhouse_engine::pig::Pig;

impl Shelved for Pig {
    const RULES: &'static str = "# Pig\n\nRoll a die as often as you like and add up; a 1 loses the turn's points. \
        Hold to keep them. First to 100 wins.\n";
}
