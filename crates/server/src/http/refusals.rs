//! What every request can be refused for, told in the description once for all of them.

use axum::http::StatusCode;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::{ContentBuilder, OpenApi, PathItem, Ref, RefOr, ResponseBuilder};

/// On the way in, whatever is asked.
const ALWAYS: [(StatusCode, &str); 4] = [
    (StatusCode::FORBIDDEN, "The page that asks is not of this house, or the one who asks is kept out"),
    (StatusCode::REQUEST_TIMEOUT, "It took too long"),
    (StatusCode::TOO_MANY_REQUESTS, "Too many requests"),
    (
        StatusCode::SERVICE_UNAVAILABLE,
        "The house closes, is full, thinks about too much, or cannot save: ask again later",
    ),
];

/// Where something has to be read.
const UNREAD: (StatusCode, &str) = (StatusCode::BAD_REQUEST, "What was sent cannot be read");

/// Where there is a body.
const OF_BODIES: [(StatusCode, &str); 2] = [
    (StatusCode::PAYLOAD_TOO_LARGE, "The body is too long"),
    (StatusCode::UNSUPPORTED_MEDIA_TYPE, "The body is not said to be JSON"),
];

/// Add to every operation what it does not say itself.
pub(super) fn describe(api: &mut OpenApi) {
    for (path, item) in &mut api.paths.paths {
        if path.starts_with("/api/") {
            operations(item).for_each(complete);
        }
        operations(item).for_each(name);
    }
}

/// Every answer has to be described; one that says no more is called what its number is.
fn name(operation: &mut Operation) {
    for (status, response) in &mut operation.responses.responses {
        let known =
            StatusCode::from_bytes(status.as_bytes()).ok().and_then(|status| status.canonical_reason());
        if let RefOr::T(response) = response
            && response.description.is_empty()
        {
            response.description = known.unwrap_or("Fine").into();
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut item.get, &mut item.put, &mut item.post, &mut item.patch, &mut item.delete].into_iter().flatten()
}

fn complete(operation: &mut Operation) {
    let asks = operation.parameters.iter().flatten().any(|parameter| match parameter {
        RefOr::T(parameter) => matches!(parameter.parameter_in, ParameterIn::Query | ParameterIn::Path),
        RefOr::Ref(_) => true,
    });
    let sends = operation.request_body.is_some();
    ALWAYS.into_iter().for_each(|(status, about)| add(operation, status, about));
    if asks || sends {
        add(operation, UNREAD.0, UNREAD.1);
    }
    if sends {
        OF_BODIES.into_iter().for_each(|(status, about)| add(operation, status, about));
    }
}

fn add(operation: &mut Operation, status: StatusCode, about: &str) {
    let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
    let response = ResponseBuilder::new().description(about).content("application/json", problem).build();
    operation.responses.responses.entry(status.as_str().into()).or_insert_with(|| response.into());
}
