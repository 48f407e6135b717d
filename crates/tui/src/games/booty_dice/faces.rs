//! How the six faces look, and what they do in a few words.

use super::view::Face;

/// How a face is drawn.
pub(super) struct Drawn {
    /// A name that fits on a die.
    pub(super) name: &'static str,
    /// What it does when it acts alone.
    pub(super) does: &'static str,
    /// A picture, for dice that are large enough.
    pub(super) picture: [&'static str; 3],
}

/// How wide a picture is.
pub(super) const PICTURE: u16 = 7;

/// The letters, in the order in which they act.
pub(super) const LETTERS: [Face; 6] = ['D', 'X', 'J', 'C', 'W', 'S'];

/// What belongs to a letter; an unknown one has nothing.
pub(super) fn drawn(face: Face) -> Drawn {
    let (name, does, picture) = match face {
        'D' => ("Doubloon", "dig up 2 doubloons", [" .---. ", "(  $  )", " '---' "]),
        'X' => ("Spot", "bury 2 doubloons", [" \\   / ", "   X   ", " /   \\ "]),
        'J' => ("J. Roger", "steal 2 doubloons", [" .---. ", "( o o )", " 'mmm' "]),
        'C' => ("Cutlass", "attack a pirate", ["     / ", " \\ /   ", " /\\    "]),
        'W' => ("Plank", "lose a life", ["  o    ", "_/|___ ", "  ~~~~~"]),
        'S' => ("Shield", "take a shield", [" |---| ", " | + | ", "  \\_/  "]),
        _ => ("", "", ["       "; 3]),
    };
    Drawn { name, does, picture }
}
