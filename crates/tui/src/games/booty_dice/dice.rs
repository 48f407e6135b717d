//! The six dice in a row.

use super::faces::{PICTURE, drawn};
use super::{Deck, Means, Rows};
use crate::board::Scene;
use crate::games::dice::tumbling;
use crate::games::frames::Frame;
use crate::games::offers;
use crate::games::pen::Pen;
use crate::games::touch::TouchPen;
use crate::look::Role;
use luckhouse_games::booty_dice::{Face, Phase};
use luckhouse_words::say;
use ratatui::layout::Rect;

const WIDTH: u16 = 12;

/// A chest full of gold.
const CHEST: [&str; 5] =
    ["  .-$--$$-$--.", " / $ $$ $ $$  \\", "|======()======|", "|      ||      |", "'--------------'"];

/// All dice. Below each stands what becomes of it.
pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, deck: &Deck, rows: &Rows, marked: &[usize]) {
    match deck.view.phase {
        Phase::Naming | Phase::WhoStarts { .. } => return,
        Phase::Over { .. } => return chest(pen, rows),
        _ => {}
    }
    // Wherever all can be rolled some can, also before the first roll, where nobody can stop.
    let open = offers::open(scene).iter().any(|offer| offer.value == "roll-all");
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
        face(pen, scene, at, die.or_else(|| in_the_air(scene, place)), role);
        let (fate, fate_role) = fate(scene, deck, *die, open, marked);
        pen.middle((at.x, at.bottom()), WIDTH, &fate, fate_role);
        if let (true, Some(shown)) = (open, die) {
            pen.spot(at, about(scene, place, *shown, marked), Means::Die(place));
        }
    }
}

/// What it was all about.
fn chest(pen: &mut Pen, rows: &Rows) {
    pen.lines((4, rows.dice), CHEST, Role::Gold);
}

fn in_the_air(scene: &Scene, place: usize) -> Option<Face> {
    scene.rolling.map(|rolling| Face::ALL[tumbling(rolling, place, Face::ALL.len())])
}

fn face(pen: &mut Pen, scene: &Scene, at: Rect, face: Option<Face>, role: Role) {
    let Some(face) = face else { return };
    let shown = drawn(face);
    if at.height > 4 {
        pen.picture((at.x + (WIDTH - PICTURE) / 2, at.y + 1), shown.picture, role);
    }
    let name = format!("{} {}", face.letter(), scene.words.say(shown.name, &()));
    pen.middle((at.x + 1, at.bottom().saturating_sub(2)), WIDTH - 2, &name, role);
}

fn fate(scene: &Scene, deck: &Deck, die: Option<Face>, open: bool, marked: bool) -> (String, Role) {
    let words = &scene.words;
    match (deck.view.phase, die) {
        (_, None) => (say!(words, "terminal-booty-dice-rolls"), Role::Faint),
        (Phase::Rolling { .. }, _) => (say!(words, "terminal-booty-dice-kept"), Role::Faint),
        (Phase::Robbing { .. }, Some(Face::JollyRoger)) | (Phase::Attacking { .. }, Some(Face::Cutlass)) => {
            (say!(words, "terminal-booty-dice-acts"), Role::Strong)
        }
        (Phase::Deciding(_), _) if marked => (say!(words, "terminal-booty-dice-roll"), Role::Strong),
        (Phase::Deciding(_), _) if open => (say!(words, "terminal-booty-dice-keep"), Role::Plain),
        _ => (String::new(), Role::Plain),
    }
}

fn about(scene: &Scene, place: usize, face: Face, marked: bool) -> String {
    let does = scene.words.say(drawn(face).does, &());
    match marked {
        true => say!(scene.words, "terminal-booty-dice-about-marked", place = place + 1, face, does),
        false => say!(scene.words, "terminal-booty-dice-about-die", place = place + 1, face, does),
    }
}
