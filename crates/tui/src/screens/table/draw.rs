//! How the table is laid out and drawn.

use super::TableScreen;
use super::choices::Choice;
use super::command::{KEYS, REPLAY_KEYS};
use crate::board;
use crate::look::Role;
use crate::paint;
use luckhouse_shelf::{ending, hints::with_error};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

/// From so many columns on the log stands beside the board.
const WIDE: u16 = 110;

/// Where things are, for clicks.
#[derive(Default)]
pub(crate) struct Places {
    pub(crate) keys: Vec<Rect>,
    /// Rows of the list, each with the place of its choice.
    pub(crate) choices: Vec<(Rect, usize)>,
    pub(crate) log: Rect,
}

/// The parts of the screen.
struct Parts {
    title: Rect,
    board: Rect,
    choices: Rect,
    log: Rect,
    status: Rect,
    keys: Rect,
}

fn parts(area: Rect) -> Parts {
    let (title, inner, keys) = super::super::with_bars(area);
    let status = paint::row(inner, usize::from(inner.height - 1));
    let inner = Rect { height: inner.height - 1, ..inner };
    let spare = inner.height.saturating_sub(board::LEAST.1 + 7);
    let below = 7 + (spare / 3).min(9);
    let height = inner.height - below;
    let side = if area.width >= WIDE { (area.width - board::LEAST.0).min(48) } else { 0 };
    let left = Rect { width: inner.width - side, ..inner };
    let board = Rect { height, ..left };
    let bottom = Rect { y: inner.y + height, height: below, ..left };
    if side > 0 {
        let log = Rect { x: inner.x + left.width + 1, width: side - 1, ..inner };
        return Parts { title, board, choices: bottom, log, status, keys };
    }
    let half = bottom.width * 5 / 9;
    let choices = Rect { width: half, ..bottom };
    let log = Rect { x: bottom.x + half + 1, width: bottom.width - half - 1, ..bottom };
    Parts { title, board, choices, log, status, keys }
}

impl TableScreen {
    pub(super) fn draw_all(&mut self, frame: &mut Frame) {
        let parts = parts(frame.area());
        self.draw_title(frame, parts.title);
        self.draw_board(frame, parts.board);
        self.draw_choices(frame, parts.choices);
        self.draw_log(frame, parts.log);
        self.draw_status(frame, parts.status);
        let keys = if self.film.is_some() { REPLAY_KEYS } else { KEYS };
        self.places.keys = super::super::key_bar(frame, parts.keys, &keys, &self.look);
        if let Some(panel) = &mut self.panel {
            let height = parts.status.y - parts.board.y;
            let area = Rect { y: parts.board.y, height, ..frame.area() };
            panel.draw(frame, area, &self.look);
        }
    }

    /// The game, and everybody; whoever owes a choice has a mark.
    fn draw_title(&self, frame: &mut Frame, area: Rect) {
        let (now, look, into) = (self.source.now(), &self.look, frame.buffer_mut());
        let mut column = paint::put(into, area, 0, &now.title, look.of(Role::Strong)) + 2;
        for player in &now.players {
            let mark = if player.chooses { look.sign("▶", ">") } else { " " };
            let out = if player.in_play { "" } else { " (out)" };
            let text = format!("{mark}{} {}", player.seat, player.name);
            let text = format!("{}{out}", text.trim_end());
            column = paint::put(into, area, column, &text, look.of(Role::Seat(player.seat.index()))) + 1;
        }
    }

    fn draw_board(&mut self, frame: &mut Frame, area: Rect) {
        // The board is lent out, so that it can be shown the scene.
        let mut board = std::mem::replace(&mut self.board, crate::games::board(""));
        self.spots = board.draw(&self.scene(), area, frame.buffer_mut());
        self.board = board;
        self.focus = self.focus.filter(|spot| *spot < self.spots.len());
    }

    fn draw_choices(&mut self, frame: &mut Frame, area: Rect) {
        let listed = self.listed();
        let title = match (&self.film, &self.source.now().outcome) {
            (Some(_), _) => "Replay".into(),
            (None, _) if self.rolling.is_some() => "Rolling".into(),
            (None, Some(_)) => "The end".into(),
            (None, None) if self.choices.is_empty() => "Waiting".into(),
            (None, None) if listed.len() > 1 => {
                format!("Your choice ({} of {})", self.selected + 1, listed.len())
            }
            (None, None) => "Your choice".into(),
        };
        paint::heading(frame.buffer_mut(), area, &title, &self.look);
        let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let above = self.above_the_list(&listed, inner.width.into());
        for (number, line) in above.iter().enumerate() {
            paint::put(frame.buffer_mut(), paint::row(inner, number), 0, line, self.look.of(Role::Plain));
        }
        let used = (above.len() as u16).min(inner.height);
        self.draw_list(frame, Rect { y: inner.y + used, height: inner.height - used, ..inner }, &listed);
    }

    /// What is said before the choices, or instead of them.
    fn above_the_list(&self, listed: &[Choice], width: usize) -> Vec<String> {
        let now = self.source.now();
        let text = match (&now.outcome, self.film_line()) {
            (_, None) if self.rolling.is_some() => "The dice roll.".into(),
            (Some(outcome), None) => ending(outcome),
            (None, None) if !listed.is_empty() && now.hand_over.is_none() && now.by_hand.is_none() => {
                return Vec::new();
            }
            (None, None) if !self.choices.is_empty() && listed.is_empty() => {
                "Nothing in the list is like that. Enter says it as it is, Esc forgets it.".into()
            }
            (None, None) => now.waiting.clone(),
            (outcome, Some(line)) => format!("{line} {}", outcome.as_ref().map(ending).unwrap_or_default()),
        };
        paint::flow(&text, width)
    }

    fn draw_list(&mut self, frame: &mut Frame, area: Rect, listed: &[Choice]) {
        self.selected = self.selected.min(listed.len().saturating_sub(1));
        let height = usize::from(area.height);
        self.first = paint::first_shown(self.first, self.selected, height, listed.len());
        let longest = listed.iter().map(|choice| choice.word.width()).max().unwrap_or(0).min(24);
        self.places.choices.clear();
        for (number, place) in (self.first..listed.len()).take(height).enumerate() {
            let (here, choice) = (paint::row(area, number), &listed[place]);
            let on = place == self.selected && self.focus.is_none();
            let mark = if place == self.selected { ">" } else { " " };
            let text = format!("{mark} {:<longest$}  {}", choice.word, choice.label);
            let text = paint::cut(text.trim_end(), here.width.into(), &self.look);
            let role = if on { Role::Focus } else { Role::Choice };
            paint::put(frame.buffer_mut(), here, 0, &text, self.look.of(role));
            self.places.choices.push((here, place));
        }
    }

    /// Everything that happened and was talked, in order.
    pub(super) fn entries(&self) -> Vec<String> {
        let story = self.source.now().story.as_slice();
        let story = match self.rolling {
            Some(_) => &story[..self.shown.told.min(story.len())],
            None => story,
        };
        let mut entries = Vec::new();
        for at in 0..=story.len() {
            // What was talked after more than there is (something was taken back) comes at the end.
            let here = |after: usize| after == at || (at == story.len() && after > at);
            entries.extend(self.talk.iter().filter(|(after, _)| here(*after)).map(|(_, line)| line.clone()));
            entries.extend(story.get(at).cloned());
        }
        entries
    }

    fn draw_log(&mut self, frame: &mut Frame, area: Rect) {
        self.places.log = area;
        let height = usize::from(area.height - 1);
        let entries = self.entries();
        let newest = entries.len().saturating_sub(1);
        let lines = entries.iter().enumerate().flat_map(|(number, entry)| {
            let lines = paint::flow(entry, area.width.into());
            lines.into_iter().map(move |line| (number, line))
        });
        let lines: Vec<(usize, String)> = lines.collect();
        self.back = self.back.min(lines.len().saturating_sub(height));
        let first = lines.len().saturating_sub(height + self.back);
        let title = if self.back > 0 { "What happened (older)" } else { "What happened" };
        paint::heading(frame.buffer_mut(), area, title, &self.look);
        for (number, (entry, line)) in lines.iter().skip(first).take(height).enumerate() {
            let role = if *entry == newest { Role::Strong } else { Role::Plain };
            paint::put(frame.buffer_mut(), paint::row(area, number + 1), 0, line, self.look.of(role));
        }
    }

    /// What is asked, typed, said, picked, or how the chances are: the first of these that there is.
    fn draw_status(&self, frame: &mut Frame, area: Rect) {
        let look = &self.look;
        if !self.typed.is_empty() {
            // The end of a long line is what is being typed.
            let room = usize::from(area.width).saturating_sub(3);
            let skip = self.typed.chars().count().saturating_sub(room);
            let shown: String = self.typed.chars().skip(skip).collect();
            let end = paint::put(frame.buffer_mut(), area, 0, &format!("> {shown}"), look.of(Role::Strong));
            return frame.set_cursor_position(Position::new(area.x + end.min(area.width - 1), area.y));
        }
        let text = paint::cut(&self.status(), area.width.into(), look);
        let role = if self.giving_up { Role::Bad } else { Role::Plain };
        paint::put(frame.buffer_mut(), area, 0, &text, look.of(role));
    }

    fn status(&self) -> String {
        if self.giving_up {
            return "Give the game up? y for yes, any other key for no.".into();
        }
        if !self.line.is_empty() {
            return self.line.clone();
        }
        if let Some(spot) = self.focus.and_then(|spot| self.spots.get(spot)) {
            return spot.about.clone();
        }
        let picked = self.board.picked();
        if !picked.is_empty() {
            return format!("{picked} (Esc forgets it)");
        }
        let choice =
            self.listed().get(self.selected).map(|choice| format!("{} {}", choice.word, choice.label));
        let choice = choice.unwrap_or(self.source.now().waiting.clone());
        self.chance_bar().map_or(choice.clone(), |chances| format!("{chances}   {choice}"))
    }

    /// The chances to win, as far as they are known and wanted.
    fn chance_bar(&self) -> Option<String> {
        let now = self.source.now();
        if self.chances.wanted == Some(false) {
            return None;
        }
        if let Some((chances, error)) = &now.chances {
            let width = (24 / chances.len().max(1)).max(3);
            let one = |(seat, chance): (usize, &f64)| {
                format!(
                    "p{} {} {}",
                    seat + 1,
                    paint::bar(*chance, width, &self.look),
                    with_error(*chance, *error)
                )
            };
            return Some(chances.iter().enumerate().map(one).collect::<Vec<_>>().join("  "));
        }
        let bar = |(chance, error)| {
            format!(
                "Your chance to win: {} {}",
                paint::bar(chance, 16, &self.look),
                with_error(chance, error)
            )
        };
        self.chances.own.map(bar)
    }
}
