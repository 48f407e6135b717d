//! What a state is worth: the number that is maximised, and the score of the play that reaches it.

/// What one crossed-off circle costs: a part of the win that is so small that it only decides between equals.
///
/// Best play maximises the mean of `won · (1 − TASTE)^score`. To give up a chance of one in a million would have to
/// save more than a thousand circles; there are 28.
pub(super) const TASTE: f64 = 1.0 / (1u64 << 30) as f64;

/// Worths of several games side by side, which differ only in what lies behind the fight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cell<const L: usize> {
    /// The mean of `won · (1 − TASTE)^score`, of the score still to come.
    pub(super) worth: [f64; L],
    /// The mean of the score still to come, lost games counted as 0.
    pub(super) score: [f64; L],
}

/// One worth.
pub(super) type Single = Cell<1>;

impl Single {
    /// Won, with nothing more to come.
    pub(super) const WON: Single = Cell { worth: [1.0], score: [0.0] };

    /// The chance to win.
    pub(super) fn win(&self) -> f64 {
        // Up to the square of TASTE, which is below what doubles can show.
        self.worth[0] + TASTE * self.score[0]
    }
}

impl<const L: usize> Cell<L> {
    /// Lost.
    pub(super) const LOST: Cell<L> = Cell { worth: [0.0; L], score: [0.0; L] };

    /// The better of both, lane by lane; this one if they are equal.
    ///
    /// Written with masks, because compilers make branches of anything else, and this is what solving consists of.
    #[inline(always)]
    pub(super) fn or(&mut self, other: &Cell<L>) {
        let mask: [u64; L] =
            std::array::from_fn(|k| if other.worth[k] > self.worth[k] { u64::MAX } else { 0 });
        self.score = std::array::from_fn(|k| {
            f64::from_bits((other.score[k].to_bits() & mask[k]) | (self.score[k].to_bits() & !mask[k]))
        });
        for k in 0..L {
            self.worth[k] = if other.worth[k] > self.worth[k] { other.worth[k] } else { self.worth[k] };
        }
    }

    /// The best of this one and some of a list, lane by lane.
    #[inline]
    pub(super) fn best_with(mut self, list: &[Cell<L>], places: &[u16]) -> Cell<L> {
        for place in places {
            self.or(&list[usize::from(*place)]);
        }
        self
    }

    /// The same, with one circle to be crossed off before.
    #[inline]
    pub(super) fn after_a_use(&self) -> Cell<L> {
        Cell {
            worth: std::array::from_fn(|k| self.worth[k] * (1.0 - TASTE)),
            score: std::array::from_fn(|k| self.worth[k] + self.score[k] * (1.0 + TASTE)),
        }
    }

    /// Add so much of another.
    #[inline]
    pub(super) fn add(&mut self, part: f64, other: &Cell<L>) {
        for k in 0..L {
            self.worth[k] += part * other.worth[k];
            self.score[k] += part * other.score[k];
        }
    }

    /// One lane.
    #[inline]
    pub(super) fn lane(&self, lane: usize) -> Single {
        Cell { worth: [self.worth[lane]], score: [self.score[lane]] }
    }

    /// Lanes in another order.
    #[inline]
    pub(super) fn shuffled(&self, from: &[usize; L]) -> Cell<L> {
        Cell { worth: from.map(|lane| self.worth[lane]), score: from.map(|lane| self.score[lane]) }
    }
}
