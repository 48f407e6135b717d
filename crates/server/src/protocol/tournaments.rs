//! What is told of tournaments.

use super::{Clock, Visibility};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// How players are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pairing {
    /// As players come free, for so many minutes. Games that run then are played to their end, and count.
    Arena(u16),
    /// So many rounds, in each of which everybody plays somebody of about the same score.
    Swiss(u16),
    /// Who loses a match of so many games is out.
    KnockOut(u16),
}

/// A tournament that is to be opened. Whoever opens it is its host, and takes part only by joining.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTournament {
    /// What it is called.
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// The seats of each table, two at least.
    pub seats: u8,
    /// Options of the game that are not the default.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub options: BTreeMap<String, String>,
    /// How players are put together.
    pub pairing: Pairing,
    /// How long one may take for a choice; it must be limited.
    pub clock: Clock,
    /// When it begins, in milliseconds since 1970; if it is not said, when the host says so.
    #[serde(default)]
    #[ts(optional, type = "number")]
    pub starts: Option<i64>,
    /// Public ones stand in the list for everybody; others are for whoever has the link.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub visibility: Visibility,
}

/// How far a tournament is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TournamentStage {
    /// It has not begun.
    Gathering,
    /// They play.
    Running,
    /// Everything is played.
    Over,
}

/// A line of the list of tournaments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentLine {
    /// What it is found by.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The name of the game.
    pub game: String,
    /// The header of each game's log, with all options.
    pub header: String,
    /// The seats of each table.
    pub seats: u8,
    /// How players are put together.
    pub pairing: Pairing,
    /// How long one may take for a choice.
    pub clock: Clock,
    /// How far it is.
    pub stage: TournamentStage,
    /// When it begins, if that is fixed, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub starts: Option<i64>,
    /// When it began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub began: Option<i64>,
    /// When no further games begin, in an arena that has begun; when it ended, if it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub ends: Option<i64>,
    /// How many take part, or did.
    pub players: u32,
    /// Who won, if it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<_>", optional)]
    pub winners: Vec<Entrant>,
}

/// The public tournaments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Tournaments {
    /// Those that run, then those that come, the soonest first.
    pub open: Vec<TournamentLine>,
    /// The newest that are over.
    pub over: Vec<TournamentLine>,
}

/// A seat that is to be taken in the game that one is to play now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// Will one seal bytes of one's own for the dice?
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub seals: bool,
}

/// A tournament as whoever asks may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentInfo {
    /// What stands in the list too.
    pub about: TournamentLine,
    /// What time it is in this house, in milliseconds since 1970.
    #[ts(type = "number")]
    pub now: i64,
    /// How much has happened: whoever asks for what comes after it waits until there is more.
    pub version: u32,
    /// The round that is played; 0 before the first, and in an arena.
    pub round: u16,
    /// Is whoever asks its host?
    pub host: bool,
    /// A page of the standings.
    pub standings: Vec<TournamentStanding>,
    /// The newest games, the newest first.
    pub games: Vec<TournamentGame>,
    /// How whoever asks stands, if they take part or did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mine: Option<MyTournament>,
}

/// Somebody in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Entrant {
    /// What they are called; nothing for somebody who was forgotten.
    pub name: String,
    /// Their profile, if it may be seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub player: Option<String>,
    /// The kind of bot, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
    /// Is it whoever asks?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<_>", optional)]
    pub you: bool,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentStanding {
    /// From 1; whom nothing tells apart share a place.
    pub place: u32,
    /// Who.
    pub who: Entrant,
    /// The score. In a knock-out the place does not go by it.
    pub points: f64,
    /// Games won alone.
    pub wins: u32,
    /// Games that counted.
    pub games: u32,
    /// Wins in a row, up to now.
    pub streak: u32,
    /// The points of all opponents: in a Swiss tournament it decides between equal points.
    pub buchholz: f64,
    /// The points of all opponents who were beaten: the next to decide.
    pub sonneborn_berger: f64,
    /// The round in which they were knocked out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub out_in_round: Option<u16>,
    /// Are they given games?
    pub here: bool,
}

/// A game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TournamentGame {
    /// Its number, from 1.
    pub number: u32,
    /// Its round; 0 in an arena.
    pub round: u16,
    /// Where it is played, or was; nothing if the table is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// Who, in the order of their seats.
    pub players: Vec<Entrant>,
    /// What came of it.
    pub came: GameCame,
}

/// What came of a game of a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GameCame {
    /// It is played.
    Playing,
    /// The place of each seat, 1 for whoever won; nothing for who did not come.
    Places(Vec<Option<u8>>),
    /// It does not count.
    Void,
}

/// How whoever asks stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MyTournament {
    /// Their line of the standings.
    pub standing: TournamentStanding,
    /// The game that they are to play now: `POST …/seat` gives the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<TournamentGame>,
    /// Until when they must have come to it, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub come_until: Option<i64>,
}

/// Bots that are to take part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AddBots {
    /// Which kind.
    pub bot: String,
    /// How many.
    pub count: u16,
}
