//! Everything the house says, in every language it speaks.
//!
//! Messages are [Fluent](https://projectfluent.org) files in `messages/LANGUAGE/*.ftl`, read by the terminal, the
//! reports and the browser alike; beside them are rules pages (`rules/GAME.md`). A language is a folder there, and no code. Rules never speak: they report facts, and a
//! fact is put into words here, last of all.
//!
//! ```
//! use luckhouse_words::{Language, Words};
//! use serde_json::json;
//!
//! let resigned = json!({ "name": "resigned", "seat": "p2" });
//! let words = Words::in_language(Language::ENGLISH);
//! assert_eq!(words.fact("booty-dice", &resigned), "p2 gives up.");
//! let called = |seat: &str| if seat == "p2" { "Ann".to_string() } else { seat.to_string() };
//! assert_eq!(words.called(&called).fact("booty-dice", &resigned), "Ann gives up.");
//! ```

mod catalogue;
mod choice;
mod declared;
mod figures;
mod language;
mod numbers;
mod words;

pub use catalogue::{Catalogue, files, rules_page};
pub use choice::CHOICE_FIELDS;
pub use declared::Message;
#[doc(hidden)]
pub use declared::check;
pub use language::{Language, UnknownLanguage};
pub use words::{Seats, Words};
