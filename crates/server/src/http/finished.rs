//! Looking back: the log, the moments of a game, the proof of its dice, and what the coach says.

use super::address::Address;
use super::extract::{Asked, Named, Token};
use super::front::Front;
use super::refusal::Refusal;
use crate::ids::short;
use crate::protocol::{Problem, Replay, TableProof};
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::{Extension, Json};
use luckhouse_store::TableId;
use serde::Deserialize;
use std::ops::Range;
use std::sync::Arc;
use utoipa::IntoParams;

/// The log as you may read it; whole and with the proof of its dice when the game is over.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/log", tag = "looking back",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = Problem, description = "There is no such table, or it is not for you"),
    ),
)]
pub(crate) async fn log(
    State(front): State<Arc<Front>>,
    Named(table): Named,
    token: Token,
) -> Result<impl IntoResponse, Refusal> {
    let log = front.house.log(&table, token.get()).await?;
    let name = format!("attachment; filename=\"{}\"", file_name(&log, &table));
    Ok((
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".into()), (header::CONTENT_DISPOSITION, name)],
        log,
    ))
}

/// A name for the file: the game, and something that tells two tables apart and opens neither.
fn file_name(log: &str, table: &str) -> String {
    let header = log.lines().find(|line| !line.is_empty() && !line.starts_with('#')).unwrap_or_default();
    let game: String =
        header.chars().take_while(|&c| c.is_ascii_alphanumeric() || c == '-').take(40).collect();
    let mark = TableId::new(table).map(|table| short(&table)).unwrap_or_default();
    format!("{game}-{mark}.log")
}

/// Which moments of a game: after `from` events, and so on up to before `to`.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Moments {
    /// The first moment; 0 is before the first event.
    #[serde(default)]
    from: u32,
    /// Before this one. At most 200 are sent at once.
    to: Option<u32>,
}

impl Moments {
    fn range(&self) -> Result<Range<usize>, Refusal> {
        let from = self.from as usize;
        let to = self.to.map_or(usize::MAX, |to| to as usize);
        if to < from {
            let text =
                format!("`to` is {to} and `from` is {from}: expected a `to` that is not before `from`");
            return Err(Refusal::unreadable(text));
        }
        Ok(from..to)
    }
}

/// Moments of a finished game, with everything that was hidden.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/replay", tag = "looking back",
    params(("id" = String, Path, description = "The table"), Moments),
    security((), ("seat" = [])),
    responses(
        (status = 200, body = Replay),
        (status = 404, body = Problem, description = "There is no such table, or it is not for you"),
        (status = 409, body = Problem, description = "The game is not over"),
        (status = 429, body = Problem, description = "Too many games are looked at from one address"),
        (status = 503, body = Problem, description = "The house thinks about too much just now"),
    ),
)]
pub(crate) async fn replay(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(table): Named,
    Asked(moments): Asked<Moments>,
    token: Token,
) -> Result<Json<Replay>, Refusal> {
    front.one_more_costly(address).await?;
    Ok(Json(front.house.replay(&table, token.get(), moments.range()?).await?))
}

/// For whom a proof is asked.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct ProofFor {
    /// The seat whose receipt is to be checked, counted from 1; one's own if not given.
    seat: Option<u8>,
}

/// What is needed to draw every roll of a finished game again, without knowing its rules.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/proof", tag = "looking back",
    params(("id" = String, Path, description = "The table"), ProofFor),
    security((), ("seat" = [])),
    responses(
        (status = 200, body = TableProof),
        (status = 404, body = Problem, description = "There is no such table, or it is not for you"),
        (status = 409, body = Problem, description = "The game is not over, or nothing proves its dice"),
        (status = 429, body = Problem, description = "Too many games are looked at from one address"),
        (status = 503, body = Problem, description = "The house thinks about too much just now"),
    ),
)]
pub(crate) async fn proof(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(table): Named,
    Asked(whose): Asked<ProofFor>,
    token: Token,
) -> Result<Json<TableProof>, Refusal> {
    front.one_more_costly(address).await?;
    Ok(Json(front.house.proof_for(&table, token.get(), whose.seat).await?))
}

/// What the coach says of a finished game: luck, skill, and which choice cost the most. May take a minute.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/coach", tag = "looking back",
    params(("id" = String, Path, description = "The table")),
    security((), ("seat" = [])),
    responses(
        (status = 200, body = serde_json::Value, description = "The report, as `luckhouse coach --json` prints it"),
        (status = 404, body = Problem, description = "There is no such table, or it is not for you"),
        (status = 409, body = Problem, description = "The game is not over"),
        (status = 429, body = Problem, description = "Too many games are looked at from one address"),
        (status = 503, body = Problem, description = "The house thinks about too much just now"),
    ),
)]
pub(crate) async fn coach(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(table): Named,
    token: Token,
) -> Result<impl IntoResponse, Refusal> {
    front.one_more_costly(address).await?;
    let report = front.house.coach(&table, token.get()).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], report.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_an_order() {
        let range = |from, to| Moments { from, to }.range().map_err(|refusal| refusal.into_words().1);
        assert_eq!(range(0, None), Ok(0..usize::MAX));
        assert_eq!(range(7, Some(9)), Ok(7..9));
        assert_eq!(range(7, Some(7)), Ok(7..7));
        assert!(range(9, Some(7)).unwrap_err().contains("`to` is 7 and `from` is 9"));
    }

    #[test]
    fn a_file_is_named_by_its_game_and_does_not_open_the_table() {
        let name = file_name("# remark\n\nlucky-dip(goal=3) seats 2 edition 1\n", "k3Jv_9-x");
        assert!(name.starts_with("lucky-dip-") && name.ends_with(".log"), "{name}");
        assert!(!name.contains("k3Jv_9-x"));
        assert_ne!(name, file_name("lucky-dip seats 2 edition 1", "k3Jv_9-y"));
    }
}
