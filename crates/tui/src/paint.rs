//! Small strokes that every screen is made of.

use crate::look::{Look, Role};
use luckhouse_shelf::wrap;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

/// Text on one line, cut where the area ends; the column after it. What lies outside is not drawn.
pub(crate) fn put(into: &mut Buffer, area: Rect, column: u16, text: &str, style: Style) -> u16 {
    let area = area.intersection(into.area);
    if area.is_empty() || column >= area.width {
        return column;
    }
    let (end, _) = into.set_stringn(area.x + column, area.y, text, usize::from(area.width - column), style);
    end - area.x
}

/// The row of an area, counted from its top; empty if it has none.
pub(crate) fn row(area: Rect, number: usize) -> Rect {
    let number = u16::try_from(number).unwrap_or(u16::MAX);
    match number < area.height {
        true => Rect { y: area.y + number, height: 1, ..area },
        false => Rect { height: 0, ..area },
    }
}

/// A title, and a line to the end of the row.
pub(crate) fn heading(into: &mut Buffer, area: Rect, title: &str, look: &Look) {
    let from = put(into, row(area, 0), 0, &format!("{title} "), look.of(Role::Strong));
    let line = look.sign("─", "-").repeat(usize::from(area.width.saturating_sub(from)));
    put(into, row(area, 0), from, &line, look.of(Role::Faint));
}

/// Text cut to so many columns, with a sign that something is missing.
pub(crate) fn cut(text: &str, width: usize, look: &Look) -> String {
    if text.width() <= width {
        return text.into();
    }
    let more = look.sign("…", "~");
    let mut short = String::new();
    for sign in text.chars() {
        if format!("{short}{sign}").width() + more.width() > width {
            break;
        }
        short.push(sign);
    }
    short.trim_end().to_string() + more
}

/// A text that was broken for another width, broken for this one.
pub(crate) fn flow(text: &str, width: usize) -> Vec<String> {
    let whole: Vec<&str> = text.lines().map(str::trim).collect();
    wrap(&whole.join(" "), width.max(1)).lines().map(String::from).collect()
}

/// A line that is broken where it is too long, and set in as far as it begins.
pub(crate) fn indented(line: &str, width: usize) -> String {
    let text = line.trim_start();
    let indent = (line.len() - text.len()).min(width / 2);
    let wrapped = wrap(text, (width - indent).max(1));
    let lines: Vec<String> = wrapped.lines().map(|line| format!("{:indent$}{line}", "")).collect();
    lines.join("\n")
}

/// A part of a longer list: the first row that is shown, so that this one can be seen.
pub(crate) fn first_shown(first: usize, selected: usize, height: usize, length: usize) -> usize {
    let height = height.max(1);
    let last = length.saturating_sub(height);
    first.clamp((selected + 1).saturating_sub(height), selected).min(last)
}

/// How much of something, as a bar of so many columns.
pub(crate) fn bar(part: f64, width: usize, look: &Look) -> String {
    let full = (part.clamp(0.0, 1.0) * width as f64).round() as usize;
    look.sign("█", "#").repeat(full) + &look.sign("░", ".").repeat(width - full)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOK: Look = Look { colours: true, signs: true, true_colour: false };

    #[test]
    fn nothing_is_drawn_outside() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 4, 1));
        assert_eq!(put(&mut buffer, Rect::new(2, 0, 9, 1), 0, "long", Style::new()), 2);
        assert_eq!(put(&mut buffer, Rect::new(0, 5, 9, 1), 0, "below", Style::new()), 0);
        assert_eq!(buffer, Buffer::with_lines(["  lo"]));
    }

    #[test]
    fn what_is_cut_shows_it() {
        assert_eq!(cut("a long label", 8, &LOOK), "a long…");
        assert_eq!(cut("short", 5, &LOOK), "short");
        assert_eq!(cut("any", 0, &LOOK), "…");
    }

    #[test]
    fn a_long_line_stays_set_in() {
        assert_eq!(indented("  one two three", 10), "  one two\n  three");
        assert_eq!(indented("", 10), "");
        assert_eq!(indented("   x", 0), "x");
    }

    #[test]
    fn the_selected_row_is_always_shown() {
        assert_eq!(first_shown(0, 9, 4, 20), 6);
        assert_eq!(first_shown(8, 2, 4, 20), 2);
        assert_eq!(first_shown(18, 19, 4, 20), 16);
        assert_eq!(first_shown(3, 0, 4, 1), 0);
    }

    #[test]
    fn a_bar_is_as_long_as_it_should_be() {
        assert_eq!(bar(0.5, 4, &LOOK), "██░░");
        assert_eq!(bar(f64::NAN, 2, &LOOK), "░░");
        assert_eq!(bar(7.0, 2, &Look { signs: false, ..LOOK }), "##");
    }
}
