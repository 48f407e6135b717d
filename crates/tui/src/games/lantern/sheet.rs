//! A sheet, small: its zones with their boxes, and its rows of experience.

use super::map::boxes;
use crate::games::drawing::Drawing;
use crate::games::pen::Pen;
use crate::games::texts::columns;
use crate::look::Role;
use luckhouse_games::lantern::{Sheet, Task, Zone};
use luckhouse_shelf::Document;
use luckhouse_words::{Words, say};
use ratatui::layout::Rect;

/// The drawing of a sheet.
pub(in crate::games) struct SheetDrawing;

/// Columns of the number before a zone, and between two columns of zones.
const NUMBER: u16 = 4;
const GAP: u16 = 3;

impl Drawing for SheetDrawing {
    fn width(&self, document: &Document, words: &Words) -> u16 {
        let sheet = Sheet::read(&document.line);
        sheet.map_or(0, |sheet| Told::of(&sheet, words).width())
    }

    fn draw(&self, document: &Document, words: &Words, pen: &mut Pen) -> u16 {
        let Ok(sheet) = Sheet::read(&document.line) else { return 0 };
        let told = Told::of(&sheet, words);
        let rows = told.draw(pen, pen.height().saturating_sub(1).max(1));
        experience(pen, words, &sheet, rows);
        rows + 1
    }
}

/// What is said of each zone: its sign, its name and its boxes.
struct Told {
    zones: Vec<(bool, String, String)>,
    names: u16,
    boxes: u16,
}

impl Told {
    fn of(sheet: &Sheet, words: &Words) -> Told {
        let told = |zone: &Zone| {
            let name = words.term("lantern", "place", &zone.name);
            (zone.task == Task::Rest, name, boxes(words, zone, " "))
        };
        let zones: Vec<_> = sheet.zones().iter().map(told).collect();
        let names = zones.iter().map(|(_, name, _)| columns(name)).max().unwrap_or(0);
        let boxes = zones.iter().map(|(.., boxes)| columns(boxes)).max().unwrap_or(0);
        Told { zones, names, boxes }
    }

    fn width(&self) -> u16 {
        NUMBER + self.names + 2 + self.boxes
    }

    /// One zone below the other, and the next ones beside them where there are not enough rows; the rows that it took. All of them
    /// are there: where that is too much, boxes stand close and long names are cut.
    fn draw(&self, pen: &mut Pen, height: u16) -> u16 {
        let beside = self.zones.len().div_ceil(usize::from(height)).max(1);
        let each = self.zones.len().div_ceil(beside);
        let room = pen.width() / beside as u16;
        let whole = beside == 1 || self.width() + GAP <= room;
        let step = if whole { self.width() + GAP } else { room };
        for (place, zone) in self.zones.iter().enumerate() {
            let (x, y) = ((place / each) as u16 * step, (place % each) as u16);
            let mut part = pen.part(Rect::new(x, y, if whole { step } else { room.saturating_sub(1) }, 1));
            self.zone(&mut part, place + 1, zone, whole);
        }
        each as u16
    }

    fn zone(&self, pen: &mut Pen, number: usize, (rest, name, boxes): &(bool, String, String), whole: bool) {
        let sign = if *rest { pen.sign("△", "^") } else { " " };
        let role = if *rest { Role::Faint } else { Role::Plain };
        let x = pen.write((0, 0), &format!("{number:>2}{sign} "), Role::Faint);
        let boxes = if whole { boxes.clone() } else { boxes.replace(' ', "") };
        let names = if whole { self.names } else { pen.width().saturating_sub(x + 1 + columns(&boxes)) };
        pen.part(Rect::new(x, 0, names, 1)).write((0, 0), name, role);
        pen.write((x + names + if whole { 2 } else { 1 }, 0), &boxes, Role::Gold);
    }
}

/// The rows of experience as circles, or as numbers where they would be too long.
fn experience(pen: &mut Pen, words: &Words, sheet: &Sheet, y: u16) {
    let circle = pen.sign("○", "o");
    let circles: Vec<String> = sheet.rows().iter().map(|row| circle.repeat(usize::from(*row))).collect();
    let numbers: Vec<String> = sheet.rows().iter().map(ToString::to_string).collect();
    let title = say!(words, "terminal-lantern-experience");
    let x = pen.write((0, y), &format!(" {title} "), Role::Faint);
    let fits = columns(&circles.join(" ")) <= pen.width().saturating_sub(x);
    pen.write((x, y), &if fits { circles } else { numbers }.join(" "), Role::Gold);
}
