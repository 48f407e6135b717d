//! The table in a form that can be tried out quickly: who stands where, and of what class each piece is.

use super::belief::{CLASSES, Class};
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Square, SquareSet};

/// A piece as one viewer knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Man {
    pub(super) owner: usize,
    pub(super) class: Class,
    /// The viewer knows what it is, the other side does not.
    pub(super) masked: bool,
}

/// Everything that an evaluation looks at. It is small and is copied for each try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Field {
    /// 0 is empty; otherwise the owner and the class, packed.
    cells: [u8; Square::COUNT],
    held: [SquareSet; 2],
    pub(super) reserves: [[u8; CLASSES]; 2],
    /// Who begins a turn now.
    pub(super) mover: usize,
    /// Who held all foxheads at the end of their last turn (RL-18).
    pub(super) claim: Option<usize>,
    pub(super) over: Option<usize>,
    /// Turns that are still to be played before the pieces are counted (RL-20).
    pub(super) turns_left: u32,
}

impl Field {
    pub(super) fn empty(mover: Seat, claim: Option<Seat>, turns_left: u32) -> Field {
        Field {
            cells: [0; Square::COUNT],
            held: [SquareSet::EMPTY; 2],
            reserves: [[0; CLASSES]; 2],
            mover: mover.index(),
            claim: claim.map(Seat::index),
            over: None,
            turns_left,
        }
    }

    pub(super) fn put(&mut self, square: Square, man: Man) {
        let owner = man.owner + 2 * usize::from(man.masked);
        self.cells[square.index()] = 1 + (owner * CLASSES) as u8 + man.class;
        self.held[man.owner].put(square);
    }

    pub(super) fn take(&mut self, square: Square) -> Option<Man> {
        let man = self.at(square)?;
        self.cells[square.index()] = 0;
        let mut one = SquareSet::EMPTY;
        one.put(square);
        self.held[man.owner] = self.held[man.owner].minus(one);
        Some(man)
    }

    #[inline]
    pub(super) fn at(&self, square: Square) -> Option<Man> {
        let packed = usize::from(self.cells[square.index()].checked_sub(1)?);
        let owner = packed / CLASSES;
        Some(Man { owner: owner % 2, class: (packed % CLASSES) as Class, masked: owner >= 2 })
    }

    #[inline]
    pub(super) fn held(&self, side: usize) -> SquareSet {
        self.held[side]
    }

    #[inline]
    pub(super) fn occupied(&self) -> SquareSet {
        self.held[0].or(self.held[1])
    }

    pub(super) fn in_reserve(&self, side: usize) -> usize {
        self.reserves[side].iter().map(|count| usize::from(*count)).sum()
    }

    /// The pieces of a side, on the board and in reserve.
    pub(super) fn strength(&self, side: usize) -> usize {
        self.held[side].len() + self.in_reserve(side)
    }

    pub(super) fn step(&mut self, from: Square, to: Square) {
        if let Some(man) = self.take(from) {
            self.put(to, man);
        }
    }

    /// The piece on this square goes to the reserve of the other side (RL-13); that may be the end (RL-19).
    pub(super) fn capture(&mut self, square: Square) {
        let Some(man) = self.take(square) else { return };
        let winner = 1 - man.owner;
        self.reserves[winner][usize::from(man.class)] += 1;
        if self.strength(man.owner) <= 3 {
            self.over = Some(winner);
        }
    }

    /// A piece comes out of the reserve (RL-8, RL-14).
    pub(super) fn bring_back(&mut self, side: usize, class: Class, shield: Square) {
        self.reserves[side][usize::from(class)] -= 1;
        self.put(shield, Man { owner: side, class, masked: false });
    }

    pub(super) fn heads_of(&self, side: usize, foxheads: &[Square; 4]) -> usize {
        foxheads.iter().filter(|square| self.held[side].contains(**square)).count()
    }

    /// The mover's turn is over (RL-18, RL-20).
    pub(super) fn end_turn(&mut self, foxheads: &[Square; 4]) {
        let (side, rival) = (self.mover, 1 - self.mover);
        self.turns_left = self.turns_left.saturating_sub(1);
        if self.over.is_some() {
            return;
        }
        if self.claim == Some(rival) && self.heads_of(rival, foxheads) == 4 {
            self.over = Some(rival);
        }
        self.claim = (self.heads_of(side, foxheads) == 4).then_some(side);
        self.mover = rival;
    }
}
