//! The shelf: which game to play, to go on with or to look back at.

use super::page::Page;
use super::panel::Panel;
use super::{Input, Key, Next, Screen, key};
use crate::house::{KeptGame, Manner};
use crate::look::Role;
use crate::pictures::{Gallery, Picture};
use crate::{about, paint};
use luckhouse_shelf::games::GAMES;
use luckhouse_shelf::introduction;
use luckhouse_words::{id, say};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect};
use std::time::Duration;

const KEYS: [Key; 4] = [
    key(KeyCode::Enter, id!("terminal-does-open")),
    key(KeyCode::F(1), id!("terminal-does-help")),
    key(KeyCode::F(2), id!("terminal-does-rules")),
    key(KeyCode::F(10), id!("terminal-does-leave")),
];

/// The shelf, and what is selected on it.
pub(crate) struct Shelf {
    page: Page,
    kept: Vec<KeptGame>,
    selected: usize,
    first: usize,
    rows: Vec<(Rect, usize)>,
}

impl Shelf {
    pub(crate) fn new(manner: &Manner, kept: Vec<KeptGame>) -> Shelf {
        Shelf { page: Page::new(manner, &KEYS), kept, selected: 0, first: 0, rows: Vec::new() }
    }

    /// Somebody comes back: other games may be kept now.
    pub(crate) fn refresh(&mut self, kept: Vec<KeptGame>) {
        self.kept = kept;
        self.selected = self.selected.min(self.length() - 1);
    }

    fn length(&self) -> usize {
        GAMES.len() + self.kept.len()
    }

    /// The name of the game that is selected.
    fn game(&self) -> &str {
        let kept = || self.kept.get(self.selected.wrapping_sub(GAMES.len())).map(|kept| kept.game.as_str());
        GAMES.get(self.selected).map(|game| game.about().name).or_else(kept).unwrap_or_default()
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
            KeyCode::Up | KeyCode::Char('k') => self.selected = self.selected.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Char('j') => {
                self.selected = if self.selected < last { self.selected + 1 } else { 0 };
            }
            KeyCode::Home | KeyCode::PageUp => self.selected = 0,
            KeyCode::End | KeyCode::PageDown => self.selected = last,
            KeyCode::Enter | KeyCode::Char(' ') => return self.open(self.selected),
            KeyCode::Char(digit @ '1'..='9') => {
                let place = digit as usize - '1' as usize;
                return if place < GAMES.len() { self.open(place) } else { Next::Stay };
            }
            KeyCode::F(1) | KeyCode::Char('?') => self.help(),
            KeyCode::F(2) => self.rules(),
            KeyCode::Esc | KeyCode::F(10) | KeyCode::Char('q') => return Next::Leave,
            _ => {}
        }
        Next::Stay
    }

    fn help(&mut self) {
        let (title, text) =
            (say!(self.page.words, "terminal-help"), say!(self.page.words, "terminal-shelf-help"));
        self.page.panel = Some(Panel::lines(&title, text));
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
        let words = self.page.words;
        let mut lines: Vec<(Option<usize>, String)> = Vec::new();
        for (place, game) in GAMES.iter().enumerate() {
            let about = &game.about();
            let title = about.title;
            let (number, players) = (place + 1, about::players(&words, about));
            lines.push((Some(place), say!(words, "terminal-shelf-game", number, title, players)));
            let line = introduction::line(*game, &words);
            let told = paint::flow(&line, usize::from(area.width.saturating_sub(5)));
            lines.extend(told.into_iter().map(|line| (Some(place), format!("   {line}"))));
        }
        for (number, kept) in self.kept.iter().enumerate() {
            if number == 0 {
                lines.push((None, String::new()));
                lines.push((None, say!(words, "terminal-shelf-kept")));
            }
            let (title, about) = (&kept.title, &kept.about);
            let line = match kept.over {
                true => say!(words, "terminal-shelf-look-back", title, about),
                false => say!(words, "terminal-shelf-go-on", title, about),
            };
            lines.push((Some(GAMES.len() + number), format!("   {line}")));
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

    fn draw(&mut self, frame: &mut Frame, gallery: &mut Gallery) {
        let list = self.page.draw(frame, &say!(self.page.words, "terminal-shelf-title"));
        let list = self.page.hang(Picture::Cover(self.game().into()), list, frame, gallery);
        self.draw_list(frame, list);
        self.page.draw_panel(frame);
    }

    fn tell(&mut self, line: String) {
        self.page.line = line;
    }
}
