//! Where a browser says that it can be told something: an address of a push service, given by a client, so that it is not believed.

use super::wire::is_public;
use axum::http::Uri;
use std::net::IpAddr;

/// The longest that is kept.
const LONGEST: usize = 1024;
/// What ends the names of networks that are somebody's own.
const INSIDE: [&str; 6] = ["localhost", "local", "internal", "lan", "home.arpa", "test"];

/// The address of a subscription at a push service.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Endpoint {
    uri: Uri,
    port: u16,
}

impl Endpoint {
    /// What somebody says is one, if it is `https` at a public name or address; or `http` at this machine, where that is welcome.
    pub(crate) fn read(text: &str, loopback: bool) -> Option<Endpoint> {
        let uri: Uri = text.parse().ok().filter(|_| text.len() <= LONGEST)?;
        let authority = uri.authority()?;
        let host = bare(authority.host());
        let own = loopback && host.parse().is_ok_and(|address: IpAddr| address.is_loopback());
        let port = match uri.scheme_str()? {
            "https" => authority.port_u16().unwrap_or(443),
            "http" if own => authority.port_u16().unwrap_or(80),
            _ => return None,
        };
        let outside = port == 443 && may_be_public(host);
        let plain = !authority.as_str().contains('@');
        (plain && (own || outside)).then_some(Endpoint { uri, port })
    }

    /// As it was given.
    pub(crate) fn text(&self) -> String {
        self.uri.to_string()
    }

    /// The push service: what a signature is made for.
    pub(crate) fn service(&self) -> String {
        format!("{}://{}", self.uri.scheme_str().unwrap_or_default(), self.authority())
    }

    pub(super) fn is_encrypted(&self) -> bool {
        self.uri.scheme_str() == Some("https")
    }

    pub(super) fn authority(&self) -> &str {
        self.uri.authority().map_or("", |authority| authority.as_str())
    }

    pub(super) fn host(&self) -> &str {
        bare(self.uri.host().unwrap_or_default())
    }

    pub(super) fn port(&self) -> u16 {
        self.port
    }

    pub(super) fn path(&self) -> &str {
        self.uri.path_and_query().map_or("/", |path| path.as_str())
    }
}

/// A host without the brackets of an address of IPv6.
fn bare(host: &str) -> &str {
    host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host)
}

/// What a name leads to is looked at when something is sent.
fn may_be_public(host: &str) -> bool {
    if let Ok(address) = host.parse() {
        return is_public(address);
    }
    let name = host.trim_end_matches('.').to_ascii_lowercase();
    let inside = |end: &&str| name == **end || name.ends_with(&format!(".{end}"));
    // What ends in digits is read as an address by some: 0x7f.1, 2130706433.
    let last = name.rsplit('.').next().unwrap_or_default();
    let number = last.starts_with(|sign: char| sign.is_ascii_digit());
    name.contains('.') && !number && !INSIDE.iter().any(inside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_push_services_that_everybody_reaches_are_told_something() {
        for fine in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
            "https://web.push.apple.com:443/QOs?a=b",
            "https://142.250.1.95/x",
        ] {
            let read = Endpoint::read(fine, false).unwrap_or_else(|| panic!("{fine}"));
            assert_eq!(read.text(), fine);
        }
        for wrong in [
            "",
            "fcm.googleapis.com",
            "/fcm/send",
            "http://fcm.googleapis.com/x",
            "ftp://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:22/x",
            "https://me@fcm.googleapis.com/x",
            "https://localhost/x",
            "https://printer.local/x",
            "https://db.internal./x",
            "https://intranet/x",
            "https://127.0.0.1/x",
            "https://10.0.0.5/x",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.5]/x",
            "https://169.254.169.254/latest/meta-data",
            "https://2130706433/x",
            "https://127.1/x",
            "https://0x7f.0x1/x",
            "http://127.0.0.1:7070/x",
        ] {
            assert!(Endpoint::read(wrong, false).is_none(), "{wrong}");
        }
        let long = format!("https://push.example.org/{}", "x".repeat(LONGEST));
        assert!(Endpoint::read(&long, false).is_none());
    }

    #[test]
    fn tests_may_be_a_push_service_themselves_and_nobody_else() {
        let own = Endpoint::read("http://127.0.0.1:4444/a?b", true).unwrap();
        assert_eq!((own.host(), own.port(), own.path()), ("127.0.0.1", 4444, "/a?b"));
        assert_eq!(own.service(), "http://127.0.0.1:4444");
        for wrong in ["http://10.0.0.5/x", "http://localhost/x", "https://10.0.0.5/x", "http://example.org/x"]
        {
            assert!(Endpoint::read(wrong, true).is_none(), "{wrong}");
        }
    }
}
