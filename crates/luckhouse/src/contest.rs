//! `luckhouse simulate GAME --bots …`: bots against bots, with the same dice and every bot in every seat.

use crate::failure::Failure;
use indicatif::ProgressBar;
use luckhouse_bots::arena::Score;
use luckhouse_lab::{Figure, Round, measured};
use luckhouse_shelf::{AnyGame, BotSpec, Report};
use luckhouse_words::{Words, say};
use rayon::prelude::*;
use std::io::Write;

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
        let (words, games) = (&Words::spoken(), rounds.len() * self.bots.len());
        let columns = [
            say!(words, "terminal-contest-bot"),
            say!(words, "terminal-contest-wins"),
            say!(words, "terminal-lab-interval"),
        ];
        let title = say!(words, "terminal-contest-title", games, rounds = rounds.len());
        let mut report = Report::new(title, &columns);
        for (number, bot) in self.bots.iter().enumerate() {
            report.row(line(words, format!("{} {bot}", number + 1), rounds.iter().map(|r| r.shares[number])));
        }
        for (number, bot) in self.bots.iter().enumerate().filter(|_| self.fair) {
            let fair = rounds.iter().filter_map(|round| Some(round.fair.as_ref()?[number]));
            let bot = format!("{} {bot}", number + 1);
            report.row(line(words, say!(words, "terminal-contest-fair", bot), fair));
        }
        let seats = self.bots.len() as f64;
        for place in 0..self.bots.len() {
            let seat = say!(words, "terminal-contest-seat", seat = format!("p{}", place + 1));
            report.row(line(words, seat, rounds.iter().map(|r| r.seats[place] / seats)));
        }
        report.note(say!(words, "terminal-contest-dice"));
        if self.fair {
            report.note(say!(words, "terminal-contest-luck"));
        }
        report
    }

    fn pace(&self, rounds: &[Round]) -> String {
        let words = Words::spoken();
        let line = |(number, bot): (usize, &BotSpec)| {
            let slowest = rounds.iter().map(|round| round.slowest[number].0).max().unwrap_or_default();
            let choices: u64 = rounds.iter().map(|round| round.slowest[number].1).sum();
            let (bot, time) = (format!("{} {bot}", number + 1), words.figure(&format!("{slowest:.1?}")));
            format!("{}\n", say!(words, "terminal-contest-pace", bot, choices, time))
        };
        self.bots.iter().enumerate().map(line).collect()
    }
}

fn line(words: &Words, name: String, results: impl Iterator<Item = f64>) -> [String; 3] {
    let mut score = Score::default();
    results.for_each(|result| score.add(result));
    let [value, interval] = Figure::around(score.mean(), score.half_width()).percent_cells(words);
    [name, value, interval]
}
