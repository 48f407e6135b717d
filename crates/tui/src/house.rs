//! What the screens need of whoever opens them: how it should look, where games are kept.

use crate::look::Look;
use std::time::Duration;

/// How the screens behave.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Colours and signs.
    pub look: Look,
    /// Nothing moves by itself: dice lie at once.
    pub still: bool,
    /// How long what others do stays before the next thing happens, so that one can follow.
    pub pause: Duration,
    /// Where dice and thoughts come from.
    pub seed: u64,
}

impl Manner {
    /// The pause if nothing else is said.
    pub const PAUSE: Duration = Duration::from_millis(700);

    /// As it should be here. `LUCKHOUSE_STILL` and `NO_MOTION` keep everything still, `LUCKHOUSE_PAUSE` is the pause in
    /// milliseconds.
    pub fn here(variable: impl Fn(&str) -> Option<String>, seed: u64) -> Manner {
        let set = |name: &str| variable(name).is_some_and(|value| !value.is_empty() && value != "0");
        let pause = variable("LUCKHOUSE_PAUSE").and_then(|value| value.trim().parse().ok());
        Manner {
            still: set("LUCKHOUSE_STILL") || set("NO_MOTION"),
            pause: pause.map_or(Manner::PAUSE, Duration::from_millis),
            look: Look::here(variable),
            seed,
        }
    }
}

/// Keeps one game while it is played.
pub trait Keeper {
    /// This is the log now. Called after every event, and once more when nothing has changed.
    fn keep(&mut self, log: &str);
    /// What is kept from now on is another game.
    fn next_game(&mut self);
    /// Where the game is and how to go on, for somebody who leaves.
    fn farewell(&self) -> String;
}

/// Keeps nothing: for tests, and for whoever has no place.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nowhere;

impl Keeper for Nowhere {
    fn keep(&mut self, _log: &str) {}

    fn next_game(&mut self) {}

    fn farewell(&self) -> String {
        "the game was not kept".into()
    }
}

/// A game that was kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// How the house finds it again: the name of its file.
    pub id: String,
    /// The game's name for people.
    pub title: String,
    /// When it was, or how far it is, in a few words.
    pub about: String,
    /// Is it over? Then it can only be looked back at.
    pub over: bool,
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

    fn save(&mut self, file: &str, _log: &str) -> Result<String, String> {
        Err(format!("{file} cannot be written: this house keeps nothing"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn here(set: &[(&str, &str)]) -> Manner {
        Manner::here(|name| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into()), 1)
    }

    #[test]
    fn stillness_and_pause_are_heeded() {
        assert!(here(&[("NO_MOTION", "1")]).still && here(&[("LUCKHOUSE_STILL", "1")]).still);
        assert!(!here(&[("NO_MOTION", "0"), ("LUCKHOUSE_STILL", "")]).still);
        assert_eq!(here(&[("LUCKHOUSE_PAUSE", "20")]).pause, Duration::from_millis(20));
        assert_eq!(here(&[("LUCKHOUSE_PAUSE", "soon")]).pause, Manner::PAUSE);
    }
}
