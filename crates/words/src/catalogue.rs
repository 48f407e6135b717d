//! The messages of one language.

use crate::{Language, figures};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

/// Every message file: its language, its name and its text.
pub fn files() -> &'static [(&'static str, &'static str, &'static str)] {
    include!(concat!(env!("OUT_DIR"), "/files.rs"))
}

/// The rules page of a game in a language other than English, as Markdown: `messages/LANGUAGE/rules/GAME.md`.
///
/// ```
/// use luckhouse_words::{Language, rules_page};
/// let german = Language::find("de").unwrap();
/// assert!(rules_page(german, "fortuna").unwrap().starts_with("# Fortuna"));
/// assert_eq!(rules_page(Language::ENGLISH, "fortuna"), None);
/// ```
pub fn rules_page(language: Language, game: &str) -> Option<&'static str> {
    let pages: &[(&str, &str, &'static str)] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));
    pages.iter().find(|(tag, of, _)| (*tag, *of) == (language.tag(), game)).map(|(_, _, page)| *page)
}

/// The messages of one language. What cannot be read in a file is logged and left out.
pub struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// The messages of these files, each a name and a text.
    pub fn read<'f>(language: &str, files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Catalogue {
        let tag = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // What is put into a message is not set off by invisible marks: they would stand in terminals and files.
        bundle.set_use_isolating(false);
        for (name, text) in files {
            let resource = FluentResource::try_new(text.into()).unwrap_or_else(|(rest, errors)| {
                tracing::warn!(language, file = name, ?errors, "a message file has errors");
                rest
            });
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::warn!(language, file = name, ?errors, "a message file has errors");
            }
        }
        if let Err(error) = figures::add_to(&mut bundle) {
            tracing::warn!(language, ?error, "chances cannot be said");
        }
        Catalogue { bundle }
    }

    /// A message, if there is one that can be said with these arguments.
    pub(crate) fn format(&self, id: &str, args: &FluentArgs) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(message.value()?, Some(args), &mut errors);
        if !errors.is_empty() {
            warn_once(id, &format!("a message cannot be said: {errors:?}"));
            return None;
        }
        Some(text.into_owned())
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The forms of a word beside the one it is listed with: `acc`, `start`.
    pub(crate) fn forms(&self, id: &str) -> Vec<(String, String)> {
        let Some(message) = self.bundle.get_message(id) else { return Vec::new() };
        let forms = message.attributes().map(|form| {
            let text = self.bundle.format_pattern(form.value(), None, &mut Vec::new());
            (form.id().to_string(), text.into_owned())
        });
        forms.collect()
    }
}

/// A line in the log, but only one for each message: a screen says the same many times a second.
pub(crate) fn warn_once(id: &str, what: &str) {
    static TOLD: Mutex<BTreeSet<(String, String)>> = Mutex::new(BTreeSet::new());
    let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    if told.insert((id.into(), what.into())) {
        tracing::warn!(id, "{what}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_said_in_percent() {
        let catalogue = Catalogue::read("en", [("test.ftl", "wins = wins { PERCENT($ways, $total) }")]);
        let said = |ways: i64, total: i64| {
            let args = FluentArgs::from_iter([("ways", ways), ("total", total)]);
            catalogue.format("wins", &args).unwrap()
        };
        let shown = [(25, 36, "69 %"), (1, 8, "13 %"), (0, 6, "0 %"), (6, 6, "100 %"), (1296, 1297, "99 %")];
        for (ways, total, expected) in shown {
            assert_eq!(said(ways, total), format!("wins {expected}"));
        }
        assert_eq!(catalogue.format("wins", &FluentArgs::new()), None, "a chance without numbers");
    }

    #[test]
    fn exact_chances_have_decimals_as_the_language_writes_them() {
        let text = "terminal-decimal = ,\nwins = { PERCENT($ways, $total, digits: 2) }, { DECIMAL($ways, digits: 3) }";
        let catalogue = Catalogue::read("de", [("test.ftl", text)]);
        let said = |ways: i64, total: i64| {
            catalogue.format("wins", &FluentArgs::from_iter([("ways", ways), ("total", total)])).unwrap()
        };
        assert_eq!([said(25, 36), said(6, 6)], ["69,44 %, 25,000", "100,00 %, 6,000"]);
        let rare = [said(1, 1_000_000), said(999_999, 1_000_000)];
        assert_eq!(rare.map(|text| text.split_once(", ").unwrap().0.to_string()), ["< 0,01 %", "> 99,99 %"]);
    }
}
