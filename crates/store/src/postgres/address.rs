//! Where a database is, and how that is said without its password.

use super::tls::Tls;
use crate::OpenError;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// How long a connection may take to be made, and how long nothing may be heard on it when something should.
const PATIENCE: Duration = Duration::from_secs(5);

/// The address of a database: `postgres://USER@HOST/DATABASE`. With `sslmode=verify-full` (or `require`, which is the same here) it is reached
/// by an encrypted connection, whose certificate `sslrootcert=FILE` vouches for, or else those whom browsers trust.
#[derive(Clone, Debug)]
pub(super) struct Address {
    config: Config,
    tls: Option<Tls>,
}

impl FromStr for Address {
    type Err = OpenError;

    fn from_str(url: &str) -> Result<Address, OpenError> {
        let wrong = |why: String| OpenError::Address { why };
        if !crate::is_database(url) {
            return Err(wrong("it does not begin with postgres://".into()));
        }
        let (url, roots) = without_roots(url);
        let mut config: Config = url.parse().map_err(|why: tokio_postgres::Error| wrong(causes(&why)))?;
        let encrypted = config.get_ssl_mode() == SslMode::Require;
        let tls = encrypted.then(|| Tls::trusting(roots.as_deref())).transpose().map_err(wrong)?;
        if tls.is_none() && roots.is_some() {
            return Err(wrong("it names sslrootcert without sslmode=verify-full".into()));
        }
        if config.get_hosts().is_empty() {
            return Err(wrong("it names no host".into()));
        }
        config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE * 2);
        config.keepalives_idle(PATIENCE).keepalives_interval(PATIENCE).keepalives_retries(3);
        Ok(Address { config, tls })
    }
}

impl Address {
    /// How connections are made, under this name, which others see in the list of activities.
    pub(super) fn config(&self, name: &str) -> Config {
        let mut config = self.config.clone();
        config.application_name(name);
        config
    }

    /// What connections are encrypted with, if they are.
    pub(super) fn tls(&self) -> Option<Tls> {
        self.tls.clone()
    }
}

/// The address as the library reads it, and the file that it does not know: the names are those of every other client of PostgreSQL.
fn without_roots(url: &str) -> (String, Option<PathBuf>) {
    let Some((place, options)) = url.split_once('?') else { return (url.into(), None) };
    let (mut kept, mut roots) = (Vec::new(), None);
    for option in options.split('&') {
        match option.split_once('=') {
            Some(("sslrootcert", file)) => roots = Some(decoded(file).into()),
            Some(("sslmode", "verify-full")) => kept.push("sslmode=require"),
            _ => kept.push(option),
        }
    }
    (format!("{place}?{}", kept.join("&")), roots)
}

/// `%2F` is a slash.
fn decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend(&part.as_bytes()[2..]);
            }
            None => bytes.extend([b"%", part.as_bytes()].concat()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Without password and options.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        self.config.get_user().iter().try_for_each(|user| write!(f, "{user}@"))?;
        for (number, host) in self.config.get_hosts().iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "," })?;
            match host {
                Host::Tcp(name) => f.write_str(name)?,
                #[cfg(unix)]
                Host::Unix(folder) => write!(f, "{}", folder.display())?,
            }
            let port = self.config.get_ports().get(number).or(self.config.get_ports().first());
            port.filter(|port| **port != 5432).iter().try_for_each(|port| write!(f, ":{port}"))?;
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

/// What went wrong, and why, on one line.
pub(super) fn causes(wrong: &dyn std::error::Error) -> String {
    let all = std::iter::successors(Some(wrong), |wrong| wrong.source());
    all.map(|wrong| wrong.to_string().replace('\n', " ")).collect::<Vec<_>>().join(": ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_said() {
        let address: Address = "postgres://ann:secret@db.example:5433/house?options=-cx%3Dy".parse().unwrap();
        assert_eq!(address.to_string(), "postgres://ann@db.example:5433/house");
        let local: Address = "postgresql://ann@%2Frun%2Fpg/house".parse().unwrap();
        assert_eq!(local.to_string(), "postgres://ann@/run/pg/house");
    }

    #[test]
    fn what_is_no_address_is_refused_without_saying_it() {
        for wrong in ["mysql://a:secret@b/c", "postgres://", "postgres://a:secret@b:port/c"] {
            let said = wrong.parse::<Address>().unwrap_err().to_string();
            assert!(
                said.contains("expected postgres://USER@HOST/DATABASE") && !said.contains("secret"),
                "{said}"
            );
        }
    }
}
