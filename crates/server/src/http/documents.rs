//! Documents that an option takes: is one in order, and what is it worth?

use super::address::Address;
use super::extract::{Named, Sent};
use super::front::Front;
use super::games::find;
use super::refusal::Refusal;
use crate::protocol::{CheckDocument, CheckedDocument, DocumentFault, DocumentInfo, Problem, Worth};
use crate::table::unknown_word;
use axum::extract::State;
use axum::{Extension, Json};
use luckhouse_engine::BadWord;
use luckhouse_shelf::Document;
use std::sync::Arc;

/// Look at a document as a table that is opened with it would: all of it, or the first thing that is wrong with it.
#[utoipa::path(
    post, path = "/api/v1/games/{name}/documents", tag = "games",
    params(("name" = String, Path, description = "The name of the game")),
    request_body = CheckDocument,
    responses(
        (status = 200, body = CheckedDocument, description = "It is in order, or what is wrong with it"),
        (status = 400, body = Problem, description = "There is no such option, or it takes no document"),
        (status = 404, body = Problem, description = "There is no such game"),
        (status = 413, body = Problem, description = "It is far too long"),
    ),
)]
pub(crate) async fn check(
    Named(name): Named,
    Sent(order): Sent<CheckDocument>,
) -> Result<Json<CheckedDocument>, Refusal> {
    match find(&name)?.document(&order.option, &order.text) {
        Ok(document) => Ok(Json(CheckedDocument::Fine(info(document)))),
        Err(wrong) => Ok(Json(CheckedDocument::Wrong(fault(wrong)?))),
    }
}

fn info(document: Document) -> DocumentInfo {
    let Document { called, line, file, parts } = document;
    DocumentInfo { called, line, file, parts }
}

/// What is wrong with a document; or a refusal, if it is not the document that is wrong.
fn fault(wrong: BadWord) -> Result<DocumentFault, Refusal> {
    let text = wrong.to_string();
    let Some(fault) = wrong.fault else { return Err(unknown_word(&wrong).into()) };
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Ok(DocumentFault {
        rule: fault.rule.into(),
        line: fault.line.map(number),
        found: fault.found,
        range: fault.range.map(|(least, most)| (number(least), number(most))),
        text,
    })
}

/// What a document is worth, as far as it is known. The house works on while somebody asks again every few seconds.
#[utoipa::path(
    post, path = "/api/v1/games/{name}/worth", tag = "games",
    params(("name" = String, Path, description = "The name of the game")),
    request_body = CheckDocument,
    responses(
        (status = 200, body = Worth, description = "What is known so far"),
        (status = 400, body = Problem, description = "There is no such option, or the document is not in order"),
        (status = 404, body = Problem, description = "There is no such game"),
        (status = 413, body = Problem, description = "It is far too long"),
        (status = 429, body = Problem, description = "Too much is asked from one address"),
        (status = 503, body = Problem, description = "The house thinks about too much just now"),
    ),
)]
pub(crate) async fn worth(
    State(front): State<Arc<Front>>,
    Extension(address): Extension<Address>,
    Named(name): Named,
    Sent(order): Sent<CheckDocument>,
) -> Result<Json<Worth>, Refusal> {
    let game = find(&name)?;
    let document = game.document(&order.option, &order.text).map_err(|wrong| unknown_word(&wrong))?;
    // Asking again costs nothing; only what begins does.
    if !front.house.studies(game, &order.option, &document.line) {
        front.one_more_costly(address).await?;
    }
    Ok(Json(front.house.study(game, &order.option, document.line)?))
}
