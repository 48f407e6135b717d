//! Whose turn it is, who acts, who looks on.

use crate::{Outcome, Seat, SeatSet};

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn<C> {
    /// Each of these owes one choice; two or more choose in secret, at once.
    Choose(SeatSet),
    /// Nobody chooses: this happens.
    Roll(C),
    /// The game has ended.
    Over(Outcome),
}

impl<C> Turn<C> {
    /// One seat alone owes a choice.
    pub fn of(seat: Seat) -> Turn<C> {
        Turn::Choose(SeatSet::one(seat))
    }
}

/// Who does what a line of the log says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// Chance.
    Chance,
}

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player, who knows what that seat knows.
    Seat(Seat),
    /// Somebody who looks on: sees what everybody sees.
    Watcher,
    /// Whoever may see everything: the replay of a finished game, a test. Never a bot, never a client of a game
    /// in progress.
    Arbiter,
}

impl Viewer {
    /// Does this viewer know the secrets of the seat?
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Watcher => false,
            Viewer::Arbiter => true,
        }
    }
}
