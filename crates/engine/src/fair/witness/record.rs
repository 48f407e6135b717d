//! What a client keeps on its disk before it says anything.

use super::Alarm;
use crate::Seat;
use crate::fair::{
    Bytes, Chain, GivenLink, Member, PublicKey, Receipt, Secret, SeenRound, Signature, SignedStep,
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Everything that a [`Witness`](super::Witness) must find again. It holds secrets: links to come, and bytes before they
/// are opened. Nothing prints it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Which table.
    pub(super) table: String,
    /// Whose.
    pub(super) seat: Seat,
    /// The house's key, as it was first told.
    pub(super) key: PublicKey,
    /// The header, as it was first told.
    pub(super) header: String,
    /// What was drawn for the start that is to come or counts; none where this client adds nothing.
    pub(super) drawn: Option<Drawn>,
    /// The ends of all chains that were drawn here.
    pub(super) chains: Vec<KeptChain>,
    /// The lists of all starts, in order.
    pub(super) lists: Vec<KeptList>,
    pub(super) links: Vec<GivenLink>,
    pub(super) rounds: Vec<SeenRound>,
    pub(super) step: Option<SignedStep>,
    pub(super) choices: Vec<KeptChoice>,
    /// Why the house is not believed any more.
    pub(super) alarm: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Drawn {
    pub(super) start: u64,
    pub(super) bytes: Bytes,
    pub(super) opened: bool,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptChain {
    pub(super) chain: u64,
    pub(super) end: Bytes,
}

/// A list that was told and signed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptList {
    pub(super) start: u64,
    pub(super) terms: String,
    /// The whole line.
    pub(super) line: String,
    pub(super) signature: Signature,
    pub(super) hash: Bytes,
}

/// A choice that was committed to.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct KeptChoice {
    pub(super) event: u64,
    pub(super) word: String,
    pub(super) salt: Bytes,
    pub(super) commitment: Bytes,
    /// Those who choose at the same time, itself included; nobody for a choice that is only hidden.
    pub(super) at_once: Vec<Seat>,
    /// Word and salt were told to the house.
    pub(super) opened: bool,
}

impl Record {
    pub(super) fn new(table: &str, seat: Seat, key: PublicKey, header: &str) -> Record {
        Record {
            table: table.into(),
            seat,
            key,
            header: header.into(),
            drawn: None,
            chains: Vec::new(),
            lists: Vec::new(),
            links: Vec::new(),
            rounds: Vec::new(),
            step: None,
            choices: Vec::new(),
            alarm: None,
        }
    }

    /// Which table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// Whose.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The house's key, as it was first told.
    pub fn key(&self) -> PublicKey {
        self.key
    }

    /// Why the house is not believed any more, if it is not.
    pub fn alarm(&self) -> Option<&str> {
        self.alarm.as_deref()
    }

    /// What may be shown to everybody: nothing in it opens a seat or tells a link to come. None before the list.
    pub fn receipt(&self) -> Option<Receipt> {
        let list = self.lists.last()?;
        let after = |text: &str, mark: &str| text.strip_prefix(mark).map(String::from);
        let opened = self.drawn.as_ref().filter(|drawn| drawn.opened && drawn.start == list.start);
        Some(Receipt {
            luckhouse: Receipt::KIND.into(),
            table: self.table.clone(),
            seat: self.seat,
            key: self.key,
            header: self.header.clone(),
            terms: list.terms.clone(),
            list: after(&list.line, "# fair list ")?,
            signature: list.signature,
            start: list.start,
            bytes: opened.map(|drawn| drawn.bytes),
            links: self.links.clone(),
            rounds: self.rounds.clone(),
            step: self.step,
        })
    }

    pub(super) fn chain(&self, table: &Bytes, number: u64) -> Option<Chain> {
        let kept = self.chains.iter().find(|kept| kept.chain == number)?;
        Some(Chain::new(table, self.seat, number, &Secret::new(*kept.end.as_slice())))
    }
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Record({} of {}, not shown)", self.seat, self.table)
    }
}

impl Record {
    /// A link is about to be given in a round that was told with this story: never the same for another.
    pub(super) fn release(
        &mut self,
        round: u64,
        member: &Member,
        link: Bytes,
        (lines, seen): (u64, Bytes),
    ) -> Result<(), Alarm> {
        let own = GivenLink { round, chain: member.chain, number: member.place, link };
        let stored = SeenRound { round, lines, seen };
        let same = |known: &GivenLink| {
            known.round == round || (known.chain, known.number) == (own.chain, own.number)
        };
        match self.links.iter().find(|known| same(known)) {
            Some(known) if *known == own && self.rounds.contains(&stored) => Ok(()),
            Some(_) => Err(Alarm::Twice { round }),
            // Rounds that were answered before are behind us: nothing is given to one that is told anew.
            None if self.rounds.last().is_some_and(|last| last.round > round) => Err(Alarm::Twice { round }),
            None => {
                self.links.push(own);
                self.rounds.push(stored);
                Ok(())
            }
        }
    }
}
