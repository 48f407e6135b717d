//! One change, written into a transaction that is open.

use super::data::{Data, Given};
use super::plan::Plan;
use super::{archive, host, member_changes, plans, rows};
use crate::nodes::may_change;
use crate::queue::Outcome;
use crate::{
    Change, CommandId, Done, Millis, NewTable, Say, Seat, SeatKind, SeatNumber, Seq, Stage, StoreError,
    TableId,
};
use tokio_postgres::Row;

/// The inner error is a refusal; the outer one means that nothing more can be written in this transaction. Only a list of
/// changes can be refused half-way: then what came before is taken back.
pub(super) async fn write_one(data: &Data, change: &Change) -> Result<Outcome, StoreError> {
    let list = matches!(change, Change::Together(_));
    if list {
        data.batch("SAVEPOINT one").await?;
    }
    let outcome = apply(data, change).await;
    if let Err(wrong @ (StoreError::Disk(_) | StoreError::Damaged(_) | StoreError::Away(_))) = outcome {
        return Err(wrong);
    }
    if list {
        let back = matches!(outcome, Ok(Done::Repeated { .. }) | Err(_));
        data.batch(if back { "ROLLBACK TO one; RELEASE one" } else { "RELEASE one" }).await?;
    }
    Ok(outcome)
}

async fn apply(data: &Data, change: &Change) -> Result<Done, StoreError> {
    match change {
        Change::Open(table) => open(data, table).await?,
        Change::Append(_) | Change::Edit { .. } | Change::Rest { .. } => {
            return Plan::alone(data, change).await;
        }
        Change::Mark { table, at, stage: Stage::Over(result) } => end(data, table, *at, &result.0).await?,
        Change::Mark { .. } => return Plan::alone(data, change).await,
        Change::Sit { table, at, seat } => sit(data, table, *at, seat).await?,
        Change::Leave { table, at, seat } => leave(data, table, *at, *seat).await?,
        Change::PlanAhead { table, seat, plan } => plans::plan(data, table, *seat, plan.as_ref()).await?,
        Change::Say(say) => return self::say(data, say).await,
        Change::Hide { table, number, hidden } => hide(data, table, *number, *hidden).await?,
        Change::HideSpeaker { table, speaker, hidden } => {
            host::hide_speaker(data, table, speaker, *hidden).await?;
        }
        Change::Remove(table) => {
            data.execute("DELETE FROM tables WHERE key = $1", &[&key(data, table).await?]).await?;
        }
        Change::RemoveOver { before, most } => return host::remove_over(data, *before, *most).await,
        Change::ForgetTalk { before, most } => return host::forget_talk(data, *before, *most).await,
        Change::ForgetReports { before, most } => return host::forget_reports(data, *before, *most).await,
        Change::ForgetDeeds { before, most } => return host::forget_deeds(data, *before, *most).await,
        Change::Ban(ban) => host::ban(data, ban).await?,
        Change::Lift(network) => host::lift(data, network).await?,
        Change::Record(deed) => host::record(data, deed).await?,
        Change::Archive(step) => archive::apply(data, step).await?,
        Change::Member(change) => member_changes::apply(data, change).await?,
        Change::Together(changes) => return Box::pin(together(data, changes)).await,
    }
    Ok(Done::Kept)
}

async fn together(data: &Data, changes: &[Change]) -> Result<Done, StoreError> {
    let mut all = Vec::new();
    for change in changes {
        match apply(data, change).await? {
            // Whoever holds the transaction rolls back what came before it.
            repeated @ Done::Repeated { .. } => return Ok(repeated),
            done => all.push(done),
        }
    }
    Ok(Done::Together(all))
}

/// The number by which the other rows know a table of ours. Nobody else changes the table before this is written.
pub(super) async fn key(data: &Data, table: &TableId) -> Result<i64, StoreError> {
    Ok(key_and_end(data, table).await?.0)
}

/// The same, and whether it is over.
async fn key_and_end(data: &Data, table: &TableId) -> Result<(i64, bool), StoreError> {
    let sql = "SELECT key, over, owner, owner_epoch FROM tables WHERE id = $1 FOR NO KEY UPDATE";
    let read = |row: &Row| Ok((rows::number(row, 0)?, row.try_get(1)?, rows::holder(row, 2)?));
    let found = data.first(sql, &[&table.as_str()], read).await?;
    let (key, over, owner) = found.ok_or_else(|| StoreError::NoTable(table.clone()))?;
    may_change(data.us(), owner, table)?;
    Ok((key, over))
}

async fn touch(data: &Data, key: i64, at: Millis) -> Result<(), StoreError> {
    data.execute("UPDATE tables SET changed = $2, due = 0 WHERE key = $1", &[&key, &at.0]).await.map(drop)
}

async fn open(data: &Data, table: &NewTable) -> Result<(), StoreError> {
    let NewTable { id, game, header, visibility, settings, dice, at } = table;
    let sql =
        "INSERT INTO tables (id, game, header, visibility, settings, dice, created, changed, sorted, status, owner, owner_epoch)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7, 'waiting', $8, $9) ON CONFLICT (id) DO NOTHING";
    let dice = dice.as_ref().map(|dice| dice.0.as_slice());
    let text = (id.as_str(), game.as_str(), header.as_str(), visibility.word());
    let (owner, epoch) = data.us().map(|us| (us.id.0, us.epoch)).unzip();
    let given: Given<'_> = &[&text.0, &text.1, &text.2, &text.3, &settings.0, &dice, &at.0, &owner, &epoch];
    let opened = data.execute(sql, given).await?;
    if opened == 0 { Err(StoreError::TableExists(id.clone())) } else { Ok(()) }
}

async fn end(data: &Data, table: &TableId, at: Millis, result: &str) -> Result<(), StoreError> {
    let (key, over) = key_and_end(data, table).await?;
    if over {
        return Err(StoreError::Over(table.clone()));
    }
    let sql =
        "UPDATE tables SET status = 'over', result = $2, sorted = $3, changed = $3, due = 0 WHERE key = $1";
    data.execute(sql, &[&key, &result, &at.0]).await?;
    member_changes::ended(data, key).await
}

async fn sit(data: &Data, table: &TableId, at: Millis, seat: &Seat) -> Result<(), StoreError> {
    let (key, number) = (key(data, table).await?, i64::from(seat.player.number.get()));
    let member = match &seat.member {
        Some(member) => Some(member_changes::member_key(data, member).await?),
        None => None,
    };
    let token = seat.token.as_ref().map(|token| token.0.as_slice());
    let elsewhere = "SELECT 1 FROM seats WHERE token = $1 AND (table_key, number) <> ($2, $3)";
    if data.any(elsewhere, &[&token, &key, &number]).await? {
        return Err(StoreError::TokenTaken { table: table.clone(), seat: seat.player.number });
    }
    let bot = match &seat.player.kind {
        SeatKind::Person => None,
        SeatKind::Bot(word) => Some(word.as_str()),
    };
    let sql = "INSERT INTO seats (table_key, number, name, folded, bot, token, contribution, member_key)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
               ON CONFLICT (table_key, number) DO UPDATE
               SET name = $3, folded = $4, bot = $5, token = $6, contribution = $7, member_key = $8";
    let (name, folded) = (seat.player.name.as_str(), seat.player.name.folded());
    let added = seat.contribution.as_ref().map(|added| added.0.as_slice());
    data.execute(sql, &[&key, &number, &name, &folded, &bot, &token, &added, &member]).await?;
    touch(data, key, at).await
}

async fn leave(data: &Data, table: &TableId, at: Millis, seat: SeatNumber) -> Result<(), StoreError> {
    let key = key(data, table).await?;
    let sql = "DELETE FROM seats WHERE table_key = $1 AND number = $2";
    if data.execute(sql, &[&key, &i64::from(seat.get())]).await? == 0 {
        return Err(StoreError::NoSeat { table: table.clone(), seat });
    }
    touch(data, key, at).await
}

async fn say(data: &Data, say: &Say) -> Result<Done, StoreError> {
    let key = key(data, &say.table).await?;
    let (seat, spectator) = rows::speaker(&say.speaker);
    let command = say.command.as_ref().map(CommandId::as_str);
    let sql = "SELECT number FROM chat WHERE table_key = $1 AND seat = $2 AND spectator = $3 AND command = $4
               AND command IS NOT NULL";
    let said = data.first(sql, &[&key, &seat, &spectator, &command], |row| rows::seq(row, 0)).await?;
    if let Some(number) = said {
        return Ok(Done::Repeated { first: number, last: number });
    }
    let sql = "WITH next AS (UPDATE tables SET said = said + 1 WHERE key = $1 RETURNING said)
               INSERT INTO chat (table_key, number, at, seat, spectator, text, hidden, command)
               SELECT $1, said, $2, $3, $4, $5, false, $6 FROM next RETURNING number";
    let given: Given<'_> = &[&key, &say.at.0, &seat, &spectator, &say.text.as_str(), &command];
    let number = data.first(sql, given, |row| rows::seq(row, 0)).await?;
    number.map(Done::Said).ok_or_else(|| StoreError::NoTable(say.table.clone()))
}

async fn hide(data: &Data, table: &TableId, number: Seq, hidden: bool) -> Result<(), StoreError> {
    let sql = "UPDATE chat SET hidden = $3 WHERE table_key = $1 AND number = $2";
    let key = key(data, table).await?;
    if data.execute(sql, &[&key, &i64::from(number.get()), &hidden]).await? == 0 {
        return Err(StoreError::NoChat { table: table.clone(), number });
    }
    Ok(())
}
