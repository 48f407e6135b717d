//! The start of a game: everybody seals, one list is told, everybody opens against it.

use super::{Agreed, ChainState, FairTable};
use crate::protocol::{Problem, Why, because};
use luckhouse_engine::Seat;
use luckhouse_engine::fair::{Bytes, Dice, FairLine, ListedSeat, SealList, Seen, Terms, seat_seal};
use std::sync::Arc;

/// The most starts of a table: after so many it closes.
pub(crate) const STARTS: u64 = 2;

impl FairTable {
    /// The start that is being made.
    pub(crate) fn start(&self) -> u64 {
        self.start
    }

    /// Has the list been told that everybody opens against?
    pub(crate) fn is_listed(&self) -> bool {
        self.agreed.is_some()
    }

    /// The lines that tell the list.
    pub(crate) fn list_lines(
        &self,
        id: &str,
        terms: Terms,
        seats: Vec<ListedSeat>,
        before: Option<Bytes>,
    ) -> Vec<FairLine> {
        let previous = before.unwrap_or(SealList::NONE);
        let list = SealList { start: self.start, previous, house: self.house_seal(), seats };
        let signature = self.house.sign(&list.hash(&self.table, &self.header, &terms));
        let key = self.house.public();
        let introduction = (!self.introduced).then(|| FairLine::Table { id: id.into(), key });
        let lines = [FairLine::Terms(terms), FairLine::List(list), FairLine::Signed(signature)];
        introduction.into_iter().chain(lines).collect()
    }

    pub(super) fn listed(&mut self, list: &SealList) {
        let Some(terms) = &self.terms else { return };
        let hash = list.hash(&self.table, &self.header, terms);
        for (seat, anchor) in list.anchors() {
            self.chains[seat.index()] = Some(ChainState { chain: 0, place: 1, last: anchor });
        }
        for (seat, _) in list.sealed() {
            self.seen[seat.index()] = Some(Seen::new(&hash, seat));
        }
        self.agreed = Some(Arc::new(Agreed { list: list.clone(), hash, opened: Vec::new() }));
    }

    /// Is a person listed at this seat?
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        let listed = self.agreed.as_ref().and_then(|agreed| agreed.list.seats.get(seat.index()));
        matches!(listed, Some(ListedSeat::Person { .. }))
    }

    /// Those who have sealed and not opened.
    pub(crate) fn unopened(&self) -> Vec<Seat> {
        let Some(agreed) = &self.agreed else { return Vec::new() };
        let opened = |seat: &Seat| agreed.opened.iter().any(|(other, _)| other == seat);
        agreed.list.sealed().map(|(seat, _)| seat).filter(|seat| !opened(seat)).collect()
    }

    /// A seat opens, if it may: the line that says so.
    pub(crate) fn open(
        &self,
        seat: Seat,
        start: u64,
        list: &Bytes,
        bytes: Bytes,
    ) -> Result<FairLine, Problem> {
        let refused = |text: &str| Err(Problem::new(Why::House, text));
        let Some(agreed) = &self.agreed else {
            return refused(
                "not the moment to open bytes for the dice: expected when the list of seals is told",
            );
        };
        if (start, *list) != (self.start, agreed.hash) {
            return refused("these bytes are for another list of seals: expected the list of this start");
        }
        let seal = agreed.list.sealed().find(|(listed, _)| *listed == seat);
        match seal {
            None => refused("you sealed nothing for this start: nothing to open"),
            Some(_) if !self.unopened().contains(&seat) => {
                Err(Problem::new(Why::House, because("bytes-open")))
            }
            Some((_, seal)) if seat_seal(&self.table, start, seat, &bytes) != seal => {
                refused("these bytes do not fit your seal: expected those that were sealed")
            }
            Some(_) => Ok(FairLine::Opened(seat, bytes)),
        }
    }

    pub(super) fn opened(&mut self, seat: Seat, bytes: Bytes) {
        if let Some(agreed) = self.agreed.as_mut().map(Arc::make_mut) {
            agreed.opened.push((seat, bytes));
            agreed.opened.sort_by_key(|(seat, _)| *seat);
        }
    }

    /// Everybody has opened: the dice are made.
    pub(crate) fn make_dice(&mut self) {
        let secret = self.secret(self.start);
        self.dice = self.agreed.as_ref().map(|agreed| Dice::new(&secret, &agreed.hash, &agreed.opened));
    }

    /// Somebody did not open: the line that voids the start.
    pub(crate) fn void(&self) -> FairLine {
        FairLine::Void { start: self.start, secret: self.opened_secret(), missing: self.unopened() }
    }
}
