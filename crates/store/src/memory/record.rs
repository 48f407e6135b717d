//! One table in memory.

use crate::nodes::Holder;
use crate::{
    Append, ArchiveName, Call, ChatLine, Command, CommandId, Done, Event, Invitation, Json, Kind, Listed,
    MemberId, Millis, Name, NewTable, PlanAhead, Say, Seat, SeatNumber, Seq, Stage, Status, StoreError,
    Table,
};
use std::collections::BTreeMap;

/// A table, and all that belongs to it.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// As it was opened, but for visibility and settings.
    pub(super) table: NewTable,
    pub(super) changed: Millis,
    pub(super) status: Status,
    pub(super) seats: BTreeMap<SeatNumber, Seat>,
    /// What they have said ahead, by seat.
    pub(super) plans: BTreeMap<SeatNumber, Json>,
    pub(super) events: Vec<Event>,
    pub(super) commands: BTreeMap<Command, (Seq, Seq)>,
    pub(super) chat: Vec<(ChatLine, Option<CommandId>)>,
    /// Who is asked to come, by member.
    pub(super) invitations: BTreeMap<MemberId, Invitation>,
    /// Who is to be told what, by member and kind of channel.
    pub(super) calls: BTreeMap<(MemberId, Name), Call>,
    /// The node that may change it, at its epoch.
    pub(super) owner: Option<Holder>,
    /// The number of the last line, also when the line is forgotten.
    pub(super) said: Option<Seq>,
    /// When somebody has to look at it.
    pub(super) due: Option<Millis>,
    /// Where its events are, and the number of the last of them, if they are not here.
    pub(super) archived: Option<(ArchiveName, Seq)>,
}

impl Record {
    pub(super) fn opened(table: NewTable, owner: Option<Holder>) -> Record {
        let (changed, status) = (table.at, Status::Waiting);
        let (seats, plans, events, commands, chat, invitations, calls, said) = Default::default();
        let (due, archived) = (Some(Table::ALWAYS), None);
        Record {
            table,
            changed,
            status,
            seats,
            plans,
            events,
            commands,
            chat,
            invitations,
            calls,
            owner,
            said,
            due,
            archived,
        }
    }

    /// Something has changed.
    pub(super) fn touch(&mut self, at: Millis) {
        (self.changed, self.due) = (at, Some(Table::ALWAYS));
    }

    pub(super) fn is_due(&self, by: Millis) -> bool {
        !self.is_over() && self.due.is_some_and(|due| due <= by)
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.status, Status::Over { .. })
    }

    pub(super) fn mark(&mut self, stage: &Stage) -> Result<(), StoreError> {
        if self.is_over() {
            return Err(StoreError::Over(self.table.id.clone()));
        }
        self.status = stage.status(self.changed);
        Ok(())
    }

    fn last_event(&self) -> Option<Seq> {
        self.events.last().map(|event| event.seq).or(self.archived.as_ref().map(|(_, last)| *last))
    }

    pub(super) fn append(&mut self, append: &Append) -> Result<Done, StoreError> {
        if let Some((first, last)) = append.command.as_ref().and_then(|command| self.commands.get(command)) {
            return Ok(Done::Repeated { first: *first, last: *last });
        }
        let (table, first) = (append.table.clone(), append.first);
        let expected = Seq::after(self.last_event());
        if first != expected {
            return Err(StoreError::OutOfOrder { table, found: first, expected });
        }
        for (seq, entry) in append.entries.numbered(first) {
            if self.is_over() && entry.kind != Kind::Note {
                return Err(StoreError::Over(table));
            }
            if let Kind::TakeBack { keep: Some(keep) } = entry.kind
                && keep >= seq
            {
                return Err(StoreError::TakesBackNothing { event: seq, keep });
            }
            let command = append.command.clone().filter(|_| seq == first);
            self.events.push(Event { seq, at: append.at, entry: entry.clone(), command });
        }
        let last = self.events.last().expect("there is at least one entry").seq;
        self.commands.extend(append.command.clone().map(|command| (command, (first, last))));
        self.touch(append.at);
        Ok(Done::Appended { first, last })
    }

    pub(super) fn say(&mut self, say: &Say) -> Done {
        let same = |(line, command): &&(ChatLine, Option<CommandId>)| {
            say.command.is_some() && *command == say.command && line.speaker == say.speaker
        };
        if let Some((line, _)) = self.chat.iter().find(same) {
            return Done::Repeated { first: line.number, last: line.number };
        }
        let number = Seq::after(self.said);
        self.said = Some(number);
        let (at, speaker, text) = (say.at, say.speaker.clone(), say.text.clone());
        self.chat.push((ChatLine { number, at, speaker, text, hidden: false }, say.command.clone()));
        Done::Said(number)
    }

    pub(super) fn hide(&mut self, number: Seq, hidden: bool) -> Result<(), StoreError> {
        let line = self.chat.iter_mut().find(|(line, _)| line.number == number);
        let line = line.ok_or_else(|| StoreError::NoChat { table: self.table.id.clone(), number })?;
        line.0.hidden = hidden;
        Ok(())
    }

    pub(super) fn listed(&self) -> Listed {
        let NewTable { id, game, header, visibility, settings, at, .. } = self.table.clone();
        let (created, changed, status) = (at, self.changed, self.status.clone());
        let players = self.seats.values().map(|seat| seat.player.clone()).collect();
        Listed { id, game, header, visibility, settings, created, changed, status, players }
    }

    fn plans(&self) -> impl Iterator<Item = PlanAhead> {
        self.plans.iter().map(|(seat, plan)| PlanAhead { seat: *seat, plan: plan.clone() })
    }

    pub(super) fn plan(&mut self, seat: SeatNumber, plan: Option<&Json>) -> Result<(), StoreError> {
        match plan {
            Some(_) if !self.seats.contains_key(&seat) => {
                return Err(StoreError::NoSeat { table: self.table.id.clone(), seat });
            }
            Some(plan) => self.plans.insert(seat, plan.clone()),
            None => self.plans.remove(&seat),
        };
        Ok(())
    }

    pub(super) fn whole(&self) -> Table {
        Table {
            listed: self.listed(),
            dice: self.table.dice,
            seats: self.seats.values().cloned().collect(),
            plans: self.plans().collect(),
            last_event: self.last_event(),
            last_chat: self.said,
            due: self.due,
        }
    }
}
