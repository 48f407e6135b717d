//! How fast what happened is shown.

use luckhouse_words::{Words, say};

/// How fast everything is shown; the player says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// For whoever wants to read along.
    Slow,
    /// As the games are meant to be seen.
    #[default]
    Normal,
    /// For whoever knows them.
    Fast,
    /// Everything is there at once.
    None,
}

impl Speed {
    /// Every speed by its English name, the slowest first.
    pub const NAMES: [(&'static str, Speed); 4] =
        [("slow", Speed::Slow), ("normal", Speed::Normal), ("fast", Speed::Fast), ("none", Speed::None)];

    /// Every length is multiplied by it.
    pub fn factor(self) -> f64 {
        match self {
            Speed::Slow => 1.6,
            Speed::Normal => 1.0,
            Speed::Fast => 0.5,
            Speed::None => 0.0,
        }
    }

    /// One faster, if there is one.
    #[must_use]
    pub fn faster(self) -> Speed {
        Speed::NAMES[(self as usize + 1).min(Speed::NAMES.len() - 1)].1
    }

    /// One slower, if there is one.
    #[must_use]
    pub fn slower(self) -> Speed {
        Speed::NAMES[(self as usize).saturating_sub(1)].1
    }

    /// The speed with this English name: what an environment says.
    pub fn named(name: &str) -> Option<Speed> {
        let name = name.trim();
        Speed::NAMES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, speed)| *speed)
    }

    /// What it is called.
    pub(crate) fn called(self, words: &Words) -> String {
        match self {
            Speed::Slow => say!(words, "terminal-speed-slow"),
            Speed::Normal => say!(words, "terminal-speed-normal"),
            Speed::Fast => say!(words, "terminal-speed-fast"),
            Speed::None => say!(words, "terminal-speed-none"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_end_at_both_ends() {
        assert_eq!(Speed::Slow.slower(), Speed::Slow);
        assert_eq!(Speed::None.faster(), Speed::None);
        assert_eq!(Speed::Normal.faster().slower(), Speed::Normal);
        assert_eq!(Speed::named(" Fast "), Some(Speed::Fast));
        assert_eq!(Speed::named("soon"), None);
    }
}
