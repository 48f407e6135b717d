//! What a player keeps of a game, to be held against its log.

use super::verify::{Checked, ToldRound};
use super::{
    Bytes, FairLine, Opened, PublicKey, SealList, Seen, Signature, Terms, link_before, seat_seal,
    step_digest, table_hash,
};
use crate::{BadWord, Phrase, Seat, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;

/// What a player pinned and what they added. It holds nothing that opens a seat, and no link that was not given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    /// What it is: always `receipt 2`.
    pub luckhouse: String,
    /// The name of the table.
    pub table: String,
    /// Whose receipt, counted from 1.
    #[serde(serialize_with = "write_seat", deserialize_with = "read_seat")]
    pub seat: Seat,
    /// The house's key, as it was pinned.
    pub key: PublicKey,
    /// The header of the log.
    pub header: String,
    /// What stood after `# fair terms `.
    pub terms: String,
    /// What stood after `# fair list `.
    pub list: String,
    /// The house's signature of the list.
    pub signature: Signature,
    /// Which start.
    pub start: u64,
    /// The bytes that were opened; none if none were.
    pub bytes: Option<Bytes>,
    /// The links that were given.
    pub links: Vec<GivenLink>,
    /// The rounds in which links were given, with what had been seen up to each.
    pub rounds: Vec<SeenRound>,
    /// The last thing seen that the house has signed.
    pub step: Option<SignedStep>,
}

/// A link that was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GivenLink {
    /// In which round.
    pub round: u64,
    /// Of which chain.
    pub chain: u64,
    /// Which link of it.
    pub number: u64,
    /// The link.
    pub link: Bytes,
}

/// What had been seen when a round was told, its line included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenRound {
    /// Which round.
    pub round: u64,
    /// After so many lines.
    pub lines: u64,
    /// The running hash.
    pub seen: Bytes,
}

/// What the house has signed that a seat has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SignedStep {
    /// After so many lines.
    pub lines: u64,
    /// The running hash.
    pub seen: Bytes,
    /// The house's signature.
    pub signature: Signature,
}

/// What a receipt adds to what a log proves by itself: this is the game that its holder played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipted {
    /// Whose receipt.
    pub seat: Seat,
    /// Are bytes of the holder's own in the dice?
    pub own_bytes: bool,
    /// In how many rounds a link of the holder went into the rolls.
    pub rounds_with: u64,
    /// In how many rounds it did not: whoever was away has no part in these rolls.
    pub rounds_without: u64,
    /// How many links were given to rounds that were void.
    pub void_rounds: u64,
    /// After so many of the holder's lines the house has signed what they saw; none if it never did.
    pub signed: Option<u64>,
    /// How many lines the holder could read in all.
    pub lines: u64,
}

/// Why a log is not the game that a receipt is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// It is no receipt, or of another format.
    Kind(String),
    /// Part of the receipt cannot be read.
    Word(BadWord),
    /// It is of something else.
    Other {
        /// What differs.
        what: &'static str,
        /// As the log has it.
        found: String,
        /// As the receipt has it.
        expected: String,
    },
    /// The receipt's own signatures do not fit.
    Signature(Phrase),
    /// There is no such seat, or it is not a person's.
    Seat(Seat),
    /// Own bytes are not in the dice.
    Bytes,
    /// A link was given that the log does not have.
    Link {
        /// Which round.
        round: u64,
    },
    /// A link is in the log that was never given.
    Foreign {
        /// Which round.
        round: u64,
        /// Whose.
        seat: Seat,
    },
    /// The story is another one.
    Story {
        /// Where.
        place: Phrase,
    },
    /// The log ends before what was seen.
    Short {
        /// Where.
        place: Phrase,
        /// How many lines the receipt says.
        seen: u64,
        /// How many the log has.
        lines: u64,
    },
}

impl Contradiction {
    /// What differs, to be said in any language.
    pub fn phrase(&self) -> Phrase {
        match self.clone() {
            Contradiction::Kind(found) => phrase!("receipt-kind", found),
            Contradiction::Word(wrong) => phrase!("receipt-word", why = wrong.phrase()),
            Contradiction::Other { what, found, expected } => phrase!("receipt-other", what, found, expected),
            Contradiction::Signature(what) => phrase!("receipt-signature", what),
            Contradiction::Seat(seat) => phrase!("receipt-seat", seat),
            Contradiction::Bytes => phrase!("receipt-bytes"),
            Contradiction::Link { round } => phrase!("receipt-link", round),
            Contradiction::Foreign { round, seat } => phrase!("receipt-foreign", round, seat),
            Contradiction::Story { place } => phrase!("receipt-story", place),
            Contradiction::Short { place, seen, lines } => phrase!("receipt-short", place, seen, lines),
        }
    }
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for Contradiction {}

impl From<BadWord> for Contradiction {
    fn from(wrong: BadWord) -> Contradiction {
        Contradiction::Word(wrong)
    }
}

impl Receipt {
    /// What stands in it first.
    pub const KIND: &'static str = "receipt 2";

    /// Hold a log that was checked by itself against what one kept.
    ///
    /// # Errors
    /// The first thing in which they differ.
    pub fn check(&self, log: &Checked) -> Result<Receipted, Contradiction> {
        if self.luckhouse != Receipt::KIND {
            return Err(Contradiction::Kind(self.luckhouse.clone()));
        }
        let hash = self.same_list(log)?;
        let seen = log.seen.get(self.seat.index()).ok_or(Contradiction::Seat(self.seat))?;
        let own = log.opened.iter().find(|(seat, _)| *seat == self.seat).map(|(_, bytes)| *bytes);
        // At a table that was closed while it opened, they may have come too late.
        let complete = log.verified.words.is_some();
        if own != self.bytes && (own.is_some() || complete) {
            return Err(Contradiction::Bytes);
        }
        self.same_links(&log.rounds)?;
        for stored in &self.rounds {
            self.same_round(stored, &log.rounds, seen)?;
        }
        if let Some(step) = &self.step {
            if !self.key.verifies(&step_digest(&hash, self.seat, step.lines, &step.seen), &step.signature) {
                return Err(Contradiction::Signature(phrase!("receipt-last-step")));
            }
            same_story(phrase!("receipt-last-signed"), step.lines, &step.seen, seen)?;
        }
        Ok(self.summary(&log.rounds, seen.lines()))
    }

    /// The list, its terms, its signature: the hash of the list.
    fn same_list(&self, log: &Checked) -> Result<Bytes, Contradiction> {
        let written =
            |line: FairLine, word: &str| line.to_string()[FairLine::MARK.len() + word.len()..].to_string();
        let same = [
            ("table", log.verified.table.clone(), self.table.clone()),
            ("key", log.verified.key.to_string(), self.key.to_string()),
            ("header", log.header.clone(), self.header.clone()),
            ("start", log.list.start.to_string(), self.start.to_string()),
            ("terms", log.terms.to_string(), self.terms.clone()),
            ("list", written(FairLine::List(log.list.clone()), "list "), self.list.clone()),
            ("signature", log.signature.to_string(), self.signature.to_string()),
        ];
        if let Some((what, found, expected)) = same.into_iter().find(|(_, found, expected)| found != expected)
        {
            return Err(Contradiction::Other { what, found, expected });
        }
        let hash = self.list_hash()?;
        if self.key.verifies(&hash, &self.signature) {
            Ok(hash)
        } else {
            Err(Contradiction::Signature(phrase!("receipt-list")))
        }
    }

    /// The hash of the list, worked out from what the receipt itself says; own bytes fit it.
    ///
    /// # Errors
    /// If its list or terms cannot be read, or its bytes are not those that were sealed.
    pub fn list_hash(&self) -> Result<Bytes, Contradiction> {
        let list = self.read_list()?;
        let terms: Terms = self.terms.parse()?;
        let table = table_hash(&self.table);
        let sealed = list.sealed().find(|(seat, _)| *seat == self.seat).map(|(_, seal)| seal);
        let own = self.bytes.map(|bytes| seat_seal(&table, self.start, self.seat, &bytes));
        if own.is_some() && own != sealed {
            return Err(Contradiction::Bytes);
        }
        Ok(list.hash(&table, &self.header, &terms))
    }

    fn read_list(&self) -> Result<SealList, Contradiction> {
        match format!("{}list {}", FairLine::MARK, self.list).parse()? {
            FairLine::List(list) => Ok(list),
            _ => Err(Contradiction::Kind(self.list.clone())),
        }
    }

    /// The log has every link that was given, and no other of this seat.
    fn same_links(&self, rounds: &[ToldRound]) -> Result<(), Contradiction> {
        for told in rounds {
            let Some(member) = told.members.iter().find(|member| member.seat == self.seat) else { continue };
            let Some(link) = of(&told.given, self.seat) else { continue };
            let fits = |own: &GivenLink| {
                (own.round, own.chain, own.number, own.link) == (told.round, member.chain, member.place, link)
            };
            if !self.links.iter().any(fits) {
                return Err(Contradiction::Foreign { round: told.round, seat: self.seat });
            }
        }
        self.links.iter().try_for_each(|own| self.same_link(own, rounds))
    }

    fn same_link(&self, own: &GivenLink, rounds: &[ToldRound]) -> Result<(), Contradiction> {
        let round = own.round;
        let asked = rounds.iter().find(|told| told.round == round).and_then(|told| {
            let member = told.members.iter().find(|member| member.seat == self.seat)?;
            Some((told, member))
        });
        let (told, member) = asked.ok_or(Contradiction::Link { round })?;
        let before = link_before(&table_hash(&self.table), self.seat, own.chain, own.number, &own.link);
        let asked_for = (member.chain, member.place, member.last) == (own.chain, own.number, before);
        // A link that came too late is not in the log: its round is void, and says so.
        let answered = of(&told.given, self.seat).is_none_or(|link| link == own.link);
        if asked_for && answered { Ok(()) } else { Err(Contradiction::Link { round }) }
    }

    fn same_round(&self, stored: &SeenRound, rounds: &[ToldRound], seen: &Seen) -> Result<(), Contradiction> {
        let place = phrase!("receipt-round", round = stored.round);
        let told = rounds.iter().find(|told| told.round == stored.round);
        match told {
            Some(told) if told.lines == stored.lines => same_story(place, stored.lines, &stored.seen, seen),
            _ => Err(Contradiction::Story { place }),
        }
    }

    fn summary(&self, rounds: &[ToldRound], lines: u64) -> Receipted {
        let drawn = |told: &&ToldRound| told.given.len() == told.members.len();
        let with = |told: &&ToldRound| of(&told.given, self.seat).is_some();
        let void = rounds.iter().filter(|told| !drawn(told) && with(told)).count();
        Receipted {
            seat: self.seat,
            own_bytes: self.bytes.is_some(),
            rounds_with: rounds.iter().filter(drawn).filter(with).count() as u64,
            rounds_without: rounds.iter().filter(drawn).filter(|told| !with(told)).count() as u64,
            void_rounds: void as u64,
            signed: self.step.map(|step| step.lines),
            lines,
        }
    }
}

fn of(given: &Opened, seat: Seat) -> Option<Bytes> {
    given.iter().find(|(whose, _)| *whose == seat).map(|(_, link)| *link)
}

fn same_story(place: Phrase, lines: u64, expected: &Bytes, seen: &Seen) -> Result<(), Contradiction> {
    match seen.after(lines) {
        Some(found) if found == *expected => Ok(()),
        Some(_) => Err(Contradiction::Story { place }),
        None => Err(Contradiction::Short { place, seen: lines, lines: seen.lines() }),
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn write_seat<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u64(seat.index() as u64 + 1)
}

fn read_seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    let number = u64::deserialize(from)?;
    let wrong = || de::Error::custom(format!("{number} is not a seat: expected 1 to {}", Seat::MAX));
    Seat::all(Seat::MAX).find(|seat| seat.index() as u64 + 1 == number).ok_or_else(wrong)
}
