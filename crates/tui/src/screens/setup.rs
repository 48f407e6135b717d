//! Setting up a table: seats, options, who plays, what dice.

mod choice;
mod documents;
mod drawn;
mod own;
mod worth;

use super::page::Page;
use super::panel::Panel;
use super::{Input, Key, Next, Plan, Screen, key};
use crate::house::Manner;
use crate::look::Role;
use crate::paint;
use crate::pictures::{Gallery, Picture};
use choice::Row;
pub(crate) use choice::Sheet;
use documents::{Documents, Edited};
use luckhouse_words::{id, say};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use std::time::Duration;
use unicode_width::UnicodeWidthStr;
use worth::Worth;

const KEYS: [Key; 5] = [
    key(KeyCode::Enter, id!("terminal-does-sit-down")),
    Key { name: Some(id!("terminal-key-left-right")), ..key(KeyCode::Right, id!("terminal-does-change")) },
    key(KeyCode::F(1), id!("terminal-does-help")),
    key(KeyCode::F(2), id!("terminal-does-rules")),
    key(KeyCode::Esc, id!("terminal-does-back")),
];

/// Where one can have a document of one's own.
const DOCUMENT_KEYS: [Key; 7] = [
    key(KeyCode::Enter, id!("terminal-does-sit-down")),
    key(KeyCode::F(1), id!("terminal-does-help")),
    key(KeyCode::F(2), id!("terminal-does-rules")),
    key(KeyCode::F(3), id!("terminal-does-file")),
    key(KeyCode::F(4), id!("terminal-does-edit")),
    key(KeyCode::F(8), id!("terminal-does-remove")),
    key(KeyCode::Esc, id!("terminal-does-back")),
];

/// While the path of a file is typed.
const PATH_KEYS: [Key; 2] =
    [key(KeyCode::Enter, id!("terminal-does-open")), key(KeyCode::Esc, id!("terminal-does-back"))];

/// The columns of the names of lines.
const NAMES: usize = 18;

/// The rows that say what a line means.
const MEANING: u16 = 4;

/// A table that is being set up.
pub(crate) struct Setup {
    page: Page,
    sheet: Sheet,
    selected: usize,
    first: usize,
    /// A number that is being typed.
    typing: String,
    asks: Asks,
    worth: Option<Worth>,
    seed: u64,
    rows: Vec<Rect>,
}

/// What has to be answered before anything else.
enum Asks {
    Nothing,
    /// The path of a file, as far as it is typed.
    Path(String),
    /// Shall the document in force be removed?
    Remove,
}

impl Setup {
    pub(crate) fn new(manner: &Manner, sheet: Sheet) -> Setup {
        let mut page = Page::new(manner, &KEYS);
        page.line = sheet.unfinished().unwrap_or_default();
        Setup {
            page,
            sheet,
            selected: 0,
            first: 0,
            typing: String::new(),
            asks: Asks::Nothing,
            worth: None,
            seed: manner.seed,
            rows: Vec::new(),
        }
    }

    fn row(&self) -> Row {
        let rows = self.sheet.rows();
        rows[self.selected.min(rows.len() - 1)]
    }

    fn key(&mut self, key: KeyCode) -> Next {
        match std::mem::replace(&mut self.asks, Asks::Nothing) {
            Asks::Path(path) => self.path_key(path, key),
            Asks::Remove => self.remove_key(key),
            Asks::Nothing if self.sheet.documents(self.row()).is_some() => return self.document_key(key),
            Asks::Nothing => return self.plain_key(key),
        }
        Next::Stay
    }

    fn plain_key(&mut self, key: KeyCode) -> Next {
        match key {
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.digit(digit),
            KeyCode::Backspace => drop(self.typing.pop()),
            _ if !self.typing.is_empty() && key != KeyCode::Esc && !self.typed() => {}
            KeyCode::Esc if !self.typing.is_empty() => self.typing.clear(),
            KeyCode::Esc | KeyCode::F(10) | KeyCode::Char('q') => return Next::Back(String::new()),
            KeyCode::Enter => return self.sit_down(),
            KeyCode::F(1) | KeyCode::Char('?') => self.help(),
            KeyCode::F(2) => {
                let game = self.sheet.game();
                self.page.panel = Some(Panel::page(game.about().title, game.rules_page()));
            }
            _ => self.move_or_change(key),
        }
        Next::Stay
    }

    fn help(&mut self) {
        let (title, text) =
            (say!(self.page.words, "terminal-help"), say!(self.page.words, "terminal-setup-help"));
        self.page.panel = Some(Panel::lines(&title, text));
    }

    fn move_or_change(&mut self, key: KeyCode) {
        let last = self.sheet.rows().len() - 1;
        match key {
            KeyCode::Up | KeyCode::BackTab => self.selected = self.selected.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab => {
                self.selected = if self.selected < last { self.selected + 1 } else { 0 };
            }
            KeyCode::Home => self.selected = 0,
            KeyCode::End => self.selected = last,
            KeyCode::Left => self.sheet.step(self.row(), false),
            KeyCode::Right | KeyCode::Char(' ') => self.sheet.step(self.row(), true),
            _ => {}
        }
    }

    fn digit(&mut self, digit: char) {
        // No number here has more figures.
        if self.typing.len() < 6 {
            self.typing.push(digit);
        }
    }

    /// Take over what was typed. `false` if it cannot be; then it says why.
    fn typed(&mut self) -> bool {
        let typed = std::mem::take(&mut self.typing);
        match self.sheet.set(self.row(), &typed) {
            Ok(()) => true,
            Err(wrong) => {
                self.page.line = wrong;
                false
            }
        }
    }

    fn sit_down(&mut self) -> Next {
        match self.sheet.plan() {
            Ok(plan) => Next::Play(Box::new(plan)),
            Err(wrong) => {
                self.page.line = wrong;
                Next::Stay
            }
        }
    }

    /// The first click selects, the next ones change.
    fn click(&mut self, at: Position) -> Next {
        let Some(row) = self.rows.iter().position(|place| place.contains(at)) else { return Next::Stay };
        self.typing.clear();
        self.asks = Asks::Nothing;
        let before = std::mem::replace(&mut self.selected, self.first + row);
        if before == self.selected { self.key(KeyCode::Right) } else { Next::Stay }
    }

    fn draw_rows(&mut self, frame: &mut Frame, area: Rect) {
        let rows = self.sheet.rows();
        self.selected = self.selected.min(rows.len() - 1);
        let height = usize::from(area.height);
        self.first = paint::first_shown(self.first, self.selected, height, rows.len());
        self.rows.clear();
        for (number, place) in (self.first..rows.len()).take(height).enumerate() {
            let here = paint::row(area, number);
            self.rows.push(here);
            let on = place == self.selected;
            let name = self.sheet.name(rows[place]);
            let mark = if on { "> " } else { "  " };
            let style = self.page.look.of(if on { Role::Focus } else { Role::Plain });
            let gap = " ".repeat(NAMES.saturating_sub(name.width()));
            let before = format!("{mark}{name}{gap} < ");
            let room = usize::from(here.width).saturating_sub(before.width() + 2);
            let value = paint::cut(&self.value_shown(rows[place], on, room), room, &self.page.look);
            paint::put(frame.buffer_mut(), here, 0, &format!("{before}{value} >"), style);
        }
    }

    /// The value of a line, or what is being typed there: of a long path the end.
    fn value_shown(&self, row: Row, on: bool, room: usize) -> String {
        match &self.asks {
            Asks::Path(path) if on => {
                let typed = say!(self.page.words, "terminal-document-path", path = "");
                let room = room.saturating_sub(typed.width() + 1);
                let skip = path.chars().count().saturating_sub(room);
                format!("{typed}{}_", path.chars().skip(skip).collect::<String>())
            }
            _ if on && !self.typing.is_empty() => format!("{}_", self.typing),
            _ => self.sheet.shown(row),
        }
    }

    /// The bot that is being chosen, or else the game.
    fn picture(&self) -> Picture {
        match self.row() {
            Row::Who(seat) if self.sheet.is_bot(seat) => {
                Picture::Face { bot: self.sheet.value(Row::Who(seat)), seat }
            }
            _ => Picture::Cover(self.sheet.game().about().name.into()),
        }
    }

    fn draw_meaning(&self, frame: &mut Frame, area: Rect) {
        let text = self.sheet.meaning(self.row());
        for (number, line) in paint::flow(&text, area.width.into()).iter().enumerate() {
            paint::put(frame.buffer_mut(), paint::row(area, number), 0, line, self.page.look.of(Role::Plain));
        }
    }
}

impl Screen for Setup {
    fn handle(&mut self, input: Input) -> Next {
        match self.page.input(input) {
            Some(Input::Key(key)) => self.key(key),
            Some(Input::Click(at)) => self.click(at),
            _ => Next::Stay,
        }
    }

    fn tick(&mut self, _now: Duration) -> bool {
        self.find_out();
        self.worth.as_mut().is_some_and(Worth::has_news)
    }

    fn draw(&mut self, frame: &mut Frame, gallery: &mut Gallery) {
        let title = say!(self.page.words, "terminal-setup-title", title = self.sheet.game().about().title);
        self.page.show_keys(match self.asks {
            Asks::Path(_) => &PATH_KEYS,
            _ if self.sheet.documents(self.row()).is_some() => &DOCUMENT_KEYS,
            _ => &KEYS,
        });
        let inner = self.page.draw(frame, &title);
        let list = Rect { height: inner.height - MEANING, ..inner };
        let meaning = Rect { y: inner.y + list.height, height: MEANING, ..inner };
        let list = self.page.hang(self.picture(), list, frame, gallery);
        let list = self.draw_document(frame, list);
        self.draw_rows(frame, list);
        self.draw_meaning(frame, meaning);
        self.page.draw_panel(frame);
    }

    fn paste(&mut self, text: &str) -> Option<Next> {
        self.pasted(text).then_some(Next::Stay)
    }

    fn errand(&mut self) -> Result<(), String> {
        self.edited()
    }

    fn tell(&mut self, line: String) {
        self.page.line = line;
    }
}

impl Sheet {
    fn plan(&self) -> Result<Plan, String> {
        Ok(Plan { table: self.open()?, seating: self.seating()?, kept: self.kept() })
    }
}
