//! Lines of a start: terms, the list, its signature, openings, and how it ends.

use super::super::record::{KeptList, Record};
use super::super::{Alarm, Notice};
use super::{Follow, STARTS, Started};
use crate::fair::{
    Bytes, FairLine, ListedSeat, Rounds, SealList, Secret, Seen, Signature, Terms, house_seal, seat_seal,
};
use crate::{Seat, SeatSet};

impl Follow {
    pub(super) fn agree(&mut self, found: &Terms, told: &[String]) -> Result<(), Alarm> {
        let text = found.to_string();
        let stands = |word: &&String| text.split(' ').any(|known| known == word.as_str());
        if let Some(missing) = told.iter().find(|word| !stands(word)) {
            return Err(Alarm::Terms { found: text, expected: missing.clone() });
        }
        self.terms = Some(found.clone());
        Ok(())
    }

    pub(super) fn list(
        &mut self,
        list: &SealList,
        record: &Record,
        notices: &mut Vec<Notice>,
    ) -> Result<(), Alarm> {
        let before = self.last_list.is_none_or(|last| last == list.previous);
        if self.start.is_some()
            || self.list.is_some()
            || list.start != self.voids + 1
            || list.start > STARTS
            || !before
        {
            // A second list where one stands is the oldest of all tricks; the others are told from it by their number.
            let known = self.start.as_ref().is_some_and(|start| start.list.start == list.start);
            return Err(if known { Alarm::AnotherList } else { Alarm::ListOrder(list.start) });
        }
        if let Some(drawn) = record.drawn.as_ref().filter(|drawn| drawn.start == list.start) {
            let seal = seat_seal(&self.table, drawn.start, self.seat, &drawn.bytes);
            let anchor = record.chain(&self.table, 0).map(|chain| chain.anchor());
            match list.seats.get(self.seat.index()) {
                Some(ListedSeat::Person { seal: Some(listed), anchor: at }) => {
                    if *listed != seal || at.is_some() && *at != anchor {
                        return Err(Alarm::OwnSeal);
                    }
                }
                Some(ListedSeat::Person { seal: None, .. }) => notices.push(Notice::NotListed),
                _ => return Err(Alarm::OwnSeal),
            }
        }
        self.list = Some(list.clone());
        Ok(())
    }

    pub(super) fn signed(
        &mut self,
        list: SealList,
        signature: &Signature,
        record: &mut Record,
    ) -> Result<(), Alarm> {
        let terms = self.terms.take().ok_or(Alarm::ListOrder(list.start))?;
        let hash = list.hash(&self.table, &record.header, &terms);
        if !record.key.verifies(&hash, signature) {
            return Err(Alarm::ListSignature);
        }
        match record.lists.iter().find(|known| known.start == list.start) {
            Some(known) if known.hash != hash => return Err(Alarm::AnotherList),
            Some(_) => {}
            None => record.lists.push(KeptList {
                start: list.start,
                terms: terms.to_string(),
                line: FairLine::List(list.clone()).to_string(),
                signature: *signature,
                hash,
            }),
        }
        self.last_list = Some(hash);
        let seen = Seen::new(&hash, self.seat);
        self.start = Some(Started {
            rounds: Rounds::new(&self.table, &list),
            at_round: (0, seen.now()),
            list,
            hash,
            dice: terms.dice,
            opened: Vec::new(),
            seen,
            lines: Vec::new(),
        });
        Ok(())
    }

    pub(super) fn opened(&mut self, seat: Seat, bytes: &Bytes, record: &Record) -> Result<(), Alarm> {
        let start = self.start.as_mut().ok_or(Alarm::SeatSeal(seat))?;
        let sealed = start.list.sealed().find(|(whose, _)| *whose == seat).map(|(_, seal)| seal);
        let again = start.opened.iter().any(|(whose, _)| *whose == seat);
        if again || sealed != Some(seat_seal(&self.table, start.list.start, seat, bytes)) {
            return Err(Alarm::SeatSeal(seat));
        }
        let own = record.drawn.as_ref().filter(|drawn| drawn.start == start.list.start);
        if seat == self.seat && own.is_some_and(|drawn| !drawn.opened) {
            return Err(Alarm::OwnBytes);
        }
        start.opened.push((seat, *bytes));
        start.opened.sort_by_key(|(seat, _)| *seat);
        Ok(())
    }

    pub(super) fn void(
        &mut self,
        number: u64,
        secret: &Bytes,
        missing: SeatSet,
        notices: &mut Vec<Notice>,
    ) -> Result<(), Alarm> {
        let start = self.start.take().ok_or(Alarm::ListOrder(number))?;
        let secret = Secret::new(*secret.as_slice());
        if house_seal(&self.table, start.list.start, &secret) != start.list.house {
            return Err(Alarm::HouseSeal);
        }
        if number != start.list.start || start.is_open() {
            return Err(Alarm::ListOrder(number));
        }
        self.voids += 1;
        notices.push(Notice::Void { start: number, missing: missing.to_string() });
        Ok(())
    }

    pub(super) fn secret(&mut self, secret: &Bytes) -> Result<(), Alarm> {
        let Some(start) = &self.start else { return Err(Alarm::HouseSeal) };
        let secret = Secret::new(*secret.as_slice());
        if house_seal(&self.table, start.list.start, &secret) != start.list.house {
            return Err(Alarm::HouseSeal);
        }
        self.over = true;
        Ok(())
    }
}
