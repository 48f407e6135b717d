//! Boxes around dice, cards, bricks and pieces.

use super::pen::Pen;
use crate::look::Role;
use ratatui::layout::Rect;

/// How a frame is drawn, so that what is picked can be told without colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frame {
    /// Something that lies there.
    Thin,
    /// Something that is picked.
    Heavy,
    /// Something that can be held in the hand. What is picked of it is marked inside.
    Round,
}

/// Columns and rows of a box.
pub(super) const BOX: (u16, u16) = (5, 3);

impl Pen<'_> {
    /// A frame, with nothing in it.
    pub(super) fn frame(&mut self, at: Rect, frame: Frame, role: Role) {
        let [left_top, across, right_top, down, left_low, right_low] = match (frame, self.look.signs) {
            (Frame::Thin, true) => ["┌", "─", "┐", "│", "└", "┘"],
            (Frame::Heavy, true) => ["┏", "━", "┓", "┃", "┗", "┛"],
            (Frame::Round, true) => ["╭", "─", "╮", "│", "╰", "╯"],
            (Frame::Heavy, false) => ["#", "=", "#", "#", "#", "#"],
            (Frame::Thin | Frame::Round, false) => ["+", "-", "+", "|", "+", "+"],
        };
        let line = |left, between: &str, right| {
            format!("{left}{}{right}", between.repeat(usize::from(at.width.saturating_sub(2))))
        };
        let row = |y| match y {
            _ if y == at.y => line(left_top, across, right_top),
            _ if y + 1 == at.bottom() => line(left_low, across, right_low),
            _ => line(down, " ", down),
        };
        let lines: Vec<String> = (at.y..at.bottom()).map(row).collect();
        self.picture((at.x, at.y), lines.iter().map(String::as_str), role);
    }

    /// A box of [`BOX`] columns and rows with up to three columns in it: a die, a card, a piece.
    pub(super) fn framed(&mut self, (x, y): (u16, u16), inside: &str, role: Role) -> Rect {
        let at = Rect { x, y, width: BOX.0, height: BOX.1 };
        self.frame(at, Frame::Round, role);
        self.inside(at, inside, role);
        at
    }

    /// A text in the middle of a box.
    pub(super) fn inside(&mut self, at: Rect, text: &str, role: Role) {
        self.middle((at.x + 1, at.y + at.height / 2), at.width.saturating_sub(2), text, role);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::Look;
    use ratatui::buffer::Buffer;

    /// What is drawn on five columns and three rows.
    fn drawn(signs: bool, draw: impl Fn(&mut Pen)) -> Vec<String> {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 5, 3));
        draw(&mut Pen::new(buffer.area, &mut buffer, &Look { colours: false, signs, true_colour: false }));
        (0..3).map(|y| (0..5).map(|x| buffer[(x, y)].symbol()).collect()).collect()
    }

    #[test]
    fn frames_are_told_apart() {
        let frame =
            |signs, frame| drawn(signs, |pen| pen.frame(Rect::new(0, 0, 4, 3), frame, Role::Plain)).concat();
        assert_eq!(frame(true, Frame::Thin), "┌──┐ │  │ └──┘ ");
        assert_eq!(frame(true, Frame::Heavy), "┏━━┓ ┃  ┃ ┗━━┛ ");
        assert_eq!(frame(true, Frame::Round), "╭──╮ │  │ ╰──╯ ");
        assert_eq!(frame(false, Frame::Thin), "+--+ |  | +--+ ");
        assert_eq!(frame(false, Frame::Heavy), "#==# #  # #==# ");
    }

    #[test]
    fn a_box_holds_three_columns() {
        let framed = |inside: &str| drawn(false, |pen| _ = pen.framed((0, 0), inside, Role::Plain));
        assert_eq!(framed("4"), ["+---+", "| 4 |", "+---+"]);
        assert_eq!(framed("F=3"), ["+---+", "|F=3|", "+---+"]);
        assert_eq!(framed(">4")[1], "|>4 |");
        assert_eq!(framed("a fox")[1], "|a ~|");
    }
}
