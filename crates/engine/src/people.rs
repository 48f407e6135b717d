//! Who sat where: the `# seat` lines of a log.

use crate::{BadWord, Header, LogError, Phrase, Seat, phrase};
use std::fmt;
use std::str::FromStr;

/// Who had a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, by the name that the others saw.
    Person(String),
    /// A bot, by its kind: `strong:grudge`.
    Bot(String),
}

/// Everybody at a table, in the order of the seats.
///
/// They stand in the log as remarks below its header, so that whoever knows nothing of them reads the same game.
///
/// ```
/// use luckhouse_engine::{People, Seat, Sitter};
/// let log = "pig seats 2 edition 1\n# seat p1 person Anna\n# seat p2 bot strong\np1 roll\n";
/// let people = People::of_log(log)?.expect("there are seat lines");
/// assert_eq!(people.at(Seat::at(0)), &Sitter::Person("Anna".into()));
/// assert_eq!(people.to_string(), "# seat p1 person Anna\n# seat p2 bot strong\n");
/// // A log from before has none.
/// assert!(People::of_log("pig seats 2 edition 1\np1 roll\n")?.is_none());
/// # Ok::<(), luckhouse_engine::LogError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People(Vec<Sitter>);

impl People {
    /// Those who sit there, one for each seat.
    pub fn new(sitters: impl IntoIterator<Item = Sitter>) -> People {
        People(sitters.into_iter().collect())
    }

    /// Those of a log; nothing, if it does not say.
    ///
    /// # Errors
    /// If some seats have a line and others have not, or a line is none.
    pub fn of_log(log: &str) -> Result<Option<People>, LogError> {
        let (_, header) = Header::of_log(log)?;
        let mut found = Vec::new();
        for (number, line) in (1..).zip(log.lines()).filter(|(_, line)| line.starts_with(MARK)) {
            let wrong = |fault: BadWord| LogError { line: number, fault: fault.into() };
            let expected = Seat::all(header.seats).nth(found.len()).ok_or_else(|| {
                wrong(BadWord::new(
                    line,
                    phrase!("kind-table-seat"),
                    phrase!("expected-table-seats", seats = header.seats),
                ))
            })?;
            found.push(Sitter::read(line, expected).map_err(wrong)?);
        }
        if found.is_empty() {
            return Ok(None);
        }
        if found.len() < header.seats {
            let missing = phrase!("found-seats", told = found.len(), seats = header.seats);
            let fault = BadWord::new(missing, phrase!("kind-everybody"), phrase!("expected-seat-lines"));
            return Err(LogError { line: 1, fault: fault.into() });
        }
        Ok(Some(People(found)))
    }

    /// How many seats.
    // A table without seats does not exist.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Who has this seat.
    ///
    /// # Panics
    /// If the table has no such seat.
    pub fn at(&self, seat: Seat) -> &Sitter {
        &self.0[seat.index()]
    }

    /// The log with these people in it, instead of those who stood there.
    #[must_use]
    pub fn write_into(&self, log: &str) -> String {
        let mut text = String::with_capacity(log.len() + 32 * self.0.len());
        let mut written = false;
        for line in log.lines().filter(|line| !line.starts_with(MARK)) {
            text.push_str(line);
            text.push('\n');
            if !written && !line.trim().is_empty() && !line.starts_with('#') {
                text.push_str(&self.to_string());
                written = true;
            }
        }
        text
    }
}

const MARK: &str = "# seat ";

impl Sitter {
    /// How the line of this seat can be written.
    pub(crate) fn forms(seat: Seat) -> Phrase {
        Phrase::either([format!("`# seat {seat} person NAME`"), format!("`# seat {seat} bot KIND`")])
    }

    /// The line of one seat.
    ///
    /// # Errors
    /// If it is another seat's line, or none.
    pub fn read(line: &str, seat: Seat) -> Result<Sitter, BadWord> {
        let sitter = line.strip_prefix(MARK).and_then(|rest| rest.strip_prefix(&format!("{seat} ")));
        sitter
            .and_then(|sitter| sitter.parse().ok())
            .ok_or_else(|| BadWord::new(line, phrase!("kind-seat-line"), Sitter::forms(seat)))
    }
}

impl FromStr for Sitter {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Sitter, BadWord> {
        let known = text.split_once(' ').filter(|(_, name)| !name.is_empty() && !name.contains('\r'));
        match known {
            Some(("person", name)) => Ok(Sitter::Person(name.into())),
            Some(("bot", kind)) => Ok(Sitter::Bot(kind.into())),
            _ => Err(BadWord::new(
                text,
                phrase!("kind-sitter"),
                Phrase::either(["`person NAME`", "`bot KIND`"]),
            )),
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person(name) => write!(f, "person {name}"),
            Sitter::Bot(kind) => write!(f, "bot {kind}"),
        }
    }
}

impl fmt::Display for People {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut seats = Seat::all(self.0.len()).zip(&self.0);
        seats.try_for_each(|(seat, sitter)| writeln!(f, "{MARK}{seat} {sitter}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: &str = "# luckhouse log 2\npig seats 2 edition 1\np1 roll\n* 4\n";

    fn two() -> People {
        People::new([Sitter::Person("Anna of the Hill".into()), Sitter::Bot("strong:grudge".into())])
    }

    #[test]
    fn people_are_written_below_the_header_and_read_back() {
        let text = two().write_into(LOG);
        assert!(
            text.starts_with("# luckhouse log 2\npig seats 2 edition 1\n# seat p1 person Anna of the Hill\n")
        );
        assert_eq!(People::of_log(&text).unwrap(), Some(two()));
        assert_eq!(two().write_into(&text), text, "once, however often they are written");
        assert_eq!(text.lines().count(), LOG.lines().count() + 2);
    }

    #[test]
    fn what_is_no_line_of_this_seat_is_refused_with_its_number() {
        let wrong = |lines: &str| {
            let log = format!("pig seats 2 edition 1\n{lines}");
            People::of_log(&log).unwrap_err().to_string()
        };
        assert!(
            wrong("# seat p2 bot best\n")
                .starts_with("line 2: `# seat p2 bot best` is not the line of a seat: ")
        );
        assert!(
            wrong("# seat p1 cat Tom\n").contains("expected `# seat p1 person NAME` or `# seat p1 bot KIND`")
        );
        assert!(
            wrong("# seat p1 bot best\n")
                .starts_with("line 1: `1 of 2 seats` is not everybody at this table")
        );
        let three = "# seat p1 bot a\n# seat p2 bot b\n# seat p3 bot c\n";
        assert!(wrong(three).starts_with("line 4: "), "{}", wrong(three));
    }
}
