//! `luckhouse lab ratings`: what the bots of the house are rated at every game, for as many as can play it.

use crate::failure::{self, Failure};
use crate::lab::table::interrupted;
use crate::patience::Patience;
use luckhouse_bots::Level;
use luckhouse_bots::arena::Fair;
use luckhouse_club::rating::{Measured, MeasuredBots, Pool, Rating, Weight, places, rate};
use luckhouse_engine::{BadWord, Rng};
use luckhouse_lab::{Cell, Setup, measured};
use luckhouse_shelf::games::GAMES;
use luckhouse_solvers::Watch;
use luckhouse_words::{Words, say};
use rayon::prelude::*;
use std::collections::BTreeMap;

const LEVELS: usize = Level::ALL.len();
/// So many games are played between two looks at whether somebody interrupts.
const PORTION: usize = 64;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// How many games are played for each game and number of seats
    #[arg(long, default_value_t = 120, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(50..=1_000_000))]
    games: u64,
    /// The seed of the run: the same seed is the same result
    #[arg(long, default_value_t = 17, value_name = "N", allow_hyphen_values = true)]
    seed: u64,
    /// How many at once (one per core, if not given); the result is the same with any number
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

/// One game with one number of seats, by the usual rules.
struct Tables {
    pool: Pool,
    /// A bot of each level, in the order of the levels.
    levels: [Setup; LEVELS],
}

/// Who sat where, by level, and what came of it.
struct Played {
    seats: Vec<usize>,
    fair: Fair,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let workers = rayon::ThreadPoolBuilder::new().num_threads(usize::from(args.jobs.unwrap_or(0))).build();
    let workers = workers.map_err(|error| failure::no_workers(&error))?;
    let patience = Patience::new(&say!(Words::spoken(), "terminal-waiting-games-at-most"));
    let found = workers.install(|| play_all(args, &patience));
    patience.end();
    let found = serde_json::to_string_pretty(&found?).map_err(|error| Failure::Failed(error.to_string()))?;
    println!("{found}");
    Ok(())
}

fn play_all(args: &Args, patience: &Patience) -> Result<MeasuredBots, Failure> {
    let (all, mut pools, mut done) = (all_tables()?, BTreeMap::new(), 0);
    let games = args.games * all.len() as u64;
    for tables in all {
        let mut ratings = [Rating::new(); LEVELS];
        for portion in (0..args.games).collect::<Vec<u64>>().chunks(PORTION) {
            if !patience.go_on(done, games) {
                return Err(interrupted(done));
            }
            // In their order, so that ratings are the same with any number of workers.
            let played: Result<Vec<Played>, BadWord> =
                portion.par_iter().map(|number| tables.game(args.seed, *number)).collect();
            played?.iter().for_each(|game| enter(&tables.pool, &mut ratings, game));
            done += portion.len() as u64;
        }
        pools.insert(tables.pool, ordered(&ratings));
    }
    Ok(MeasuredBots { seed: args.seed, pools })
}

/// Every game of the shelf, with every number of seats from two on.
fn all_tables() -> Result<Vec<Tables>, BadWord> {
    let mut all = Vec::new();
    for game in GAMES {
        let about = game.about();
        for seats in about.seats.iter().copied().filter(|seats| *seats > 1) {
            let setup = |(_, word): (Level, &str)| Cell::new(about.name, &[], &vec![word; seats]).check();
            let levels: Vec<Setup> = Level::ALL.into_iter().map(setup).collect::<Result<_, _>>()?;
            let pool = Pool { game: about.name.into(), seats: seats as u8 };
            let Ok(levels) = levels.try_into() else { unreachable!("one for each level") };
            all.push(Tables { pool, levels });
        }
    }
    Ok(all)
}

impl Tables {
    fn game(&self, seed: u64, number: u64) -> Result<Played, BadWord> {
        let seats = seated(self.pool.seats.into(), seed, number);
        let bots: Vec<_> = seats.iter().map(|level| self.levels[*level].bots[0]).collect();
        let fair = measured(self.levels[0].game).game(&[], &bots, seed, number, false)?;
        Ok(Played { seats, fair })
    }
}

/// The levels at a table in a drawn order, each as often as the others as far as there are seats.
fn seated(seats: usize, seed: u64, number: u64) -> Vec<usize> {
    // The dice of a game, and its thoughts, are streams of the same seed with other numbers.
    let mut rng = Rng::stream(!seed, number);
    let mut all = Vec::new();
    while all.len() < seats {
        let mut round: Vec<usize> = (0..LEVELS).collect();
        shuffle(&mut round, &mut rng);
        all.extend(round);
    }
    all.truncate(seats);
    shuffle(&mut all, &mut rng);
    all
}

fn shuffle(all: &mut [usize], rng: &mut Rng) {
    for last in (1..all.len()).rev() {
        all.swap(last, rng.below(last as u64 + 1) as usize);
    }
}

/// One more game. Where several of a level sit at a table, the level moves by the mean of what they say.
fn enter(pool: &Pool, ratings: &mut [Rating; LEVELS], game: &Played) {
    let before: Vec<Rating> = game.seats.iter().map(|level| ratings[*level]).collect();
    let after = rate(pool, &before, &places(&game.fair.outcome), Weight::FULL);
    for (level, rating) in ratings.iter_mut().enumerate() {
        let own = || game.seats.iter().zip(&after).filter(|(seated, _)| **seated == level);
        let many = own().count() as f64;
        if many > 0.0 {
            let mean = |of: fn(&Rating) -> f64| own().map(|(_, rating)| of(rating)).sum::<f64>() / many;
            (rating.mean, rating.deviation) = (mean(|rating| rating.mean), mean(|rating| rating.deviation));
        }
    }
}

/// The levels as they are: each beats the one before it. Where games of a sample say otherwise by chance, both have what they
/// have in common. Only differences mean anything, so that all together lie where everybody begins.
fn ordered(ratings: &[Rating; LEVELS]) -> Vec<Measured> {
    let mut groups: Vec<(f64, f64, usize)> = Vec::new();
    for rating in ratings {
        let mut next = (rating.mean, rating.deviation.powi(-2), 1);
        while let Some((mean, sure, many)) = groups.pop_if(|(mean, ..)| *mean > next.0) {
            next = ((mean * sure + next.0 * next.1) / (sure + next.1), sure + next.1, many + next.2);
        }
        groups.push(next);
    }
    let tenths = |number: f64| (10.0 * number).round() / 10.0;
    let means = groups.iter().flat_map(|(mean, _, many)| std::iter::repeat_n(tenths(*mean), *many));
    let means: Vec<f64> = means.collect();
    let middle = means.iter().sum::<f64>() / means.len() as f64;
    let one = |((mean, rating), (_, level)): ((f64, &Rating), (Level, &str))| Measured {
        level: level.into(),
        mean: tenths(mean - middle + Rating::START),
        deviation: tenths(rating.deviation),
    };
    means.into_iter().zip(ratings).zip(Level::ALL).map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_plays_as_often_as_others_and_everywhere() {
        for seats in [2, 3, 6] {
            let mut times = vec![[0u32; LEVELS]; seats];
            for number in 0..4000 {
                let table = seated(seats, 17, number);
                table.iter().enumerate().for_each(|(seat, level)| times[seat][*level] += 1);
            }
            assert!(times.iter().flatten().all(|times| (850..1150).contains(times)), "{times:?}");
        }
    }

    #[test]
    fn levels_that_a_sample_has_in_the_wrong_order_share_what_they_have() {
        let rating = |mean: f64| Rating { mean, deviation: 20.0, ..Rating::new() };
        let found = ordered(&[1300.0, 1500.0, 1620.0, 1600.0].map(rating));
        let means: Vec<f64> = found.iter().map(|one| one.mean).collect();
        assert_eq!(means, [1295.0, 1495.0, 1605.0, 1605.0], "and all lie around 1500");
        let upside_down = ordered(&[1600.0, 1500.0, 1400.0, 1300.0].map(rating));
        assert!(upside_down.iter().all(|one| one.mean == 1500.0), "{upside_down:?}");
    }
}
