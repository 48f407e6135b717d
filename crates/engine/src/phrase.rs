//! What is to be said, as data: a message of the catalogue by its name, and what is put into it.
//!
//! The engine knows no languages. It says a phrase in the English of the catalogue, for logs and for whoever writes Rust;
//! `luckhouse_shelf::said` puts the same phrase into anybody's language.

use crate::Seat;
use std::fmt;

/// The English messages that phrases are made of: each stands on one line, with arguments like `{ $most }` and nothing else.
const ENGLISH: &str = include_str!("phrases.ftl");

/// A phrase of the catalogue: its name and its arguments. Made by [`phrase!`](crate::phrase!).
///
/// ```
/// use luckhouse_engine::{Phrase, phrase};
/// let numbers: Phrase = phrase!("expected-range", least = 1, most = 6);
/// assert_eq!(numbers.to_string(), "1 to 6");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    id: &'static str,
    /// Boxed, as errors are to be small.
    arguments: Option<Box<Arguments>>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Arguments(Vec<(&'static str, Argument)>);

/// What is put into a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number: languages have plurals for it.
    Number(u64),
    /// What reads the same in every language: what somebody wrote, a word to type, a name.
    Text(String),
    /// Another phrase. Boxed, as errors are to be small.
    Phrase(Box<Phrase>),
}

/// A [`Phrase`] by the name of its message, with its arguments by theirs. Whether there is such a message and whether these
/// are its arguments is found out when this is compiled.
///
/// ```
/// use luckhouse_engine::phrase;
/// let game = "pig";
/// assert_eq!(phrase!("kind-action", game).to_string(), "an action of pig");
/// ```
///
/// ```compile_fail
/// luckhouse_engine::phrase!("kind-of-magic");
/// ```
///
/// ```compile_fail
/// luckhouse_engine::phrase!("expected-range", least = 1);
/// ```
#[macro_export]
macro_rules! phrase {
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        const { $crate::check_phrase($id, &[$(stringify!($name)),*]) };
        $crate::Phrase::named($id) $(.with(stringify!($name), $crate::phrase!(@value $name $(, $value)?)))*
    }};
    (@value $name:ident) => { $name };
    (@value $name:ident, $value:expr) => { $value };
}

impl Phrase {
    #[doc(hidden)]
    pub const fn named(id: &'static str) -> Phrase {
        Phrase { id, arguments: None }
    }

    #[doc(hidden)]
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Phrase {
        self.arguments.get_or_insert_default().0.push((name, value.into()));
        self
    }

    /// What reads the same in every language: words to type, with commas between them.
    ///
    /// ```
    /// use luckhouse_engine::Phrase;
    /// assert_eq!(Phrase::words(["games", "decisions"]).to_string(), "games, decisions");
    /// ```
    pub fn words<W: ToString>(words: impl IntoIterator<Item = W>) -> Phrase {
        let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        phrase!("expected-words", words = words.join(", "))
    }

    /// One of these words.
    ///
    /// ```
    /// use luckhouse_engine::Phrase;
    /// assert_eq!(Phrase::either(["`roll`", "`hold`"]).to_string(), "`roll` or `hold`");
    /// assert_eq!(Phrase::either([2, 4, 6]).to_string(), "2, 4 or 6");
    /// ```
    pub fn either<W: ToString>(words: impl IntoIterator<Item = W>) -> Phrase {
        let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        match words.as_slice() {
            [first @ .., last] if !first.is_empty() => {
                phrase!("expected-either", first = first.join(", "), last = last.as_str())
            }
            _ => Phrase::words(words),
        }
    }

    /// The name of its message.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// What is put into it, by name.
    pub fn arguments(&self) -> impl Iterator<Item = (&'static str, &Argument)> {
        self.arguments.iter().flat_map(|all| &all.0).map(|(name, value)| (*name, value))
    }
}

impl Argument {
    /// The same, short enough and plain enough to stand in one line of a message.
    pub(crate) fn shown(self) -> Argument {
        match self {
            Argument::Text(text) => Argument::Text(shown(&text)),
            Argument::Phrase(mut phrase) => {
                for (_, value) in phrase.arguments.iter_mut().flat_map(|all| &mut all.0) {
                    *value = std::mem::replace(value, Argument::Number(0)).shown();
                }
                Argument::Phrase(phrase)
            }
            number => number,
        }
    }
}

/// What was written, in one short line.
pub(crate) fn shown(text: &str) -> String {
    const LONGEST: usize = 60;
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    let mut short: String = text.chars().take(LONGEST).map(plain).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push('…');
    }
    short
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.into())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Argument {
        Argument::Text(text.clone())
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Argument {
        Argument::Text(seat.to_string())
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Argument {
        Argument::Phrase(Box::new(phrase))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                // None here is below 0 or wider than 64 bits.
                Argument::Number(number as u64)
            }
        }
    )*};
}
numbers!(u8, u32, u64, usize, i32);

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = english(self.id).unwrap_or(self.id);
        while let Some((before, name, after)) = next_argument(rest) {
            f.write_str(before)?;
            match self.arguments().find(|(known, _)| *known == name) {
                Some((_, value)) => value.fmt(f)?,
                None => f.write_str(name)?,
            }
            rest = after;
        }
        f.write_str(rest)
    }
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Argument::Number(number) => number.fmt(f),
            Argument::Text(text) => f.write_str(text),
            Argument::Phrase(phrase) => phrase.fmt(f),
        }
    }
}

fn english(id: &str) -> Option<&'static str> {
    ENGLISH.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))
}

/// What stands before the first argument, its name, and what stands behind it.
fn next_argument(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("{ $")?;
    let (name, after) = rest.split_once(" }")?;
    Some((before, name, after))
}

/// Is this a phrase of the catalogue, with just these arguments?
#[doc(hidden)]
pub const fn check_phrase(id: &str, given: &[&str]) {
    let text = ENGLISH.as_bytes();
    let Some(mut at) = pattern_of(text, id.as_bytes()) else {
        panic!("messages/en/terminal-bad-words.ftl has no message with this name")
    };
    let mut seen = 0;
    while at < text.len() && text[at] != b'\n' {
        if starts_with(text, at, b"{ $") {
            seen += 1;
            assert!(is_given(text, at + 3, given), "an argument of this phrase is not given");
        }
        at += 1;
    }
    assert!(seen >= given.len(), "this phrase does not use one of these arguments");
}

/// Where the text of a message begins.
const fn pattern_of(text: &[u8], id: &[u8]) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        if starts_with(text, at, id) && starts_with(text, at + id.len(), b" = ") {
            return Some(at + id.len() + 3);
        }
        while at < text.len() && text[at] != b'\n' {
            at += 1;
        }
        at += 1;
    }
    None
}

const fn is_given(text: &[u8], at: usize, given: &[&str]) -> bool {
    let mut place = 0;
    while place < given.len() {
        let name = given[place].as_bytes();
        if starts_with(text, at, name) && starts_with(text, at + name.len(), b" }") {
            return true;
        }
        place += 1;
    }
    false
}

const fn starts_with(text: &[u8], at: usize, start: &[u8]) -> bool {
    let mut place = 0;
    while place < start.len() {
        if at + place >= text.len() || text[at + place] != start[place] {
            return false;
        }
        place += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_one_line_with_plain_arguments() {
        let said = ENGLISH.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let mut count = 0;
        for line in said {
            let (_, mut text) = line.split_once(" = ").unwrap_or_else(|| panic!("`{line}` is no message"));
            while let Some((before, name, after)) = next_argument(text) {
                assert!(
                    !before.contains(['{', '}']) && name.bytes().all(|b| b.is_ascii_lowercase()),
                    "{line}"
                );
                text = after;
            }
            assert!(!text.contains(['{', '}']), "{line}");
            count += 1;
        }
        assert!(count > 100, "{count}");
    }
}
