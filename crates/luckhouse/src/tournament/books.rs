//! What came of all games: each pair's score, each player's wins and ratings.

use super::hall::{Hall, Played, Round};
use luckhouse_bots::arena::Score;
use luckhouse_bots::share;
use luckhouse_club::luck::{self, Adjusted, LuckRating};
use luckhouse_club::rating::{self, Pool, Rating, Weight, places};
use luckhouse_engine::PerSeat;
use std::collections::BTreeMap;

/// Counts over all games so far.
pub(super) struct Books {
    pool: Pool,
    fair: bool,
    games: u64,
    /// For each player the share of the win, round by round.
    pub(super) wins: Vec<Score>,
    /// For each pair, the lower number first, the score of that one.
    pub(super) pairs: BTreeMap<(usize, usize), Pair>,
    pub(super) ratings: Vec<Rating>,
    pub(super) luck_ratings: Vec<LuckRating>,
}

/// What one of two won, where they sat at the same table: ½, and half of what it won more than the other.
#[derive(Clone, Copy, Default)]
pub(super) struct Pair {
    pub(super) plain: Score,
    pub(super) fair: Score,
}

impl Books {
    pub(super) fn new(hall: &Hall) -> Books {
        let many = hall.names.len();
        Books {
            pool: hall.pool(),
            fair: hall.fair,
            games: 0,
            wins: vec![Score::default(); many],
            pairs: BTreeMap::new(),
            ratings: vec![Rating::new(); many],
            luck_ratings: vec![LuckRating::new(); many],
        }
    }

    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// One more round.
    pub(super) fn enter(&mut self, round: &Round) {
        let mut table = round.games[0].seats.clone();
        table.sort_unstable();
        for (at, a) in table.iter().enumerate() {
            self.wins[*a].add(round.share(*a));
            for b in &table[at + 1..] {
                let pair = self.pairs.entry((*a, *b)).or_default();
                pair.plain.add(0.5 + (round.share(*a) - round.share(*b)) / 2.0);
                pair.fair.add(0.5 + (round.fair_share(*a) - round.fair_share(*b)) / 2.0);
            }
        }
        round.games.iter().for_each(|game| self.rate(game));
        self.games += round.games.len() as u64;
    }

    fn rate(&mut self, game: &Played) {
        let before: Vec<Rating> = game.seats.iter().map(|player| self.ratings[*player]).collect();
        let after = rating::rate(&self.pool, &before, &places(&game.fair.outcome), Weight::FULL);
        game.seats.iter().zip(after).for_each(|(player, rating)| self.ratings[*player] = rating);
        let shares = share(&game.fair.outcome).as_slice().to_vec();
        let Ok(adjusted) = Adjusted::new(shares, game.fair.luck.as_slice().to_vec()) else { return };
        if self.fair {
            let before: Vec<LuckRating> =
                game.seats.iter().map(|player| self.luck_ratings[*player]).collect();
            let after = luck::rate(&before, &adjusted, Weight::FULL);
            game.seats.iter().zip(after).for_each(|(player, rating)| self.luck_ratings[*player] = rating);
        }
    }
}

impl Round {
    /// The mean share of the win of this player.
    pub(super) fn share(&self, player: usize) -> f64 {
        self.mean(player, |game| share(&game.fair.outcome))
    }

    /// The same without luck.
    fn fair_share(&self, player: usize) -> f64 {
        self.mean(player, |game| game.fair.shares())
    }

    fn mean(&self, player: usize, shares: impl Fn(&Played) -> PerSeat<f64>) -> f64 {
        let of = |game: &Played| {
            let seat = game.seats.iter().position(|seated| *seated == player);
            seat.map_or(0.0, |seat| shares(game).as_slice()[seat])
        };
        self.games.iter().map(of).sum::<f64>() / self.games.len() as f64
    }
}
