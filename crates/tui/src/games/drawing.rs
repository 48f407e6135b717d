//! How a document of a game looks, small: beside the options of a table.

use super::pen::Pen;
use luckhouse_engine::Seat;
use luckhouse_shelf::Document;
use luckhouse_words::Words;

/// The drawing of one game's documents. A game without one shows the text of the file.
pub(crate) trait Drawing: Sync {
    /// The columns in which nothing of it is cut.
    fn width(&self, document: &Document, words: &Words) -> u16;

    /// Draw it, and say how many rows it took.
    fn draw(&self, document: &Document, words: &Words, pen: &mut Pen) -> u16;

    /// What the player of a seat is called.
    fn player(&self, _words: &Words, seat: Seat) -> String {
        seat.to_string()
    }
}

/// The text of the file.
pub(super) struct AsText;

impl Drawing for AsText {
    fn width(&self, document: &Document, _words: &Words) -> u16 {
        document.file.lines().map(super::texts::columns).max().unwrap_or(0)
    }

    fn draw(&self, document: &Document, _words: &Words, pen: &mut Pen) -> u16 {
        let rows = document.file.lines().take(pen.height().into());
        (0..).zip(rows).fold(0, |_, (y, line)| {
            pen.write((0, y), line, crate::look::Role::Plain);
            y + 1
        })
    }
}
