//! Messages by name from code: what is not in the catalogue, or lacks an argument, does not compile.

use crate::Words;
use serde::Serialize;
use serde_json::{Map, Value};
use std::cmp::Ordering;

/// Every English message with the names of its arguments, in the order of their names.
const DECLARED: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/declared.rs"));

/// Say a message of the catalogue, with its arguments by name. Whether there is such a message and whether these are its
/// arguments is found out when this is compiled; that every language has it, by the tests of this crate.
///
/// ```
/// use luckhouse_words::{Language, Words, say};
/// let words = Words::in_language(Language::ENGLISH);
/// let (first, two) = ("Ann", "Bob");
/// assert_eq!(say!(words, "list-and", first, last = two), "Ann and Bob");
/// ```
///
/// ```compile_fail
/// # use luckhouse_words::{Language, Words, say};
/// # let words = Words::in_language(Language::ENGLISH);
/// say!(words, "list-and", first = "Ann");
/// ```
///
/// ```compile_fail
/// # use luckhouse_words::{Language, Words, say};
/// # let words = Words::in_language(Language::ENGLISH);
/// say!(words, "no-such-message");
/// ```
#[macro_export]
macro_rules! say {
    ($words:expr, $id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {{
        const { $crate::check($id, &[$(stringify!($name)),*]) };
        $crate::Message::new($id)
            $(.with(stringify!($name), $crate::say!(@value $name $(, $value)?)))*
            .said(&$words)
    }};
    (@value $name:ident) => { &$name };
    (@value $name:ident, $value:expr) => { &$value };
}

/// The name of a message without arguments, for tables of them: it must be in the catalogue, or this does not compile.
#[macro_export]
macro_rules! id {
    ($id:expr) => {{
        const { $crate::check($id, &[]) };
        $id
    }};
}

/// A message on its way to be said. See [`say!`].
pub struct Message {
    id: &'static str,
    arguments: Map<String, Value>,
}

impl Message {
    #[doc(hidden)]
    pub fn new(id: &'static str) -> Message {
        Message { id, arguments: Map::new() }
    }

    #[doc(hidden)]
    #[must_use]
    pub fn with(mut self, name: &str, value: &impl Serialize) -> Message {
        self.arguments.insert(name.into(), serde_json::to_value(value).unwrap_or_default());
        self
    }

    #[doc(hidden)]
    pub fn said(self, words: &Words) -> String {
        words.say(self.id, &self.arguments)
    }
}

/// Is this a message of the catalogue, with just these arguments?
#[doc(hidden)]
pub const fn check(id: &str, given: &[&str]) {
    let Some(arguments) = find(id) else { panic!("messages/en has no message with this name") };
    let mut place = 0;
    while place < arguments.len() {
        assert!(has(given, arguments[place]), "an argument of this message is not given");
        place += 1;
    }
    assert!(given.len() == arguments.len(), "this message does not use one of these arguments");
}

/// The arguments of a message. Names are in order: half of what is left can be left out each time.
const fn find(id: &str) -> Option<&'static [&'static str]> {
    let (mut first, mut end) = (0, DECLARED.len());
    while first < end {
        let middle = first.midpoint(end);
        match compare(DECLARED[middle].0, id) {
            Ordering::Equal => return Some(DECLARED[middle].1),
            Ordering::Less => first = middle + 1,
            Ordering::Greater => end = middle,
        }
    }
    None
}

const fn has(names: &[&str], name: &str) -> bool {
    let mut place = 0;
    while place < names.len() {
        if matches!(compare(names[place], name), Ordering::Equal) {
            return true;
        }
        place += 1;
    }
    false
}

const fn compare(one: &str, other: &str) -> Ordering {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut place = 0;
    while place < one.len() && place < other.len() {
        if one[place] != other[place] {
            return if one[place] < other[place] { Ordering::Less } else { Ordering::Greater };
        }
        place += 1;
    }
    match (one.len() == other.len(), one.len() < other.len()) {
        (true, _) => Ordering::Equal,
        (false, true) => Ordering::Less,
        (false, false) => Ordering::Greater,
    }
}
