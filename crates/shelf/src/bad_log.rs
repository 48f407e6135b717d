//! A log that cannot be replayed, and what the rules say against the line at fault.

use crate::{AnyTable, Objection, refusals};
use luckhouse_engine::{LogError, LogFault, Refusal};
use luckhouse_words::{Language, Words};
use std::fmt;

/// A log that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLog {
    /// The line, and what is wrong with it.
    pub error: LogError,
    /// Where a choice was not legal: whose rules are against it, and why.
    against: Option<Box<(&'static str, Objection)>>,
}

impl BadLog {
    /// `at` is the table before the line at fault, if all before it can be replayed.
    pub(crate) fn at(error: LogError, at: Option<Box<dyn AnyTable>>) -> BadLog {
        let against = match (&error.fault, at) {
            (LogFault::Refused(Refusal::NotLegal { seat, word, .. }), Some(table)) => {
                table.objection(*seat, word).map(|objection| Box::new((table.about().name, objection)))
            }
            _ => None,
        };
        BadLog { error, against }
    }

    /// What is wrong, in somebody's language.
    pub fn said(&self, words: &Words) -> String {
        match (&self.error.fault, &self.against) {
            (LogFault::Refused(refusal), Some(against)) => {
                let (game, objection) = &**against;
                let said = refusals::against_rules(words, refusal, &objection.said(words, game));
                refusals::said(words, &self.error.said(said))
            }
            _ => refusals::bad_line(words, &self.error),
        }
    }
}

impl From<LogError> for BadLog {
    fn from(error: LogError) -> BadLog {
        BadLog { error, against: None }
    }
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&Words::in_language(Language::ENGLISH)))
    }
}

impl std::error::Error for BadLog {}
