//! What every answer says to a browser: trust nothing that is not from here.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

/// For what runs: everything comes from the house itself, or is a picture that its own pages have made, and nobody puts the
/// house into a frame.
const POLICY_OF_PAGES: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// For what a page only reads. It is with every answer, and so it is short.
const POLICY_OF_THE_REST: &str = "default-src 'none'; frame-ancestors 'none'";

/// What is only read by pages, by how its path begins.
const READ: [&str; 2] = ["/api/", "/assets/"];

const ALWAYS: [(HeaderName, &str); 3] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The link of a table is a secret.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// What says something to a browser only where a page is opened: with every small file it would be a large part of it.
const OF_PAGES: [(HeaderName, &str); 2] = [
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Add what every answer has.
pub(crate) async fn careful(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let (is_api, is_read) = (path.starts_with("/api/"), READ.iter().any(|begin| path.starts_with(begin)));
    let mut response = next.run(request).await;
    let refused = response.status().is_client_error() || response.status().is_server_error();
    let headers = response.headers_mut();
    add(headers);
    if is_read && !is_page(headers) {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY_OF_THE_REST));
        OF_PAGES.iter().for_each(|(name, _)| drop(headers.remove(name)));
    }
    if refused || (is_api && !headers.contains_key(header::CACHE_CONTROL)) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

fn is_page(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("text/html"))
}

pub(crate) fn add(headers: &mut HeaderMap) {
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY_OF_PAGES));
    for (name, value) in ALWAYS.into_iter().chain(OF_PAGES) {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
