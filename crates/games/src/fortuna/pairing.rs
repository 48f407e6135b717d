//! What pairing up dice and bricks can come to (FO-22).
//!
//! Six groups of twelve dice and twelve bricks can be made in some hundred thousand million ways. Which die is which does not
//! matter, and neither does the order of the groups: with the lowest die always in the next group, and what is left
//! looked at once, some thousand are enough.

use super::{Group, Groups, Line, Pair, Score, Scoring, Spread, Throw};
use std::collections::HashMap;

/// For each line, the most points of a pairing whose highest line it is; nothing where no pairing has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    points: [Option<u8>; Line::ALL.len()],
}

impl Reach {
    const NONE: Reach = Reach { points: [None; Line::ALL.len()] };

    /// The most points with this as the highest line, if it can be.
    pub const fn points(&self, line: Line) -> Option<u8> {
        self.points[line as usize]
    }

    /// The best score of each line that can be the highest, in order.
    pub fn scores(&self) -> impl Iterator<Item = Score> + use<> {
        let points = self.points;
        Line::ALL.into_iter().filter_map(move |line| Some(Score { line, points: points[line as usize]? }))
    }

    /// The score with the most points; of equals the one with the higher line. Nothing where there is no pairing.
    pub fn best(&self) -> Option<Score> {
        self.scores().reduce(|best, next| if next.points > best.points { next } else { best })
    }

    fn allow(&mut self, score: Score) {
        let points = &mut self.points[score.line as usize];
        *points = (*points).max(Some(score.points));
    }
}

/// Looks at every way to pair up dice and bricks, and remembers what it has seen.
///
/// ```
/// use luckhouse_engine::DiceSet;
/// use luckhouse_games::fortuna::{BrickSet, Line, Pairings, Plain, Spread};
/// let spread = Spread { dice: DiceSet::of(&[1, 2, 4, 5]), bricks: "2 3 5 5".parse()? };
/// let mut pairings = Pairings::new(Plain::Each);
/// // Dice 2 4 on bricks 2 3 are a Smile of 10, and dice 1 5 make both bricks 5.
/// assert_eq!(pairings.reach(spread).points(Line::Smile), Some(20));
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Debug)]
pub struct Pairings {
    scoring: Scoring,
    known: HashMap<Spread, Reach>,
}

impl Pairings {
    /// By this way to score.
    pub fn new(scoring: impl Into<Scoring>) -> Pairings {
        Pairings { scoring: scoring.into(), known: HashMap::new() }
    }

    /// What all these dice and bricks can come to. There are as many of each, and an even number.
    pub fn reach(&mut self, spread: Spread) -> Reach {
        if let Some(reach) = self.known.get(&spread) {
            return *reach;
        }
        let mut reach = Reach::NONE;
        if spread.dice.is_empty() {
            reach.allow(Score::NOTHING);
        }
        for (group, rest) in next_groups(spread) {
            let score = group.score(self.scoring);
            self.reach(rest).scores().for_each(|other| reach.allow(score.and(other)));
        }
        self.known.insert(spread, reach);
        reach
    }

    /// What a throw can come to with the groups that are made already; nothing where its groups are not of its spread.
    pub fn after(&mut self, throw: &Throw) -> Reach {
        let (mut reach, made) = (Reach::NONE, throw.groups.score(self.scoring));
        if let Some(left) = throw.left() {
            self.reach(left).scores().for_each(|other| reach.allow(made.and(other)));
        }
        reach
    }

    /// Groups that come to this score, if there are any.
    pub fn groups(&mut self, spread: Spread, score: Score) -> Option<Groups> {
        if spread.dice.is_empty() {
            return (score == Score::NOTHING).then_some(Groups::EMPTY);
        }
        for (group, rest) in next_groups(spread) {
            let own = group.score(self.scoring);
            let found = self.reach(rest).scores().find(|other| own.and(*other) == score);
            if let Some(other) = found {
                return Some(self.groups(rest, other)?.with(group));
            }
        }
        None
    }
}

/// Every group that the lowest die can be in, with what is left then.
fn next_groups(spread: Spread) -> impl Iterator<Item = (Group, Spread)> {
    let lowest = spread.dice.faces().next();
    let dice = Pair::among_dice(spread.dice).filter(move |pair| Some(pair.low()) == lowest);
    let groups = dice.flat_map(move |dice| spread.bricks.pairs().map(move |bricks| Group { dice, bricks }));
    groups.filter_map(move |group| Some((group, spread.without(group)?)))
}
