//! `luckhouse lab handicap GAME`: what start would make the seats even.

use super::table::{LabTable, interrupted, nothing_yet};
use crate::answer::Form;
use crate::failure::{Failure, unsolved, usage};
use luckhouse_lab::{Cell, Handicap, Order, Orders, handicap, orders, percent, signed};
use luckhouse_shelf::{HeadStart, Report};
use luckhouse_solvers::Unsolved;
use luckhouse_words::{Words, say};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    table: LabTable,
    #[command(flatten)]
    form: Form,
    /// Who plays where nobody has a solver
    #[arg(long, default_value = "steady", value_name = "BOTS")]
    bots: String,
    /// How many games of each start then
    #[arg(long, default_value_t = 2_000, value_name = "N", allow_hyphen_values = true, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let cell = args.table.cell(&args.bots)?;
    if cell.bots.len() == 1 {
        return Err(usage!("terminal-usage-handicap"));
    }
    let header = args.table.header(&cell)?;
    match args.table.work(|patience| handicap(&cell, patience))? {
        Ok(found) => args.table.print(
            args.form,
            ("lab handicap", &cell),
            false,
            || found.lines(),
            || format!("{header}\n\n{}\n", report(&cell.game, &found)),
        ),
        Err(Unsolved::Stopped) => Err(nothing_yet()),
        Err(why) => measured(args, &cell, &header, &why),
    }
}

fn report(game: &str, found: &Handicap) -> Report {
    let words = &Words::spoken();
    let columns = [
        say!(words, "terminal-lab-column-gift"),
        say!(words, "terminal-lab-column-begins"),
        say!(words, "terminal-lab-column-above-even"),
    ];
    let mut report = Report::new(say!(words, "terminal-lab-handicap-title"), &columns);
    let gift = |start: &HeadStart| match &start.gift {
        Some(gift) => gift.said(words, game),
        None => say!(words, "terminal-lab-handicap-nothing"),
    };
    let chance = |start: &HeadStart| percent(words, 100.0 * start.play.chance, 2);
    for start in &found.starts {
        let off = 100.0 * (start.play.chance - found.even);
        report.row([gift(start), chance(start), signed(words, off, 2)]);
    }
    let nearest = &found.starts[found.nearest];
    let (start, wins) = (gift(nearest), chance(nearest));
    report.note(say!(words, "terminal-lab-handicap-nearest", start, wins));
    let error = words.figure(&format!("{:.1e}", nearest.play.error.unwrap_or(0.0)));
    report.note(say!(words, "terminal-lab-handicap-error", error));
    report
}

/// Nobody has a solver: then bots tell what each wins, by when they have their first turn, with every head start there is.
fn measured(args: &Args, cell: &Cell, header: &str, why: &Unsolved) -> Result<(), Failure> {
    let seed = args.table.seed;
    let found = args.table.work(|patience| orders(cell, seed, args.games, patience))??;
    let found = found.ok_or_else(nothing_yet)?;
    args.table.print(
        args.form,
        ("lab handicap", cell),
        found.interrupted,
        || found.lines(),
        || format!("{header}\n\n{}\n", table(args, cell, &found, why)),
    )?;
    match found.interrupted {
        true => Err(interrupted(found.starts.iter().map(|start| start.games).sum())),
        false => Ok(()),
    }
}

fn table(args: &Args, cell: &Cell, found: &Orders, why: &Unsolved) -> Report {
    let words = &Words::spoken();
    let title = say!(words, "terminal-lab-handicap-order", games = args.games, bots = cell.bots.join(","));
    let mut columns = vec![say!(words, "terminal-lab-handicap-column-each")];
    columns
        .extend((1..=cell.bots.len()).map(|place| say!(words, "terminal-lab-handicap-column-turn", place)));
    columns.push(say!(words, "terminal-lab-handicap-column-off"));
    let mut report = Report::new(title, &columns);
    let gift = |start: &Order| match &start.gift {
        Some(gift) => gift.said(words, &cell.game),
        None => say!(words, "terminal-lab-handicap-nothing"),
    };
    for start in &found.starts {
        let turns = start.turns.iter().map(|turn| turn.percent(words));
        let off = start.farthest(found.even).percent(words);
        report.row([gift(start)].into_iter().chain(turns).chain([off]));
    }
    report.note(format!(
        "{}: {}",
        say!(words, "terminal-lab-handicap-even"),
        percent(words, 100.0 * found.even, 2)
    ));
    report.note(match (&found.starts[..], found.starts[0].turns.iter().all(|turn| turn.holds(found.even))) {
        ([_], true) => say!(words, "terminal-lab-handicap-none"),
        ([_], false) => say!(words, "terminal-lab-handicap-uneven"),
        _ => say!(words, "terminal-lab-handicap-best", start = gift(&found.starts[found.nearest])),
    });
    report.note(match (why, found.starts.len()) {
        (_, 1) if !found.interrupted => say!(words, "terminal-lab-handicap-no-gift"),
        (Unsolved::Setup { .. }, _) => say!(words, "terminal-lab-handicap-unsolved"),
        (why, _) => say!(words, "terminal-lab-handicap-unknown", why = unsolved(why, &cell.game).to_string()),
    });
    report
}
