//! Players whom the house knows again: what is changed about them.

use super::bots::keep_bots;
use super::data::{Data, Given};
use super::{attempts, belongings, calls, invitations, members, plans, rows, standings, vacations};
use crate::member::next;
use crate::{
    Credential, Line, Member, MemberChange, MemberId, Name, Played, Rated, Seq, StoreError, TableId,
};

/// Each of these is refused before it writes anything.
pub(super) async fn apply(data: &Data, change: &MemberChange) -> Result<(), StoreError> {
    match change {
        MemberChange::Enroll(member) => enroll(data, member).await,
        MemberChange::Edit { member, name, settings } => {
            let sql = "UPDATE members SET name = $2, settings = $3 WHERE key = $1";
            let key = member_key(data, member).await?;
            data.execute(sql, &[&key, &name.as_str(), &settings.0]).await.map(drop)
        }
        MemberChange::Belong { member, owner } => belongings::belong(data, member, owner).await,
        MemberChange::Grant(credential) => grant(data, credential).await,
        MemberChange::Use { hash, at, data: known, expires } => {
            let sql = "UPDATE credentials SET used = $2, data = $3, expires = $4 WHERE hash = $1";
            let expires = expires.map(|expires| expires.0);
            one(data.execute(sql, &[&hash.0.as_slice(), &at.0, &known.0, &expires]).await?)
        }
        MemberChange::Revoke(hash) => {
            one(data.execute("DELETE FROM credentials WHERE hash = $1", &[&hash.0.as_slice()]).await?)
        }
        MemberChange::RevokeKind { member, kind, but } => {
            let sql = "DELETE FROM credentials
                       WHERE member_key = $1 AND kind = $2 AND hash IS DISTINCT FROM $3";
            let (key, but) = (member_key(data, member).await?, but.as_ref().map(|but| but.0.as_slice()));
            data.execute(sql, &[&key, &kind.as_str(), &but]).await.map(drop)
        }
        MemberChange::ForgetExpired(before) => {
            data.execute("DELETE FROM credentials WHERE expires < $1", &[&before.0]).await?;
            data.execute("DELETE FROM standings WHERE until <= $1", &[&before.0]).await?;
            data.execute("DELETE FROM bans WHERE until <= $1", &[&before.0]).await.map(drop)
        }
        MemberChange::Settle { number, played, ratings, bots, review } => {
            settle(data, *number, *review).await?;
            keep(data, played, ratings).await?;
            keep_bots(data, bots).await
        }
        MemberChange::Review { number, played, ratings } => {
            review(data, *number).await?;
            keep(data, played, ratings).await
        }
        MemberChange::Hold(standing) => standings::hold(data, standing).await,
        MemberChange::Lift { member, kind } => standings::lift(data, member, kind).await,
        MemberChange::Report(report) => standings::report(data, report).await,
        MemberChange::CloseReport(report) => standings::close_report(data, report).await,
        MemberChange::Invite(invitation) => invitations::invite(data, invitation).await,
        MemberChange::Decline { member, table } => invitations::decline(data, member, table).await,
        MemberChange::Estrange { one, other } => invitations::estrange(data, one, other).await,
        MemberChange::Attempt(trial) => attempts::attempt(data, trial).await,
        MemberChange::Reach(change) => calls::apply(data, change).await,
        MemberChange::Vacations { member, before, after } => {
            vacations::plan(data, member, before, after).await
        }
        MemberChange::Forget { member, name } => forget(data, member, name).await,
        MemberChange::Reword { table, number, line } => reword(data, table, *number, line).await,
    }
}

fn one(changed: u64) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::NoCredential) } else { Ok(()) }
}

/// The number by which the other rows know a member. Nobody forgets them before this is written.
pub(super) async fn member_key(data: &Data, member: &MemberId) -> Result<i64, StoreError> {
    let sql = "SELECT key FROM members WHERE id = $1 FOR NO KEY UPDATE";
    let found = data.first(sql, &[&member.as_str()], |row| rows::number(row, 0)).await?;
    found.ok_or_else(|| StoreError::NoMember(member.clone()))
}

async fn enroll(data: &Data, member: &Member) -> Result<(), StoreError> {
    let Member { id, name, settings, created } = member;
    let sql = "INSERT INTO members (id, name, settings, created) VALUES ($1, $2, $3, $4)
               ON CONFLICT (id) DO NOTHING";
    let given: Given<'_> = &[&id.as_str(), &name.as_str(), &settings.0, &created.0];
    if data.execute(sql, given).await? == 0 {
        return Err(StoreError::MemberExists(id.clone()));
    }
    Ok(())
}

async fn grant(data: &Data, credential: &Credential) -> Result<(), StoreError> {
    let key = member_key(data, &credential.member).await?;
    let Credential { hash, kind, label, data: known, added, used, expires, .. } = credential;
    let sql = "INSERT INTO credentials (hash, member_key, kind, label, data, added, used, expires)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (hash) DO NOTHING";
    let (hash, label) = (hash.0.as_slice(), label.as_ref().map(Line::as_str));
    let (kind, expires) = (kind.as_str(), expires.map(|expires| expires.0));
    let given: Given<'_> = &[&hash, &key, &kind, &label, &known.0, &added.0, &used.0, &expires];
    if data.execute(sql, given).await? == 0 {
        return Err(StoreError::CredentialTaken);
    }
    Ok(())
}

/// A game at which members sat is over: what comes of it is to be settled.
pub(super) async fn ended(data: &Data, table: i64) -> Result<(), StoreError> {
    let sql = "WITH next AS (UPDATE house SET ended = ended + 1 WHERE EXISTS
                   (SELECT 1 FROM seats WHERE table_key = $1 AND member_key IS NOT NULL) RETURNING ended)
               INSERT INTO ended (number, table_key) SELECT ended, $1 FROM next";
    data.execute(sql, &[&table]).await.map(drop)
}

/// One node settles, reviews or rates a puzzle at a time.
pub(super) async fn alone(data: &Data) -> Result<(), StoreError> {
    data.any("SELECT 1 FROM house FOR UPDATE", &[]).await.map(drop)
}

async fn settle(data: &Data, number: Seq, review: bool) -> Result<(), StoreError> {
    alone(data).await?;
    next(&members::unsettled(data, 1).await?, number)?;
    let number = i64::from(number.get());
    if review {
        let sql = "INSERT INTO unreviewed SELECT number, table_key FROM ended WHERE number = $1";
        data.execute(sql, &[&number]).await?;
    }
    data.execute("DELETE FROM ended WHERE number = $1", &[&number]).await.map(drop)
}

async fn review(data: &Data, number: Seq) -> Result<(), StoreError> {
    alone(data).await?;
    next(&members::unreviewed(data, 1).await?, number)?;
    data.execute("DELETE FROM unreviewed WHERE number = $1", &[&i64::from(number.get())]).await.map(drop)
}

/// What came of a game. Whoever was forgotten meanwhile has no key any more.
pub(super) async fn keep(data: &Data, played: &[Played], ratings: &[Rated]) -> Result<(), StoreError> {
    for Played { member, number, table, game, at, summary } in played {
        let sql = "INSERT INTO played (member_key, number, table_id, game, at, summary)
                   SELECT key, $2, $3, $4, $5, $6 FROM members WHERE id = $1
                   ON CONFLICT (member_key, number) DO UPDATE SET table_id = $3, game = $4, at = $5, summary = $6";
        let (member, number, table) = (member.as_str(), i64::from(number.get()), table.as_str());
        data.execute(sql, &[&member, &number, &table, &game.as_str(), &at.0, &summary.0]).await?;
    }
    for Rated { member, pool, shown, state, at } in ratings {
        let sql = "INSERT INTO ratings (member_key, pool, shown, state, at)
                   SELECT key, $2, $3, $4, $5 FROM members WHERE id = $1
                   ON CONFLICT (member_key, pool) DO UPDATE SET shown = $3, state = $4, at = $5";
        let (member, pool, shown) = (member.as_str(), pool.as_str(), i64::from(*shown));
        data.execute(sql, &[&member, &pool, &shown, &state.0, &at.0]).await?;
    }
    Ok(())
}

async fn forget(data: &Data, member: &MemberId, name: &Name) -> Result<(), StoreError> {
    let key = member_key(data, member).await?;
    // Those that belong to them first.
    for key in belongings::of(data, key).await?.into_iter().chain([key]) {
        forget_one(data, key, name).await?;
    }
    Ok(())
}

async fn forget_one(data: &Data, key: i64, name: &Name) -> Result<(), StoreError> {
    plans::forget(data, key).await?;
    let said = "DELETE FROM chat USING seats
                WHERE seats.member_key = $1 AND chat.table_key = seats.table_key AND chat.seat = seats.number";
    data.execute(said, &[&key]).await?;
    let seats = "UPDATE seats SET name = $2, folded = $3, member_key = NULL WHERE member_key = $1";
    data.execute(seats, &[&key, &name.as_str(), &name.folded()]).await?;
    data.execute("DELETE FROM members WHERE key = $1", &[&key]).await.map(drop)
}

async fn reword(data: &Data, table: &TableId, number: Seq, line: &Line) -> Result<(), StoreError> {
    // Whoever is forgotten may be named at tables of any node.
    let sql = "SELECT key FROM tables WHERE id = $1 FOR NO KEY UPDATE";
    let key = data.first(sql, &[&table.as_str()], |row| rows::number(row, 0)).await?;
    let key = key.ok_or_else(|| StoreError::NoTable(table.clone()))?;
    let sql = "UPDATE events SET line = $3 WHERE table_key = $1 AND seq = $2 AND kind = 'note'";
    if data.execute(sql, &[&key, &i64::from(number.get()), &line.as_str()]).await? == 0 {
        return Err(StoreError::NoNote { table: table.clone(), number });
    }
    Ok(())
}
