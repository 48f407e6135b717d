//! Abilities, experience and campfire: the adventurer's strength, and in the setup the places of the dice.

use super::draft::PLACES;
use super::uses::{self, ABILITIES};
use super::view::{Circles, View};
use super::{Journey, Lantern, Means};
use crate::board::Scene;
use crate::games::offers;
use crate::games::pen::Pen;
use crate::games::texts::columns;
use crate::games::touch::TouchPen;
use crate::look::Role;
use ratatui::layout::Rect;

/// How many rows it takes.
pub(super) const ROWS: u16 = 6;
/// The column in which circles begin, after the titles.
const CIRCLES: u16 = 16;
/// The column in which buttons begin.
const BUTTONS: u16 = 24;

/// Everything, from this column and row on. Says what found no room beside its button.
pub(super) fn draw(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    journey: &Journey,
    board: &Lantern,
    (x, y): (u16, u16),
) -> Vec<String> {
    let titles = ABILITIES.map(|(_, title)| title).into_iter().chain(["Experience", "Campfire"]);
    for (row, title) in (y..).zip(titles) {
        pen.write((x, row), title, Role::Plain);
    }
    if journey.view.phase.name == "assign" {
        places(pen, scene, journey, board, x, y);
        return Vec::new();
    }
    let before = journey.before.circles();
    let mut untold = Vec::new();
    for (index, circles) in journey.view.circles().into_iter().enumerate() {
        let row = y + index as u16;
        let role = if before[index] == circles { Role::Plain } else { Role::Fresh };
        let circles = drawn(pen, circles);
        pen.write((x + CIRCLES, row), &circles, role);
        untold.extend(buttons(pen, scene, board, index, x + BUTTONS, row));
    }
    experience(pen, journey, x + CIRCLES, y + 4);
    pen.write((x + CIRCLES, y + 5), &campfire(&journey.view), Role::Plain);
    untold
}

/// Circles, crossed off or not.
fn drawn(pen: &Pen, circles: Circles) -> String {
    let (open, crossed) = (pen.sign("○", "o"), pen.sign("⊗", "x"));
    crossed.repeat(circles.crossed) + &open.repeat(circles.left)
}

/// What can be done with an ability: to the dice that are picked, or one more circle.
fn buttons(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    board: &Lantern,
    ability: usize,
    x: u16,
    y: u16,
) -> Vec<String> {
    let (word, title) = ABILITIES[ability];
    let offers = offers::open(scene);
    if let Some(gain) = uses::gain(offers, word) {
        let about = format!("draw a circle for {}", gain.label);
        pen.button((x, y), "draw a circle", about, Means::Say(gain.word.clone()));
    }
    let found = uses::on(offers, word, &board.picked_faces());
    let mut end = x;
    for (text, offer) in &found {
        let about = format!("{title}: {}", offer.label);
        end = pen.button((end, y), text, about, Means::Say(offer.word.clone())) + 1;
    }
    let told = found.iter().map(|(_, offer)| offer.label.as_str()).collect::<Vec<_>>().join("; ");
    if end + columns(&told) > pen.width() {
        return found.iter().map(|(text, offer)| format!("{text}: {}", offer.label)).collect();
    }
    pen.write((end, y), &told, Role::Faint);
    Vec::new()
}

/// The experience rows, filled from the left; figures, if they are too long.
fn experience(pen: &mut Pen, journey: &Journey, x: u16, y: u16) {
    let view = &journey.view;
    let mut left = view.experience;
    let mut rows = Vec::new();
    for circles in &view.sheet.rows {
        let crossed = left.min(*circles);
        left -= crossed;
        let row = Circles { left: (circles - crossed) as usize, crossed: crossed as usize };
        rows.push(drawn(pen, row));
    }
    let mut text = rows.join(pen.sign(" │ ", " | "));
    if x + columns(&text) > pen.width() {
        text = format!("{} of {} circles", view.experience, view.sheet.rows.iter().sum::<u32>());
    }
    let role = if journey.before.experience == view.experience { Role::Plain } else { Role::Fresh };
    pen.write((x, y), &text, role);
}

fn campfire(view: &View) -> String {
    if view.scroll == 0 { "-".into() } else { format!("scroll with a {}", view.scroll) }
}

/// The places of the setup, with the dice that lie there.
fn places(pen: &mut TouchPen<Means>, scene: &Scene, journey: &Journey, board: &Lantern, x: u16, y: u16) {
    let asked = !offers::open(scene).is_empty();
    let face = |die: usize| journey.view.phase.dice.get(die).map_or_else(String::new, u8::to_string);
    for (place, word) in PLACES.iter().enumerate() {
        let row = y + place as u16;
        let lying = board.draft.on(place);
        let text = lying.map_or_else(|| "[   ]".into(), |die| format!("[ {} ]", face(die)));
        let role = if lying.is_some() { Role::Strong } else { Role::Choice };
        pen.write((x + CIRCLES, row), &text, role);
        let about = match (board.draft.hand, lying) {
            (Some(die), _) => format!("{word}: put the {} here", face(die)),
            (None, Some(die)) => format!("{word}: take up the {}", face(die)),
            (None, None) => continue,
        };
        if asked {
            pen.spot(Rect::new(x, row, CIRCLES + 5, 1), about, Means::Place(place));
        }
    }
    pen.write((x + BUTTONS, y), "1 circle for each pip", Role::Faint);
    pen.write((x + BUTTONS, y + 4), "crossed off at once", Role::Faint);
    pen.write((x + BUTTONS, y + 5), "on the scroll", Role::Faint);
}
