//! A table as it was left.

use super::desk::{Desk, Saved, Told};
use super::note::Note;
use super::recent::Recent;
use super::settings::Settings;
use super::sitter::Sitter;
use crate::protocol::Visibility;
use luckhouse_engine::Seat;
use luckhouse_engine::fair::Secret;
use luckhouse_shelf::read_log;
use luckhouse_store::{Event, Kind, PlainLog, Seq, Store, StoreError, TableId};
use std::collections::HashSet;

impl Desk {
    /// Take up a table where it was left.
    pub(crate) fn load(store: &dyn Store, id: &TableId) -> Result<Desk, StoreError> {
        let kept = store.load(id)?;
        let talk = Recent::load(store, id, &kept)?;
        let events = store.events(id, None, usize::MAX)?;
        let log = PlainLog::of(kept.listed.header.clone(), events.iter().cloned()).to_string();
        let game = read_log(&log, usize::MAX).map_err(|wrong| damaged(wrong.to_string()))?;
        let mut seats: Vec<Option<Sitter>> = (0..game.header().seats).map(|_| None).collect();
        for seat in kept.seats {
            let index = usize::from(seat.player.number.get()) - 1;
            let place = seats.get_mut(index).ok_or_else(|| damaged("a seat that the game has not"))?;
            *place = Some(Sitter::of(seat).ok_or_else(|| damaged("what was added to the dice"))?);
        }
        let mut desk = Desk {
            id: id.clone(),
            game,
            visibility: Visibility::of(kept.listed.visibility),
            settings: Settings::of(&kept.listed.settings)?,
            seats,
            secret: kept.dice.map(|dice| Secret::new(dice.0)),
            dice: None,
            closed: false,
            story: Vec::with_capacity(events.len()),
            commands: HashSet::new(),
            since: kept.listed.created,
            talk,
            taken_back: 0,
        };
        desk.remember(events)?;
        Ok(desk)
    }

    /// Go through what happened.
    fn remember(&mut self, events: Vec<Event>) -> Result<(), StoreError> {
        let (mut lines, mut sealed) = (0, Vec::new());
        for event in events {
            if let Some(command) = &event.command {
                let seat = Seat::at(usize::from(command.seat.get()) - 1);
                self.commands.insert((seat, command.id.to_string()));
            }
            let line = event.entry.line.as_str();
            let what = match event.entry.kind {
                Kind::Play => {
                    lines += 1;
                    sealed.clear();
                    Saved::Line(lines - 1)
                }
                Kind::TakeBack { keep } => {
                    lines -= self.forget_after(keep.map_or(0, Seq::get));
                    self.taken_back += 1;
                    Saved::TakenBack {
                        seat: first_seat(line).ok_or_else(|| damaged(line))?,
                        keep: keep.map_or(0, Seq::get),
                    }
                }
                Kind::Note => Saved::Note(self.recall(line, &mut sealed)?),
            };
            if !matches!(what, Saved::Note(ref note) if *note != Note::Began) {
                self.since = event.at;
            }
            self.story.push(Told { at: event.at, what });
        }
        sealed.into_iter().try_for_each(|(seat, word): (Seat, String)| {
            self.game.choose(seat, &word).map_err(|refusal| damaged(refusal.to_string()))
        })
    }

    /// The lines after this number no longer count; how many there were.
    fn forget_after(&mut self, keep: u32) -> usize {
        let later = self.story.iter_mut().skip(keep as usize);
        let lines = later.filter(|told| matches!(told.what, Saved::Line(_)));
        lines.map(|told| told.what = Saved::Gone).count()
    }

    fn recall(&mut self, line: &str, sealed: &mut Vec<(Seat, String)>) -> Result<Note, StoreError> {
        let note: Note = line.parse().map_err(|()| damaged(line))?;
        match &note {
            Note::Seals(seat, word) => sealed.push((*seat, word.clone())),
            Note::Unseals(seat) => sealed.retain(|(who, _)| who != seat),
            Note::Began => self.make_dice(),
            Note::Closed(_) => self.closed = true,
            _ => {}
        }
        Ok(note)
    }
}

fn first_seat(line: &str) -> Option<Seat> {
    line.split(' ').next()?.parse().ok()
}

fn damaged(what: impl Into<String>) -> StoreError {
    StoreError::Damaged(what.into())
}
