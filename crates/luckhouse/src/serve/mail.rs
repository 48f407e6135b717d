//! What a host can set about mail, as it stands in the file.

use super::settings::shown;
use crate::failure::{Failure, usage};
use luckhouse_server::{Mail, Security};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::time::Duration;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct MailSettings {
    /// Nothing: the house writes no letters.
    pub(super) server: String,
    pub(super) security: Security,
    pub(super) from: String,
    /// Nothing: nobody signs in there.
    pub(super) user: String,
    pub(super) password_file: PathBuf,
    pub(super) every_s: u32,
}

impl Default for MailSettings {
    fn default() -> MailSettings {
        let (server, from, user) = (String::new(), String::new(), String::new());
        let (security, password_file) = (Security::Tls, PathBuf::new());
        MailSettings { server, security, from, user, password_file, every_s: 15 * 60 }
    }
}

impl MailSettings {
    /// What the house needs to know of it; nothing, if it writes no letters.
    pub(super) fn mail(&self) -> Result<Option<Mail>, Failure> {
        if self.server.is_empty() {
            return Ok(None);
        }
        let wrong = || usage!("terminal-usage-mail-server", word = self.server.as_str());
        let (host, port) = self.server.rsplit_once(':').ok_or_else(wrong)?;
        let port = port.parse().ok().filter(|port| *port > 0 && !host.is_empty()).ok_or_else(wrong)?;
        let from =
            self.from.parse().map_err(|_| usage!("terminal-usage-mail-from", word = self.from.as_str()))?;
        let mail = Mail::new((host.into(), port), self.security, from);
        let user = if self.user.is_empty() { None } else { Some((self.user.clone(), self.password()?)) };
        if user.is_some() && self.security == Security::None && !is_here(host) {
            return Err(usage!("terminal-usage-mail-plain", host));
        }
        Ok(Some(Mail { user, every: Duration::from_secs(self.every_s.into()), ..mail }))
    }

    /// It stands in a file of its own, which nobody else need be able to read.
    fn password(&self) -> Result<String, Failure> {
        let text = std::fs::read_to_string(&self.password_file).map_err(|error| {
            let file = shown(&self.password_file);
            usage!("terminal-usage-mail-password", file, error = error.to_string())
        })?;
        Ok(text.trim_end_matches(['\r', '\n']).into())
    }
}

/// Is this host the machine itself?
fn is_here(host: &str) -> bool {
    host == "localhost" || host.parse().is_ok_and(|address: std::net::IpAddr| address.is_loopback())
}
