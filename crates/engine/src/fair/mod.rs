//! Dice that can be proved fair: nobody at the table, the house and its puppets included, can choose a roll, and
//! everybody can show it afterwards from what they kept.
//!
//! `docs/fair-dice.md` is the protocol, byte by byte; each file here is one part of it.
//!
//! | part | where |
//! |---|---|
//! | how everything is hashed | [`hash`] |
//! | lines of the log | [`FairLine`] |
//! | the list of all seals, and what was agreed | [`SealList`], [`Terms`] |
//! | links that are given for each roll | [`Chain`] |
//! | rolls | [`Dice`], [`Draw`] |
//! | what a seat has seen, in one hash | [`Seen`] |
//! | the house's signature | [`HouseKey`], [`PublicKey`] |
//! | rounds and chains as the lines tell them | [`Rounds`] |
//! | what an honest client does | [`Witness`], [`Record`] |
//! | a finished log checked, and held against what one kept | [`check_log`], [`Receipt`] |
//! | dice that everybody has on one day | [`DailyDice`] |
//! | the protocol before | [`v1`] |

mod as_text;
mod bytes;
mod chain;
mod day;
mod dice;
pub mod hash;
mod line;
mod list;
mod receipt;
mod rounds;
mod seen;
mod sign;
mod terms;
pub mod v1;
mod verify;
mod witness;

pub use bytes::{Bytes, Secret};
pub use chain::{Chain, commitment, link_before, shortcut_salt};
pub use day::{DailyDice, Day};
pub use dice::{Dice, Draw, Opened};
pub use line::{FairLine, Member};
pub use list::{ListedSeat, SealList, house_seal, seat_seal, table_hash, words};
pub use receipt::{Contradiction, GivenLink, Receipt, Receipted, SeenRound, SignedStep};
pub use rounds::{RoundFlaw, Rounds};
pub use seen::{Seen, step_digest};
pub use sign::{HouseKey, PublicKey, Signature};
pub use terms::{DiceMode, Terms};
pub use verify::{Broken, Checked, Flaw, LOG_2, Verified, check_log, is_log_2};
pub use witness::{Act, Alarm, Committed, Facts, Notice, Record, Told, Witness};

#[cfg(test)]
mod tests;
