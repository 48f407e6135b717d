//! Words that the host does not want in names and talk.

use crate::table::{is_hidden, looks};
use std::collections::HashSet;
use unicode_normalization::char::is_combining_mark;

/// Words that nobody may be called or say. They are found as whole words, however they are written: in other cases, or
/// in letters that look the same.
///
/// ```
/// use luckhouse_server::WordList;
/// let mut words = WordList::default();
/// words.add("# for the lobby\nblasted\n").unwrap();
/// assert!(words.is_in("A BLАSTED nuisance!"), "the А is a Cyrillic one");
/// assert!(!words.is_in("blastedly good"));
/// assert_eq!(words.add("fine\ntwo words\n").unwrap_err().line, 2);
/// ```
#[derive(Clone, Debug, Default)]
pub struct WordList(HashSet<String>);

/// A line of a list that is not one word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: `{found}` is not one word: expected one word a line, or a remark after `#`")]
pub struct NotOneWord {
    /// Which line, counted from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
}

impl WordList {
    /// Add the words of a text, one a line. Blank lines and those that begin with `#` are remarks.
    ///
    /// # Errors
    /// If a line is not one word. Then none of the text is added.
    pub fn add(&mut self, text: &str) -> Result<(), NotOneWord> {
        let mut all = Vec::new();
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        for (number, line) in text.lines().enumerate() {
            let word = line.trim();
            if word.is_empty() || word.starts_with('#') {
                continue;
            }
            if parts(word).ne([word]) {
                return Err(NotOneWord { line: number + 1, found: word.into() });
            }
            all.extend(looks(word));
        }
        self.0.extend(all);
        Ok(())
    }

    /// Is one of them in this text?
    pub fn is_in(&self, text: &str) -> bool {
        if self.0.is_empty() {
            return false;
        }
        let seen: String =
            text.chars().filter(|letter| letter.is_whitespace() || !is_hidden(*letter)).collect();
        parts(&seen).any(|word| self.has(word))
    }

    /// Is one of them in this name? A name is short: letters that are set apart are read together.
    pub(crate) fn is_in_name(&self, name: &str) -> bool {
        self.is_in(name) || (!self.0.is_empty() && self.has(name))
    }

    fn has(&self, word: &str) -> bool {
        looks(word).iter().any(|look| self.0.contains(look))
    }
}

/// The words of a text.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let between = |letter: char| !letter.is_alphanumeric() && !is_combining_mark(letter);
    text.split(between).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words() -> WordList {
        let mut words = WordList::default();
        words.add("\u{feff}# remark\n\n Mist \r\nmöwe\nill\n").unwrap();
        words
    }

    #[test]
    fn whole_words_are_found_however_they_are_written() {
        let words = words();
        let bad = [
            "mist",
            "So ein MIST!",
            "mіst",
            "m\u{200b}ist",
            "MO\u{308}WE",
            "Möwe,",
            "Ill",
            "a\u{a0}mist\u{a0}b",
        ];
        for bad in bad {
            assert!(words.is_in(bad), "{bad:?}");
        }
        for fine in ["mister", "optimist", "Mis t", "möwen", "still", "", "!!!"] {
            assert!(!words.is_in(fine), "{fine:?}");
        }
        assert!(words.is_in_name("M i s t") && words.is_in_name("the mist") && !words.is_in_name("Misty"));
    }

    #[test]
    fn a_list_has_one_word_a_line() {
        let mut words = words();
        for (text, line) in [("a b", 1), ("ok\n\nno-good", 3), ("ok\n*", 2)] {
            let wrong = words.add(text).unwrap_err();
            assert_eq!(wrong.line, line, "{wrong}");
        }
        assert!(!words.is_in("ok"), "all of a text or nothing");
        assert!(!WordList::default().is_in("mist"));
    }
}
