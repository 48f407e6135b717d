//! Why something is refused, as data. Words are made of it where it is shown.

use super::Fact;
use luckhouse_words::{Language, Words};
use serde_json::{Map, Value};

/// What is wrong: the message `refusal-NAME`, with what is put into it; or words that only programs read.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    text: Option<String>,
    fact: Option<Value>,
}

/// The reason that the message `refusal-NAME` says.
pub(crate) fn because(name: &'static str) -> Reason {
    let named = Map::from_iter([("name".to_string(), name.into())]);
    Reason { text: None, fact: Some(Value::Object(named)) }
}

impl Reason {
    /// The same with something to put in.
    pub(crate) fn with(mut self, field: &str, value: impl Into<Value>) -> Reason {
        if let Some(Value::Object(fields)) = &mut self.fact {
            fields.insert(field.into(), value.into());
        }
        self
    }

    /// The same in words of its own, which say more in English.
    pub(crate) fn in_words(self, text: String) -> Reason {
        Reason { text: Some(text), ..self }
    }

    /// In English, and as data.
    pub(super) fn said(self) -> (String, Option<Fact>) {
        let english = Words::in_language(Language::ENGLISH);
        let text = self.text.or_else(|| Some(english.fact("refusal", self.fact.as_ref()?)));
        (text.unwrap_or_default(), self.fact.map(Fact))
    }
}

impl From<&str> for Reason {
    fn from(text: &str) -> Reason {
        Reason { text: Some(text.into()), fact: None }
    }
}

impl From<String> for Reason {
    fn from(text: String) -> Reason {
        Reason { text: Some(text), fact: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_words::files;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn a_reason_is_said_in_english_and_told_as_data() {
        let (text, fact) = because("clock-days").with("days", 40).with("most", 30).said();
        assert_eq!(text, "40 days for a choice: expected 1 to 30");
        let fact = fact.unwrap().0;
        let said = |tag| Words::in_language(Language::find(tag).unwrap()).fact("refusal", &fact);
        assert_eq!(said("de"), "40 Tage je Wahl: möglich sind 1 bis 30.");
        assert_eq!(said("fr"), "40 jours par choix : possible de 1 à 30.");
        assert_eq!(Reason::from("for programs").said(), ("for programs".into(), None));
    }

    fn sources(folder: &Path) -> String {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let text = |path: std::path::PathBuf| match path.is_dir() {
            true => sources(&path),
            false => std::fs::read_to_string(path).unwrap(),
        };
        entries.map(text).collect()
    }

    /// What stands between quotes after this.
    fn named<'s>(sources: &'s str, call: &'s str) -> BTreeSet<&'s str> {
        sources.split(call).skip(1).filter_map(|rest| rest.split_once('"')).map(|(name, _)| name).collect()
    }

    #[test]
    fn every_reason_has_a_message_and_every_message_a_reason() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let sources = sources(&here.join("src"));
        // A table at a keyboard refuses by the same messages.
        let at_home = std::fs::read_to_string(here.join("../shelf/src/refusals.rs")).unwrap();
        for language in files().iter().map(|(language, ..)| *language).collect::<BTreeSet<_>>() {
            // What only a host is told is not sent to pages.
            let ours = |file: &str| file == "refusals" || file == "terminal-failures";
            let texts = files().iter().filter(|(of, file, _)| *of == language && ours(file));
            let text: String = texts.map(|(.., text)| *text).collect();
            let messages: BTreeSet<&str> = text
                .lines()
                .filter_map(|line| line.strip_prefix("refusal-")?.split_once(" ="))
                .map(|(name, _)| name)
                .collect();
            let used = named(&sources, "because(\"");
            let missing: Vec<&&str> = used.difference(&messages).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
            let part = |name: &str| text.contains(&format!("{{ refusal-{name} }}"));
            let unused: Vec<&&str> = messages
                .iter()
                .filter(|name| !part(name) && !sources.contains(&format!("\"{name}\"")))
                .filter(|name| !at_home.contains(&format!("\"refusal-{name}\"")))
                .collect();
            assert!(unused.is_empty(), "{language}: {unused:?}");
        }
    }
}
