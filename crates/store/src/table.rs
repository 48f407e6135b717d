//! A table and its seats.

use crate::{
    Contribution, DiceSecret, Json, Line, MemberId, Millis, Name, PlanAhead, SeatNumber, Seq, TableId,
    TokenHash,
};

/// A table that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// What it will be found by.
    pub id: TableId,
    /// The name of the game.
    pub game: Name,
    /// The first line of its log.
    pub header: Line,
    /// Who may find it.
    pub visibility: Visibility,
    /// What else the caller wants to know of it.
    pub settings: Json,
    /// What its rolls are drawn from. A game that was played elsewhere has none.
    pub dice: Option<DiceSecret>,
    /// When it is opened.
    pub at: Millis,
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Those who sit at it.
    Private,
    /// Whoever has the link.
    Unlisted,
    /// Everybody.
    Public,
}

impl Visibility {
    /// All of them.
    pub const ALL: [Visibility; 3] = [Visibility::Private, Visibility::Unlisted, Visibility::Public];

    /// As it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Visibility::Private => "private",
            Visibility::Unlisted => "unlisted",
            Visibility::Public => "public",
        }
    }
}

/// How far a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Not all have come.
    Waiting,
    /// They play.
    Playing,
    /// Nothing is added to its log any more.
    Over {
        /// How it ended, as the caller writes it.
        result: Json,
        /// When it ended.
        at: Millis,
    },
}

impl Status {
    /// As it is written.
    pub const fn word(&self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over { .. } => "over",
        }
    }
}

/// Who sits at a seat, whole: for the server's eyes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who, as everybody may know it.
    pub player: Player,
    /// How they prove it. A person whose seat a bot keeps warm still has one.
    pub token: Option<TokenHash>,
    /// Whom the house knows them as.
    pub member: Option<MemberId>,
    /// What they added to the dice.
    pub contribution: Option<Contribution>,
}

/// Who sits at a seat, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Which seat.
    pub number: SeatNumber,
    /// What they are called.
    pub name: Name,
    /// Who chooses for it.
    pub kind: SeatKind,
}

/// Who chooses for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatKind {
    /// Somebody.
    Person,
    /// A bot, in the caller's word for it.
    Bot(Name),
}

/// What may be said of a table in a list: no secret is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What it is found by.
    pub id: TableId,
    /// The name of the game.
    pub game: Name,
    /// The first line of its log.
    pub header: Line,
    /// Who may find it.
    pub visibility: Visibility,
    /// What else the caller wants to know of it.
    pub settings: Json,
    /// When it was opened.
    pub created: Millis,
    /// When something was last changed, other than talk.
    pub changed: Millis,
    /// How far it is.
    pub status: Status,
    /// Who sits at it, by seat.
    pub players: Vec<Player>,
}

impl Listed {
    /// The time it is sorted by: when it ended, or when it was opened if it has not ended.
    pub fn sorted_at(&self) -> Millis {
        match self.status {
            Status::Over { at, .. } => at,
            Status::Waiting | Status::Playing => self.created,
        }
    }
}

/// A table as the server needs it to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What everybody may know.
    pub listed: Listed,
    /// What its rolls are drawn from.
    pub dice: Option<DiceSecret>,
    /// Who sits at it, by seat.
    pub seats: Vec<Seat>,
    /// What they have said ahead, by seat.
    pub plans: Vec<PlanAhead>,
    /// Its last event.
    pub last_event: Option<Seq>,
    /// The last line of its talk.
    pub last_chat: Option<Seq>,
    /// When somebody has to look at it; never, if nothing happens by itself. Always, after a change: [`crate::Change::Rest`].
    pub due: Option<Millis>,
}

impl Table {
    /// It has changed since somebody put it to rest, so that somebody has to look at it whenever it is.
    pub const ALWAYS: Millis = Millis(0);
}

/// One seat of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which table.
    pub table: TableId,
    /// Which seat.
    pub seat: SeatNumber,
}
