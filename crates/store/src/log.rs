//! A game as plain text.

use crate::{BadText, Event, Kind, Line, Seq};
use std::fmt;
use std::str::FromStr;

/// A log as people keep it in a file: a header, then one line per event. Remarks (`# …`) are kept, blank lines are
/// not; remarks above the header are moved below it.
///
/// ```
/// use luckhouse_store::PlainLog;
/// let log: PlainLog = "# of Sunday\n\n  pig seats 2 edition 1\np1 roll\n".parse().unwrap();
/// assert_eq!(log.to_string(), "pig seats 2 edition 1\n# of Sunday\np1 roll\n");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainLog {
    /// The game and how it is set up.
    pub header: Line,
    /// What happened, with remarks.
    pub lines: Vec<Line>,
}

impl PlainLog {
    /// The log that these events make: the lines of play that were not taken back, and the remarks.
    pub fn of(header: Line, events: impl IntoIterator<Item = Event>) -> PlainLog {
        let mut kept: Vec<(Seq, Line)> = Vec::new();
        for Event { seq, entry, .. } in events {
            match entry.kind {
                _ if entry.line.is_remark() => kept.push((seq, entry.line)),
                Kind::Play => kept.push((seq, entry.line)),
                Kind::Note => {}
                Kind::TakeBack { keep } => kept.retain(|(seq, line)| line.is_remark() || Some(*seq) <= keep),
            }
        }
        PlainLog { header, lines: kept.into_iter().map(|(_, line)| line).collect() }
    }
}

impl fmt::Display for PlainLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl FromStr for PlainLog {
    type Err = BadText;

    fn from_str(text: &str) -> Result<PlainLog, BadText> {
        // Some editors begin a file with a mark of its byte order.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut lines = lines.map(Line::new).collect::<Result<Vec<Line>, BadText>>()?;
        let header = lines.iter().position(|line| !line.is_remark());
        let header = header.ok_or_else(|| {
            BadText::new(text, "a log", "a header like `GAME seats 2 edition 1`, and then one line per event")
        })?;
        Ok(PlainLog { header: lines.remove(header), lines })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Entry, Millis};

    fn event(number: u32, kind: Kind, line: &str) -> Event {
        let entry = Entry { kind, line: Line::new(line).unwrap() };
        Event { seq: Seq::new(number).unwrap(), at: Millis(0), entry, command: None }
    }

    #[test]
    fn what_was_taken_back_and_what_is_no_play_is_not_exported() {
        let events = [
            event(1, Kind::Play, "p1 roll"),
            event(2, Kind::Note, "p2 left"),
            event(3, Kind::Play, "p1 hold"),
            event(4, Kind::Note, "# what a turn"),
            event(5, Kind::TakeBack { keep: Seq::new(2) }, "p1 takes back"),
            event(6, Kind::Play, "p1 roll again"),
        ];
        let log = PlainLog::of(Line::new("pig").unwrap(), events);
        assert_eq!(log.to_string(), "pig\np1 roll\n# what a turn\np1 roll again\n");
    }

    #[test]
    fn starting_over_keeps_no_line() {
        let events = [event(1, Kind::Play, "p1 roll"), event(2, Kind::TakeBack { keep: None }, "again")];
        assert_eq!(PlainLog::of(Line::new("pig").unwrap(), events).to_string(), "pig\n");
    }

    #[test]
    fn text_without_a_header_is_refused() {
        for nothing in ["", "\n \n", "# only a remark\n"] {
            let wrong = nothing.parse::<PlainLog>().unwrap_err().to_string();
            assert!(wrong.contains("expected a header"), "{wrong}");
        }
    }

    #[test]
    fn files_of_other_systems_are_read() {
        let log: PlainLog = "\u{feff}pig\r\np1 roll\r\n".parse().unwrap();
        assert_eq!(log.to_string(), "pig\np1 roll\n");
    }
}
