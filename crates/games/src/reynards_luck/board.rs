//! The board: which piece stands where, and how far one reaches.

use super::{Piece, Square, SquareSet};
use luckhouse_engine::{Die, Seat};
use std::ops::{Index, IndexMut};

/// The 81 squares, each empty or with one piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    cells: [Option<Piece>; Square::COUNT],
}

/// Where one piece can act with a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Empty squares that it can move to.
    pub moves: SquareSet,
    /// Enemies that it can challenge.
    pub challenges: SquareSet,
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

    /// RL-9: along each of the eight lines over empty squares, as far as the die shows; the first piece in
    /// the way can be challenged if it is an enemy.
    pub fn reach(&self, from: Square, owner: Seat, die: Die) -> Reach {
        let mut reach = Reach { moves: SquareSet::EMPTY, challenges: SquareSet::EMPTY };
        for direction in 0..8 {
            let mut here = from;
            for _ in 0..die.face() {
                let Some(next) = here.next(direction) else { break };
                match self[next] {
                    None => reach.moves.put(next),
                    Some(piece) => {
                        if piece.owner != owner {
                            reach.challenges.put(next);
                        }
                        break;
                    }
                }
                here = next;
            }
        }
        reach
    }
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
