//! A table as it was left.

use super::ahead::as_kept;
use super::fair::FairTable;
use super::note::Note;
use super::occupant::{DiceContribution, Occupant};
use super::recent::Recent;
use super::settings::Settings;
use super::state::{EntryKind, FirstDice, StoryEntry, TableDice, TableState};
use super::taken_back::TakenBack;
use crate::house::TOURNAMENT;
use crate::protocol::Visibility;
use luckhouse_engine::fair::{DailyDice, FairLine, HouseKey, Secret, v1::FairDice};
use luckhouse_engine::{History, Seat, SeatSet};
use luckhouse_shelf::read_log;
use luckhouse_store::{Event, Kind, PlainLog, Seq, Store, StoreError, Table, TableId};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

impl TableState {
    /// Take up a table where it was left.
    pub(crate) fn load(
        store: &dyn Store,
        id: &TableId,
        key: &Arc<HouseKey>,
        grace: Duration,
    ) -> Result<TableState, StoreError> {
        let kept = store.load(id)?;
        if kept.listed.game.as_str() == TOURNAMENT {
            return Err(StoreError::NoTable(id.clone()));
        }
        let talk = Recent::load(store, id, &kept)?;
        let events = store.events(id, None, usize::MAX)?;
        let log = PlainLog::of(kept.listed.header.clone(), events.iter().cloned()).to_string();
        let game = read_log(&log, usize::MAX).map_err(|wrong| damaged(wrong.to_string()))?;
        let plans = as_kept(kept.plans);
        let mut seats: Vec<Option<Occupant>> = (0..game.header().seats).map(|_| None).collect();
        for seat in kept.seats {
            let index = usize::from(seat.player.number.get()) - 1;
            let place = seats.get_mut(index).ok_or_else(|| damaged("a seat that the game has not"))?;
            *place = Some(Occupant::of(seat).ok_or_else(|| damaged("what was added to the dice"))?);
        }
        let settings = Settings::of(&kept.listed.settings)?;
        let dice = match (kept.dice.map(|dice| Secret::new(dice.0)), settings.daily) {
            (None, _) => TableDice::Elsewhere,
            (Some(secret), Some(of)) => TableDice::Daily(DailyDice::new(of.day, secret)),
            (Some(secret), None) if is_first_protocol(&events) => first_dice(id, secret, &seats),
            (Some(secret), None) => {
                let (header, house) = (game.header().to_string(), Arc::clone(key));
                TableDice::Fair(Box::new(FairTable::new(id.as_str(), header, seats.len(), secret, house)))
            }
        };
        let mut state = TableState {
            id: id.clone(),
            game,
            visibility: Visibility::of(kept.listed.visibility),
            settings: Arc::new(settings),
            seats: Arc::new(seats),
            dice,
            plans,
            here: SeatSet::EMPTY,
            closed: false,
            grace: Some(grace),
            story: History::default(),
            comings: 0,
            commands: Arc::default(),
            opened: kept.listed.created,
            since: kept.listed.created,
            talk: Arc::new(talk),
            taken_back: 0,
            patience: TakenBack::default(),
            rests: kept.due != Some(Table::ALWAYS),
        };
        state.remember(events)?;
        Ok(state)
    }

    /// Go through what happened.
    fn remember(&mut self, events: Vec<Event>) -> Result<(), StoreError> {
        let (mut lines, mut sealed, mut commands) = (0, Vec::new(), HashSet::new());
        for event in events {
            if let Some(command) = &event.command {
                let seat = Seat::at(usize::from(command.seat.get()) - 1);
                commands.insert((seat, command.id.to_string()));
            }
            let line = event.entry.line.as_str();
            let what = match event.entry.kind {
                Kind::Play => {
                    lines += 1;
                    self.patience.line(line);
                    sealed.clear();
                    if let Some(fair) = self.fair_mut().filter(|_| !line.starts_with('*')) {
                        fair.settle();
                        fair.chose();
                    }
                    EntryKind::Line(lines - 1)
                }
                Kind::TakeBack { keep } => {
                    lines -= self.forget_after(keep.map_or(0, Seq::get));
                    self.taken_back += 1;
                    let seat = first_seat(line).ok_or_else(|| damaged(line))?;
                    self.patience.one_more(seat);
                    EntryKind::TakenBack { seat, keep: keep.map_or(0, Seq::get) }
                }
                Kind::Note => EntryKind::Note(self.recall(line, &mut sealed)?),
            };
            if !matches!(what, EntryKind::Note(ref note) if *note != Note::Began) {
                self.since = event.at;
            }
            self.tell(event.at, what);
        }
        self.commands = Arc::new(commands);
        for (seat, word) in sealed {
            self.game.choose(seat, &word).map_err(|refusal| damaged(refusal.to_string()))?;
        }
        self.read_again();
        Ok(())
    }

    /// What everybody has read who keeps a running hash, from the list that counts on.
    fn read_again(&mut self) {
        let is_list = |told: &StoryEntry| matches!(&told.what, EntryKind::Note(Note::Fair(line)) if matches!(**line, FairLine::List(_)));
        let Some(list) = self.story.iter().rposition(is_list) else { return };
        let read = self.lines_of_readers(0);
        let (story, committed) = (std::mem::take(&mut self.story), self.all_have_committed());
        if let Some(fair) = self.fair_mut() {
            for told in story.iter_from(list + 1) {
                match &told.what {
                    EntryKind::Line(event) => {
                        read.iter().for_each(|(seat, lines)| fair.read(*seat, lines[*event].clone()));
                    }
                    EntryKind::Note(Note::Fair(line)) => fair.read_fair(line),
                    EntryKind::Note(_) | EntryKind::TakenBack { .. } | EntryKind::Gone => {}
                }
            }
            fair.all_committed = committed.then(tokio::time::Instant::now);
        }
        self.story = story;
    }

    /// The lines after this number no longer count; how many there were.
    fn forget_after(&mut self, keep: u32) -> usize {
        let mut gone = 0;
        for place in keep as usize..self.story.len() {
            if let Some(entry @ StoryEntry { what: EntryKind::Line(_), .. }) = self.story.get_mut(place) {
                entry.what = EntryKind::Gone;
                gone += 1;
            }
        }
        gone
    }

    fn recall(&mut self, line: &str, sealed: &mut Vec<(Seat, String)>) -> Result<Note, StoreError> {
        let note: Note = line.parse().map_err(|()| damaged(line))?;
        match &note {
            Note::Seals(seat, word) => sealed.push((*seat, word.clone())),
            Note::Unseals(seat) => {
                self.patience.one_more(*seat);
                sealed.retain(|(who, _)| who != seat);
            }
            Note::Fair(line) => self.fair_mut().into_iter().for_each(|fair| fair.hear(line)),
            Note::Salt(salt) => self.fair_mut().into_iter().for_each(|fair| fair.remember(*salt)),
            Note::Closed(_) => self.closed = true,
            Note::Began => self.fair_mut().into_iter().for_each(FairTable::make_dice),
            _ => {}
        }
        Ok(note)
    }
}

/// Was the game begun under the first protocol?
fn is_first_protocol(events: &[Event]) -> bool {
    let second = |event: &Event| matches!(event.entry.line.as_str().parse(), Ok(FairLine::Table { .. }));
    events.iter().any(|event| event.entry.line.as_str() == "began") && !events.iter().any(second)
}

fn first_dice(id: &TableId, secret: Secret, seats: &[Option<Occupant>]) -> TableDice {
    let opened = |(seat, occupant): (Seat, &Option<Occupant>)| match occupant.as_ref()?.contribution {
        DiceContribution::First(bytes) => Some((seat, bytes)),
        _ => None,
    };
    let added: Vec<_> = Seat::all(seats.len()).zip(seats).filter_map(opened).collect();
    let dice = FairDice::new(&secret, id.as_str(), &added);
    TableDice::First(Arc::new(FirstDice { dice, secret, added }))
}

fn first_seat(line: &str) -> Option<Seat> {
    line.split(' ').next()?.parse().ok()
}

fn damaged(what: impl Into<String>) -> StoreError {
    StoreError::Damaged(what.into())
}
