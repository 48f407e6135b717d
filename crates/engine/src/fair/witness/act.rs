//! What a client says, and why it stops.

use crate::Seat;
use crate::fair::{Bytes, RoundFlaw};

/// Something to be said or shown, after the record was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Say what is sealed for a start.
    Seal {
        /// Which start.
        start: u64,
        /// The seal of the bytes.
        seal: Bytes,
        /// The anchor of the chain.
        anchor: Option<Bytes>,
    },
    /// Open the bytes against this list.
    Open {
        /// Which start.
        start: u64,
        /// The hash of the list.
        list: Bytes,
        /// The bytes.
        bytes: Bytes,
    },
    /// Give the link of a round.
    Link {
        /// Which round.
        round: u64,
        /// The link.
        link: Bytes,
    },
    /// Begin a new chain.
    Anchor {
        /// Its number.
        chain: u64,
        /// Its anchor.
        anchor: Bytes,
    },
    /// Open a choice that was committed to.
    OpenChoice {
        /// What was chosen.
        word: String,
        /// What opens it.
        salt: Bytes,
    },
    /// The house has lied: show this loudly, and say nothing more.
    Alarm(String),
    /// Show this; play goes on.
    Notice(Notice),
}

/// Why a house is not believed any more.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Alarm {
    /// Another key.
    #[error("the house signs with another key than the one it had before")]
    Key,
    /// Another header.
    #[error("the table is another one than before: `{found}`, where it was `{expected}`")]
    Header {
        /// What is told now.
        found: String,
        /// What was told first.
        expected: String,
    },
    /// Another table.
    #[error("the dice are those of another table: `{0}`")]
    Table(String),
    /// A line that cannot be read, or not there.
    #[error("the house tells a line about the dice that cannot stand there: `{0}`")]
    Line(String),
    /// The terms are not those that were told.
    #[error("the terms are not what was agreed: `{found}` without `{expected}`")]
    Terms {
        /// The terms.
        found: String,
        /// What should be in them.
        expected: String,
    },
    /// The signature of the list does not fit.
    #[error("the list of seals is not signed by this house for this table")]
    ListSignature,
    /// A second list for the same start.
    #[error(
        "the house has shown you another list of seals for the same start: somebody's seal was changed after it was listed"
    )]
    AnotherList,
    /// The chain of lists is broken.
    #[error("the list of start {0} does not follow from the one before")]
    ListOrder(u64),
    /// Own seal changed.
    #[error("the list has another seal or anchor for your seat than the one you gave")]
    OwnSeal,
    /// Bytes that do not fit.
    #[error("the bytes of {0} do not fit the seal in the list")]
    SeatSeal(Seat),
    /// Own bytes changed.
    #[error("the house says that you opened other bytes than yours")]
    OwnBytes,
    /// The secret does not fit.
    #[error("the house's secret is not the one that it had sealed")]
    HouseSeal,
    /// A round, a link, a chain.
    #[error("{0}")]
    Round(#[from] RoundFlaw),
    /// The story was changed.
    #[error("the story was changed after you had seen it, at {place}")]
    Story {
        /// Where.
        place: String,
    },
    /// The story goes back.
    #[error("the house has gone back behind what you had already seen ({0}): its memory was set back")]
    SetBack(String),
    /// Something happened while a round was open.
    #[error("something happened while the dice were in the air: `{0}` in an open round")]
    Frozen(String),
    /// The step's signature does not fit.
    #[error("the house's signature of what you have seen does not fit")]
    StepSignature,
    /// A link of a chain that is not one's own.
    #[error("round {round}: the link that is asked for is not of your chain")]
    Chain {
        /// Which round.
        round: u64,
    },
    /// The same link twice.
    #[error(
        "round {round}: the house asks for a link that you have given already, for another round or another story"
    )]
    Twice {
        /// Which round.
        round: u64,
    },
    /// Somebody else contributes for this seat.
    #[error("somebody gives links for your seat that are not yours")]
    Foreign,
    /// Another choice.
    #[error("event {event}: the house says that you chose something else than you did")]
    Choice {
        /// Which event.
        event: u64,
    },
    /// A choice that was made knowing ours.
    #[error("event {event}: {seat} committed to a choice after yours had been opened")]
    LateChoice {
        /// Which event.
        event: u64,
        /// Who.
        seat: Seat,
    },
}

/// Something that everybody should know, and that need not be anybody's fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// The list was made without one's seal.
    #[error(
        "the dice are made without your bytes: what you sealed did not come in time, or the house left it out"
    )]
    NotListed,
    /// One is said not to have opened.
    #[error("start {start} is void: the house says that {missing} did not open")]
    Void {
        /// Which start.
        start: u64,
        /// Who.
        missing: String,
    },
    /// One is said not to have given a link.
    #[error("round {round} is void: the house says that {missing} gave no link; one more roll is drawn")]
    Missed {
        /// Which round.
        round: u64,
        /// Who.
        missing: String,
    },
    /// A choice was not opened.
    #[error(
        "event {event}: the house says that {seat} did not open the choice it had committed to; the first legal one is taken"
    )]
    Unopened {
        /// Which event.
        event: u64,
        /// Who.
        seat: Seat,
    },
}
