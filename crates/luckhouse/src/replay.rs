//! `luckhouse replay FILE`: check a log against the rules, and show the game at any point, or as it was played.

use crate::failure::{self, Failure, failed, usage};
use crate::table_args::read_file;
use crate::tui;
use luckhouse_engine::{Seat, Viewer};
pub(crate) use luckhouse_shelf::ending;
use luckhouse_shelf::{AnyTable, BadLog, Waiting, read_log};
use luckhouse_tui::replay::Replay;
use luckhouse_words::{Words, say};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The saved game
    file: PathBuf,
    /// Show the game after this many events (the end, if not given)
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    at: Option<usize>,
    /// Show it as this seat saw it (p1 to p12, or `watcher`; everything, if not given)
    #[arg(long = "as", value_name = "SEAT")]
    viewer: Option<String>,
    /// Print the view for machines
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, full: bool) -> Result<(), Failure> {
    let log = read(&args.file)?;
    let wrong = |wrong: BadLog| failure::bad_log(&args.file, &wrong);
    let whole = read_log(&log, usize::MAX).map_err(wrong)?;
    let at = args.at.unwrap_or(whole.events());
    if at > whole.events() {
        let events = whole.events();
        return Err(usage!("terminal-usage-at", at, events));
    }
    let viewer = viewer(args.viewer.as_deref(), whole.header().seats)?;
    if full && !args.json && args.viewer.is_none() {
        return tui::replay(Replay::of(&log).map_err(wrong)?, args.at);
    }
    let table = read_log(&log, at).map_err(wrong)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", as_json(&*table, whole.events(), viewer))?;
    } else {
        write!(out, "{}", as_text(&*table, whole.events(), viewer))?;
    }
    Ok(())
}

/// The text of a saved game.
pub(crate) fn read(file: &Path) -> Result<String, Failure> {
    read_file(file).map_err(|error| {
        failed!("terminal-failed-read-game", file = file.display().to_string(), error = error.to_string())
    })
}

fn viewer(word: Option<&str>, seats: usize) -> Result<Viewer, Failure> {
    match word {
        None => Ok(Viewer::Arbiter),
        Some("watcher") => Ok(Viewer::Watcher),
        Some(seat) => match seat.to_lowercase().parse() {
            Ok(found) if Seat::index(found) < seats => Ok(Viewer::Seat(found)),
            _ => Err(usage!("terminal-usage-as-watcher", seat, seats)),
        },
    }
}

fn as_text(table: &dyn AnyTable, events: usize, viewer: Viewer) -> String {
    let at = table.events();
    let words = Words::spoken();
    let mut text = format!("{}\n{}\n\n", table.header(), say!(words, "terminal-plain-replayed", at, events));
    for line in table.story(at.saturating_sub(5), viewer, &words) {
        text += &format!("{line}\n");
    }
    text += &format!("\n{}\n", table.picture(viewer, &words));
    text += &match table.waiting() {
        Waiting::Choice(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            say!(words, "terminal-plain-to-choose", seats)
        }
        Waiting::Roll => say!(words, "terminal-plain-to-roll"),
        Waiting::Over(outcome) => ending(&words, &outcome),
    };
    text + "\n"
}

fn as_json(table: &dyn AnyTable, events: usize, viewer: Viewer) -> Value {
    let header = table.header();
    let waiting = match table.waiting() {
        Waiting::Choice(seats) => json!({ "choice": seats }),
        Waiting::Roll => json!("roll"),
        Waiting::Over(outcome) => json!({ "over": outcome }),
    };
    json!({
        "game": header.game,
        "options": header.options,
        "seats": header.seats,
        "edition": header.edition,
        "event": table.events(),
        "events": events,
        "in_play": table.in_play(),
        "waiting": waiting,
        "view": table.view(viewer),
    })
}
