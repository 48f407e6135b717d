//! `luckhouse bench-server`: a house of its own on this machine, many tables, and how long an acknowledgement takes.

mod figures;
mod house;
mod idle;
mod pair;

use crate::failure::{Failure, failed, usage};
use figures::Figures;
use house::{Doors, House};
use luckhouse_lab::decimal;
use luckhouse_server::protocol::{OpenTable, Sit};
use luckhouse_shelf::{find, games::GAMES};
use luckhouse_words::{Words, say};
use pair::{Pair, Seats};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Tables for two that are played at the same time
    #[arg(long, value_name = "N", default_value_t = 2500)]
    tables: usize,
    /// How long to play
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    seconds: u64,
    /// The time between two moves at a table
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    every: u64,
    /// Instead of playing, hold so many idle sockets for `--seconds`
    #[arg(long, value_name = "N")]
    idle: Option<usize>,
    /// Which game (the first on the shelf that two can play, if not given)
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// Use this database, which should be empty; what is put there stays: postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "URL")]
    store: Option<String>,
    /// So many nodes at that database; the two at a table come to different ones
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=16))]
    nodes: u8,
    /// Where the data of the house is put while it runs (the folder for such things, if not given)
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// So many tables are opened at the same time.
const AT_ONCE: usize = 32;
/// So many tables are opened and come to before memory is measured.
const FIRST: usize = 32;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = game(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(args, game))
}

fn game(args: &Args) -> Result<&'static str, Failure> {
    let for_two = |seats: &[usize]| seats.contains(&2);
    let Some(name) = &args.game else {
        let first = GAMES.iter().map(|game| game.about()).find(|about| for_two(about.seats));
        return Ok(first.map_or("", |about| about.name));
    };
    let about = find(name)?.about();
    if !for_two(about.seats) {
        return Err(usage!("terminal-usage-not-for-two", game = name));
    }
    Ok(about.name)
}

async fn measure(args: &Args, game: &'static str) -> Result<(), Failure> {
    if args.nodes > 1 && args.store.is_none() {
        return Err(usage!("terminal-usage-node-alone"));
    }
    let house = House::start(args.data.as_deref(), args.store.as_deref(), args.nodes.into())?;
    let words = &Words::spoken();
    let say = |text: String| writeln!(std::io::stdout().lock(), "{text}");
    if let Some(count) = args.idle {
        let held = idle::hold(&house, game, count, Duration::from_secs(args.seconds)).await?;
        say(held.said(words))?;
        house.stop()?;
        return if held.left == held.asked { Ok(()) } else { Err(failed!("terminal-bench-not-held")) };
    }
    let (nodes, tables, every) = (args.nodes, args.tables, args.every);
    say(say!(words, "terminal-bench-house", nodes, tables, game, every))?;
    let _first = first_players(&house, game).await?;
    let empty = house.settled_memory().await;
    let (opened, seats) = timed(open_all(&house, args.tables, game)).await?;
    let with_tables = house.settled_memory().await;
    say(say!(words, "terminal-bench-opened", seconds = decimal(words, opened.as_secs_f64(), 1)))?;
    let pairs = connect_all(seats).await?;
    let connected = house.settled_memory().await;
    let (busy, begin) = (house.busy(), Instant::now());
    let figures = play_all(args, game, pairs).await?;
    let share = (house.busy() - busy).as_secs_f64() / begin.elapsed().as_secs_f64();
    let per =
        |from: u64, to: u64, count: usize| (to.saturating_sub(from)) as f64 / count.max(1) as f64 / 1024.0;
    say(figures.said(words))?;
    let table = decimal(words, per(empty, with_tables, args.tables), 1);
    let connection = decimal(words, per(with_tables, connected, 2 * args.tables), 1);
    let all = house.memory() / 1024 / 1024;
    say(say!(words, "terminal-bench-memory", table, connection, all))?;
    say(say!(words, "terminal-bench-cores", cores = decimal(words, share, 2)))?;
    house.stop()
}

async fn timed<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<(Duration, T), Failure> {
    let begin = Instant::now();
    let done = work.await?;
    Ok((begin.elapsed(), done))
}

/// A table of this game for two.
fn order(game: &str) -> OpenTable {
    let sit = Some(Sit { name: "one".into(), seat: None, seals: false });
    OpenTable { seats: 2, sit, ..OpenTable::of(game) }
}

async fn open_all(house: &House, tables: usize, game: &'static str) -> Result<Vec<(Doors, Seats)>, Failure> {
    let mut work = JoinSet::new();
    let share = tables.div_ceil(AT_ONCE);
    for begin in (0..tables).step_by(share.max(1)) {
        let (doors, count) = (house.doors(begin / share.max(1)), share.min(tables - begin));
        work.spawn(async move { pair::open(&doors, &order(game), count).await });
    }
    let mut all = Vec::new();
    while let Some(opened) = work.join_next().await {
        all.extend(opened.map_err(|error| Failure::Failed(error.to_string()))??);
    }
    Ok(all)
}

async fn connect_all(seats: Vec<(Doors, Seats)>) -> Result<Vec<Pair>, Failure> {
    let (mut work, room) = (JoinSet::new(), Arc::new(Semaphore::new(AT_ONCE)));
    for (doors, seats) in seats {
        let room = Arc::clone(&room);
        work.spawn(async move {
            let _room = room.acquire_owned().await;
            Pair::connect(doors, seats).await
        });
    }
    let mut all = Vec::new();
    while let Some(pair) = work.join_next().await {
        all.push(pair.map_err(|error| Failure::Failed(error.to_string()))??);
    }
    Ok(all)
}

/// What a house reads and makes when the first players come, and keeps as long as it is open, belongs to no table and no
/// connection: these come before anything is measured, and stay.
async fn first_players(house: &House, game: &'static str) -> Result<Vec<Pair>, Failure> {
    connect_all(open_all(house, FIRST, game).await?).await
}

async fn play_all(args: &Args, game: &'static str, pairs: Vec<Pair>) -> Result<Figures, Failure> {
    let (every, end) =
        (Duration::from_millis(args.every), Instant::now() + Duration::from_secs(args.seconds));
    let (mut work, count) = (JoinSet::new(), pairs.len().max(1) as u32);
    for (index, pair) in (0..).zip(pairs) {
        let phase = every * index / count;
        work.spawn(async move { pair.play(&order(game), every, phase, end).await });
    }
    let mut figures = Figures::new(Duration::from_secs(args.seconds));
    while let Some(played) = work.join_next().await {
        figures.add(played.map_err(|error| Failure::Failed(error.to_string()))??);
    }
    Ok(figures.sorted())
}
