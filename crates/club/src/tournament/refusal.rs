//! Why an event cannot have happened.

use super::Player;

/// Why an event was not taken. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nobody of this name takes part.
    #[error("{0} does not take part")]
    Unknown(Player),
    /// They take part already.
    #[error("{0} takes part already")]
    Here(Player),
    /// They have left, or did not come.
    #[error("{0} has left")]
    Left(Player),
    /// They are in a game, or have been given this round's game or bye.
    #[error("{0} is at a table already")]
    Seated(Player),
    /// Named twice.
    #[error("{0} is named twice")]
    Twice(Player),
    /// As many as can take part do.
    #[error("the tournament is full")]
    Full,
    /// Who is not there at the start of a knock-out cannot come in.
    #[error("it is too late to join")]
    TooLate,
    /// There are not enough players for one table.
    #[error("a table is for {0}, and there are fewer players")]
    TooFew(usize),
    /// Not before the start, not after the end, not twice.
    #[error("this cannot happen now")]
    NotNow,
    /// The next game or round has another number.
    #[error("number {0} comes next")]
    Number(u32),
    /// There is no such game.
    #[error("there is no game {0}")]
    NoGame(u32),
    /// Its result is known.
    #[error("game {0} has ended")]
    Ended(u32),
    /// A game has other seats than this.
    #[error("a table is for {0}")]
    Seats(usize),
    /// Places begin with 1.
    #[error("somebody has to be first: places begin with 1")]
    Places,
}
