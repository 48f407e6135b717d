//! What can be wrong.

use crate::{ArchiveName, MemberId, Name, NodeId, SeatNumber, Seq, TableId};
use std::path::PathBuf;

/// Text that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` is not {what}: expected {expected}")]
pub struct BadText {
    /// How it begins.
    pub found: String,
    /// What it should have been.
    pub what: &'static str,
    /// How that is written.
    pub expected: &'static str,
}

impl BadText {
    pub(crate) fn new(found: &str, what: &'static str, expected: &'static str) -> BadText {
        let mut begin: String = found.chars().take(40).flat_map(char::escape_debug).collect();
        if found.chars().nth(40).is_some() {
            begin.push('…');
        }
        BadText { found: begin, what, expected }
    }
}

/// Why something could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The table is not there.
    #[error("there is no table `{0}`: check the id, or open the table first")]
    NoTable(TableId),
    /// The table is there already.
    #[error("there is a table `{0}` already: open the new one with another id")]
    TableExists(TableId),
    /// Whoever wrote this event did not know the last one, or wrote it twice.
    #[error(
        "event {found} cannot be added to table `{table}`: expected event {expected}; read what is there first"
    )]
    OutOfOrder {
        /// Which table.
        table: TableId,
        /// The number it was to get.
        found: Seq,
        /// The number that comes next.
        expected: Seq,
    },
    /// An event takes back to itself or to what is still to come.
    #[error("event {event} cannot keep the events up to {keep}: expected an event before it")]
    TakesBackNothing {
        /// Its number.
        event: Seq,
        /// What it wanted to keep.
        keep: Seq,
    },
    /// The game has ended.
    #[error("table `{0}` is over: its log and its end stay as they are; only notes can be added")]
    Over(TableId),
    /// Nobody sits there.
    #[error("nobody sits at {seat} of table `{table}`: expected a seat that is taken")]
    NoSeat {
        /// Which table.
        table: TableId,
        /// Which seat.
        seat: SeatNumber,
    },
    /// Two seats with one token.
    #[error("this token opens another seat already: make a new token for {seat} of table `{table}`")]
    TokenTaken {
        /// The table of the seat that wanted it.
        table: TableId,
        /// The seat that wanted it.
        seat: SeatNumber,
    },
    /// Nobody said that.
    #[error("there is no line {number} in the talk of table `{table}`: expected one that was said")]
    NoChat {
        /// Which table.
        table: TableId,
        /// Which line.
        number: Seq,
    },
    /// Nobody of that network is kept out.
    #[error("there is no ban of `{0}`: expected a network as the list of bans writes it")]
    NoBan(Name),
    /// Nobody is known by that.
    #[error("there is no member `{0}`: check the id")]
    NoMember(MemberId),
    /// Somebody is known by that already.
    #[error("there is a member `{0}` already: enroll the new one with another id")]
    MemberExists(MemberId),
    /// It belongs to somebody already, or the owner does.
    #[error(
        "`{0}` cannot belong to that one: what belongs to nobody can belong to somebody who does not either"
    )]
    CannotBelong(MemberId),
    /// Two ways to prove something with one hash.
    #[error("this key, code or token is known already: make a new one")]
    CredentialTaken,
    /// Nothing is proved by that.
    #[error("this key, code or token is not known: it was revoked, or used before")]
    NoCredential,
    /// Nothing of the kind is held of that member.
    #[error("`{kind}` is not held of member `{member}`: expected one that the list of standings names")]
    NoStanding {
        /// Of whom.
        member: MemberId,
        /// What.
        kind: Name,
    },
    /// The same member has an open report about the same.
    #[error("this was reported by the same member already, and is open: wait until it is closed")]
    ReportedAlready,
    /// No such report is open.
    #[error("there is no open report `{0}`: it was closed already, or whoever it was about has gone")]
    NoReport(Name),
    /// Only the first try at a puzzle is kept.
    #[error("this member has tried this puzzle before: only the first try counts")]
    TriedAlready,
    /// A rating was moved by somebody else between reading and writing.
    #[error("a rating has changed meanwhile: read it again, and work out anew what becomes of it")]
    RatedMeanwhile,
    /// Somebody's vacations were changed by others between reading and writing.
    #[error("these vacations have changed meanwhile: read them again, and plan anew")]
    PlannedMeanwhile,
    /// Only the first game that is not settled can be.
    #[error("game {0} cannot be settled: expected the first one that ended and is not settled")]
    NotNext(Seq),
    /// Only notes are written anew.
    #[error("event {number} of table `{table}` cannot be written anew: expected a note")]
    NoNote {
        /// Which table.
        table: TableId,
        /// Which event.
        number: Seq,
    },
    /// What is to be moved to the archive or back has changed, or somebody else is at it.
    #[error("`{0}` is not what the store has, or somebody else is at it: look again what is to be archived")]
    NotArchived(ArchiveName),
    /// A game is in the archive, and cannot be read or written there.
    #[error(
        "the archived game {file} cannot be used ({why}): bring the file back from a copy, or see that its disk is there"
    )]
    Archive {
        /// Which file.
        file: String,
        /// What is wrong with it.
        why: String,
        /// Is this one file missing, cut or altered, and the archive there? Otherwise it may come back as it is.
        lost: bool,
    },
    /// The table is not this node's. Nothing of the change was kept.
    #[error("table `{table}` is not this node's ({}): ask who owns it, and claim it if nobody does", whose(*.node))]
    Elsewhere {
        /// Which table.
        table: TableId,
        /// Who has it, or was the last to have it. Nobody, if it was never owned or was released.
        node: Option<NodeId>,
    },
    /// Another node has taken over from this one. Nothing of the change was kept.
    #[error("another node has taken over from this one: join again, and claim what nobody else has")]
    Fenced,
    /// The disk did not do it. Nothing of the change was kept.
    #[error("the data could not be read or written ({0}): check the disk's space and health, then try again")]
    Disk(String),
    /// The database cannot be reached. Nothing of the change was kept.
    #[error(
        "the database is away ({0}): check that it runs and can be reached; the house goes on when it is back"
    )]
    Away(String),
    /// The data says something that this program never writes.
    #[error("the data is damaged ({0}): bring back a copy of the data folder")]
    Damaged(String),
    /// The database is not where this program left it. Nothing of the change was kept; what is there counts from now on.
    #[error(
        "the database has lost what was saved last (did a standby take over that had not got it?): what it still has counts"
    )]
    SetBack,
    /// Changes come faster than the disk takes them. Nothing of the change was kept.
    #[error("the disk does not keep up: {waiting} changes wait; try again in a moment")]
    Busy {
        /// How many were in its way.
        waiting: usize,
    },
    /// The store is closed, or its writer has ended.
    #[error("the store is closed: open it again")]
    Closed,
}

impl StoreError {
    /// Could it not be done because of the disk, or of the way to it? Otherwise the change does not fit what is kept.
    pub fn is_about_the_disk(&self) -> bool {
        matches!(
            self,
            StoreError::Disk(_) | StoreError::Away(_) | StoreError::Busy { .. } | StoreError::Closed
        )
    }
}

fn whose(node: Option<NodeId>) -> String {
    node.map_or_else(|| "nobody owns it".into(), |node| format!("last owned by {node}"))
}

/// Why the data could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The folder cannot be made or written in.
    #[error("the data folder {folder} cannot be written ({why}): expected a folder that this user may write in; choose another or change its permissions", folder = .folder.display())]
    Folder {
        /// Which folder.
        folder: PathBuf,
        /// What the system says.
        why: String,
    },
    /// Another program has it open.
    #[error("the data folder {folder} is in use by another Luckhouse: stop that one, or choose another folder", folder = .folder.display())]
    InUse {
        /// Which folder.
        folder: PathBuf,
    },
    /// The file is something else.
    #[error("{file} is not data of Luckhouse: expected a file that Luckhouse made; move it away, or choose another folder", file = .file.display())]
    NotOurs {
        /// Which file.
        file: PathBuf,
    },
    /// The file is of a later version.
    #[error("{file} was written by a newer Luckhouse (data version {found}, this one knows up to {known}): use the newer program", file = .file.display())]
    Newer {
        /// Which file.
        file: PathBuf,
        /// Its version.
        found: i64,
        /// The last version that this program knows.
        known: i64,
    },
    /// Anything else that the file or the disk does.
    #[error("{file} cannot be opened ({why}): check the disk's space and health, or bring back a copy", file = .file.display())]
    Unreadable {
        /// Which file.
        file: PathBuf,
        /// What the database says.
        why: String,
    },
    /// What should lead to a database does not. The address itself is not said: a password may be in it.
    #[error("the address of the database cannot be read ({why}): expected postgres://USER@HOST/DATABASE")]
    Address {
        /// What is wrong with it.
        why: String,
    },
    /// The database is not there, or does not let us in.
    #[error(
        "the database {database} cannot be used ({why}): expected a PostgreSQL that runs there and lets this user in; start it, or correct the address"
    )]
    Away {
        /// Which database, without its password.
        database: String,
        /// What was said.
        why: String,
    },
    /// Another program serves the database, and one of the two would not know of the other.
    #[error(
        "another Luckhouse serves the database {database}: stop it, or open both as nodes with `--node`; one that has died is forgotten within half a minute"
    )]
    Served {
        /// Which database.
        database: String,
    },
    /// The database is somebody else's.
    #[error(
        "the database {database} has tables that are not Luckhouse's: expected an empty one, or one that Luckhouse made; create another, or a schema of its own"
    )]
    NotOurTables {
        /// Which database.
        database: String,
    },
    /// Its parts do not fit together.
    #[error("{file} is damaged ({why}): bring back a copy with `luckhouse restore`", file = .file.display())]
    Damaged {
        /// Which file.
        file: PathBuf,
        /// What the database says.
        why: String,
    },
}

/// Why data could not be copied to one file, or from it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CopyError {
    /// There is nothing to copy.
    #[error("there is no data of a house in {folder}: expected the folder that `luckhouse serve` names when it opens", folder = .folder.display())]
    NoData {
        /// Which folder.
        folder: PathBuf,
    },
    /// Something would be lost.
    #[error("{file} is there already, and nothing is written over it: choose another name, or move it away", file = .file.display())]
    Exists {
        /// Which file.
        file: PathBuf,
    },
    /// The folder has the data of a house.
    #[error("{folder} has the data of a house already: choose an empty folder, or let it be moved aside with `--force`", folder = .folder.display())]
    HasData {
        /// Which folder.
        folder: PathBuf,
    },
    /// The file was taken from a house at work, without what was still in its log.
    #[error("{file} was copied out of a running house without its log, so that changes after {after} may be missing: use a file that `luckhouse backup` made, or take this one all the same with `--force`", file = .file.display())]
    Bare {
        /// Which file.
        file: PathBuf,
        /// The time of the last change that is there.
        after: crate::Millis,
    },
    /// The folder has a key already, and it is not the one of the copy.
    #[error("{file} is the key of another house than the copy's, and players would be warned of it: choose an empty folder, or move the file away to take the key of the copy", file = .file.display())]
    OtherKey {
        /// Which file.
        file: PathBuf,
    },
    /// It cannot be used, or not now.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The disk did not do it.
    #[error("{file} cannot be read or written ({why}): check the disk's space, and what this user may do", file = .file.display())]
    Disk {
        /// Which file or folder.
        file: PathBuf,
        /// What the system says.
        why: String,
    },
}

/// Why a house could not be moved. Nothing is left of it where it should go.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// There is nothing to move.
    #[error("there is no house at {place}: expected the folder or the database of one")]
    NoHouse {
        /// Where.
        place: String,
    },
    /// A house works with it.
    #[error("a house is open at {place}: stop every program that serves it, then try again")]
    InUse {
        /// Where.
        place: String,
    },
    /// Something would be mixed.
    #[error("{place} has the data of a house already: choose an empty folder or database")]
    NotEmpty {
        /// Where.
        place: String,
    },
    /// From and to are one.
    #[error("{place} cannot be moved to itself: choose another folder or database")]
    SamePlace {
        /// Where.
        place: String,
    },
    /// What was read back is not what was written.
    #[error("what arrived is not what was sent ({what}): nothing was kept; check both disks, then try again")]
    Differs {
        /// The first line that differs.
        what: String,
    },
    /// It cannot be used, or not now.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The files beside the data cannot be used.
    #[error(transparent)]
    Copy(CopyError),
    /// One of the two did not do it.
    #[error(
        "{place} cannot be read or written ({why}): nothing was kept; check its space and health, then try again"
    )]
    Failed {
        /// Which.
        place: String,
        /// What was said.
        why: String,
    },
}
