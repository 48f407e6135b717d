//! The night map: zones along the road, and the lantern.

use super::zone_name;
use crate::board::Scene;
use crate::games::pen::Pen;
use crate::games::texts::{columns, fit};
use crate::look::Role;
use luckhouse_games::lantern::{LanternView, Phase, Task, Zone};
use luckhouse_words::{Words, say};

/// Zones beside each other.
const IN_A_ROW: usize = 8;
/// Rows of one stretch of road.
pub(super) const ROWS: u16 = 3;

/// How many stretches of road a sheet has.
pub(super) fn stretches(view: &LanternView) -> u16 {
    u16::try_from(view.sheet.zones().len().div_ceil(IN_A_ROW)).unwrap_or(1).max(1)
}

/// The whole road, or only the stretch that the lantern is on.
pub(super) fn draw(pen: &mut Pen, scene: &Scene, view: &LanternView, y: u16, whole: bool) {
    let numbered: Vec<(usize, &Zone)> = (1..).zip(view.sheet.zones()).collect();
    let here = usize::from(view.zone).saturating_sub(1) / IN_A_ROW;
    let mut y = y;
    for (index, stretch) in numbered.chunks(IN_A_ROW).enumerate() {
        if whole || index == here {
            road(pen, scene, view, y, stretch);
            y += ROWS;
        }
    }
}

fn road(pen: &mut Pen, scene: &Scene, view: &LanternView, y: u16, stretch: &[(usize, &Zone)]) {
    let told: Vec<[String; 2]> =
        stretch.iter().map(|(_, zone)| [zone_name(scene, zone), boxes(&scene.words, zone, "")]).collect();
    let widths = widths(&told, pen.width());
    let mut x = 1;
    for (((number, zone), [name, boxes]), width) in stretch.iter().zip(&told).zip(widths) {
        let (mark, role) = mark(pen, view, *number, zone);
        let end = pen.texts((x, y), &[(mark, role), (&number.to_string(), role), (" ", role)]);
        if stretch.last().is_some_and(|(last, _)| last != number) {
            let way = pen.sign("┄", "-").repeat(usize::from((x + width).saturating_sub(end + 1)));
            pen.lines((end, y), [way.as_str()], Role::Faint);
        }
        pen.write((x, y + 1), &fit(name, width.saturating_sub(1)), role);
        pen.write((x, y + 2), &fit(boxes, width.saturating_sub(1)), role);
        x += width;
    }
}

/// What a zone asks for, with so much between two boxes.
pub(super) fn boxes(words: &Words, zone: &Zone, between: &str) -> String {
    match zone.task {
        Task::Rest => say!(words, "terminal-lantern-rest"),
        _ => zone.task.to_string().replace(' ', between),
    }
}

/// How wide each zone is: all alike, or where that is not enough for a name, each as wide as it must be.
fn widths(told: &[[String; 2]], room: u16) -> Vec<u16> {
    let alike = room / IN_A_ROW as u16;
    let needed = |[name, boxes]: &[String; 2]| columns(name).max(columns(boxes)) + 1;
    let needed: Vec<u16> = told.iter().map(needed).collect();
    let spare = room.saturating_sub(1 + needed.iter().sum::<u16>()) / told.len().max(1) as u16;
    match needed.iter().all(|width| *width <= alike) {
        true => vec![alike; told.len()],
        false => needed.into_iter().map(|width| width + spare).collect(),
    }
}

/// What a zone is marked with. The lantern shines where the adventurer is.
fn mark(pen: &Pen, view: &LanternView, number: usize, zone: &Zone) -> (&'static str, Role) {
    let here = usize::from(view.zone);
    match view.phase {
        Phase::Won(_) => (pen.sign("✓", "+"), Role::Faint),
        _ if number < here => (pen.sign("✓", "+"), Role::Faint),
        Phase::Lost(_) if number == here => (pen.sign("†", "x"), Role::Bad),
        _ if number == here => (pen.sign("✶", "*"), Role::Gold),
        _ if zone.task == Task::Rest => (pen.sign("△", "^"), Role::Plain),
        _ => (pen.sign("·", "."), Role::Plain),
    }
}

/// Stars and a moon over the road; always the same, so that the night is quiet.
pub(super) fn sky(pen: &mut Pen, y: u16, rows: u16) {
    for row in 0..rows {
        for x in 1..pen.width().saturating_sub(6) {
            let lot = (u32::from(x) * u32::from(x) * 31 + u32::from(row) * (u32::from(x) * 7 + 17)) % 89;
            match lot {
                4 => pen.write((x, y + row), pen.sign("✦", "+"), Role::Faint),
                11 | 50 | 70 => pen.write((x, y + row), ".", Role::Faint),
                _ => x,
            };
        }
    }
    pen.right(y, pen.sign("☾", "("), Role::Gold);
}
