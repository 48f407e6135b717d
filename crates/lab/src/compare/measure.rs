//! What is measured of a game, each a whole number for one game.

use crate::Observed;
use crate::tally::part;
use crate::{Figure, Moments, PART, Setup, sequential};
use luckhouse_engine::Seat;
use luckhouse_words::{Words, say};
use std::ops::Range;

/// Something that can be measured of every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// What the player in the first seat wins; of a game for one, whether it is won.
    Wins,
    /// What whoever begins wins.
    First,
    /// Games that several share, or that nobody wins; not counted in a game for one.
    Draws,
    /// Games that the cap ends.
    Caps,
    /// Turns of a game.
    Turns,
    /// Choices of a game.
    Choices,
    /// Rolls of a game.
    Rolls,
}

/// How many measures there are.
pub(crate) const MEASURES: usize = Measure::ALL.len();

/// All measures of one game, in their order.
pub(crate) type Measured = [i64; MEASURES];

impl Measure {
    /// All, in their order.
    pub const ALL: [Measure; 7] = [
        Measure::Wins,
        Measure::First,
        Measure::Draws,
        Measure::Caps,
        Measure::Turns,
        Measure::Choices,
        Measure::Rolls,
    ];

    /// The word or two that an aim names it by.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Wins => "wins",
            Measure::First => "first seat",
            Measure::Draws => "draws",
            Measure::Caps => "caps",
            Measure::Turns => "turns",
            Measure::Choices => "choices",
            Measure::Rolls => "rolls",
        }
    }

    /// Is it a share of games, and not a length?
    pub const fn is_share(self) -> bool {
        matches!(self, Measure::Wins | Measure::First | Measure::Draws | Measure::Caps)
    }

    /// One of it is so many in a [`Measured`].
    const fn unit(self) -> f64 {
        if self.is_share() { PART as f64 } else { 1.0 }
    }

    /// Of one game.
    fn of(self, seen: &Observed) -> i64 {
        let seats = seen.outcome.scores.seats() as i64;
        let whole = |yes: bool| i64::from(yes) * PART as i64;
        match self {
            Measure::Wins => part(seen, Seat::at(0)),
            // Where nobody begins, nobody has anything from it.
            Measure::First => seen.first.map_or(PART as i64 / seats, |seat| part(seen, seat)),
            Measure::Draws => whole(seats > 1 && seen.outcome.winners.len() != 1),
            Measure::Caps => whole(seen.progress.capped),
            Measure::Turns => i64::from(seen.progress.turns),
            Measure::Choices => i64::from(seen.choices),
            Measure::Rolls => i64::from(seen.rolls),
        }
    }

    /// The mean over many games. Shares are as careful as Wilson is.
    pub(crate) fn figure(self, moments: &Moments, deviations: f64) -> Figure {
        let figure = sequential::mean(moments, self.unit(), self.reach() / 2.0, deviations);
        match self.is_share() {
            true => Figure { low: figure.low.max(0.0), high: figure.high.min(1.0), ..figure },
            false => figure,
        }
    }

    /// The mean of differences, each between two games with the same dice.
    pub(crate) fn difference(self, moments: &Moments, deviations: f64) -> Figure {
        sequential::mean(moments, self.unit(), self.reach(), deviations)
    }

    /// How far two games can be apart. Lengths have no bound worth the name: what was seen has to do.
    const fn reach(self) -> f64 {
        if self.is_share() { 1.0 } else { 0.0 }
    }

    /// What stands above a column of it.
    pub fn said(self, words: &Words) -> String {
        match self {
            Measure::Wins => say!(words, "terminal-lab-measure-wins"),
            Measure::First => say!(words, "terminal-lab-measure-first"),
            Measure::Draws => say!(words, "terminal-lab-measure-draws"),
            Measure::Caps => say!(words, "terminal-lab-measure-caps"),
            Measure::Turns => say!(words, "terminal-lab-measure-turns"),
            Measure::Choices => say!(words, "terminal-lab-measure-choices"),
            Measure::Rolls => say!(words, "terminal-lab-measure-rolls"),
        }
    }

    /// As people read it: a percentage, or a plain number.
    pub fn show(self, words: &Words, figure: &Figure) -> String {
        if self.is_share() { figure.percent(words) } else { figure.number(words) }
    }
}

/// Everything of these games.
pub(crate) fn sample(setup: &Setup, seed: u64, games: Range<u64>) -> Vec<Measured> {
    let mut samples = Vec::with_capacity((games.end - games.start) as usize);
    setup.each(seed, games, &mut |_, seen| samples.push(Measure::ALL.map(|measure| measure.of(seen))));
    samples
}
