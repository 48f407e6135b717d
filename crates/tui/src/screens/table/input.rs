//! What keys and clicks do at the table.

use super::super::{Input, Next};
use super::TableScreen;
use super::command::Command;
use crate::board::Touched;
use crate::source::UserAction;
use luckhouse_words::say;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Position;

/// The longest line that can be typed.
const LONGEST: usize = 200;

impl TableScreen {
    pub(super) fn input(&mut self, input: Input) -> Next {
        if let Input::Wheel(at, rows) = input {
            self.wheel(at, rows);
            return Next::Stay;
        }
        self.line.clear();
        match input {
            Input::Key(key) => self.key(key),
            Input::Click(at) => self.click(at),
            Input::Wheel(..) => Next::Stay,
        }
    }

    fn key(&mut self, key: KeyCode) -> Next {
        if std::mem::take(&mut self.giving_up) {
            return self.sure(key);
        }
        if self.panel.as_mut().is_some_and(|panel| panel.key(key)) {
            return Next::Stay;
        }
        let typing = !self.typed.is_empty();
        match Command::of_key(key) {
            Some(command) if !(typing && matches!(key, KeyCode::Char(_))) => return self.command(command),
            _ => {}
        }
        if self.panel.take().is_some() {
            return Next::Stay;
        }
        if self.film.is_some() {
            return self.at_a_replay(key);
        }
        if !self.director.is_open() {
            return self.meanwhile(key);
        }
        match key {
            KeyCode::Enter if typing => return self.enter_typed(),
            KeyCode::Enter | KeyCode::Char(' ') if self.focus.is_some() && !typing => self.touch(),
            KeyCode::Enter => return self.enter(),
            KeyCode::Char(' ') if !typing => {}
            KeyCode::Char(sign) if !sign.is_control() && self.typed.len() < LONGEST => self.type_on(sign),
            KeyCode::Backspace => {
                self.typed.pop();
                self.selected = (!self.typed.is_empty()).then_some(0);
            }
            KeyCode::Esc => self.escape(),
            _ => self.move_about(key),
        }
        Next::Stay
    }

    /// A key while something is shown, or just after it, is no choice: whoever pressed it could not see one. Commands can
    /// be typed all the same.
    fn meanwhile(&mut self, key: KeyCode) -> Next {
        match key {
            KeyCode::Enter => match Command::read(&self.typed) {
                Some(command) => return self.command(command),
                None => {
                    self.typed.clear();
                    self.line = say!(self.words, "terminal-table-still-showing");
                }
            },
            KeyCode::Char(' ') if self.typed.is_empty() => {}
            KeyCode::Char(sign) if !sign.is_control() && self.typed.len() < LONGEST => self.typed.push(sign),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Esc => self.typed.clear(),
            KeyCode::PageUp => self.back += 5,
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            _ => {}
        }
        Next::Stay
    }

    /// Whoever was asked whether they give up answers.
    fn sure(&mut self, key: KeyCode) -> Next {
        match key {
            KeyCode::Char(sign) if say!(self.words, "terminal-table-yes").contains(sign) => {
                self.source.act(UserAction::Resign);
            }
            _ => self.line = say!(self.words, "terminal-table-not-given-up"),
        }
        Next::Stay
    }

    fn at_a_replay(&mut self, key: KeyCode) -> Next {
        match key {
            KeyCode::Esc | KeyCode::Char('q') => Next::Back(String::new()),
            KeyCode::Char('c') => self.command(Command::Coach),
            _ => {
                self.film_key(key);
                Next::Stay
            }
        }
    }

    fn type_on(&mut self, sign: char) {
        self.typed.push(sign);
        self.selected = Some(0);
        self.first = 0;
        self.focus = None;
    }

    fn escape(&mut self) {
        self.typed.clear();
        self.focus = None;
        self.board.forget();
        self.list_anew();
    }

    fn move_about(&mut self, key: KeyCode) {
        let last = self.listed().len().saturating_sub(1);
        match key {
            KeyCode::Up => self.select(self.selected.and_then(|at| at.checked_sub(1)).unwrap_or(last)),
            KeyCode::Down => self.select(self.selected.map_or(0, |at| if at < last { at + 1 } else { 0 })),
            KeyCode::Home => self.select(0),
            KeyCode::End => self.select(last),
            KeyCode::Tab | KeyCode::Right => self.walk(1),
            KeyCode::BackTab | KeyCode::Left => self.walk(self.spots.len().saturating_sub(1)),
            KeyCode::PageUp => self.back += 5,
            KeyCode::PageDown => self.back = self.back.saturating_sub(5),
            _ => {}
        }
    }

    /// The keyboard is on the list.
    fn select(&mut self, place: usize) {
        self.selected = Some(place);
        self.focus = None;
    }

    /// The keyboard is on the board, so many spots further.
    fn walk(&mut self, by: usize) {
        if !self.spots.is_empty() {
            let from = self.focus.map_or(if by == 1 { 0 } else { by }, |at| (at + by) % self.spots.len());
            self.focus = Some(from);
        }
    }

    pub(super) fn touch(&mut self) {
        let Some(spot) = self.focus.filter(|spot| *spot < self.spots.len()) else { return };
        // The board is lent out, so that it can be shown the scene.
        let mut board = std::mem::replace(&mut self.board, crate::games::board(""));
        let touched = board.touch(&self.scene(), spot);
        self.board = board;
        match touched {
            Touched::Nothing => self.line = say!(self.words, "terminal-table-nothing-there"),
            Touched::Picked => self.list_anew(),
            Touched::Chosen(word) => self.source.act(UserAction::Say(word)),
        }
    }

    fn enter(&mut self) -> Next {
        let listed = self.listed();
        match self.selected.and_then(|place| listed.get(place).cloned()) {
            Some(choice) => return self.take(choice),
            None if !listed.is_empty() => self.line = say!(self.words, "terminal-table-go-to-one"),
            None => {}
        }
        Next::Stay
    }

    /// Say what was typed: a word of the list, a command, or else whatever it is.
    fn enter_typed(&mut self) -> Next {
        let listed = self.listed();
        if let Some(choice) = listed.iter().find(|choice| choice.is(&self.typed)) {
            return self.take(choice.clone());
        }
        if let Some(command) = Command::read(&self.typed) {
            return self.command(command);
        }
        let rolls = self.director.now().by_hand.is_some();
        let chosen = self.selected.and_then(|place| listed.into_iter().nth(place));
        if let Some(choice) = chosen.filter(|_| !rolls) {
            return self.take(choice);
        }
        let text = std::mem::take(&mut self.typed);
        self.source.act(UserAction::Say(text));
        Next::Stay
    }

    fn click(&mut self, at: Position) -> Next {
        self.giving_up = false;
        if let Some(key) = self.places.keys.iter().position(|place| place.contains(at)) {
            return self.key(self.keys()[key].code);
        }
        if self.panel.take().is_some() || !self.director.is_open() {
            return Next::Stay;
        }
        let listed = self.places.choices.iter().find(|(place, _)| place.contains(at));
        if let Some(place) = listed.map(|(_, place)| *place) {
            self.selected = Some(place);
            return self.enter();
        }
        // The last drawn lies on top.
        if let Some(spot) = self.spots.iter().rposition(|spot| spot.area.contains(at)) {
            self.focus = Some(spot);
            self.touch();
        }
        Next::Stay
    }

    fn wheel(&mut self, at: Position, rows: i32) {
        let by = rows.unsigned_abs() as usize;
        if let Some(panel) = &mut self.panel {
            panel.scroll(rows);
        } else if self.places.log.contains(at) {
            self.back = if rows < 0 { self.back + by } else { self.back.saturating_sub(by) };
        } else if self.film.is_none() {
            let last = self.listed().len().saturating_sub(1);
            let at = self.selected.unwrap_or(0);
            let to = if rows < 0 { at.saturating_sub(by) } else { at + by };
            self.select(to.min(last));
        }
    }
}
