//! First tries at puzzles, and how hard puzzles are.

use super::apply::prepared;
use super::members::{keep, member_key};
use super::read::all;
use super::rows;
use crate::{Attempt, Json, MemberId, Millis, Name, StoreError, Trial};
use rusqlite::{Connection, OptionalExtension, params};

pub(super) fn attempt(data: &Connection, trial: &Trial) -> Result<(), StoreError> {
    let Attempt { member, puzzle, solved, at } = &trial.attempt;
    let key = member_key(data, member)?;
    let tried = "SELECT 1 FROM attempts WHERE member_key = ?1 AND puzzle = ?2";
    if prepared(data, tried)?.exists(params![key, puzzle.as_str()])? {
        return Err(StoreError::TriedAlready);
    }
    let sql = "SELECT state FROM ratings WHERE member_key = ?1 AND pool = ?2";
    let given = params![key, trial.member_after.pool.as_str()];
    let known = prepared(data, sql)?.query_row(given, |row| row.get(0).map(Json)).optional()?;
    trial.fits(known.as_ref(), puzzle_state(data, puzzle)?.as_ref())?;
    let sql = "INSERT INTO attempts (member_key, puzzle, solved, at) VALUES (?1, ?2, ?3, ?4)";
    prepared(data, sql)?.execute(params![key, puzzle.as_str(), solved, at.0])?;
    let sql = "INSERT OR REPLACE INTO puzzles (puzzle, state) VALUES (?1, ?2)";
    prepared(data, sql)?.execute([puzzle.as_str(), &trial.puzzle_after.0])?;
    keep(data, &[], std::slice::from_ref(&trial.member_after))
}

pub(super) fn attempts(data: &Connection, member: &MemberId) -> Result<Vec<Attempt>, StoreError> {
    let sql = "SELECT puzzle, solved, at FROM attempts
               WHERE member_key = (SELECT key FROM members WHERE id = ?1) ORDER BY puzzle";
    all(data, sql, &[&member.as_str()], |row| {
        let (puzzle, solved, at) = (rows::word(row, 0)?, row.get(1)?, Millis(row.get(2)?));
        Ok(Attempt { member: member.clone(), puzzle, solved, at })
    })
}

pub(super) fn puzzle_state(data: &Connection, puzzle: &Name) -> Result<Option<Json>, StoreError> {
    let found = prepared(data, "SELECT state FROM puzzles WHERE puzzle = ?1")?
        .query_row([puzzle.as_str()], |row| row.get(0).map(Json));
    Ok(found.optional()?)
}
