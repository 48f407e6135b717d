//! The first line of a log: which game, with which options, for how many.

use crate::log::lines;
use crate::{BadWord, Game, LogError, LogFault, Options, Phrase, phrase};
use std::fmt;
use std::str::FromStr;

/// `booty-dice(goal=30) seats 3 edition 1`
///
/// ```
/// use luckhouse_engine::Header;
/// let header: Header = "booty-dice(goal=30) seats 3 edition 1".parse()?;
/// assert_eq!((header.game.as_str(), header.options.as_str()), ("booty-dice", "goal=30"));
/// assert_eq!(header.to_string(), "booty-dice(goal=30) seats 3 edition 1");
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The options that are not the default, as written by [`Options::write`].
    pub options: String,
    /// How many seats.
    pub seats: usize,
    /// The edition of the rules.
    pub edition: u32,
}

impl Header {
    /// The header of a game with these rules.
    pub fn of<G: Game>(game: &G) -> Header {
        Header {
            game: G::ABOUT.name.into(),
            options: game.options().write(),
            seats: game.seats(),
            edition: G::ABOUT.edition,
        }
    }

    /// The header of a log, with the number of its line.
    pub fn of_log(log: &str) -> Result<(usize, Header), LogError> {
        let (line, text) = lines(log).next().ok_or(LogError { line: 1, fault: LogFault::Empty })?;
        let header = text.parse().map_err(|wrong| LogError { line, fault: LogFault::Word(wrong) })?;
        Ok((line, header))
    }

    /// The rules that this header asks for, if it is this game and this edition.
    pub fn rules<G: Game>(&self) -> Result<G, BadWord> {
        let about = G::ABOUT;
        if self.game != about.name {
            return Err(BadWord::new(&self.game, phrase!("kind-game-here"), Phrase::words([about.name])));
        }
        if self.edition != about.edition {
            let expected = phrase!("expected-edition", edition = about.edition);
            let found = phrase!("found-edition", edition = self.edition);
            return Err(BadWord::new(found, phrase!("kind-edition"), expected));
        }
        G::new(G::Options::read(&self.options)?, self.seats)
    }
}

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.game)?;
        if !self.options.is_empty() {
            write!(f, "({})", self.options)?;
        }
        write!(f, " seats {} edition {}", self.seats, self.edition)
    }
}

impl FromStr for Header {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Header, BadWord> {
        let wrong = || BadWord::new(text, phrase!("kind-header"), phrase!("expected-header"));
        let (rest, edition) = text.rsplit_once(" edition ").ok_or_else(wrong)?;
        let (rest, seats) = rest.rsplit_once(" seats ").ok_or_else(wrong)?;
        let (game, options) = match rest.strip_suffix(')') {
            Some(open) => open.split_once('(').ok_or_else(wrong)?,
            None => (rest, ""),
        };
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if game.is_empty() || !game.chars().all(plain) {
            return Err(wrong());
        }
        Ok(Header {
            game: game.into(),
            options: options.into(),
            seats: seats.trim().parse().map_err(|_| wrong())?,
            edition: edition.trim().parse().map_err(|_| wrong())?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_that_cannot_be_read() {
        for wrong in
            ["", "pig", "pig seats two edition 1", "pig(goal=3 seats 2 edition 1", " seats 2 edition 1"]
        {
            assert!(wrong.parse::<Header>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn another_game_or_edition_is_refused() {
        use crate::pig::Pig;
        let header = |text: &str| text.parse::<Header>().unwrap();
        assert!(header("pig seats 2 edition 1").rules::<Pig>().is_ok());
        for wrong in ["ox seats 2 edition 1", "pig seats 2 edition 99", "pig seats 1 edition 1"] {
            assert!(header(wrong).rules::<Pig>().is_err(), "{wrong}");
        }
    }
}
