//! `luckhouse solve GAME [QUESTION …]`: the exact answer, and the table that it comes from.

use crate::answer::Form;
use crate::failure::{self, Failure, failed, interrupted};
use crate::files;
use crate::odds;
use crate::patience::Patience;
use crate::table_args::TableArgs;
use luckhouse_engine::Header;
use luckhouse_server::protocol::Report;
use luckhouse_shelf::{AnyGame, Solved, find, questions};
use luckhouse_solvers::Unsolved;
use luckhouse_words::{Words, say};
use serde::Serialize;
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    /// What to ask; without it, the whole game, and a list of what can be asked
    question: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Where to save the table of the solution (in the data folder, if not given)
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    form: Form,
}

/// An answer as data.
#[derive(Serialize)]
struct Data {
    question: &'static str,
    version: &'static str,
    table: String,
    asked: Vec<String>,
    reports: Vec<Report>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let seats = args.table.seats(game)?;
    let options = args.table.options(game)?;
    let header = args.table.open(game)?.header();
    let patience = Patience::new(&say!(Words::spoken(), "terminal-waiting-solved"));
    let solved = game.solve(&options, seats, &args.question, &patience);
    patience.end();
    let solved = solved.map_err(|wrong| unsolved(&wrong, &patience, &args.game))?;
    let name = game.about().name;
    let data = || Data {
        question: "solve",
        version: env!("CARGO_PKG_VERSION"),
        table: header.to_string(),
        asked: args.question.clone(),
        reports: odds::as_data(&solved.reports),
    };
    args.form.print_rows(
        data,
        |_| odds::rows(name, &solved.reports),
        || {
            let said =
                solved.reports.iter().map(|report| format!("{}\n", report.said(&Words::spoken(), name)));
            let more = args.question.is_empty().then(|| list(game));
            format!("{header}\n\n{}", said.chain(more).collect::<String>())
        },
    )?;
    match save(args, &header, &solved)? {
        // Whoever reads data is told beside it.
        Some(line) if args.form.is_data() => Ok(writeln!(std::io::stderr(), "{line}")?),
        Some(line) => Ok(writeln!(std::io::stdout(), "{line}")?),
        None => Ok(()),
    }
}

fn unsolved(wrong: &Unsolved, patience: &Patience, game: &str) -> Failure {
    match wrong {
        Unsolved::Stopped if patience.is_over() => interrupted!("terminal-interrupted-solve"),
        _ => failure::unsolved(wrong, game),
    }
}

/// What can be asked.
fn list(game: &dyn AnyGame) -> String {
    let (words, name) = (Words::spoken(), game.about().name);
    let line = |question: String| format!("  luckhouse solve {name} {question}\n");
    let lines: String = questions(game, &words).into_iter().map(line).collect();
    let can = say!(words, "terminal-solve-questions");
    if lines.is_empty() { lines } else { format!("{can}\n{lines}") }
}

/// Saves the table, if there is one, and says where.
fn save(args: &Args, header: &Header, solved: &Solved) -> Result<Option<String>, Failure> {
    let Some(table) = &solved.table else {
        let wanted = args.save.is_some();
        return Ok(wanted.then(|| say!(Words::spoken(), "terminal-solve-no-table")));
    };
    let file = match &args.save {
        Some(file) => file.clone(),
        None => files::table_of(header).ok_or_else(|| failed!("terminal-failed-save-where"))?,
    };
    // Only the folder of the house is made; one that somebody names is there, or is misspelt.
    let made = match args.save {
        Some(_) => Ok(()),
        None => file.parent().map_or(Ok(()), std::fs::create_dir_all),
    };
    made.and_then(|()| files::write(&file, table)).map_err(|error| {
        failed!("terminal-failed-save", file = file.display().to_string(), error = error.to_string())
    })?;
    let (file, bytes) = (file.display().to_string(), table.len());
    Ok(Some(say!(Words::spoken(), "terminal-solve-table", file, bytes)))
}
