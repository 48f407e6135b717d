//! The shelf: which game to play, to go on with or to look back at.

use super::page::Page;
use super::panel::Panel;
use super::{Input, Key, Next, Screen};
use crate::house::KeptGame;
use crate::look::{Look, Role};
use crate::paint;
use luckhouse_shelf::games::GAMES;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use std::time::Duration;

const KEYS: [Key; 4] = [
    ("Enter", " open", KeyCode::Enter),
    ("F1", " help", KeyCode::F(1)),
    ("F2", " rules", KeyCode::F(2)),
    ("F10", " leave", KeyCode::F(10)),
];

const HELP: &str = "\
Up and Down go along the shelf, Enter opens what they stand on; a number opens a game at once.
F2 shows the rules of the game that is selected.

A game that was left is kept after everything that happens: it stands below the games, to be gone on with.
A game that is over can be looked back at, event by event.

The mouse works too: click on a line, or on a key below; the wheel scrolls.
Esc, q or F10 leave the house.
";

/// The shelf, and what is selected on it.
pub(crate) struct Shelf {
    page: Page,
    kept: Vec<KeptGame>,
    selected: usize,
    first: usize,
    rows: Vec<(Rect, usize)>,
}

impl Shelf {
    pub(crate) fn new(look: Look, kept: Vec<KeptGame>) -> Shelf {
        Shelf { page: Page::new(look, &KEYS), kept, selected: 0, first: 0, rows: Vec::new() }
    }

    /// Somebody comes back: other games may be kept now.
    pub(crate) fn refresh(&mut self, kept: Vec<KeptGame>) {
        self.kept = kept;
        self.selected = self.selected.min(self.length() - 1);
    }

    fn length(&self) -> usize {
        GAMES.len() + self.kept.len()
    }

    fn open(&self, place: usize) -> Next {
        match (GAMES.get(place), self.kept.get(place.wrapping_sub(GAMES.len()))) {
            (Some(game), _) => Next::SetUp(*game),
            (None, Some(kept)) if kept.over => Next::LookBackAt(kept.id.clone()),
            (None, Some(kept)) => Next::TakeUp(kept.id.clone()),
            (None, None) => Next::Stay,
        }
    }

    fn key(&mut self, key: KeyCode) -> Next {
        let last = self.length() - 1;
        match key {
            KeyCode::Up => self.selected = self.selected.checked_sub(1).unwrap_or(last),
            KeyCode::Down => self.selected = if self.selected < last { self.selected + 1 } else { 0 },
            KeyCode::Home | KeyCode::PageUp => self.selected = 0,
            KeyCode::End | KeyCode::PageDown => self.selected = last,
            KeyCode::Enter | KeyCode::Char(' ') => return self.open(self.selected),
            KeyCode::Char(digit @ '1'..='9') => {
                let place = digit as usize - '1' as usize;
                return if place < GAMES.len() { self.open(place) } else { Next::Stay };
            }
            KeyCode::F(1) | KeyCode::Char('?') => self.page.panel = Some(Panel::lines("Help", HELP.into())),
            KeyCode::F(2) => self.rules(),
            KeyCode::Esc | KeyCode::F(10) | KeyCode::Char('q') => return Next::Leave,
            _ => {}
        }
        Next::Stay
    }

    fn rules(&mut self) {
        if let Some(game) = GAMES.get(self.selected) {
            self.page.panel = Some(Panel::page(game.about().title, game.rules_page()));
        }
    }

    fn click(&mut self, at: Position) -> Next {
        match self.rows.iter().find(|(area, _)| area.contains(at)) {
            Some((_, place)) => {
                self.selected = *place;
                self.open(*place)
            }
            None => Next::Stay,
        }
    }

    /// The games with what they are, and below them the kept games.
    fn draw_list(&mut self, frame: &mut Frame, area: Rect) {
        self.rows.clear();
        let mut lines: Vec<(Option<usize>, String)> = Vec::new();
        for (place, game) in GAMES.iter().enumerate() {
            let about = game.about();
            let players = if about.seats == [1] { "player" } else { "players" };
            let title = format!("{}  {}, {} {players}", place + 1, about.title, about.seats_in_words());
            lines.push((Some(place), title));
            let words = paint::flow(about.line, usize::from(area.width.saturating_sub(5)));
            lines.extend(words.into_iter().map(|line| (Some(place), format!("   {line}"))));
        }
        for (number, kept) in self.kept.iter().enumerate() {
            if number == 0 {
                lines.push((None, String::new()));
                lines.push((None, "Kept games".into()));
            }
            let does = if kept.over { "look back" } else { "go on" };
            lines.push((Some(GAMES.len() + number), format!("   {does}: {}, {}", kept.title, kept.about)));
        }
        self.draw_lines(frame, area, &lines);
    }

    fn draw_lines(&mut self, frame: &mut Frame, area: Rect, lines: &[(Option<usize>, String)]) {
        let at = lines.iter().rposition(|(place, _)| *place == Some(self.selected)).unwrap_or(0);
        let height = usize::from(area.height);
        self.first = if at <= 1 { 0 } else { paint::first_shown(self.first, at, height, lines.len()) };
        for (number, (place, text)) in lines.iter().skip(self.first).take(height).enumerate() {
            let here = paint::row(area, number);
            let style = match place {
                None => self.page.look.of(Role::Strong),
                Some(place) if *place == self.selected => self.page.look.of(Role::Focus),
                Some(_) => self.page.look.of(Role::Plain),
            };
            let mark = if place.is_some_and(|place| place == self.selected) { "> " } else { "  " };
            let width = usize::from(here.width);
            let line = paint::cut(&format!("{mark}{text}"), width, &self.page.look);
            paint::put(frame.buffer_mut(), here, 0, &line, style);
            self.rows.extend(place.map(|place| (here, place)));
        }
    }
}

impl Screen for Shelf {
    fn handle(&mut self, input: Input) -> Next {
        match self.page.input(input) {
            Some(Input::Key(key)) => self.key(key),
            Some(Input::Click(at)) => self.click(at),
            _ => Next::Stay,
        }
    }

    fn tick(&mut self, _now: Duration) -> bool {
        false
    }

    fn draw(&mut self, frame: &mut Frame) {
        let list = self.page.draw(frame, "Luckhouse: what shall we play?");
        self.draw_list(frame, list);
        self.page.draw_panel(frame);
    }

    fn tell(&mut self, line: String) {
        self.page.line = line;
    }
}
