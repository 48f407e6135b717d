//! What the house is called. A page of somebody else whose name suddenly leads here (DNS rebinding) says its own name.

use super::refusal::Refusal;
use crate::protocol::Why;
use axum::http::{HeaderMap, StatusCode, Uri, header, uri::Authority};
use std::net::{IpAddr, Ipv6Addr};

/// Refuse whoever calls the house by a name that it was not told. An address is no name: nobody can make that of
/// another machine lead here. Whoever says no name is no browser, and may ask.
pub(crate) fn check(headers: &HeaderMap, uri: &Uri, names: &[String]) -> Result<(), Refusal> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let host = match (hosts.next(), hosts.next(), uri.authority()) {
        // A request that names the house in its first line means that name.
        (_, None, Some(authority)) => authority.as_str(),
        (None, _, None) => return Ok(()),
        (Some(host), None, None) => host.to_str().map_err(|_| unreadable())?,
        _ => return Err(unreadable()),
    };
    if host.is_empty() {
        return Ok(());
    }
    let name = host.parse::<Authority>().map_err(|_| unreadable())?;
    let name = name.host().trim_end_matches('.');
    if is_here(name) || names.iter().any(|known| known.trim_end_matches('.').eq_ignore_ascii_case(name)) {
        Ok(())
    } else {
        Err(unknown(name))
    }
}

/// Is it an address, or this machine as it calls itself?
fn is_here(name: &str) -> bool {
    let v6 = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let address = match v6 {
        Some(v6) => v6.parse::<Ipv6Addr>().is_ok(),
        None => name.parse::<IpAddr>().is_ok_and(|address| address.is_ipv4()),
    };
    let name = name.to_ascii_lowercase();
    address || name == "localhost" || name.ends_with(".localhost")
}

/// Is this how a name is written: labels of letters, digits and hyphens with dots between them?
///
/// ```
/// assert!(luckhouse_server::http::is_name("play.example.org"));
/// assert!(!luckhouse_server::http::is_name("https://play.example.org"));
/// ```
pub fn is_name(text: &str) -> bool {
    let label = |label: &str| {
        !label.is_empty()
            && label.len() <= 63
            && label.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
    };
    text.len() <= 253 && text.split('.').all(label)
}

fn unreadable() -> Refusal {
    Refusal::unreadable(
        "the header `Host` cannot be read: expected one name or address, like `play.example.org`",
    )
}

fn unknown(name: &str) -> Refusal {
    let name: String = name.chars().take(80).collect();
    let text = format!(
        "this house does not know that it is called `{name}`: expected its address; whoever runs it can tell it the \
         name with `luckhouse serve --name {name}`"
    );
    Refusal::new(StatusCode::MISDIRECTED_REQUEST, Why::House, text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn status(hosts: &[&'static str], uri: &'static str) -> u16 {
        let mut headers = HeaderMap::new();
        for host in hosts {
            headers.append(header::HOST, HeaderValue::from_static(host));
        }
        let names = ["play.example.org".to_string()];
        let checked = check(&headers, &Uri::from_static(uri), &names);
        checked.map_or_else(|refusal| refusal.into_words().0.as_u16(), |()| 200)
    }

    #[test]
    fn addresses_this_machine_and_names_that_were_told_are_fine() {
        for host in [
            "127.0.0.1:7070",
            "192.168.0.7",
            "[::1]:7070",
            "[2001:db8::1]",
            "localhost:7070",
            "LOCALHOST",
            "house.localhost",
            "play.example.org",
            "Play.Example.Org.:443",
            "",
        ] {
            assert_eq!(status(&[host], "/"), 200, "{host}");
        }
        assert_eq!(status(&[], "/"), 200);
    }

    #[test]
    fn every_other_name_is_refused() {
        for host in [
            "evil.example",
            "play.example.org.evil.example",
            "notplay.example.org",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "house",
            "0x7f.1",
        ] {
            assert_eq!(status(&[host], "/"), 421, "{host}");
        }
        assert_eq!(status(&["127.0.0.1"], "http://evil.example/"), 421, "the first line counts");
        assert_eq!(status(&["play.example.org", "evil.example"], "/"), 400);
        assert_eq!(status(&["a b"], "/"), 400);
    }

    #[test]
    fn the_refusal_says_what_to_do() {
        assert!(unknown("dice.example").into_words().1.contains("`luckhouse serve --name dice.example`"));
    }
}
