//! How members stand with the house, and what they report.

use super::apply::prepared;
use super::members::member_key;
use super::read::{all, most};
use super::rows;
use crate::{Json, MemberId, Millis, Name, Report, Standing, StoreError};
use rusqlite::{Connection, params};

pub(super) fn hold(data: &Connection, standing: &Standing) -> Result<(), StoreError> {
    let Standing { member, kind, at, until, data: known } = standing;
    let key = member_key(data, member)?;
    prepared(data, "DELETE FROM standings WHERE until <= ?1")?.execute([at.0])?;
    let sql =
        "INSERT OR REPLACE INTO standings (member_key, kind, at, until, data) VALUES (?1, ?2, ?3, ?4, ?5)";
    let until = until.map(|until| until.0);
    prepared(data, sql)?.execute(params![key, kind.as_str(), at.0, until, known.0])?;
    Ok(())
}

pub(super) fn lift(data: &Connection, member: &MemberId, kind: &Name) -> Result<(), StoreError> {
    let sql =
        "DELETE FROM standings WHERE member_key = (SELECT key FROM members WHERE id = ?1) AND kind = ?2";
    match prepared(data, sql)?.execute([member.as_str(), kind.as_str()])? {
        0 => Err(StoreError::NoStanding { member: member.clone(), kind: kind.clone() }),
        _ => Ok(()),
    }
}

pub(super) fn report(data: &Connection, report: &Report) -> Result<(), StoreError> {
    let Report { id, by, about, subject, at, report } = report;
    let by = member_key(data, by)?;
    let about = about.as_ref().map(|about| member_key(data, about)).transpose()?;
    let sql = "INSERT OR IGNORE INTO reports (id, member_key, about_key, subject, at, report)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    match prepared(data, sql)?.execute(params![id.as_str(), by, about, subject.as_str(), at.0, report.0])? {
        0 => Err(StoreError::ReportedAlready),
        _ => Ok(()),
    }
}

pub(super) fn close_report(data: &Connection, report: &Name) -> Result<(), StoreError> {
    match prepared(data, "DELETE FROM reports WHERE id = ?1")?.execute([report.as_str()])? {
        0 => Err(StoreError::NoReport(report.clone())),
        _ => Ok(()),
    }
}

pub(super) fn standings(data: &Connection) -> Result<Vec<Standing>, StoreError> {
    let sql =
        "SELECT members.id, kind, at, until, data FROM standings JOIN members ON members.key = member_key
               ORDER BY members.id, kind";
    all(data, sql, &[], |row| {
        let (at, until, known) = (Millis(row.get(2)?), row.get::<_, Option<i64>>(3)?, Json(row.get(4)?));
        let (member, kind) = (rows::word(row, 0)?, rows::word(row, 1)?);
        Ok(Standing { member, kind, at, until: until.map(Millis), data: known })
    })
}

pub(super) fn reports(data: &Connection, limit: usize) -> Result<Vec<Report>, StoreError> {
    let sql = "SELECT reports.id, reporter.id, about.id, subject, at, report
               FROM reports JOIN members AS reporter ON reporter.key = member_key
               LEFT JOIN members AS about ON about.key = about_key ORDER BY at, reports.id LIMIT ?1";
    all(data, sql, &[&most(limit)], |row| {
        let (at, report) = (Millis(row.get(4)?), Json(row.get(5)?));
        let (id, by, about) = (rows::word(row, 0)?, rows::word(row, 1)?, rows::optional_word(row, 2)?);
        Ok(Report { id, by, about, subject: rows::word(row, 3)?, at, report })
    })
}
