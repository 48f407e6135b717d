//! Whoever wants to go is forgotten: their games stay, under a name that is nobody's.

use super::House;
use crate::members::Session;
use crate::protocol::Problem;
use crate::table::{Note, Settings, TableMessage};
use luckhouse_store::{
    Change, Event, Kind, Line, MemberChange, MemberId, Name, SeatNumber, Store, StoreError, TableId,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What the seats of somebody who is forgotten are called.
const FORMER: &str = "a former guest";

impl House {
    /// Forget a player: no name, key or address of them is left.
    ///
    /// # Errors
    /// If something cannot be read or written. Then it can be asked for again.
    pub(crate) async fn forget_me(self: &Arc<Self>, session: &Session) -> Result<(), Problem> {
        self.forget_member(&session.member).await
    }

    /// The same of anybody, with the bots that belong to them.
    pub(super) async fn forget_member(self: &Arc<Self>, member: &MemberId) -> Result<(), Problem> {
        let (member, whose) = (member.clone(), member.clone());
        let (tables, notes) = self.read(move |store| traces_of_all(store, &whose)).await?;
        for table in &tables {
            self.make_ours(table).await.map_err(|why| super::unfound(&why))?;
        }
        self.bring_back(&notes).await.map_err(|why| super::unfound(&why))?;
        for change in notes {
            self.save(change).await.map_err(|why| super::unfound(&why))?;
        }
        let name = Name::new(FORMER).expect("a fine name");
        self.change_members(vec![MemberChange::Forget { member, name }]).await?;
        self.bot_tokens.send_replace(());
        self.leaders.changed();
        self.clear_archive().await;
        for table in tables {
            // One that rests is read anew anyway; one that cannot be asked has gone.
            drop(self.ask(table.as_str(), TableMessage::Reload).await);
        }
        Ok(())
    }
}

/// The same for a member and those that belong to them.
fn traces_of_all(
    store: &dyn Store,
    member: &MemberId,
) -> Result<(BTreeSet<TableId>, Vec<Change>), StoreError> {
    let (mut tables, mut changes) = traces(store, member)?;
    for own in store.members().belongings(Some(member), usize::MAX)? {
        let (more_tables, more_changes) = traces(store, &own.member.id)?;
        tables.extend(more_tables);
        changes.extend(more_changes);
    }
    Ok((tables, changes))
}

/// Where a member's name stands besides their seats: the tables, and what makes them say another name.
fn traces(store: &dyn Store, member: &MemberId) -> Result<(BTreeSet<TableId>, Vec<Change>), StoreError> {
    let (mut tables, mut changes) = (BTreeSet::new(), Vec::new());
    for (table, seat) in store.members().tables_of(member)? {
        changes.extend(renamed(&table, seat, readable(store, &table)?));
        let next = keep_nothing(store, &table, seat, &mut changes)?;
        tables.insert(table);
        // A rematch that they never came to keeps a seat for their name.
        if let Some(next) = next.filter(|next| store.load(next).is_ok()) {
            keep_nothing(store, &next, seat, &mut changes)?;
            tables.insert(next);
        }
    }
    Ok((tables, changes))
}

/// What happened at a table. The lines of a game whose file is lost say nothing to anybody.
fn readable(store: &dyn Store, table: &TableId) -> Result<Vec<Event>, StoreError> {
    match store.events(table, None, usize::MAX) {
        Err(why @ StoreError::Archive { lost: true, .. }) => {
            tracing::error!(%why, "a member is forgotten, and what this game said of them is not looked at");
            Ok(Vec::new())
        }
        other => other,
    }
}

/// Notes that say who came to this seat and went.
fn renamed(table: &TableId, seat: SeatNumber, events: Vec<Event>) -> impl Iterator<Item = Change> {
    let anew = move |note: Note| match note {
        Note::Came(at, _) if crate::table::number(at) == seat => Some(Note::Came(at, FORMER.into())),
        Note::Went(at, _) if crate::table::number(at) == seat => Some(Note::Went(at, FORMER.into())),
        _ => None,
    };
    let table = table.clone();
    events.into_iter().filter(|event| event.entry.kind == Kind::Note).filter_map(move |event| {
        let note = anew(event.entry.line.as_str().parse().ok()?)?;
        let line = Line::new(note.to_string()).ok()?;
        Some(Change::Member(MemberChange::Reword { table: table.clone(), number: event.seq, line }))
    })
}

/// No seat is kept for the name of this one any more. Says where they play again.
fn keep_nothing(
    store: &dyn Store,
    table: &TableId,
    seat: SeatNumber,
    changes: &mut Vec<Change>,
) -> Result<Option<TableId>, StoreError> {
    let listed = store.load(table)?.listed;
    let mut settings = Settings::of(&listed.settings)?;
    if settings.kept_for.remove(&seat.get()).is_some() {
        let (table, at, visibility) = (table.clone(), listed.changed, listed.visibility);
        changes.push(Change::Edit { table, at, visibility, settings: settings.kept() });
    }
    Ok(settings.rematch.and_then(|next| next.parse().ok()))
}
