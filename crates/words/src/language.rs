//! The languages that there are folders for.

use crate::catalogue::{Catalogue, files};
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
        let short = tag.split(['-', '_', '.', '@']).next().unwrap_or(tag);
        Language::all().into_iter().find(|language| language.0.eq_ignore_ascii_case(short))
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

fn read(language: Language) -> Catalogue {
    let own = files().iter().filter(|(tag, _, _)| *tag == language.0);
    Catalogue::read(language.0, own.map(|(_, name, text)| (*name, *text)))
}

#[cfg(test)]
mod tests {
    use super::Language;

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
