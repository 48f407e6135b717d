//! The treasures: where each is, and what it can do.

use super::Table;
use super::keys::Key;
use crate::games::pen::Pen;
use crate::games::texts::columns;
use crate::look::Role;
use luckhouse_games::lucky_shot::{FortId, Treasure, View};
use luckhouse_words::{Words, say};
use ratatui::layout::Rect;

/// Columns of a treasure before its power.
const POWER: u16 = 12;
/// Rows that everything else should have before powers are shown.
const REST: u16 = 18;

/// Where a treasure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whereabouts {
    Available,
    SetAside,
    In(FortId),
    /// Its fort is gone, and it is not yet known who gets it.
    Loose,
}

fn whereabouts(view: &View, treasure: Treasure) -> Whereabouts {
    match view.forts().find(|seen| seen.fort.treasure() == Some(treasure)) {
        Some(seen) => Whereabouts::In(seen.name),
        None if view.available.contains(treasure) => Whereabouts::Available,
        None if view.set_aside.contains(treasure) => Whereabouts::SetAside,
        None => Whereabouts::Loose,
    }
}

/// What a treasure can do, in a few words.
pub(super) fn power(words: &Words, treasure: Treasure) -> String {
    words.say(&format!("lucky-shot-gain-{treasure}"), &())
}

/// What it is called in a list.
pub(super) fn name(words: &Words, treasure: Treasure) -> String {
    match treasure {
        Treasure::Plains => say!(words, "terminal-lucky-shot-plains"),
        Treasure::Desert => say!(words, "terminal-lucky-shot-desert"),
        Treasure::Sea => say!(words, "terminal-lucky-shot-sea"),
        Treasure::Swamp => say!(words, "terminal-lucky-shot-swamp"),
        Treasure::Volcano => say!(words, "terminal-lucky-shot-volcano"),
        Treasure::Forest => say!(words, "terminal-lucky-shot-forest"),
    }
}

impl Table<'_> {
    /// Rows that the treasures need: with their powers if there is room.
    pub(super) fn treasure_rows(&self, (width, height): (u16, u16)) -> u16 {
        let columns = (width / self.treasure_width()).max(1);
        let rows = (Treasure::ALL.len() as u16).div_ceil(columns);
        if height >= REST + rows { rows.max(1) } else { 1 }
    }

    /// Columns of a treasure with its power.
    fn treasure_width(&self) -> u16 {
        let powers = Treasure::ALL.into_iter().map(|treasure| columns(&power(&self.scene.words, treasure)));
        POWER + powers.max().unwrap_or(0) + 1
    }

    pub(super) fn treasures(&mut self, pen: &mut Pen, rows: u16) {
        if rows == 1 {
            return self.middle(pen);
        }
        for (treasure, index) in Treasure::ALL.into_iter().zip(0..) {
            let (x, y) = (index / rows * self.treasure_width(), index % rows);
            self.treasure(pen, (x, y), treasure);
            pen.write((x + POWER, y), &power(&self.scene.words, treasure), Role::Faint);
        }
    }

    /// What lies in the middle, in one row.
    fn middle(&mut self, pen: &mut Pen) {
        let words = self.scene.words;
        let lists = [
            (say!(words, "terminal-lucky-shot-available"), self.view.available),
            (say!(words, "terminal-lucky-shot-set-aside"), self.view.set_aside),
        ];
        let mut x = 0;
        for (title, treasures) in lists {
            x = pen.write((x, 0), &title, Role::Faint) + 1;
            if treasures.is_empty() {
                x = pen.write((x, 0), &say!(words, "terminal-lucky-shot-none"), Role::Faint) + 1;
            }
            for treasure in treasures.iter() {
                x = self.treasure(pen, (x, 0), treasure) + 1;
            }
            x += 2;
        }
    }

    /// A treasure with a sign that tells where it is; where to go on.
    fn treasure(&mut self, pen: &mut Pen, (x, y): (u16, u16), treasure: Treasure) -> u16 {
        let key = Key::Treasure(treasure);
        let mark = self.steps.mark(&key);
        let place = whereabouts(&self.view, treasure);
        let new = place != whereabouts(&self.before, treasure);
        let (sign, otherwise) = match place {
            Whereabouts::Available => (pen.sign("◆", "*").into(), Role::Gold),
            Whereabouts::SetAside => (pen.sign("◇", "-").into(), Role::Faint),
            Whereabouts::In(fort) => (fort.to_string(), Role::Plain),
            Whereabouts::Loose => (pen.sign("▽", "!").into(), Role::Bad),
        };
        let text = format!("{}{sign} {}", mark.sign(pen.look), name(&self.scene.words, treasure));
        let end = pen.write((x, y), &text, mark.role(if new { Role::Fresh } else { otherwise }));
        self.steps.drawn(key, pen.seen(Rect { x, y, width: end.saturating_sub(x), height: 1 }));
        end
    }
}
