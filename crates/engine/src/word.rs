//! Words: what a player can type, a log can hold and a message can carry.

use crate::near::nearest;
use crate::phrase;
use crate::phrase::{Argument, Phrase, shown};
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

/// A small value that is written and read as a lower-case, typable word: an action, a roll.
///
/// Every type with these abilities is a word; there is nothing to implement. The text must round-trip:
/// `word.to_string().parse() == Ok(word)` is one of the laws that every game is held to.
pub trait Word:
    Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadWord> + Send + Sync + 'static
{
}

impl<T> Word for T where
    T: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = BadWord> + Send + Sync + 'static
{
}

/// A word that cannot be read, or names something that does not exist.
///
/// This is not the same as a move that is well written but not legal now: see [`crate::Refusal`].
///
/// ```
/// use luckhouse_engine::Seat;
/// let wrong = "q1".parse::<Seat>().unwrap_err();
/// assert_eq!(wrong.to_string(), "`q1` is not a seat: expected p1 to p12");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWord {
    /// What was written, or what is said of it: the line of a document, how many there are.
    pub found: Argument,
    /// What it was read as: `kind-seat`, `kind-action`.
    pub kind: Phrase,
    /// What would have been understood.
    pub expected: Phrase,
    /// What was meant, perhaps: the one word among those expected that looks much like it.
    pub near: Option<Box<str>>,
    /// The option whose value it was to be, if it was one.
    pub option: Option<&'static str>,
    /// The same as data, where it is the fault of a document.
    pub fault: Option<Box<Fault>>,
}

/// A rule of a document that is broken, and where: what a page needs to say it beside what was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The rule, by its name.
    pub rule: &'static str,
    /// The line of the file, counted from 1; nothing where all of it stands on one line.
    pub line: Option<usize>,
    /// What stands there.
    pub found: String,
    /// The least and the most, where the rule is about a number.
    pub range: Option<(usize, usize)>,
}

impl BadWord {
    /// `found` was read as `kind`, where `expected` would have been understood.
    pub fn new(found: impl Into<Argument>, kind: Phrase, expected: Phrase) -> Self {
        BadWord { found: found.into().shown(), kind, expected, near: None, option: None, fault: None }
    }

    /// The same, where it may be one of these words, mistyped.
    ///
    /// ```
    /// use luckhouse_engine::{BadWord, Phrase, phrase};
    /// let wrong = BadWord::new("holt", phrase!("kind-action", game = "pig"), Phrase::either(["`roll`", "`hold`"]));
    /// let wrong = wrong.perhaps(["roll", "hold"]);
    /// assert_eq!(wrong.to_string(), "`holt` is not an action of pig: expected `roll` or `hold`. Did you mean `hold`?");
    /// ```
    #[must_use]
    pub fn perhaps<W: AsRef<str>>(self, words: impl IntoIterator<Item = W>) -> Self {
        let near = match &self.found {
            Argument::Text(found) => nearest(found, words).map(|word| word.as_ref().into()),
            Argument::Number(_) | Argument::Phrase(_) => None,
        };
        BadWord { near, ..self }
    }

    /// All of it as one phrase.
    pub fn phrase(&self) -> Phrase {
        let BadWord { found, kind, expected, near, .. } = self.clone();
        match near {
            None => phrase!("bad-word", found, kind, expected),
            Some(near) => phrase!("bad-word-near", found, kind, expected, near = &*near),
        }
    }

    /// The same, where it was to be the value of this option.
    #[must_use]
    pub fn for_option(self, key: &'static str) -> Self {
        BadWord { option: Some(key), ..self }
    }

    /// The same, where this rule of a document is broken, in this line of it if it has lines.
    ///
    /// ```
    /// use luckhouse_engine::{BadWord, phrase};
    /// let wrong = BadWord::new("9", phrase!("kind-die"), phrase!("expected-range", least = 1, most = 5));
    /// let wrong = wrong.breaks("row", Some(7), "9").within(1, 5);
    /// let fault = wrong.fault.unwrap();
    /// assert_eq!((fault.rule, fault.line, fault.range), ("row", Some(7), Some((1, 5))));
    /// ```
    #[must_use]
    pub fn breaks(self, rule: &'static str, line: Option<usize>, found: &str) -> Self {
        let fault = Fault { rule, line, found: shown(found), range: None };
        BadWord { fault: Some(Box::new(fault)), ..self }
    }

    /// The same, where the broken rule is about a number from the least to the most.
    #[must_use]
    pub fn within(mut self, least: usize, most: usize) -> Self {
        if let Some(fault) = &mut self.fault {
            fault.range = Some((least, most));
        }
        self
    }
}

impl fmt::Display for BadWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.phrase(), f)
    }
}

impl std::error::Error for BadWord {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_stands_in_one_short_line() {
        let wrong =
            BadWord::new(format!("a\nb{}", "x".repeat(1000)), phrase!("kind-die"), Phrase::words(["1"]));
        let text = wrong.to_string();
        assert!(text.starts_with("`a bxxx") && text.chars().count() < 120 && !text.contains('\n'), "{text}");
    }
}
