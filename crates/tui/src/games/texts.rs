//! Texts in just so many columns.

use crate::look::Look;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(super) fn columns(text: &str) -> u16 {
    u16::try_from(text.width()).unwrap_or(u16::MAX)
}

/// As much of a text as fits into so many columns.
pub(super) fn cut(text: &str, width: u16) -> &str {
    let mut used = 0;
    for (place, letter) in text.char_indices() {
        used += letter.width().unwrap_or(0);
        if used > usize::from(width) {
            return &text[..place];
        }
    }
    text
}

/// A text in just so many columns: filled up with spaces, or cut.
pub(super) fn fit(text: &str, width: u16) -> String {
    let text = cut(text, width);
    format!("{text}{}", " ".repeat(usize::from(width.saturating_sub(columns(text)))))
}

/// A bar of so many columns. Whoever has anything has at least one column of it.
pub(super) fn bar(look: &Look, has: u32, of: u32, width: u16) -> String {
    let width = usize::from(width);
    let part = width as u64 * u64::from(has) / u64::from(of.max(1));
    let full = usize::try_from(part).unwrap_or(width).clamp(usize::from(has > 0), width.max(1)).min(width);
    look.sign("█", "#").repeat(full) + &look.sign("░", ".").repeat(width - full)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Look = Look { colours: false, signs: false, true_colour: false };

    #[test]
    fn a_text_is_cut_by_columns_and_not_by_letters() {
        assert_eq!(cut("fort", 9), "fort");
        assert_eq!(cut("火山 volcano", 3), "火");
        assert_eq!(cut("fort", 0), "");
    }

    #[test]
    fn a_text_has_the_columns_that_it_is_given() {
        assert_eq!(fit("abc", 5), "abc  ");
        assert_eq!(fit("abc", 2), "ab");
        // A letter of two columns that would stick out is left out.
        assert_eq!(fit("a金", 2), "a ");
    }

    #[test]
    fn a_bar_is_as_full_as_it_should_be() {
        assert_eq!(bar(&PLAIN, 5, 10, 4), "##..");
        assert_eq!(bar(&PLAIN, 1, 100, 4), "#...");
        assert_eq!(bar(&PLAIN, 30, 10, 4), "####");
        assert_eq!(bar(&PLAIN, 3, 10, 0), "");
    }
}
