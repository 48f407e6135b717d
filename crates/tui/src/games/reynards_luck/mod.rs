//! Reynard's Luck: the board, and beside it the two sides with what goes on between them.
//!
//! | what | where |
//! |---|---|
//! | what sides and pieces are called | `named` |
//! | what is touched for which choice | `keys` |
//! | the board | `squares` |
//! | hands, reserves, what is hidden | `side` |
//! | set-up, die, confrontation | `stage`, `fight` |
//! | what is waited for | `words` |

pub(super) mod beats;
mod fight;
mod keys;
pub(super) mod layout;
mod named;
mod side;
mod squares;
mod stage;
mod words;

use super::pen::Pen;
use super::steps::{Stepped, Steps};
use super::texts::columns;
use super::{offers, views};
use crate::board::Scene;
use crate::look::Role;
use keys::Key;
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::View;
use luckhouse_shelf::games::reynards_static_data::StaticData;
use luckhouse_words::say;
use named::initial;
use ratatui::layout::Rect;
use serde::Deserialize;
use squares::{Cell, RANKS};

/// Reynard's Luck.
pub(super) struct ReynardsLuck;

/// Everything that is drawn at once.
struct Table<'a> {
    scene: &'a Scene<'a>,
    static_data: StaticData,
    /// What is shown: as long as something is rolled or drawn, how it was before.
    view: View,
    before: View,
    /// Whose side is below.
    bottom: Seat,
    steps: &'a mut Steps<Key>,
}

impl Stepped for ReynardsLuck {
    type Key = Key;

    fn draw(steps: &mut Steps<Key>, scene: &Scene, pen: &mut Pen, room: (u16, u16)) {
        let views = views::shown::<View>(scene).zip(StaticData::deserialize(&scene.now.static_data).ok());
        let Some(((before, view), static_data)) = views else { return views::plain(steps, scene, pen) };
        steps.begin(keys::ways(offers::open(scene)));
        let bottom = scene.now.seat.unwrap_or(Seat::at(0));
        Table { scene, static_data, view, before, bottom, steps }.draw(pen, room);
    }
}

/// Columns beside the board, with one that stays empty.
const BESIDE: u16 = 41;
/// Rows above and below the board: heading, files, a note.
const AROUND: u16 = 3;

impl Table<'_> {
    fn draw(&mut self, pen: &mut Pen, (width, height): (u16, u16)) {
        self.heading(pen, width);
        let size = self.static_data.size as u16;
        let cell = Cell::fitting((width, height), BESIDE, AROUND, size);
        let wide = RANKS + size * cell.width;
        let high = size * cell.height + 1;
        self.board(&mut pen.part(Rect::new(0, 1, wide, high)), cell);
        let below = height.saturating_sub(1 + high);
        let notes = self.notes(pen);
        for (note, y) in notes.iter().take(usize::from(below)).zip(1 + high..) {
            pen.part(Rect::new(1, y, wide, 1)).write((0, 0), note, Role::Faint);
        }
        let beside = Rect::new(wide + 1, 1, width.saturating_sub(wide + 1), height.saturating_sub(1));
        let left = notes.get(usize::from(below)..).unwrap_or_default();
        self.beside(&mut pen.part(beside), beside.height, left);
    }

    /// `Turn 12 of 400: Red rolled 4: move or challenge`, and what is left of the deck.
    fn heading(&self, pen: &mut Pen, width: u16) {
        let words = &self.scene.words;
        let x = pen.write((0, 0), &self.turn(), Role::Strong);
        let x = pen.write(
            (x, 0),
            &say!(words, "terminal-reynards-luck-heading", waiting = self.waiting()),
            Role::Plain,
        );
        let deck = say!(words, "terminal-reynards-luck-deck", cards = self.view.deck);
        let end = width.saturating_sub(columns(&deck));
        if end > x {
            pen.write((end, 0), &deck, Role::Faint);
        }
    }

    /// The other side above, one's own below, and between them what goes on.
    fn beside(&mut self, pen: &mut Pen, height: u16, notes: &[String]) {
        let boxes = height > 2 * side::ROWS_WITH_BOXES + stage::ROWS;
        let rows = if boxes { side::ROWS_WITH_BOXES } else { side::ROWS };
        let part = |y: u16, height: u16| Rect::new(0, y, u16::MAX, height);
        self.side(&mut pen.part(part(0, rows)), self.bottom.other(), boxes);
        let room = height.saturating_sub(2 * rows + stage::ROWS);
        let y = rows + room / 2;
        self.stage(&mut pen.part(part(y, stage::ROWS)));
        // What found no place below the board.
        if usize::from(room / 2) > notes.len() {
            for (note, y) in notes.iter().zip(y + stage::ROWS + 1..) {
                pen.write((0, y), note, Role::Faint);
            }
        }
        self.side(&mut pen.part(part(rows + room + stage::ROWS, rows)), self.bottom, boxes);
    }

    /// What else there is to know, the most important first.
    fn notes(&self, pen: &Pen) -> Vec<String> {
        let words = &self.scene.words;
        let initial = initial(words, Seat::at(0));
        let mut notes: Vec<String> = self.claim().into_iter().collect();
        let spent = self.view.spent.sorts().map(|card| (card, self.view.spent.count(card)));
        let spent: Vec<String> = spent.map(|(card, count)| format!("{card}x{count}")).collect();
        if !spent.is_empty() {
            notes.push(say!(words, "terminal-reynards-luck-spent", cards = spent.join(" ")));
        }
        notes.push(say!(words, "terminal-reynards-luck-legend", initial));
        let (foxhead, shield) = (pen.sign("◇", "^"), pen.sign("□", "#"));
        notes.push(say!(words, "terminal-reynards-luck-legend-board", foxhead, shield));
        notes
    }
}
