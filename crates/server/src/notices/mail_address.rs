//! Addresses of mail: only such as are written the same everywhere, so that nothing in them can be taken for a command.

use crate::http::is_name;
use std::fmt;
use std::str::FromStr;

/// The longest that can be in a command.
const LONGEST: usize = 254;
/// What may stand before the `@`, besides letters and digits.
const SIGNS: &[u8] = b"!#$%&'*+/=?^_`{|}~.-";

/// An address, like `ann@example.org`.
#[derive(Clone, PartialEq, Eq)]
pub struct MailAddress(String);

/// This is no address of mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMailAddress;

impl MailAddress {
    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What stands after the `@`.
    pub(crate) fn domain(&self) -> &str {
        self.0.rsplit_once('@').map_or("", |(_, domain)| domain)
    }
}

impl FromStr for MailAddress {
    type Err = NoMailAddress;

    fn from_str(text: &str) -> Result<MailAddress, NoMailAddress> {
        let text = text.trim();
        let (local, domain) = text.rsplit_once('@').ok_or(NoMailAddress)?;
        let fine = |byte: u8| byte.is_ascii_alphanumeric() || SIGNS.contains(&byte);
        let dots = local.starts_with('.') || local.ends_with('.') || local.contains("..");
        let whole = !local.is_empty() && local.len() <= 64 && text.len() <= LONGEST;
        let named = is_name(domain) && (domain.contains('.') || domain == "localhost");
        match whole && local.bytes().all(fine) && !dots && named {
            true => Ok(MailAddress(text.into())),
            false => Err(NoMailAddress),
        }
    }
}

/// Whose address it is stays out of logs.
impl fmt::Debug for MailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailAddress(not shown)")
    }
}

/// Who writes: an address, and perhaps a name before it, like `Luckhouse <dice@example.org>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mailbox {
    /// What they are called; it may be empty.
    pub name: String,
    /// Their address.
    pub address: MailAddress,
}

impl FromStr for Mailbox {
    type Err = NoMailAddress;

    fn from_str(text: &str) -> Result<Mailbox, NoMailAddress> {
        let named = text.trim().strip_suffix('>').and_then(|text| text.rsplit_once('<'));
        let (name, address) = named.unwrap_or(("", text));
        if name.chars().any(char::is_control) {
            return Err(NoMailAddress);
        }
        Ok(Mailbox { name: name.trim().into(), address: address.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_nothing_in_it_that_could_be_a_command() {
        for fine in ["ann@example.org", " a.b+dice@mail.example.org ", "ann@localhost"] {
            assert!(fine.parse::<MailAddress>().is_ok(), "{fine}");
        }
        for wrong in [
            "",
            "ann",
            "@example.org",
            "ann@",
            "ann@example",
            "ann@exa mple.org",
            "a@b@example.org",
            "ann@example.org>\r\nRCPT TO:<eve@example.org",
            "ann\n@example.org",
            "<ann@example.org>",
            "\"a b\"@example.org",
            ".ann@example.org",
            "änn@example.org",
            "ann@[127.0.0.1]",
        ] {
            assert_eq!(wrong.parse::<MailAddress>(), Err(NoMailAddress), "{wrong}");
        }
        assert!(format!("{}@example.org", "a".repeat(65)).parse::<MailAddress>().is_err());
    }

    #[test]
    fn whoever_writes_may_have_a_name() {
        let named: Mailbox = "Luckhouse <dice@example.org>".parse().unwrap();
        assert_eq!((named.name.as_str(), named.address.as_str()), ("Luckhouse", "dice@example.org"));
        let bare: Mailbox = "dice@example.org".parse().unwrap();
        assert_eq!((bare.name.as_str(), bare.address.domain()), ("", "example.org"));
        assert!("Luckhouse dice@example.org".parse::<Mailbox>().is_err());
        assert!("Luck\nhouse <dice@example.org>".parse::<Mailbox>().is_err());
    }
}
