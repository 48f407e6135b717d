//! How it ended (LN-13 to LN-15).

use super::{Abilities, Five};
use luckhouse_engine::{Outcome, PerSeat, Seat, SeatSet};

/// A win is worth this, less the circles crossed off. There are 28 circles at the most, and 16 zones: every win is
/// above every loss.
const WIN: i32 = 100;

/// Won: `100 − Adventure Score`, so that fewer crosses are better (72 to 100).
pub(super) fn won(abilities: &Abilities) -> Outcome {
    Outcome::win(Seat::at(0), PerSeat::new(1, WIN - i32::from(abilities.crossed())))
}

/// Lost: the number of the zone reached, so that further is better (1 to 16).
pub(super) fn lost(zone: u8) -> Outcome {
    Outcome { winners: SeatSet::EMPTY, scores: PerSeat::new(1, i32::from(zone) + 1) }
}

/// The titles, each with the highest Adventure Score that it is given for (LN-15). A score of 5 stands beside two of them
/// in the printed table (LN-17).
pub const fn titles(five: Five) -> [(u8, &'static str); 4] {
    let few = match five {
        Five::Better => 5,
        Five::Worse => 4,
    };
    [
        (0, "Legendary Lantern Lord"),
        (few, "Heroic Swashbuckler"),
        (15, "Master in Arms"),
        (u8::MAX, "Promising Adventurer"),
    ]
}

/// What an adventurer who came back with this Adventure Score is called (LN-15).
pub fn title(score: u8, five: Five) -> &'static str {
    titles(five).iter().find(|(most, _)| score <= *most).map_or("", |(_, title)| title)
}
