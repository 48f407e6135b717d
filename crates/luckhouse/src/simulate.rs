//! `luckhouse simulate GAME`: random against random, or bots against bots, counted.

use crate::answer::{Answer, Form};
use crate::bot_args::ThinkArgs;
use crate::contest::Contest;
use crate::failure::{self, Failure};
use crate::lab::table::{interrupted, nothing_yet, with_seed};
use crate::patience::Patience;
use crate::table_args::TableArgs;
use luckhouse_lab::{Figure, RandomTally, decimal, measured};
use luckhouse_shelf::{AnyGame, Report};
use luckhouse_words::{Words, say};
use rayon::prelude::*;
use std::io::Write;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays: a bot for each seat, like `strong,steady` (all at random, if not given)
    #[arg(long, value_name = "BOTS")]
    bots: Option<String>,
    #[command(flatten)]
    think: ThinkArgs,
    /// Say too what the bots won without the luck of the dice: fewer games tell as much
    #[arg(long, requires = "bots")]
    fair: bool,
    /// How many games; with bots, rounded up to whole rounds
    #[arg(long, default_value_t = 10_000, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many at once (one per core, if not given); the result is the same with any number
    #[arg(long, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
    /// The seed of the run
    #[arg(long, default_value_t = 1, value_name = "N", allow_hyphen_values = true)]
    seed: u64,
    #[command(flatten)]
    form: Form,
}

/// Games that one worker plays before it looks up.
const PORTION: u64 = 500;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = luckhouse_shelf::find(&args.game)?;
    let seats = args.table.seats(game)?;
    let options = args.table.options(game)?;
    let header = args.table.open(game)?.header();
    if let Some(words) = &args.bots {
        let bots = args.think.bots(words, game, seats)?;
        let rounds = args.games.div_ceil(seats as u64);
        let contest =
            Contest { game, options: &options, bots: &bots, seed: args.seed, rounds, fair: args.fair };
        return contest.run(&pool(args)?, &header, args.form);
    }
    let start = Instant::now();
    let tally = play_all(args, game, &options, seats)?;
    let seconds = start.elapsed().as_secs_f64();
    if tally.games == 0 {
        return Err(nothing_yet());
    }
    let (words, whole) = (Words::spoken(), tally.games == args.games);
    let table = header.to_string();
    let lines = || tally.lines().into_iter().map(|line| line.at(&table)).collect();
    args.form.print(
        || Answer::new("simulate", args.seed, lines()).interrupted(!whole),
        || {
            let head = say!(words, "terminal-simulate-header", table = with_seed(&header, args.seed));
            format!("{head}\n\n{}\n", report(&words, &tally))
        },
    )?;
    // The time stands apart on the error stream: the result is the same on every machine, the time is not.
    let games = (tally.games as f64 / seconds).round();
    let _ = writeln!(
        std::io::stderr(),
        "{}",
        say!(words, "terminal-simulate-pace", games = format!("{games:.0}"))
    );
    if whole { Ok(()) } else { Err(interrupted(tally.games)) }
}

fn play_all(
    args: &Args,
    game: &dyn AnyGame,
    options: &[(String, String)],
    seats: usize,
) -> Result<RandomTally, Failure> {
    let (pool, patience) = (pool(args)?, Patience::for_games(args.games));
    let portions = args.games.div_ceil(PORTION);
    let play = |portion: u64| {
        let games = portion * PORTION..((portion + 1) * PORTION).min(args.games);
        let count = games.end - games.start;
        let tally = measured(game).simulate(options, seats, args.seed, games);
        patience.more(count);
        tally
    };
    let none = || Ok(RandomTally::new(seats));
    let merge = |a: Result<RandomTally, _>, b: Result<RandomTally, _>| Ok(a?.merge(&b?));
    let tally = pool.install(|| patience.keep_on(0..portions).map(play).reduce(none, merge));
    patience.end();
    Ok(tally?)
}

fn pool(args: &Args) -> Result<rayon::ThreadPool, Failure> {
    let jobs = usize::from(args.jobs.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
    pool.map_err(|error| failure::no_workers(&error))
}

fn report(words: &Words, tally: &RandomTally) -> Report {
    let columns = [
        String::new(),
        say!(words, "terminal-lab-column-games"),
        say!(words, "terminal-lab-column-share"),
        say!(words, "terminal-lab-interval"),
    ];
    let mut report = Report::new(say!(words, "terminal-lab-games", games = tally.games), &columns);
    let share = |name: String, count: u64| {
        let [share, interval] = Figure::share(count, tally.games).percent_cells(words);
        [name, count.to_string(), share, interval]
    };
    for (seat, wins) in tally.wins.iter() {
        report.row(share(say!(words, "terminal-simulate-wins", seat), wins));
    }
    if tally.shared > 0 {
        report.row(share(say!(words, "terminal-lab-shared"), tally.shared));
    }
    if tally.lost > 0 {
        report.row(share(say!(words, "terminal-lab-nobody"), tally.lost));
    }
    report.note(length(words, tally));
    report
}

fn length(words: &Words, tally: &RandomTally) -> String {
    let (mean, deviation) = tally.length();
    let margin = 1.96 * deviation / (tally.games as f64).sqrt();
    let rolls = tally.rolls as f64 / tally.games as f64;
    let [mean, margin, deviation, rolls] =
        [mean, margin, deviation, rolls].map(|number| decimal(words, number, 1));
    let (shortest, longest) = (tally.shortest, tally.longest);
    say!(words, "terminal-simulate-length", mean, margin, deviation, shortest, longest, rolls)
}
