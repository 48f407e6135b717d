//! What the file of an archived game is called.

use super::text;
use crate::{BadText, Event, Listed, Millis, Status, TableId};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// So many bytes of the hash of what is in it stand in its name.
const CHECK: usize = 16;
/// How each name begins. Another way to lay files out will begin with another number.
const VERSION: &str = "v1";
const ENDS: &str = ".gz";

/// Where an archived game is, below the folder or in the bucket: the day on which it ended, its table, and a hash of what is in the file.
///
/// So a file never changes: a game that was changed is another file, and whoever reads one knows that it is whole.
///
/// ```
/// use luckhouse_store::ArchiveName;
/// let name: ArchiveName = "v1/2026/11/18/k3Jv_9-x.00112233445566778899aabbccddeeff.gz".parse().unwrap();
/// assert_eq!(name.table().as_str(), "k3Jv_9-x");
/// assert!("v1/2026/11/../x.00112233445566778899aabbccddeeff.gz".parse::<ArchiveName>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArchiveName {
    name: String,
    table: TableId,
}

impl ArchiveName {
    /// What the file of this game is called, if it is over: the archive keeps nothing else.
    pub fn of(listed: &Listed, events: &[Event]) -> Option<ArchiveName> {
        let Status::Over { at, .. } = listed.status else { return None };
        Some(ArchiveName::with(&listed.id, at, &text::written(listed, events)))
    }

    /// The name of a file with this in it.
    pub(super) fn with(table: &TableId, ended: Millis, text: &str) -> ArchiveName {
        let hash = Sha256::digest(text.as_bytes());
        let check: String = hash.iter().take(CHECK).map(|byte| format!("{byte:02x}")).collect();
        let (year, month, day) = ended.day();
        let name = format!("{VERSION}/{year:04}/{month:02}/{day:02}/{table}.{check}{ENDS}");
        ArchiveName { name, table: table.clone() }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.name
    }

    /// Whose game it is.
    pub fn table(&self) -> &TableId {
        &self.table
    }
}

impl fmt::Display for ArchiveName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for ArchiveName {
    type Err = BadText;

    fn from_str(text: &str) -> Result<ArchiveName, BadText> {
        let bad = || {
            BadText::new(
                text,
                "the name of an archived game",
                "v1/YEAR/MONTH/DAY/TABLE.HASH.gz, as they are written",
            )
        };
        let parts: Vec<&str> = text.split('/').collect();
        let [VERSION, year, month, day, file] = parts[..] else { return Err(bad()) };
        let digits =
            |part: &str, long: usize| part.len() >= long && part.bytes().all(|byte| byte.is_ascii_digit());
        let (table, check) = file.strip_suffix(ENDS).and_then(|file| file.split_once('.')).ok_or_else(bad)?;
        let hash =
            check.len() == 2 * CHECK && check.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if !(digits(year, 4) && digits(month, 2) && digits(day, 2) && hash) {
            return Err(bad());
        }
        Ok(ArchiveName { name: text.into(), table: TableId::new(table)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_nowhere_else() {
        let hash = "0".repeat(32);
        for wrong in [
            String::new(),
            format!("/v1/2026/11/18/a.{hash}.gz"),
            format!("v1/2026/11/18/../a.{hash}.gz"),
            format!("v1/../11/18/a.{hash}.gz"),
            format!("v1/2026/11/18/a.{hash}"),
            format!("v1/2026/11/18/a.{}.gz", &hash[1..]),
            format!("v2/2026/11/18/a.{hash}.gz"),
            format!("v1/2026/11/18/a b.{hash}.gz"),
            format!("v1/2026/11/18/.{hash}.gz"),
        ] {
            assert!(wrong.parse::<ArchiveName>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let name = ArchiveName::with(&TableId::new("k3Jv_9-x").unwrap(), Millis(1_795_000_000_000), "text");
        assert!(name.as_str().starts_with("v1/2026/11/18/k3Jv_9-x."), "{name}");
        assert_eq!(name.to_string().parse::<ArchiveName>().unwrap(), name);
    }
}
