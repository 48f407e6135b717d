//! What happens at a table, and what is said there.

use crate::{CommandId, Line, Millis, Name, SeatNumber, Seq};

/// What a line of a table's events means to its plain log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A line of the log.
    Play,
    /// Something that must not be forgotten and is no line of the log: a sealed choice, somebody who left.
    /// Only remarks (`# …`) among them are exported.
    Note,
    /// The lines of the log after `keep` no longer count. They stay among the events.
    TakeBack {
        /// The last event that counts; `None` if the game starts over.
        keep: Option<Seq>,
    },
}

impl Kind {
    /// As databases keep it: a word, and what is kept.
    pub(crate) fn columns(self) -> (&'static str, Option<Seq>) {
        match self {
            Kind::Play => ("play", None),
            Kind::Note => ("note", None),
            Kind::TakeBack { keep } => ("takeback", keep),
        }
    }
}

/// One line that is to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it means to the log.
    pub kind: Kind,
    /// What it says.
    pub line: Line,
}

/// Lines that are added together: one at least.
///
/// ```
/// use luckhouse_store::{Entries, Entry, Kind, Line};
/// let entry = |line| Entry { kind: Kind::Play, line: Line::new(line).unwrap() };
/// let entries = Entries::one(entry("p1 roll")).and(entry("* 6"));
/// assert_eq!(entries.as_slice().len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entries(Vec<Entry>);

impl Entries {
    /// Only this one.
    pub fn one(entry: Entry) -> Entries {
        Entries(vec![entry])
    }

    /// Only this line of the log.
    pub fn play(line: Line) -> Entries {
        Entries::one(Entry { kind: Kind::Play, line })
    }

    /// All of these; `None` if there is none.
    pub fn all(entries: Vec<Entry>) -> Option<Entries> {
        (!entries.is_empty()).then_some(Entries(entries))
    }

    /// And this one.
    #[must_use]
    pub fn and(mut self, entry: Entry) -> Entries {
        self.0.push(entry);
        self
    }

    /// In order.
    pub fn as_slice(&self) -> &[Entry] {
        &self.0
    }

    /// With their numbers, if this is the first.
    pub(crate) fn numbered(&self, first: Seq) -> impl Iterator<Item = (Seq, &Entry)> {
        self.0.iter().enumerate().map(move |(n, entry)| (first.plus(n), entry))
    }
}

/// What a client called a command, and from which seat it came.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Command {
    /// The seat.
    pub seat: SeatNumber,
    /// The client's name for it. The same one from the same seat is applied once.
    pub id: CommandId,
}

/// One line that was added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its number.
    pub seq: Seq,
    /// When it was added.
    pub at: Millis,
    /// What it says and means.
    pub entry: Entry,
    /// The command that it is the first line of.
    pub command: Option<Command>,
}

/// Who says something.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Speaker {
    /// Who sits there.
    Seat(SeatNumber),
    /// Somebody who watches.
    Spectator(Name),
}

/// One line of talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Its number.
    pub number: Seq,
    /// When it was said.
    pub at: Millis,
    /// Who said it.
    pub speaker: Speaker,
    /// What was said.
    pub text: Line,
    /// Is it kept from the others?
    pub hidden: bool,
}
