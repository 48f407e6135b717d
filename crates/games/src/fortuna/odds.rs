//! Exact figures: how often each score comes, and what it brings.

use super::{BrickSet, Line, OwnMarble, Pair, Pairings, Reach, Score, Scoring, Spread, Wolf};
use luckhouse_engine::{DiceSet, Fraction, Odds};

/// How many ways each line of the table of scores has, and how many points in all those ways together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    ways: [u64; Line::ALL.len()],
    points: [u64; Line::ALL.len()],
}

impl Tally {
    const EMPTY: Tally = Tally { ways: [0; Line::ALL.len()], points: [0; Line::ALL.len()] };

    /// A turn with two dice and two bricks out of so many kits. One kit has 36 × 28 = 1008 ways.
    ///
    /// ```
    /// use luckhouse_games::fortuna::{Line, Plain, odds::Tally};
    /// let turn = Tally::of_turn(1, Plain::Each);
    /// assert_eq!(turn.chance(Line::Cheese).to_string(), "2/1008 (0.20 %)");
    /// ```
    pub fn of_turn(kits: usize, scoring: impl Into<Scoring>) -> Tally {
        let (mut tally, scoring) = (Tally::EMPTY, scoring.into());
        for (dice, ways) in dice_pairs().lines() {
            tally.add(*dice, *ways, kits, scoring);
        }
        tally
    }

    /// The same, with the dice lying there and the bricks still to be flipped.
    pub fn of_dice(dice: Pair, kits: usize, scoring: impl Into<Scoring>) -> Tally {
        let mut tally = Tally::EMPTY;
        tally.add(dice, 1, kits, scoring.into());
        tally
    }

    /// A turn with as many dice and bricks as players, all of them paired up for the most points, and of equals for the
    /// higher line (FO-22). Four players are 1296 × 1820 ways; for more it takes long.
    ///
    /// ```
    /// use luckhouse_games::fortuna::{Plain, odds::Tally};
    /// assert_eq!(Tally::of_grand(1, Plain::Each), Tally::of_turn(1, Plain::Each), "nothing to pair up for two");
    /// ```
    pub fn of_grand(kits: usize, scoring: impl Into<Scoring>) -> Tally {
        let mut tally = Tally::EMPTY;
        each_reach(kits, scoring, |reach, ways| {
            let best = reach.best().expect("dice and bricks can be paired up");
            tally.count(best, ways);
        });
        tally
    }

    fn add(&mut self, dice: Pair, dice_ways: u64, kits: usize, scoring: Scoring) {
        for (bricks, brick_ways) in brick_pairs(kits).lines() {
            self.count(Score::of(dice, *bricks, scoring), dice_ways * brick_ways);
        }
    }

    fn count(&mut self, score: Score, ways: u64) {
        self.ways[score.line as usize] += ways;
        self.points[score.line as usize] += ways * u64::from(score.points);
    }

    /// All ways.
    pub fn total(&self) -> u64 {
        self.ways.iter().sum()
    }

    /// The chance of one line.
    pub fn chance(&self, line: Line) -> Fraction {
        self.chance_of(|other| other == line)
    }

    /// The chance of any line that passes the test.
    pub fn chance_of(&self, test: impl Fn(Line) -> bool) -> Fraction {
        let passing = Line::ALL.into_iter().filter(|line| test(*line));
        Fraction { ways: passing.map(|line| self.ways[line as usize]).sum(), total: self.total() }
    }

    /// The average points of a line, where it comes at all: all its points, out of all its ways.
    pub fn points_of(&self, line: Line) -> Option<Fraction> {
        let (ways, total) = (self.points[line as usize], self.ways[line as usize]);
        (total > 0).then_some(Fraction { ways, total })
    }

    /// The average points of a turn: all points, out of all ways.
    pub fn points(&self) -> Fraction {
        Fraction { ways: self.points.iter().sum(), total: self.total() }
    }

    /// The chance that the player loses a marble.
    pub fn own_lost(&self) -> Fraction {
        self.chance_of(|line| line.own_marble() == OwnMarble::Lost)
    }

    /// The chance that the player may take a marble back.
    pub fn own_back(&self) -> Fraction {
        self.chance_of(|line| line.own_marble() == OwnMarble::Back)
    }

    /// The average number of marbles taken from an opponent.
    pub fn taken(&self) -> Fraction {
        let marbles = |line: Line| self.ways[line as usize] * u64::from(line.takes());
        Fraction { ways: Line::ALL.into_iter().map(marbles).sum(), total: self.total() }
    }
}

/// Two dice, as a pair.
pub fn dice_pairs() -> Odds<Pair> {
    DiceSet::odds(2).map(|dice| pair(dice.faces()))
}

/// Two bricks out of so many kits, as a pair.
pub fn brick_pairs(kits: usize) -> Odds<Pair> {
    BrickSet::odds(2, kits).map(|bricks| pair(bricks.faces()))
}

fn pair(mut faces: impl Iterator<Item = u8>) -> Pair {
    let mut face = || faces.next().expect("two faces");
    Pair::of(face(), face())
}

/// The chance that somebody who chooses two of `open` dice and two of `open` bricks, out of so many kits, can have a
/// score on one of the wanted lines (FO-17).
///
/// Only which pairs can be chosen matters. As bits of one number, eight dice and eight bricks are a million cases
/// instead of eighteen million million.
pub fn within_reach(open: usize, kits: usize, wolf: Wolf, wanted: impl Fn(Line) -> bool) -> Fraction {
    let dice = DiceSet::odds(open).map(|dice| bits(Pair::among_dice(dice)));
    let bricks = BrickSet::odds(open, kits).map(|bricks| bits(bricks.pairs()));
    let mut reached = 0;
    for (dice_pairs, dice_ways) in dice.lines() {
        let good = bricks_that_make(*dice_pairs, |dice, bricks| wanted(Line::of(dice, bricks, wolf)));
        let ways = bricks.chance(|brick_pairs| brick_pairs & good != 0).ways;
        reached += dice_ways * ways;
    }
    Fraction { ways: reached, total: dice.total() * bricks.total() }
}

/// The chance that somebody who pairs up as many dice and bricks as players can have one of the wanted lines as the highest
/// (FO-22). For more than four players it takes long.
pub fn grand_within_reach(kits: usize, wolf: Wolf, wanted: impl Fn(Line) -> bool) -> Fraction {
    let (mut reached, mut total) = (0, 0);
    each_reach(kits, Scoring { wolf, ..Scoring::default() }, |reach, ways| {
        total += ways;
        reached += if reach.scores().any(|score| wanted(score.line)) { ways } else { 0 };
    });
    Fraction { ways: reached, total }
}

/// What every throw of a table with so many kits can be paired up to, with its ways.
fn each_reach(kits: usize, scoring: impl Into<Scoring>, mut look: impl FnMut(Reach, u64)) {
    let mut pairings = Pairings::new(scoring);
    let (dice, bricks) = (DiceSet::odds(2 * kits), BrickSet::odds(2 * kits, kits));
    for (dice, dice_ways) in dice.lines() {
        for (bricks, brick_ways) in bricks.lines() {
            look(pairings.reach(Spread { dice: *dice, bricks: *bricks }), dice_ways * brick_ways);
        }
    }
}

/// One bit for each pair.
fn bits(pairs: impl Iterator<Item = Pair>) -> u64 {
    pairs.fold(0, |bits, pair| bits | bit(pair))
}

fn bit(pair: Pair) -> u64 {
    1 << (pair.low() * 7 + pair.high())
}

/// The pairs of bricks that make a wanted score with one of these pairs of dice.
fn bricks_that_make(dice_pairs: u64, wanted: impl Fn(Pair, Pair) -> bool) -> u64 {
    let every = |least: u8| (least..7).flat_map(move |low| (low..7).map(move |high| Pair::of(low, high)));
    let dice: Vec<Pair> = every(1).filter(|dice| dice_pairs & bit(*dice) != 0).collect();
    bits(every(0).filter(|bricks| dice.iter().any(|dice| wanted(*dice, *bricks))))
}
