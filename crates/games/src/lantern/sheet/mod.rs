//! The adventure sheet: zones, experience rows and names are data (LN-1).

mod draft;
mod file;
mod line;

use super::Boxes;
use luckhouse_engine::{BadWord, Phrase, phrase};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::fmt;
use std::sync::LazyLock;

/// A sheet that has been checked: one to sixteen zones, the last of them a fight, and one to eight experience rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Sheet {
    name: String,
    note: String,
    zones: Vec<Zone>,
    rows: Vec<u8>,
}

/// One stop of the journey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Zone {
    /// What waits there: "Wolves".
    pub name: String,
    /// What has to be done there.
    #[serde(rename = "boxes")]
    pub task: Task,
}

/// What a zone asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ts_rs::TS)]
#[ts(type = "string")]
pub enum Task {
    /// Fill these boxes.
    Fight(Boxes),
    /// Nothing: a campfire.
    Rest,
}

/// The sheets that ship with the game: name and file.
const SHIPPED: [(&str, &str); 2] = [
    ("last-fortress", include_str!("../sheets/last-fortress.toml")),
    ("long-night", include_str!("../sheets/long-night.toml")),
];

/// The names of the sheets that ship.
pub(super) const SHIPPED_NAMES: [&str; 2] = [SHIPPED[0].0, SHIPPED[1].0];

/// Far more than any sheet needs, and little enough to read at once.
const LONGEST_TEXT: usize = 16_000;

/// The shipped sheets, read once. A test holds every one of them to the checks.
static READ: LazyLock<Vec<Sheet>> = LazyLock::new(|| {
    let sheets = SHIPPED.iter().map(|(_, text)| file::read(text));
    sheets.map(|sheet| sheet.expect("shipped sheets are in order")).collect()
});

impl Sheet {
    /// The default sheet.
    pub fn last_fortress() -> Sheet {
        READ[0].clone()
    }

    /// Read the name of a shipped sheet, the text of a sheet's file, or a sheet on one line as
    /// [`write`](Sheet::write) has it.
    pub fn read(text: &str) -> Result<Sheet, BadWord> {
        // Some editors put a byte-order mark before the text. Blank lines at the start stay: a file's lines are
        // counted with them.
        let whole = text.strip_prefix('\u{feff}').unwrap_or(text).trim_end();
        let text = whole.trim_start();
        if whole.len() > LONGEST_TEXT {
            let (found, most) = (phrase!("found-characters", count = whole.len()), LONGEST_TEXT);
            let told = found.to_string();
            let wrong =
                BadWord::new(found, phrase!("kind-sheet"), phrase!("expected-at-most-characters", most));
            return Err(wrong.breaks("long", None, &told).within(1, most));
        }
        // No file fits on one line without an equals sign, and no line holds one.
        if text.contains(['\n', '=']) {
            return own(file::read(whole)?);
        }
        if text.contains(';') {
            return own(line::read(text)?);
        }
        READ.iter().find(|sheet| sheet.name == text).cloned().ok_or_else(|| unknown(text))
    }

    /// The name if it is a shipped sheet, else the whole sheet on one line without `,`, `(` and `)`, so that a log
    /// needs no file to be played again.
    pub fn write(&self) -> String {
        if READ.contains(self) { self.name.clone() } else { line::write(self) }
    }

    /// The text of a file that says the same.
    pub fn file(&self) -> String {
        file::write(self)
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What a player should know about it; may be empty.
    pub fn note(&self) -> &str {
        &self.note
    }

    /// The zones in the order of the journey.
    pub fn zones(&self) -> &[Zone] {
        &self.zones
    }

    /// The circles of each experience row.
    pub fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// The experience circles of all rows.
    pub fn circles(&self) -> u8 {
        self.rows.iter().sum()
    }

    /// How many rows are full when so many circles are crossed off, row by row.
    pub fn full_rows(&self, crossed: u8) -> u8 {
        let mut left = crossed;
        let mut full = 0;
        for row in &self.rows {
            match left.checked_sub(*row) {
                Some(rest) => left = rest,
                None => break,
            }
            full += 1;
        }
        full
    }
}

/// A sheet of one's own may be a copy of a shipped one, but may not pass for it.
fn own(sheet: Sheet) -> Result<Sheet, BadWord> {
    let namesake = READ.iter().find(|shipped| shipped.name.eq_ignore_ascii_case(&sheet.name));
    match namesake {
        Some(shipped) if *shipped != sheet => {
            let expected = phrase!("expected-other-sheet-name");
            let wrong = BadWord::new(&sheet.name, phrase!("kind-own-sheet-name"), expected);
            Err(wrong.breaks("shipped-name", None, &sheet.name))
        }
        _ => Ok(sheet),
    }
}

fn unknown(text: &str) -> BadWord {
    let expected = phrase!("expected-sheet", names = Phrase::either(SHIPPED_NAMES));
    BadWord::new(text, phrase!("kind-shipped-sheet"), expected).breaks("unknown", None, text)
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Task::Fight(boxes) => boxes.fmt(f),
            Task::Rest => f.write_str("rest"),
        }
    }
}

impl std::str::FromStr for Task {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Task, BadWord> {
        if text.trim().eq_ignore_ascii_case("rest") { Ok(Task::Rest) } else { text.parse().map(Task::Fight) }
    }
}

impl Serialize for Task {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Task {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Task, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        text.parse().map_err(de::Error::custom)
    }
}
