//! How HTTP says no: the right number, and a [`Problem`] that says why.

use crate::protocol::{Problem, Reason, Why, because};
use crate::thinking;
use axum::Json;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::time::Duration;

/// A request that is not done.
#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    problem: Problem,
    /// When it may be tried again.
    wait: Option<Duration>,
}

impl Refusal {
    /// For a reason that has another number here than it has in general.
    pub(crate) fn new(status: StatusCode, why: Why, reason: impl Into<Reason>) -> Refusal {
        Refusal { status, problem: Problem::new(why, reason), wait: None }
    }

    /// What was asked cannot be read.
    pub(crate) fn unreadable(text: impl Into<Reason>) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, Why::Unreadable, text)
    }

    /// Somebody asks too much: the message says of what.
    pub(crate) fn too_fast(what: &'static str, wait: Duration) -> Refusal {
        let text = because(what).with("seconds", whole_seconds(wait));
        Refusal { wait: Some(wait), ..Refusal::new(StatusCode::TOO_MANY_REQUESTS, Why::TooFast, text) }
    }

    /// Somebody is kept out.
    pub(crate) fn banned() -> Refusal {
        Problem::banned().into()
    }

    /// The house closes.
    pub(crate) fn closing() -> Refusal {
        Problem::new(Why::Closing, because("house-closing")).into()
    }

    /// The node that owns a table does not answer.
    pub(crate) fn table_away() -> Refusal {
        Problem::new(Why::NotSaved, because("table-away")).into()
    }

    /// The number and the words, for a page.
    pub(crate) fn into_words(self) -> (StatusCode, String) {
        (self.status, self.problem.text)
    }
}

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        let wait = (problem.why == Why::Busy).then_some(thinking::AGAIN);
        Refusal { status: status_of(problem.why), problem, wait }
    }
}

/// The number for each reason.
fn status_of(why: Why) -> StatusCode {
    match why {
        Why::Unreadable | Why::Version | Why::Word => StatusCode::BAD_REQUEST,
        Why::NoTable => StatusCode::NOT_FOUND,
        Why::NotYours | Why::House => StatusCode::FORBIDDEN,
        Why::Rules | Why::Full => StatusCode::CONFLICT,
        Why::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Why::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Why::Busy | Why::NotSaved | Why::Closing => StatusCode::SERVICE_UNAVAILABLE,
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.problem)).into_response();
        let headers = response.headers_mut();
        if let Some(wait) = self.wait {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(whole_seconds(wait)));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

/// A wait as it is told: rounded up, and at least one second.
fn whole_seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

/// Nothing is there.
pub(crate) fn nothing_there(path: &str) -> Refusal {
    let path: String = path.chars().take(80).collect();
    let text = format!("there is nothing at `{path}`: expected a path that `/api/v1/openapi.json` lists");
    Refusal::new(StatusCode::NOT_FOUND, Why::Word, text)
}

/// It is there, but not for this method. The header `Allow` says for which.
pub(crate) async fn another_method(method: Method) -> Refusal {
    let text = format!("{method} cannot be done here: expected one of the methods in the header `Allow`");
    Refusal::new(StatusCode::METHOD_NOT_ALLOWED, Why::Word, text)
}
