//! What every answer says to a browser: trust nothing that is not from here.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

const POLICY: HeaderName = header::CONTENT_SECURITY_POLICY;

/// For what runs: everything comes from the house itself, or is a picture that its own pages have made, and nobody puts the
/// house into a frame.
const POLICY_OF_PAGES: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
    connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// For what is only read: if it is opened all the same, nothing in it does anything.
const POLICY_OF_THE_REST: &str = "default-src 'none'; frame-ancestors 'none'";

/// What pages are made of, by how its path begins: scripts and styles. What they may do, and whom they tell where they are
/// from, the page says that they are in; with every small file such words would be a large part of it.
const PARTS: &str = "/assets/";

/// What runs by itself though it is no page.
const WORKER: &str = "/sw.js";

const ALWAYS: [(HeaderName, &str); 2] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The link of a table is a secret.
const TELL_NOBODY: (HeaderName, &str) = (header::REFERRER_POLICY, "no-referrer");

/// What says something to a browser only where a page is opened.
const OF_PAGES: [(HeaderName, &str); 2] = [
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Add what every answer has.
pub(crate) async fn careful(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let (is_api, is_part, is_worker) = (path.starts_with("/api/"), path.starts_with(PARTS), path == WORKER);
    let mut response = next.run(request).await;
    let refused = response.status().is_client_error() || response.status().is_server_error();
    let headers = response.headers_mut();
    if is_worker || is_page(headers) {
        add(headers);
    } else if is_part && !refused {
        insert(headers, ALWAYS);
    } else {
        insert(headers, ALWAYS.into_iter().chain([TELL_NOBODY, (POLICY, POLICY_OF_THE_REST)]));
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

/// Add what a page has.
pub(crate) fn add(headers: &mut HeaderMap) {
    let own = [TELL_NOBODY, (POLICY, POLICY_OF_PAGES)];
    insert(headers, ALWAYS.into_iter().chain(OF_PAGES).chain(own));
}

fn insert(headers: &mut HeaderMap, said: impl IntoIterator<Item = (HeaderName, &'static str)>) {
    headers.extend(said.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value))));
}
