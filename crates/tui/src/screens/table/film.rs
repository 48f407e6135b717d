//! Looking back: to any event, or on and on by itself.

use super::TableScreen;
use crate::source::Deed;
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;

/// Events a second, slowest first.
const SPEEDS: [f64; 6] = [0.25, 0.5, 1.0, 2.0, 5.0, 20.0];

/// How a replay goes on.
pub(crate) struct Film {
    /// Since when it has been going on by itself; nothing if it stands.
    playing: Option<Duration>,
    speed: usize,
}

impl Default for Film {
    fn default() -> Film {
        Film { playing: None, speed: 2 }
    }
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
            KeyCode::Char('+') => {
                film.speed = (film.speed + 1).min(SPEEDS.len() - 1);
                return true;
            }
            KeyCode::Char('-') => {
                film.speed = film.speed.saturating_sub(1);
                return true;
            }
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
        self.source.act(Deed::Go(to.min(length)));
        true
    }

    /// The next event, if it is time for it.
    pub(super) fn play_film(&mut self) -> bool {
        let (at, length) = (self.source.now().events, self.source.length().unwrap_or(0));
        let Some(film) = &mut self.film else { return false };
        let Some(since) = film.playing else { return false };
        if self.clock.saturating_sub(since).as_secs_f64() * SPEEDS[film.speed] < 1.0 {
            return false;
        }
        film.playing = (at + 1 < length).then_some(self.clock);
        self.source.act(Deed::Go(at + 1));
        true
    }

    /// Does it go on faster than dice can tumble?
    pub(super) fn is_fast(&self) -> bool {
        self.film.as_ref().is_some_and(|film| film.playing.is_some() && SPEEDS[film.speed] > 1.0)
    }

    /// How far it is and how it goes on, in words.
    pub(super) fn film_line(&self) -> Option<String> {
        let film = self.film.as_ref()?;
        let (at, length) = (self.source.now().events, self.source.length()?);
        let does = if film.playing.is_some() { "plays" } else { "stands" };
        Some(format!("Event {at} of {length}; the replay {does}, {} a second.", SPEEDS[film.speed]))
    }
}
