//! How the table is laid out and drawn.

use super::super::Key;
use super::TableScreen;
use super::choices::Choice;
use super::command::{KEYS, REPLAY_KEYS, SHOWING_KEYS};
use crate::board;
use crate::look::{Look, Role};
use crate::paint;
use crate::pictures::Gallery;
use luckhouse_shelf::{ending, hints::with_error};
use luckhouse_words::say;
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

/// Something that stands in the log.
pub(crate) struct Entry {
    /// What was said, and how often.
    pub(crate) text: String,
    said: String,
    times: usize,
    /// Since the last turn of whoever looks.
    recent: bool,
}

impl Entry {
    fn new(said: &str, recent: bool) -> Entry {
        Entry { text: said.into(), said: said.into(), times: 1, recent }
    }

    /// The same said once more is said once, with a number.
    fn again(&mut self, look: &Look) {
        self.times += 1;
        self.text = format!("{} {} {}", self.said, look.sign("×", "x"), self.times);
    }
}

/// Columns of the words of a list.
fn word_width(listed: &[Choice]) -> usize {
    let labelled = listed.iter().filter(|choice| !choice.label.is_empty());
    labelled.map(|choice| choice.word.width()).max().unwrap_or(0).min(24)
}

/// A choice and what it means.
fn in_a_row(choice: &Choice, words: usize) -> String {
    let gap = " ".repeat(words.saturating_sub(choice.word.width()));
    format!("{}{gap}  {}", choice.word, choice.label).trim_end().into()
}

/// The same in as many rows as it needs.
fn rows_of(choice: &Choice, words: usize, width: usize) -> Vec<String> {
    let whole = in_a_row(choice, words);
    let (room, beside) = (width.saturating_sub(2).max(1), words + 2);
    if whole.width() <= room || beside + 12 > room {
        return vec![whole];
    }
    let first = choice.word.width().max(words) + 2;
    let lines = paint::flow(&choice.label, room.saturating_sub(first));
    let text = |(number, line): (usize, String)| match number {
        0 => in_a_row(&Choice { label: line, ..choice.clone() }, words),
        _ => format!("{}{line}", " ".repeat(first)),
    };
    lines.into_iter().enumerate().map(text).collect()
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

/// The parts; the list of choices would like to be so wide.
fn parts(area: Rect, wanted: u16) -> Parts {
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
    // What can be chosen is read to its end; what happened is only looked at meanwhile.
    let half = wanted.clamp(bottom.width * 5 / 9, bottom.width * 3 / 4);
    let choices = Rect { width: half, ..bottom };
    let log = Rect { x: bottom.x + half + 1, width: bottom.width - half - 1, ..bottom };
    Parts { title, board, choices, log, status, keys }
}

impl TableScreen {
    pub(super) fn draw_all(&mut self, frame: &mut Frame, gallery: &mut Gallery) {
        let area = frame.area();
        self.draw_title(frame, parts(area, 0).title);
        self.draw_board(frame, parts(area, 0).board);
        // What can be touched is known once the board is drawn.
        let parts = parts(area, self.wanted_width());
        self.draw_choices(frame, parts.choices);
        let log = match area.width >= WIDE {
            true => self.draw_bots(frame, parts.log, gallery),
            false => parts.log,
        };
        self.draw_log(frame, log);
        self.draw_status(frame, parts.status);
        self.places.keys = super::super::key_bar(frame, parts.keys, self.keys(), &self.look, &self.words);
        if let Some(panel) = &mut self.panel {
            let height = parts.status.y - parts.board.y;
            let area = Rect { y: parts.board.y, height, ..frame.area() };
            panel.draw(frame, area, &self.look, &self.words);
        }
    }

    /// The keys of the last row.
    pub(super) fn keys(&self) -> &'static [Key] {
        match self.director.is_behind() {
            _ if self.film.is_some() => &REPLAY_KEYS,
            true => &SHOWING_KEYS,
            false => &KEYS,
        }
    }

    /// The game, and everybody; whoever owes a choice has a mark.
    fn draw_title(&self, frame: &mut Frame, area: Rect) {
        let (now, look, into) = (self.director.now(), &self.look, frame.buffer_mut());
        let mut column = paint::put(into, area, 0, &now.title, look.of(Role::Strong)) + 2;
        for player in &now.players {
            let mark = if player.chooses { look.sign("▶", ">") } else { " " };
            let text = format!("{mark}{} {}", player.seat, player.name);
            let out = say!(self.words, "terminal-table-out");
            let text =
                if player.in_play { text.trim_end().into() } else { format!("{} {out}", text.trim_end()) };
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
        let title = self.list_title(listed.len());
        paint::heading(frame.buffer_mut(), area, &title, &self.look);
        let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let above = self.above_the_list(&listed, inner.width.into());
        for (number, line) in above.iter().enumerate() {
            paint::put(frame.buffer_mut(), paint::row(inner, number), 0, line, self.look.of(Role::Plain));
        }
        let used = (above.len() as u16).min(inner.height);
        self.draw_list(frame, Rect { y: inner.y + used, height: inner.height - used, ..inner }, &listed);
    }

    fn list_title(&self, listed: usize) -> String {
        let words = &self.words;
        match (&self.film, &self.director.now().outcome) {
            (Some(_), _) => say!(words, "terminal-table-replay"),
            (None, _) if self.director.rolling().is_some() => say!(words, "terminal-table-rolling"),
            (None, _) if self.director.is_behind() => say!(words, "terminal-table-showing"),
            (None, Some(_)) => say!(words, "terminal-table-the-end"),
            (None, None) if self.choosable().is_empty() => say!(words, "terminal-table-waiting"),
            (None, None) if listed > 1 => match self.selected {
                Some(place) => say!(words, "terminal-table-choice-of", place = place + 1, all = listed),
                None => say!(words, "terminal-table-choice-among", all = listed),
            },
            (None, None) => say!(words, "terminal-table-choice"),
        }
    }

    /// Columns that the longest choice needs.
    fn wanted_width(&self) -> u16 {
        let listed = self.listed();
        let words = word_width(&listed);
        let width = listed.iter().map(|choice| words + 4 + choice.label.width()).max().unwrap_or(0);
        u16::try_from(width).unwrap_or(u16::MAX)
    }

    /// What is said before the choices, or instead of them.
    fn above_the_list(&self, listed: &[Choice], width: usize) -> Vec<String> {
        let (now, words) = (self.director.now(), &self.words);
        let text = match (&now.outcome, self.film_line()) {
            (_, None) if self.director.rolling().is_some() => say!(words, "terminal-table-dice-roll"),
            (_, None) if self.director.is_behind() => say!(words, "terminal-table-skip"),
            (Some(outcome), None) => ending(words, outcome),
            (None, None) if !listed.is_empty() && now.hand_over.is_none() && now.by_hand.is_none() => {
                return Vec::new();
            }
            (None, None) if !self.choosable().is_empty() && listed.is_empty() => {
                say!(words, "terminal-table-nothing-like-that")
            }
            (None, None) => now.waiting.clone(),
            (outcome, Some(line)) => {
                let ended = outcome.as_ref().map(|outcome| ending(words, outcome));
                format!("{line} {}", ended.unwrap_or_default())
            }
        };
        paint::flow(&text, width)
    }

    fn draw_list(&mut self, frame: &mut Frame, area: Rect, listed: &[Choice]) {
        self.selected = self.selected.map(|at| at.min(listed.len().saturating_sub(1)));
        let height = usize::from(area.height);
        let at = self.selected.unwrap_or(self.first);
        self.first = paint::first_shown(self.first, at, height, listed.len());
        let longest = word_width(listed);
        let rows: Vec<Vec<String>> =
            listed.iter().map(|choice| rows_of(choice, longest, area.width.into())).collect();
        // What is too long for a row goes on in the next one, where there is room for all.
        let whole = rows.iter().map(Vec::len).sum::<usize>() <= height;
        self.places.choices.clear();
        let mut number = 0;
        for place in self.first..listed.len() {
            let choice = &listed[place];
            let lines = match whole {
                true => rows[place].clone(),
                false => {
                    vec![paint::cut(&in_a_row(choice, longest), usize::from(area.width) - 2, &self.look)]
                }
            };
            let on = self.selected == Some(place) && self.focus.is_none();
            let role = if on { Role::Focus } else { Role::Choice };
            for (line, text) in lines.into_iter().enumerate() {
                let here = paint::row(area, number);
                let mark = if self.selected == Some(place) && line == 0 { ">" } else { " " };
                paint::put(frame.buffer_mut(), here, 0, &format!("{mark} {text}"), self.look.of(role));
                self.places.choices.push((here, place));
                number += 1;
            }
            if number >= height {
                break;
            }
        }
    }

    /// Everything that was shown and talked, in order.
    pub(super) fn entries(&self) -> Vec<Entry> {
        self.entries_from(0)
    }

    /// The same since the last turn of whoever looks.
    pub(super) fn entries_since(&self) -> Vec<Entry> {
        self.director.since().map_or_else(Vec::new, |since| self.entries_from(since))
    }

    fn entries_from(&self, from: usize) -> Vec<Entry> {
        let story = self.director.now().story.as_slice();
        let since = self.director.since().unwrap_or(0);
        let mut entries: Vec<Entry> = Vec::new();
        for at in from..=story.len() {
            // What was talked after more than there is (something was taken back) comes at the end.
            let here = |after: usize| after == at || (at == story.len() && after > at);
            let talked = self.talk.iter().filter(|(after, _)| here(*after));
            entries.extend(talked.map(|(_, line)| Entry::new(line, true)));
            let Some(text) = story.get(at) else { continue };
            match entries.last_mut().filter(|last| last.said == *text && at != since) {
                Some(last) => last.again(&self.look),
                None => entries.push(Entry::new(text, at >= since)),
            }
        }
        entries
    }

    fn draw_log(&mut self, frame: &mut Frame, area: Rect) {
        self.places.log = area;
        let height = usize::from(area.height - 1);
        let entries = self.entries();
        let newest = entries.len().saturating_sub(1);
        let lines = entries.iter().enumerate().flat_map(|(number, entry)| {
            let lines = paint::flow(&entry.text, area.width.into());
            let role = match entry.recent {
                _ if number == newest => Role::Strong,
                true => Role::Plain,
                false => Role::Faint,
            };
            lines.into_iter().map(move |line| (role, line))
        });
        let mut lines: Vec<(Role, String)> = lines.collect();
        // What is older stays above this line.
        let recent = lines.iter().position(|(role, _)| *role != Role::Faint).filter(|place| *place > 0);
        if let Some(place) = recent {
            lines.insert(place, (Role::Gold, say!(self.words, "terminal-table-log-since")));
        }
        self.back = self.back.min(lines.len().saturating_sub(height));
        let first = lines.len().saturating_sub(height + self.back);
        let title = match self.back {
            0 => say!(self.words, "terminal-table-log"),
            _ => say!(self.words, "terminal-table-log-older"),
        };
        paint::heading(frame.buffer_mut(), area, &title, &self.look);
        for (number, (role, line)) in lines.iter().skip(first).take(height).enumerate() {
            paint::put(frame.buffer_mut(), paint::row(area, number + 1), 0, line, self.look.of(*role));
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
            return say!(self.words, "terminal-table-sure");
        }
        if !self.line.is_empty() {
            return self.line.clone();
        }
        if let Some(spot) = self.focus.and_then(|spot| self.spots.get(spot)) {
            return spot.about.clone();
        }
        let picked = self.board.picked(&self.scene().words);
        if !picked.is_empty() {
            return say!(self.words, "terminal-table-picked", picked);
        }
        if self.director.is_behind() && self.film.is_none() {
            let speed = self.director.speed().called(&self.words);
            return say!(self.words, "terminal-table-speed", speed);
        }
        let listed = self.listed();
        let choice = self.selected.and_then(|place| listed.get(place));
        let choice = choice.map(|choice| format!("{} {}", choice.word, choice.label));
        let choice = choice.unwrap_or(self.director.now().waiting.clone());
        self.chance_bar().map_or(choice.clone(), |chances| format!("{chances}   {choice}"))
    }

    /// The chances to win, as far as they are known and wanted.
    fn chance_bar(&self) -> Option<String> {
        let now = self.director.now();
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
                    with_error(&self.words, *chance, *error)
                )
            };
            return Some(chances.iter().enumerate().map(one).collect::<Vec<_>>().join("  "));
        }
        let bar = |(chance, error)| {
            let chance =
                format!("{} {}", paint::bar(chance, 16, &self.look), with_error(&self.words, chance, error));
            say!(self.words, "terminal-table-own-chance", chance)
        };
        self.chances.own.map(bar)
    }
}
