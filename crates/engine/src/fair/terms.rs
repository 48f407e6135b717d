//! What was agreed before the dice were made.

use crate::{BadWord, Phrase, Seat, phrase};
use std::fmt;
use std::str::FromStr;

/// How the dice of a table are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DiceMode {
    /// Every roll needs a fresh link of every person who is there, so that nobody knows it before.
    Together,
    /// The rolls follow from what was opened before the first of them. The house knows them.
    Sealed,
}

/// Everything besides the header that players agree to when they open their bytes.
///
/// ```
/// use luckhouse_engine::fair::{DiceMode, Terms};
/// let terms: Terms = "dice=together clock=30s away=60s hints=off p2=steady".parse()?;
/// assert_eq!(terms.dice, DiceMode::Together);
/// assert_eq!(terms.to_string(), "dice=together clock=30s away=60s hints=off p2=steady");
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How the dice are made.
    pub dice: DiceMode,
    /// How long one may take: `none`, `30s` or `3d`.
    pub clock: String,
    /// When a bot plays for somebody who is away: `60s` or `never`.
    pub away: String,
    /// May one ask what would be best?
    pub hints: bool,
    /// The bots that play for themselves, by seat.
    pub bots: Vec<(Seat, String)>,
}

impl Terms {
    /// The text that goes into the hash of the list.
    pub fn with_header(&self, header: &str) -> String {
        format!("{header}\n{self}")
    }
}

impl fmt::Display for DiceMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DiceMode::Together => "together",
            DiceMode::Sealed => "sealed",
        })
    }
}

impl FromStr for DiceMode {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<DiceMode, BadWord> {
        match text {
            "together" => Ok(DiceMode::Together),
            "sealed" => Ok(DiceMode::Sealed),
            _ => Err(BadWord::new(text, phrase!("kind-dice-mode"), Phrase::either(["together", "sealed"]))),
        }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hints = if self.hints { "on" } else { "off" };
        write!(f, "dice={} clock={} away={} hints={hints}", self.dice, self.clock, self.away)?;
        self.bots.iter().try_for_each(|(seat, bot)| write!(f, " {seat}={bot}"))
    }
}

impl FromStr for Terms {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Terms, BadWord> {
        let wrong = || BadWord::new(text, phrase!("kind-terms"), phrase!("expected-terms"));
        let words: Vec<(&str, &str)> =
            text.split(' ').map(|word| word.split_once('=').ok_or_else(wrong)).collect::<Result<_, _>>()?;
        let [("dice", dice), ("clock", clock), ("away", away), ("hints", hints), bots @ ..] = &words[..]
        else {
            return Err(wrong());
        };
        let bot = |(seat, bot): &(&str, &str)| Ok((seat.parse()?, (*bot).to_string()));
        let terms = Terms {
            dice: dice.parse()?,
            clock: (*clock).into(),
            away: (*away).into(),
            hints: *hints == "on",
            bots: bots.iter().map(bot).collect::<Result<_, BadWord>>()?,
        };
        // Written in one way only, so that what was hashed can be told from the text.
        let ascending = terms.bots.is_sorted_by(|one, other| one.0 < other.0);
        if terms.to_string() == text && ascending { Ok(terms) } else { Err(wrong()) }
    }
}
