//! A layout, small: the board with foxheads, shields and formations, and what is in the bags.

use super::named::{initial, letter, side};
use crate::games::drawing::Drawing;
use crate::games::pen::Pen;
use crate::games::texts::columns;
use crate::look::Role;
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Layout, Square};
use luckhouse_shelf::Document;
use luckhouse_words::{Words, say};

/// The drawing of a layout.
pub(in crate::games) struct LayoutDrawing;

/// Columns of a rank's number, and of a square.
const RANKS: u16 = 2;
const CELL: u16 = 3;
const SIDE: u16 = Square::SIDE as u16;

impl Drawing for LayoutDrawing {
    fn width(&self, _document: &Document, _words: &Words) -> u16 {
        RANKS + SIDE * CELL
    }

    fn draw(&self, document: &Document, words: &Words, pen: &mut Pen) -> u16 {
        let Ok(layout) = Layout::read(&document.line) else { return 0 };
        for square in Square::all() {
            let (file, rank) = (square.file() as u16, square.rank() as u16);
            let (sign, role) = on(&layout, square, words, pen);
            pen.write((RANKS + file * CELL, SIDE - 1 - rank), &sign, role);
        }
        for place in 0..SIDE {
            pen.write((0, SIDE - 1 - place), &(place + 1).to_string(), Role::Faint);
            let file = char::from(b'a' + place as u8).to_string();
            pen.write((RANKS + place * CELL + 1, SIDE), &file, Role::Faint);
        }
        let rows = bags(&layout, words, pen);
        rows + legend(words, pen, rows)
    }

    fn player(&self, words: &Words, seat: Seat) -> String {
        side(words, seat)
    }
}

/// What is on a square, in three columns.
fn on(layout: &Layout, square: Square, words: &Words, pen: &Pen) -> (String, Role) {
    if layout.foxheads.contains(&square) {
        return (format!(" {} ", pen.sign("◇", "^")), Role::Gold);
    }
    for seat in Seat::all(2) {
        let (side, role) = (layout.side(seat), Role::Seat(seat.index()));
        if side.shield == square {
            return (format!("{}{} ", pen.sign("□", "#"), initial(words, seat)), role);
        }
        if side.formation.contains(&square) {
            return (format!(" {} ", initial(words, seat)), role);
        }
    }
    (format!(" {} ", pen.sign("·", ".")), Role::Faint)
}

/// The pieces and the cards below the board, and the row after all.
fn bags(layout: &Layout, words: &Words, pen: &mut Pen) -> u16 {
    let times = pen.sign("×", "x");
    let pieces =
        layout.pieces.sorts().map(|kind| format!("{}{times}{}", layout.pieces.count(kind), letter(kind)));
    let cards = layout.cards.sorts().map(|card| format!("{}{times}{card}", layout.cards.count(card)));
    let told = [
        (
            say!(words, "terminal-reynards-luck-drawn-pieces", count = layout.pieces.len()),
            pieces.collect::<Vec<_>>(),
        ),
        (say!(words, "terminal-reynards-luck-drawn-cards", count = layout.cards.len()), cards.collect()),
    ];
    told.into_iter().fold(SIDE + 1, |y, (title, counts)| {
        // Beside the title where there is room, else below it.
        let (end, counts) = (pen.write((0, y), &title, Role::Faint), counts.join(" "));
        let beside = end + 2 + columns(&counts) <= pen.width();
        let (x, y) = if beside { (end + 2, y) } else { (1, y + 1) };
        pen.write((x, y), &counts, Role::Plain);
        y + 1
    })
}

/// What the signs mean, where there is room to say it; the rows that it took.
fn legend(words: &Words, pen: &mut Pen, y: u16) -> u16 {
    let (foxhead, shield) = (pen.sign("◇", "^"), pen.sign("□", "#"));
    let legend = say!(words, "terminal-reynards-luck-legend-board", foxhead, shield);
    let fits = y < pen.height() && columns(&legend) <= pen.width();
    if fits {
        pen.write((0, y), &legend, Role::Faint);
    }
    fits.into()
}
