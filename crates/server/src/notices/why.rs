//! Why somebody who is not here is told something, and by what.

use luckhouse_store::Name;

/// What waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waits {
    /// It is their turn.
    Turn,
    /// A friend asks them to come to a table.
    Invited,
    /// Their game of a tournament.
    Tournament,
}

impl Waits {
    /// As it is kept.
    pub(crate) fn word(self) -> Name {
        let word = match self {
            Waits::Turn => "turn",
            Waits::Invited => "invited",
            Waits::Tournament => "tournament",
        };
        Name::new(word).expect("a plain word")
    }

    /// As it was kept.
    pub(crate) fn of(word: &Name) -> Option<Waits> {
        [Waits::Turn, Waits::Invited, Waits::Tournament].into_iter().find(|waits| waits.word() == *word)
    }
}

/// By what somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// By a browser.
    Push,
    /// By a letter.
    Mail,
}

impl Way {
    /// As it is kept.
    pub(crate) fn word(self) -> Name {
        Name::new(self.label()).expect("a plain word")
    }

    /// As it was kept.
    pub(crate) fn of(word: &Name) -> Option<Way> {
        [Way::Push, Way::Mail].into_iter().find(|way| way.word() == *word)
    }

    /// What it is called in numbers and lines for the host.
    pub(crate) fn label(self) -> &'static str {
        match self {
            Way::Push => "push",
            Way::Mail => "mail",
        }
    }
}
