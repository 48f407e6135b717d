//! The squares of the board, `a1` to `i9`, and sets of them.

use luckhouse_engine::BadWord;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::str::FromStr;

/// A square. Red's home rank is 1, Blue's is 9.
///
/// ```
/// use luckhouse_games::reynards_luck::Square;
/// let square: Square = "e9".parse()?;
/// assert_eq!((square.file(), square.rank()), (4, 8));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Files and ranks of the board.
    pub const SIDE: usize = 9;
    /// All squares of the board.
    pub const COUNT: usize = Square::SIDE * Square::SIDE;

    /// The square on this file and rank, both counted from 0, if it is on the board.
    pub const fn at(file: usize, rank: usize) -> Option<Square> {
        if file < Square::SIDE && rank < Square::SIDE {
            Some(Square((rank * Square::SIDE + file) as u8))
        } else {
            None
        }
    }

    /// All squares: rank by rank, each from file a.
    pub fn all() -> impl Iterator<Item = Square> + Clone {
        (0..Square::COUNT as u8).map(Square)
    }

    /// Counted from 0, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, a being 0.
    pub const fn file(self) -> usize {
        self.index() % Square::SIDE
    }

    /// The rank, the first being 0.
    pub const fn rank(self) -> usize {
        self.index() / Square::SIDE
    }

    /// How many steps away the other is, if nothing stands between.
    pub const fn distance(self, other: Square) -> usize {
        let (files, ranks) = (self.file().abs_diff(other.file()), self.rank().abs_diff(other.rank()));
        if files > ranks { files } else { ranks }
    }

    /// The squares strictly between this and the other, if they lie on one straight line (rank, file or diagonal).
    pub fn between(self, other: Square) -> Option<SquareSet> {
        let files = other.file() as isize - self.file() as isize;
        let ranks = other.rank() as isize - self.rank() as isize;
        if self == other || (files != 0 && ranks != 0 && files.abs() != ranks.abs()) {
            return None;
        }
        let mut between = SquareSet::EMPTY;
        for step in 1..self.distance(other) as isize {
            let file = self.file() as isize + files.signum() * step;
            let rank = self.rank() as isize + ranks.signum() * step;
            Square::at(file as usize, rank as usize).into_iter().for_each(|square| between.put(square));
        }
        Some(between)
    }

    /// The next square in each of the eight directions, or none beyond the edge.
    #[inline]
    pub(super) fn next(self, direction: usize) -> Option<Square> {
        NEXT[self.index()][direction]
    }
}

/// The eight directions, as steps of file and rank.
const DIRECTIONS: [(isize, isize); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// Worked out once, so that walking along a line is one look-up a step.
static NEXT: [[Option<Square>; 8]; Square::COUNT] = neighbours();

const fn neighbours() -> [[Option<Square>; 8]; Square::COUNT] {
    let mut next = [[None; 8]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let from = Square(index as u8);
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = DIRECTIONS[direction];
            // A step off the low edge wraps to a number far above the board.
            let file = from.file().wrapping_add_signed(files);
            let rank = from.rank().wrapping_add_signed(ranks);
            next[index][direction] = Square::at(file, rank);
            direction += 1;
        }
        index += 1;
    }
    next
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file() as u8), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Square, BadWord> {
        let square = match text.as_bytes() {
            [file @ b'a'..=b'i', rank @ b'1'..=b'9'] => {
                Square::at(usize::from(file - b'a'), usize::from(rank - b'1'))
            }
            _ => None,
        };
        square.ok_or_else(|| BadWord::new(text, "a square", "a1 to i9"))
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Square, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u128);

impl SquareSet {
    /// No squares.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// One more square.
    #[inline]
    pub fn put(&mut self, square: Square) {
        self.0 |= 1 << square.index();
    }

    /// Is it in the set?
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.index()) != 0
    }

    /// The squares of both sets.
    #[must_use]
    pub const fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// How many squares.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No squares?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros();
            // An empty set has no lowest bit to clear.
            left = left.checked_sub(1)? & left;
            Some(Square(index as u8))
        })
    }
}
