//! An archived game as text: what it is in four lines, and a line for each event. No name of a player, no token and no secret of the dice is among
//! the first; what the lines of the game say, they say here too.

use crate::{Entry, Event, Kind, Line, Listed, Millis, Name, Seq, Status, TableId};
use std::fmt::Write;

const FIRST: &str = "luckhouse archive 1";

/// A game as it is kept.
pub(super) struct Game {
    pub(super) table: TableId,
    pub(super) game: Name,
    pub(super) ended: Millis,
    pub(super) events: Vec<Event>,
}

pub(super) fn written(listed: &Listed, events: &[Event]) -> String {
    let ended = match listed.status {
        Status::Over { at, .. } => at,
        Status::Waiting | Status::Playing => listed.created,
    };
    let Listed { id, game, header, .. } = listed;
    let mut text = format!("{FIRST}\ntable {id}\ngame {game}\nended {}\nheader {header}\n", ended.0);
    for Event { seq, at, entry, .. } in events {
        let (kind, keep) = entry.kind.columns();
        let keep = keep.map_or_else(|| "-".into(), |keep| keep.to_string());
        writeln!(text, "{seq} {} {kind} {keep} {}", at.0, entry.line).expect("text can be written to");
    }
    text
}

/// The game, if that is what it says. That the text is what was written, its name has shown.
pub(super) fn read(text: &str) -> Option<Game> {
    let mut lines = text.strip_suffix('\n')?.split('\n');
    let mut after = |word: &str| lines.next()?.strip_prefix(word);
    after(FIRST).filter(|rest| rest.is_empty())?;
    let table = after("table ")?.parse().ok()?;
    let game = after("game ")?.parse().ok()?;
    let ended = Millis(after("ended ")?.parse().ok()?);
    after("header ")?;
    let events = lines.map(event).collect::<Option<_>>()?;
    Some(Game { table, game, ended, events })
}

fn event(line: &str) -> Option<Event> {
    let mut words = line.splitn(5, ' ');
    let seq = Seq::new(words.next()?.parse().ok()?)?;
    let at = Millis(words.next()?.parse().ok()?);
    let kind = kind(words.next()?, words.next()?)?;
    let line = Line::new(words.next()?).ok()?;
    Some(Event { seq, at, entry: Entry { kind, line }, command: None })
}

fn kind(word: &str, keep: &str) -> Option<Kind> {
    let keep = if keep == "-" { None } else { Some(Seq::new(keep.parse().ok()?)?) };
    match word {
        "play" => Some(Kind::Play),
        "note" => Some(Kind::Note),
        "takeback" => Some(Kind::TakeBack { keep }),
        _ => None,
    }
}
