//! Which pages may talk to the house: a browser says from where it asks.

use super::refusal::Refusal;
use crate::protocol::Why;
use axum::http::{HeaderMap, StatusCode, Uri, header};

/// Refuse a page of somebody else. Who says no origin is no browser, and may ask.
pub(crate) fn check(headers: &HeaderMap, welcome: &[String]) -> Result<(), Refusal> {
    let mut origins = headers.get_all(header::ORIGIN).iter();
    let fine = match (origins.next(), origins.next()) {
        (None, _) => true,
        (Some(origin), None) => origin.to_str().is_ok_and(|origin| {
            is_host(origin, headers) || welcome.iter().any(|fine| same(fine.trim_end_matches('/'), origin))
        }),
        _ => false,
    };
    if fine { Ok(()) } else { Err(refusal()) }
}

/// Does this origin come from the host that was asked?
fn is_host(origin: &str, headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let Some((scheme, authority)) = origin.split_once("://") else { return false };
    let port = match scheme {
        "http" => 80,
        "https" => 443,
        _ => return false,
    };
    host.is_some_and(|host| same(without_port(authority, port), without_port(host, port)))
}

/// The host without its port, if that is the one its scheme has anyway.
fn without_port(authority: &str, port: u16) -> &str {
    authority.strip_suffix(&format!(":{port}")).unwrap_or(authority)
}

fn same(one: &str, other: &str) -> bool {
    one.eq_ignore_ascii_case(other)
}

/// Is this how an origin is written: a scheme and a host, and nothing after it?
///
/// ```
/// assert!(luckhouse_server::http::is_origin("https://club.example"));
/// assert!(!luckhouse_server::http::is_origin("club.example"));
/// ```
pub fn is_origin(text: &str) -> bool {
    let uri: Result<Uri, _> = text.trim_end_matches('/').parse();
    uri.is_ok_and(|uri| {
        let bare = uri.authority().is_some_and(|authority| !authority.as_str().contains('@'));
        bare && matches!(uri.scheme_str(), Some("http" | "https"))
            && uri.path() == "/"
            && uri.query().is_none()
    })
}

fn refusal() -> Refusal {
    let text = "this page is not one of this house: expected a page from here; whoever runs the house can \
                welcome others with `luckhouse serve --origin URL`";
    Refusal::new(StatusCode::FORBIDDEN, Why::House, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn welcome(origin: &'static str, host: Option<&'static str>, others: &[&str]) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
        host.map(|host| headers.insert(header::HOST, HeaderValue::from_static(host)));
        check(&headers, &others.iter().copied().map(String::from).collect::<Vec<_>>()).is_ok()
    }

    #[test]
    fn no_origin_is_no_browser() {
        assert!(check(&HeaderMap::new(), &[]).is_ok());
    }

    #[test]
    fn the_host_itself_is_welcome() {
        assert!(welcome("http://127.0.0.1:7070", Some("127.0.0.1:7070"), &[]));
        assert!(welcome("https://Dice.Example", Some("dice.example"), &[]));
        assert!(welcome("https://dice.example", Some("dice.example:443"), &[]));
        assert!(welcome("http://[::1]:7070", Some("[::1]:7070"), &[]));
    }

    #[test]
    fn others_are_not() {
        let host = Some("dice.example");
        for origin in [
            "http://evil.example",
            "http://dice.example.evil.example",
            "http://dice.example:8080",
            "https://dice.example:80",
            "http://evil.example/dice.example",
            "http://evil.example@dice.example",
            "file://dice.example",
            "dice.example",
            "null",
            "",
        ] {
            assert!(!welcome(origin, host, &[]), "{origin}");
        }
        assert!(!welcome("http://dice.example", None, &[]));
        let mut twice = HeaderMap::new();
        twice.append(header::HOST, HeaderValue::from_static("dice.example"));
        twice.append(header::ORIGIN, HeaderValue::from_static("http://dice.example"));
        twice.append(header::ORIGIN, HeaderValue::from_static("http://evil.example"));
        assert!(check(&twice, &[]).is_err());
    }

    #[test]
    fn those_that_the_host_names_are() {
        let others = ["https://club.example/", "http://localhost:5173"];
        assert!(welcome("https://club.example", Some("dice.example"), &others));
        assert!(welcome("http://localhost:5173", Some("dice.example"), &others));
        assert!(!welcome("http://club.example", Some("dice.example"), &others));
        assert!(!welcome("http://localhost:5174", Some("dice.example"), &others));
    }

    #[test]
    fn origins_are_written_in_one_way() {
        for fine in ["https://club.example", "http://localhost:5173", "http://[::1]:80", "https://a.b/"] {
            assert!(is_origin(fine), "{fine}");
        }
        for wrong in
            ["club.example", "*", "", "https://", "ftp://a", "https://a/b", "https://a?b", "https://me@a"]
        {
            assert!(!is_origin(wrong), "{wrong}");
        }
    }
}
