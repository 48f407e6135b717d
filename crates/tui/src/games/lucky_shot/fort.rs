//! Forts: pyramids as large as there is room for, or one line each.

use super::treasures;
use crate::games::mark::Mark;
use crate::games::pen::Pen;
use crate::games::texts::{columns, cut};
use crate::look::{Look, Role};
use luckhouse_games::lucky_shot::{Fort, FortView};
use luckhouse_words::{Words, say};
use ratatui::layout::Rect;

/// Boxes in the ground row of a pyramid.
const GROUND: u16 = 5;
/// Boxes of a fort: those of all rows.
const BOXES: u8 = Fort::MOST_BRICKS;

/// Letters by which treasures can be told apart.
const SHORT: u16 = 3;

/// How forts are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    /// A pyramid with bricks of so many columns and rows.
    Pyramid { brick: u16, rows: u16 },
    /// The boxes side by side.
    Line,
    /// No boxes, only how many bricks stand.
    Short,
    /// Only name and level.
    Name,
}

/// The finest first.
const SCALES: [Scale; 6] = [
    Scale::Pyramid { brick: 5, rows: 2 },
    Scale::Pyramid { brick: 3, rows: 1 },
    Scale::Pyramid { brick: 1, rows: 1 },
    Scale::Line,
    Scale::Short,
    Scale::Name,
];

impl Scale {
    /// Columns and rows of a fort.
    fn size(self) -> (u16, u16) {
        match self {
            // A column on each side, so that there is a corner for the name; below it the treasure.
            Scale::Pyramid { brick, rows } => (GROUND * (brick + 1) + 1, GROUND * rows + 1),
            Scale::Line => (26, 1),
            Scale::Short => (11, 1),
            Scale::Name => (4, 1),
        }
    }

    /// The finest scale at which so many forts fit.
    pub(super) fn fitting(forts: usize, room: (u16, u16)) -> Scale {
        SCALES.into_iter().find(|scale| scale.holds(room) >= forts).unwrap_or(Scale::Name)
    }

    fn holds(self, (width, height): (u16, u16)) -> usize {
        usize::from(self.columns(width)) * usize::from(height / self.size().1)
    }

    /// Pyramids side by side are of one size: this scale, but not finer than another pyramid.
    pub(super) fn beside(self, other: Scale) -> Scale {
        match (self, other) {
            (Scale::Pyramid { brick, .. }, Scale::Pyramid { brick: smaller, .. }) if smaller < brick => other,
            _ => self,
        }
    }

    /// Forts side by side.
    fn columns(self, width: u16) -> u16 {
        (width + 1) / (self.size().0 + 1)
    }

    /// Where each of so many forts lies.
    pub(super) fn places(self, forts: usize, width: u16) -> Vec<Rect> {
        let (wide, high) = self.size();
        let columns = self.columns(width).max(1);
        // Columns share the whole width, so that a line has room for the name of its treasure.
        let room = width / columns;
        let wide = if self == Scale::Line { room.max(wide) } else { wide };
        let place = |index: u16| Rect {
            x: index % columns * room,
            y: (index / columns).saturating_mul(high),
            width: wide,
            height: high,
        };
        (0..forts as u16).map(place).collect()
    }
}

/// How a fort is to be drawn.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub(super) seen: &'a FortView,
    /// The same fort before what happened last.
    pub(super) before: Option<&'a Fort>,
    /// Whose it is.
    pub(super) owner: usize,
    pub(super) mark: Mark,
}

/// What has become of a box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Brick {
    Standing,
    Gone,
    Room,
}

fn brick(fort: &Fort, index: u8) -> Brick {
    match index {
        _ if index < fort.standing() => Brick::Standing,
        _ if index < fort.built() => Brick::Gone,
        _ => Brick::Room,
    }
}

impl Drawing<'_> {
    pub(super) fn draw(&self, pen: &mut Pen, scale: Scale, words: &Words) {
        match scale {
            Scale::Pyramid { brick, rows } => self.pyramid(pen, brick, rows, words),
            Scale::Line => self.line(pen, words),
            Scale::Short | Scale::Name => self.short(pen, words),
        }
    }

    /// Name and level in the corner, so many bricks in the other, and the treasure below.
    fn pyramid(&self, pen: &mut Pen, brick: u16, rows: u16, words: &Words) {
        let (width, high) = Scale::Pyramid { brick, rows }.size();
        for row in 0..GROUND {
            self.bricks(pen, row, brick, rows);
        }
        let (fort, look) = (&self.seen.fort, pen.look);
        let name = format!("{}{}", self.mark.sign(look), self.seen.name);
        pen.write((0, 0), &name, self.name_role());
        let level = say!(words, "terminal-lucky-shot-level", level = fort.level().to_string());
        pen.write((1, 1), &level, self.level_role());
        pen.write((width - 3, 0), &format!("{:>2}", fort.standing()), self.wall_role());
        let treasure = self.treasure(look, words);
        pen.middle((0, high - 1), width, &treasure, self.treasure_role());
    }

    /// One row of the pyramid, counted from the top. It is filled from the ground up.
    fn bricks(&self, pen: &mut Pen, row: u16, wide: u16, high: u16) {
        let below: u16 = (row + 2..=GROUND).sum();
        let indent = 1 + (GROUND - 1 - row) * (wide + 1) / 2;
        for (index, x) in (below..=below + row).zip((indent..).step_by(usize::from(wide + 1))) {
            let (look, role) = self.brick(pen.look, index as u8, wide);
            pen.lines((x, row * high), look.into_iter().take(usize::from(high)), role);
        }
    }

    /// How a box looks, and its role.
    fn brick(&self, look: &Look, index: u8, wide: u16) -> ([&'static str; 2], Role) {
        let now = brick(&self.seen.fort, index);
        let new = self.before.is_none_or(|before| brick(before, index) != now);
        let role = match now {
            Brick::Room => Role::Faint,
            _ if new => Role::Fresh,
            Brick::Standing => Role::Seat(self.owner),
            Brick::Gone => Role::Plain,
        };
        (shape(now, wide, look.signs), role)
    }

    /// `1a4 ■■■■■╳╳········ 5 sea`
    fn line(&self, pen: &mut Pen, words: &Words) {
        let x = self.short_name(pen);
        for (index, x) in (0..BOXES).zip(x..) {
            let ([look, _], role) = self.brick(pen.look, index, 1);
            pen.write((x, 0), look, role);
        }
        let x = pen.write(
            (x + u16::from(BOXES), 0),
            &format!("{:>2}", self.seen.fort.standing()),
            self.wall_role(),
        );
        let whole = self.treasure_name(words);
        let fits = columns(&whole) <= pen.width().saturating_sub(x + 1);
        let treasure = if fits { &whole } else { cut(&whole, SHORT) };
        pen.write((x + 1, 0), treasure, self.treasure_role());
    }

    /// `1a4 12 vol`
    fn short(&self, pen: &mut Pen, words: &Words) {
        let x = self.short_name(pen);
        let x = pen.write((x, 0), &format!("{:>2}", self.seen.fort.standing()), self.wall_role());
        pen.write((x + 1, 0), cut(&self.treasure_name(words), SHORT), self.treasure_role());
    }

    fn treasure_name(&self, words: &Words) -> String {
        self.seen.fort.treasure().map_or_else(|| "-".into(), |treasure| treasures::name(words, treasure))
    }

    /// Mark, name and level; where to go on.
    fn short_name(&self, pen: &mut Pen) -> u16 {
        let name = format!("{}{}", self.mark.sign(pen.look), self.seen.name);
        let x = pen.write((0, 0), &name, self.name_role());
        pen.write((x, 0), &self.seen.fort.level().to_string(), self.level_role()) + 1
    }

    fn treasure(&self, look: &Look, words: &Words) -> String {
        match self.seen.fort.treasure() {
            Some(treasure) => format!("{}{}", look.sign("◆", "*"), treasures::name(words, treasure)),
            None => say!(words, "terminal-lucky-shot-empty"),
        }
    }

    fn name_role(&self) -> Role {
        self.mark.role(Role::Seat(self.owner))
    }

    fn level_role(&self) -> Role {
        self.fresh(|fort| u32::from(fort.level().face()), Role::Strong)
    }

    fn wall_role(&self) -> Role {
        self.fresh(|fort| u32::from(fort.standing()), Role::Plain)
    }

    fn treasure_role(&self) -> Role {
        let otherwise = if !self.seen.fort.is_empty() { Role::Gold } else { Role::Faint };
        self.fresh(Fort::treasure, otherwise)
    }

    /// Fresh, if this is not as it was.
    fn fresh<T: PartialEq>(&self, what: impl Fn(&Fort) -> T, otherwise: Role) -> Role {
        let same = self.before.is_some_and(|before| what(before) == what(&self.seen.fort));
        if same { otherwise } else { Role::Fresh }
    }
}

/// A box of so many columns, in two rows of which one may be enough.
fn shape(brick: Brick, wide: u16, signs: bool) -> [&'static str; 2] {
    match (brick, wide, signs) {
        (Brick::Standing, 5, true) => ["▗▄▄▄▖", "▐███▌"],
        (Brick::Gone, 5, true) => ["┌╲ ╱┐", "└╱ ╲┘"],
        (Brick::Room, 5, true) => ["┌   ┐", "└   ┘"],
        (Brick::Standing, 3, true) => ["▄▄▄"; 2],
        (Brick::Gone, 3, true) => ["╶╳╴"; 2],
        (Brick::Room, 3, true) => [" · "; 2],
        (Brick::Standing, _, true) => ["■"; 2],
        (Brick::Gone, _, true) => ["╳"; 2],
        (Brick::Room, _, true) => ["·"; 2],
        (Brick::Standing, 5, false) => ["[ / ]"; 2],
        (Brick::Gone, 5, false) => ["[\\ /]", "[/ \\]"],
        (Brick::Room, 5, false) => ["[   ]"; 2],
        (Brick::Standing, 3, false) => ["[/]"; 2],
        (Brick::Gone, 3, false) => ["[x]"; 2],
        (Brick::Room, 3, false) => ["[ ]"; 2],
        (Brick::Standing, _, false) => ["/"; 2],
        (Brick::Gone, _, false) => ["x"; 2],
        (Brick::Room, _, false) => ["."; 2],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scale(forts: usize, room: (u16, u16)) -> Scale {
        Scale::fitting(forts, room)
    }

    #[test]
    fn forts_are_as_fine_as_there_is_room_for() {
        assert_eq!(scale(1, (26, 6)), Scale::Pyramid { brick: 3, rows: 1 });
        assert_eq!(scale(2, (26, 6)), Scale::Pyramid { brick: 1, rows: 1 });
        assert_eq!(scale(3, (40, 6)), Scale::Pyramid { brick: 1, rows: 1 });
        assert_eq!(scale(6, (26, 6)), Scale::Line);
        assert_eq!(scale(12, (26, 6)), Scale::Short);
        assert_eq!(scale(2, (40, 22)), Scale::Pyramid { brick: 5, rows: 2 });
        let large = Scale::Pyramid { brick: 5, rows: 2 };
        assert_eq!(large.beside(scale(1, (26, 6))), scale(1, (26, 6)));
        assert_eq!(large.beside(Scale::Line), large, "who has many forts does not make others small");
        // All letters of the alphabet.
        assert_eq!(scale(26, (26, 6)), Scale::Name);
    }

    #[test]
    fn no_fort_lies_on_another_or_outside() {
        for forts in 0..=26 {
            for room in [(26, 6), (40, 6), (39, 22), (60, 22), (24, 12)] {
                let scale = Scale::fitting(forts, room);
                let places = scale.places(forts, room.0);
                assert_eq!(places.len(), forts);
                let paper = Rect::new(0, 0, room.0, room.1);
                for (index, place) in places.iter().enumerate() {
                    assert_eq!(paper.intersection(*place), *place, "{scale:?} {room:?}");
                    assert!(places[..index].iter().all(|other| !other.intersects(*place)), "{scale:?}");
                }
            }
        }
    }
}
