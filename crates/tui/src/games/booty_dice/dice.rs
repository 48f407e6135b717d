//! The six dice in a row.

use super::faces::{LETTERS, PICTURE, drawn};
use super::view::{Face, Moment};
use super::{Deck, Means, Rows};
use crate::board::Scene;
use crate::games::dice::tumbling;
use crate::games::frames::Frame;
use crate::games::offers;
use crate::games::pen::Pen;
use crate::games::touch::TouchPen;
use crate::games::views::term;
use crate::look::Role;
use ratatui::layout::Rect;

const WIDTH: u16 = 12;

/// A chest full of gold.
const CHEST: [&str; 5] =
    ["  .-$--$$-$--.", " / $ $$ $ $$  \\", "|======()======|", "|      ||      |", "'--------------'"];

/// All dice. Below each stands what becomes of it.
pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, deck: &Deck, rows: &Rows, marked: &[usize]) {
    match deck.view.moment() {
        Moment::WhoStarts => return,
        Moment::Over(_) => return chest(pen, rows),
        _ => {}
    }
    let open = offers::open(scene).iter().any(|offer| offer.value == "stop");
    for (place, die) in deck.dice.iter().enumerate() {
        let at = Rect::new(1 + place as u16 * (WIDTH + 1), rows.dice, WIDTH, rows.die);
        let marked = marked.contains(&place);
        let role = match die {
            _ if marked => Role::Picked,
            None => Role::Faint,
            Some(_) if deck.fresh.get(place) == Some(&true) => Role::Fresh,
            Some(_) => Role::Plain,
        };
        pen.frame(at, if marked { Frame::Heavy } else { Frame::Thin }, role);
        face(pen, at, die.or_else(|| in_the_air(scene, place)), role);
        let (fate, fate_role) = fate(deck, *die, open, marked);
        pen.middle((at.x, at.bottom()), WIDTH, fate, fate_role);
        if let (true, Some(shown)) = (open, die) {
            pen.spot(at, about(place, *shown, marked), Means::Die(place));
        }
    }
}

/// What it was all about.
fn chest(pen: &mut Pen, rows: &Rows) {
    pen.lines((4, rows.dice), CHEST, Role::Gold);
}

fn in_the_air(scene: &Scene, place: usize) -> Option<Face> {
    scene.rolling.map(|rolling| LETTERS[tumbling(rolling, place, LETTERS.len())])
}

fn face(pen: &mut Pen, at: Rect, face: Option<Face>, role: Role) {
    let Some(face) = face else { return };
    let shown = drawn(face);
    if at.height > 4 {
        pen.lines((at.x + (WIDTH - PICTURE) / 2, at.y + 1), shown.picture, role);
    }
    pen.middle((at.x + 1, at.bottom().saturating_sub(2)), WIDTH - 2, &format!("{face} {}", shown.name), role);
}

fn fate(deck: &Deck, die: Option<Face>, open: bool, marked: bool) -> (&'static str, Role) {
    match (deck.view.moment(), die) {
        (_, None) => ("rolls", Role::Faint),
        (Moment::Rolling, _) => ("kept", Role::Faint),
        (Moment::Robbing(_), Some('J')) | (Moment::Attacking(_), Some('C')) => ("acts", Role::Strong),
        (Moment::Deciding, _) if marked => ("ROLL", Role::Strong),
        (Moment::Deciding, _) if open => ("keep", Role::Plain),
        _ => ("", Role::Plain),
    }
}

fn about(place: usize, face: Face, marked: bool) -> String {
    let then = if marked { "keep it after all" } else { "roll it again" };
    let name = term("booty-dice", "face", face);
    format!("die {}, {name} ({}): {then}", place + 1, drawn(face).does)
}
