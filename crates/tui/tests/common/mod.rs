//! A screen that is only a buffer, and somebody who sits at it.

// Each file of tests uses a part of this.
#![allow(dead_code)]

use luckhouse_engine::{PerSeat, Seat, SeatSet};
use luckhouse_laws::golden;
use luckhouse_shelf::{AnyGame, BotSpec, Level};
use luckhouse_tui::app::App;
use luckhouse_tui::director::Speed;
use luckhouse_tui::house::{Manner, Nowhere};
use luckhouse_tui::local::{Local, Seating};
use luckhouse_tui::look::Look;
use luckhouse_tui::pictures::Pictures;
use luckhouse_words::{Language, Words, say};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode};
use std::path::Path;
use std::time::Duration;

/// Nothing moves by itself, and nobody waits.
pub(crate) fn manner(look: Look) -> Manner {
    Manner {
        look,
        still: true,
        speed: Speed::None,
        seed: 11,
        language: Language::ENGLISH,
        coach: Duration::from_millis(1),
        pictures: Pictures::Off,
        bot: Level::Steady,
    }
}

pub(crate) const LOOK: Look = Look { colours: true, signs: true, true_colour: false };

/// The app on a screen of its own.
pub(crate) struct Desk {
    pub(crate) app: App,
    pub(crate) terminal: Terminal<TestBackend>,
    clock: Duration,
    text: String,
}

impl Desk {
    pub(crate) fn new(app: App, (width, height): (u16, u16)) -> Desk {
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut desk = Desk { app, terminal, clock: Duration::ZERO, text: String::new() };
        desk.draw();
        desk
    }

    /// At the shelf.
    pub(crate) fn at_shelf(size: (u16, u16), look: Look) -> Desk {
        Desk::new(App::new(Box::new(Nowhere), manner(look)), size)
    }

    /// At a table of this game with the fewest seats: p1 against bots who choose anything.
    pub(crate) fn at_table(game: &dyn AnyGame, size: (u16, u16), look: Look) -> Desk {
        Desk::at_table_in(game, size, manner(look))
    }

    /// The same, for somebody with other manners.
    pub(crate) fn at_table_in(game: &dyn AnyGame, size: (u16, u16), manner: Manner) -> Desk {
        let seats = game.about().seats[0];
        let people = SeatSet::one(Seat::at(0));
        let seating = Seating { people, bots: PerSeat::new(seats, BotSpec::RANDOM), typed: false };
        let table = game.open(&[], seats).unwrap();
        let local = Local::new(table, seating, 11, Box::new(Nowhere));
        let local = local.in_language(manner.language);
        Desk::new(App::at_table(Box::new(local), None, manner), size)
    }

    pub(crate) fn draw(&mut self) {
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame)).unwrap();
        self.text = lines(self.buffer());
    }

    pub(crate) fn tick(&mut self) -> bool {
        self.clock += Duration::from_millis(33);
        self.app.tick(self.clock)
    }

    pub(crate) fn event(&mut self, event: &Event) {
        self.app.handle(event);
        self.tick();
        self.draw();
    }

    pub(crate) fn key(&mut self, key: KeyCode) {
        self.event(&Event::Key(key.into()));
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        line.chars().for_each(|sign| self.key(KeyCode::Char(sign)));
        self.key(KeyCode::Enter);
    }

    pub(crate) fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    /// What is on the screen, line by line, without the blanks at the end.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn shows(&self, text: &str) -> bool {
        self.text.contains(text)
    }

    /// Wait until whoever sits here can do something, or the game is over.
    pub(crate) fn settle(&mut self) {
        let waiting = |language| say!(Words::in_language(language), "terminal-table-waiting");
        let waiting: Vec<String> = Language::all().into_iter().map(waiting).collect();
        while waiting.iter().any(|word| self.shows(&format!("{word} ─")) || self.shows(&format!("{word} -")))
        {
            if self.tick() {
                self.draw();
            } else {
                std::thread::yield_now();
            }
        }
    }
}

fn lines(buffer: &Buffer) -> String {
    let mut text = String::new();
    for row in buffer.content.chunks(buffer.area.width.max(1).into()) {
        row.iter().for_each(|cell| text.push_str(cell.symbol()));
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
    }
    text
}

/// What is on the screen is what it was when somebody last looked at it.
pub(crate) fn check(name: &str, desk: &Desk) {
    let (width, height) = (desk.buffer().area.width, desk.buffer().area.height);
    let file = format!("tests/golden/{name}-{width}x{height}.txt");
    golden(&Path::new(env!("CARGO_MANIFEST_DIR")).join(file), desk.text());
}
