//! Answers, for people and for programs.

use crate::failure::Failure;
use luckhouse_server::admin::{Answer, BanRow, DeedRow, TableRow, TalkRow};
use luckhouse_server::protocol::Who;
use luckhouse_store::Millis;
use std::io::Write;

/// One value on one line.
pub(super) fn json(answer: &Answer) -> Result<(), Failure> {
    let line = serde_json::to_string(answer).map_err(std::io::Error::from)?;
    Ok(writeln!(std::io::stdout().lock(), "{line}")?)
}

/// One line for each thing; one that says so where there is none.
pub(super) fn text(answer: &Answer) -> Result<(), Failure> {
    let (lines, none): (Vec<String>, &str) = match answer {
        Answer::Done => (vec!["Done.".into()], ""),
        Answer::Tables { tables, next } => {
            let more = next.iter().map(|next| format!("There are more: --after {next}"));
            (tables.iter().map(table).chain(more).collect(), "No table fits.")
        }
        Answer::Talk(lines) => (lines.iter().map(said).collect(), "Nobody said anything."),
        Answer::Bans(bans) => (bans.iter().map(ban).collect(), "Nobody is kept out."),
        Answer::Log(deeds) => (deeds.iter().map(deed).collect(), "Nothing was done by hand."),
    };
    let mut out = std::io::stdout().lock();
    if lines.is_empty() {
        writeln!(out, "{none}")?;
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn table(row: &TableRow) -> String {
    let players = if row.players.is_empty() { "nobody".into() } else { row.players.join(", ") };
    let closed = row.closed.as_ref().map_or_else(String::new, |why| format!("  closed: {why}"));
    let TableRow { table, game, stage, visibility, .. } = row;
    format!("{table}  {game}  {stage}  {visibility}  {}  {players}{closed}", Millis(row.changed))
}

fn said(row: &TalkRow) -> String {
    let who = match &row.who {
        Who::Seat(seat) => format!("p{seat}"),
        Who::Watcher(name) => format!("{name} (watches)"),
    };
    let hidden = if row.hidden { "  (hidden)" } else { "" };
    format!("{}  {}  {who}: {}{hidden}", row.line, Millis(row.at), row.text)
}

fn ban(row: &BanRow) -> String {
    let until = row.until.map_or_else(|| "until it is lifted".into(), |at| format!("until {}", Millis(at)));
    let why = row.why.as_ref().map_or_else(String::new, |why| format!("  ({why})"));
    format!("{}  {until}{why}", row.network)
}

fn deed(row: &DeedRow) -> String {
    format!("{}  {}  {}  {}", row.number, Millis(row.at), row.by, row.order)
}
