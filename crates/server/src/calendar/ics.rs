//! iCalendar as text (RFC 5545): lines that end in CR LF, are folded after 75 octets, and whose text is escaped.

use std::fmt;

/// The longest line, in octets, without its end.
const LONGEST: usize = 75;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A calendar.
pub(super) struct Ics {
    pub(super) name: String,
    /// When it was made, in milliseconds since 1970.
    pub(super) now: i64,
    pub(super) events: Vec<Event>,
}

/// Something in it.
pub(super) struct Event {
    pub(super) uid: String,
    /// In milliseconds since 1970.
    pub(super) begins: i64,
    pub(super) ends: i64,
    pub(super) summary: String,
    pub(super) about: String,
    /// Where more of it is.
    pub(super) link: String,
}

impl fmt::Display for Ics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        line(f, "BEGIN:VCALENDAR")?;
        line(f, "VERSION:2.0")?;
        line(f, "PRODID:-//Luckhouse//Games//EN")?;
        line(f, "CALSCALE:GREGORIAN")?;
        line(f, "METHOD:PUBLISH")?;
        line(f, &format!("X-WR-CALNAME:{}", escaped(&self.name)))?;
        line(f, "REFRESH-INTERVAL;VALUE=DURATION:PT1H")?;
        line(f, "X-PUBLISHED-TTL:PT1H")?;
        for event in &self.events {
            event.write(f, self.now)?;
        }
        line(f, "END:VCALENDAR")
    }
}

impl Event {
    fn write(&self, f: &mut fmt::Formatter<'_>, now: i64) -> fmt::Result {
        line(f, "BEGIN:VEVENT")?;
        line(f, &format!("UID:{}", self.uid))?;
        line(f, &format!("DTSTAMP:{}", utc(now)))?;
        line(f, &format!("DTSTART:{}", utc(self.begins)))?;
        line(f, &format!("DTEND:{}", utc(self.ends)))?;
        line(f, &format!("SUMMARY:{}", escaped(&self.summary)))?;
        line(f, &format!("DESCRIPTION:{}", escaped(&format!("{}\n{}", self.about, self.link))))?;
        line(f, &format!("URL:{}", one_line(&self.link)))?;
        // Nobody is busy all that time.
        line(f, "TRANSP:TRANSPARENT")?;
        line(f, "END:VEVENT")
    }
}

/// A line, folded between characters: what goes on begins with a space.
fn line(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let (mut rest, mut room) = (text, LONGEST);
    loop {
        let mut end = rest.len().min(room);
        while !rest.is_char_boundary(end) {
            end -= 1;
        }
        let (now, later) = rest.split_at(end);
        write!(f, "{now}\r\n")?;
        if later.is_empty() {
            return Ok(());
        }
        f.write_str(" ")?;
        (rest, room) = (later, LONGEST - 1);
    }
}

/// Text as it may stand in a value.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => safe.extend(['\\', c]),
            '\n' => safe.push_str("\\n"),
            // What steers terminals and lines is no text.
            c if c.is_control() => {}
            // These isolate names from text of another direction; calendars show them as boxes.
            '\u{2066}'..='\u{2069}' => {}
            c => safe.push(c),
        }
    }
    safe
}

fn one_line(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

/// A moment: `20270115T080000Z`.
fn utc(ms: i64) -> String {
    let (day, rest) = (ms.div_euclid(DAY), ms.rem_euclid(DAY) / 1000);
    let (year, month, date) = civil(day);
    format!("{year:04}{month:02}{date:02}T{:02}{:02}{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

/// The date of a day that is counted from 1970: years begin in March here, so that a leap day ends one.
fn civil(day: i64) -> (i64, i64, i64) {
    let shifted = day + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let date = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, date)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_in_utc() {
        assert_eq!(utc(0), "19700101T000000Z");
        assert_eq!(utc(951_782_400_000), "20000229T000000Z");
        assert_eq!(utc(1_800_000_000_000), "20270115T080000Z");
        assert_eq!(utc(-1000), "19691231T235959Z");
        assert_eq!(utc(4_107_542_399_000), "21000228T235959Z");
    }

    #[test]
    fn long_lines_are_folded_between_characters() {
        let event = Event {
            uid: "u".into(),
            begins: 0,
            ends: 1,
            summary: "ü".repeat(100) + "\r\nBEGIN:VALARM",
            about: "a; b, c\\".into(),
            link: "https://a/\r\nX:1".into(),
        };
        let told = Ics { name: "n".into(), now: 0, events: vec![event] }.to_string();
        assert!(told.ends_with("END:VCALENDAR\r\n"));
        let lines: Vec<&str> = told.split("\r\n").collect();
        assert!(lines.iter().all(|line| line.len() <= 75 && !line.contains(['\r', '\n'])), "{told}");
        let unfolded = told.replace("\r\n ", "");
        // A name is one line, and begins nothing of its own.
        assert!(unfolded.contains(&format!("SUMMARY:{}\\nBEGIN:VALARM\r\n", "ü".repeat(100))), "{told}");
        assert!(unfolded.contains("DESCRIPTION:a\\; b\\, c\\\\\\nhttps://a/\\nX:1\r\n"), "{told}");
        assert!(unfolded.contains("URL:https://a/X:1\r\n"), "{told}");
        assert_eq!(unfolded.matches("\r\nBEGIN:").count(), 1, "the event's own");
    }
}
