//! The board: which piece stands where, and how far one reaches.

use super::square::Direction;
use super::{Piece, Square, SquareSet};
use luckhouse_engine::{Die, Seat};
use std::ops::Index;

/// The 81 squares, each empty or with one piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    cells: [Option<Piece>; Square::COUNT],
    /// Where the pieces of each seat stand. The cells say the same; but this way nobody has to walk over empty ones.
    held: [SquareSet; 2],
}

impl Board {
    /// No pieces at all.
    pub const EMPTY: Board = Board { cells: [None; Square::COUNT], held: [SquareSet::EMPTY; 2] };

    /// All pieces with their squares, in the order of the squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.pieces_on(self.occupied(None))
    }

    /// The pieces that fight for this seat.
    pub fn pieces_of(&self, seat: Seat) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.pieces_on(self.held_by(seat))
    }

    fn pieces_on(&self, squares: SquareSet) -> impl Iterator<Item = (Square, Piece)> + '_ {
        squares.iter().filter_map(|square| self[square].map(|piece| (square, piece)))
    }

    /// Does a piece of this seat stand here?
    pub fn is_held_by(&self, square: Square, seat: Seat) -> bool {
        self.held_by(seat).contains(square)
    }

    /// The squares on which a piece of this seat stands.
    #[inline]
    pub(super) fn held_by(&self, seat: Seat) -> SquareSet {
        self.held[seat.index()]
    }

    /// The squares on which any piece stands, or one of this seat.
    #[inline]
    pub fn occupied(&self, by: Option<Seat>) -> SquareSet {
        by.map_or(self.held[0].or(self.held[1]), |seat| self.held_by(seat))
    }

    /// From now on this stands here, and whatever stood here is gone.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        let _ = self.take(square);
        if let Some(piece) = piece {
            self.held[piece.owner.index()].put(square);
        }
        self.cells[square.index()] = piece;
    }

    /// Nothing stands here any more: what did.
    #[inline]
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let mut here = SquareSet::EMPTY;
        here.put(square);
        self.held = self.held.map(|held| held.minus(here));
        self.cells[square.index()].take()
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
