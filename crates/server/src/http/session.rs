//! Who asks, where a browser is signed in: a cookie that no script can read.

use super::front::Front;
use super::refusal::Refusal;
use crate::house::SESSION;
use crate::ids::Token;
use crate::members::Session;
use crate::protocol::{Why, because};
use axum::extract::FromRequestParts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header, request::Parts};
use axum::response::{IntoResponseParts, ResponseParts};
use std::convert::Infallible;
use std::sync::Arc;

const NAME: &str = "luckhouse";

/// A cookie that is to be set.
pub(crate) struct Cookie(String);

impl Cookie {
    /// For whoever signed in on a page of this origin. Where the way is encrypted, it travels no other.
    pub(crate) fn set(token: &Token, origin: &str) -> Cookie {
        let secure = if origin.starts_with("https:") { "; Secure" } else { "" };
        let (token, age) = (token.shown(), SESSION / 1000);
        Cookie(format!("{NAME}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"))
    }

    /// A new token for the same browser. A page of our own says no origin when it reads; a proxy says how it was asked.
    pub(crate) fn again(token: &Token, headers: &HeaderMap) -> Cookie {
        let word = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        let secure = word("x-forwarded-proto") == "https" || word("referer").starts_with("https:");
        Cookie::set(token, if secure { "https:" } else { "http:" })
    }

    /// Nobody is signed in any more.
    pub(crate) fn cleared() -> Cookie {
        Cookie(format!("{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"))
    }
}

impl IntoResponseParts for Cookie {
    type Error = Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Infallible> {
        if let Ok(value) = HeaderValue::from_str(&self.0) {
            parts.headers_mut().append(header::SET_COOKIE, value);
        }
        Ok(parts)
    }
}

/// The token of a session, if the browser sends one.
fn token(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == NAME).map(|(_, token)| token)
}

/// Somebody who may have proved who they are.
pub(crate) struct Visiting(pub(crate) Option<Session>);

impl FromRequestParts<Arc<Front>> for Visiting {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, front: &Arc<Front>) -> Result<Self, Refusal> {
        match token(&parts.headers) {
            Some(token) => Ok(Visiting(front.house.session(token).await?)),
            None => Ok(Visiting(None)),
        }
    }
}

/// Somebody who has proved who they are.
pub(crate) struct SignedIn(pub(crate) Session);

impl FromRequestParts<Arc<Front>> for SignedIn {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, front: &Arc<Front>) -> Result<Self, Refusal> {
        let Visiting(session) = Visiting::from_request_parts(parts, front).await?;
        let nobody = || Refusal::new(StatusCode::UNAUTHORIZED, Why::NotYours, because("not-signed-in"));
        session.map(SignedIn).ok_or_else(nobody)
    }
}
