//! Looking back: to any event, or on and on by itself.

use super::TableScreen;
use crate::source::UserAction;
use luckhouse_words::say;
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;

/// Where nothing is to be looked at for long, an event stays so long all the same.
const LEAST: Duration = Duration::from_millis(50);

/// How a replay goes on.
#[derive(Default)]
pub(crate) struct Film {
    /// When it went on by itself last; nothing if it stands.
    playing: Option<Duration>,
}

impl TableScreen {
    /// A key of a replay. `false` if it is none.
    pub(super) fn film_key(&mut self, key: KeyCode) -> bool {
        let at = self.source.now().events;
        let length = self.source.length().unwrap_or(0);
        let Some(film) = &mut self.film else { return false };
        let to = match key {
            KeyCode::Left | KeyCode::Up => at.saturating_sub(1),
            KeyCode::Right | KeyCode::Down | KeyCode::Enter => at + 1,
            KeyCode::PageUp => at.saturating_sub(10),
            KeyCode::PageDown => at + 10,
            KeyCode::Home => 0,
            KeyCode::End => length,
            KeyCode::Char(' ') => {
                film.playing = if film.playing.is_none() { Some(self.clock) } else { None };
                // From its end it begins again.
                if film.playing.is_some() && at >= length { 0 } else { return true }
            }
            _ => return false,
        };
        if key != KeyCode::Char(' ') {
            film.playing = None;
        }
        // Whoever goes on has seen enough of what is shown.
        self.director.skip();
        self.source.act(UserAction::Go(to.min(length)));
        true
    }

    /// The next event, if it is time for it.
    pub(super) fn play_film(&mut self) -> bool {
        let (at, length) = (self.source.now().events, self.source.length().unwrap_or(0));
        let Some(film) = &mut self.film else { return false };
        let Some(since) = film.playing else { return false };
        if !self.director.is_idle() || self.clock.saturating_sub(since) < LEAST {
            return false;
        }
        film.playing = (at + 1 < length).then_some(self.clock);
        self.source.act(UserAction::Go(at + 1));
        true
    }

    /// How far it is and how it goes on, in words.
    pub(super) fn film_line(&self) -> Option<String> {
        let film = self.film.as_ref()?;
        let (at, length) = (self.source.now().events, self.source.length()?);
        let speed = self.director.speed().called(&self.words);
        Some(match film.playing {
            Some(_) => say!(self.words, "terminal-film-plays", at, length, speed),
            None => say!(self.words, "terminal-film-stands", at, length, speed),
        })
    }
}
