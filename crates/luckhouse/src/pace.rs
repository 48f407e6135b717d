//! `luckhouse pace GAME BOT`: how long a bot thinks, in positions that games really reach.

use crate::answer::{Answer, Form};
use crate::bot_args::ThinkArgs;
use crate::failure::{self, Failure};
use crate::files;
use crate::lab::table::{interrupted, nothing_yet};
use crate::patience::Patience;
use crate::table_args::TableArgs;
use luckhouse_lab::{DataLine, Figure};
use luckhouse_shelf::{Asking, BotSpec, Report, Thought, find, time_of};
use luckhouse_words::{Words, say};
use std::path::PathBuf;
use std::time::Duration;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    /// Who is asked, like `strong`
    bot: String,
    #[command(flatten)]
    table: TableArgs,
    #[command(flatten)]
    think: ThinkArgs,
    /// Who plays the games in which it is asked
    #[arg(long, default_value = "steady", value_name = "BOT")]
    by: String,
    /// How many games
    #[arg(long, default_value_t = 1_000, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The number of the first game
    #[arg(long, default_value_t = 0, value_name = "N", allow_hyphen_values = true)]
    first: u64,
    /// In how many places of each game a fresh bot is asked
    #[arg(long, default_value_t = 1, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u16).range(1..))]
    places: u16,
    /// Let one bot play a seat to the end of each game, instead of asking a fresh one
    #[arg(long, conflicts_with = "places")]
    staying: bool,
    /// The seed of the games
    #[arg(long, default_value_t = 1, value_name = "N", allow_hyphen_values = true)]
    seed: u64,
    /// Where to save the game up to the slowest choice of a fresh bot, for `luckhouse replay`
    #[arg(long, value_name = "FILE", conflicts_with = "staying")]
    save: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
}

/// So many of the slowest choices are listed.
const LISTED: usize = 5;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let seats = args.table.seats(game)?;
    let options = args.table.options(game)?;
    let header = args.table.open(game)?.header();
    let by = BotSpec::read(&args.by, game)?;
    let bot = args.think.bots(&args.bot, game, 1)?[0];
    let asking = Asking { game, options: &options, seats, by, bot, seed: args.seed };
    let (thoughts, games) = ask(args, asking)?;
    if thoughts.is_empty() && games < args.games {
        return Err(nothing_yet());
    }
    let (words, whole) = (&Words::spoken(), games == args.games);
    let (table, by, seed) = (header.to_string(), by.to_string(), args.seed.to_string());
    args.form.print(
        || Answer::new("pace", args.seed, lines(&table, bot, games, &thoughts)).interrupted(!whole),
        || {
            let head = say!(words, "terminal-pace-header", table, by, seed);
            format!("{head}\n\n{}\n{}", report(words, args, bot, &thoughts), slowest(words, &thoughts))
        },
    )?;
    if let Some(file) = &args.save {
        let found = sorted(&thoughts).first().map_or(Ok(String::new()), |thought| asking.log(thought))?;
        files::write(file, found).map_err(|error| failure::unwritten(file, &error))?;
    }
    if whole { Ok(()) } else { Err(interrupted(games)) }
}

/// The parts of all thoughts that are told: the slowest, what 99 of 100 are below, and the median.
const PARTS: [(&str, f64); 3] = [("slowest", 1.0), ("99%", 0.99), ("50%", 0.5)];

/// Seconds of the whole time, and of work on a core; then each choice that took longest.
fn lines(table: &str, bot: BotSpec, games: u64, thoughts: &[Thought]) -> Vec<DataLine> {
    let seconds = |subject: String, measure: &str, time: Duration| {
        DataLine::new(subject, measure, &Figure::exact(time.as_secs_f64())).of_games(games).at(table)
    };
    let of = |kind: &str, times: &[Duration]| -> Vec<DataLine> {
        let part = |(name, part): &(&str, f64)| {
            seconds(bot.to_string(), &format!("{kind} {name}"), time_of(times, *part))
        };
        if times.is_empty() { Vec::new() } else { PARTS.iter().map(part).collect() }
    };
    let times: Vec<Duration> = thoughts.iter().map(|thought| thought.time).collect();
    let busy: Vec<Duration> = thoughts.iter().filter_map(|thought| thought.busy).collect();
    let slow = sorted(thoughts).into_iter().take(LISTED).map(|thought| {
        let place = format!("game {} event {} {}", thought.game, thought.events, thought.seat);
        seconds(place, "seconds", thought.time)
    });
    of("seconds", &times).into_iter().chain(of("seconds at work", &busy)).chain(slow).collect()
}

/// Asks on one thread, one choice after the other, as if there were one core; and in how many games, if it is interrupted.
fn ask(args: &Args, asking: Asking) -> Result<(Vec<Thought>, u64), Failure> {
    let patience = Patience::for_games(args.games);
    let alone = rayon::ThreadPoolBuilder::new().num_threads(1).build();
    let alone = alone.map_err(|error| failure::no_workers(&error))?;
    let (mut thoughts, mut games) = (Vec::new(), 0);
    for number in (args.first..).take(args.games as usize) {
        thoughts.extend(alone.install(|| match args.staying {
            true => asking.staying(number),
            false => asking.fresh(number, usize::from(args.places)),
        })?);
        games += 1;
        if !patience.more(1) {
            break;
        }
    }
    patience.end();
    Ok((thoughts, games))
}

fn report(words: &Words, args: &Args, bot: BotSpec, thoughts: &[Thought]) -> Report {
    let (bot, choices, games) = (bot.to_string(), thoughts.len(), args.games);
    let title = match args.staying {
        true => say!(words, "terminal-pace-staying", bot, choices, games),
        false => say!(words, "terminal-pace-fresh", bot, choices, games),
    };
    let columns = [String::new(), say!(words, "terminal-pace-time"), say!(words, "terminal-pace-at-work")];
    let mut report = Report::new(title, &columns);
    let times: Vec<Duration> = thoughts.iter().map(|thought| thought.time).collect();
    let busy: Vec<Duration> = thoughts.iter().filter_map(|thought| thought.busy).collect();
    let parts = [
        (say!(words, "terminal-pace-slowest"), 1.0),
        (say!(words, "terminal-pace-99-below"), 0.99),
        (say!(words, "terminal-pace-median"), 0.5),
    ];
    for (name, part) in parts {
        let at_work = (!busy.is_empty()).then(|| time_of(&busy, part));
        report.row([name, shown(words, Some(time_of(&times, part))), shown(words, at_work)]);
    }
    if let Some(Thought { time, busy, .. }) = thoughts.first() {
        report.row([say!(words, "terminal-pace-first"), shown(words, Some(*time)), shown(words, *busy)]);
    }
    report.note(say!(words, "terminal-pace-at-work-note"));
    report
}

fn slowest(words: &Words, thoughts: &[Thought]) -> Report {
    let columns = [
        say!(words, "terminal-pace-game"),
        say!(words, "terminal-pace-events"),
        say!(words, "terminal-pace-seat"),
        say!(words, "terminal-pace-time"),
        say!(words, "terminal-pace-at-work"),
    ];
    let mut report = Report::new(say!(words, "terminal-pace-the-slowest"), &columns);
    for Thought { game, events, seat, time, busy } in sorted(thoughts).into_iter().take(LISTED) {
        let (time, busy) = (shown(words, Some(time)), shown(words, busy));
        report.row([game.to_string(), events.to_string(), seat.to_string(), time, busy]);
    }
    report.note(say!(words, "terminal-pace-again"));
    report
}

fn shown(words: &Words, time: Option<Duration>) -> String {
    time.map_or("?".into(), |time| words.figure(&format!("{time:.1?}")))
}

/// The slowest first.
fn sorted(thoughts: &[Thought]) -> Vec<Thought> {
    let mut sorted = thoughts.to_vec();
    sorted.sort_by_key(|thought| std::cmp::Reverse(thought.busy.unwrap_or(thought.time)));
    sorted
}
