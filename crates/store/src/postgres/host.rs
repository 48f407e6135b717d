//! The host's own books, and forgetting what is old.

use super::apply::key;
use super::data::{Data, Given};
use super::read::most;
use super::rows;
use crate::{Ban, Deed, Done, Line, MemberId, Millis, Name, Seq, Speaker, StoreError, TableId};

pub(super) async fn ban(data: &Data, ban: &Ban) -> Result<(), StoreError> {
    data.execute("DELETE FROM bans WHERE until <= $1", &[&ban.at.0]).await?;
    let sql = "INSERT INTO bans (network, at, until, why) VALUES ($1, $2, $3, $4)
               ON CONFLICT (network) DO UPDATE SET at = $2, until = $3, why = $4";
    let (until, why) = (ban.until.map(|until| until.0), ban.why.as_ref().map(Line::as_str));
    data.execute(sql, &[&ban.network.as_str(), &ban.at.0, &until, &why]).await?;
    Ok(())
}

pub(super) async fn lift(data: &Data, network: &Name) -> Result<(), StoreError> {
    if data.execute("DELETE FROM bans WHERE network = $1", &[&network.as_str()]).await? == 0 {
        return Err(StoreError::NoBan(network.clone()));
    }
    Ok(())
}

pub(super) async fn bans(data: &Data) -> Result<Vec<Ban>, StoreError> {
    let sql = "SELECT network, at, until, why FROM bans ORDER BY network";
    data.all(sql, &[], |row| {
        let (at, until) = (rows::millis(row, 1)?, rows::optional_millis(row, 2)?);
        Ok(Ban { network: rows::word(row, 0)?, at, until, why: rows::optional_word(row, 3)? })
    })
    .await
}

pub(super) async fn record(data: &Data, deed: &Deed) -> Result<(), StoreError> {
    let sql = "WITH next AS (UPDATE house SET deeds = deeds + 1 RETURNING deeds)
               INSERT INTO deeds (number, at, by, deed, member_key, about_key)
               SELECT deeds, $1, $2, $3, (SELECT key FROM members WHERE id = $4 FOR KEY SHARE),
                      (SELECT key FROM members WHERE id = $5 FOR KEY SHARE) FROM next";
    let [member, about] = [&deed.member, &deed.about].map(|member| member.as_ref().map(MemberId::as_str));
    data.execute(sql, &[&deed.at.0, &deed.by.as_str(), &deed.deed.0, &member, &about]).await?;
    Ok(())
}

pub(super) async fn deeds(
    data: &Data,
    before: Option<Seq>,
    limit: usize,
) -> Result<Vec<(Seq, Deed)>, StoreError> {
    let sql = "SELECT number, at, by, deed, (SELECT id FROM members WHERE key = member_key),
                      (SELECT id FROM members WHERE key = about_key)
               FROM deeds WHERE number < $1 ORDER BY number DESC LIMIT $2";
    let before = before.map_or(i64::MAX, |before| before.get().into());
    data.all(sql, &[&before, &most(limit)], |row| {
        let (at, by, deed) = (rows::millis(row, 1)?, rows::word(row, 2)?, rows::json(row, 3)?);
        let (member, about) = (rows::optional_word(row, 4)?, rows::optional_word(row, 5)?);
        let deed = Deed { at, by, member, about, deed };
        Ok((rows::seq(row, 0)?, deed))
    })
    .await
}

pub(super) async fn hide_speaker(
    data: &Data,
    table: &TableId,
    speaker: &Speaker,
    hidden: bool,
) -> Result<(), StoreError> {
    let (key, (seat, spectator)) = (key(data, table).await?, rows::speaker(speaker));
    let sql = "UPDATE chat SET hidden = $4 WHERE table_key = $1 AND seat = $2 AND spectator = $3";
    data.execute(sql, &[&key, &seat, &spectator, &hidden]).await?;
    Ok(())
}

/// Is it not a table of another node than this one, which clears away its own?
pub(super) const SWEPT: &str = "NOT EXISTS
    (SELECT 1 FROM nodes WHERE nodes.id = owner AND nodes.epoch = owner_epoch AND nodes.id <> $3)";

pub(super) async fn remove_over(data: &Data, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let sql = format!(
        "DELETE FROM tables WHERE key IN
         (SELECT key FROM tables WHERE over AND sorted < $1 AND {SWEPT} ORDER BY sorted, id LIMIT $2) RETURNING id"
    );
    let us = data.us().map(|us| us.id.0);
    let given: Given<'_> = &[&before.0, &i64::from(limit), &us];
    let mut removed: Vec<TableId> = data.all(&sql, given, |row| rows::word(row, 0)).await?;
    removed.sort();
    Ok(Done::Removed(removed))
}

pub(super) async fn forget_talk(data: &Data, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let sql = format!(
        "DELETE FROM chat WHERE (table_key, number) IN
         (SELECT table_key, number FROM chat JOIN tables ON key = table_key WHERE at < $1 AND {SWEPT}
          ORDER BY at, tables.id, number LIMIT $2)"
    );
    let us = data.us().map(|us| us.id.0);
    let forgotten = data.execute(&sql, &[&before.0, &i64::from(limit), &us]).await?;
    Ok(Done::Forgotten(usize::try_from(forgotten).unwrap_or(usize::MAX)))
}

pub(super) async fn forget_reports(data: &Data, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let sql = "DELETE FROM reports WHERE id IN
               (SELECT id FROM reports WHERE at < $1 ORDER BY at, id LIMIT $2)";
    forgotten(data, sql, before, limit).await
}

/// The last deed stays: the next is counted on from it.
pub(super) async fn forget_deeds(data: &Data, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let sql = "DELETE FROM deeds WHERE number IN
               (SELECT number FROM deeds WHERE at < $1 AND number < (SELECT max(number) FROM deeds)
                ORDER BY number LIMIT $2)";
    forgotten(data, sql, before, limit).await
}

async fn forgotten(data: &Data, sql: &str, before: Millis, limit: u16) -> Result<Done, StoreError> {
    let forgotten = data.execute(sql, &[&before.0, &i64::from(limit)]).await?;
    Ok(Done::Forgotten(usize::try_from(forgotten).unwrap_or(usize::MAX)))
}

/// The key that is kept, after this one was offered. Of two programs that start at once, one is first.
pub(super) async fn house_key(data: &Data, new: &str) -> Result<String, StoreError> {
    let sql = "UPDATE house SET key = coalesce(key, $1) RETURNING key";
    let kept = data.first(sql, &[&new], |row| Ok(row.try_get(0)?)).await?;
    kept.ok_or_else(|| StoreError::Damaged("the row of the house is missing".into()))
}
