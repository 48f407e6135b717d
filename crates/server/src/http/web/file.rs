//! One file as it goes to a browser: of the right type, as small as the browser can read it, and only if it is new.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::EmbeddedFile;
use sha2::{Digest, Sha256};
use std::borrow::Cow;

/// Ways to make a file smaller, the best first: the name for browsers, and how the neighbour's name ends.
const CODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Files in this folder have a name that changes with what is in them.
const UNCHANGING: &str = "assets/";

/// Pictures of the house for tabs and home screens begin like this. Browsers ask for them with every page.
const ICON: &str = "icon";

/// What a file's ending says of it.
const TYPES: [(&str, &str); 13] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("webp", "image/webp"),
    ("ico", "image/x-icon"),
    ("woff2", "font/woff2"),
    ("wasm", "application/wasm"),
    ("txt", "text/plain; charset=utf-8"),
    ("md", "text/markdown; charset=utf-8"),
];

/// The bytes of a file, and their hash.
pub(super) struct File {
    bytes: Bytes,
    hash: [u8; 32],
}

impl From<Vec<u8>> for File {
    fn from(bytes: Vec<u8>) -> File {
        File { hash: Sha256::digest(&bytes).into(), bytes: bytes.into() }
    }
}

impl From<EmbeddedFile> for File {
    fn from(file: EmbeddedFile) -> File {
        let bytes = match file.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => bytes.into(),
        };
        File { bytes, hash: file.metadata.sha256_hash() }
    }
}

impl File {
    /// The same page with other words in it.
    pub(super) fn edited(&self, edit: impl Fn(&str) -> String) -> File {
        File::from(edit(&String::from_utf8_lossy(&self.bytes)).into_bytes())
    }

    /// This file under this name, which says of what type it is.
    pub(super) fn named(self, name: &str, request: &HeaderMap) -> Response {
        self.into_response(name, None, StatusCode::OK, request)
    }

    /// This file as a page of its own, with this status.
    pub(super) fn page(self, status: StatusCode, request: &HeaderMap) -> Response {
        self.into_response("page.html", None, status, request)
    }

    fn into_response(
        self,
        name: &str,
        coding: Option<&'static str>,
        status: StatusCode,
        request: &HeaderMap,
    ) -> Response {
        let tag = self.tag();
        let mut response = match status == StatusCode::OK && is_known(&tag, request) {
            true => StatusCode::NOT_MODIFIED.into_response(),
            false => (status, Body::from(self.bytes)).into_response(),
        };
        let headers = response.headers_mut();
        // Also where nothing is sent: what is said with it takes the place of what the browser keeps, and pages are told more.
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping(name)));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.extend(HeaderValue::try_from(tag).map(|tag| (header::ETAG, tag)));
        headers.extend(coding.map(|coding| (header::CONTENT_ENCODING, HeaderValue::from_static(coding))));
        response
    }

    /// A name for exactly these bytes: long enough for the forms of one file, and short, since it is with every answer.
    fn tag(&self) -> String {
        let digits: String = self.hash[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        format!("\"{digits}\"")
    }
}

/// The file with this name, in the smallest form that the browser can read.
pub(super) fn answer(
    get: impl Fn(&str) -> Option<File>,
    name: &str,
    request: &HeaderMap,
) -> Option<Response> {
    let plain = get(name)?;
    let small = CODINGS
        .iter()
        .filter(|(coding, _)| reads(coding, request))
        .find_map(|(coding, ending)| get(&format!("{name}.{ending}")).map(|file| (file, Some(*coding))));
    let (file, coding) = small.unwrap_or((plain, None));
    Some(file.into_response(name, coding, StatusCode::OK, request))
}

fn kind(name: &str) -> &'static str {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    TYPES.iter().find(|(known, _)| *known == ending).map_or("application/octet-stream", |(_, kind)| kind)
}

/// How long a browser may keep the file without asking.
fn keeping(name: &str) -> &'static str {
    match name {
        name if name.starts_with(UNCHANGING) => "public, max-age=31536000, immutable",
        name if name.starts_with(ICON) => "public, max-age=86400",
        _ => "no-cache",
    }
}

/// Can the browser read this coding?
fn reads(coding: &str, request: &HeaderMap) -> bool {
    let is_no = |weight: &str| weight.trim().strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0.0);
    values(request, header::ACCEPT_ENCODING).any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        name.trim().eq_ignore_ascii_case(coding) && !is_no(weight)
    })
}

/// Has the browser these very bytes already?
fn is_known(tag: &str, request: &HeaderMap) -> bool {
    values(request, header::IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// What is listed in a header, one by one.
fn values(request: &HeaderMap, name: header::HeaderName) -> impl Iterator<Item = &str> {
    let lines = request.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asking(name: header::HeaderName, value: &'static str) -> HeaderMap {
        [(name, HeaderValue::from_static(value))].into_iter().collect()
    }

    #[test]
    fn codings_are_read_as_they_are_listed() {
        let reads = |coding, value| reads(coding, &asking(header::ACCEPT_ENCODING, value));
        assert!(reads("br", "gzip, deflate, br") && reads("gzip", "GZIP;q=0.5"));
        assert!(!reads("br", "gzip, deflate") && !reads("br", "br;q=0, gzip") && !reads("br", "br; q=0.000"));
        assert!(!reads("br", "") && !reads("gz", "gzip"));
    }

    #[test]
    fn a_tag_is_known_in_any_list() {
        let known = |value| is_known("\"ab\"", &asking(header::IF_NONE_MATCH, value));
        assert!(known("\"ab\"") && known("\"cd\", W/\"ab\"") && known("*"));
        assert!(!known("\"abc\"") && !known("ab"));
    }

    #[test]
    fn types_follow_the_last_ending() {
        assert_eq!(kind("assets/house-1.2.js"), "text/javascript; charset=utf-8");
        assert_eq!(kind("manifest.webmanifest"), "application/manifest+json");
        assert_eq!((kind("x.br"), kind("LICENSE")), ("application/octet-stream", "application/octet-stream"));
    }
}
