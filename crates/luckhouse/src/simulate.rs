//! `luckhouse simulate GAME`: random against random, or bots against bots, counted.

use crate::bot_args::ThinkArgs;
use crate::contest::Contest;
use crate::failure::{self, Failure};
use crate::table_args::TableArgs;
use indicatif::{ProgressBar, ProgressStyle};
use luckhouse_lab::{RandomTally, measured, wilson};
use luckhouse_shelf::{AnyGame, Report};
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
        writeln!(std::io::stdout(), "{header}, seed {}\n", args.seed)?;
        let rounds = args.games.div_ceil(seats as u64);
        let contest =
            Contest { game, options: &options, bots: &bots, seed: args.seed, rounds, fair: args.fair };
        return contest.run(&pool(args)?, &bar(rounds * seats as u64));
    }
    let start = Instant::now();
    let tally = play_all(args, game, &options, seats)?;
    let seconds = start.elapsed().as_secs_f64();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{header}, seed {}, everybody at random\n", args.seed)?;
    writeln!(out, "{}", report(&tally))?;
    // The time stands apart on the error stream: the result is the same on every machine, the time is not.
    let _ = writeln!(std::io::stderr(), "{:.0} games a second", tally.games as f64 / seconds);
    Ok(())
}

fn play_all(
    args: &Args,
    game: &dyn AnyGame,
    options: &[(String, String)],
    seats: usize,
) -> Result<RandomTally, Failure> {
    let (pool, bar) = (pool(args)?, bar(args.games));
    let portions = args.games.div_ceil(PORTION);
    let play = |portion: u64| {
        let games = portion * PORTION..((portion + 1) * PORTION).min(args.games);
        let count = games.end - games.start;
        let tally = measured(game).simulate(options, seats, args.seed, games);
        bar.inc(count);
        tally
    };
    let none = || Ok(RandomTally::new(seats));
    let merge = |a: Result<RandomTally, _>, b: Result<RandomTally, _>| Ok(a?.merge(&b?));
    let tally = pool.install(|| (0..portions).into_par_iter().map(play).reduce(none, merge));
    bar.finish_and_clear();
    Ok(tally?)
}

fn pool(args: &Args) -> Result<rayon::ThreadPool, Failure> {
    let jobs = usize::from(args.jobs.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
    pool.map_err(|error| failure::no_workers(&error))
}

fn bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn report(tally: &RandomTally) -> Report {
    let games = if tally.games == 1 { "game" } else { "games" };
    let mut report =
        Report::new(format!("{} {games}", tally.games), &["", "games", "share", "95 % interval"]);
    for (seat, wins) in tally.wins.iter() {
        report.row(share(&format!("{seat} wins"), wins, tally.games));
    }
    for (name, count) in [("shared", tally.shared), ("nobody wins", tally.lost)] {
        if count > 0 {
            report.row(share(name, count, tally.games));
        }
    }
    let (mean, deviation) = tally.length();
    let rolls = tally.rolls as f64 / tally.games as f64;
    let margin = 1.96 * deviation / (tally.games as f64).sqrt();
    report.note(format!(
        "Choices in a game: {mean:.1} ± {margin:.1} (standard deviation {deviation:.1}, {} to {}); rolls {rolls:.1}.",
        tally.shortest, tally.longest
    ));
    report
}

fn share(name: &str, count: u64, of: u64) -> [String; 4] {
    let (low, high) = wilson(count, of);
    let share = 100.0 * count as f64 / of as f64;
    let interval = format!("{:.2} to {:.2} %", 100.0 * low, 100.0 * high);
    [name.into(), count.to_string(), format!("{share:.2} %"), interval]
}
