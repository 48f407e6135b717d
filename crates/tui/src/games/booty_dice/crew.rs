//! The pirates, a row each: lives, shields and doubloons.

use super::view::Pirate;
use super::{Deck, Means, Rows, aimed};
use crate::board::Scene;
use crate::games::names::{named, seat_and_name};
use crate::games::offers;
use crate::games::pen::Pen;
use crate::games::texts::{bar, fit};
use crate::games::touch::TouchPen;
use crate::look::Role;
use ratatui::layout::Rect;

/// All pirates, the roller marked.
pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, deck: &Deck, rows: &Rows) {
    let step = 1 + u16::from(rows.airy);
    let mut y = rows.crew;
    for (index, pirate) in deck.view.pirates.iter().enumerate() {
        let before = deck.before.pirates.get(index).unwrap_or(pirate);
        row(pen, scene, deck, y, index, *pirate, *before);
        y += step;
    }
}

fn row(
    pen: &mut TouchPen<Means>,
    scene: &Scene,
    deck: &Deck,
    y: u16,
    index: usize,
    pirate: Pirate,
    before: Pirate,
) {
    let id = format!("p{}", index + 1);
    let turn = deck.view.roller.as_deref() == Some(id.as_str());
    let sign = if turn { pen.sign("▶", ">") } else { " " };
    pen.write((0, y), sign, Role::Strong);
    pen.write((2, y), &fit(&seat_and_name(scene, &id), 15), Role::Seat(index));
    if pirate.lives == 0 {
        let role = if before.lives > 0 { Role::Bad } else { Role::Faint };
        pen.write((18, y), "out: at the bottom of the sea", role);
        return;
    }
    belongings(pen, scene, deck, y, pirate, before);
    if let Some((deed, offer)) = aimed(offers::open(scene), &id) {
        let about = format!("{deed} {}: {}", seat_and_name(scene, &id), named(scene, &offer.label));
        let tag = format!("[{deed}]");
        let x = pen.width().saturating_sub(9);
        pen.write((x, y), &tag, Role::Choice);
        pen.spot(Rect::new(0, y, pen.width(), 1), about, Means::Say(offer.word.clone()));
    }
}

fn belongings(pen: &mut Pen, scene: &Scene, deck: &Deck, y: u16, pirate: Pirate, before: Pirate) {
    let role = |now: u32, then: u32, usual: Role| if now == then { usual } else { Role::Fresh };
    let hearts = hearts(pen, pirate.lives, deck.scenery.lives);
    let x = pen.write((18, y), &hearts, Role::Good);
    let lives = if pirate.lives == 1 { "life" } else { "lives" };
    pen.write(
        (x + 1, y),
        &format!("{:>2} {lives}", pirate.lives),
        role(pirate.lives, before.lives, Role::Plain),
    );
    let shields = format!("{:>2} {}", pirate.shields, if pirate.shields == 1 { "shield" } else { "shields" });
    pen.write((39, y), &shields, role(pirate.shields, before.shields, Role::Plain));
    let width = pen.width().saturating_sub(69);
    let goal = deck.scenery.goal;
    let x = pen.write((51, y), &bar(scene.look, pirate.doubloons, goal, width), Role::Gold);
    let gold = format!("{:>3}/{goal}", pirate.doubloons);
    pen.write((x + 1, y), &gold, role(pirate.doubloons, before.doubloons, Role::Gold));
}

/// At most ten hearts, however many lives there are to begin with.
fn hearts(pen: &Pen, lives: u32, at_first: u32) -> String {
    let most = at_first.max(lives).clamp(1, 10);
    let full = (lives * most).div_ceil(at_first.max(lives).max(1)).min(most);
    let hearts =
        pen.sign("♥", "v").repeat(full as usize) + &pen.sign("·", ".").repeat((most - full) as usize);
    fit(&hearts, 10)
}
