//! Abilities, experience and campfire: the adventurer's strength, and in the setup the places of the dice.

use super::draft::PLACES;
use super::{Journey, Lantern, Means, uses};
use crate::board::Scene;
use crate::games::offers;
use crate::games::pen::Pen;
use crate::games::texts::columns;
use crate::games::touch::TouchPen;
use crate::games::views::term;
use crate::look::Role;
use luckhouse_games::lantern::{Ability, Circles, LanternView, Phase};
use luckhouse_words::say;
use ratatui::layout::Rect;

/// How many rows it takes.
pub(super) const ROWS: u16 = 6;
/// The columns in which circles begin, after the titles, and buttons, after the circles.
#[derive(Clone, Copy)]
struct Columns {
    circles: u16,
    buttons: u16,
}

impl Columns {
    fn new(titles: &[String]) -> Columns {
        let circles = titles.iter().map(|title| columns(title) + 1).max().unwrap_or(0).max(16);
        Columns { circles, buttons: circles + 8 }
    }
}

/// Everything, from this column and row on. Says what found no room beside its button.
pub(super) fn draw(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    journey: &Journey,
    board: &Lantern,
    (x, y): (u16, u16),
) -> Vec<String> {
    let others =
        [say!(scene.words, "terminal-lantern-experience"), say!(scene.words, "terminal-lantern-campfire")];
    let titles: Vec<String> =
        Ability::ALL.into_iter().map(|ability| title(scene, ability)).chain(others).collect();
    let at = Columns::new(&titles);
    for (row, title) in (y..).zip(titles) {
        pen.write((x, row), &title, Role::Plain);
    }
    if matches!(journey.view.phase, Phase::Assign(_)) {
        places(pen, scene, board, (x, y), at);
        return Vec::new();
    }
    let mut untold = Vec::new();
    for (row, ability) in (y..).zip(Ability::ALL) {
        let circles = journey.view.abilities[ability];
        let role = if journey.before.abilities[ability] == circles { Role::Plain } else { Role::Fresh };
        let circles = drawn(pen, circles);
        pen.write((x + at.circles, row), &circles, role);
        untold.extend(buttons(pen, scene, board, ability, (x + at.buttons, row)));
    }
    experience(pen, scene, journey, (x + at.circles, y + 4));
    pen.write((x + at.circles, y + 5), &campfire(scene, &journey.view), Role::Plain);
    untold
}

/// Circles, crossed off or not.
fn drawn(pen: &Pen, circles: Circles) -> String {
    let (open, crossed) = (pen.sign("○", "o"), pen.sign("⊗", "x"));
    crossed.repeat(circles.crossed.into()) + &open.repeat(circles.left.into())
}

fn title(scene: &Scene, ability: Ability) -> String {
    term(scene, "ability", ability)
}

/// What can be done with an ability: to the dice that are picked, or one more circle.
fn buttons(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    board: &Lantern,
    ability: Ability,
    (x, y): (u16, u16),
) -> Vec<String> {
    let title = title(scene, ability);
    let offers = offers::open(scene);
    if let Some(gain) = uses::gain(offers, ability) {
        let about = say!(scene.words, "terminal-lantern-circle-for", label = gain.label);
        let text = say!(scene.words, "terminal-lantern-draw-circle");
        pen.button((x, y), &text, about, Means::Say(gain.word.clone()));
    }
    let found = uses::on(&scene.words, offers, ability, &board.picked_faces());
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
fn experience(pen: &mut Pen, scene: &Scene, journey: &Journey, (x, y): (u16, u16)) {
    let view = &journey.view;
    let mut left = view.experience;
    let mut rows = Vec::new();
    for circles in view.sheet.rows() {
        let crossed = left.min(*circles);
        left -= crossed;
        let row = Circles { left: circles - crossed, crossed };
        rows.push(drawn(pen, row));
    }
    let mut text = rows.join(pen.sign(" │ ", " | "));
    if x + columns(&text) > pen.width() {
        let (crossed, circles) = (view.experience, view.sheet.circles());
        text = say!(scene.words, "terminal-lantern-circles", crossed, circles);
    }
    let role = if journey.before.experience == view.experience { Role::Plain } else { Role::Fresh };
    pen.write((x, y), &text, role);
}

fn campfire(scene: &Scene, view: &LanternView) -> String {
    if view.scroll == 0 {
        "-".into()
    } else {
        say!(scene.words, "terminal-lantern-scroll", face = view.scroll)
    }
}

/// The places of the setup, with the dice that lie there.
fn places(pen: &mut TouchPen<Means>, scene: &Scene, board: &Lantern, (x, y): (u16, u16), at: Columns) {
    let asked = !offers::open(scene).is_empty();
    let face = |die: usize| board.dice.get(die).map_or_else(String::new, u8::to_string);
    for (place, word) in PLACES.iter().enumerate() {
        let row = y + place as u16;
        let lying = board.draft.on(place);
        let text = lying.map_or_else(|| "[   ]".into(), |die| format!("[ {} ]", face(die)));
        let role = if lying.is_some() { Role::Strong } else { Role::Choice };
        pen.write((x + at.circles, row), &text, role);
        let about = match (board.draft.hand, lying) {
            (Some(die), _) => say!(scene.words, "terminal-lantern-put-here", place = word, face = face(die)),
            (None, Some(die)) => {
                say!(scene.words, "terminal-lantern-take-from-here", place = word, face = face(die))
            }
            (None, None) => continue,
        };
        if asked {
            pen.spot(Rect::new(x, row, at.circles + 5, 1), about, Means::Place(place));
        }
    }
    let notes = [
        (0, say!(scene.words, "terminal-lantern-note-pips")),
        (4, say!(scene.words, "terminal-lantern-note-crossed")),
        (5, say!(scene.words, "terminal-lantern-note-scroll")),
    ];
    for (row, note) in notes {
        pen.write((x + at.buttons, y + row), &note, Role::Faint);
    }
}
