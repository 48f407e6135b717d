//! The upper part of the table: whose turn, the action card, and buttons.

use super::keys::Key;
use super::{Table, words};
use crate::games::dice::tumbling_number;
use crate::games::mark::Mark;
use crate::games::pen::Pen;
use crate::games::steps::Thing;
use crate::look::Role;
use luckhouse_games::lucky_shot::{Phase, Place, Slot};
use luckhouse_words::{Words, say};
use ratatui::layout::Rect;

/// Rows of the card.
pub(super) const ROWS: u16 = 3;
/// Columns of a place of the card.
const PLACE: u16 = 16;

/// What a die is good for there.
fn good_for(words: &Words, place: Place) -> String {
    match place {
        Place::Attack => say!(words, "terminal-lucky-shot-good-for-attack"),
        Place::Build => say!(words, "terminal-lucky-shot-good-for-build"),
        Place::Raid => say!(words, "terminal-lucky-shot-good-for-raid"),
        Place::Fortify => say!(words, "terminal-lucky-shot-good-for-fortify"),
    }
}

/// What a place is called where there is little room.
pub(super) fn place_name(words: &Words, place: Place) -> String {
    match place {
        Place::Attack => say!(words, "terminal-lucky-shot-attack"),
        Place::Build => say!(words, "terminal-lucky-shot-build"),
        Place::Raid => say!(words, "terminal-lucky-shot-raid"),
        Place::Fortify => say!(words, "terminal-lucky-shot-fortify"),
    }
}

impl Table<'_> {
    /// `Turn 7, Anne: use the dice on the card`
    pub(super) fn heading(&self, pen: &mut Pen) {
        let x = pen.write((0, 0), &words::turn(self.scene, &self.view), Role::Strong);
        let waiting = words::waiting(self.scene, &self.view);
        if !waiting.is_empty() {
            pen.write((x, 0), &say!(self.scene.words, "terminal-lucky-shot-heading", waiting), Role::Plain);
        }
    }

    /// Four places, and the die that is rolled or has to be put.
    pub(super) fn card(&mut self, pen: &mut Pen) {
        for (place, x) in Place::ALL.into_iter().zip((0..).step_by(usize::from(PLACE))) {
            self.place(&mut pen.part(Rect::new(x, 0, PLACE, ROWS)), place);
        }
        let x = PLACE * Place::ALL.len() as u16;
        self.die(&mut pen.part(Rect::new(x, 0, PLACE, ROWS)));
    }

    fn place(&mut self, pen: &mut Pen, place: Place) {
        let (key, words) = (Key::Place(place), &self.scene.words);
        let shared = self.shared.as_ref() == Some(&key);
        let mark = if shared { Mark::Picked } else { self.steps.mark(&key) };
        let slot = self.view.card.at(place);
        let (face, state, role) = match slot {
            Slot::Empty => (String::new(), String::new(), Role::Faint),
            Slot::Ready(die) => (die.to_string(), say!(words, "terminal-lucky-shot-ready"), Role::Strong),
            Slot::Used(die) => (die.to_string(), say!(words, "terminal-lucky-shot-used"), Role::Faint),
        };
        let role = if slot == self.before.card.at(place) { role } else { Role::Fresh };
        pen.framed((0, 0), &face, mark.role(role));
        pen.write(
            (5, 0),
            &format!("{}{}", mark.sign(pen.look), place_name(words, place)),
            mark.role(Role::Strong),
        );
        pen.write((6, 1), &good_for(words, place), Role::Faint);
        pen.write((6, 2), &state, role);
        self.steps.drawn(key, pen.seen(Rect::new(0, 0, PLACE - 1, ROWS)));
    }

    fn die(&self, pen: &mut Pen) {
        let Some([what, detail]) = words::die(self.scene, &self.view) else { return };
        let (face, role) = match (self.scene.rolling, self.view.phase) {
            (Some(progress), _) => (tumbling_number(progress, 0).to_string(), Role::Strong),
            (None, Phase::Put { die }) => (die.to_string(), Role::Fresh),
            _ => ("?".into(), Role::Faint),
        };
        pen.framed((0, 0), &face, role);
        pen.write((6, 0), &what, Role::Strong);
        pen.write((6, 1), &detail, Role::Faint);
    }

    /// What is chosen by a button: faces, levels, a new fort, words.
    pub(super) fn buttons(&mut self, pen: &mut Pen) {
        let keys: Vec<Key> = self.steps.keys().into_iter().filter(is_button).collect();
        let mut x = pen.write((0, 0), &self.question(&keys), Role::Strong);
        for key in keys {
            let text = key.called(&self.scene.words);
            x = self.steps.button(pen, (x, 0), key, &text);
        }
    }

    /// What stands before the buttons.
    fn question(&self, keys: &[Key]) -> String {
        let words = &self.scene.words;
        let question = match (self.view.phase, keys.first()) {
            (_, None) => return String::new(),
            (Phase::Die { .. }, Some(Key::Face(_))) => say!(words, "terminal-lucky-shot-die-shows"),
            (_, Some(Key::Face(_))) => say!(words, "terminal-lucky-shot-which-level"),
            (_, Some(_)) => say!(words, "terminal-lucky-shot-or"),
        };
        question + " "
    }
}

fn is_button(key: &Key) -> bool {
    matches!(key, Key::Face(_) | Key::New | Key::Word(_))
}
