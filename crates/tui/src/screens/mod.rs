//! The screens: what each shows, and what is done with keys and clicks there.

pub(crate) mod coach;
mod page;
mod panel;
pub(crate) mod setup;
pub(crate) mod shelf;
pub(crate) mod table;

use crate::local::Seating;
use crate::look::{Look, Role};
use crate::paint;
use crate::pictures::Gallery;
use luckhouse_engine::Seat;
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec};
use luckhouse_words::{Words, id, say};
use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};
use std::time::Duration;

/// The room that a screen needs, in cells.
pub const LEAST: (u16, u16) = (80, 24);

/// Where to go from a screen.
pub(crate) enum Next {
    /// Nowhere.
    Stay,
    /// Set up a table of this game.
    SetUp(&'static dyn AnyGame),
    /// Go on with a kept game, by its id.
    TakeUp(String),
    /// Look back at a kept game, by its id.
    LookBackAt(String),
    /// Look back at the game of this log.
    LookBack(String),
    /// Let the coach look through the game of this log.
    Coach(String),
    /// Try again from a moment of the game of this log, which stays as it is: at this seat, against these bots.
    Try { log: String, after: usize, seat: Seat, bot: BotSpec },
    /// Sit down at a table.
    Play(Box<Plan>),
    /// Give the terminal to somebody else for a while: [`Screen::errand`] says to whom.
    Errand,
    /// Write this log to a file.
    Save { file: String, log: String },
    /// To the screen before, with something to say there.
    Back(String),
    /// Out of the house.
    Leave,
}

/// A table that is ready to be played at.
pub(crate) struct Plan {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seating: Seating,
    /// The kept game that it is, if it was kept before.
    pub(crate) kept: Option<String>,
}

/// What somebody did, freed of what the screens do not tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    Key(KeyCode),
    Click(Position),
    /// The wheel, by so many rows down.
    Wheel(Position, i32),
}

impl Input {
    /// What an event of the terminal means; nothing, if it means nothing to us.
    pub(crate) fn of(event: &Event) -> Option<Input> {
        match event {
            Event::Key(KeyEvent { code, kind, .. }) if *kind != KeyEventKind::Release => {
                Some(Input::Key(*code))
            }
            Event::Mouse(mouse) => {
                let at = Position::new(mouse.column, mouse.row);
                match mouse.kind {
                    MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(at)),
                    MouseEventKind::ScrollDown => Some(Input::Wheel(at, 3)),
                    MouseEventKind::ScrollUp => Some(Input::Wheel(at, -3)),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// One screen. It changes by inputs and by time alone, and draws itself from what it is.
pub(crate) trait Screen {
    /// Somebody did something.
    fn handle(&mut self, input: Input) -> Next;

    /// So much time has passed since the program began. Has anything changed?
    fn tick(&mut self, now: Duration) -> bool;

    /// Draw everything; there are at least [`LEAST`] cells. Pictures are only there where the terminal has graphics.
    fn draw(&mut self, frame: &mut Frame, gallery: &mut Gallery);

    /// Somebody pasted a text. Nothing, if it is as good as typed here.
    fn paste(&mut self, _text: &str) -> Option<Next> {
        None
    }

    /// The terminal is given back: do what it was wanted for, and come back.
    ///
    /// # Errors
    /// In words for whoever looks.
    fn errand(&mut self) -> Result<(), String> {
        Ok(())
    }

    /// A line for whoever looks.
    fn tell(&mut self, line: String);

    /// What to say to somebody who leaves the house from here.
    fn farewell(&self) -> String {
        String::new()
    }
}

/// Instead of a screen, where there is no room for one.
pub(crate) fn too_small(frame: &mut Frame, look: &Look, words: &Words) {
    let area = frame.area();
    let (columns, rows) = LEAST;
    let text = say!(words, "terminal-too-small", width = area.width, height = area.height, columns, rows);
    for (number, line) in paint::flow(&text, area.width.into()).iter().enumerate() {
        paint::put(frame.buffer_mut(), paint::row(area, number), 0, line, look.of(Role::Plain));
    }
}

/// The first and the last row, and what is between.
fn with_bars(area: Rect) -> (Rect, Rect, Rect) {
    let last = usize::from(area.height.saturating_sub(1));
    let inner = Rect { y: area.y + 1, height: area.height.saturating_sub(2), ..area };
    (paint::row(area, 0), inner, paint::row(area, last))
}

/// A key in the last row.
#[derive(Clone, Copy)]
struct Key {
    code: KeyCode,
    /// The message with what is written on it, if it stands for others too.
    name: Option<&'static str>,
    /// The message that says what it does.
    does: &'static str,
}

const fn key(code: KeyCode, does: &'static str) -> Key {
    Key { code, name: None, does }
}

/// What is written on a key.
fn key_name(key: Key, words: &Words) -> String {
    let id = match key.code {
        _ if key.name.is_some() => key.name.unwrap_or_default(),
        KeyCode::F(number) => return format!("F{number}"),
        KeyCode::Char(' ') => id!("terminal-key-space"),
        KeyCode::Char(sign) => return sign.to_string(),
        KeyCode::Esc => id!("terminal-key-escape"),
        KeyCode::Home => id!("terminal-key-home"),
        KeyCode::End => id!("terminal-key-end"),
        KeyCode::Left => id!("terminal-key-left"),
        KeyCode::Right => id!("terminal-key-right"),
        _ => id!("terminal-key-enter"),
    };
    words.say(id, &())
}

/// Each key as `F1 help`.
fn key_texts(keys: &[Key], words: &Words) -> Vec<(String, String)> {
    let text = |key: &Key| (key_name(*key, words), format!(" {}", words.say(key.does, &())));
    keys.iter().map(text).collect()
}

/// The bar of keys in the last row, and where each can be clicked.
fn key_bar(frame: &mut Frame, area: Rect, keys: &[Key], look: &Look, words: &Words) -> Vec<Rect> {
    let (mut column, mut places) = (0, Vec::new());
    for (key, does) in key_texts(keys, words) {
        let from = column;
        column = paint::put(frame.buffer_mut(), area, column, &key, look.of(Role::Focus));
        column = paint::put(frame.buffer_mut(), area, column, &does, look.of(Role::Plain));
        places.push(Rect { x: area.x + from, width: column - from, ..area });
        column += 1;
    }
    places
}
