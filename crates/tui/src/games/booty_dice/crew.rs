//! The pirates, a row each: lives, shields and doubloons.

use super::{Deck, Deed, Means, Rows, aimed};
use crate::board::Scene;
use crate::games::names::seat_and_name;
use crate::games::offers;
use crate::games::pen::Pen;
use crate::games::texts::{bar, columns, fit};
use crate::games::touch::TouchPen;
use crate::look::Role;
use luckhouse_engine::Seat;
use luckhouse_games::booty_dice::Pirate;
use luckhouse_words::{Words, say};
use ratatui::layout::Rect;

/// Where hearts begin, and how many columns they take.
const HEARTS: (u16, u16) = (18, 10);

/// The columns in which things begin, as far as the words before them need.
struct Places {
    lives: u16,
    shields: u16,
    bar: u16,
}

impl Places {
    fn new(words: &Words) -> Places {
        let lives = HEARTS.0 + HEARTS.1 + 1;
        let shields = lives + columns(&of_lives(words, 10)) + 2;
        Places { lives, shields, bar: shields + columns(&of_shields(words, 10)) + 2 }
    }
}

fn of_lives(words: &Words, lives: u8) -> String {
    format!("{lives:>2} {}", say!(words, "terminal-booty-dice-lives", lives))
}

fn of_shields(words: &Words, shields: u8) -> String {
    format!("{shields:>2} {}", say!(words, "terminal-booty-dice-shields", shields))
}

/// All pirates, the roller marked.
pub(super) fn draw(pen: &mut TouchPen<Means>, scene: &Scene, deck: &Deck, rows: &Rows) {
    let step = 1 + u16::from(rows.airy);
    let mut y = rows.crew;
    for (seat, pirate) in deck.view.pirates.iter() {
        row(pen, scene, deck, y, seat, pirate);
        y += step;
    }
}

fn row(pen: &mut TouchPen<Means>, scene: &Scene, deck: &Deck, y: u16, seat: Seat, pirate: Pirate) {
    let before = deck.before.pirates[seat];
    let sign = if deck.view.roller == Some(seat) { pen.sign("▶", ">") } else { " " };
    pen.write((0, y), sign, Role::Strong);
    pen.write((2, y), &fit(&seat_and_name(scene, seat), 15), Role::Seat(seat.index()));
    if pirate.lives == 0 {
        let role = if before.lives > 0 { Role::Bad } else { Role::Faint };
        pen.write((HEARTS.0, y), &say!(scene.words, "terminal-booty-dice-out"), role);
        return;
    }
    belongings(pen, scene, deck, y, pirate, before);
    if let Some((aim, offer)) = aimed(offers::open(scene), seat) {
        let (who, label) = (seat_and_name(scene, seat), &offer.label);
        let tag = format!("[{}]", scene.words.say(aim.name, &()));
        let x = pen.width().saturating_sub(columns(&tag) + 1);
        pen.write((x, y), &tag, Role::Choice);
        let about = match aim.deed {
            Deed::Rob => say!(scene.words, "terminal-booty-dice-about-rob", who, label),
            Deed::Attack => say!(scene.words, "terminal-booty-dice-about-attack", who, label),
            Deed::Begin => say!(scene.words, "terminal-booty-dice-about-begin", who, label),
        };
        pen.spot(Rect::new(0, y, pen.width(), 1), about, Means::Say(offer.word.clone()));
    }
}

fn belongings(pen: &mut Pen, scene: &Scene, deck: &Deck, y: u16, pirate: Pirate, before: Pirate) {
    let role = |now: u8, then: u8, usual: Role| if now == then { usual } else { Role::Fresh };
    let (words, places) = (&scene.words, Places::new(&scene.words));
    let hearts = hearts(pen, pirate.lives.into(), deck.static_data.lives);
    pen.write((HEARTS.0, y), &hearts, Role::Good);
    let lives = of_lives(words, pirate.lives);
    pen.write((places.lives, y), &lives, role(pirate.lives, before.lives, Role::Plain));
    let shields = of_shields(words, pirate.shields);
    pen.write((places.shields, y), &shields, role(pirate.shields, before.shields, Role::Plain));
    // Beside the bar there must be room for figures and a button.
    let width = pen.width().saturating_sub(places.bar + 18);
    let goal = deck.static_data.goal;
    let x = pen.write((places.bar, y), &bar(scene.look, pirate.doubloons.into(), goal, width), Role::Gold);
    let gold = format!("{:>3}/{goal}", pirate.doubloons);
    pen.write((x + 1, y), &gold, role(pirate.doubloons, before.doubloons, Role::Gold));
}

/// At most ten hearts, however many lives there are to begin with.
fn hearts(pen: &Pen, lives: u32, at_first: u32) -> String {
    let most = at_first.max(lives).clamp(1, 10);
    let full = (lives * most).div_ceil(at_first.max(lives).max(1)).min(most);
    let hearts =
        pen.sign("♥", "v").repeat(full as usize) + &pen.sign("·", ".").repeat((most - full) as usize);
    fit(&hearts, HEARTS.1)
}
