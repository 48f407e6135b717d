//! The durable log of tables.
//!
//! A [`Store`] keeps tables, seats, events and talk. [`Sqlite`] keeps them in one file of one folder: a single
//! thread writes, takes all changes that wait into one transaction, and acknowledges them when they are on disk.
//! [`Postgres`] does the same in a database that several programs share.
//! [`Memory`] keeps nothing: it says the same in the plainest way, for tests. [`conformance`] holds any store to
//! what is promised here.
//!
//! | what | where |
//! |---|---|
//! | what can be changed | [`Change`], [`Done`] |
//! | what can be read | [`Store`], [`Search`] |
//! | players who are known again | [`Member`], [`MemberChange`], [`Members`] |
//! | how they stand with the house, and what they report | [`Standing`], [`Report`] |
//! | whom they ask to come to a table | [`Invitation`] |
//! | when their clocks of days stand still | [`Vacation`] |
//! | which puzzles they tried, and how hard those are | [`Attempt`], [`Trial`] |
//! | how they are reached who are not here, and what they are to be told | [`Channel`], [`Call`] |
//! | several programs at one store, and who owns a table | [`Nodes`], [`Node`], [`Owner`] |
//! | what they will choose, said ahead | [`PlanAhead`] |
//! | words, numbers, secrets | [`TableId`], [`Seq`], [`TokenHash`] and their neighbours |
//! | a game as plain text | [`PlainLog`] |
//! | finished games in files | [`Archive`] |
//! | all data in one file, and back | [`backup()`], [`restore()`] |
//! | a house from a folder to a database, and back | [`transfer()`] |
//!
//! The store has no clock, but that the database's own says when the lease of a node has run out. It draws no random
//! numbers and knows no rules: lines and settings are text to it.

mod archive;
mod attempt;
mod belonging;
mod bot;
mod call;
mod change;
pub mod conformance;
mod error;
mod event;
mod host;
mod invitation;
mod log;
mod member;
mod memory;
mod nodes;
mod notice;
mod numbers;
mod plan_ahead;
mod postgres;
mod queue;
mod search;
mod secrets;
mod size;
mod sqlite;
mod standing;
mod store;
mod table;
mod transfer;
mod vacation;
mod words;

pub use archive::{Archive, ArchiveName, Archiving, Checked, PutAway};
pub use attempt::{Attempt, Trial};
pub use belonging::Belonging;
pub use bot::RatedBot;
pub use call::{Call, CallChange, Channel};
pub use change::{Append, Change, Done, Say, Stage};
pub use error::{BadText, CopyError, MoveError, OpenError, StoreError};
pub use event::{ChatLine, Command, Entries, Entry, Event, Kind, Speaker};
pub use host::{Ban, Deed};
pub use invitation::Invitation;
pub use log::PlainLog;
pub use member::{Credential, Member, MemberChange, Members, Played, Rated};
pub use memory::Memory;
pub use nodes::{Node, NodeId, Nodes, Owner};
pub use notice::Notice;
pub use numbers::{Millis, SeatNumber, Seq};
pub use plan_ahead::PlanAhead;
pub use postgres::{Postgres, is_database};
pub use queue::watch_groups;
pub use search::{Among, Cursor, Found, Search};
pub use secrets::{Contribution, DiceSecret, TokenHash};
pub use sqlite::{Backup, FolderLock, Sqlite, backup, restore};
pub use standing::{Report, Standing};
pub use store::{Answer, Store};
pub use table::{Listed, NewTable, Place, Player, Seat, SeatKind, Status, Table, Visibility};
pub use transfer::{Moved, transfer};
pub use vacation::Vacation;
pub use words::{CommandId, Json, Line, MemberId, Name, NodeAddress, TableId};
