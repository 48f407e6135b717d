//! How the coach is laid out and drawn.

use super::told::{Row, Told};
use super::{CoachScreen, State};
use crate::board::{self, Scene};
use crate::look::Role;
use crate::paint;
use luckhouse_shelf::BotSpec;
use luckhouse_shelf::coach::overview;
use luckhouse_words::say;
use ratatui::Frame;
use ratatui::layout::Rect;

/// From so many columns on the list stands beside the board.
const WIDE: u16 = 110;
/// Columns of the list below a board.
const LIST: u16 = 28;

struct Parts {
    board: Rect,
    list: Rect,
    details: Rect,
    status: Rect,
}

fn parts(inner: Rect) -> Parts {
    let status = paint::row(inner, usize::from(inner.height - 1));
    let inner = Rect { height: inner.height - 1, ..inner };
    let spare = inner.height.saturating_sub(board::LEAST.1 + 7);
    let below = 7 + (spare / 3).min(9);
    let height = inner.height - below;
    let side = if inner.width >= WIDE { (inner.width - board::LEAST.0).min(40) } else { 0 };
    let left = Rect { width: inner.width - side, ..inner };
    let board = Rect { height, ..left };
    let bottom = Rect { y: inner.y + height, height: below, ..left };
    if side > 0 {
        let list = Rect { x: inner.x + left.width + 1, width: side - 1, ..inner };
        return Parts { board, list, details: bottom, status };
    }
    let list = Rect { width: LIST, ..bottom };
    let details = Rect { x: bottom.x + LIST + 1, width: bottom.width - LIST - 1, ..bottom };
    Parts { board, list, details, status }
}

impl CoachScreen {
    pub(super) fn draw_all(&mut self, frame: &mut Frame) {
        let (top, inner, bottom) = super::super::with_bars(frame.area());
        let title = say!(self.words, "terminal-coach-screen", title = self.game.about().title);
        paint::heading(frame.buffer_mut(), top, &title, &self.look);
        self.keys = super::super::key_bar(frame, bottom, self.keys(), &self.look, &self.words);
        self.places.clear();
        match &self.state {
            State::Working(_) => self.draw_working(frame, inner),
            State::Failed(why) => {
                let text = say!(self.words, "terminal-coach-failed", why);
                self.lines(frame, inner, &paint::flow(&text, inner.width.into()), Role::Plain);
            }
            State::Told(_) => self.draw_told(frame, &parts(inner)),
        }
        if let Some(panel) = &mut self.panel {
            panel.draw(frame, inner, &self.look, &self.words);
        }
    }

    fn lines(&self, frame: &mut Frame, area: Rect, lines: &[String], role: Role) {
        for (number, line) in lines.iter().enumerate().take(area.height.into()) {
            paint::put(frame.buffer_mut(), paint::row(area, number), 0, line, self.look.of(role));
        }
    }

    fn draw_working(&self, frame: &mut Frame, area: Rect) {
        let (done, all) = self.drawn;
        let text = say!(self.words, "terminal-coach-working", done, all, seconds = self.seconds);
        let mut lines = vec![String::new()];
        lines.extend(paint::flow(&text, area.width.into()));
        let part = if all == 0 { 0.0 } else { done as f64 / all as f64 };
        lines.extend([String::new(), paint::bar(part, usize::from(area.width.min(60)), &self.look)]);
        self.lines(frame, area, &lines, Role::Plain);
    }

    fn draw_told(&mut self, frame: &mut Frame, parts: &Parts) {
        // The report is lent out, so that what it is drawn with can be asked for.
        let state = std::mem::replace(&mut self.state, State::Failed(String::new()));
        if let State::Told(mut told) = state {
            self.draw_main(frame, parts, &mut told);
            self.draw_list(frame, parts.list, &mut told);
            let text = self.status(&told);
            let text = paint::cut(&text, parts.status.width.into(), &self.look);
            paint::put(frame.buffer_mut(), parts.status, 0, &text, self.look.of(Role::Strong));
            self.state = State::Told(told);
        }
    }

    /// The page, or the board and what was chosen at it.
    fn draw_main(&self, frame: &mut Frame, parts: &Parts, told: &mut Told) {
        let words = self.words.about(self.game.about().name);
        if let Some((board, now)) = told.at_the_board(&self.log, self.people.as_ref(), &self.words) {
            let scene = Scene { now, before: &now.view, rolling: None, focus: None, look: &self.look, words };
            board.draw(&scene, parts.board, frame.buffer_mut());
        } else {
            self.draw_page(frame, parts.board, told);
        }
        self.draw_details(frame, parts.details, told);
    }

    fn draw_page(&self, frame: &mut Frame, area: Rect, told: &mut Told) {
        let text = overview(&told.reading(self.words), None);
        let lines: Vec<String> = text.lines().map(String::from).collect();
        told.scrolled = told.scrolled.min(lines.len().saturating_sub(area.height.into()));
        self.lines(frame, area, &lines[told.scrolled..], Role::Plain);
    }

    fn draw_details(&self, frame: &mut Frame, area: Rect, told: &mut Told) {
        let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let (title, texts) = match told.made(told.row()) {
            Some(made) => {
                let reading = told.reading(self.words);
                (reading.decision(made), reading.both(made.1))
            }
            None if told.row() == Row::Fold => {
                (say!(self.words, "terminal-coach-then"), vec![say!(self.words, "terminal-coach-unfold")])
            }
            None => {
                (say!(self.words, "terminal-coach-then"), vec![say!(self.words, "terminal-coach-go-through")])
            }
        };
        paint::heading(
            frame.buffer_mut(),
            area,
            &paint::cut(&title, area.width.into(), &self.look),
            &self.look,
        );
        let lines: Vec<String> =
            texts.iter().flat_map(|text| paint::flow(text, inner.width.into())).collect();
        let first = match told.row() {
            Row::Decision(..) => {
                told.scrolled = told.scrolled.min(lines.len().saturating_sub(inner.height.into()));
                told.scrolled
            }
            _ => 0,
        };
        self.lines(frame, inner, &lines[first..], Role::Plain);
    }

    fn draw_list(&mut self, frame: &mut Frame, area: Rect, told: &mut Told) {
        let title = say!(self.words, "terminal-coach-list");
        paint::heading(frame.buffer_mut(), area, &title, &self.look);
        let inner = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let height = usize::from(inner.height);
        told.first = paint::first_shown(told.first, told.selected, height, told.rows.len());
        for (number, place) in (told.first..told.rows.len()).take(height).enumerate() {
            let here = paint::row(inner, number);
            let on = place == told.selected;
            let (mark, role) = if on { (">", Role::Focus) } else { (" ", Role::Choice) };
            let text = format!("{mark} {}", self.row_text(told, told.rows[place]));
            let text = paint::cut(&text, usize::from(inner.width), &self.look);
            paint::put(frame.buffer_mut(), here, 0, &text, self.look.of(role));
            self.places.push((here, place));
        }
    }

    fn row_text(&self, told: &Told, row: Row) -> String {
        let reading = told.reading(self.words);
        match told.made(row) {
            Some((moment, decision)) => {
                let (event, seat, cost) = (moment.event, decision.seat, reading.cost(decision));
                let sign = decision.label.map_or("", |label| label.sign());
                let what = say!(self.words, "terminal-coach-decision-plain", event, seat);
                format!("{cost:>5} {sign:<2} {what}")
            }
            None if row == Row::Fold => {
                let sign = match told.unfolded {
                    true => self.look.sign("▾", "-"),
                    false => self.look.sign("▸", "+"),
                };
                let count = reading.decisions(None).len();
                format!("{sign} {}", say!(self.words, "terminal-coach-row-decisions", count))
            }
            None => say!(self.words, "terminal-coach-row-overview"),
        }
    }

    /// What was said last, or what Enter does.
    fn status(&self, told: &Told) -> String {
        if !self.line.is_empty() {
            return self.line.clone();
        }
        match told.row() {
            Row::Decision(..) if told.report.analysis.seats == 1 => {
                say!(self.words, "terminal-coach-try-alone")
            }
            Row::Decision(..) => {
                say!(self.words, "terminal-coach-try-against", bot = BotSpec::strengths()[self.against])
            }
            Row::Fold => say!(self.words, "terminal-coach-unfold"),
            Row::Overview => told.reading(self.words).headline(told.reading(self.words).about()),
        }
    }
}
