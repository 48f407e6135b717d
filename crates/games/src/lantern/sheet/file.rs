//! A sheet as a small TOML file, read and written. Whatever is wrong is named with its line.

use super::Sheet;
use super::draft::{At, Draft, DraftZone, Place, short};
use luckhouse_engine::{BadWord, Phrase, phrase};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

/// Read and check a file's text.
pub(super) fn read(text: &str) -> Result<Sheet, BadWord> {
    let page = Page { text };
    let document = DeTable::parse(text).map_err(|error| page.not_toml(&error))?;
    page.draft(document.get_ref())?.check()
}

/// The sheet as a file has it. Names and notes hold nothing that would have to be quoted.
pub(super) fn write(sheet: &Sheet) -> String {
    let rows: Vec<String> = sheet.rows.iter().map(ToString::to_string).collect();
    let note = if sheet.note.is_empty() { String::new() } else { format!("note = \"{}\"\n", sheet.note) };
    let mut text = format!("name = \"{}\"\n{note}rows = [{}]\n", sheet.name, rows.join(", "));
    for zone in &sheet.zones {
        text += &format!("\n[[zone]]\nname = \"{}\"\nboxes = \"{}\"\n", zone.name, zone.task);
    }
    text
}

/// The text of the file, which knows its lines.
struct Page<'t> {
    text: &'t str,
}

/// A value with its place in the file.
type Value<'t> = Spanned<DeValue<'t>>;

impl Page<'_> {
    fn draft(&self, table: &DeTable<'_>) -> Result<Draft, BadWord> {
        self.only_keys(table, &["name", "note", "rows", "zone"])?;
        let top = &(0..0);
        let name = || phrase!("expected-name-key");
        let rows = || phrase!("expected-rows-key");
        let zones = self.get(table, "zone", top, || phrase!("expected-zone-keys"))?;
        let note = table.get("note").map(|note| self.string(note, || phrase!("expected-note-key")));
        Ok(Draft {
            name: self.string(self.get(table, "name", top, name)?, name)?,
            note: note.transpose()?,
            rows: self.rows(self.get(table, "rows", top, rows)?)?,
            zones: self.zones(zones)?,
        })
    }

    fn rows(&self, value: &Value<'_>) -> Result<At<Vec<At<String>>>, BadWord> {
        let DeValue::Array(rows) = value.get_ref() else {
            return Err(self.wrong(&value.span(), phrase!("expected-rows-key")));
        };
        let written = |row: &Value<'_>| match row.get_ref() {
            DeValue::Integer(circles) => Ok(self.at(&row.span(), circles.to_string())),
            _ => Err(self.wrong(&row.span(), phrase!("expected-rows-key"))),
        };
        let rows: Result<Vec<_>, BadWord> = rows.iter().map(written).collect();
        Ok(self.at(&value.span(), rows?))
    }

    fn zones(&self, value: &Value<'_>) -> Result<At<Vec<DraftZone>>, BadWord> {
        let DeValue::Array(zones) = value.get_ref() else {
            return Err(self.wrong(&value.span(), phrase!("expected-zone-brackets")));
        };
        let zones: Result<Vec<_>, BadWord> = zones.iter().map(|zone| self.zone(zone)).collect();
        Ok(self.at(&value.span(), zones?))
    }

    fn zone(&self, value: &Value<'_>) -> Result<DraftZone, BadWord> {
        let DeValue::Table(zone) = value.get_ref() else {
            return Err(self.wrong(&value.span(), phrase!("expected-zone-table")));
        };
        self.only_keys(zone, &["name", "boxes"])?;
        let name = || phrase!("expected-zone-name-key");
        let boxes = || phrase!("expected-boxes-key");
        Ok(DraftZone {
            name: self.string(self.get(zone, "name", &value.span(), name)?, name)?,
            boxes: self.string(self.get(zone, "boxes", &value.span(), boxes)?, boxes)?,
        })
    }

    fn only_keys(&self, table: &DeTable<'_>, known: &[&str]) -> Result<(), BadWord> {
        let unknown = table.keys().find(|key| !known.contains(&key.get_ref().as_ref()));
        unknown.map_or(Ok(()), |key| {
            let rule = ("key", phrase!("kind-sheet-key"));
            Err(self.line(&key.span()).wrong(rule, key.get_ref().as_ref(), Phrase::words(known)))
        })
    }

    fn get<'v, 't>(
        &self,
        table: &'v DeTable<'t>,
        key: &str,
        place: &Range<usize>,
        expected: impl Fn() -> Phrase,
    ) -> Result<&'v Value<'t>, BadWord> {
        table.get(key).ok_or_else(|| {
            self.line(place).wrong(
                ("missing", phrase!("kind-whole-sheet")),
                phrase!("found-no-value", key),
                expected(),
            )
        })
    }

    fn string(&self, value: &Value<'_>, expected: impl Fn() -> Phrase) -> Result<At<String>, BadWord> {
        match value.get_ref() {
            DeValue::String(text) => Ok(self.at(&value.span(), text.to_string())),
            _ => Err(self.wrong(&value.span(), expected())),
        }
    }

    fn at<T>(&self, span: &Range<usize>, value: T) -> At<T> {
        At { place: self.line(span), value }
    }

    fn wrong(&self, span: &Range<usize>, expected: Phrase) -> BadWord {
        let rule = ("kind", phrase!("kind-sheet-needs"));
        self.line(span).wrong(rule, &self.text[span.clone()], expected)
    }

    fn not_toml(&self, error: &Error) -> BadWord {
        let span = error.span().unwrap_or(0..0);
        let line = self.text.lines().nth(self.number(&span) - 1).unwrap_or("");
        let expected = phrase!("expected-toml", message = short(error.message()));
        self.line(&span).wrong(("toml", phrase!("kind-toml-line")), line, expected)
    }

    fn line(&self, span: &Range<usize>) -> Place {
        Place::Line(self.number(span))
    }

    /// The line in which something starts, counted from 1.
    fn number(&self, span: &Range<usize>) -> usize {
        let before = self.text.bytes().take(span.start);
        before.filter(|byte| *byte == b'\n').count() + 1
    }
}
