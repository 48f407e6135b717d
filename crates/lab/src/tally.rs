//! What came out of many games, in whole numbers only: parts add up to the same whole in any order.

use crate::Observed;
use crate::sequential::Z;
use crate::{Figure, Moments};
use luckhouse_engine::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A win is so many parts, so that up to eight can share it in whole numbers.
pub const PART: u64 = 840;

/// How often each number came up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts(pub BTreeMap<u32, u64>);

/// Counts over many games of one cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// Games that each seat won alone.
    pub wins: Vec<u64>,
    /// What each seat won, shared wins in parts of [`PART`], with squares.
    pub shares: Vec<Moments>,
    /// What whoever had the first turn won, in parts of [`PART`], in games where somebody had it alone.
    pub first: Moments,
    /// Games that several seats shared.
    pub shared: u64,
    /// Games that nobody won.
    pub lost: u64,
    /// Games that the cap ended.
    pub capped: u64,
    /// The score of each seat.
    pub scores: Vec<Moments>,
    /// How far the best score was above the next, where there is a next.
    pub margin: Moments,
    /// Turns of each game.
    pub turns: Counts,
    /// Choices of each game.
    pub choices: Counts,
    /// Rolls of each game.
    pub rolls: Counts,
    /// Choices for which it was counted what else could have been chosen.
    pub counted: u64,
    /// Those between two things or more.
    pub real: u64,
    /// How many things there were in those, added up.
    pub width: u64,
    /// Everything that is counted of the game, in the order of its list.
    #[serde(alias = "uses")]
    pub metrics: Vec<MetricTally>,
}

/// How often something was used, and how those fared who did. A player in one game counts as one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MetricTally {
    /// How often in all.
    pub times: u64,
    /// What players won who used it at least once, in parts of [`PART`].
    pub with: Moments,
    /// What the others won.
    pub without: Moments,
}

impl Tally {
    /// No games yet.
    pub fn new(seats: usize, metrics: usize) -> Tally {
        Tally {
            games: 0,
            wins: vec![0; seats],
            shares: vec![Moments::default(); seats],
            first: Moments::default(),
            shared: 0,
            lost: 0,
            capped: 0,
            scores: vec![Moments::default(); seats],
            margin: Moments::default(),
            turns: Counts::default(),
            choices: Counts::default(),
            rolls: Counts::default(),
            counted: 0,
            real: 0,
            width: 0,
            metrics: vec![MetricTally::default(); metrics],
        }
    }

    /// One more game.
    pub fn add(&mut self, seen: &Observed) {
        self.games += 1;
        self.capped += u64::from(seen.progress.capped);
        self.turns.add(seen.progress.turns);
        self.choices.add(seen.choices);
        self.rolls.add(seen.rolls);
        self.counted += u64::from(seen.counted);
        self.real += u64::from(seen.real);
        self.width += u64::from(seen.width);
        self.result(seen);
        for (what, tally) in self.metrics.iter_mut().enumerate() {
            for seat in Seat::all(self.wins.len()) {
                tally.add(seen.metrics[seat][what], part(seen, seat));
            }
        }
    }

    fn result(&mut self, seen: &Observed) {
        let winners = seen.outcome.winners;
        match winners.only() {
            Some(seat) => self.wins[seat.index()] += 1,
            None if winners.is_empty() => self.lost += 1,
            None => self.shared += 1,
        }
        if let Some(first) = seen.first {
            self.first.add(part(seen, first));
        }
        let (mut best, mut next) = (i64::MIN, i64::MIN);
        for (seat, score) in seen.outcome.scores.iter() {
            self.shares[seat.index()].add(part(seen, seat));
            let score = i64::from(score);
            self.scores[seat.index()].add(score);
            (best, next) = if score > best { (score, best) } else { (best, next.max(score)) };
        }
        if next > i64::MIN {
            self.margin.add(best - next);
        }
    }

    /// The games of another tally of the same cell.
    pub fn merge(&mut self, other: &Tally) {
        self.games += other.games;
        self.shared += other.shared;
        self.lost += other.lost;
        self.capped += other.capped;
        self.counted += other.counted;
        self.real += other.real;
        self.width += other.width;
        self.first.merge(&other.first);
        self.margin.merge(&other.margin);
        self.turns.merge(&other.turns);
        self.choices.merge(&other.choices);
        self.rolls.merge(&other.rolls);
        self.wins.iter_mut().zip(&other.wins).for_each(|(mine, more)| *mine += more);
        self.shares.iter_mut().zip(&other.shares).for_each(|(mine, more)| mine.merge(more));
        self.scores.iter_mut().zip(&other.scores).for_each(|(mine, more)| mine.merge(more));
        self.metrics.iter_mut().zip(&other.metrics).for_each(|(mine, more)| mine.merge(more));
    }

    /// The share of the win of a seat, counted from 0.
    pub fn wins_of(&self, seat: usize) -> Figure {
        let plain = self.shared == 0;
        match plain {
            // Wilson's interval is right also for a seat that hardly ever wins.
            true => Figure::share(self.wins[seat], self.games),
            false => self.shares[seat].mean(PART as f64),
        }
    }

    /// What whoever has the first turn wins, if there is somebody who has it, and a rival.
    pub fn first_share(&self) -> Option<Figure> {
        (self.first.count > 0 && self.wins.len() > 1).then(|| self.first.share(PART))
    }

    /// How much more than an equal share of the win the first turn is worth, if there is somebody who has it.
    pub fn first_advantage(&self) -> Option<Figure> {
        let equal = Figure::exact(1.0 / self.wins.len() as f64);
        self.first_share().map(|first| first.minus(&equal))
    }
}

/// What a seat got of the win.
pub(crate) fn part(seen: &Observed, seat: Seat) -> i64 {
    let winners = seen.outcome.winners;
    if winners.contains(seat) { (PART / winners.len() as u64) as i64 } else { 0 }
}

impl MetricTally {
    fn add(&mut self, times: u16, won: i64) {
        self.times += u64::from(times);
        if times > 0 { &mut self.with } else { &mut self.without }.add(won);
    }

    fn merge(&mut self, other: &MetricTally) {
        self.times += other.times;
        self.with.merge(&other.with);
        self.without.merge(&other.without);
    }
}

impl Counts {
    fn add(&mut self, number: u32) {
        *self.0.entry(number).or_default() += 1;
    }

    fn merge(&mut self, other: &Counts) {
        for (number, count) in &other.0 {
            *self.0.entry(*number).or_default() += count;
        }
    }

    /// The mean, with its interval.
    pub fn mean(&self) -> Figure {
        let mut moments = Moments::default();
        for (number, count) in &self.0 {
            let (number, count) = (i64::from(*number), *count as i64);
            moments.count += count as u64;
            moments.sum += number * count;
            moments.squares += number * number * count;
        }
        moments.mean(1.0)
    }

    /// The same number with its interval, which is that of the order in which numbers lie: no shape of them is supposed.
    ///
    /// ```
    /// use luckhouse_lab::Counts;
    /// let counts = Counts((1..=100).map(|number| (number, 1)).collect());
    /// let half = counts.quantile_figure(0.5).unwrap();
    /// assert_eq!((half.low, half.value, half.high), (41.0, 50.0, 60.0));
    /// assert_eq!(Counts::default().quantile_figure(0.5), None);
    /// ```
    pub fn quantile_figure(&self, share: f64) -> Option<Figure> {
        let all: u64 = self.0.values().sum();
        let off = Z * (share * (1.0 - share) / all as f64).sqrt();
        let at = |share: f64| Some(f64::from(self.quantile(share.clamp(0.0, 1.0))?));
        Some(Figure { value: at(share)?, low: at(share - off)?, high: at(share + off)? })
    }

    /// The smallest number that at least this share of all does not exceed: 0.5 for the median.
    pub fn quantile(&self, share: f64) -> Option<u32> {
        let all: u64 = self.0.values().sum();
        let mut seen = 0;
        self.0.iter().find_map(|(number, count)| {
            seen += count;
            (seen as f64 >= share * all as f64).then_some(*number)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::Cell;

    #[test]
    fn parts_add_up_to_the_whole_in_any_order() {
        let setup = Cell::new("fortuna", &[], &["random"; 4]).check().unwrap();
        let whole = setup.play(7, 0..300);
        let parts = [setup.play(7, 200..300), setup.play(7, 0..50), setup.play(7, 50..200)];
        let mut sum = parts[0].clone();
        parts[1..].iter().for_each(|part| sum.merge(part));
        assert_eq!(sum, whole);
        assert_eq!(whole.choices.0.values().sum::<u64>(), 300);
    }

    #[test]
    fn quantiles_are_numbers_that_came_up() {
        let tally = Cell::new("booty-dice", &[], &["random", "random"]).check().unwrap().play(1, 0..200);
        let [low, middle, high] = [0.1, 0.5, 0.9].map(|share| tally.choices.quantile(share).unwrap());
        assert!(low < middle && middle < high && tally.choices.0.contains_key(&middle));
        let mean = tally.choices.mean();
        assert!(mean.low < mean.value && mean.half() < 0.2 * mean.value);
    }
}
