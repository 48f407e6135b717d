//! The board itself, one's own side below.

use super::keys::Key;
use super::named::{initial, letter};
use super::{Table, fight::Fight};
use crate::games::frames::Frame;
use crate::games::mark::Mark;
use crate::games::pen::Pen;
use crate::look::Role;
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Phase, SeenPiece, Square, Standing};
use ratatui::layout::Rect;

/// Columns and rows of one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) width: u16,
    pub(super) height: u16,
}

/// Columns left of the board, for the ranks.
pub(super) const RANKS: u16 = 3;

impl Cell {
    /// As large as the board can be, if so much is left beside and below it.
    pub(super) fn fitting((width, height): (u16, u16), beside: u16, below: u16, size: u16) -> Cell {
        let size = size.max(1);
        let width = (width.saturating_sub(beside + RANKS) / size).clamp(4, 7);
        let height = (height.saturating_sub(below) / size).clamp(1, 3);
        Cell { width, height }
    }

    /// A piece is a box where three rows are enough for one.
    fn boxed(self) -> bool {
        self.height == 3
    }
}

impl Table<'_> {
    /// Ranks and files, seen from the side of who looks.
    pub(super) fn board(&mut self, pen: &mut Pen, cell: Cell) {
        let (size, bottom) = (self.static_data.size as u16, self.bottom);
        let turned = |place: u16| if bottom == Seat::at(0) { place } else { size - 1 - place };
        let fight = Fight::in_view(&self.view);
        for row in 0..size {
            let rank = turned(size - 1 - row);
            let y = row * cell.height;
            pen.write((1, y + cell.height / 2), &(rank + 1).to_string(), Role::Faint);
            for column in 0..size {
                let Some(square) = Square::at(turned(column).into(), rank.into()) else { continue };
                let place = Rect::new(RANKS + column * cell.width, y, cell.width, cell.height);
                let fights = fight.as_ref().is_some_and(|fight| fight.squares().contains(&square));
                self.square(&mut pen.part(place), square, cell, fights);
            }
        }
        for column in 0..size {
            let x = RANKS + column * cell.width + cell.width / 2 - 1;
            pen.write((x, size * cell.height), &file(turned(column)), Role::Faint);
        }
    }

    fn square(&mut self, pen: &mut Pen, square: Square, cell: Cell, fights: bool) {
        let key = self.key_of(square);
        let touch = if self.next_square() == Some(square) { Touch::Target } else { Touch::of(self, &key) };
        let piece = self.view.at(square);
        let new = self.before.at(square) != piece;
        let role = match piece {
            _ if touch == Touch::Picked => Role::Picked,
            _ if new || fights => Role::Fresh,
            _ if touch == Touch::Target => Role::Choice,
            Some(piece) => Role::Seat(piece.owner.index()),
            None if self.printed(square, pen).is_some() => Role::Gold,
            None => Role::Faint,
        };
        match piece {
            Some(piece) if cell.boxed() => self.boxed(pen, piece, touch, role, cell),
            piece => self.flat(pen, square, piece, touch, role, cell),
        }
        self.steps.drawn(key, pen.seen(Rect::new(0, 0, cell.width, cell.height)));
    }

    /// Touching a square can also mean to advance to it, to stay on it, or to bring a captive back there.
    fn key_of(&self, square: Square) -> Key {
        let shield = self.static_data.sides[self.bottom.index()].shield == square;
        match self.view.phase {
            Phase::Advance { duel } if duel.to == square => Key::Word("advance".into()),
            Phase::Advance { duel } if duel.from == square => Key::Word("stay".into()),
            Phase::Follow { at } if at == square => Key::Word("stay".into()),
            Phase::Return { captured, .. } if shield => Key::Captive(captured),
            _ => Key::Square(square),
        }
    }

    /// What is printed on a square: a foxhead, a shield.
    fn printed(&self, square: Square, pen: &Pen) -> Option<&'static str> {
        if self.static_data.foxheads.contains(&square) {
            return Some(pen.sign("◇", "^"));
        }
        let shield = self.static_data.sides.iter().any(|side| side.shield == square);
        shield.then(|| pen.sign("□", "#"))
    }

    /// Four columns: what is printed or can be done, side, value, and who knows it. ` R4!`, `[B?]`
    fn flat(
        &self,
        pen: &mut Pen,
        square: Square,
        piece: Option<SeenPiece>,
        touch: Touch,
        role: Role,
        cell: Cell,
    ) {
        let printed = self.printed(square, pen);
        let (x, y) = ((cell.width - 4) / 2, cell.height / 2);
        let inside = match piece {
            Some(piece) => format!("{}{}", initial(&self.scene.words, piece.owner), kind(piece)),
            None => printed.unwrap_or(pen.sign("·", ".")).into(),
        };
        let [left, right] = touch.around(pen);
        let left = left.unwrap_or(if piece.is_some() { printed.unwrap_or(" ") } else { " " });
        let right = right.unwrap_or(piece.map_or(" ", standing));
        pen.write((x, y), &format!("{left}{inside}{right}"), role);
    }

    /// The same as a box of three rows; what is printed is in its upper edge, and who knows it in its lower.
    fn boxed(&self, pen: &mut Pen, piece: SeenPiece, touch: Touch, role: Role, cell: Cell) {
        let wide = if cell.width >= 6 { 6 } else { 4 };
        let at = Rect::new((cell.width - wide) / 2, 0, wide, 3);
        pen.frame(at, Frame::Round, role);
        pen.inside(at, &format!("{}{}", initial(&self.scene.words, piece.owner), kind(piece)), role);
        let [left, right] = touch.around(pen);
        let known = Some(standing(piece)).filter(|known| *known != " ");
        let printed = self.printed(piece.square, pen);
        let last = at.right() - 1;
        let signs = [((at.x, 1), left), ((last, 1), right), ((last - 1, 0), printed), ((last - 1, 2), known)];
        for (place, sign) in signs {
            pen.write(place, sign.unwrap_or_default(), role);
        }
    }
}

/// What a touch of a square would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Touch {
    Nothing,
    /// A piece that can be picked up.
    Pickable,
    /// Where what is picked can go, what needs no second touch, or where the next piece is placed.
    Target,
    Picked,
}

impl Touch {
    fn of(table: &Table, key: &Key) -> Touch {
        let picking = table.steps.picks().is_empty() && matches!(key, Key::Square(_));
        match table.steps.mark(key) {
            Mark::Not => Touch::Nothing,
            Mark::Picked => Touch::Picked,
            Mark::Choice if table.steps.is_next(key) && !picking => Touch::Target,
            Mark::Choice => Touch::Pickable,
        }
    }

    /// What stands left and right of a piece, instead of what does otherwise.
    fn around(self, pen: &Pen) -> [Option<&'static str>; 2] {
        match self {
            Touch::Nothing => [None, None],
            Touch::Pickable => [Some(Mark::Choice.sign(pen.look)), None],
            Touch::Picked => [Some(Mark::Picked.sign(pen.look)), None],
            Touch::Target => [Some("["), Some("]")],
        }
    }
}

fn file(place: u16) -> String {
    char::from(b'a' + place as u8).to_string()
}

/// The kind of a piece in one column.
fn kind(piece: SeenPiece) -> String {
    piece.kind.map_or_else(|| "?".into(), letter)
}

/// Who knows it: only its owner, both, and what has changed sides.
fn standing(piece: SeenPiece) -> &'static str {
    match piece.standing {
        Standing::Hidden => " ",
        Standing::Revealed => "!",
        Standing::Turncoat => "*",
    }
}
