//! What is to be told to somebody, as it stands when it is told.

use super::why::Waits;
use super::words::Waiting;
use crate::table::Settings;
use luckhouse_shelf::find;
use luckhouse_store::{Call, MemberId, SeatKind, Status, Store, StoreError, Table};

/// What waits for somebody who is called, if it still does.
pub(super) fn waiting(store: &dyn Store, call: &Call) -> Result<Option<Waiting>, StoreError> {
    let table = match store.load(&call.table) {
        Ok(table) => table,
        Err(StoreError::NoTable(_)) => return Ok(None),
        Err(why) => return Err(why),
    };
    let Some(why) = Waits::of(&call.why) else { return Ok(None) };
    let Some(others) = still(store, call, why, &table)? else { return Ok(None) };
    let Ok(game) = find(table.listed.game.as_str()) else { return Ok(None) };
    let tournament = Settings::of(&table.listed.settings)?.tournament.filter(|_| why == Waits::Tournament);
    let path = match tournament {
        Some(of) => format!("/tournaments/{}", of.id),
        None => format!("/t/{}", call.table),
    };
    Ok(Some(Waiting { why, game: game.about().title.into(), others, path }))
}

/// Who is there too, if it is still as it was.
fn still(
    store: &dyn Store,
    call: &Call,
    why: Waits,
    table: &Table,
) -> Result<Option<Vec<String>>, StoreError> {
    let open = !matches!(table.listed.status, Status::Over { .. });
    let holds = open
        && match why {
            Waits::Turn => sits(table, &call.member),
            Waits::Tournament => true,
            Waits::Invited => {
                let asked = store.members().invitations(&call.member)?;
                let this = asked.iter().any(|one| one.member == call.member && one.table == call.table);
                this && !sits(table, &call.member)
            }
        };
    Ok(holds.then(|| people(table, &call.member)))
}

fn sits(table: &Table, member: &MemberId) -> bool {
    table.seats.iter().any(|seat| seat.member.as_ref() == Some(member))
}

/// The other people at a table.
fn people(table: &Table, but: &MemberId) -> Vec<String> {
    let people = table.seats.iter().filter(|seat| seat.player.kind == SeatKind::Person);
    let others = people.filter(|seat| seat.member.as_ref() != Some(but));
    others.map(|seat| seat.player.name.to_string()).collect()
}
