//! What things are called among people.

use luckhouse_games::fortuna::{Call, Colour, Line, Pair, Plain};

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

/// The name of a score in the middle of a sentence.
pub(super) fn as_told(score: Line) -> &'static str {
    match score {
        Line::Plain => "a plain score",
        Line::Miss => "a miss",
        named => line(named),
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

/// What a score is worth, in words.
pub(super) fn points(line: Line, plain: Plain) -> &'static str {
    match line {
        Line::Cheese => "22",
        Line::Happiness | Line::Smile | Line::Grin => "twice the bricks",
        Line::HalfSmile | Line::WolfGrin => "the smaller brick",
        Line::Plain if plain == Plain::Best => "the best such brick",
        Line::Plain => "each such brick",
        Line::Miss => "0",
    }
}

/// The name of a side.
pub(super) fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Gold => "Gold",
        Colour::Black => "Black",
    }
}

/// `3 and a blank`.
pub(super) fn bricks(pair: Pair) -> String {
    match (pair.low(), pair.high()) {
        (0, 0) => "two blanks".into(),
        (0, face) => format!("{face} and a blank"),
        (low, high) => format!("{low} and {high}"),
    }
}
