//! What things are called among people.

use luckhouse_games::fortuna::{Call, Colour, Line};

/// The name of a score.
pub(super) fn line(line: Line) -> &'static str {
    match line {
        Line::Cheese => "Cheese",
        Line::Happiness => "Happiness",
        Line::Smile => "Smile",
        Line::Grin => "Grin",
        Line::HalfSmile => "Half Smile",
        Line::WolfGrin => "Wolf Grin",
        Line::Plain => "plain score",
        Line::Miss => "miss",
    }
}

/// The name of a call.
pub(super) fn call(call: Call) -> &'static str {
    match call {
        Call::Cheese => "Cheese",
        Call::Happiness => "Happiness",
        Call::Smile => "Smile",
        Call::Grin => "Grin",
        Call::HalfSmile => "Half Smile",
        Call::WolfGrin => "Wolf Grin",
        Call::Plain => "plain",
    }
}

/// The name of a side.
pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Gold => "Gold",
        Colour::Black => "Black",
    }
}
