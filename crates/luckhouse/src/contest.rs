//! `luckhouse simulate GAME --bots …`: bots against bots, with the same dice and every bot in every seat.

use crate::failure::Failure;
use indicatif::ProgressBar;
use luckhouse_bots::arena::Score;
use luckhouse_lab::{Round, measured};
use luckhouse_shelf::{AnyGame, BotSpec, Report};
use rayon::prelude::*;
use std::io::Write;

const LUCK: &str = "Luck taken out: less what the judge says that each roll brought beyond its mean. The mean stays \
                    as it is, whoever judges; the interval is narrower the better the judge.";

/// Who plays what, how often.
pub(crate) struct Contest<'a> {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) options: &'a [(String, String)],
    pub(crate) bots: &'a [BotSpec],
    pub(crate) seed: u64,
    pub(crate) rounds: u64,
    /// Take the luck of the dice out as well.
    pub(crate) fair: bool,
}

impl Contest<'_> {
    /// Plays all rounds, and prints what came of them.
    pub(crate) fn run(&self, pool: &rayon::ThreadPool, bar: &ProgressBar) -> Result<(), Failure> {
        let seats = self.bots.len() as u64;
        let play = |round| {
            let played = measured(self.game).round(self.options, self.bots, self.seed, round, self.fair);
            bar.inc(seats);
            played
        };
        // In their order, so that the sums are the same with any number of workers.
        let rounds: Result<Vec<Round>, _> =
            pool.install(|| (0..self.rounds).into_par_iter().map(play).collect());
        bar.finish_and_clear();
        let rounds = rounds?;
        write!(std::io::stdout().lock(), "{}", self.report(&rounds))?;
        // Beside the result: it is the same on every machine if nodes are counted, the time is not.
        let _ = write!(std::io::stderr(), "{}", self.pace(&rounds));
        Ok(())
    }

    fn report(&self, rounds: &[Round]) -> Report {
        let games = rounds.len() * self.bots.len();
        let columns = ["bot", "wins, shared ones in parts", "95 % interval"];
        let mut report = Report::new(format!("{games} games in {} rounds", rounds.len()), &columns);
        for (number, bot) in self.bots.iter().enumerate() {
            report.row(line(&format!("{} {bot}", number + 1), rounds.iter().map(|r| r.shares[number])));
        }
        for (number, bot) in self.bots.iter().enumerate().filter(|_| self.fair) {
            let fair = rounds.iter().filter_map(|round| Some(round.fair.as_ref()?[number]));
            report.row(line(&format!("{} {bot}, luck taken out", number + 1), fair));
        }
        let seats = self.bots.len() as f64;
        for seat in 0..self.bots.len() {
            report.row(line(
                &format!("whoever is p{}", seat + 1),
                rounds.iter().map(|r| r.seats[seat] / seats),
            ));
        }
        report.note("In a round all games have the same dice, and every bot sits in every seat.");
        if self.fair {
            report.note(LUCK);
        }
        report
    }

    fn pace(&self, rounds: &[Round]) -> String {
        let line = |(number, bot): (usize, &BotSpec)| {
            let slowest = rounds.iter().map(|round| round.slowest[number].0).max().unwrap_or_default();
            let choices: u64 = rounds.iter().map(|round| round.slowest[number].1).sum();
            format!("{} {bot}: {choices} choices, the longest took {slowest:.1?}\n", number + 1)
        };
        self.bots.iter().enumerate().map(line).collect()
    }
}

fn line(name: &str, results: impl Iterator<Item = f64>) -> [String; 3] {
    let mut score = Score::default();
    results.for_each(|result| score.add(result));
    let (mean, half) = (100.0 * score.mean(), 100.0 * score.half_width());
    [name.into(), format!("{mean:.2} %"), format!("{:.2} to {:.2} %", mean - half, mean + half)]
}
