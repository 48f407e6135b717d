//! Answers, for people and for programs.

use crate::failure::Failure;
use luckhouse_server::admin::{AccountRow, Answer, BanRow, DeedRow, Held, TableRow, TalkRow};
use luckhouse_server::protocol::Who;
use luckhouse_store::Millis;
use luckhouse_words::{Words, say};
use std::io::Write;

/// One value on one line.
pub(super) fn json(answer: &Answer) -> Result<(), Failure> {
    let line = serde_json::to_string(answer).map_err(std::io::Error::from)?;
    Ok(writeln!(std::io::stdout().lock(), "{line}")?)
}

/// One line for each thing; one that says so where there is none.
pub(super) fn text(answer: &Answer) -> Result<(), Failure> {
    let words = Words::spoken();
    let (lines, none) = match answer {
        Answer::Done => (vec![say!(words, "terminal-admin-done")], String::new()),
        Answer::Tables { tables, next } => {
            let more = next.iter().map(|next| say!(words, "terminal-admin-more", next));
            (tables.iter().map(table).chain(more).collect(), say!(words, "terminal-admin-no-table"))
        }
        Answer::Talk(lines) => (lines.iter().map(said).collect(), say!(words, "terminal-admin-no-talk")),
        Answer::Bans(bans) => (bans.iter().map(ban).collect(), say!(words, "terminal-admin-no-ban")),
        Answer::Accounts(rows) => {
            (rows.iter().map(account).collect(), say!(words, "terminal-admin-no-account"))
        }
        Answer::Log(deeds) => (deeds.iter().map(deed).collect(), say!(words, "terminal-admin-no-deed")),
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
    let words = Words::spoken();
    let players = match row.players.as_slice() {
        [] => say!(words, "terminal-admin-nobody"),
        players => players.join(", "),
    };
    let closed = row.closed.as_ref().map(|why| format!("  {}", say!(words, "terminal-admin-closed", why)));
    let TableRow { table, game, stage, visibility, .. } = row;
    let closed = closed.unwrap_or_default();
    format!("{table}  {game}  {stage}  {visibility}  {}  {players}{closed}", Millis(row.changed))
}

fn said(row: &TalkRow) -> String {
    let words = Words::spoken();
    let who = match &row.who {
        Who::Seat(seat) => format!("p{seat}"),
        Who::Watcher(name) => say!(words, "terminal-admin-watches", name),
    };
    let hidden =
        if row.hidden { format!("  {}", say!(words, "terminal-admin-hidden")) } else { String::new() };
    format!("{}  {}  {who}: {}{hidden}", row.line, Millis(row.at), row.text)
}

fn until(until: Option<i64>) -> String {
    let words = Words::spoken();
    match until {
        None => say!(words, "terminal-admin-until-lifted"),
        Some(at) => say!(words, "terminal-admin-until", at = Millis(at).to_string()),
    }
}

fn account(row: &AccountRow) -> String {
    let words = Words::spoken();
    let why = row.why.and_then(|why| serde_json::to_value(why).ok()?.as_str().map(String::from));
    let AccountRow { id, name, what, text, .. } = row;
    let said = why.into_iter().chain(text.clone()).map(|said| format!("  ({said})")).collect::<String>();
    let what = match what {
        Held::Moderator => say!(words, "terminal-admin-moderator"),
        Held::Muted => say!(words, "terminal-admin-muted"),
        Held::Banned => say!(words, "terminal-admin-banned"),
    };
    format!("{id}  {name}  {what}  {}{said}", until(row.until))
}

fn ban(row: &BanRow) -> String {
    let until = until(row.until);
    let why = row.why.as_ref().map_or_else(String::new, |why| format!("  ({why})"));
    format!("{}  {until}{why}", row.network)
}

fn deed(row: &DeedRow) -> String {
    let about = row.about.as_ref().map_or_else(String::new, |about| format!("  {about}"));
    format!("{}  {}  {}{about}  {}", row.number, Millis(row.at), row.by, row.order)
}
