//! Text that the store keeps: each kind of it a type, so that one cannot be taken for another.

use crate::BadText;
use std::fmt;
use std::str::FromStr;

/// The longest line, in bytes: a header may carry a whole document in one line.
const LONGEST_LINE: usize = 64 * 1024;

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident: $what:literal, $expected:literal, $fine:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(String);

        impl $name {
            /// Take the text, if it is fine.
            pub fn new(text: impl Into<String>) -> Result<Self, BadText> {
                let (text, fine): (String, fn(&str) -> bool) = (text.into(), $fine);
                if fine(&text) { Ok($name(text)) } else { Err(BadText::new(&text, $what, $expected)) }
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = BadText;
            fn from_str(text: &str) -> Result<Self, BadText> {
                $name::new(text)
            }
        }
    )*};
}

words! {
    /// What a table is found by. The caller makes it, and makes it hard to guess.
    ///
    /// ```
    /// use luckhouse_store::TableId;
    /// assert!(TableId::new("k3Jv_9-x").is_ok());
    /// assert_eq!(
    ///     TableId::new("../etc").unwrap_err().to_string(),
    ///     "`../etc` is not the id of a table: expected 1 to 64 letters, digits, `-` and `_`",
    /// );
    /// ```
    TableId: "the id of a table", "1 to 64 letters, digits, `-` and `_`", is_id;
    /// What a member is known by, whatever they are called. The caller makes it.
    MemberId: "the id of a member", "1 to 64 letters, digits, `-` and `_`", is_id;
    /// What a client calls one of its commands, so that it is applied once.
    CommandId: "the id of a command", "1 to 64 letters, digits, `-` and `_`", is_id;
    /// What somebody or something is called: a player, a spectator, a game, a kind of bot.
    Name: "a name", "1 to 64 characters on one line, without blanks around them",
        |text| is_line(text) && text.chars().count() <= 64;
    /// One line of a log, or of talk.
    ///
    /// ```
    /// use luckhouse_store::Line;
    /// assert!(Line::new("p1 roll XW").is_ok());
    /// assert!(Line::new("p1 roll\np2 hold").is_err());
    /// ```
    Line: "a line", "1 to 65536 bytes on one line, without blanks around them",
        |text| is_line(text) && text.len() <= LONGEST_LINE;
    /// Where one node of a house is reached by the others. What it means is the caller's care.
    ///
    /// ```
    /// use luckhouse_store::NodeAddress;
    /// assert!(NodeAddress::new("10.0.0.7:7777").is_ok());
    /// assert!(NodeAddress::new("10.0.0.7 7777").is_err());
    /// ```
    NodeAddress: "the address of a node", "1 to 255 characters without blanks",
        |text| is_line(text) && !text.contains(char::is_whitespace) && text.chars().count() <= 255;
}

impl Name {
    /// The name as it is searched for: Ann, ANN and ann are one.
    pub(crate) fn folded(&self) -> String {
        self.0.to_lowercase()
    }
}

impl Line {
    /// Is this a remark, which no rules look at?
    pub fn is_remark(&self) -> bool {
        self.0.starts_with('#')
    }
}

fn is_id(text: &str) -> bool {
    let fine = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=64).contains(&text.len()) && text.bytes().all(fine)
}

fn is_line(text: &str) -> bool {
    !text.is_empty() && text.trim() == text && !text.contains(char::is_control)
}

/// JSON that the caller wrote and will read. The store does not look into it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Json(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_a_length_and_an_alphabet() {
        assert!(TableId::new("a".repeat(64)).is_ok());
        for wrong in ["", " a", "a b", "ä", &"a".repeat(65)] {
            assert!(TableId::new(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn lines_are_single_and_bare() {
        assert!(Line::new("a".repeat(LONGEST_LINE)).is_ok());
        for wrong in ["", " ", "a\n", "a\rb", " a", "a\0b", &"a".repeat(LONGEST_LINE + 1)] {
            assert!(Line::new(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn addresses_of_nodes_are_short_and_have_no_blanks_and_no_controls() {
        assert!(NodeAddress::new("ä".repeat(255)).is_ok());
        for wrong in ["", "a b", "a\tb", "a\u{a0}b", "a\u{7f}b", &"ä".repeat(256)] {
            assert!(NodeAddress::new(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn names_are_counted_in_characters_and_folded_beyond_ascii() {
        assert!(Name::new("ä".repeat(64)).is_ok());
        assert!(Name::new("ä".repeat(65)).is_err());
        assert_eq!(Name::new("ÄNNE").unwrap().folded(), Name::new("änne").unwrap().folded());
    }
}
