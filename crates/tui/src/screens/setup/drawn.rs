//! The document in force, drawn beside the options or below them, and what it is worth.

use super::{Setup, Worth};
use crate::games::drawing;
use crate::games::drawing::Drawing;
use crate::games::pen::Pen;
use crate::look::Role;
use crate::paint;
use luckhouse_engine::BadWord;
use luckhouse_shelf::{Document, bad_word};
use luckhouse_words::say;
use ratatui::Frame;
use ratatui::layout::Rect;

/// The columns that the options keep beside a drawing, and those between.
const OPTIONS: u16 = 47;
const GAP: u16 = 3;

/// The rows that the options keep above a drawing, where they are more.
const ROWS: u16 = 7;

/// No wider than this: what belongs together is to be seen together.
const WIDEST: u16 = 64;

/// Where everything is.
struct Places {
    options: Rect,
    drawing: Rect,
    /// What the document is worth, where the options leave room for it.
    worth: Option<Rect>,
}

impl Setup {
    /// Draw the document in force, if there is one; what is left for the options.
    pub(super) fn draw_document(&self, frame: &mut Frame, area: Rect) -> Rect {
        let Some(documents) = self.documents() else { return area };
        let document = documents.document();
        let told = document.map_or(Vec::new(), |document| self.told(document));
        let places = self.places(area, document.ok(), &told);
        let place = places.drawing;
        paint::heading(frame.buffer_mut(), place, &documents.shown(&self.page.words), &self.page.look);
        let inner = Rect { y: place.y + 1, height: place.height.saturating_sub(1), ..place };
        match document {
            Ok(document) => self.draw_fine(frame, inner, document, &told, places.worth),
            Err(wrong) => self.draw_wrong(frame, inner, wrong),
        }
        places.options
    }

    fn drawing(&self) -> &'static dyn Drawing {
        drawing(self.sheet.game().about().name)
    }

    /// What is known of the document's worth.
    fn told(&self, document: &Document) -> Vec<String> {
        let worth = self.worth.as_ref().filter(|worth| worth.is_about(&document.line));
        worth.map_or(Vec::new(), |worth| worth.told(&self.page.words, self.drawing()))
    }

    /// The drawing is beside the options if it is whole there, else below them.
    fn places(&self, area: Rect, document: Option<&Document>, told: &[String]) -> Places {
        let rows = u16::try_from(self.sheet.rows().len()).unwrap_or(u16::MAX);
        let needed = document.map_or(0, |document| self.drawing().width(document, &self.page.words));
        let room = area.width.saturating_sub(OPTIONS + GAP);
        if needed > room {
            let rows = rows.min(ROWS).min(area.height);
            let drawing = Rect { y: area.y + rows, height: area.height - rows, ..area };
            return Places { options: Rect { height: rows, ..area }, drawing, worth: None };
        }
        let width = room.min(WIDEST);
        let drawing = Rect { x: area.right() - width, width, ..area };
        let options = Rect { width: area.width - width - GAP, ..area };
        let left = area.height.saturating_sub(rows + 1);
        if usize::from(left) < flowed(told, options.width).len() {
            return Places { options, drawing, worth: None };
        }
        let worth = Some(Rect { y: area.y + rows + 1, height: left, ..options });
        Places { options: Rect { height: rows, ..options }, drawing, worth }
    }

    fn draw_fine(
        &self,
        frame: &mut Frame,
        area: Rect,
        document: &Document,
        told: &[String],
        worth: Option<Rect>,
    ) {
        let lines = flowed(told, worth.unwrap_or(area).width);
        let below = if worth.is_some() { 0 } else { lines.len() as u16 };
        let height = area.height.saturating_sub(below);
        let mut pen = Pen::new(Rect { height, ..area }, frame.buffer_mut(), &self.page.look);
        let used = self.drawing().draw(document, &self.page.words, &mut pen).min(height);
        let below = Rect { y: area.y + used, height: area.height - used, ..area };
        self.write_lines(frame, worth.unwrap_or(below), &lines, Role::Strong);
    }

    fn draw_wrong(&self, frame: &mut Frame, area: Rect, wrong: &BadWord) {
        let title = say!(self.page.words, "terminal-document-wrong");
        self.write_lines(frame, area, &[title], Role::Bad);
        let lines = paint::flow(&bad_word(&self.page.words, wrong), area.width.into());
        let below = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
        self.write_lines(frame, below, &lines, Role::Plain);
    }

    fn write_lines(&self, frame: &mut Frame, area: Rect, lines: &[String], role: Role) {
        for (number, line) in lines.iter().enumerate() {
            paint::put(frame.buffer_mut(), paint::row(area, number), 0, line, self.page.look.of(role));
        }
    }

    /// Begin to find out what the document in force is worth, as soon as somebody stands on its line. Another document, or none
    /// that is in order, ends what was begun.
    pub(super) fn find_out(&mut self) {
        let documents = self.documents();
        let key = documents.map_or("", |documents| documents.key());
        let line = documents.and_then(|one| one.document().ok()).map(|document| document.line.clone());
        let known =
            self.worth.as_ref().is_some_and(|worth| line.as_deref().is_some_and(|line| worth.is_about(line)));
        if known {
            return;
        }
        let here = self.sheet.documents(self.row()).is_some();
        let game = self.sheet.game();
        self.worth = line.filter(|_| here).map(|line| Worth::of(game, key, &line, self.seed));
    }
}

/// Sentences, each of which begins a line.
fn flowed(sentences: &[String], width: u16) -> Vec<String> {
    sentences.iter().flat_map(|sentence| paint::flow(sentence, width.into())).collect()
}
