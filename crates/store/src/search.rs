//! Looking for tables.

use crate::{BadText, Listed, Millis, Name, TableId, Visibility};
use std::fmt;
use std::str::FromStr;

/// Which tables to list, newest first. A field that is `None` does not matter.
///
/// ```
/// use luckhouse_store::{Memory, Search, Store, Visibility};
/// let lobby = Search { visibility: Some(Visibility::Public), ..Search::open() };
/// assert_eq!(Memory::default().search(&lobby).unwrap().tables, []);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// How far they are.
    pub among: Among,
    /// Only those that these may find.
    pub visibility: Option<Visibility>,
    /// Only this game.
    pub game: Option<Name>,
    /// Only where somebody of this name sits; Ann, ANN and ann are one.
    pub player: Option<Name>,
    /// Only from this moment on: when it ended, or was opened if it has not ended.
    pub from: Option<Millis>,
    /// Only before this moment.
    pub until: Option<Millis>,
    /// Only where nothing but talk has changed since this moment.
    pub idle_since: Option<Millis>,
    /// Go on after this one: the end of the page before.
    pub after: Option<Cursor>,
    /// At most so many; one at least.
    pub limit: u16,
}

impl Search {
    /// All that wait or are played, twenty at a time.
    pub fn open() -> Search {
        Search { among: Among::Open, ..Search::finished() }
    }

    /// All that are finished, twenty at a time.
    pub fn finished() -> Search {
        let (visibility, game, player, from, until, idle_since, after) =
            (None, None, None, None, None, None, None);
        Search { among: Among::Finished, visibility, game, player, from, until, idle_since, after, limit: 20 }
    }

    /// How many are listed at once.
    pub(crate) fn page(&self) -> usize {
        usize::from(self.limit.max(1))
    }
}

/// Which tables are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Among {
    /// Those where not all have come.
    Waiting,
    /// Those where they play.
    Playing,
    /// Both of these.
    Open,
    /// Those that are over.
    Finished,
}

/// One page of what was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Newest first.
    pub tables: Vec<Listed>,
    /// Where the next page begins, if there is one.
    pub next: Option<Cursor>,
}

impl Found {
    /// One page, made of what was found up to one more than fits.
    pub(crate) fn page(mut tables: Vec<Listed>, limit: usize) -> Found {
        let more = tables.len() > limit;
        tables.truncate(limit);
        let next = tables.last().filter(|_| more).map(Cursor::of);
        Found { tables, next }
    }
}

/// A place in a list, which stays where it is when tables are added. Written `1700000000000.k3Jv_9-x`.
///
/// ```
/// use luckhouse_store::Cursor;
/// let cursor: Cursor = "1700000000000.k3Jv_9-x".parse().unwrap();
/// assert_eq!(cursor.to_string(), "1700000000000.k3Jv_9-x");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor {
    /// The time that the table is sorted by.
    pub time: Millis,
    /// The table.
    pub table: TableId,
}

impl Cursor {
    /// Where this table stands.
    pub fn of(table: &Listed) -> Cursor {
        Cursor { time: table.sorted_at(), table: table.id.clone() }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.time.0, self.table)
    }
}

impl FromStr for Cursor {
    type Err = BadText;

    fn from_str(text: &str) -> Result<Cursor, BadText> {
        let bad =
            || BadText::new(text, "a place in a list", "a time and a table, like `1700000000000.k3Jv_9-x`");
        let (time, table) = text.split_once('.').ok_or_else(bad)?;
        Ok(Cursor { time: Millis(time.parse().map_err(|_| bad())?), table: TableId::new(table)? })
    }
}
