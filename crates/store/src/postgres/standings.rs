//! How members stand with the house, and what they report.

use super::data::{Data, Given};
use super::member_changes::member_key;
use super::read::most;
use super::rows;
use crate::{MemberId, Name, Report, Standing, StoreError};

pub(super) async fn hold(data: &Data, standing: &Standing) -> Result<(), StoreError> {
    let Standing { member, kind, at, until, data: known } = standing;
    let key = member_key(data, member).await?;
    data.execute("DELETE FROM standings WHERE until <= $1", &[&at.0]).await?;
    let sql = "INSERT INTO standings (member_key, kind, at, until, data) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (member_key, kind) DO UPDATE SET at = $3, until = $4, data = $5";
    let until = until.map(|until| until.0);
    data.execute(sql, &[&key, &kind.as_str(), &at.0, &until, &known.0]).await.map(drop)
}

pub(super) async fn lift(data: &Data, member: &MemberId, kind: &Name) -> Result<(), StoreError> {
    let sql =
        "DELETE FROM standings WHERE member_key = (SELECT key FROM members WHERE id = $1) AND kind = $2";
    match data.execute(sql, &[&member.as_str(), &kind.as_str()]).await? {
        0 => Err(StoreError::NoStanding { member: member.clone(), kind: kind.clone() }),
        _ => Ok(()),
    }
}

pub(super) async fn report(data: &Data, report: &Report) -> Result<(), StoreError> {
    let Report { id, by, about, subject, at, report } = report;
    let by = member_key(data, by).await?;
    let about = match about {
        Some(about) => Some(there(data, about).await?),
        None => None,
    };
    let sql = "INSERT INTO reports (id, member_key, about_key, subject, at, report)
               VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    let given: Given<'_> = &[&id.as_str(), &by, &about, &subject.as_str(), &at.0, &report.0];
    if data.execute(sql, given).await? == 0 { Err(StoreError::ReportedAlready) } else { Ok(()) }
}

/// The number of a member who must not go before this is written. Two who report or invite each other do not wait for each other.
pub(super) async fn there(data: &Data, member: &MemberId) -> Result<i64, StoreError> {
    let sql = "SELECT key FROM members WHERE id = $1 FOR KEY SHARE";
    let found = data.first(sql, &[&member.as_str()], |row| rows::number(row, 0)).await?;
    found.ok_or_else(|| StoreError::NoMember(member.clone()))
}

pub(super) async fn close_report(data: &Data, report: &Name) -> Result<(), StoreError> {
    match data.execute("DELETE FROM reports WHERE id = $1", &[&report.as_str()]).await? {
        0 => Err(StoreError::NoReport(report.clone())),
        _ => Ok(()),
    }
}

pub(super) async fn standings(data: &Data) -> Result<Vec<Standing>, StoreError> {
    let sql =
        "SELECT members.id, kind, at, until, data FROM standings JOIN members ON members.key = member_key
               ORDER BY members.id, kind";
    data.all(sql, &[], |row| {
        let (at, until, known) = (rows::millis(row, 2)?, rows::optional_millis(row, 3)?, rows::json(row, 4)?);
        Ok(Standing { member: rows::word(row, 0)?, kind: rows::word(row, 1)?, at, until, data: known })
    })
    .await
}

pub(super) async fn reports(data: &Data, limit: usize) -> Result<Vec<Report>, StoreError> {
    let sql = "SELECT reports.id, reporter.id, about.id, subject, at, report
               FROM reports JOIN members AS reporter ON reporter.key = member_key
               LEFT JOIN members AS about ON about.key = about_key ORDER BY at, reports.id LIMIT $1";
    data.all(sql, &[&most(limit)], |row| {
        let (at, report) = (rows::millis(row, 4)?, rows::json(row, 5)?);
        let (id, by, about) = (rows::word(row, 0)?, rows::word(row, 1)?, rows::optional_word(row, 2)?);
        Ok(Report { id, by, about, subject: rows::word(row, 3)?, at, report })
    })
    .await
}
