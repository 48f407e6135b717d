//! How the six faces look, and what they do in a few words.

use luckhouse_games::booty_dice::Face;
use luckhouse_words::id;

/// How a face is drawn.
pub(super) struct Drawn {
    /// The message with a name that fits on a die.
    pub(super) name: &'static str,
    /// The message that says what it does when it acts alone.
    pub(super) does: &'static str,
    /// A picture, for dice that are large enough.
    pub(super) picture: [&'static str; 3],
}

/// How wide a picture is.
pub(super) const PICTURE: u16 = 7;

/// What belongs to a face.
pub(super) fn drawn(face: Face) -> Drawn {
    let (name, does, picture) = match face {
        Face::Doubloon => (
            id!("terminal-booty-dice-short-doubloon"),
            id!("terminal-booty-dice-does-doubloon"),
            [" .---. ", "(  $  )", " '---' "],
        ),
        Face::Cross => (
            id!("terminal-booty-dice-short-cross"),
            id!("terminal-booty-dice-does-cross"),
            [" \\   / ", "   X   ", " /   \\ "],
        ),
        Face::JollyRoger => (
            id!("terminal-booty-dice-short-jolly-roger"),
            id!("terminal-booty-dice-does-jolly-roger"),
            [" .---. ", "( o o )", " 'mmm' "],
        ),
        Face::Cutlass => (
            id!("terminal-booty-dice-short-cutlass"),
            id!("terminal-booty-dice-does-cutlass"),
            ["     / ", " \\ /   ", " /\\    "],
        ),
        Face::Plank => (
            id!("terminal-booty-dice-short-plank"),
            id!("terminal-booty-dice-does-plank"),
            ["  o    ", "_/|___ ", "  ~~~~~"],
        ),
        Face::Shield => (
            id!("terminal-booty-dice-short-shield"),
            id!("terminal-booty-dice-does-shield"),
            [" |---| ", " | + | ", "  \\_/  "],
        ),
    };
    Drawn { name, does, picture }
}
