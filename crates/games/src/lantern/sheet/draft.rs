//! A sheet as somebody wrote it, with the place of every part, and the checks that make it a [`Sheet`].

use super::{Sheet, Task, Zone};
use luckhouse_engine::{Argument, BadWord, Phrase, phrase};

const MOST_ZONES: usize = 16;
const MOST_ROWS: usize = 8;
const LONGEST_ROW: u8 = 12;
const LONGEST_NAME: usize = 24;
const LONGEST_NOTE: usize = 240;
const CAN_HAVE: Phrase = phrase!("kind-sheet-can-have");

/// Where something stands.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// In this line of a file, counted from 1.
    Line(usize),
    /// In this part of a sheet on one line, counted from 1.
    Part(usize),
    /// In all parts of it.
    Parts,
}

impl Place {
    /// A complaint about what was found here, and the rule that is broken.
    pub(super) fn wrong(self, (rule, kind): Rule, found: impl Into<Argument>, expected: Phrase) -> BadWord {
        let line = if let Place::Line(line) = self { Some(line) } else { None };
        let found = found.into();
        let told = found.to_string();
        let found = if let Argument::Text(text) = found { short(&text).into() } else { found };
        let found = phrase!("found-at", place = self.phrase(), found);
        BadWord::new(found, kind, expected).breaks(rule, line, &told)
    }

    fn phrase(self) -> Phrase {
        match self {
            Place::Line(line) => phrase!("found-line", line),
            Place::Part(part) => phrase!("found-part", part),
            Place::Parts => phrase!("found-parts"),
        }
    }
}

/// A rule of sheets by its name, and what something that breaks it is not.
pub(super) type Rule = (&'static str, Phrase);

/// Something, and where it stands.
pub(super) struct At<T> {
    pub(super) place: Place,
    pub(super) value: T,
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
    let expected = phrase!("expected-sheet-name", most = LONGEST_NAME);
    Err(at.place.wrong(("name", phrase!("kind-sheet-name")), &at.value, expected).within(1, LONGEST_NAME))
}

fn note(at: &At<String>) -> Result<String, BadWord> {
    let note = one_space_each(&at.value);
    let fits = (1..=LONGEST_NOTE).contains(&note.chars().count());
    if fits && note.chars().all(|c| c.is_alphanumeric() || " -'.!".contains(c)) {
        return Ok(note);
    }
    let expected = phrase!("expected-sheet-note", most = LONGEST_NOTE);
    Err(at.place.wrong(("note", phrase!("kind-sheet-note")), &at.value, expected).within(1, LONGEST_NOTE))
}

fn rows(at: &At<Vec<At<String>>>) -> Result<Vec<u8>, BadWord> {
    if !(1..=MOST_ROWS).contains(&at.value.len()) {
        let found = phrase!("found-rows", count = at.value.len());
        let wrong = at.place.wrong(("rows", CAN_HAVE), found, phrase!("expected-rows", most = MOST_ROWS));
        return Err(wrong.within(1, MOST_ROWS));
    }
    at.value.iter().map(row).collect()
}

fn row(at: &At<String>) -> Result<u8, BadWord> {
    let circles = at.value.parse().ok().filter(|n| (1..=LONGEST_ROW).contains(n));
    let expected = || phrase!("expected-circles", most = LONGEST_ROW);
    let wrong = || at.place.wrong(("row", phrase!("kind-sheet-row")), &at.value, expected());
    circles.ok_or_else(|| wrong().within(1, LONGEST_ROW.into()))
}

fn zones(at: &At<Vec<DraftZone>>) -> Result<Vec<Zone>, BadWord> {
    if !(1..=MOST_ZONES).contains(&at.value.len()) {
        let found = phrase!("found-zones", count = at.value.len());
        let wrong = at.place.wrong(("zones", CAN_HAVE), found, phrase!("expected-zones", most = MOST_ZONES));
        return Err(wrong.within(1, MOST_ZONES));
    }
    let mut zones: Vec<Zone> = Vec::new();
    for draft in &at.value {
        let zone = zone(draft)?;
        if zones.iter().any(|earlier| earlier.name.to_lowercase() == zone.name.to_lowercase()) {
            let rule = ("zone-twice", phrase!("kind-new-zone"));
            return Err(draft.name.place.wrong(rule, &zone.name, phrase!("expected-new-zone")));
        }
        zones.push(zone);
    }
    match at.value.last() {
        Some(last) if zones.last().is_some_and(|zone| zone.task == Task::Rest) => {
            let rule = ("last-zone", phrase!("kind-last-zone-task"));
            Err(last.boxes.place.wrong(rule, &last.boxes.value, phrase!("expected-last-zone")))
        }
        _ => Ok(zones),
    }
}

fn zone(draft: &DraftZone) -> Result<Zone, BadWord> {
    let name = name(&draft.name)?;
    // On one line these two words stand where a zone's name does.
    if ["rows", "note"].contains(&name.as_str()) {
        let rule = ("zone-name", phrase!("kind-zone-name"));
        return Err(draft.name.place.wrong(rule, &name, phrase!("expected-zone-name")));
    }
    let task = draft.boxes.value.parse().map_err(|wrong: BadWord| {
        let nothing = wrong.found == Argument::from("");
        let found = if nothing { phrase!("found-nothing").into() } else { wrong.found };
        let expected = phrase!("expected-boxes-or-rest", boxes = wrong.expected);
        draft.boxes.place.wrong(("boxes", wrong.kind), found, expected).within(1, 6)
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
