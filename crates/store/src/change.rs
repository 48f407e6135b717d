//! What can be changed.

use crate::{
    Archiving, Ban, Command, CommandId, Deed, Entries, Entry, Json, Kind, Line, MemberChange, Millis, Name,
    NewTable, PlainLog, Seat, SeatNumber, Seq, Speaker, Status, StoreError, TableId, Visibility,
};

/// One thing to be changed: all of it, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Open a table. Nobody sits at it yet, and it waits.
    Open(NewTable),
    /// Let a table be found by others than before, and set its settings.
    Edit {
        /// Which table.
        table: TableId,
        /// When.
        at: Millis,
        /// Who may find it from now on.
        visibility: Visibility,
        /// What else the caller wants to know of it.
        settings: Json,
    },
    /// Say how far a table is. What is over stays over.
    Mark {
        /// Which table.
        table: TableId,
        /// When.
        at: Millis,
        /// How far.
        stage: Stage,
    },
    /// From now on, this is who sits at that seat.
    Sit {
        /// Which table.
        table: TableId,
        /// When.
        at: Millis,
        /// Who.
        seat: Seat,
    },
    /// Nobody sits at that seat any more.
    Leave {
        /// Which table.
        table: TableId,
        /// When.
        at: Millis,
        /// Which seat.
        seat: SeatNumber,
    },
    /// Nobody is at the table, and nothing happens there by itself before this time, or ever. It holds until the next change of the
    /// table other than talk; it is none itself.
    Rest {
        /// Which table.
        table: TableId,
        /// When somebody has to look at it.
        due: Option<Millis>,
    },
    /// What a seat will choose, said ahead: this from now on, or nothing any more. Nobody sees that the table was changed, so it is no
    /// change of the table like the others, and it goes on resting.
    PlanAhead {
        /// Which table.
        table: TableId,
        /// Which seat.
        seat: SeatNumber,
        /// What is planned.
        plan: Option<Json>,
    },
    /// Add lines to what has happened.
    Append(Append),
    /// Say something.
    Say(Say),
    /// Hide a line of talk, or show it again.
    Hide {
        /// Which table.
        table: TableId,
        /// Which line.
        number: Seq,
        /// Is it hidden from now on?
        hidden: bool,
    },
    /// Hide everything that somebody has said until now, or show it again.
    HideSpeaker {
        /// Where.
        table: TableId,
        /// Who.
        speaker: Speaker,
        /// Is it hidden from now on?
        hidden: bool,
    },
    /// Forget a table and all that belongs to it.
    Remove(TableId),
    /// Forget finished tables, and all that belongs to them: the oldest first.
    RemoveOver {
        /// Those that ended before this.
        before: Millis,
        /// At most so many.
        most: u16,
    },
    /// Forget what was said: the oldest lines first. Their numbers are not used again.
    ForgetTalk {
        /// What was said before this.
        before: Millis,
        /// At most so many lines.
        most: u16,
    },
    /// Forget reports that nobody has closed: the oldest first.
    ForgetReports {
        /// Those that were sent before this.
        before: Millis,
        /// At most so many.
        most: u16,
    },
    /// Forget what was done by hand: the oldest first. The last of all stays, so that no number is used again.
    ForgetDeeds {
        /// What was done before this.
        before: Millis,
        /// At most so many.
        most: u16,
    },
    /// Let nobody of a network in. Bans that have ended by then are forgotten.
    Ban(Ban),
    /// Lift the ban of this network.
    Lift(Name),
    /// Write down what the host did.
    Record(Deed),
    /// Move a finished game out of the store, or back.
    Archive(Box<Archiving>),
    /// Change something about members.
    Member(MemberChange),
    /// Several changes: all of them, or none. If a command among them was applied before, nothing of the list is
    /// applied again, and the answer is that command's.
    Together(Vec<Change>),
}

/// How far a table is to be from now on. The end comes at the time of the change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Not all have come.
    Waiting,
    /// They play.
    Playing,
    /// It has ended like this.
    Over(Json),
}

impl Stage {
    pub(crate) fn status(&self, at: Millis) -> Status {
        match self {
            Stage::Waiting => Status::Waiting,
            Stage::Playing => Status::Playing,
            Stage::Over(result) => Status::Over { result: result.clone(), at },
        }
    }
}

/// Lines for the events of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// When.
    pub at: Millis,
    /// The number that the first line must get: one more than the last. Whoever has missed something is refused.
    pub first: Seq,
    /// What happened.
    pub entries: Entries,
    /// The command that made it happen.
    pub command: Option<Command>,
}

impl Append {
    /// The number of its last line.
    pub(crate) fn last(&self) -> Seq {
        self.first.plus(self.entries.as_slice().len() - 1)
    }

    /// May all of its lines be added to a table that is over, or not? They are looked at before the first is written.
    pub(crate) fn may_be_added(&self, over: bool) -> Result<(), StoreError> {
        for (seq, entry) in self.entries.numbered(self.first) {
            match entry.kind {
                Kind::Play | Kind::TakeBack { .. } if over => {
                    return Err(StoreError::Over(self.table.clone()));
                }
                Kind::TakeBack { keep: Some(keep) } if keep >= seq => {
                    return Err(StoreError::TakesBackNothing { event: seq, keep });
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// A line of talk. The store numbers it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Say {
    /// Which table.
    pub table: TableId,
    /// When.
    pub at: Millis,
    /// Who.
    pub speaker: Speaker,
    /// What.
    pub text: Line,
    /// The client's name for it. The same one from the same speaker is said once.
    pub command: Option<CommandId>,
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Done {
    /// It is so.
    Kept,
    /// The lines have these numbers.
    Appended {
        /// The first line's.
        first: Seq,
        /// The last line's.
        last: Seq,
    },
    /// This command was applied before, and got these numbers then. Nothing was changed now.
    Repeated {
        /// The first line's.
        first: Seq,
        /// The last line's.
        last: Seq,
    },
    /// The line of talk has this number.
    Said(Seq),
    /// These tables are forgotten, by id.
    Removed(Vec<TableId>),
    /// So many lines, reports or deeds are forgotten.
    Forgotten(usize),
    /// What became of each.
    Together(Vec<Done>),
}

impl Change {
    /// The latest time that it names.
    pub(crate) fn at(&self) -> Option<Millis> {
        match self {
            Change::Open(NewTable { at, .. })
            | Change::Edit { at, .. }
            | Change::Mark { at, .. }
            | Change::Sit { at, .. }
            | Change::Leave { at, .. }
            | Change::Append(Append { at, .. })
            | Change::Say(Say { at, .. })
            | Change::Ban(Ban { at, .. })
            | Change::Record(Deed { at, .. }) => Some(*at),
            Change::Member(change) => change.at(),
            Change::Rest { .. }
            | Change::PlanAhead { .. }
            | Change::Archive(_)
            | Change::Hide { .. }
            | Change::HideSpeaker { .. }
            | Change::Remove(_)
            | Change::RemoveOver { .. }
            | Change::ForgetTalk { .. }
            | Change::ForgetReports { .. }
            | Change::ForgetDeeds { .. }
            | Change::Lift(_) => None,
            Change::Together(changes) => changes.iter().filter_map(Change::at).max(),
        }
    }

    /// The table that it is about, if it names one that should be there. What is told of members is of no table.
    pub(crate) fn table(&self) -> Option<&TableId> {
        match self {
            Change::Edit { table, .. }
            | Change::Mark { table, .. }
            | Change::Sit { table, .. }
            | Change::Leave { table, .. }
            | Change::Rest { table, .. }
            | Change::PlanAhead { table, .. }
            | Change::Append(Append { table, .. })
            | Change::Say(Say { table, .. })
            | Change::Hide { table, .. }
            | Change::HideSpeaker { table, .. }
            | Change::Remove(table) => Some(table),
            Change::Open(_)
            | Change::RemoveOver { .. }
            | Change::ForgetTalk { .. }
            | Change::ForgetReports { .. }
            | Change::ForgetDeeds { .. }
            | Change::Ban(_)
            | Change::Lift(_)
            | Change::Record(_)
            | Change::Archive(_)
            | Change::Member(_)
            | Change::Together(_) => None,
        }
    }

    /// Is it promised that nothing remains of something?
    pub(crate) fn forgets(&self) -> bool {
        match self {
            Change::Member(change) => matches!(change, MemberChange::Forget { .. }),
            Change::Together(changes) => changes.iter().any(Change::forgets),
            _ => false,
        }
    }

    /// Keep a game that was played elsewhere, as a finished one. Whether the rules allow it, the caller has checked.
    ///
    /// ```
    /// use luckhouse_store::*;
    /// let log: PlainLog = "pig seats 2 edition 1\np1 roll\n* 6\np1 hold\n".parse().unwrap();
    /// let (id, game) = (TableId::new("imported").unwrap(), Name::new("pig").unwrap());
    /// let table = NewTable {
    ///     id: id.clone(), game, header: log.header.clone(), visibility: Visibility::Private,
    ///     settings: Json::default(), dice: None, at: Millis(0),
    /// };
    /// let store = Memory::default();
    /// store.apply(Change::import(table, vec![], &log, Json("{}".into()))).unwrap();
    /// assert_eq!(store.export(&id).unwrap(), log);
    /// ```
    pub fn import(table: NewTable, seats: Vec<Seat>, log: &PlainLog, result: Json) -> Change {
        Change::with_log(table, seats, log, Stage::Over(result))
    }

    /// A table at which all of this log has happened already.
    pub fn with_log(table: NewTable, seats: Vec<Seat>, log: &PlainLog, stage: Stage) -> Change {
        let (id, at) = (table.id.clone(), table.at);
        let mut changes = vec![Change::Open(NewTable { header: log.header.clone(), ..table })];
        changes.extend(seats.into_iter().map(|seat| Change::Sit { table: id.clone(), at, seat }));
        let kind = |line: &Line| if line.is_remark() { Kind::Note } else { Kind::Play };
        let entries = log.lines.iter().map(|line| Entry { kind: kind(line), line: line.clone() });
        changes.extend(Entries::all(entries.collect()).map(|entries| {
            Change::Append(Append { table: id.clone(), at, first: Seq::FIRST, entries, command: None })
        }));
        changes.push(Change::Mark { table: id, at, stage });
        Change::Together(changes)
    }
}
