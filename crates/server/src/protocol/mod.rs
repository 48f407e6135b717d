//! What is said between a client and the house: one file for each direction of
//! the socket, one for HTTP, and one each for what HTTP tells of games that are over, of players, their profiles and invitations, of the best of them, of puzzles, bots, choices said ahead, days, documents, tournaments, order and notices.
//!
//! A client opens a table or takes a seat by HTTP, gets a token, and then talks on a WebSocket at `/api/v1/socket`.
//! The first thing it says is [`Inbound::Hello`]; the house answers [`Outbound::Welcome`]. From then on:
//!
//! - Every command has an `id` that the client makes up. It is answered by [`Outbound::Done`] when it is safe, or by
//!   [`Outbound::Refused`]. A client that has heard neither says it again, with the same id: it is applied once.
//! - What happens at the table is numbered 1, 2, 3 without a gap, the same for every viewer. What a viewer may not
//!   read is there with its number and without its words. A client that comes back says the last number it has.
//! - Talk has numbers of its own, in the same way; but whoever comes is told the last 200 lines at most.
//!
//! ```
//! use luckhouse_server::protocol::Inbound;
//! let text = r#"{"say":"choose","id":"c7","word":"roll all"}"#;
//! let said: Inbound = serde_json::from_str(text).unwrap();
//! assert_eq!(serde_json::to_string(&said).unwrap(), text);
//! ```

mod ahead;
mod bots;
mod daily;
mod documents;
mod http;
mod inbound;
mod invitations;
mod ladder;
mod moderation;
mod notices;
mod opinion;
mod outbound;
mod past;
mod people;
mod profile;
mod puzzles;
mod ranking;
mod reason;
mod running;
mod tournaments;
mod vacations;

pub use ahead::{
    AheadBranch, AheadChoice, AheadRoll, AheadStep, LookAhead, MyPlan, PlanAhead, Prospect, ToldBranch,
    ToldChoice, ToldStep,
};
pub use bots::{
    BotChallenge, BotInfo, BotScope, BotSelf, BotToken, BotTokenInfo, Bots, Challenges, EditBot, NewBot,
    NewBotToken, OpenBot, OpenBots,
};
pub use daily::{Daily, DailyEntry, DailyMine, DailyResult, PlayDaily};
pub use documents::{
    BotGames, CheckDocument, CheckedDocument, DocumentFault, DocumentInfo, ExactWorth, Worth,
};
pub use http::{
    Clock, DiceWay, FairInfo, GameBrief, GameInfo, Import, Listing, OpenTable, OptionInfo, Person, Presence,
    Problem, Rematch, Seated, Sit, Standing, TableInfo, Tables, TryAgain, Visibility,
};
pub use inbound::{Inbound, Who};
pub use invitations::{Invitation, Invitations, Invite};
pub use ladder::{Ladder, LadderRating, MetBot, Rung};
pub use moderation::{
    HeardLine, Moderation, ModeratorDeed, ModeratorOrder, Offence, OpenReport, ReportOutcome, ReportSubject,
    Restrained, Restraint, Retention, SendReport,
};
pub use notices::{NoticeBrowser, NoticeWays, ProveAddress, SetAddress, Subscribe, SubscriptionKeys};
pub use opinion::{Expected, Opinion};
pub use outbound::{Entry, Fact, Now, Offer, Outbound, Outcome, Report, Secrecy, Stage, TalkLine, What, Why};
pub use past::{AddedBytes, DiceProof, Frame, LogProof, ProvenRoll, Replay, TableProof};
pub use people::{
    Challenge, Device, DeviceCode, EditMe, KnownPlayer, Me, NewPasskey, Passkey, PasskeyProof, Privacy,
    RecoveryCodes, Regard, SetRegard, SignIn, SignOut,
};
pub use profile::{
    Against, CurvePoint, FeatInfo, LuckRatingInfo, Opponent, PlayedGame, PlayedGames, PlayedWith, Profile,
    RatingInfo, SoloInfo, Total,
};
pub use puzzles::{
    PuzzleAsked, PuzzleLine, PuzzleRating, PuzzleRatings, PuzzleResult, PuzzleStep, PuzzleTry, PuzzleValue,
};
pub use ranking::{OwnRank, RankedBot, RankedPlayer, Ranking, RatingKind};
pub use reason::Reason;
pub(crate) use reason::because;
pub use running::{CalendarLink, NewCalendar, RunningGame, RunningGames, RunningPlayer};
pub use tournaments::{
    AddBots, Entrant, GameCame, MyTournament, OpenTournament, Pairing, TakeSeat, TournamentGame,
    TournamentInfo, TournamentLine, TournamentStage, TournamentStanding, Tournaments,
};
pub use vacations::{MyVacations, PlanVacation, VacationInfo};

/// The version of the protocol. It is raised when an old client could misunderstand a new house, or the other way.
pub const VERSION: u32 = 2;
