//! `luckhouse odds GAME [TOPIC …]`: exact odds.

use crate::answer::Form;
use crate::failure::Failure;
use luckhouse_server::protocol::Report;
use luckhouse_shelf::OddsReport;
pub(crate) use luckhouse_shelf::odds::{answer, list};
use luckhouse_words::Words;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game
    game: String,
    /// What to ask, and about what; without it, the first of what can be asked, and a list of the rest
    question: Vec<String>,
    #[command(flatten)]
    form: Form,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = luckhouse_shelf::find(&args.game)?;
    let words: Vec<&str> = args.question.iter().map(String::as_str).collect();
    let (topics, name) = (game.odds_topics(), game.about().name);
    let report = match words.is_empty() {
        true => topics.first().map(|first| (first.run)(&[])).transpose()?,
        false => Some(answer(topics, &words)?),
    };
    args.form.print_rows(
        || report.clone().map(Report::from),
        |_| rows(name, report.as_slice()),
        || {
            let said = report.iter().map(|report| report.said(&Words::spoken(), name).to_string());
            let more = words.is_empty().then(|| {
                format!("\n{}", list(&format!("luckhouse odds {}", args.game), topics, &Words::spoken()))
            });
            said.chain(more).collect()
        },
    )
}

/// A line for each cell of these tables: which table, which row and column, as a number where it is one, and in words.
pub(crate) fn rows(game: &str, reports: &[OddsReport]) -> Vec<Vec<String>> {
    let mut rows = vec![["title", "row", "column", "value", "words"].map(String::from).to_vec()];
    let words = Words::spoken();
    for report in reports {
        let said = report.said(&words, game);
        for (row, spoken) in report.rows.iter().zip(&said.rows) {
            let name = spoken.first().cloned().unwrap_or_default();
            for ((saying, told), column) in row.iter().zip(spoken).zip(&said.columns).skip(1) {
                let value = saying.number().map(|number| number.to_string()).unwrap_or_default();
                rows.push(vec![said.title.clone(), name.clone(), column.clone(), value, told.clone()]);
            }
        }
    }
    rows
}

/// Nothing but what a table says, for whoever has several.
pub(crate) fn as_data(reports: &[OddsReport]) -> Vec<Report> {
    reports.iter().cloned().map(Report::from).collect()
}
