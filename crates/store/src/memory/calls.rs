//! How members are reached who are not here, and what they are to be told, in memory: each call stands at its table.

use super::members::Roll;
use super::{Tables, find};
use crate::{Call, CallChange, Channel, MemberId, Millis, StoreError};
use std::sync::Arc;

pub(super) fn apply(roll: &mut Roll, tables: &mut Tables, change: &CallChange) -> Result<(), StoreError> {
    match change {
        CallChange::Open(channel) => {
            roll.find(&channel.member)?;
            roll.channels.insert(channel.hash, channel.clone());
        }
        CallChange::Keep { hash, data } => {
            roll.channels.get_mut(hash).into_iter().for_each(|known| known.data = data.clone());
        }
        CallChange::Close(hash) => drop(roll.channels.remove(hash)),
        CallChange::Call(call) => {
            roll.find(&call.member)?;
            let here = &mut find(tables, &call.table)?.calls;
            let place = (call.member.clone(), call.kind.clone());
            if !here.get(&place).is_some_and(|known| known.repeats(call)) {
                here.insert(place, call.clone());
            }
        }
        CallChange::Tried(call) => {
            let place = (call.member.clone(), call.kind.clone());
            let known = find(tables, &call.table).ok().and_then(|record| record.calls.get_mut(&place));
            if let Some(known) = known.filter(|known| known.repeats(call)) {
                (known.tries, known.next) = (call.tries, call.next);
            }
        }
        CallChange::Off { member, table } => {
            if let Ok(record) = find(tables, table) {
                record.calls.retain(|(known, _), _| known != member);
            }
        }
        CallChange::ForgetTold(before) => forget(tables, |call| call.next.is_none() && call.at < *before),
    }
    Ok(())
}

/// Forget those of which this is true.
pub(super) fn forget(tables: &mut Tables, goes: impl Fn(&Call) -> bool) {
    for record in tables.values_mut().filter(|record| record.calls.values().any(&goes)) {
        Arc::make_mut(record).calls.retain(|_, call| !goes(call));
    }
}

pub(super) fn channels(roll: &Roll, member: &MemberId) -> Vec<Channel> {
    let theirs = roll.channels.values().filter(|channel| channel.member == *member);
    let mut theirs: Vec<Channel> = theirs.cloned().collect();
    theirs.sort_by_key(|channel| (channel.added, channel.hash));
    theirs
}

fn everybodys(tables: &Tables) -> impl Iterator<Item = &Call> {
    tables.values().flat_map(|record| record.calls.values())
}

pub(super) fn calls(tables: &Tables, member: &MemberId) -> Vec<Call> {
    let mut theirs: Vec<Call> = everybodys(tables).filter(|call| call.member == *member).cloned().collect();
    theirs.sort_by_key(|call| (call.table.clone(), call.kind.clone()));
    theirs
}

pub(super) fn due(tables: &Tables, by: Millis, limit: usize) -> Vec<Call> {
    let mut due: Vec<Call> =
        everybodys(tables).filter(|call| call.next.is_some_and(|next| next <= by)).cloned().collect();
    due.sort_by_key(|call| (call.next, call.member.clone(), call.table.clone(), call.kind.clone()));
    due.truncate(limit);
    due
}
