//! `luckhouse judge GAME`: how far a judge is off, from games that are played on.

use crate::answer::{Answer, Form};
use crate::failure::Failure;
use crate::table_args::TableArgs;
use luckhouse_bots::calibration::{Calibration, Effort, Off};
use luckhouse_bots::{Budget, Level};
use luckhouse_lab::{DataLine, Figure, decimal};
use luckhouse_shelf::{Report, find};
use luckhouse_words::{Words, say};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    #[command(flatten)]
    table: TableArgs,
    /// Positions, each of a game of its own
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(2..))]
    positions: u64,
    /// How often each position, and each of two choices in it, is played on
    #[arg(long, default_value_t = 60, value_name = "N", value_parser = clap::value_parser!(u64).range(2..))]
    playouts: u64,
    /// Who plays the games, and plays them on
    #[arg(long, default_value = "strong", value_name = "LEVEL")]
    by: String,
    /// The most positions that these look at for a choice
    #[arg(long, default_value_t = 2_000, value_name = "N")]
    nodes: u64,
    /// The seed of the games
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let seats = args.table.seats(game)?;
    let options = args.table.options(game)?;
    let header = args.table.open(game)?.header();
    let level: Level = args.by.parse()?;
    let Args { positions, playouts, seed, nodes, .. } = *args;
    let effort = Effort { positions, playouts, seed };
    let found = game.calibrate(&options, seats, (level, Budget::nodes(nodes)), effort)?;
    let (words, table, level) = (&Words::spoken(), header.to_string(), level.to_string());
    args.form.print(
        || Answer::new("judge", seed, lines(&table, &found)),
        || {
            let seed = seed.to_string();
            let header = say!(words, "terminal-judge-header", table, positions, playouts, level, seed);
            format!("{header}\n\n{}\n{}\n", errors(words, &found), curve(words, &found))
        },
    )
}

/// The parts of a game, as data call them.
const THIRDS: [&str; 4] = ["first third", "second third", "last third", "game"];

/// How far off it is in each part of a game; then what was said and what came, tenth by tenth.
fn lines(table: &str, found: &Calibration) -> Vec<DataLine> {
    let whole = found.whole();
    let phases = THIRDS.into_iter().zip(found.thirds.iter().chain([&whole]));
    let errors = phases.flat_map(|(name, phase)| {
        let positions = off(name, "positions", phase.positions);
        positions.into_iter().chain(off(name, "differences", phase.differences))
    });
    let curve = found.curve.iter().enumerate().filter(|(_, tenth)| tenth.said.count() > 1);
    let curve = curve.flat_map(|(place, tenth)| {
        let (name, came) = (format!("tenth {}", place + 1), tenth.came);
        let figures = [
            ("said", Figure::exact(tenth.said.mean())),
            ("came", Figure::around(came.mean(), came.half_width())),
        ];
        figures.map(|(measure, figure)| DataLine::new(&*name, measure, &figure).of_games(tenth.said.count()))
    });
    errors.chain(curve).map(|line| line.at(table)).collect()
}

/// Nothing where there is too little to tell.
fn off(part: &str, of: &str, off: Off) -> Vec<DataLine> {
    if off.count() < 2 {
        return Vec::new();
    }
    let ((mean, width), (bias, bias_width)) = (off.mean(), off.bias());
    let figures = [
        ("off by", Figure::around(mean, width)),
        ("within", Figure::exact(off.interval())),
        ("bias", Figure::around(bias, bias_width)),
        ("admitted", Figure::share((off.held() * off.count() as f64).round() as u64, off.count())),
    ];
    let line = |(measure, figure): (&str, Figure)| {
        DataLine::new(part, format!("{of} {measure}"), &figure).of_games(off.count())
    };
    figures.map(line).into()
}

/// Points of a hundred.
fn points(words: &Words, part: f64) -> String {
    decimal(words, 100.0 * part, 1)
}

/// How far off positions and differences are, in each third of a game.
fn errors(words: &Words, found: &Calibration) -> Report {
    let columns = [
        say!(words, "terminal-judge-third"),
        say!(words, "terminal-judge-of"),
        say!(words, "terminal-judge-count"),
        say!(words, "terminal-judge-off-by"),
        say!(words, "terminal-judge-within"),
        say!(words, "terminal-judge-bias"),
        say!(words, "terminal-judge-admitted"),
    ];
    let mut report = Report::new(say!(words, "terminal-judge-title"), &columns);
    let whole = found.whole();
    let names = [
        say!(words, "terminal-judge-first"),
        say!(words, "terminal-judge-second"),
        say!(words, "terminal-judge-last"),
        say!(words, "terminal-judge-whole"),
    ];
    for (name, phase) in names.iter().zip(found.thirds.iter().chain([&whole])) {
        report.row(line(words, name, say!(words, "terminal-judge-positions"), phase.positions));
        report.row(line(words, name, say!(words, "terminal-judge-differences"), phase.differences));
    }
    report.note(say!(words, "terminal-judge-noise"));
    report
}

fn line(words: &Words, name: &str, of: String, off: Off) -> Vec<String> {
    let mut cells = vec![name.to_string(), of, off.count().to_string()];
    if off.count() < 2 {
        cells.extend(["-"; 4].map(String::from));
        return cells;
    }
    let ((mean, width), (bias, bias_width)) = (off.mean(), off.bias());
    cells.extend([
        format!("{} ± {}", points(words, mean), points(words, width)),
        points(words, off.interval()),
        format!("{} ± {}", points(words, bias), points(words, bias_width)),
        format!("{} %", points(words, off.held())),
    ]);
    cells
}

/// What was said and what came, tenth by tenth.
fn curve(words: &Words, found: &Calibration) -> Report {
    let columns = [
        say!(words, "terminal-judge-said"),
        say!(words, "terminal-judge-came"),
        say!(words, "terminal-judge-positions"),
    ];
    let mut report = Report::new(say!(words, "terminal-judge-curve"), &columns);
    for tenth in found.curve.iter().filter(|tenth| tenth.said.count() > 1) {
        let (said, came) = (points(words, tenth.said.mean()), points(words, tenth.came.mean()));
        let width = points(words, tenth.came.half_width());
        report.row(vec![said, format!("{came} ± {width}"), tenth.said.count().to_string()]);
    }
    report
}
