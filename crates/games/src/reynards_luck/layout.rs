//! The layout of a table: pieces, cards, shields, foxheads and formations. It is data; two layouts ship.

mod sheet;

use super::{Bag, Card, Kind, Sort, Square};
use luckhouse_engine::{BadWord, Seat, phrase};
use std::fmt::{self, Write};
use std::sync::LazyLock;

/// What a table is laid with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The pieces of each side (RL-1).
    pub pieces: Bag<Kind>,
    /// The whole deck (RL-2).
    pub cards: Bag<Card>,
    /// The squares to hold (RL-3).
    pub foxheads: [Square; 4],
    sides: [Side; 2],
}

/// What belongs to one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Where captured pieces come back (RL-3).
    pub shield: Square,
    /// Where the pieces start, in the order in which they are placed (RL-4).
    pub formation: Vec<Square>,
}

/// Far more than any layout needs, and little enough to read at once.
const LONGEST_TEXT: usize = 16_000;

/// What the sides are called in a file.
const SIDES: [&str; 2] = ["red", "blue"];

/// The names of the layouts that ship.
pub(super) const SHIPPED: &[&str] = &["crossing", "den"];

/// The shipped layouts, in the order of their names.
static LAYOUTS: LazyLock<[Layout; 2]> = LazyLock::new(|| {
    [include_str!("layouts/crossing.toml"), include_str!("layouts/den.toml")]
        .map(|text| sheet::from_toml(text).expect("the shipped layouts are checked by a test"))
});

impl Layout {
    /// The layout of the classic game.
    pub fn crossing() -> Layout {
        LAYOUTS[0].clone()
    }

    /// A layout by its shipped name, by the one line that [`Layout`] is written as, or by the text of a file.
    pub fn read(text: &str) -> Result<Layout, BadWord> {
        if text.len() > LONGEST_TEXT {
            let (found, most) = (phrase!("found-characters", count = text.len()), LONGEST_TEXT);
            let told = found.to_string();
            let wrong =
                BadWord::new(found, phrase!("kind-layout"), phrase!("expected-at-most-characters", most));
            return Err(wrong.breaks("long", None, &told).within(1, most));
        }
        // The text goes on untrimmed, so that lines are counted as they stand in the file.
        let name = text.trim();
        if let Some(place) = SHIPPED.iter().position(|shipped| *shipped == name) {
            return Ok(LAYOUTS[place].clone());
        }
        if text.contains('=') {
            sheet::from_toml(text)
        } else if text.contains(';') {
            sheet::from_line(text)
        } else {
            let expected = phrase!("expected-layout", names = SHIPPED.join(", "));
            Err(BadWord::new(name, phrase!("kind-layout"), expected).breaks("unknown", None, name))
        }
    }

    /// The text of a file that says the same.
    pub fn file(&self) -> String {
        let mut text = format!("foxheads = {}\n", quoted(&self.foxheads));
        text += &format!("\n[pieces]\n{}\n[cards]\n{}", counts(&self.pieces), counts(&self.cards));
        for (name, side) in SIDES.iter().zip(&self.sides) {
            let formation = quoted(&side.formation);
            text += &format!("\n[{name}]\nshield = \"{}\"\nformation = {formation}\n", side.shield);
        }
        text
    }

    /// What belongs to this seat: p1 is Red, p2 is Blue.
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The name that it ships under, or `own`: layouts have no names in themselves.
    pub fn name(&self) -> &'static str {
        self.shipped_name().unwrap_or("own")
    }

    fn shipped_name(&self) -> Option<&'static str> {
        let place = LAYOUTS.iter().position(|shipped| shipped == self)?;
        Some(SHIPPED[place])
    }

    fn write_line(&self, f: &mut impl Write) -> fmt::Result {
        f.write_str("pieces")?;
        write_counts(f, &self.pieces)?;
        f.write_str("; cards")?;
        write_counts(f, &self.cards)?;
        f.write_str("; foxheads")?;
        write_squares(f, &self.foxheads)?;
        for (name, side) in SIDES.iter().zip(&self.sides) {
            write!(f, "; {name} {}", side.shield)?;
            write_squares(f, &side.formation)?;
        }
        Ok(())
    }
}

/// A list of squares as TOML has it.
fn quoted(squares: &[Square]) -> String {
    let quoted: Vec<String> = squares.iter().map(|square| format!("\"{square}\"")).collect();
    format!("[{}]", quoted.join(", "))
}

/// A line for each value and its number, as TOML has it.
fn counts<T: Sort + fmt::Display>(bag: &Bag<T>) -> String {
    bag.sorts().map(|one| format!("{one} = {}\n", bag.count(one))).collect()
}

fn write_counts<T: Sort + fmt::Display>(f: &mut impl Write, bag: &Bag<T>) -> fmt::Result {
    bag.sorts().try_for_each(|one| write!(f, " {one}:{}", bag.count(one)))
}

fn write_squares(f: &mut impl Write, squares: &[Square]) -> fmt::Result {
    squares.iter().try_for_each(|square| write!(f, " {square}"))
}

/// The shipped name, or everything on one line, so that a log holds all that is needed to replay it:
/// `pieces 1:2 fox:4; cards 1:6; foxheads b5 d5 f5 h5; red e1 a1 …; blue e9 a9 …`, shields first.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.shipped_name() {
            Some(name) => f.write_str(name),
            None => self.write_line(f),
        }
    }
}
