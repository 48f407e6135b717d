//! What faces do alone, and which belong together.

use super::Deck;
use super::faces::drawn;
use crate::games::pen::Pen;
use crate::games::views::term;
use crate::look::Role;

/// How many rows it takes.
pub(super) const ROWS: u16 = 9;

pub(super) fn draw(pen: &mut Pen, deck: &Deck, y: u16) {
    pen.write((1, y), "Faces, in the order in which they act", Role::Faint);
    let half = pen.width() / 2;
    for (index, face) in deck.scenery.faces.iter().enumerate() {
        let (x, row) = (1 + half * (index as u16 / 3), y + 1 + index as u16 % 3);
        let x = pen.texts((x, row), &[(&face.to_string(), Role::Strong), (" ", Role::Plain)]);
        let name = term("booty-dice", "face", face);
        pen.write((x, row), &format!("{name}: {}", drawn(*face).does), Role::Plain);
    }
    pen.write((1, y + 4), "Dice that belong together", Role::Faint);
    let made: Vec<&str> = deck.combos().map(|combo| combo.name.as_str()).collect();
    for (row, combo) in (y + 5..).zip(&deck.scenery.combos) {
        let letters: Vec<String> = combo.dice.iter().map(char::to_string).collect();
        let lies = if made.contains(&combo.name.as_str()) { "  lies there" } else { "" };
        let role = if lies.is_empty() { Role::Plain } else { Role::Gold };
        pen.write((1, row), &format!("{:<10} {}{lies}", combo.title(), letters.join(" ")), role);
    }
}
