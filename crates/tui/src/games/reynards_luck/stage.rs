//! Between the two sides: the stock in the set-up, the die, the confrontation, and buttons.

use super::Table;
use super::fight::Fight;
use super::keys::Key;
use super::named::letter;
use crate::games::dice::tumbling_number;
use crate::games::frames::BOX;
use crate::games::pen::Pen;
use crate::games::steps::Thing;
use crate::look::Role;
use luckhouse_games::reynards_luck::{Kind, Phase, Square};
use luckhouse_shelf::games::reynards_static_data::SideData;
use luckhouse_words::say;

/// Rows of the stage.
pub(super) const ROWS: u16 = 2 + BOX.1;

impl Table<'_> {
    pub(super) fn stage(&mut self, pen: &mut Pen) {
        match Fight::in_view(&self.view) {
            Some(fight) => self.fight(pen, &fight),
            None if self.view.phase == Phase::Place => self.stock(pen),
            None => self.die(pen),
        }
        let words = self.steps.keys().into_iter().filter(|key| matches!(key, Key::Word(_)));
        let mut x = 0;
        for key in words.collect::<Vec<_>>() {
            let text = key.called(&self.scene.words);
            x = self.steps.button(pen, (x, ROWS - 1), key, &text);
        }
    }

    /// The die that says how far a piece can reach.
    fn die(&self, pen: &mut Pen) {
        let (face, role) = match (self.view.phase, self.scene.rolling) {
            (Phase::Roll, Some(progress)) => (tumbling_number(progress, 0).to_string(), Role::Strong),
            (Phase::Act { die }, _) => (die.to_string(), Role::Fresh),
            _ => return,
        };
        pen.framed((0, 1), &face, role);
        if let Phase::Act { die } = self.view.phase {
            let words = &self.scene.words;
            let reach = say!(words, "terminal-reynards-luck-reaches", squares = die.face());
            pen.write((6, 1), &reach, Role::Plain);
            let hint = match self.steps.picks().is_empty() {
                _ if self.scene.now.offers.is_empty() => String::new(),
                true => say!(words, "terminal-reynards-luck-touch-piece"),
                false => say!(words, "terminal-reynards-luck-touch-square"),
            };
            pen.write((6, 2), &hint, Role::Faint);
        }
    }

    /// What is left to place, each kind once with its number, and where the next one goes.
    fn stock(&mut self, pen: &mut Pen) {
        let placed = self.view.pieces_of(self.view.on_turn).count();
        let (words, all) = (&self.scene.words, self.placing().formation.len());
        let title = match self.next_square() {
            None => say!(words, "terminal-reynards-luck-placed", placed, all),
            Some(next) => {
                say!(words, "terminal-reynards-luck-placed-next", placed, all, next = next.to_string())
            }
        };
        pen.write((0, 0), &title, Role::Strong);
        let mut x = 0;
        for key in self.steps.keys() {
            let Key::Stock(kind) = &key else { continue };
            let left = self.left(*kind);
            let place = pen.framed((x, 1), &letter(*kind), Role::Choice);
            pen.write((x + 1, 1 + BOX.1), &format!("x{left}"), Role::Faint);
            self.steps.drawn(key, pen.seen(place));
            x += place.width;
        }
    }

    /// How many pieces of this kind are left to place.
    fn left(&self, kind: Kind) -> usize {
        let placed = self.view.pieces_of(self.view.on_turn).filter(|piece| piece.kind == Some(kind));
        usize::from(self.placing().pieces.count(kind)).saturating_sub(placed.count())
    }

    /// What belongs to the side that places its pieces.
    fn placing(&self) -> &SideData {
        &self.static_data.sides[self.view.on_turn.index()]
    }

    /// The square of the formation that is filled next, in the set-up.
    pub(super) fn next_square(&self) -> Option<Square> {
        let placed = self.view.pieces_of(self.view.on_turn).count();
        self.placing().formation.get(placed).copied().filter(|_| self.view.phase == Phase::Place)
    }
}
