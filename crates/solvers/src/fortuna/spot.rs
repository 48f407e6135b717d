//! Where a turn begins.

/// What matters where a turn begins, as the player on turn sees it. Nobody has lost all marbles, or the game would be
/// over.
///
/// ```
/// use luckhouse_solvers::fortuna::Spot;
/// assert_eq!(Spot::START.lead(), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spot {
    /// The score of the player on turn.
    pub own: i32,
    /// The score of the other.
    pub other: i32,
    /// The marbles in hand of the player on turn, 1 to 3.
    pub own_marbles: u8,
    /// The marbles in hand of the other, 1 to 3.
    pub other_marbles: u8,
}

impl Spot {
    /// Before the first turn.
    pub const START: Spot = Spot { own: 0, other: 0, own_marbles: 3, other_marbles: 3 };

    /// By how much the player on turn leads.
    pub const fn lead(self) -> i32 {
        self.own - self.other
    }

    /// Everybody's marbles, in order.
    pub(super) fn marbles() -> impl Iterator<Item = (u8, u8)> {
        (1..=3).flat_map(|own| (1..=3).map(move |other| (own, other)))
    }
}
