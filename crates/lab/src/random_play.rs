//! What came out of many games that everybody played at random, counted as fast as they can be played.

use crate::{Figure, Moments};
use luckhouse_engine::{Ended, PerSeat, Seat};

/// Counts over many random games. Whole numbers only, so that parts add up to the same whole in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomTally {
    /// How many games.
    pub games: u64,
    /// Games that each seat won alone.
    pub wins: PerSeat<u64>,
    /// Games that several seats shared.
    pub shared: u64,
    /// Games that nobody won.
    pub lost: u64,
    /// All choices made.
    pub choices: u64,
    /// The sum of the squares of the choices of each game.
    pub choices_squared: u64,
    /// All rolls.
    pub rolls: u64,
    /// The fewest choices in a game.
    pub shortest: u32,
    /// The most choices in a game.
    pub longest: u32,
}

impl RandomTally {
    /// No games yet.
    pub fn new(seats: usize) -> RandomTally {
        RandomTally {
            games: 0,
            wins: PerSeat::new(seats, 0),
            shared: 0,
            lost: 0,
            choices: 0,
            choices_squared: 0,
            rolls: 0,
            shortest: u32::MAX,
            longest: 0,
        }
    }

    /// One more game.
    pub fn add(&mut self, ended: &Ended) {
        self.games += 1;
        let winners = ended.outcome.winners;
        match winners.only() {
            Some(seat) => self.wins[seat] += 1,
            None if winners.is_empty() => self.lost += 1,
            None => self.shared += 1,
        }
        self.choices += u64::from(ended.choices);
        self.choices_squared += u64::from(ended.choices).pow(2);
        self.rolls += u64::from(ended.rolls);
        self.shortest = self.shortest.min(ended.choices);
        self.longest = self.longest.max(ended.choices);
    }

    /// The games of another tally of the same game.
    #[must_use]
    pub fn merge(mut self, other: &RandomTally) -> RandomTally {
        self.games += other.games;
        for seat in Seat::all(self.wins.seats()) {
            self.wins[seat] += other.wins[seat];
        }
        self.shared += other.shared;
        self.lost += other.lost;
        self.choices += other.choices;
        self.choices_squared += other.choices_squared;
        self.rolls += other.rolls;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self
    }

    /// The mean number of choices in a game, with its interval.
    pub fn mean_choices(&self) -> Figure {
        let (count, sum, squares) = (self.games, self.choices as i64, self.choices_squared as i64);
        Moments { count, sum, squares }.mean(1.0)
    }

    /// The mean number of choices in a game, and its standard deviation.
    pub fn length(&self) -> (f64, f64) {
        let games = self.games as f64;
        let mean = self.choices as f64 / games;
        let variance = (self.choices_squared as f64 / games - mean * mean).max(0.0);
        (mean, variance.sqrt())
    }
}
