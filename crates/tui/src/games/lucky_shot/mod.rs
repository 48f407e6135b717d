//! Lucky Shot: the action card above, the forts below.
//!
//! | what | where |
//! |---|---|
//! | what is touched for which choice | `keys` |
//! | whose turn, card, treasures, buttons | `card`, `treasures`, `words` |
//! | the players' forts | `land`, `fort` |

pub(super) mod beats;
mod card;
mod fort;
mod keys;
mod land;
mod treasures;
mod words;

use super::pen::Pen;
use super::steps::{Stepped, Steps};
use super::{offers, views};
use crate::board::Scene;
use crate::look::Role;
use keys::Key;
use luckhouse_games::lucky_shot::View;
use ratatui::layout::Rect;

/// Lucky Shot.
pub(super) struct LuckyShot;

/// Everything that is drawn at once.
struct Table<'a> {
    scene: &'a Scene<'a>,
    /// What is shown: as long as dice roll, how it was before.
    view: View,
    before: View,
    steps: &'a mut Steps<Key>,
    /// What all uses of a die begin with.
    shared: Option<Key>,
}

impl Stepped for LuckyShot {
    type Key = Key;

    fn draw(steps: &mut Steps<Key>, scene: &Scene, pen: &mut Pen, room: (u16, u16)) {
        let Some((before, view)) = views::shown::<View>(scene) else {
            return views::plain(steps, scene, pen);
        };
        let (ways, shared) = keys::ways(offers::open(scene), &view.phase);
        steps.begin(ways);
        Table { scene, view, before, steps, shared }.draw(pen, room);
    }
}

impl Table<'_> {
    fn draw(&mut self, pen: &mut Pen, (width, height): (u16, u16)) {
        let treasures = self.treasure_rows((width, height));
        let mut y = 0;
        let mut rows = |rows: u16| {
            let part = Rect::new(0, y, width, rows);
            y += rows;
            part
        };
        self.heading(&mut pen.part(rows(1)));
        self.card(&mut pen.part(rows(card::ROWS)));
        self.treasures(&mut pen.part(rows(treasures)), treasures);
        self.buttons(&mut pen.part(rows(1)));
        self.news(&mut pen.part(rows(1)));
        let rest = height.saturating_sub(y);
        self.lands(&mut pen.part(Rect::new(0, y, width, rest)), (width, rest));
    }

    /// What happened last: what was rolled for a raid or a salvage stands nowhere else.
    fn news(&self, pen: &mut Pen) {
        let told = self.scene.now.story.last().filter(|_| self.scene.rolling.is_none());
        let told = told.map(|told| told.replace('\n', " ")).unwrap_or_default();
        pen.write((0, 0), &told, Role::Faint);
    }
}
