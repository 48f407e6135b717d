//! What each side has beside the board: pieces, hand, reserve, and what it hides.

use super::Table;
use super::keys::Key;
use super::named::{letter, side};
use crate::games::frames::BOX;
use crate::games::pen::Pen;
use crate::look::Role;
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Bag, Card, Kind, Square};
use luckhouse_words::say;

/// Rows of a side with its cards in one row, and with its cards as boxes.
pub(super) const ROWS: u16 = 4;
pub(super) const ROWS_WITH_BOXES: u16 = ROWS + BOX.1 - 1;

impl Table<'_> {
    /// One side, in [`ROWS`] or in [`ROWS_WITH_BOXES`].
    pub(super) fn side(&mut self, pen: &mut Pen, seat: Seat, boxes: bool) {
        self.title(pen, seat);
        let reserve = if boxes { 1 + BOX.1 } else { 2 };
        self.hand(pen, seat, boxes);
        self.reserve(pen, seat, reserve);
        let hidden = letters(&self.view.hidden[seat]);
        let x = pen.write(
            (1, reserve + 1),
            &(say!(self.scene.words, "terminal-reynards-luck-hides") + " "),
            Role::Faint,
        );
        pen.write((x, reserve + 1), &hidden, Role::Plain);
    }

    /// `▶ Red, Anne: 16 pieces, foxheads ◆◆◇◇`
    fn title(&self, pen: &mut Pen, seat: Seat) {
        let (id, look) = (seat.to_string(), pen.look);
        let sign = if self.view.on_turn == seat { look.sign("▶", ">") } else { " " };
        let name = self.scene.player(&id).map_or(String::new(), |player| format!(", {}", player.name));
        let x = pen.write(
            (0, 0),
            &format!("{sign}{}{name}", side(&self.scene.words, seat)),
            Role::Seat(seat.index()),
        );
        let pieces = self.view.strength(seat);
        let x = pen.write(
            (x, 0),
            &(say!(self.scene.words, "terminal-reynards-luck-pieces", pieces) + " "),
            Role::Plain,
        );
        let holds = |square: &&Square| self.view.at(**square).is_some_and(|piece| piece.owner == seat);
        let held = self.static_data.foxheads.iter().filter(holds).count();
        let missing = self.static_data.foxheads.len() - held;
        let signs = format!("{}{}", look.sign("◆", "#").repeat(held), look.sign("◇", "^").repeat(missing));
        pen.write((x, 0), &signs, Role::Gold);
    }

    /// The cards that one may know, or the backs of as many.
    fn hand(&mut self, pen: &mut Pen, seat: Seat, boxes: bool) {
        let Some(hand) = self.view.hands.get(seat.index()).copied() else { return };
        let y = if boxes { 2 } else { 1 };
        let known: Vec<Card> = hand.cards.iter().flat_map(Bag::iter).collect();
        let mut x =
            pen.write((1, y), &(say!(self.scene.words, "terminal-reynards-luck-hand") + " "), Role::Faint);
        for place in 0..usize::from(hand.count) {
            x = match known.get(place) {
                Some(card) if boxes => self.card(pen, (x, y - 1), *card),
                Some(card) => self.steps.button(pen, (x, y), Key::Card(*card), &card.to_string()),
                None if boxes => x + pen.framed((x, y - 1), "?", Role::Plain).width + 1,
                None => pen.write((x, y), " ? ", Role::Plain) + 1,
            };
        }
    }

    /// A card as a box; where the next one begins.
    fn card(&mut self, pen: &mut Pen, (x, y): (u16, u16), card: Card) -> u16 {
        let key = Key::Card(card);
        let mark = self.steps.mark(&key);
        let place = pen.framed((x, y), &format!("{}{card}", mark.sign(pen.look)), mark.role(Role::Strong));
        self.steps.drawn(key, pen.seen(place));
        x + place.width + 1
    }

    /// Captives that can come back.
    fn reserve(&mut self, pen: &mut Pen, seat: Seat, y: u16) {
        let captives = self.view.reserves[seat];
        let new = self.before.reserves[seat] != captives;
        let words = self.scene.words;
        let title = say!(words, "terminal-reynards-luck-reserve") + " ";
        let mut x = pen.write((1, y), &title, if new { Role::Fresh } else { Role::Faint });
        if captives.is_empty() {
            pen.write((x, y), &say!(words, "terminal-reynards-luck-none"), Role::Faint);
        }
        for kind in captives.iter() {
            // The other side's captives are not one's own to bring back.
            if seat == self.bottom {
                x = self.steps.button(pen, (x, y), Key::Captive(kind), &letter(kind));
            } else {
                x = pen.write((x, y), &letter(kind), Role::Plain) + 1;
            }
        }
    }
}

/// Kinds in one column each.
fn letters(kinds: &Bag<Kind>) -> String {
    kinds.iter().map(letter).collect::<Vec<_>>().join(" ")
}
