//! The board: which piece stands where, and how far one reaches.

use super::square::Direction;
use super::{Piece, Square, SquareSet};
use luckhouse_engine::{Die, Seat};
use std::ops::{Index, IndexMut};

/// The 81 squares, each empty or with one piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    cells: [Option<Piece>; Square::COUNT],
}

impl Board {
    /// No pieces at all.
    pub const EMPTY: Board = Board { cells: [None; Square::COUNT] };

    /// All pieces with their squares, in the order of the squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| self[square].map(|piece| (square, piece)))
    }

    /// The pieces that fight for this seat.
    pub fn pieces_of(&self, seat: Seat) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.pieces().filter(move |(_, piece)| piece.owner == seat)
    }

    /// Does a piece of this seat stand here?
    pub fn is_held_by(&self, square: Square, seat: Seat) -> bool {
        self[square].is_some_and(|piece| piece.owner == seat)
    }

    /// The squares on which any piece stands, and those on which one of this seat does, in one walk over the board.
    pub(super) fn occupied_and_own(&self, seat: Seat) -> (SquareSet, SquareSet) {
        let (mut occupied, mut own) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for (square, piece) in self.pieces() {
            occupied.put(square);
            if piece.owner == seat {
                own.put(square);
            }
        }
        (occupied, own)
    }

    /// The squares on which any piece stands, or one of this seat.
    pub fn occupied(&self, by: Option<Seat>) -> SquareSet {
        let mut occupied = SquareSet::EMPTY;
        for (square, piece) in self.pieces() {
            if by.is_none_or(|seat| piece.owner == seat) {
                occupied.put(square);
            }
        }
        occupied
    }
}

/// RL-9: what a piece can reach along the eight lines, as far as the die shows: empty squares, and the first piece in
/// the way, whosever it is.
#[inline]
pub fn reach(from: Square, occupied: SquareSet, die: Die) -> SquareSet {
    let near = from.near(die.face());
    Direction::ALL.iter().fold(SquareSet::EMPTY, |reached, direction| {
        let line = from.line(*direction).and(near);
        let in_the_way = line.and(occupied);
        let seen = if direction.goes_up() { in_the_way.up_to_first() } else { in_the_way.down_to_last() };
        reached.or(line.and(seen))
    })
}

impl Index<Square> for Board {
    type Output = Option<Piece>;
    #[inline]
    fn index(&self, square: Square) -> &Option<Piece> {
        &self.cells[square.index()]
    }
}

impl IndexMut<Square> for Board {
    #[inline]
    fn index_mut(&mut self, square: Square) -> &mut Option<Piece> {
        &mut self.cells[square.index()]
    }
}
