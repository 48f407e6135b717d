//! The pen that all boards are drawn with. It never leaves its paper.

use super::texts::{columns, fit};
use crate::look::{Look, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A pen over a part of the screen. Places are counted from the corner of its part, and what would lie outside is
/// left out, so that no size of a terminal can hurt.
pub(crate) struct Pen<'a> {
    corner: (u16, u16),
    /// What may be written on.
    paper: Rect,
    into: &'a mut Buffer,
    /// Colours and signs.
    pub(super) look: &'a Look,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(area: Rect, into: &'a mut Buffer, look: &'a Look) -> Pen<'a> {
        Pen { corner: (area.x, area.y), paper: area.intersection(into.area), into, look }
    }

    /// A pen for a part of this part.
    pub(super) fn part(&mut self, part: Rect) -> Pen<'_> {
        let paper = self.seen(part);
        Pen { corner: self.on_screen((part.x, part.y)), paper, into: self.into, look: self.look }
    }

    /// Columns that can be written on.
    pub(super) fn width(&self) -> u16 {
        self.paper.right().saturating_sub(self.corner.0)
    }

    /// Rows that can be written on.
    pub(super) fn height(&self) -> u16 {
        self.paper.bottom().saturating_sub(self.corner.1)
    }

    /// Where a part lies on the screen, as far as it is seen.
    pub(super) fn seen(&self, part: Rect) -> Rect {
        let (x, y) = self.on_screen((part.x, part.y));
        Rect { x, y, ..part }.intersection(self.paper)
    }

    fn on_screen(&self, (x, y): (u16, u16)) -> (u16, u16) {
        (self.corner.0.saturating_add(x), self.corner.1.saturating_add(y))
    }

    /// A sign, or what stands for it in ASCII.
    pub(super) fn sign(&self, sign: &'static str, plain: &'static str) -> &'static str {
        self.look.sign(sign, plain)
    }

    /// Write a text, and say in which column it ends. One that is too long says so, so that nobody takes a part of it
    /// for the whole.
    pub(super) fn write(&mut self, (x, y): (u16, u16), text: &str, role: Role) -> u16 {
        // The house writes a minus sign where it takes something away.
        let text = text.replace('−', self.sign("−", "-"));
        let room = self.width().saturating_sub(x);
        if columns(text.trim_end()) > room && room > 0 {
            let more = self.sign("…", "~");
            self.stroke((x, y), &format!("{}{more}", fit(&text, room - 1)), role);
        } else {
            self.stroke((x, y), &text, role);
        }
        x.saturating_add(columns(&text))
    }

    /// Write several texts one after the other.
    pub(super) fn texts(&mut self, (x, y): (u16, u16), texts: &[(&str, Role)]) -> u16 {
        texts.iter().fold(x, |x, (text, role)| self.write((x, y), text, *role))
    }

    /// Write a text into the middle of so many columns.
    pub(super) fn middle(&mut self, (x, y): (u16, u16), width: u16, text: &str, role: Role) {
        let indent = width.saturating_sub(columns(text)) / 2;
        self.part(Rect { x, y, width, height: 1 }).write((indent, 0), text, role);
    }

    /// Write a text so that it ends at the right border.
    pub(super) fn right(&mut self, y: u16, text: &str, role: Role) {
        self.write((self.width().saturating_sub(columns(text) + 1), y), text, role);
    }

    /// Draw signs, row by row. Where the paper ends it ends too, without a sign: one sees that it is cut off.
    pub(super) fn lines<'t>(&mut self, at: (u16, u16), lines: impl IntoIterator<Item = &'t str>, role: Role) {
        self.rows(at, lines, self.look.of(role));
    }

    /// The same for pips, pictures and frames: a line below them would run through them.
    pub(super) fn picture<'t>(
        &mut self,
        at: (u16, u16),
        lines: impl IntoIterator<Item = &'t str>,
        role: Role,
    ) {
        self.rows(at, lines, self.look.drawn(role));
    }

    fn rows<'t>(&mut self, (x, y): (u16, u16), lines: impl IntoIterator<Item = &'t str>, style: Style) {
        for (line, row) in lines.into_iter().zip(y..) {
            self.styled((x, row), line, style);
        }
    }

    /// A line from left to right.
    pub(super) fn rule(&mut self, at: (u16, u16), width: u16) {
        let line = self.sign("─", "-").repeat(usize::from(width));
        self.stroke(at, &line, Role::Faint);
    }

    /// As much of a line as there is paper for.
    fn stroke(&mut self, at: (u16, u16), line: &str, role: Role) {
        self.styled(at, line, self.look.of(role));
    }

    fn styled(&mut self, (x, y): (u16, u16), line: &str, style: Style) {
        let seen = self.seen(Rect { x, y, width: columns(line), height: 1 });
        // What begins left of the paper is not written: nothing is drawn there.
        if !seen.is_empty() && seen.x == self.on_screen((x, y)).0 {
            self.into.set_stringn(seen.x, seen.y, line, usize::from(seen.width), style);
        }
    }

    /// Give what is written at a place of the screen, which [`seen`](Pen::seen) told, another look.
    pub(super) fn tint(&mut self, seen: Rect, role: Role) {
        self.into.set_style(seen.intersection(self.paper), self.look.of(role));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Look = Look { colours: false, signs: false, true_colour: false };

    fn row(buffer: &Buffer, y: u16) -> String {
        (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect()
    }

    /// What a pen makes of eight columns.
    fn written(look: &Look, draw: impl Fn(&mut Pen)) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 1));
        draw(&mut Pen::new(buffer.area, &mut buffer, look));
        row(&buffer, 0)
    }

    #[test]
    fn nothing_is_written_outside_a_part() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 2));
        let mut pen = Pen::new(Rect::new(1, 0, 40, 40), &mut buffer, &PLAIN);
        assert_eq!((pen.width(), pen.height()), (7, 2));
        assert_eq!(pen.write((5, 1), "ship", Role::Plain), 9);
        let mut part = pen.part(Rect::new(1, 0, 3, 1));
        assert_eq!((part.width(), part.height()), (3, 1));
        part.lines((0, 0), ["lantern", "light"], Role::Plain);
        part.part(Rect::new(9, 9, 2, 2)).framed((0, 0), "4", Role::Plain);
        assert_eq!([row(&buffer, 0), row(&buffer, 1)], ["  lan   ", "      s~"]);
    }

    #[test]
    fn a_text_that_is_too_long_says_so() {
        let signs = Look { signs: true, ..PLAIN };
        let write = |look, text: &str| written(look, |pen| _ = pen.write((0, 0), text, Role::Plain));
        assert_eq!(write(&signs, "a lantern"), "a lante…");
        assert_eq!(write(&PLAIN, "a lantern"), "a lante~");
        // A letter of two columns is whole or not there.
        assert_eq!(write(&PLAIN, "shield金金"), "shield ~");
        // Of these nothing is lost.
        assert_eq!(write(&PLAIN, "lanterns"), "lanterns");
        assert_eq!(write(&PLAIN, "lanterns  "), "lanterns");
        assert_eq!(written(&PLAIN, |pen| pen.middle((1, 0), 4, "forts", Role::Plain)), " for~   ");
    }

    #[test]
    fn a_text_stands_where_it_should() {
        assert_eq!(written(&PLAIN, |pen| pen.middle((1, 0), 5, "ab", Role::Plain)), "  ab    ");
        assert_eq!(written(&PLAIN, |pen| pen.right(0, "ab", Role::Plain)), "     ab ");
        let both = |pen: &mut Pen| {
            assert_eq!(pen.texts((1, 0), &[("ab", Role::Plain), ("−1", Role::Bad)]), 5);
        };
        assert_eq!(written(&PLAIN, both), " ab-1   ");
    }
}
