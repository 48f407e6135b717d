//! `luckhouse play GAME`: a game in any terminal, on a full screen or in plain text.

mod ask;
pub(crate) mod command;
pub(crate) mod kept;
pub(crate) mod plain;
pub(crate) mod screen;

use crate::bot_args::ThinkArgs;
use crate::config::{self, Setting};
use crate::failure::{self, Failure, usage};
use crate::replay;
use crate::table_args::TableArgs;
use crate::tui::{self, InFile};
use kept::Kept;
use luckhouse_bots::Level;
use luckhouse_engine::fair::v1::FairDice;
use luckhouse_engine::fair::{Bytes, DailyDice, Day, Secret};
use luckhouse_engine::{LogError, PerSeat, Seat, SeatSet};
use luckhouse_shelf::{AnyGame, AnyTable, BotSpec, Strength, daily, find, read_log};
use luckhouse_tui::local::{Local, Seating};
use luckhouse_words::{Language, Words, say};
use plain::PlainSession;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(clap::Args, Default, PartialEq)]
pub(crate) struct Args {
    /// Which game; asked for, if not given
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// The seats that people play at this keyboard: `1`, `1,3`, `all` or `none` (to look on); `1` if not given
    #[arg(long, value_name = "SEATS")]
    me: Option<String>,
    /// Who plays the other seats: `random`, `novice`, `steady` (if nothing else is said here, by LUCKHOUSE_BOT or by `luckhouse
    /// config`), `strong` or `best`, or a program of `--program`; after a colon a character, like `strong:plain`; several with
    /// commas, for one seat each
    #[arg(long, value_name = "BOTS")]
    bot: Option<String>,
    #[command(flatten)]
    think: ThinkArgs,
    /// The seed of the dice: the same seed and the same choices make the same game
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    seed: Option<u64>,
    /// `typed`: real dice are rolled on the real table and typed in; `rolled`: the program rolls
    #[arg(long, value_name = "HOW")]
    dice: Option<String>,
    /// Play the journey of a day that is over, with the dice that everybody had: the day and its secret, as the house
    /// shows them, with a colon between
    #[arg(long, value_name = "DAY:SECRET", conflicts_with_all = ["game", "seed", "dice", "again"])]
    daily: Option<String>,
    /// Go on with a saved game, and keep it in the same file
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    resume: Option<PathBuf>,
    /// Try again from a choice of a saved game, which stays as it is
    #[arg(long = "try", value_name = "FILE", conflicts_with_all = ["game", "resume"], requires = "event")]
    again: Option<PathBuf>,
    /// The choice to try again: the number of its event, as the coach names it
    #[arg(long, value_name = "N", requires = "again")]
    event: Option<usize>,
}

pub(crate) fn run(args: &Args, full: bool) -> Result<(), Failure> {
    if full && *args == Args::default() {
        return tui::shelf();
    }
    if full {
        crate::bot::program::be_quiet();
    }
    args.think.programs.welcome()?;
    if let (Some(file), Some(event)) = (&args.again, args.event) {
        return try_again(args, file, event, full);
    }
    let typed = typed(args.dice.as_deref().unwrap_or("rolled"))?;
    let (table, kept) = match &args.resume {
        Some(file) => resume(file, &args.table)?,
        None => {
            let table = open(args)?;
            let kept = Kept::new(table.about().name);
            (table, kept)
        }
    };
    let seating = seating(args, &*table, typed)?;
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    let keeper = if full { InFile::new } else { InFile::loud };
    let keeper = keeper(table.about().name, kept.clone());
    let local = Local::new(table, seating, seed, Box::new(keeper));
    let local = match &args.daily {
        Some(words) => local.with_dice(daily_dice(words)?),
        None => local,
    };
    if full {
        return tui::play(local, seed);
    }
    PlainSession::here(local.in_language(Language::spoken()), Some(kept)).run()
}

/// The dice of a day that is over.
fn daily_dice(words: &str) -> Result<FairDice, Failure> {
    let (day, secret) = words.split_once(':').ok_or_else(|| usage!("terminal-usage-daily", words))?;
    let secret: Bytes = secret.trim().parse()?;
    let day: Day = day.trim().parse()?;
    let dice = DailyDice::new(day, Secret::new(*secret.as_slice()));
    let seal = say!(
        Words::spoken(),
        "terminal-daily-seal",
        day = dice.day().to_string(),
        seal = dice.seal().to_string()
    );
    writeln!(std::io::stdout().lock(), "{seal}")?;
    Ok(dice.dice())
}

/// Play on from a choice of a saved game, against bots.
fn try_again(args: &Args, file: &Path, event: usize, full: bool) -> Result<(), Failure> {
    if !args.table.is_empty() {
        return Err(usage!("terminal-usage-saved-game"));
    }
    let log = replay::read(file)?;
    let wrong = |wrong| failure::bad_log(file, &wrong);
    let table = read_log(&log, usize::MAX).map_err(wrong)?;
    let wanted = args.me.as_deref().map(|me| people(me, table.header().seats)).transpose()?;
    let nobody = || {
        let events = table.events();
        usage!("terminal-usage-event", event, events)
    };
    let seat = Local::chooser_at(&log, event, wanted.and_then(SeatSet::only)).ok_or_else(nobody)?;
    let bot = args.think.bots(args.bot.as_deref().unwrap_or("strong"), find(table.about().name)?, 1)?[0];
    let seed = args.seed.unwrap_or_else(|| RandomState::new().hash_one(0));
    let local = Local::try_again(&log, event - 1, (seat, bot), seed).map_err(|_| nobody())?;
    let local = local.in_language(Language::spoken());
    if full { tui::try_again(local, seed) } else { PlainSession::here(local, None).run() }
}

/// Who plays: as it was said, or as the saved game says.
fn seating(args: &Args, table: &dyn AnyTable, typed: bool) -> Result<Seating, Failure> {
    let kept = match &args.resume {
        Some(file) => {
            let wrong = |wrong: LogError| failure::bad_log(file, &wrong.into());
            Seating::of_log(&replay::read(file)?, find(table.about().name)?).map_err(wrong)?
        }
        None => None,
    };
    let seats = table.header().seats;
    let people = match (&args.me, &kept) {
        (None, Some(kept)) => kept.people,
        (me, _) => people(me.as_deref().unwrap_or("1"), seats)?,
    };
    let bots = match (&args.bot, &kept) {
        (None, Some(kept)) => kept.bots,
        _ => bots(args, table, people)?,
    };
    Ok(Seating { people, bots, typed })
}

fn open(args: &Args) -> Result<Box<dyn AnyTable>, Failure> {
    if args.daily.is_some() {
        return args.table.open(find(daily::GAME)?);
    }
    let Some(name) = &args.game else {
        if !args.table.is_empty() {
            return Err(usage!("terminal-usage-which-game"));
        }
        return ask::for_a_table();
    };
    args.table.open(find(name)?)
}

fn resume(file: &Path, table: &TableArgs) -> Result<(Box<dyn AnyTable>, Kept), Failure> {
    if !table.is_empty() {
        return Err(usage!("terminal-usage-saved-game"));
    }
    let log = replay::read(file)?;
    let wrong = |wrong| failure::bad_log(file, &wrong);
    let table = read_log(&log, usize::MAX).map_err(wrong)?;
    let kept = Kept::in_file(table.about().name, file, log);
    Ok((table, kept))
}

/// The bot of each seat that nobody here plays, in the order of the seats. A person who gives up in a larger game is
/// followed by the last of them.
fn bots(args: &Args, table: &dyn AnyTable, people: SeatSet) -> Result<PerSeat<BotSpec>, Failure> {
    let (game, seats) = (find(table.about().name)?, table.header().seats);
    let places: Vec<Seat> = Seat::all(seats).filter(|seat| !people.contains(*seat)).collect();
    let always = config::variable(Setting::Bot.variable());
    let words = args.bot.as_deref().or(always.as_deref()).unwrap_or(Setting::Bot.default());
    let named = args.think.bots(words, game, places.len().max(1))?;
    let mut bots = PerSeat::new(seats, named[named.len() - 1]);
    for (seat, bot) in places.iter().zip(with_characters(named, game)) {
        bots[*seat] = bot;
    }
    Ok(bots)
}

/// Several strong bots at one table are not clones of each other: whoever was given no character gets one.
fn with_characters(bots: Vec<BotSpec>, game: &dyn AnyGame) -> Vec<BotSpec> {
    let names = game.characters();
    let several = bots.len() > 1 && !names.is_empty();
    let dealt = |(number, bot): (usize, BotSpec)| match (bot.strength, bot.character) {
        (Strength::Level(Level::Strong), None) if several => {
            BotSpec { character: Some(names[number % names.len()]), ..bot }
        }
        _ => bot,
    };
    bots.into_iter().enumerate().map(dealt).collect()
}

fn typed(word: &str) -> Result<bool, Failure> {
    match word {
        "typed" => Ok(true),
        "rolled" => Ok(false),
        _ => Err(usage!("terminal-usage-dice", word)),
    }
}

fn people(words: &str, seats: usize) -> Result<SeatSet, Failure> {
    let words = words.to_lowercase();
    match words.as_str() {
        "all" => return Ok(SeatSet::all(seats)),
        "none" => return Ok(SeatSet::EMPTY),
        _ => {}
    }
    let seat = |word: &str| {
        let number: Option<usize> = word.trim().trim_start_matches('p').parse().ok();
        number
            .filter(|n| (1..=seats).contains(n))
            .map(|n| Seat::at(n - 1))
            .ok_or_else(|| usage!("terminal-usage-me", word, seats))
    };
    words.split(',').map(seat).collect()
}
