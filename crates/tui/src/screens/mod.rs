//! The screens: what each shows, and what is done with keys and clicks there.

mod page;
mod panel;
pub(crate) mod setup;
pub(crate) mod shelf;
pub(crate) mod table;

use crate::local::Seating;
use crate::look::{Look, Role};
use crate::paint;
use luckhouse_shelf::{AnyGame, AnyTable};
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
    /// Sit down at a table.
    Play(Box<Plan>),
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

    /// Draw everything; there are at least [`LEAST`] cells.
    fn draw(&mut self, frame: &mut Frame);

    /// A line for whoever looks.
    fn tell(&mut self, line: String);

    /// What to say to somebody who leaves the house from here.
    fn farewell(&self) -> String {
        String::new()
    }
}

/// Instead of a screen, where there is no room for one.
pub(crate) fn too_small(frame: &mut Frame, look: &Look) {
    let area = frame.area();
    let text = format!(
        "This window has {} x {} cells. Luckhouse needs {} x {}: make it larger, or play with `luckhouse --plain`.",
        area.width, area.height, LEAST.0, LEAST.1
    );
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

/// A key in the last row: its name, what it does, and which it is.
type Key = (&'static str, &'static str, KeyCode);

/// The bar of keys in the last row: each as `F1 help`, and where it can be clicked.
fn key_bar(frame: &mut Frame, area: Rect, keys: &[Key], look: &Look) -> Vec<Rect> {
    let (mut column, mut places) = (0, Vec::new());
    for (key, does, _) in keys {
        let from = column;
        column = paint::put(frame.buffer_mut(), area, column, key, look.of(Role::Focus));
        column = paint::put(frame.buffer_mut(), area, column, does, look.of(Role::Plain));
        places.push(Rect { x: area.x + from, width: column - from, ..area });
        column += 1;
    }
    places
}
