//! Where a database is, and how that is said without its password.

use crate::OpenError;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// How long a connection may take to be made, and how long nothing may be heard on it when something should.
const PATIENCE: Duration = Duration::from_secs(5);

/// The address of a database: `postgres://USER@HOST/DATABASE`.
#[derive(Clone, Debug)]
pub(super) struct Address(Config);

impl FromStr for Address {
    type Err = OpenError;

    fn from_str(url: &str) -> Result<Address, OpenError> {
        let wrong = |why: String| OpenError::Address { why };
        if !crate::is_database(url) {
            return Err(wrong("it does not begin with postgres://".into()));
        }
        let mut config: Config = url.parse().map_err(|why: tokio_postgres::Error| wrong(causes(&why)))?;
        if config.get_hosts().is_empty() {
            return Err(wrong("it names no host".into()));
        }
        config.connect_timeout(PATIENCE).tcp_user_timeout(PATIENCE * 2);
        config.keepalives_idle(PATIENCE).keepalives_interval(PATIENCE).keepalives_retries(3);
        Ok(Address(config))
    }
}

impl Address {
    /// How connections are made, under this name, which others see in the list of activities.
    pub(super) fn config(&self, name: &str) -> Config {
        let mut config = self.0.clone();
        config.application_name(name);
        config
    }
}

/// Without password and options.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        self.0.get_user().iter().try_for_each(|user| write!(f, "{user}@"))?;
        for (number, host) in self.0.get_hosts().iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "," })?;
            match host {
                Host::Tcp(name) => f.write_str(name)?,
                #[cfg(unix)]
                Host::Unix(folder) => write!(f, "{}", folder.display())?,
            }
            let port = self.0.get_ports().get(number).or(self.0.get_ports().first());
            port.filter(|port| **port != 5432).iter().try_for_each(|port| write!(f, ":{port}"))?;
        }
        write!(f, "/{}", self.0.get_dbname().unwrap_or_default())
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
