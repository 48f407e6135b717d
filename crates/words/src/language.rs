//! The languages that there are folders for.

use crate::catalogue::{Catalogue, files};
use std::fmt;
use std::sync::OnceLock;

static SPOKEN: OnceLock<Language> = OnceLock::new();

/// A language that the house speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(&'static str);

impl Language {
    /// The language that every message exists in.
    pub const ENGLISH: Language = Language("en");

    /// Every language, English first.
    pub fn all() -> Vec<Language> {
        let mut all = vec![Language::ENGLISH];
        for (tag, _, _) in files() {
            if all.iter().all(|language| language.0 != *tag) {
                all.push(Language(tag));
            }
        }
        all
    }

    /// The language of a tag such as `de`, `de-AT` or, from the environment, `de_DE.UTF-8`.
    pub fn find(tag: &str) -> Option<Language> {
        Language::all().into_iter().find(|language| language.0.eq_ignore_ascii_case(short(tag)))
    }

    /// The language that was asked for, or else the one that the environment asks for: `LC_ALL`, `LC_MESSAGES` or `LANG`,
    /// the first of them that is set. English, where nothing is said, or nothing that is known; then also what it was.
    pub fn choose(
        asked: Option<&str>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> (Language, Option<UnknownLanguage>) {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let set = || ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        let tag = asked.map(String::from).or_else(set).unwrap_or_default();
        match Language::find(&tag) {
            Some(language) => (language, None),
            // What a computer speaks that was told nothing.
            None if asked.is_none() && ["", "C", "POSIX"].contains(&short(&tag)) => (Language::ENGLISH, None),
            None => (Language::ENGLISH, Some(UnknownLanguage(tag))),
        }
    }

    /// The language of whoever sits at this terminal: English until [`speak`](Language::speak) says otherwise.
    pub fn spoken() -> Language {
        SPOKEN.get().copied().unwrap_or(Language::ENGLISH)
    }

    /// Speak this language at this terminal from now on. Only the first call counts: a program says it when it starts.
    pub fn speak(self) {
        let _ = SPOKEN.set(self);
    }

    /// `de`.
    pub fn tag(self) -> &'static str {
        self.0
    }

    pub(crate) fn catalogue(self) -> &'static Catalogue {
        static ALL: OnceLock<Vec<Catalogue>> = OnceLock::new();
        let all = ALL.get_or_init(|| Language::all().into_iter().map(read).collect());
        let place = Language::all().iter().position(|language| *language == self);
        &all[place.unwrap_or(0)]
    }
}

/// A language that the house does not speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags: Vec<&str> = Language::all().into_iter().map(Language::tag).collect();
        write!(f, "the language `{}` is not spoken here: expected {}; English it is", self.0, tags.join(", "))
    }
}

/// `de` of `de_DE.UTF-8`.
fn short(tag: &str) -> &str {
    tag.split(['-', '_', '.', '@']).next().unwrap_or(tag)
}

fn read(language: Language) -> Catalogue {
    let own = files().iter().filter(|(tag, _, _)| *tag == language.0);
    Catalogue::read(language.0, own.map(|(_, name, text)| (*name, *text)))
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn what_is_asked_for_comes_before_the_environment() {
        let german = Language::find("de").unwrap();
        let set = |set: &'static [(&str, &str)]| {
            move |name: &str| {
                set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_string())
            }
        };
        let chosen = |asked, variables| Language::choose(asked, set(variables));
        assert_eq!(chosen(Some("de"), &[("LANG", "fr_FR.UTF-8")]), (german, None));
        assert_eq!(
            chosen(None, &[("LANG", "fr_FR"), ("LC_MESSAGES", "de_DE"), ("LC_ALL", "")]),
            (german, None)
        );
        assert_eq!(chosen(None, &[("LANG", "en"), ("LC_ALL", "de_AT.UTF-8")]), (german, None));
        for plain in [&[][..], &[("LANG", "C.UTF-8")], &[("LC_ALL", "POSIX"), ("LANG", "de_DE")]] {
            assert_eq!(chosen(None, plain), (Language::ENGLISH, None));
        }
    }

    #[test]
    fn an_unknown_language_is_english_and_is_named() {
        let (language, unknown) = Language::choose(Some("xx"), |_| Some("de".into()));
        assert_eq!(language, Language::ENGLISH);
        let unknown = unknown.unwrap().to_string();
        assert_eq!(unknown, "the language `xx` is not spoken here: expected en, de, fr; English it is");
        assert!(Language::choose(None, |_| Some("tlh_QO.UTF-8".into())).1.is_some());
    }

    #[test]
    fn a_language_is_found_by_any_of_its_tags() {
        let german = Language::find("de").unwrap();
        for tag in ["de-AT", "de_DE.UTF-8", "DE", "de@euro"] {
            assert_eq!(Language::find(tag), Some(german), "{tag}");
        }
        for tag in ["", "C", "tlh", "POSIX"] {
            assert_eq!(Language::find(tag), None, "{tag}");
        }
        assert_eq!(Language::all()[0], Language::ENGLISH);
    }
}
