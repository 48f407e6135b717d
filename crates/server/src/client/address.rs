//! Where a house and its tables are found.

use axum::http::Uri;
use std::fmt;
use std::str::FromStr;

/// The link of a house, or of one of its tables.
///
/// ```
/// use luckhouse_server::client::Address;
/// let table: Address = "http://example.org:7070/t/k3Jv".parse()?;
/// assert_eq!((table.host.as_str(), table.port, table.table.as_deref()), ("example.org", 7070, Some("k3Jv")));
/// assert_eq!("localhost:7070".parse::<Address>()?.to_string(), "http://localhost:7070/");
/// # Ok::<(), luckhouse_server::client::BadAddress>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Nobody on the way can read what is said.
    pub secure: bool,
    /// The name or number of the machine; brackets around an IPv6 number are left out.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// Which table, if it is the link of one.
    pub table: Option<String>,
}

/// What is not the link of a house or a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is not the link of a table: expected one like http://HOST:PORT/t/TABLE, or http://HOST:PORT/ for the house"
)]
pub struct BadAddress(pub String);

impl Address {
    /// Host and port as they stand in a link; a port that everybody expects is left out.
    pub fn authority(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        if self.port == usual_port(self.secure) { host } else { format!("{host}:{}", self.port) }
    }

    /// The link of a table of this house.
    #[must_use]
    pub fn of_table(&self, table: &str) -> Address {
        Address { table: Some(table.into()), ..self.clone() }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        let path = self.table.as_ref().map_or(String::new(), |table| format!("t/{table}"));
        write!(f, "{scheme}://{}/{path}", self.authority())
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Address, BadAddress> {
        let wrong = || BadAddress(text.into());
        let text = text.trim();
        let whole = if text.contains("://") { text.into() } else { format!("http://{text}") };
        let uri: Uri = whole.parse().map_err(|_| wrong())?;
        let secure = match uri.scheme_str() {
            Some("http" | "ws") => false,
            Some("https" | "wss") => true,
            _ => return Err(wrong()),
        };
        let host = uri.host().filter(|host| !host.is_empty()).ok_or_else(wrong)?;
        let strange =
            |authority: &str| authority != host && uri.port_u16().is_none() || authority.contains('@');
        if uri.authority().is_some_and(|authority| strange(authority.as_str())) || uri.query().is_some() {
            return Err(wrong());
        }
        let host = host.trim_start_matches('[').trim_end_matches(']').to_lowercase();
        let port = uri.port_u16().unwrap_or(usual_port(secure));
        Ok(Address { secure, host, port, table: table_of(uri.path()).ok_or_else(wrong)? })
    }
}

fn usual_port(secure: bool) -> u16 {
    if secure { 443 } else { 80 }
}

/// The table that a path names, or none if it is the path of the house.
fn table_of(path: &str) -> Option<Option<String>> {
    match path.trim_end_matches('/') {
        "" => Some(None),
        path => {
            let id = luckhouse_store::TableId::new(path.strip_prefix("/t/")?).ok()?;
            Some(Some(id.to_string()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_and_written_back() {
        for link in ["http://a.example/", "https://a.example/t/x-Y_1", "http://[::1]:7070/t/k", "http://h:1/"]
        {
            assert_eq!(link.parse::<Address>().unwrap().to_string(), link);
        }
    }

    #[test]
    fn the_same_place_can_be_written_in_several_ways() {
        let same = ["http://h/t/k", "ws://h/t/k", "h/t/k", "http://H:80/t/k/", " http://h/t/k "];
        for link in same {
            assert_eq!(link.parse::<Address>().unwrap().to_string(), "http://h/t/k", "{link}");
        }
    }

    #[test]
    fn what_is_not_a_link_is_refused() {
        for link in
            ["", "ftp://h/", "http://", "http://h/x", "http://h/t/../x", "http://h:99999/", "http://h/t/a?b"]
        {
            let wrong = link.parse::<Address>().unwrap_err().to_string();
            assert!(wrong.contains("expected one like http://HOST:PORT/t/TABLE"), "{link}: {wrong}");
        }
    }
}
