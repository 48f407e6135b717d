//! Players whom the house knows again.

use super::apply::{key, prepared};
use super::bots::keep_bots;
use super::read::{all, most};
use super::{attempts, belongings, calls, invitations, plans, rows, standings, vacations};
use crate::member::next;
use crate::{
    Credential, Json, Line, Member, MemberChange, MemberId, Millis, Name, Played, Rated, SeatNumber, Seq,
    StoreError, TableId, TokenHash,
};
use rusqlite::{Connection, OptionalExtension, Row, params};

/// Each of these is refused before it writes anything.
pub(super) fn apply(data: &Connection, change: &MemberChange) -> Result<(), StoreError> {
    match change {
        MemberChange::Enroll(member) => enroll(data, member),
        MemberChange::Edit { member, name, settings } => {
            let key = member_key(data, member)?;
            prepared(data, "UPDATE members SET name = ?2, settings = ?3 WHERE key = ?1")?
                .execute(params![key, name.as_str(), settings.0])?;
            Ok(())
        }
        MemberChange::Belong { member, owner } => belongings::belong(data, member, owner),
        MemberChange::Grant(credential) => grant(data, credential),
        MemberChange::Use { hash, at, data: known, expires } => {
            let sql = "UPDATE credentials SET used = ?2, data = ?3, expires = ?4 WHERE hash = ?1";
            let expires = expires.map(|expires| expires.0);
            one(prepared(data, sql)?.execute(params![hash.0, at.0, known.0, expires])?)
        }
        MemberChange::Revoke(hash) => {
            one(prepared(data, "DELETE FROM credentials WHERE hash = ?1")?.execute([hash.0])?)
        }
        MemberChange::RevokeKind { member, kind, but } => {
            let sql = "DELETE FROM credentials WHERE member_key = ?1 AND kind = ?2 AND hash IS NOT ?3";
            let (key, but) = (member_key(data, member)?, but.map(|but| but.0));
            prepared(data, sql)?.execute(params![key, kind.as_str(), but])?;
            Ok(())
        }
        MemberChange::ForgetExpired(before) => {
            prepared(data, "DELETE FROM credentials WHERE expires < ?1")?.execute([before.0])?;
            prepared(data, "DELETE FROM standings WHERE until <= ?1")?.execute([before.0])?;
            prepared(data, "DELETE FROM bans WHERE until <= ?1")?.execute([before.0])?;
            Ok(())
        }
        MemberChange::Settle { number, played, ratings, bots, review } => {
            next(&unsettled(data, 1)?, *number)?;
            if *review {
                let sql = "INSERT INTO unreviewed SELECT number, table_key FROM ended WHERE number = ?1";
                prepared(data, sql)?.execute([number.get()])?;
            }
            prepared(data, "DELETE FROM ended WHERE number = ?1")?.execute([number.get()])?;
            keep(data, played, ratings)?;
            keep_bots(data, bots)
        }
        MemberChange::Review { number, played, ratings } => {
            next(&unreviewed(data, 1)?, *number)?;
            prepared(data, "DELETE FROM unreviewed WHERE number = ?1")?.execute([number.get()])?;
            keep(data, played, ratings)
        }
        MemberChange::Hold(standing) => standings::hold(data, standing),
        MemberChange::Lift { member, kind } => standings::lift(data, member, kind),
        MemberChange::Report(report) => standings::report(data, report),
        MemberChange::CloseReport(report) => standings::close_report(data, report),
        MemberChange::Invite(invitation) => invitations::invite(data, invitation),
        MemberChange::Decline { member, table } => invitations::decline(data, member, table),
        MemberChange::Estrange { one, other } => invitations::estrange(data, one, other),
        MemberChange::Attempt(trial) => attempts::attempt(data, trial),
        MemberChange::Reach(change) => calls::apply(data, change),
        MemberChange::Vacations { member, before, after } => vacations::plan(data, member, before, after),
        MemberChange::Forget { member, name } => forget(data, member, name),
        MemberChange::Reword { table, number, line } => reword(data, table, *number, line),
    }
}

fn one(changed: usize) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NoCredential) } else { Ok(()) }
}

/// The number by which the other rows know a member.
pub(super) fn member_key(data: &Connection, member: &MemberId) -> Result<i64, StoreError> {
    find_member(data, member)?.ok_or_else(|| StoreError::NoMember(member.clone()))
}

fn find_member(data: &Connection, member: &MemberId) -> Result<Option<i64>, StoreError> {
    let found = prepared(data, "SELECT key FROM members WHERE id = ?1")?
        .query_row([member.as_str()], |row| row.get(0));
    Ok(found.optional()?)
}

fn enroll(data: &Connection, member: &Member) -> Result<(), StoreError> {
    if find_member(data, &member.id)?.is_some() {
        return Err(StoreError::MemberExists(member.id.clone()));
    }
    let Member { id, name, settings, created } = member;
    prepared(data, "INSERT INTO members (id, name, settings, created) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![id.as_str(), name.as_str(), settings.0, created.0])?;
    Ok(())
}

fn grant(data: &Connection, credential: &Credential) -> Result<(), StoreError> {
    let key = member_key(data, &credential.member)?;
    let hash = credential.hash.0;
    if prepared(data, "SELECT 1 FROM credentials WHERE hash = ?1")?.exists([hash])? {
        return Err(StoreError::CredentialTaken);
    }
    let Credential { kind, label, data: known, added, used, expires, .. } = credential;
    let sql = "INSERT INTO credentials (hash, member_key, kind, label, data, added, used, expires)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let (label, expires) = (label.as_ref().map(Line::as_str), expires.map(|expires| expires.0));
    let given = params![hash, key, kind.as_str(), label, known.0, added.0, used.0, expires];
    prepared(data, sql)?.execute(given)?;
    Ok(())
}

/// A game at which members sat is over: what comes of it is to be settled.
pub(super) fn ended(data: &Connection, table: i64) -> Result<(), StoreError> {
    let sql = "INSERT INTO ended (table_key) SELECT ?1 WHERE EXISTS
               (SELECT 1 FROM seats WHERE table_key = ?1 AND member_key IS NOT NULL)";
    prepared(data, sql)?.execute([table])?;
    Ok(())
}

/// What came of a game. Whoever was forgotten meanwhile has no key any more.
pub(super) fn keep(data: &Connection, played: &[Played], ratings: &[Rated]) -> Result<(), StoreError> {
    for Played { member, number, table, game, at, summary } in played {
        let sql = "INSERT OR REPLACE INTO played (member_key, number, table_id, game, at, summary)
                   SELECT key, ?2, ?3, ?4, ?5, ?6 FROM members WHERE id = ?1";
        let given = params![member.as_str(), number.get(), table.as_str(), game.as_str(), at.0, summary.0];
        prepared(data, sql)?.execute(given)?;
    }
    for Rated { member, pool, shown, state, at } in ratings {
        let sql = "INSERT OR REPLACE INTO ratings (member_key, pool, shown, state, at)
                   SELECT key, ?2, ?3, ?4, ?5 FROM members WHERE id = ?1";
        prepared(data, sql)?.execute(params![member.as_str(), pool.as_str(), shown, state.0, at.0])?;
    }
    Ok(())
}

fn forget(data: &Connection, member: &MemberId, name: &Name) -> Result<(), StoreError> {
    let key = member_key(data, member)?;
    // Those that belong to them first.
    belongings::of(data, key)?.into_iter().chain([key]).try_for_each(|key| forget_one(data, key, name))
}

fn forget_one(data: &Connection, key: i64, name: &Name) -> Result<(), StoreError> {
    plans::forget(data, key)?;
    let said = "DELETE FROM chat WHERE (table_key, seat) IN
                (SELECT table_key, number FROM seats WHERE member_key = ?1)";
    prepared(data, said)?.execute([key])?;
    let seats = "UPDATE seats SET name = ?2, folded = ?3, member_key = NULL WHERE member_key = ?1";
    prepared(data, seats)?.execute(params![key, name.as_str(), name.folded()])?;
    prepared(data, "DELETE FROM members WHERE key = ?1")?.execute([key])?;
    Ok(())
}

fn reword(data: &Connection, table: &TableId, number: Seq, line: &Line) -> Result<(), StoreError> {
    let sql = "UPDATE events SET line = ?3 WHERE table_key = ?1 AND seq = ?2 AND kind = 'note'";
    if prepared(data, sql)?.execute(params![key(data, table)?, number.get(), line.as_str()])? == 0 {
        return Err(StoreError::NoNote { table: table.clone(), number });
    }
    Ok(())
}

pub(super) fn member(data: &Connection, member: &MemberId) -> Result<Option<Member>, StoreError> {
    let sql = "SELECT id, name, settings, created FROM members WHERE id = ?1";
    Ok(prepared(data, sql)?.query_row([member.as_str()], read_member).optional()?)
}

pub(super) fn called(data: &Connection, name: &Name, limit: usize) -> Result<Vec<Member>, StoreError> {
    let sql = "SELECT id, name, settings, created FROM members WHERE name = ?1 ORDER BY id LIMIT ?2";
    all(data, sql, params![name.as_str(), most(limit)], read_member)
}

pub(super) fn unseen(data: &Connection, before: Millis, limit: usize) -> Result<Vec<MemberId>, StoreError> {
    let sql = "SELECT id FROM members WHERE created < ?1
               AND NOT EXISTS (SELECT 1 FROM credentials WHERE member_key = members.key AND used >= ?1)
               AND NOT EXISTS (SELECT 1 FROM standings WHERE member_key = members.key)
               AND NOT EXISTS (SELECT 1 FROM belongings WHERE member_key = members.key) ORDER BY id LIMIT ?2";
    all(data, sql, params![before.0, most(limit)], |row| rows::word(row, 0))
}

pub(super) fn read_member(row: &Row<'_>) -> rusqlite::Result<Member> {
    let (settings, created) = (Json(row.get(2)?), Millis(row.get(3)?));
    Ok(Member { id: rows::word(row, 0)?, name: rows::word(row, 1)?, settings, created })
}

const CREDENTIAL: &str = "SELECT members.id, hash, kind, label, data, added, used, expires
                          FROM credentials JOIN members ON members.key = member_key";

fn read_credential(row: &Row<'_>) -> rusqlite::Result<Credential> {
    let expires: Option<i64> = row.get(7)?;
    Ok(Credential {
        member: rows::word(row, 0)?,
        hash: TokenHash(row.get(1)?),
        kind: rows::word(row, 2)?,
        label: rows::optional_word(row, 3)?,
        data: Json(row.get(4)?),
        added: Millis(row.get(5)?),
        used: Millis(row.get(6)?),
        expires: expires.map(Millis),
    })
}

pub(super) fn credential(data: &Connection, hash: &TokenHash) -> Result<Option<Credential>, StoreError> {
    let sql = format!("{CREDENTIAL} WHERE hash = ?1");
    Ok(prepared(data, &sql)?.query_row([hash.0], read_credential).optional()?)
}

pub(super) fn credentials(data: &Connection, member: &MemberId) -> Result<Vec<Credential>, StoreError> {
    let sql = format!("{CREDENTIAL} WHERE members.id = ?1 ORDER BY added, hash");
    all(data, &sql, &[&member.as_str()], read_credential)
}

pub(super) fn played(
    data: &Connection,
    member: &MemberId,
    game: Option<&Name>,
    before: Option<Seq>,
    limit: usize,
) -> Result<Vec<Played>, StoreError> {
    let of_game = if game.is_some() { "AND game = ?4" } else { "AND ?4 IS NULL" };
    let sql = format!(
        "SELECT number, table_id, game, at, summary FROM played
         WHERE member_key = (SELECT key FROM members WHERE id = ?1) AND number < ?2 {of_game}
         ORDER BY number DESC LIMIT ?3"
    );
    let before = before.map_or(i64::MAX, |before| before.get().into());
    let given = params![member.as_str(), before, most(limit), game.map(Name::as_str)];
    all(data, &sql, given, |row| {
        let (at, summary) = (Millis(row.get(3)?), Json(row.get(4)?));
        let (number, table, game) = (rows::seq(row, 0)?, rows::word(row, 1)?, rows::word(row, 2)?);
        Ok(Played { member: member.clone(), number, table, game, at, summary })
    })
}

const RATED: &str =
    "SELECT members.id, pool, shown, state, at FROM ratings JOIN members ON members.key = member_key";

fn read_rated(row: &Row<'_>) -> rusqlite::Result<Rated> {
    let (shown, state, at) = (row.get(2)?, Json(row.get(3)?), Millis(row.get(4)?));
    Ok(Rated { member: rows::word(row, 0)?, pool: rows::word(row, 1)?, shown, state, at })
}

pub(super) fn ratings(data: &Connection, member: &MemberId) -> Result<Vec<Rated>, StoreError> {
    let sql = format!("{RATED} WHERE members.id = ?1 ORDER BY pool");
    all(data, &sql, &[&member.as_str()], read_rated)
}

pub(super) fn leaders(data: &Connection, pool: &Name, limit: usize) -> Result<Vec<Rated>, StoreError> {
    let sql = format!("{RATED} WHERE pool = ?1 ORDER BY shown DESC, members.id LIMIT ?2");
    all(data, &sql, params![pool.as_str(), most(limit)], read_rated)
}

pub(super) fn tables_of(
    data: &Connection,
    member: &MemberId,
) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
    let sql = "SELECT tables.id, number FROM seats JOIN tables ON tables.key = table_key
               WHERE member_key = (SELECT key FROM members WHERE id = ?1) ORDER BY tables.id, number";
    all(data, sql, &[&member.as_str()], |row| Ok((rows::word(row, 0)?, rows::seat_number(row, 1)?)))
}

pub(super) fn open_tables_of(
    data: &Connection,
    member: &MemberId,
) -> Result<Vec<(TableId, SeatNumber)>, StoreError> {
    let sql = "SELECT tables.id, number FROM seats JOIN tables ON tables.key = table_key
               WHERE member_key = (SELECT key FROM members WHERE id = ?1) AND NOT over ORDER BY tables.id, number";
    all(data, sql, &[&member.as_str()], |row| Ok((rows::word(row, 0)?, rows::seat_number(row, 1)?)))
}

pub(super) fn unsettled(data: &Connection, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
    waiting(data, "ended", limit)
}

pub(super) fn unreviewed(data: &Connection, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
    waiting(data, "unreviewed", limit)
}

/// The games of a queue, the first to end first.
fn waiting(data: &Connection, queue: &str, limit: usize) -> Result<Vec<(Seq, TableId)>, StoreError> {
    let sql = format!(
        "SELECT number, tables.id FROM {queue} JOIN tables ON tables.key = table_key ORDER BY number LIMIT ?1"
    );
    all(data, &sql, &[&most(limit)], |row| Ok((rows::seq(row, 0)?, rows::word(row, 1)?)))
}
