//! Who takes part, as a word.

use luckhouse_engine::{BadWord, phrase};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// How the word for a bot of the house begins.
const BOT: &str = "bot/";

/// Somebody in a tournament, by a word without blanks: an account's id, or the name of a bot.
///
/// ```
/// use luckhouse_club::tournament::Player;
/// assert_eq!("steady:grudge".parse::<Player>()?.to_string(), "steady:grudge");
/// assert!("two words".parse::<Player>().is_err());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Player(Arc<str>);

impl Player {
    const LONGEST: usize = 64;

    /// The word.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A bot of the house: its kind, and a number that tells it from others. Where people take part, it plays with them.
    ///
    /// # Errors
    /// If the kind is not a short word.
    ///
    /// ```
    /// use luckhouse_club::tournament::Player;
    /// let bot = Player::bot("steady:grudge", 3)?;
    /// assert_eq!((bot.as_str(), bot.as_bot()), ("bot/steady:grudge/3", Some(("steady:grudge", "3"))));
    /// # Ok::<(), luckhouse_engine::BadWord>(())
    /// ```
    pub fn bot(kind: &str, number: usize) -> Result<Player, BadWord> {
        format!("{BOT}{kind}/{number}").parse()
    }

    /// The kind and the number of a bot of the house, if it is one.
    pub fn as_bot(&self) -> Option<(&str, &str)> {
        self.0.strip_prefix(BOT)?.rsplit_once('/')
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Player {
    type Err = BadWord;
    fn from_str(word: &str) -> Result<Player, BadWord> {
        let plain = !word.chars().any(|c| c.is_whitespace() || c.is_control());
        match plain && !word.is_empty() && word.chars().count() <= Player::LONGEST {
            true => Ok(Player(word.into())),
            false => Err(BadWord::new(word, phrase!("kind-player"), phrase!("expected-player"))),
        }
    }
}

impl TryFrom<String> for Player {
    type Error = BadWord;
    fn try_from(word: String) -> Result<Player, BadWord> {
        word.parse()
    }
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        player.to_string()
    }
}
