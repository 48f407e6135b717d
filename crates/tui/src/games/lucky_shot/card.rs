//! The upper part of the table: whose turn, the action card, treasures, and buttons.

use super::keys::Key;
use super::view::{PLACES, Phase, Slot, Whereabouts};
use super::{Table, words};
use crate::games::dice::tumbling_number;
use crate::games::mark::Mark;
use crate::games::pen::Pen;
use crate::look::Role;
use ratatui::layout::Rect;

/// Rows of the card.
pub(super) const ROWS: u16 = 3;
/// Columns of a place of the card.
const PLACE: u16 = 16;
/// Columns of a treasure with its power, and those before the power.
const TREASURE: u16 = 46;
const POWER: u16 = 12;
/// Rows that everything else should have before powers are shown.
const REST: u16 = 18;

impl Table<'_> {
    /// `Turn 7, Anne: use the dice on the card`
    pub(super) fn heading(&self, pen: &mut Pen) {
        let x = pen.write((0, 0), &words::turn(self.scene, &self.view), Role::Strong);
        let waiting = words::waiting(self.scene, &self.scenery, &self.view);
        if !waiting.is_empty() {
            pen.write((x, 0), &format!(": {waiting}"), Role::Plain);
        }
    }

    /// Four places, and the die that is rolled or has to be put.
    pub(super) fn card(&mut self, pen: &mut Pen) {
        for ((place, good_for), x) in PLACES.into_iter().zip((0..).step_by(usize::from(PLACE))) {
            self.place(&mut pen.part(Rect::new(x, 0, PLACE, ROWS)), place, good_for);
        }
        let x = PLACE * PLACES.len() as u16;
        self.die(&mut pen.part(Rect::new(x, 0, PLACE, ROWS)));
    }

    fn place(&mut self, pen: &mut Pen, place: &str, good_for: &str) {
        let key = Key::Place(place.into());
        let shared = self.shared.as_ref() == Some(&key);
        let mark = if shared { Mark::Picked } else { self.steps.mark(&key) };
        let slot = self.view.card.at(place);
        let (face, state, role) = match slot {
            Slot::Empty => (String::new(), "", Role::Faint),
            Slot::Ready(die) => (die.to_string(), "ready", Role::Strong),
            Slot::Used(die) => (die.to_string(), "used", Role::Faint),
        };
        let role = if slot == self.before.card.at(place) { role } else { Role::Fresh };
        pen.framed((0, 0), &face, mark.role(role));
        pen.write((5, 0), &format!("{}{place}", mark.sign(pen.look)), mark.role(Role::Strong));
        pen.write((6, 1), good_for, Role::Faint);
        pen.write((6, 2), state, role);
        self.steps.drawn(key, pen.seen(Rect::new(0, 0, PLACE - 1, ROWS)));
    }

    fn die(&self, pen: &mut Pen) {
        let Some([what, detail]) = words::die(&self.view) else { return };
        let (face, role) = match (self.scene.rolling, &self.view.phase) {
            (Some(progress), _) => (tumbling_number(progress, 0).to_string(), Role::Strong),
            (None, Phase::Put { die }) => (die.to_string(), Role::Fresh),
            _ => ("?".into(), Role::Faint),
        };
        pen.framed((0, 0), &face, role);
        pen.write((6, 0), &what, Role::Strong);
        pen.write((6, 1), &detail, Role::Faint);
    }

    /// Rows that the treasures need: with their powers if there is room.
    pub(super) fn treasure_rows(&self, (width, height): (u16, u16)) -> u16 {
        let columns = (width / TREASURE).max(1);
        let rows = (self.scenery.treasures.len() as u16).div_ceil(columns);
        if height >= REST + rows { rows.max(1) } else { 1 }
    }

    pub(super) fn treasures(&mut self, pen: &mut Pen, rows: u16) {
        if rows == 1 {
            return self.middle(pen);
        }
        let all = std::mem::take(&mut self.scenery.treasures);
        for (one, index) in all.iter().zip(0..) {
            let (x, y) = (index / rows * TREASURE, index % rows);
            self.treasure(pen, (x, y), &one.treasure);
            pen.write((x + POWER, y), &one.power, Role::Faint);
        }
        self.scenery.treasures = all;
    }

    /// What lies in the middle, in one row.
    fn middle(&mut self, pen: &mut Pen) {
        let lists = [("Available", self.view.available.clone()), ("Set aside", self.view.set_aside.clone())];
        let mut x = 0;
        for (title, treasures) in lists {
            x = pen.write((x, 0), title, Role::Faint) + 1;
            if treasures.is_empty() {
                x = pen.write((x, 0), "none", Role::Faint) + 1;
            }
            for treasure in treasures {
                x = self.treasure(pen, (x, 0), &treasure) + 1;
            }
            x += 2;
        }
    }

    /// A treasure with a sign that tells where it is; where to go on.
    fn treasure(&mut self, pen: &mut Pen, (x, y): (u16, u16), treasure: &str) -> u16 {
        let key = Key::Treasure(treasure.into());
        let mark = self.steps.mark(&key);
        let place = self.view.whereabouts(treasure);
        let new = place != self.before.whereabouts(treasure);
        let (sign, otherwise) = match place {
            Whereabouts::Available => (pen.sign("◆", "*"), Role::Gold),
            Whereabouts::SetAside => (pen.sign("◇", "-"), Role::Faint),
            Whereabouts::In(fort) => (fort, Role::Plain),
            Whereabouts::Loose => (pen.sign("▽", "!"), Role::Bad),
        };
        let text = format!("{}{sign} {treasure}", mark.sign(pen.look));
        let end = pen.write((x, y), &text, mark.role(if new { Role::Fresh } else { otherwise }));
        self.steps.drawn(key, pen.seen(Rect { x, y, width: end.saturating_sub(x), height: 1 }));
        end
    }

    /// What is chosen by a button: faces, levels, a new fort, words.
    pub(super) fn buttons(&mut self, pen: &mut Pen) {
        let keys: Vec<Key> = self.steps.keys().into_iter().filter(is_button).collect();
        let mut x = pen.write((0, 0), self.question(&keys), Role::Strong);
        for key in keys {
            let text = key.to_string();
            x = self.steps.button(pen, (x, 0), key, &text);
        }
    }

    /// What stands before the buttons.
    fn question(&self, keys: &[Key]) -> &'static str {
        match (&self.view.phase, keys.first()) {
            (_, None) => "",
            (Phase::Die { .. }, Some(Key::Face(_))) => "The die shows: ",
            (_, Some(Key::Face(_))) => "Which level? ",
            (_, Some(_)) => "Or: ",
        }
    }
}

fn is_button(key: &Key) -> bool {
    matches!(key, Key::Face(_) | Key::New | Key::Word(_))
}
