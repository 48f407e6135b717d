//! `luckhouse bot run GAME -- PROGRAM`: somebody's own bot against those of the house. See docs/bots.md.

mod game;
mod hosted;
mod join;
pub(crate) mod program;
mod tell;

pub(crate) use hosted::{Forfeits, Here, Hosted};

use crate::answer::{Answer, Form};
use crate::bot_args::ThinkArgs;
use crate::failure::{Failure, usage};
use crate::table_args::TableArgs;
use game::Seated;
use luckhouse_engine::{Rng, Seat};
use luckhouse_lab::{DataLine, Figure, wilson};
use luckhouse_shelf::program::Fault;
use luckhouse_shelf::{AnyGame, BotSpec, Report, find};
use luckhouse_words::{Words, say};
use program::Program;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Let a program play, in every seat in turn, and count what it wins
    Run(RunArgs),
    /// Let a program play at a house on the network, with the token of a bot: it accepts challenges
    Join(join::JoinArgs),
}

#[derive(clap::Args)]
struct RunArgs {
    /// Which game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays the other seats, like `strong,steady`, the last one for the rest
    #[arg(long, value_name = "BOTS", default_value = "steady")]
    against: String,
    #[command(flatten)]
    think: ThinkArgs,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the run: the same seed is the same dice
    #[arg(long, default_value_t = 1, value_name = "N", allow_hyphen_values = true)]
    seed: u64,
    #[command(flatten)]
    form: Form,
    /// The program and its arguments, after `--`
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    program: Vec<String>,
}

/// So many forfeits are listed.
const LISTED: usize = 5;

/// A program among the bots of the house, game after game.
struct Run<'a> {
    args: &'a RunArgs,
    game: &'static dyn AnyGame,
    options: Vec<(String, String)>,
    seats: usize,
    others: Vec<BotSpec>,
    patience: Duration,
    /// The table, as the head of a log writes it.
    header: String,
}

/// What came of a run.
#[derive(Default)]
struct Tally {
    /// Of the games in each seat, how many were won; shared ones in parts.
    won: Vec<(f64, u64)>,
    /// Which games were forfeited, and why.
    forfeits: Vec<(u64, Fault)>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let args = match &args.command {
        Command::Run(args) => args,
        Command::Join(args) => return join::run(args),
    };
    let run = Run::new(args)?;
    let tally = run.play()?;
    let words = Words::spoken();
    args.form.print(
        || Answer::new("bot run", args.seed, run.lines(&tally)),
        || run.report(&tally, &words).to_string(),
    )?;
    let (forfeits, games) = (tally.forfeits.len(), args.games);
    match forfeits {
        0 => Ok(()),
        _ => Err(Failure::Failed(say!(words, "terminal-bot-forfeits", forfeits, games))),
    }
}

impl<'a> Run<'a> {
    fn new(args: &'a RunArgs) -> Result<Run<'a>, Failure> {
        let game = find(&args.game)?;
        let seats = args.table.seats(game)?;
        let others = args.think.bots(&args.against, game, (seats - 1).max(1))?;
        let patience = args.think.programs.time()?;
        let header = args.table.open(game)?.header().to_string();
        Ok(Run { args, game, options: args.table.options(game)?, seats, others, patience, header })
    }

    fn play(&self) -> Result<Tally, Failure> {
        let mut tally = Tally { won: vec![(0.0, 0); self.seats], forfeits: Vec::new() };
        let mut program = None;
        for number in 0..self.args.games {
            let seat = (number % self.seats as u64) as usize;
            // Whoever misbehaved has to begin anew.
            let player = match &mut program {
                Some(player) => player,
                none => none.insert(self.start()?),
            };
            let (share, fault) = self.one(player, number, seat)?;
            tally.won[seat].0 += share;
            tally.won[seat].1 += 1;
            if let Some(fault) = fault {
                tally.forfeits.push((number, fault));
                program = None;
            }
        }
        Ok(tally)
    }

    fn start(&self) -> Result<Program, Failure> {
        let program = &self.args.program;
        Program::start(program).map_err(|error| {
            usage!("terminal-bot-not-started", program = program[0], error = error.to_string())
        })
    }

    /// One game: the program's part of the win, and what it did wrong.
    fn one(&self, program: &mut Program, number: u64, seat: usize) -> Result<(f64, Option<Fault>), Failure> {
        // Every seat gets the same dice before the next ones are rolled.
        let round = number / self.seats as u64;
        let mut others = self.others.iter().cycle();
        let bots: Vec<BotSpec> = (0..self.seats)
            .map(|at| if at == seat { BotSpec::RANDOM } else { *others.next().expect("a cycle") })
            .collect();
        let table = self.game.open(&self.options, self.seats)?;
        let seated = Seated { table, seat: Seat::at(seat), bots: &bots, time: self.patience };
        let (mut dice, mut thoughts) =
            (Rng::stream(self.args.seed, 2 * round), Rng::stream(self.args.seed, 2 * round + 1));
        let (outcome, fault) = seated.play(program, &mut dice, &mut thoughts);
        let won = fault.is_none() && outcome.winners.contains(Seat::at(seat));
        Ok((if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 }, fault))
    }

    /// What it wins in each seat and in all, and what it did wrong.
    fn lines(&self, tally: &Tally) -> Vec<DataLine> {
        let seats = tally.won.iter().enumerate().map(|(seat, won)| (format!("p{}", seat + 1), *won));
        let seats = seats.filter(|_| self.seats > 1);
        let all = tally.won.iter().fold((0.0, 0), |(won, games), seat| (won + seat.0, games + seat.1));
        let wins = seats.chain([("program".into(), all)]).map(|(subject, (won, games))| {
            let (low, high) = wilson(won.round() as u64, games);
            let value = if games == 0 { f64::NAN } else { won / games as f64 };
            DataLine::new(subject, "wins", &Figure { value, low, high }).of_games(games)
        });
        let forfeits =
            DataLine::new("program", "forfeits", &Figure::share(tally.forfeits.len() as u64, all.1));
        let each = tally.forfeits.iter().map(|(number, fault)| {
            let game = format!("game {}", number + 1);
            DataLine { subject: game, measure: "forfeit".into(), ..DataLine::default() }
                .with_word(fault.name())
        });
        wins.chain([forfeits.of_games(all.1)]).chain(each).map(|line| line.at(&self.header)).collect()
    }

    fn report(&self, tally: &Tally, words: &Words) -> Report {
        let (program, against) = (&self.args.program[0], &self.args.against);
        let title = match self.seats {
            1 => say!(words, "terminal-bot-alone", program),
            _ => say!(words, "terminal-bot-title", program, against),
        };
        let columns = ["seat", "won", "games", "share", "interval"].map(|column| heading(words, column));
        let mut report = Report::new(title, &columns.each_ref().map(String::as_str));
        for (seat, (won, games)) in tally.won.iter().enumerate().filter(|_| self.seats > 1) {
            report.row(line(&format!("p{}", seat + 1), *won, *games));
        }
        let all = |(won, games): (f64, u64), seat: &(f64, u64)| (won + seat.0, games + seat.1);
        let (won, games) = tally.won.iter().fold((0.0, 0), all);
        report.row(line(&say!(words, "terminal-bot-all"), won, games));
        for (number, fault) in tally.forfeits.iter().take(LISTED) {
            let why = fault.said(words);
            report.note(say!(words, "terminal-bot-forfeit", number = number + 1, why));
        }
        report
    }
}

fn heading(words: &Words, column: &str) -> String {
    match column {
        "seat" => say!(words, "terminal-bot-column-seat"),
        "won" => say!(words, "terminal-bot-column-won"),
        "games" => say!(words, "terminal-bot-column-games"),
        "share" => say!(words, "terminal-bot-column-share"),
        _ => say!(words, "terminal-bot-column-interval"),
    }
}

fn line(name: &str, won: f64, games: u64) -> [String; 5] {
    let (low, high) = wilson(won.round() as u64, games);
    let share = if games == 0 { 0.0 } else { won / games as f64 };
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    [
        name.into(),
        format!("{won:.1}"),
        games.to_string(),
        percent(share),
        format!("{} – {}", percent(low), percent(high)),
    ]
}
