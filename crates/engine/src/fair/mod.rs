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
//! | the protocol before | [`v1`] |

mod bytes;
mod chain;
mod dice;
pub mod hash;
mod line;
mod list;
mod seen;
mod sign;
mod terms;
pub mod v1;

pub use bytes::{Bytes, Secret};
pub use chain::{Chain, commitment, link_before, shortcut_salt};
pub use dice::{Dice, Draw, Opened};
pub use line::{FairLine, Member};
pub use list::{ListedSeat, SealList, house_seal, seat_seal, table_hash, words};
pub use seen::{Seen, step_digest};
pub use sign::{HouseKey, PublicKey, Signature};
pub use terms::{DiceMode, Terms};

#[cfg(test)]
mod tests;
