//! How well a bot plays.

use luckhouse_engine::{BadWord, Phrase, phrase};
use std::fmt;
use std::str::FromStr;

/// The four strengths in which every game has a bot; each beats the one before it.
///
/// ```
/// use luckhouse_bots::Level;
/// assert_eq!("strong".parse(), Ok(Level::Strong));
/// assert!(Level::Best > Level::Novice);
/// assert!("expert".parse::<Level>().unwrap_err().to_string().ends_with("expected novice, steady, strong, best"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Knows the rules, and often forgets what they are for.
    Novice,
    /// Sensible, looks one step ahead.
    Steady,
    /// Thinks for a moment.
    Strong,
    /// Plays as well as this house can: exactly, where the game is solved.
    Best,
}

impl Level {
    /// Every level with its name, the weakest first. What it is is said by a message, `bot-NAME`.
    pub const ALL: [(Level, &'static str); 4] = [
        (Level::Novice, "novice"),
        (Level::Steady, "steady"),
        (Level::Strong, "strong"),
        (Level::Best, "best"),
    ];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = Level::ALL.iter().find(|(level, _)| level == self);
        f.write_str(found.map_or("", |(_, name)| name))
    }
}

impl FromStr for Level {
    type Err = BadWord;

    fn from_str(word: &str) -> Result<Level, BadWord> {
        let found = Level::ALL.iter().find(|(_, name)| *name == word);
        found.map(|(level, _)| *level).ok_or_else(|| {
            let names = Level::ALL.map(|(_, name)| name);
            BadWord::new(word, phrase!("kind-level"), Phrase::words(names)).perhaps(names)
        })
    }
}
