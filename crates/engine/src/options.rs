//! Options of a game: one list per game, from which reading, writing, help and lobby are made.

use crate::{BadWord, Phrase, phrase};
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// The options of a game: a plain struct, whose defaults are the classic game.
pub trait Options: Default + Clone + PartialEq + Debug + Send + Sync + 'static {
    /// Every option, in the order in which they are shown and written.
    const FIELDS: &'static [Field<Self>];

    /// Set one option from text.
    fn put(&mut self, key: &str, value: &str) -> Result<(), BadWord> {
        Self::field(key)?.put(self, value)
    }

    /// The option with this name.
    fn field(key: &str) -> Result<&'static Field<Self>, BadWord> {
        let field = Self::FIELDS.iter().find(|field| field.key == key);
        field.ok_or_else(|| {
            let known = Self::FIELDS.iter().map(|field| field.key);
            BadWord::new(key, phrase!("kind-option-here"), keys::<Self>()).perhaps(known)
        })
    }

    /// The options that are not the default, as the log's header has them: `goal=30, resolve=each`.
    fn write(&self) -> String {
        let default = Self::default();
        let changed = Self::FIELDS.iter().filter(|f| f.get(self) != f.get(&default));
        let written: Vec<String> = changed.map(|f| format!("{}={}", f.key, f.get(self))).collect();
        written.join(", ")
    }

    /// Read what [`write`](Options::write) wrote; an empty text means all defaults.
    fn read(text: &str) -> Result<Self, BadWord> {
        let mut options = Self::default();
        let mut given = Vec::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (key, value) = part
                .split_once('=')
                .ok_or_else(|| BadWord::new(part, phrase!("kind-option"), Phrase::words(["key=value"])))?;
            if given.contains(&key.trim()) {
                return Err(BadWord::new(
                    part,
                    phrase!("kind-option-new"),
                    phrase!("expected-each-option-once"),
                ));
            }
            given.push(key.trim());
            options.put(key.trim(), value.trim())?;
        }
        Ok(options)
    }
}

fn keys<O: Options>() -> Phrase {
    if O::FIELDS.is_empty() {
        return phrase!("expected-no-options");
    }
    Phrase::words(O::FIELDS.iter().map(|field| field.key))
}

/// One option: its name, and how to get at it. What it does is said by a message, `GAME-option-NAME`.
///
/// ```
/// use luckhouse_engine::{Access, Field, Options};
/// #[derive(Clone, Debug, PartialEq)]
/// struct Mine { goal: u32 }
/// impl Default for Mine { fn default() -> Self { Mine { goal: 25 } } }
/// impl Options for Mine {
///     const FIELDS: &'static [Field<Self>] = &[Field {
///         key: "goal",
///         access: Access::Number { range: 10..=60, get: |o| o.goal, set: |o, n| o.goal = n },
///     }];
/// }
/// assert_eq!(Mine::read("goal=30").unwrap().write(), "goal=30");
/// let wrong = Mine::read("goal=99").unwrap_err();
/// assert_eq!(wrong.to_string(), "`99` is not a value of this option: expected goal=10 to 60");
/// ```
pub struct Field<O: 'static> {
    /// The name: lower case, with hyphens.
    pub key: &'static str,
    /// Which values it has, and how they are read and set.
    pub access: Access<O>,
}

/// The kinds of values an option can have.
pub enum Access<O: 'static> {
    /// A whole number.
    Number {
        /// The least and the greatest.
        range: RangeInclusive<u32>,
        /// Read it.
        get: fn(&O) -> u32,
        /// Set it.
        set: fn(&mut O, u32),
    },
    /// A whole number, or `none`.
    Maybe {
        /// The least and the greatest.
        range: RangeInclusive<u32>,
        /// Read it.
        get: fn(&O) -> Option<u32>,
        /// Set it.
        set: fn(&mut O, Option<u32>),
    },
    /// One of a few words, by its place in the list.
    OneOf {
        /// The words. What each means is said by a message, `GAME-option-NAME-WORD`.
        values: &'static [&'static str],
        /// Read it.
        get: fn(&O) -> usize,
        /// Set it.
        set: fn(&mut O, usize),
    },
    /// A document: one that ships with the game, by name, or the text of one's own. Whoever has a file
    /// system may let the user give a path here, and put the file's text in its place.
    Document {
        /// The names of those that ship.
        shipped: &'static [&'static str],
        /// The name, or the whole document on one line without `,`, `(` and `)`.
        get: fn(&O) -> String,
        /// The text of a file that says the same.
        file: fn(&O) -> String,
        /// Read a name, that one line, or the text of a file.
        set: fn(&mut O, &str) -> Result<(), BadWord>,
        /// What it is called: the name of one that ships, or whatever one's own calls itself.
        called: fn(&O) -> String,
    },
}

impl<O> Field<O> {
    /// The value, as text.
    pub fn get(&self, options: &O) -> String {
        match &self.access {
            Access::Number { get, .. } => get(options).to_string(),
            Access::Maybe { get, .. } => get(options).map_or("none".into(), |n| n.to_string()),
            Access::OneOf { values, get, .. } => values[get(options)].into(),
            Access::Document { get, .. } => get(options),
        }
    }

    /// The value as a word for people: the name of a document, not all of it.
    pub fn word(&self, options: &O) -> String {
        match &self.access {
            Access::Document { called, .. } => called(options),
            _ => self.get(options),
        }
    }

    /// A document as the text of a file; nothing for any other option.
    pub fn file(&self, options: &O) -> Option<String> {
        match &self.access {
            Access::Document { file, .. } => Some(file(options)),
            _ => None,
        }
    }

    /// Set the value from text, or say what would have been understood.
    pub fn put(&self, options: &mut O, value: &str) -> Result<(), BadWord> {
        self.set(options, value).map_err(|wrong| wrong.for_option(self.key))
    }

    fn set(&self, options: &mut O, value: &str) -> Result<(), BadWord> {
        let wrong = || {
            let expected = phrase!("expected-option-value", key = self.key, values = self.values());
            BadWord::new(value, phrase!("kind-option-value"), expected)
        };
        let number = |range: &RangeInclusive<u32>| {
            let number = value.parse().ok();
            number.filter(|n| range.contains(n)).ok_or_else(wrong)
        };
        match &self.access {
            Access::Number { range, set, .. } => set(options, number(range)?),
            Access::Maybe { set, .. } if value == "none" => set(options, None),
            Access::Maybe { range, set, .. } => set(options, Some(number(range)?)),
            Access::OneOf { values, set, .. } => {
                let place = values.iter().position(|word| *word == value);
                set(options, place.ok_or_else(|| wrong().perhaps(*values))?);
            }
            Access::Document { set, shipped, .. } => {
                set(options, value).map_err(|wrong| wrong.perhaps(*shipped))?;
            }
        }
        Ok(())
    }

    /// The values it can have.
    fn values(&self) -> Phrase {
        let ends = |range: &RangeInclusive<u32>| (*range.start(), *range.end());
        match &self.access {
            Access::Number { range, .. } => {
                let (least, most) = ends(range);
                phrase!("expected-range", least, most)
            }
            Access::Maybe { range, .. } => {
                let (least, most) = ends(range);
                phrase!("expected-none-or-range", least, most)
            }
            Access::OneOf { values, .. } => Phrase::either(*values),
            Access::Document { shipped, .. } => phrase!("expected-or-file", names = shipped.join(", ")),
        }
    }
}
