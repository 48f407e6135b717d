//! What a deed would change.

use super::occupant::number;
use super::settings::Settings;
use super::state::TableState;
use crate::protocol::Visibility;
use luckhouse_engine::Seat;
use luckhouse_store::{
    self as store, Append, Change, Command, CommandId, Deed, Entries, Entry, Json, Kind, Line, Millis,
    SeatNumber, Seq, Stage, TableId,
};

/// What one deed would do, worked out and not saved yet. When it is saved it becomes the state; until then nobody
/// knows of it, and dropping it forgets it.
pub(crate) struct PendingChange {
    /// What is to be saved.
    pub(super) changes: ChangeSet,
    /// What the table becomes.
    pub(super) next: TableState,
}

impl PendingChange {
    /// Nothing yet, at this time.
    pub(super) fn of(state: &TableState, at: Millis) -> PendingChange {
        let first = Seq::after(Seq::new(state.last()));
        PendingChange { changes: ChangeSet::new(at, first), next: state.clone() }
    }

    /// Who commanded it, and what they call it.
    #[must_use]
    pub(crate) fn commanded(mut self, seat: Seat, id: &CommandId) -> PendingChange {
        self.changes.command = Some(Command { seat: number(seat), id: id.clone() });
        self
    }
}

/// What is to be saved of one deed, all of it or nothing.
pub(crate) struct ChangeSet {
    at: Millis,
    first: Seq,
    entries: Vec<Entry>,
    changes: Vec<Change>,
    /// What is said ahead. It changes nothing that anybody else sees.
    plans: Vec<Change>,
    stage: Option<Stage>,
    command: Option<Command>,
    signs: bool,
}

impl ChangeSet {
    /// Of a deed at this time, whose first line will have this number.
    pub(super) fn new(at: Millis, first: Seq) -> ChangeSet {
        ChangeSet {
            at,
            first,
            entries: Vec::new(),
            changes: Vec::new(),
            plans: Vec::new(),
            stage: None,
            command: None,
            signs: false,
        }
    }

    /// When it is done.
    pub(super) fn at(&self) -> Millis {
        self.at
    }

    /// Does it change nothing?
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.changes.is_empty() && self.plans.is_empty() && self.stage.is_none()
    }

    /// Does it end the game?
    pub(crate) fn ends(&self) -> bool {
        matches!(self.stage, Some(Stage::Over(_)))
    }

    /// Does it change anything besides the story: who sits where, what is set, how far the table is?
    pub(crate) fn changes_table(&self) -> bool {
        !self.changes.is_empty() || self.stage.is_some()
    }

    /// The house signs what everybody has seen when this is saved.
    pub(super) fn sign(&mut self) {
        self.signs = true;
    }

    /// Is what everybody has seen to be signed?
    pub(crate) fn signs(&self) -> bool {
        self.signs
    }

    pub(super) fn add(&mut self, kind: Kind, line: &str) {
        let line = Line::new(line).expect("what happened stands in one line");
        self.entries.push(Entry { kind, line });
    }

    pub(super) fn mark(&mut self, stage: Stage) {
        self.stage = Some(stage);
    }

    pub(super) fn sit(&mut self, table: &TableId, seat: store::Seat) {
        self.changes.push(Change::Sit { table: table.clone(), at: self.at, seat });
    }

    pub(super) fn leave(&mut self, table: &TableId, seat: Seat) {
        self.changes.push(Change::Leave { table: table.clone(), at: self.at, seat: number(seat) });
    }

    pub(super) fn edit(&mut self, table: &TableId, visibility: Visibility, settings: &Settings) {
        let (table, at) = (table.clone(), self.at);
        let change = Change::Edit { table, at, visibility: visibility.kept(), settings: settings.kept() };
        self.changes.push(change);
    }

    /// From now on this is said ahead at a seat. What was to be kept of it before is not.
    pub(super) fn plan(&mut self, table: &TableId, seat: SeatNumber, plan: Option<Json>) {
        self.plans.retain(|known| !matches!(known, Change::PlanAhead { seat: of, .. } if *of == seat));
        self.plans.push(Change::PlanAhead { table: table.clone(), seat, plan });
    }

    /// It was the host of the house who did it.
    pub(super) fn record(&mut self, deed: Deed) {
        self.changes.push(Change::Record(deed));
    }

    /// As the store takes it.
    pub(crate) fn change(self, table: &TableId) -> Change {
        let (at, first, command) = (self.at, self.first, self.command);
        let mut changes = self.changes;
        changes.extend(self.plans);
        let table = || table.clone();
        let append = |entries| Change::Append(Append { table: table(), at, first, entries, command });
        changes.extend(Entries::all(self.entries).map(append));
        changes.extend(self.stage.map(|stage| Change::Mark { table: table(), at, stage }));
        match <[Change; 1]>::try_from(changes) {
            Ok([change]) => change,
            Err(changes) => Change::Together(changes),
        }
    }
}

impl Visibility {
    /// As it is kept.
    pub(crate) fn kept(self) -> store::Visibility {
        match self {
            Visibility::Private => store::Visibility::Private,
            Visibility::Unlisted => store::Visibility::Unlisted,
            Visibility::Public => store::Visibility::Public,
        }
    }

    /// As it was kept.
    pub(crate) fn of(kept: store::Visibility) -> Visibility {
        match kept {
            store::Visibility::Private => Visibility::Private,
            store::Visibility::Unlisted => Visibility::Unlisted,
            store::Visibility::Public => Visibility::Public,
        }
    }
}
