//! First tries at puzzles, and how hard puzzles are.

use super::data::Data;
use super::member_changes::{alone, keep, member_key};
use super::rows;
use crate::{Attempt, Json, MemberId, Name, StoreError, Trial};

pub(super) async fn attempt(data: &Data, trial: &Trial) -> Result<(), StoreError> {
    // A puzzle that nobody has tried has no row that could be locked.
    alone(data).await?;
    let Attempt { member, puzzle, solved, at } = &trial.attempt;
    let key = member_key(data, member).await?;
    let tried = "SELECT 1 FROM attempts WHERE member_key = $1 AND puzzle = $2";
    if data.any(tried, &[&key, &puzzle.as_str()]).await? {
        return Err(StoreError::TriedAlready);
    }
    let sql = "SELECT state FROM ratings WHERE member_key = $1 AND pool = $2";
    let pool = trial.member_after.pool.as_str();
    let known = data.first(sql, &[&key, &pool], |row| rows::json(row, 0)).await?;
    trial.fits(known.as_ref(), puzzle_state(data, puzzle).await?.as_ref())?;
    let sql = "INSERT INTO attempts (member_key, puzzle, solved, at) VALUES ($1, $2, $3, $4)";
    data.execute(sql, &[&key, &puzzle.as_str(), solved, &at.0]).await?;
    let sql = "INSERT INTO puzzles (puzzle, state) VALUES ($1, $2)
               ON CONFLICT (puzzle) DO UPDATE SET state = $2";
    data.execute(sql, &[&puzzle.as_str(), &trial.puzzle_after.0]).await?;
    keep(data, &[], std::slice::from_ref(&trial.member_after)).await
}

pub(super) async fn attempts(data: &Data, member: &MemberId) -> Result<Vec<Attempt>, StoreError> {
    let sql = "SELECT puzzle, solved, at FROM attempts
               WHERE member_key = (SELECT key FROM members WHERE id = $1) ORDER BY puzzle";
    data.all(sql, &[&member.as_str()], |row| {
        let (puzzle, solved, at) = (rows::word(row, 0)?, row.try_get(1)?, rows::millis(row, 2)?);
        Ok(Attempt { member: member.clone(), puzzle, solved, at })
    })
    .await
}

pub(super) async fn puzzle_state(data: &Data, puzzle: &Name) -> Result<Option<Json>, StoreError> {
    data.first("SELECT state FROM puzzles WHERE puzzle = $1", &[&puzzle.as_str()], |row| rows::json(row, 0))
        .await
}
