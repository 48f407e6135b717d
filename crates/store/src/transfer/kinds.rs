//! What a house consists of, whatever keeps it.

/// One kind of lines.
pub(crate) struct Kind {
    pub(crate) name: &'static str,
    /// So many of the first columns say which line it is; lines are sorted by them.
    pub(crate) key: usize,
    pub(crate) columns: &'static [(&'static str, Column)],
}

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    Number,
    Text,
    Bytes,
    /// Yes or no: 1 or 0.
    Flag,
}

/// One thing in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cell {
    Nothing,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

pub(crate) type Line = Vec<Cell>;

impl Kind {
    /// The names of its columns, each written like this.
    pub(crate) fn list(&self, written: impl Fn(&str, Column) -> String) -> String {
        let all: Vec<String> = self.columns.iter().map(|(name, column)| written(name, *column)).collect();
        all.join(", ")
    }

    /// The names of the columns that it is sorted by.
    pub(crate) fn order(&self) -> String {
        let names: Vec<&str> = self.columns[..self.key].iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }
}

use Column::{Bytes, Flag, Number, Text};

macro_rules! kinds {
    ($($name:ident by $key:literal: $($column:ident $what:ident),+;)*) => {
        /// All of them, so that what others name comes before them.
        pub(crate) const KINDS: &[Kind] = &[$(
            Kind { name: stringify!($name), key: $key, columns: &[$((stringify!($column), $what)),+] }
        ),*];
    };
}

kinds! {
    tables by 1: key Number, id Text, game Text, header Text, visibility Text, settings Text, dice Bytes,
        created Number, changed Number, status Text, result Text, sorted Number, said Number, due Number;
    members by 1: key Number, id Text, name Text, settings Text, created Number;
    belongings by 1: member_key Number, owner_key Number;
    seats by 2: table_key Number, number Number, name Text, folded Text, bot Text, token Bytes, contribution Bytes,
        member_key Number;
    plans by 2: table_key Number, number Number, plan Text;
    events by 2: table_key Number, seq Number, at Number, kind Text, keep Number, line Text, command_seat Number,
        command Text, command_last Number;
    chat by 2: table_key Number, number Number, at Number, seat Number, spectator Text, text Text, hidden Flag, command Text;
    bans by 1: network Text, at Number, until Number, why Text;
    deeds by 1: number Number, at Number, by Text, deed Text, member_key Number, about_key Number;
    standings by 2: member_key Number, kind Text, at Number, until Number, data Text;
    reports by 1: id Text, member_key Number, about_key Number, subject Text, at Number, report Text;
    invitations by 2: member_key Number, table_key Number, by_key Number, at Number;
    attempts by 2: member_key Number, puzzle Text, solved Flag, at Number;
    puzzles by 1: puzzle Text, state Text;
    channels by 1: hash Bytes, member_key Number, kind Text, data Text, added Number;
    calls by 3: member_key Number, table_key Number, kind Text, why Text, turn Number, at Number, tries Number, next Number;
    bots by 1: bot Text, state Text;
    vacations by 2: member_key Number, begins Number, ends Number;
    credentials by 1: key Number, hash Bytes, member_key Number, kind Text, label Text, data Text, added Number, used Number,
        expires Number;
    archive by 1: name Text, table_key Number, last Number, at Number, leaving Flag;
    ended by 1: number Number, table_key Number;
    unreviewed by 1: number Number, table_key Number;
    played by 2: member_key Number, number Number, table_id Text, game Text, at Number, summary Text;
    ratings by 2: member_key Number, pool Text, shown Number, state Text, at Number;
}
