//! Small things to draw with: a pen that never leaves its paper, dice and cards in boxes, buttons.

use crate::look::{Look, Role};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// A pen over a part of the screen. Places are counted from the corner of its part, and what would lie outside is
/// left out, so that no size of a terminal can hurt.
pub(super) struct Pen<'a> {
    corner: (u16, u16),
    /// What may be written on.
    paper: Rect,
    into: &'a mut Buffer,
    /// Colours and signs.
    pub(super) look: &'a Look,
}

impl<'a> Pen<'a> {
    pub(super) fn new(area: Rect, into: &'a mut Buffer, look: &'a Look) -> Pen<'a> {
        Pen { corner: (area.x, area.y), paper: area.intersection(into.area), into, look }
    }

    /// A pen for a part of this part.
    pub(super) fn part(&mut self, part: Rect) -> Pen<'_> {
        let paper = self.seen(part);
        let (x, y) = self.corner;
        let corner = (x.saturating_add(part.x), y.saturating_add(part.y));
        Pen { corner, paper, into: self.into, look: self.look }
    }

    /// Where a part lies on the screen, as far as it is seen.
    pub(super) fn seen(&self, part: Rect) -> Rect {
        let (x, y) = (self.corner.0.saturating_add(part.x), self.corner.1.saturating_add(part.y));
        Rect { x, y, ..part }.intersection(self.paper)
    }

    /// Write a line, and say where it ends.
    pub(super) fn write(&mut self, (x, y): (u16, u16), text: &str, role: Role) -> u16 {
        let wide = wide(text);
        let seen = self.seen(Rect { x, y, width: wide, height: 1 });
        // What begins left of the paper is not written: nothing is drawn there.
        if !seen.is_empty() && seen.x == self.corner.0.saturating_add(x) {
            let style = self.look.of(role);
            self.into.set_stringn(seen.x, seen.y, text, usize::from(seen.width), style);
        }
        x.saturating_add(wide)
    }

    /// Write several lines below each other.
    pub(super) fn lines<'t>(
        &mut self,
        (x, y): (u16, u16),
        lines: impl IntoIterator<Item = &'t str>,
        role: Role,
    ) {
        for (line, row) in lines.into_iter().zip(y..) {
            self.write((x, row), line, role);
        }
    }

    /// Give what is written at a place of the screen, which [`seen`](Pen::seen) told, another look.
    pub(super) fn tint(&mut self, seen: Rect, role: Role) {
        self.into.set_style(seen.intersection(self.paper), self.look.of(role));
    }

    /// A line from left to right.
    pub(super) fn rule(&mut self, (x, y): (u16, u16), width: u16) {
        let line = self.look.sign("─", "-").repeat(usize::from(width));
        self.write((x, y), &line, Role::Faint);
    }

    /// A box of [`BOX`] columns and rows with up to three columns in it: a die, a card, a piece.
    pub(super) fn framed(&mut self, (x, y): (u16, u16), inside: &str, role: Role) -> Rect {
        let [top, side, bottom] = match self.look.signs {
            true => ["╭───╮", "│", "╰───╯"],
            false => ["+---+", "|", "+---+"],
        };
        let middle = format!("{side}{inside:^3}{side}");
        self.lines((x, y), [top, &middle, bottom], role);
        Rect { x, y, width: BOX.0, height: BOX.1 }
    }
}

/// Columns and rows of a box.
pub(super) const BOX: (u16, u16) = (5, 3);

/// Columns of a text.
pub(super) fn wide(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// As much of a text as so many columns hold.
pub(super) fn cut(text: &str, columns: u16) -> String {
    let mut left = usize::from(columns);
    let fits = |letter: &char| {
        let wide = letter.to_string().width();
        let fits = wide <= left;
        left = if fits { left - wide } else { 0 };
        fits
    };
    text.chars().take_while(fits).collect()
}

/// The face that a die shows while it tumbles.
pub(super) fn tumbling(progress: f32, which: usize) -> u8 {
    const STEPS: f32 = 12.0;
    let step = (progress * STEPS) as usize % 12;
    // Five on, which is one back: every step shows another face.
    1 + ((step * 5 + which * 2) % 6) as u8
}

/// What a thing to be touched looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// It cannot be touched now.
    Not,
    /// It can.
    Choice,
    /// It was.
    Picked,
}

impl Mark {
    /// One column that says so.
    pub(super) fn sign(self, look: &Look) -> &'static str {
        match self {
            Mark::Not => " ",
            Mark::Choice => look.sign("›", ">"),
            Mark::Picked => look.sign("»", "*"),
        }
    }

    /// The role of a thing that is otherwise in this role.
    pub(super) fn role(self, otherwise: Role) -> Role {
        match self {
            Mark::Not => otherwise,
            Mark::Choice => Role::Choice,
            Mark::Picked => Role::Picked,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOK: Look = Look { colours: false, signs: false };

    fn row(buffer: &Buffer, y: u16) -> String {
        (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect()
    }

    #[test]
    fn nothing_is_written_outside_a_part() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 2));
        let mut pen = Pen::new(Rect::new(1, 0, 40, 40), &mut buffer, &LOOK);
        assert_eq!(pen.write((5, 1), "ship", Role::Plain), 9);
        let mut part = pen.part(Rect::new(1, 0, 3, 1));
        part.lines((0, 0), ["lantern", "light"], Role::Plain);
        part.part(Rect::new(9, 9, 2, 2)).framed((0, 0), "4", Role::Plain);
        assert_eq!([row(&buffer, 0), row(&buffer, 1)], ["  lan   ", "      sh"]);
    }

    #[test]
    fn a_text_is_cut_by_columns_and_not_by_letters() {
        assert_eq!(cut("fort", 9), "fort");
        assert_eq!(cut("火山 volcano", 3), "火");
        assert_eq!(cut("fort", 0), "");
    }

    #[test]
    fn a_tumbling_die_shows_another_face_at_every_step() {
        let faces: Vec<u8> = (0..12).map(|step| tumbling((step as f32 + 0.5) / 12.0, 1)).collect();
        assert!(faces.iter().all(|face| (1..=6).contains(face)));
        assert!(faces.windows(2).all(|pair| pair[0] != pair[1]), "{faces:?}");
        assert!((1..=6).contains(&tumbling(f32::NAN, 0)));
    }
}
