//! What the shelf and the sheet of a table have in common: a title, keys below, a line of news, a panel over it all.

use super::panel::Panel;
use super::{Input, Key};
use crate::house::Manner;
use crate::look::{Look, Role};
use crate::paint;
use crate::pictures::{Gallery, Picture};
use luckhouse_words::Words;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Rect, Size};

/// The rows below the list in which something can be said.
const SAID: u16 = 2;

/// What stands around a list.
pub(super) struct Page {
    pub(super) look: Look,
    pub(super) words: Words<'static>,
    keys: &'static [Key],
    places: Vec<Rect>,
    pub(super) panel: Option<Panel>,
    /// A line for whoever looks, until the next key.
    pub(super) line: String,
}

impl Page {
    pub(super) fn new(manner: &Manner, keys: &'static [Key]) -> Page {
        let (look, words) = (manner.look, manner.words());
        Page { look, words, keys, places: Vec::new(), panel: None, line: String::new() }
    }

    /// Other keys from now on.
    pub(super) fn show_keys(&mut self, keys: &'static [Key]) {
        self.keys = keys;
    }

    /// What is left for the list to do: a click on a key is that key, the wheel goes up and down, and the panel takes
    /// what comes while it is there.
    pub(super) fn input(&mut self, input: Input) -> Option<Input> {
        let input = match input {
            Input::Click(at) => match self.places.iter().position(|place| place.contains(at)) {
                Some(key) => Input::Key(self.keys[key].code),
                None => input,
            },
            Input::Wheel(..) | Input::Key(_) => input,
        };
        let Some(panel) = &mut self.panel else { return Some(self.for_the_list(input)) };
        let stays = match input {
            Input::Wheel(_, rows) => {
                panel.scroll(rows);
                true
            }
            Input::Key(key) => panel.key(key),
            Input::Click(_) => false,
        };
        if !stays {
            self.panel = None;
        }
        None
    }

    fn for_the_list(&mut self, input: Input) -> Input {
        match input {
            Input::Wheel(_, rows) => Input::Key(if rows > 0 { KeyCode::Down } else { KeyCode::Up }),
            Input::Key(_) | Input::Click(_) => {
                self.line.clear();
                input
            }
        }
    }

    /// Draw what stands around, and say where the list may be.
    pub(super) fn draw(&mut self, frame: &mut Frame, title: &str) -> Rect {
        let (top, inner, bottom) = super::with_bars(frame.area());
        paint::heading(frame.buffer_mut(), top, title, &self.look);
        self.places = super::key_bar(frame, bottom, self.keys, &self.look, &self.words);
        let list = Rect { height: inner.height - SAID, ..inner };
        let said = Rect { y: inner.y + list.height, height: SAID, ..inner };
        for (number, line) in paint::flow(&self.line, said.width.into()).iter().enumerate() {
            paint::put(frame.buffer_mut(), paint::row(said, number), 0, line, self.look.of(Role::Strong));
        }
        list
    }

    /// Hang a picture at the right of a list, unless something lies over it; what is left for the list.
    pub(super) fn hang(
        &self,
        picture: Picture,
        list: Rect,
        frame: &mut Frame,
        gallery: &mut Gallery,
    ) -> Rect {
        let room = Size::new(list.width / 4, list.height);
        let Some(size) = gallery.fit(&picture, room) else { return list };
        let place = Rect { x: list.right() - size.width, width: size.width, ..list };
        if self.panel.is_none() {
            gallery.hang(picture, place, frame.buffer_mut());
        }
        Rect { width: list.width - size.width - 2, ..list }
    }

    /// The panel lies over everything: it is drawn last.
    pub(super) fn draw_panel(&mut self, frame: &mut Frame) {
        let (_, inner, _) = super::with_bars(frame.area());
        if let Some(panel) = &mut self.panel {
            panel.draw(frame, inner, &self.look, &self.words);
        }
    }
}
