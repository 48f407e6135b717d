//! What the screens need of whoever opens them: how it should look, where games are kept.

use crate::director::Speed;
use crate::look::Look;
use crate::pictures::Pictures;
use luckhouse_shelf::Level;
use luckhouse_words::{Language, Words, say};
use std::time::Duration;

/// How the screens behave.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Colours and signs.
    pub look: Look,
    /// Nothing moves by itself: dice lie at once.
    pub still: bool,
    /// Who plays against somebody who has not said otherwise.
    pub bot: Level,
    /// How fast what happens is shown; whoever plays can change it.
    pub speed: Speed,
    /// Where dice and thoughts come from.
    pub seed: u64,
    /// What is spoken.
    pub language: Language,
    /// How long the coach thinks each decision over.
    pub coach: Duration,
    /// Box covers and faces, where the terminal has graphics.
    pub pictures: Pictures,
}

impl Manner {
    /// As it should be here. `LUCKHOUSE_STILL` and `NO_MOTION` keep everything still, `LUCKHOUSE_SPEED` is `slow`, `normal`,
    /// `fast` or `none`, `LUCKHOUSE_PICTURES` is `auto`, `on` or `off`, `LUCKHOUSE_BOT` is the level of a bot; the language is that
    /// of the environment.
    pub fn here(variable: impl Fn(&str) -> Option<String>, seed: u64) -> Manner {
        let set = |name: &str| variable(name).is_some_and(|value| !value.is_empty() && value != "0");
        let speed = variable("LUCKHOUSE_SPEED").and_then(|value| Speed::named(&value));
        let bot = variable("LUCKHOUSE_BOT").and_then(|value| value.parse().ok());
        let pictures = variable("LUCKHOUSE_PICTURES").and_then(|value| Pictures::named(&value));
        Manner {
            bot: bot.unwrap_or(Level::Steady),
            pictures: pictures.unwrap_or_default(),
            still: set("LUCKHOUSE_STILL") || set("NO_MOTION"),
            speed: speed.unwrap_or_default(),
            language: Language::choose(None, &variable).0,
            look: Look::here(variable),
            seed,
            coach: Duration::from_millis(500),
        }
    }

    /// The words of whoever looks.
    pub fn words(&self) -> Words<'static> {
        Words::in_language(self.language)
    }
}

/// Keeps one game while it is played.
pub trait Keeper {
    /// This is the log now. Called after every event, and once more when nothing has changed.
    fn keep(&mut self, log: &str);
    /// What is kept from now on is another game.
    fn next_game(&mut self);
    /// Where the game is, for somebody who leaves, and how to go on; or, if it is over, how to look back at it.
    fn farewell(&self, over: bool) -> String;
}

/// Keeps nothing: for tests, and for whoever has no place.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nowhere;

impl Keeper for Nowhere {
    fn keep(&mut self, _log: &str) {}

    fn next_game(&mut self) {}

    fn farewell(&self, _over: bool) -> String {
        "the game was not kept".into()
    }
}

/// Keeps nothing of a try: the game that it goes on from stays as it is.
pub(crate) struct Practice {
    pub(crate) words: Words<'static>,
}

impl Keeper for Practice {
    fn keep(&mut self, _log: &str) {}

    fn next_game(&mut self) {}

    fn farewell(&self, _over: bool) -> String {
        say!(self.words, "terminal-coach-tried")
    }
}

/// A game that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// How the house finds it again: the name of its file.
    pub id: String,
    /// The game's name: `booty-dice`.
    pub game: String,
    /// Its name for people.
    pub title: String,
    /// When it was, or how far it is, in a few words.
    pub about: String,
    /// Is it over? Then it can only be looked back at.
    pub over: bool,
}

/// A document that somebody made, in order or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Design {
    /// How the house finds it again.
    pub id: String,
    /// The text of its file.
    pub text: String,
}

/// Keeps the documents that somebody made for one option of one game.
///
/// # Errors
/// All of them say in words for whoever looks what could not be done.
#[allow(clippy::missing_errors_doc)]
pub trait Designs {
    /// Those that are kept, the newest first.
    fn all(&self) -> Vec<Design>;

    /// Keep this text: as a new one, or instead of what it was. How it is found again.
    fn keep(&mut self, id: Option<&str>, text: &str) -> Result<String, String>;

    /// What is kept under this id now.
    fn read(&self, id: &str) -> Result<String, String>;

    /// Let somebody edit it, and come back when they have. The terminal is theirs meanwhile.
    fn edit(&mut self, id: &str) -> Result<(), String>;

    /// It is not kept any longer.
    fn remove(&mut self, id: &str) -> Result<(), String>;

    /// The text of a file of theirs.
    fn read_file(&self, path: &str) -> Result<String, String>;
}

/// The house around the screens. They open no file themselves.
pub trait House {
    /// Games that can be gone on with or looked back at, the newest first.
    fn kept(&self) -> Vec<KeptGame>;

    /// The log of a kept game, or why it cannot be read.
    ///
    /// # Errors
    /// In words for whoever looks.
    fn read(&self, id: &str) -> Result<String, String>;

    /// Who keeps a game: a new one of this name, or one that was kept already.
    fn keeper(&mut self, game: &str, kept: Option<&str>) -> Box<dyn Keeper>;

    /// Who keeps the documents that somebody made for this option of this game.
    fn designs(&mut self, game: &str, option: &str) -> Box<dyn Designs>;

    /// Write a log where somebody wants it, and say how to come back to it.
    ///
    /// # Errors
    /// In words for whoever looks.
    fn save(&mut self, file: &str, log: &str) -> Result<String, String>;
}

/// A house without a disk.
impl House for Nowhere {
    fn kept(&self) -> Vec<KeptGame> {
        Vec::new()
    }

    fn read(&self, id: &str) -> Result<String, String> {
        Err(format!("{id} is not kept: this house keeps nothing"))
    }

    fn keeper(&mut self, _game: &str, _kept: Option<&str>) -> Box<dyn Keeper> {
        Box::new(Nowhere)
    }

    fn designs(&mut self, _game: &str, _option: &str) -> Box<dyn Designs> {
        Box::new(Nowhere)
    }

    fn save(&mut self, file: &str, _log: &str) -> Result<String, String> {
        Err(format!("{file} cannot be written: this house keeps nothing"))
    }
}

/// Nothing that is made here stays.
impl Designs for Nowhere {
    fn all(&self) -> Vec<Design> {
        Vec::new()
    }

    fn keep(&mut self, _id: Option<&str>, _text: &str) -> Result<String, String> {
        Err("this house keeps nothing".into())
    }

    fn read(&self, id: &str) -> Result<String, String> {
        Err(format!("{id} is not kept: this house keeps nothing"))
    }

    fn edit(&mut self, id: &str) -> Result<(), String> {
        Designs::read(self, id).map(drop)
    }

    fn remove(&mut self, id: &str) -> Result<(), String> {
        Designs::read(self, id).map(drop)
    }

    fn read_file(&self, path: &str) -> Result<String, String> {
        Err(format!("{path} cannot be read: this house has no files"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(set: &[(&str, &str)]) -> Manner {
        Manner::here(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into()), 1)
    }

    #[test]
    fn stillness_and_speed_are_heeded() {
        assert!(here(&[("NO_MOTION", "1")]).still && here(&[("LUCKHOUSE_STILL", "1")]).still);
        assert!(!here(&[("NO_MOTION", "0"), ("LUCKHOUSE_STILL", "")]).still);
        assert_eq!(here(&[("LUCKHOUSE_SPEED", "fast")]).speed, Speed::Fast);
        assert_eq!(here(&[("LUCKHOUSE_SPEED", "soon")]).speed, Speed::Normal);
        assert_eq!(here(&[("LUCKHOUSE_PICTURES", "off")]).pictures, Pictures::Off);
        assert_eq!(here(&[("LUCKHOUSE_PICTURES", "many")]).pictures, Pictures::Auto);
    }
}
