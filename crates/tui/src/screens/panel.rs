//! A text that lies over a screen until it is put away: rules, help, odds.

use crate::look::{Look, Role};
use crate::paint;
use luckhouse_shelf::page_as_text;
use luckhouse_words::{Words, say};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::widgets::{Clear, Widget};

/// A text that can be scrolled.
pub(crate) struct Panel {
    pub(crate) title: String,
    text: Text,
    first: usize,
    /// Begin at the end, where the newest is.
    at_end: bool,
    /// How many rows were shown, and how many there were, when it was drawn last.
    drawn: (usize, usize),
}

enum Text {
    /// Markdown, set for the width that there is.
    Page(String),
    /// Lines; those that are too long are broken.
    Lines(String),
}

impl Panel {
    /// A page of Markdown.
    pub(crate) fn page(title: &str, markdown: String) -> Panel {
        Panel::of(title, Text::Page(markdown))
    }

    /// Plain lines.
    pub(crate) fn lines(title: &str, text: String) -> Panel {
        Panel::of(title, Text::Lines(text))
    }

    /// Plain lines, the last of which matter most.
    pub(crate) fn from_the_end(title: &str, text: String) -> Panel {
        Panel { at_end: true, ..Panel::lines(title, text) }
    }

    fn of(title: &str, text: Text) -> Panel {
        Panel { title: title.into(), text, first: 0, at_end: false, drawn: (1, 0) }
    }

    /// Scroll by a key. `false` if the key does not scroll.
    pub(crate) fn key(&mut self, key: KeyCode) -> bool {
        let page = self.drawn.0.saturating_sub(1).max(1) as i32;
        match key {
            KeyCode::Up => self.scroll(-1),
            KeyCode::Down => self.scroll(1),
            KeyCode::PageUp => self.scroll(-page),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(page),
            KeyCode::Home => self.scroll(i32::MIN),
            KeyCode::End => self.scroll(i32::MAX),
            _ => return false,
        }
        true
    }

    /// Scroll by so many rows.
    pub(crate) fn scroll(&mut self, rows: i32) {
        let (shown, length) = self.drawn;
        let to = (self.first as i64 + i64::from(rows)).max(0) as usize;
        self.first = to.min(length.saturating_sub(shown));
    }

    /// Draw it over everything in the area.
    pub(crate) fn draw(&mut self, frame: &mut Frame, area: Rect, look: &Look, words: &Words) {
        Clear.render(area, frame.buffer_mut());
        let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
        let lines = self.set(inner.width.into());
        let height = usize::from(inner.height.saturating_sub(1));
        self.drawn = (height, lines.len());
        if std::mem::take(&mut self.at_end) {
            self.scroll(i32::MAX);
        }
        self.scroll(0);
        let last = (self.first + height).min(lines.len());
        let (title, first, lines_in_all) = (&self.title, self.first + 1, lines.len());
        let title = say!(words, "terminal-panel-title", title, first, last, lines = lines_in_all);
        paint::heading(frame.buffer_mut(), inner, &title, look);
        for (number, line) in lines.iter().skip(self.first).take(height).enumerate() {
            paint::put(frame.buffer_mut(), paint::row(inner, number + 1), 0, line, look.of(Role::Plain));
        }
    }

    fn set(&self, width: usize) -> Vec<String> {
        // Long lines of prose are hard to read, however wide the terminal is.
        let text = match &self.text {
            Text::Page(markdown) => page_as_text(markdown, width.min(100)),
            Text::Lines(text) => text.lines().map(|line| paint::indented(line, width) + "\n").collect(),
        };
        text.lines().map(String::from).collect()
    }
}
