//! A sheet as somebody wrote it, with the place of every part, and the checks that make it a [`Sheet`].

use super::{Sheet, Task, Zone};
use luckhouse_engine::BadWord;

const MOST_ZONES: usize = 16;
const MOST_ROWS: usize = 8;
const LONGEST_ROW: u8 = 12;
const LONGEST_NAME: usize = 24;
const LONGEST_NOTE: usize = 240;

/// Something, and where it stands: `line 7` of a file, `part 3` of a sheet on one line.
pub(super) struct At<T> {
    pub(super) place: String,
    pub(super) value: T,
}

impl<T> At<T> {
    /// A complaint about this value.
    fn wrong(&self, found: &str, kind: &'static str, expected: impl Into<String>) -> BadWord {
        BadWord::new(format!("{}: {}", self.place, short(found)), kind, expected)
    }
}

/// A sheet that nobody has checked.
pub(super) struct Draft {
    pub(super) name: At<String>,
    pub(super) note: Option<At<String>>,
    pub(super) rows: At<Vec<At<String>>>,
    pub(super) zones: At<Vec<DraftZone>>,
}

/// A zone that nobody has checked.
pub(super) struct DraftZone {
    pub(super) name: At<String>,
    pub(super) boxes: At<String>,
}

impl Draft {
    /// The sheet, or the first thing that is wrong with it.
    pub(super) fn check(self) -> Result<Sheet, BadWord> {
        Ok(Sheet {
            name: name(&self.name)?,
            note: self.note.as_ref().map_or(Ok(String::new()), note)?,
            rows: rows(&self.rows)?,
            zones: zones(&self.zones)?,
        })
    }
}

fn name(at: &At<String>) -> Result<String, BadWord> {
    let name = one_space_each(&at.value);
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    if fits && name.chars().all(|c| c.is_alphanumeric() || " -'".contains(c)) {
        return Ok(name);
    }
    let expected = format!("1 to {LONGEST_NAME} letters, digits, spaces, hyphens and apostrophes");
    Err(at.wrong(&at.value, "a name on a sheet", expected))
}

fn note(at: &At<String>) -> Result<String, BadWord> {
    let note = one_space_each(&at.value);
    let fits = (1..=LONGEST_NOTE).contains(&note.chars().count());
    if fits && note.chars().all(|c| c.is_alphanumeric() || " -'.!".contains(c)) {
        return Ok(note);
    }
    let expected = format!("1 to {LONGEST_NOTE} letters, digits, spaces and any of - ' . !");
    Err(at.wrong(&at.value, "the note of a sheet", expected))
}

fn rows(at: &At<Vec<At<String>>>) -> Result<Vec<u8>, BadWord> {
    if !(1..=MOST_ROWS).contains(&at.value.len()) {
        let found = format!("{} experience rows", at.value.len());
        return Err(at.wrong(&found, "what a sheet can have", format!("1 to {MOST_ROWS} rows")));
    }
    at.value.iter().map(row).collect()
}

fn row(at: &At<String>) -> Result<u8, BadWord> {
    let circles = at.value.parse().ok().filter(|n| (1..=LONGEST_ROW).contains(n));
    let expected = format!("1 to {LONGEST_ROW} circles, like 5");
    circles.ok_or_else(|| at.wrong(&at.value, "an experience row", expected))
}

fn zones(at: &At<Vec<DraftZone>>) -> Result<Vec<Zone>, BadWord> {
    if !(1..=MOST_ZONES).contains(&at.value.len()) {
        let found = format!("{} zones", at.value.len());
        return Err(at.wrong(&found, "what a sheet can have", format!("1 to {MOST_ZONES} zones")));
    }
    let mut zones: Vec<Zone> = Vec::new();
    for draft in &at.value {
        let zone = zone(draft)?;
        if zones.iter().any(|earlier| earlier.name.to_lowercase() == zone.name.to_lowercase()) {
            let expected = "a name that no earlier zone has";
            return Err(draft.name.wrong(&zone.name, "a new zone", expected));
        }
        zones.push(zone);
    }
    match at.value.last() {
        Some(last) if zones.last().is_some_and(|zone| zone.task == Task::Rest) => {
            let expected = "boxes to fill: the journey ends with a fight";
            Err(last.boxes.wrong(&last.boxes.value, "a task for the last zone", expected))
        }
        _ => Ok(zones),
    }
}

fn zone(draft: &DraftZone) -> Result<Zone, BadWord> {
    let name = name(&draft.name)?;
    // On one line these two words stand where a zone's name does.
    if ["rows", "note"].contains(&name.as_str()) {
        return Err(draft.name.wrong(&name, "a name for a zone", "another word than `rows` and `note`"));
    }
    let task = draft.boxes.value.parse().map_err(|wrong: BadWord| {
        let found = if wrong.found.is_empty() { "nothing" } else { &wrong.found };
        let expected = format!("{}; or the word `rest` alone", wrong.expected);
        draft.boxes.wrong(found, wrong.kind, expected)
    })?;
    Ok(Zone { name, task })
}

fn one_space_each(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A complaint quotes enough to find the place, and not a whole file.
pub(super) fn short(text: &str) -> String {
    let text = one_space_each(text);
    if text.chars().count() <= 60 {
        return text;
    }
    text.chars().take(59).chain(['…']).collect()
}
