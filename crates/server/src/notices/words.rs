//! What is said to somebody who is not here, in their language.

use super::mail_address::{MailAddress, Mailbox};
use super::why::Waits;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use luckhouse_words::{Language, Words};
use serde_json::json;

/// What waits for somebody, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub(crate) why: Waits,
    /// The game's name for people.
    pub(crate) game: String,
    /// The other people there.
    pub(crate) others: Vec<String>,
    /// The page to go to.
    pub(crate) path: String,
}

impl Waiting {
    /// One line: what waits.
    pub(crate) fn title(&self, words: &Words) -> String {
        let id = match self.why {
            Waits::Turn => "notice-turn-title",
            Waits::Invited => "notice-invited-title",
            Waits::Tournament => "notice-tournament-title",
        };
        words.say(id, &json!({ "game": self.game }))
    }

    /// Another: who.
    pub(crate) fn text(&self, words: &Words) -> String {
        let id = match self.why {
            Waits::Turn => "notice-turn",
            Waits::Invited => "notice-invited",
            Waits::Tournament => "notice-tournament",
        };
        let others = words.listed(self.others.iter().cloned());
        words.say(id, &json!({ "count": self.others.len(), "others": others }))
    }
}

/// A letter to somebody.
pub(crate) struct Letter<'a> {
    pub(crate) language: Language,
    pub(crate) from: &'a Mailbox,
    pub(crate) to: &'a MailAddress,
    /// The house, without a slash at its end.
    pub(crate) url: &'a str,
    /// What tells it from other letters.
    pub(crate) id: String,
    /// In milliseconds since 1970.
    pub(crate) now: i64,
}

impl Letter<'_> {
    /// That all this waits. Whoever has `unsubscribe` gets no more letters.
    pub(crate) fn waiting(&self, all: &[Waiting], unsubscribe: &str) -> String {
        let words = &Words::in_language(self.language);
        let subject = match all {
            [one] => one.title(words),
            all => words.say("mail-subject", &json!({ "count": all.len() })),
        };
        let one = |waiting: &Waiting| {
            let (title, text) = (waiting.title(words), waiting.text(words));
            format!("{title}\n{text}\n{}{}\n\n", self.url, waiting.path)
        };
        let text: String = all.iter().map(one).collect();
        let page = format!("{}/unsubscribe#{unsubscribe}", self.url);
        let end = words.say("mail-end", &json!({ "house": self.house() }));
        let stop = words.say("mail-stop", &json!({}));
        let post = format!("{}/api/v1/unsubscribe/{unsubscribe}", self.url);
        let headers =
            format!("List-Unsubscribe: <{post}>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
        self.written(&subject, &headers, &format!("{text}-- \n{end}\n{stop}\n{page}\n"))
    }

    /// That this code proves the address.
    pub(crate) fn code(&self, code: &str) -> String {
        let words = Words::in_language(self.language);
        let subject = words.say("mail-code-subject", &json!({ "code": code }));
        let text = words.say("mail-code", &json!({ "code": code, "house": self.house() }));
        self.written(&subject, "", &format!("{text}\n{}\n", self.url))
    }

    /// What the house is called: its address without what stands before it.
    fn house(&self) -> &str {
        self.url.split_once("://").map_or(self.url, |(_, house)| house)
    }

    fn written(&self, subject: &str, headers: &str, text: &str) -> String {
        let name = match self.from.name.as_str() {
            "" => String::new(),
            name => format!("{} ", encoded(name)),
        };
        let from = self.from.address.as_str();
        let (to, domain) = (self.to.as_str(), self.from.address.domain());
        let (subject, date) = (encoded(subject), date(self.now));
        let body = folded(&STANDARD.encode(text.replace('\n', "\r\n")));
        format!(
            "From: {name}<{from}>\r\nTo: <{to}>\r\nSubject: {subject}\r\nDate: {date}\r\nMessage-ID: <{}@{domain}>\r\n\
             Auto-Submitted: auto-generated\r\n{headers}MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\
             Content-Transfer-Encoding: base64\r\n\r\n{body}",
            self.id
        )
    }
}

/// Words in a header, whatever letters they have (RFC 2047): one word of at most 75 bytes after the other.
fn encoded(text: &str) -> String {
    let mut words = vec![String::new()];
    for sign in text.chars().filter(|sign| !sign.is_control()) {
        if words.last().is_some_and(|word| word.len() + sign.len_utf8() > 45) {
            words.push(String::new());
        }
        words.last_mut().into_iter().for_each(|word| word.push(sign));
    }
    let words: Vec<String> =
        words.iter().map(|word| format!("=?utf-8?B?{}?=", STANDARD.encode(word))).collect();
    words.join("\r\n ")
}

/// Lines of 76 signs.
fn folded(text: &str) -> String {
    let lines = text.as_bytes().chunks(76).map(|line| String::from_utf8_lossy(line));
    lines.map(|line| format!("{line}\r\n")).collect()
}

/// A time as letters have it: `Thu, 01 Jan 1970 00:00:00 +0000`.
fn date(now: i64) -> String {
    const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let seconds = now.div_euclid(1000);
    let (days, second) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = civil(days);
    let (weekday, month) = (DAYS[days.rem_euclid(7) as usize], MONTHS[month as usize - 1]);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{weekday}, {day:02} {month} {year} {hour:02}:{minute:02}:{second:02} +0000")
}

/// Year, month and day of so many days after the first of 1970. Years begin in March here, so that a leap day is the last of one.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + later, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_written_as_letters_have_it() {
        assert_eq!(date(0), "Thu, 01 Jan 1970 00:00:00 +0000");
        assert_eq!(date(951_827_696_000), "Tue, 29 Feb 2000 12:34:56 +0000");
        assert_eq!(date(1_795_046_399_999), "Wed, 18 Nov 2026 23:59:59 +0000");
    }

    fn waiting(why: Waits, others: &[&str]) -> Waiting {
        let others = others.iter().map(|name| (*name).into()).collect();
        Waiting { why, game: "Booty Dice".into(), others, path: "/t/x".into() }
    }

    #[test]
    fn what_waits_is_said_in_every_language() {
        let said = |tag: &str, waiting: &Waiting| {
            let words = Words::in_language(Language::find(tag).unwrap());
            (waiting.title(&words), waiting.text(&words))
        };
        let turn = waiting(Waits::Turn, &["Ben", "Zoë"]);
        let told = |title: &str, text: &str| (title.to_string(), text.to_string());
        assert_eq!(said("en", &turn), told("Your turn in Booty Dice", "Ben and Zoë wait for you."));
        assert_eq!(said("de", &turn), told("Du bist dran: Booty Dice", "Ben und Zoë warten auf dich."));
        assert_eq!(said("fr", &turn), told("À vous de jouer : Booty Dice", "Ben et Zoë vous attendent."));
        for language in Language::all() {
            for why in [Waits::Turn, Waits::Invited, Waits::Tournament] {
                for others in [&[][..], &["Ben"], &["Ben", "Zoë"]] {
                    let (title, text) = said(language.tag(), &waiting(why, others));
                    assert!(title.contains("Booty Dice") && !text.contains("notice-"), "{title} {text}");
                }
            }
        }
    }

    #[test]
    fn a_letter_is_lines_that_every_server_takes() {
        let (from, to) = ("Lück <dice@example.org>".parse().unwrap(), "ann@example.com".parse().unwrap());
        let letter = Letter {
            language: Language::ENGLISH,
            from: &from,
            to: &to,
            url: "https://play.example.org",
            id: "7".into(),
            now: 0,
        };
        let written = letter.waiting(&[waiting(Waits::Turn, &["Ben"])], "abc");
        let (head, body) = written.split_once("\r\n\r\n").unwrap();
        assert!(written.lines().all(|line| line.len() <= 78 && line.is_ascii()), "{written}");
        assert!(
            head.starts_with("From: =?utf-8?B?TMO8Y2s=?= <dice@example.org>\r\nTo: <ann@example.com>\r\n")
        );
        assert!(head.contains("\r\nList-Unsubscribe: <https://play.example.org/api/v1/unsubscribe/abc>\r\n"));
        let text = String::from_utf8(STANDARD.decode(body.replace("\r\n", "")).unwrap()).unwrap();
        assert!(text.starts_with(
            "Your turn in Booty Dice\r\nBen waits for you.\r\nhttps://play.example.org/t/x\r\n"
        ));
        assert!(text.contains("https://play.example.org/unsubscribe#abc\r\n"), "{text}");
    }

    #[test]
    fn nothing_in_a_name_becomes_a_header() {
        assert_eq!(encoded("a\r\nBcc: eve"), format!("=?utf-8?B?{}?=", STANDARD.encode("aBcc: eve")));
        let long = encoded(&"ä".repeat(60));
        assert!(long.lines().count() > 1 && long.lines().all(|line| line.len() <= 76), "{long}");
    }
}
