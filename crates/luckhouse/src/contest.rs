//! `luckhouse simulate GAME --bots …`: bots against bots, with the same dice and every bot in every seat.

use crate::answer::{Answer, Form};
use crate::failure::Failure;
use crate::lab::table::{interrupted, nothing_yet, with_seed};
use crate::patience::Patience;
use luckhouse_engine::Header;
use luckhouse_lab::{DataLine, Figure, Round, measured};
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
    pub(crate) fn run(&self, pool: &rayon::ThreadPool, header: &Header, form: Form) -> Result<(), Failure> {
        let seats = self.bots.len() as u64;
        let patience = Patience::for_games(self.rounds * seats);
        let play = |round| {
            let played = measured(self.game).round(self.options, self.bots, self.seed, round, self.fair);
            patience.more(seats);
            played
        };
        // In their order, so that the sums are the same with any number of workers.
        let rounds: Result<Vec<Round>, _> =
            pool.install(|| patience.keep_on(0..self.rounds).map(play).collect());
        patience.end();
        let rounds = rounds?;
        if rounds.is_empty() {
            return Err(nothing_yet());
        }
        let whole = rounds.len() as u64 == self.rounds;
        form.print(
            || Answer::new("simulate", self.seed, self.lines(header, &rounds)).interrupted(!whole),
            || format!("{}\n\n{}", with_seed(header, self.seed), self.report(&rounds)),
        )?;
        // Beside the result: it is the same on every machine if nodes are counted, the time is not.
        let _ = write!(std::io::stderr(), "{}", self.pace(&rounds));
        if whole { Ok(()) } else { Err(interrupted(rounds.len() as u64 * seats)) }
    }

    /// What each bot wins, without the luck of the dice too, and what each seat does.
    fn lines(&self, header: &Header, rounds: &[Round]) -> Vec<DataLine> {
        let (table, seats) = (header.to_string(), self.bots.len());
        let bot = |number: usize| format!("{} {}", number + 1, self.bots[number]);
        let wins =
            (0..seats).map(|number| (bot(number), "wins", mean(rounds.iter().map(|r| r.shares[number]))));
        let fair = (0..seats).filter(|_| self.fair).map(|number| {
            let fair = rounds.iter().filter_map(|round| Some(round.fair.as_ref()?[number]));
            (bot(number), "wins without luck", mean(fair))
        });
        let seat = |place: usize| mean(rounds.iter().map(|round| round.seats[place] / seats as f64));
        let places = (0..seats).map(|place| (format!("p{}", place + 1), "wins", seat(place)));
        let all = wins.chain(fair).chain(places);
        let games = (rounds.len() * seats) as u64;
        all.map(|(name, measure, figure)| DataLine::new(name, measure, &figure).of_games(games).at(&table))
            .collect()
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
    let [value, interval] = mean(results).percent_cells(words);
    [name, value, interval]
}

/// A few rounds that all went one way prove little: their interval is that of a count.
fn mean(results: impl Iterator<Item = f64>) -> Figure {
    let results: Vec<f64> = results.collect();
    match results.iter().all(|result| (0.0..=1.0).contains(result)) {
        true => Figure::mean_of_parts(&results),
        // Without luck somebody can have won more than there is.
        false => Figure::mean_of(&results),
    }
}
