//! What faces do alone, and which belong together.

use super::Deck;
use super::faces::drawn;
use crate::board::Scene;
use crate::games::pen::Pen;
use crate::games::texts::{columns, fit};
use crate::games::views::term;
use crate::look::Role;
use luckhouse_words::say;

/// How many rows it takes.
pub(super) const ROWS: u16 = 9;

pub(super) fn draw(pen: &mut Pen, scene: &Scene, deck: &Deck, y: u16) {
    let words = &scene.words;
    pen.write((1, y), &say!(words, "terminal-booty-dice-faces"), Role::Faint);
    let half = pen.width() / 2;
    for (index, face) in deck.static_data.faces.into_iter().enumerate() {
        let (x, row) = (1 + half * (index as u16 / 3), y + 1 + index as u16 % 3);
        let x = pen.texts((x, row), &[(&face.letter().to_string(), Role::Strong), (" ", Role::Plain)]);
        let (name, does) = (term(scene, "face", face), words.say(drawn(face).does, &()));
        pen.write((x, row), &format!("{name}: {does}"), Role::Plain);
    }
    pen.write((1, y + 4), &say!(words, "terminal-booty-dice-combos"), Role::Faint);
    let titles = deck.static_data.combos.each_ref().map(|combo| term(scene, "combo", combo.name));
    let widest = titles.iter().map(|title| columns(title)).max().unwrap_or(0).max(10);
    for ((row, combo), title) in (y + 5..).zip(&deck.static_data.combos).zip(titles) {
        let made = deck.makes(combo);
        let lies = if made { say!(words, "terminal-booty-dice-lies-there") } else { String::new() };
        let role = if made { Role::Gold } else { Role::Plain };
        pen.write((1, row), &format!("{} {}  {lies}", fit(&title, widest), combo.dice), role);
    }
}
