//! Who is best at what.

use super::KnownPlayer;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Which of the ratings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RatingKind {
    /// From results as they were.
    #[default]
    Plain,
    /// From results with the luck taken out.
    WithoutLuck,
    /// From games of one person against the bots of the house.
    AgainstBots,
}

/// The best of a game with a number of seats, of those who let themselves be seen and whose rating is certain enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Ranking {
    /// The best first.
    pub players: Vec<RankedPlayer>,
    /// The bots of the house, the best first, where players are rated against them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub bots: Vec<RankedBot>,
    /// Oneself, wherever one stands: nobody else is told of whoever shows nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub own: Option<OwnRank>,
}

/// A bot of the house among those who play against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RankedBot {
    /// The word of its level.
    pub bot: String,
    /// The rating.
    pub rating: i32,
    /// The true one is as near as this in 95 of 100 cases.
    pub plus_minus: i32,
}

/// Where one stands oneself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OwnRank {
    /// One's line.
    pub line: RankedPlayer,
    /// Is the rating too uncertain to be compared?
    pub provisional: bool,
    /// Is one's profile not for everybody, and so the line neither?
    pub hidden: bool,
}

/// One line of a ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RankedPlayer {
    /// Those with the same rating share a place. Without one it is too uncertain to be compared, or far behind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<u32>,
    /// Who.
    pub player: KnownPlayer,
    /// The rating.
    pub rating: i32,
    /// The true one is as near as this in 95 of 100 cases.
    pub plus_minus: i32,
    /// How many games it comes from.
    pub games: u32,
}
