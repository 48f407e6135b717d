//! How a request is read. What cannot be read is refused in our own words.

use super::front::Front;
use super::refusal::Refusal;
use crate::protocol::{Reason, Why, because};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::{StatusCode, header, request::Parts};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// What was sent, as JSON.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Front>> for Sent<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, front: &Arc<Front>) -> Result<Self, Refusal> {
        let most = front.house.config.limits.body;
        Json::from_request(request, front)
            .await
            .map(|Json(sent)| Sent(sent))
            .map_err(|wrong| not_sent(&wrong, most))
    }
}

fn not_sent(wrong: &JsonRejection, most: usize) -> Refusal {
    let status = wrong.status();
    let text: Reason = match status {
        StatusCode::PAYLOAD_TOO_LARGE => because("body-too-long").with("most", most),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            "the body is of an unknown kind: expected JSON, with the header `Content-Type: application/json`"
                .into()
        }
        _ => format!(
            "the body cannot be read ({}): expected JSON as in /api/v1/openapi.json",
            wrong.body_text()
        )
        .into(),
    };
    let status = if status == StatusCode::UNPROCESSABLE_ENTITY { StatusCode::BAD_REQUEST } else { status };
    Refusal::new(status, Why::Unreadable, text)
}

/// What stands after the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Front>> for Asked<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, front: &Arc<Front>) -> Result<Self, Refusal> {
        let read = Query::from_request_parts(parts, front).await;
        read.map(|Query(asked)| Asked(asked)).map_err(|wrong| Refusal::unreadable(wrong.body_text()))
    }
}

/// The name in the path: of a table, or of a game.
pub(crate) struct Named(pub(crate) String);

impl FromRequestParts<Arc<Front>> for Named {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, front: &Arc<Front>) -> Result<Self, Refusal> {
        let read = Path::from_request_parts(parts, front).await;
        read.map(|Path(name)| Named(name)).map_err(|wrong| Refusal::unreadable(wrong.body_text()))
    }
}

/// The token of a seat, if there is one: `Authorization: Bearer TOKEN`.
pub(crate) struct Token(Option<String>);

impl Token {
    /// The token, or none: then one is anybody.
    pub(crate) fn get(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// The token, for what only those who sit at the table may do.
    pub(crate) fn needed(&self) -> Result<&str, Refusal> {
        self.get().ok_or_else(|| no_token("this is for those who sit at the table"))
    }
}

impl FromRequestParts<Arc<Front>> for Token {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Front>) -> Result<Self, Refusal> {
        let Some(header) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Token(None)) };
        let bearer = header.to_str().ok().and_then(|text| text.split_once(' '));
        let bearer = bearer.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
        // What was sent may be a secret, even if it is not where it belongs: it is not repeated.
        let token = bearer.map(|(_, token)| token.trim()).filter(|token| !token.is_empty());
        token.map(|token| Token(Some(token.into()))).ok_or_else(|| no_token("the token cannot be read"))
    }
}

fn no_token(what: &str) -> Refusal {
    let text =
        format!("{what}: expected the header `Authorization: Bearer TOKEN`, with the token of your seat");
    Refusal::new(StatusCode::UNAUTHORIZED, Why::NotYours, text)
}
