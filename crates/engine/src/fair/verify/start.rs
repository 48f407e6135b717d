//! From the header to the dice: who sat down, what was sealed, signed and opened.

use super::lines::{Lines, Next};
use super::{Broken, Flaw, Verified};
use crate::fair::{
    Bytes, FairLine, ListedSeat, Opened, SealList, Secret, Signature, Terms, house_seal, seat_seal,
    table_hash,
};
use crate::{Phrase, Seat, SeatSet, Sitter, phrase};

/// Who sat at each seat in the end: the kind of bot, or none for a person.
pub(super) type Sitters = Vec<Option<String>>;

pub(super) fn seat_lines(lines: &mut Lines<'_>, seats: usize) -> Result<Sitters, Broken> {
    Seat::all(seats)
        .map(|seat| {
            let expected = Sitter::forms(seat);
            let misplaced = lines.misplaced(expected.clone());
            let line = lines.next(expected)?;
            match Sitter::read(line, seat) {
                Ok(Sitter::Person(_)) => Ok(None),
                Ok(Sitter::Bot(kind)) => Ok(Some(kind)),
                Err(_) => Err(misplaced),
            }
        })
        .collect()
}

/// The start that counts.
#[derive(Clone)]
pub(super) struct Start {
    pub(super) table: Bytes,
    pub(super) terms: Terms,
    pub(super) list: SealList,
    /// The hash of the list.
    pub(super) hash: Bytes,
    pub(super) signature: Signature,
    pub(super) opened: Opened,
    /// What everybody has read since the list was signed.
    pub(super) read: Vec<String>,
    /// The secret of the house: in its line at the end, or in a void start.
    pub(super) secret: Option<Secret>,
    void: bool,
}

impl Start {
    /// Read up to the list that everybody opened, or to the end of a table that never began.
    pub(super) fn read(
        lines: &mut Lines<'_>,
        header: &str,
        sitters: &Sitters,
        verified: &mut Verified,
    ) -> Result<Start, Broken> {
        let mut start = Start::listed(lines, header, None, verified)?;
        start.open(lines, verified)?;
        if start.void && !matches!(lines.peek()?, Next::End) {
            start = Start::listed(lines, header, Some(&start), verified)?;
            start.open(lines, verified)?;
        }
        start.same_sitters(sitters)?;
        verified.dice = start.terms.dice;
        Ok(start)
    }

    /// Terms, list and signature.
    fn listed(
        lines: &mut Lines<'_>,
        header: &str,
        before: Option<&Start>,
        verified: &mut Verified,
    ) -> Result<Start, Broken> {
        let terms = lines.fair(Phrase::words(["`# fair terms`"]), |line| match line {
            FairLine::Terms(terms) => Some(terms),
            _ => None,
        })?;
        let at_list = lines.number();
        let list = lines.fair(phrase!("flaw-expected-list"), |line| match line {
            FairLine::List(list) => Some(list),
            _ => None,
        })?;
        verified.starts += 1;
        check_list(&list, &terms, header, before, verified.starts)
            .map_err(|flaw| Broken { line: at_list, flaw })?;
        let table = table_hash(&verified.table);
        let hash = list.hash(&table, header, &terms);
        let at_signature = lines.number();
        let signature = lines.fair(phrase!("flaw-expected-signed"), |line| match line {
            FairLine::Signed(signature) => Some(signature),
            _ => None,
        })?;
        if !verified.key.verifies(&hash, &signature) {
            return Err(Broken { line: at_signature, flaw: Flaw::Signature });
        }
        let (opened, read, secret, void) = (Vec::new(), Vec::new(), None, false);
        Ok(Start { table, terms, list, hash, signature, opened, read, secret, void })
    }

    /// What was opened, up to the last, or up to who did not.
    fn open(&mut self, lines: &mut Lines<'_>, verified: &mut Verified) -> Result<(), Broken> {
        self.secret = lines.secret().map(|secret| Secret::new(*secret.as_slice()));
        while !self.is_open() {
            match lines.peek()? {
                Next::Fair(line @ FairLine::Opened(seat, bytes)) => {
                    self.opens(seat, bytes).map_err(|flaw| lines.broken(flaw))?;
                    self.read.push(line.to_string());
                    lines.pass();
                }
                Next::Fair(FairLine::Void { start, secret, missing }) => {
                    let missing: SeatSet = missing.into_iter().collect();
                    self.voids(start, secret, missing).map_err(|flaw| lines.broken(flaw))?;
                    verified.voided.push(missing);
                    lines.pass();
                    return Ok(());
                }
                // A table that was closed while it opened.
                Next::Fair(FairLine::Secret(_)) => return Ok(()),
                _ => return Err(lines.misplaced(phrase!("flaw-expected-bytes"))),
            }
        }
        Ok(())
    }

    fn opens(&mut self, seat: Seat, bytes: Bytes) -> Result<(), Flaw> {
        let sealed = self.list.sealed().find(|(whose, _)| *whose == seat).map(|(_, seal)| seal);
        let again = self.opened.iter().any(|(whose, _)| *whose == seat);
        let Some(seal) = sealed.filter(|_| !again) else {
            let expected = phrase!("flaw-expected-sealed", seats = self.missing().to_string());
            return Err(Flaw::Place { found: format!("opened {seat}").into(), expected });
        };
        if seat_seal(&self.table, self.list.start, seat, &bytes) != seal {
            return Err(Flaw::SeatSeal(seat));
        }
        self.opened.push((seat, bytes));
        self.opened.sort_by_key(|(seat, _)| *seat);
        Ok(())
    }

    fn voids(&mut self, start: u64, secret: Bytes, missing: SeatSet) -> Result<(), Flaw> {
        if start != self.list.start {
            return Err(Flaw::Start { found: start, expected: self.list.start });
        }
        if missing != self.missing() {
            let expected = phrase!("flaw-expected-missing", seats = self.missing().to_string());
            return Err(Flaw::Place { found: format!("void {start} … {missing}").into(), expected });
        }
        let secret = Secret::new(*secret.as_slice());
        if house_seal(&self.table, start, &secret) != self.list.house {
            return Err(Flaw::HouseSeal);
        }
        (self.secret, self.void) = (Some(secret), true);
        Ok(())
    }

    /// Those who have sealed and did not open yet.
    fn missing(&self) -> SeatSet {
        let opened: SeatSet = self.opened.iter().map(|(seat, _)| *seat).collect();
        self.list.sealed().map(|(seat, _)| seat).collect::<SeatSet>().minus(opened)
    }

    /// Has everybody opened?
    pub(super) fn is_open(&self) -> bool {
        !self.void && self.missing().is_empty()
    }

    pub(super) fn is_void(&self) -> bool {
        self.void
    }

    /// The persons who have sealed nothing.
    pub(super) fn silent(&self) -> SeatSet {
        let silent =
            |(_, listed): &(Seat, &ListedSeat)| matches!(listed, ListedSeat::Person { seal: None, .. });
        let seats = Seat::all(self.list.seats.len()).zip(&self.list.seats);
        seats.filter(silent).map(|(seat, _)| seat).collect()
    }

    /// The lines of the seats name the bots that the terms name, and no other.
    fn same_sitters(&self, sitters: &Sitters) -> Result<(), Broken> {
        const FIRST: usize = 3;
        for (seat, sitter) in Seat::all(sitters.len()).zip(sitters) {
            let agreed = self.terms.bots.iter().find(|(bot, _)| *bot == seat).map(|(_, kind)| kind);
            if agreed != sitter.as_ref() {
                let word = |bot: Option<&String>| match bot {
                    Some(kind) => phrase!("flaw-bot", kind),
                    None => phrase!("flaw-person"),
                };
                let (found, who) = (word(sitter.as_ref()).into(), word(agreed));
                let expected = phrase!("flaw-expected-terms", who);
                let flaw = Flaw::Listed { seat, found, expected };
                return Err(Broken { line: FIRST + seat.index(), flaw });
            }
        }
        Ok(())
    }
}

fn check_list(
    list: &SealList,
    terms: &Terms,
    header: &str,
    before: Option<&Start>,
    expected: u64,
) -> Result<(), Flaw> {
    if list.start != expected {
        return Err(Flaw::Start { found: list.start, expected });
    }
    // What stands before the first list is another table's, of which this log says nothing.
    if let Some(before) = before.filter(|before| before.hash != list.previous) {
        return Err(Flaw::Previous(before.hash.to_string()));
    }
    let seats = header.parse().map_or(0, |header: crate::Header| header.seats);
    if list.seats.len() != seats {
        let found = phrase!("flaw-list", seats = list.seats.len()).into();
        return Err(Flaw::Place { found, expected: phrase!("flaw-expected-header", seats) });
    }
    for (seat, listed) in Seat::all(seats).zip(&list.seats) {
        let named = terms.bots.iter().any(|(whose, _)| *whose == seat);
        // For a person who is away a bot may be listed; for a bot, never a person.
        if named && *listed != ListedSeat::Bot {
            let found = phrase!("flaw-person").into();
            let expected = phrase!("flaw-expected-terms", who = phrase!("flaw-any-bot"));
            return Err(Flaw::Listed { seat, found, expected });
        }
    }
    match terms.bots.iter().find(|(seat, _)| seat.index() >= seats) {
        None => Ok(()),
        Some((seat, bot)) => {
            let expected = phrase!("flaw-expected-seats", seats);
            Err(Flaw::Listed { seat: *seat, found: bot.into(), expected })
        }
    }
}
