//! A sheet on one line, as the header of a log has it:
//! `mine; Wolves: 4 5 X X X; Campfire: rest; Dragon: X X X X X X; rows: 5 4 3`.

use super::Sheet;
use super::draft::{At, Draft, DraftZone, Place};
use luckhouse_engine::{Argument, BadWord, phrase};

/// The whole sheet on one line. Names and notes hold none of the marks that keep the parts apart.
pub(super) fn write(sheet: &Sheet) -> String {
    let mut text = sheet.name.clone();
    for zone in &sheet.zones {
        text += &format!("; {}: {}", zone.name, zone.task);
    }
    let rows: Vec<String> = sheet.rows.iter().map(ToString::to_string).collect();
    text += &format!("; rows: {}", rows.join(" "));
    if !sheet.note.is_empty() {
        text += &format!("; note: {}", sheet.note);
    }
    text
}

/// Read and check what [`write`] wrote, or what somebody typed in its form.
pub(super) fn read(text: &str) -> Result<Sheet, BadWord> {
    let mut parts = text
        .split(';')
        .enumerate()
        .map(|(index, part)| At { place: Place::Part(index + 1), value: part.trim() });
    let form = || phrase!("expected-sheet-line");
    let wrong = |found: Argument, kind| {
        let told = found.to_string();
        BadWord::new(found, kind, form()).breaks("line", None, &told)
    };
    let name = parts.next().ok_or_else(|| wrong(text.into(), phrase!("kind-sheet-line")))?;
    let (mut zones, mut rows, mut note) = (Vec::new(), None, None);
    for part in parts {
        let (key, value) = part
            .value
            .split_once(':')
            .ok_or_else(|| part.place.wrong(("line", phrase!("kind-sheet-line-part")), part.value, form()))?;
        let at = |value: &str| At { place: part.place, value: value.trim().to_string() };
        match key.trim() {
            "rows" => rows = Some(numbers(&at(value))),
            "note" => note = Some(at(value)),
            zone => zones.push(DraftZone { name: at(zone), boxes: at(value) }),
        }
    }
    let rows =
        rows.ok_or_else(|| wrong(phrase!("found-no-rows").into(), phrase!("kind-whole-sheet-line")))?;
    let zones = At { place: Place::Parts, value: zones };
    Draft { name: At { place: name.place, value: name.value.into() }, note, rows, zones }.check()
}

fn numbers(part: &At<String>) -> At<Vec<At<String>>> {
    let at = |word: &str| At { place: part.place, value: word.to_string() };
    At { place: part.place, value: part.value.split_whitespace().map(at).collect() }
}
