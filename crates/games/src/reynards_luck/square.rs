//! The squares of the board, `a1` to `i9`, and sets of them.

use luckhouse_engine::{BadWord, phrase};
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
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

    /// All squares from here to the edge.
    #[inline]
    pub(super) fn line(self, direction: Direction) -> SquareSet {
        LINES[self.index()][direction as usize]
    }

    /// All squares at most so many steps away, 1 to 6.
    #[inline]
    pub(super) fn near(self, steps: u8) -> SquareSet {
        NEAR[self.index()][usize::from(steps) - 1]
    }
}

/// The eight directions, as Red sees them, in the order of the next square in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    BackLeft,
    Back,
    BackRight,
    Left,
    Right,
    AheadLeft,
    Ahead,
    AheadRight,
}

impl Direction {
    pub(super) const ALL: [Direction; 8] = [
        Direction::BackLeft,
        Direction::Back,
        Direction::BackRight,
        Direction::Left,
        Direction::Right,
        Direction::AheadLeft,
        Direction::Ahead,
        Direction::AheadRight,
    ];

    /// One step, in files and ranks.
    const fn step(self) -> (isize, isize) {
        match self {
            Direction::BackLeft => (-1, -1),
            Direction::Back => (0, -1),
            Direction::BackRight => (1, -1),
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::AheadLeft => (-1, 1),
            Direction::Ahead => (0, 1),
            Direction::AheadRight => (1, 1),
        }
    }

    /// Do squares in this direction come later in the order of the squares?
    #[inline]
    pub(super) const fn goes_up(self) -> bool {
        self as usize >= Direction::Right as usize
    }
}

// Worked out once, so that looking along a line is a handful of operations on bits.
static LINES: [[SquareSet; 8]; Square::COUNT] = lines();
static NEAR: [[SquareSet; 6]; Square::COUNT] = near();

const fn lines() -> [[SquareSet; 8]; Square::COUNT] {
    let mut lines = [[SquareSet::EMPTY; 8]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT * 8 {
        let (from, direction) = (Square((index / 8) as u8), Direction::ALL[index % 8]);
        let (files, ranks) = direction.step();
        let (mut file, mut rank) = (from.file(), from.rank());
        loop {
            // A step off the low edge wraps to a number far above the board.
            file = file.wrapping_add_signed(files);
            rank = rank.wrapping_add_signed(ranks);
            match Square::at(file, rank) {
                Some(next) => lines[index / 8][index % 8].0 |= 1 << next.index(),
                None => break,
            }
        }
        index += 1;
    }
    lines
}

const fn near() -> [[SquareSet; 6]; Square::COUNT] {
    let mut near = [[SquareSet::EMPTY; 6]; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT * Square::COUNT {
        let (from, to) = (Square((index / Square::COUNT) as u8), Square((index % Square::COUNT) as u8));
        let mut steps = 6;
        while steps >= 1 && from.distance(to) <= steps {
            near[from.index()][steps - 1].0 |= 1 << to.index();
            steps -= 1;
        }
        index += 1;
    }
    near
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
        square.ok_or_else(|| {
            BadWord::new(text, phrase!("kind-square"), phrase!("expected-range", least = "a1", most = "i9"))
        })
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

    /// The squares of both sets together.
    #[must_use]
    #[inline]
    pub const fn or(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// The squares that are in both sets.
    #[must_use]
    #[inline]
    pub const fn and(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }

    /// The squares of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// All squares up to the first of this set and with it; all there are if it is empty.
    #[inline]
    pub(super) const fn up_to_first(self) -> SquareSet {
        SquareSet(self.0 ^ self.0.wrapping_sub(1))
    }

    /// All squares from the last of this set on and with it; all there are if it is empty.
    #[inline]
    pub(super) const fn down_to_last(self) -> SquareSet {
        // Setting the lowest bit too changes nothing but the empty set, which then means everything.
        SquareSet(u128::MAX << (127 - (self.0 | 1).leading_zeros()))
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
    #[inline]
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
