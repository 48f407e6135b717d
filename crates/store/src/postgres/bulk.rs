//! All that was planned, in one statement.

use super::data::Data;
use super::plan::{NewEvent, NewState};
use crate::{Seq, StoreError};

pub(super) const SQL: &str = "
    WITH lines AS (
        INSERT INTO events (table_key, seq, at, kind, keep, line, command_seat, command, command_last)
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[],
                             $7::bigint[], $8::text[], $9::bigint[])
    )
    UPDATE tables SET changed = coalesce(new.changed, tables.changed), due = new.due, last_event = new.last,
           status = coalesce(new.status, tables.status),
           visibility = coalesce(new.visibility, tables.visibility), settings = coalesce(new.settings, tables.settings)
    FROM unnest($10::bigint[], $11::bigint[], $12::bigint[], $13::text[], $14::text[], $15::text[],
                $16::bigint[])
         AS new (key, changed, last, status, visibility, settings, due)
    WHERE tables.key = new.key";

/// Column by column, as the database takes them.
pub(super) async fn write(
    data: &Data,
    events: &[NewEvent<'_>],
    states: &[NewState],
) -> Result<(), StoreError> {
    let event = Columns(events);
    let state = Columns(states);
    let kinds = event.map(|event| event.entry.kind.columns());
    let command = |event: &NewEvent<'_>| event.command.map(|(command, _)| command.clone());
    let commands = event.map(command);
    let text = |pick: fn(&NewState) -> Option<&str>| states.iter().map(pick).collect::<Vec<_>>();
    data.execute(
        SQL,
        &[
            &event.map(|event| event.key),
            &event.map(|event| number(event.seq)),
            &event.map(|event| event.at.0),
            &kinds.iter().map(|(word, _)| *word).collect::<Vec<_>>(),
            &kinds.iter().map(|(_, keep)| keep.map(number)).collect::<Vec<_>>(),
            &events.iter().map(|event| event.entry.line.as_str()).collect::<Vec<_>>(),
            &Columns(&commands).map(|command| command.as_ref().map(|command| i64::from(command.seat.get()))),
            &commands
                .iter()
                .map(|command| command.as_ref().map(|command| command.id.as_str()))
                .collect::<Vec<_>>(),
            &event.map(|event| event.command.map(|(_, last)| number(last))),
            &state.map(|state| state.key),
            &state.map(|state| state.changed.map(|at| at.0)),
            &state.map(|state| state.last),
            &text(|state| state.status),
            &text(|state| state.edited.as_ref().map(|(visibility, _)| visibility.word())),
            &text(|state| state.edited.as_ref().map(|(_, settings)| settings.0.as_str())),
            &state.map(|state| state.due.map(|due| due.0)),
        ],
    )
    .await
    .map(drop)
}

struct Columns<'r, T>(&'r [T]);

impl<T> Columns<'_, T> {
    fn map<C>(&self, pick: impl Fn(&T) -> C) -> Vec<C> {
        self.0.iter().map(pick).collect()
    }
}

fn number(seq: Seq) -> i64 {
    seq.get().into()
}
