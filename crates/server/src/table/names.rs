//! What people may be called at a table: nobody can be taken for somebody else, for a bot, or for the house.

use crate::WordList;
use crate::protocol::{Problem, Why, because};
use luckhouse_shelf::BotSpec;
use luckhouse_store::Name;
use std::fmt::Display;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

/// Who speaks for the house, in the languages of the pages.
const OF_THE_HOUSE: [&str; 11] = [
    "house",
    "the house",
    "luckhouse",
    "haus",
    "das haus",
    "host",
    "admin",
    "moderator",
    "bot",
    "system",
    "server",
];
/// What the pages call somebody who gives no name: they are told apart by a number.
const OF_NOBODY: [&str; 2] = ["Guest", "Gast"];
/// So many marks may stand on one letter.
const MOST_MARKS: usize = 3;

/// A name that somebody wants, if it can be read as it is.
pub(crate) fn readable(wanted: &str, unwanted: &WordList) -> Result<Name, Problem> {
    let name = Name::new(wanted.trim()).map_err(|wrong| bad_name(wanted, &wrong))?;
    if name.as_str().contains(is_hidden) || too_many_marks(name.as_str()) {
        let text = because("name-hidden");
        return Err(Problem::new(Why::House, text));
    }
    if name.as_str().contains('#') {
        let text = because("name-mark");
        return Err(Problem::new(Why::House, text));
    }
    let bots = BotSpec::strengths();
    let words = OF_THE_HOUSE.iter().chain(&bots);
    if words.into_iter().any(|word| alike(name.as_str(), word)) {
        let text = because("name-of-house").with("called", name.as_str());
        return Err(Problem::new(Why::House, text));
    }
    if says_bot(name.as_str()) {
        return Err(Problem::new(Why::House, because("name-of-bot").with("called", name.as_str())));
    }
    if unwanted.is_in_name(name.as_str()) {
        return Err(Problem::new(Why::House, because("name-word")));
    }
    Ok(name)
}

/// What stands behind the name of every bot of a player: wherever a name is shown, in lists, logs and talk, it says what it is.
const BOT: &str = " (bot)";
/// So long the name of a bot may be before that.
const LONGEST_OF_BOTS: usize = 40;

/// The name of a bot, from what its owner wants to call it.
pub(crate) fn of_bot(wanted: &str, unwanted: &WordList) -> Result<Name, Problem> {
    let wanted = wanted.trim();
    let wanted = readable(wanted.strip_suffix(BOT).unwrap_or(wanted), unwanted)?;
    if wanted.as_str().chars().count() > LONGEST_OF_BOTS {
        return Err(Problem::new(Why::Word, because("bot-name-long").with("most", LONGEST_OF_BOTS)));
    }
    Name::new(format!("{wanted}{BOT}")).map_err(|wrong| bad_name(wanted.as_str(), &wrong))
}

/// Does a name end like those of bots, in brackets of any kind? People's do not.
fn says_bot(name: &str) -> bool {
    let open = name.trim_end_matches(char::is_alphanumeric) != name;
    let last = name.split(|letter: char| !letter.is_alphanumeric()).rfind(|word| !word.is_empty());
    !open && last.is_some_and(|last| last != name && alike(last, "bot"))
}

fn bad_name(wanted: &str, wrong: &impl Display) -> Problem {
    let shown: String = wanted.chars().filter(|c| !c.is_control()).take(60).collect();
    Problem::new(Why::Word, because("bad-name").with("found", shown).in_words(wrong.to_string()))
}

/// A name that somebody wants where these are already.
pub(super) fn free(wanted: &str, others: &[&Name], unwanted: &WordList) -> Result<Name, Problem> {
    unlike(readable(wanted, unwanted)?, others)
}

/// This name, if nobody of these looks like it.
pub(super) fn unlike(name: Name, others: &[&Name]) -> Result<Name, Problem> {
    let like = |name: &Name| others.iter().find(|other| alike(name.as_str(), other.as_str()));
    let Some(other) = like(&name) else { return Ok(name) };
    if OF_NOBODY.contains(&name.as_str()) {
        let numbered = (2..10).filter_map(|number| Name::new(format!("{name} {number}")).ok());
        if let Some(free) = numbered.into_iter().find(|name| like(name).is_none()) {
            return Ok(free);
        }
    }
    let text = because("name-alike").with("called", name.as_str()).with("other", other.as_str());
    Err(Problem::new(Why::House, text))
}

/// Can one of these be taken for the other?
pub(super) fn alike(one: &str, other: &str) -> bool {
    let other = looks(other);
    looks(one).iter().any(|look| other.contains(look))
}

/// How a name looks: as it is written, and in small letters. I and l are alike in one of them, ANN and ann in the other.
pub(crate) fn looks(name: &str) -> [String; 2] {
    let look = |name: &str| {
        let bare: String = skeleton(name).filter(|letter| letter.is_alphanumeric()).collect();
        // A name may have no letter at all.
        let whole = if bare.is_empty() { skeleton(name).collect() } else { bare };
        whole.to_lowercase()
    };
    [look(name), look(&name.to_lowercase())]
}

/// Is it something that is not seen, or changes how the rest is seen?
pub(crate) fn is_hidden(letter: char) -> bool {
    let blank = letter.is_whitespace() && letter != ' ';
    blank
        || matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}'
        | '\u{e0000}'..='\u{e0fff}' | '\u{f0000}'..='\u{10ffff}')
}

fn too_many_marks(name: &str) -> bool {
    let mut marks = 0;
    name.chars().any(|letter| {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn readable(wanted: &str) -> Result<Name, Problem> {
        super::readable(wanted, &WordList::default())
    }

    fn free(wanted: &str, others: &[&Name]) -> Result<Name, Problem> {
        super::free(wanted, others, &WordList::default())
    }

    fn name(text: &str) -> Name {
        Name::new(text).unwrap()
    }

    #[test]
    fn names_of_people_are_fine() {
        for fine in ["Ann", "Zoë", "Jürgen 2", "李雷", "Владимир", "O’Neill", "مريم", "🦊", "guest 1", "x"]
        {
            assert_eq!(readable(fine).unwrap().as_str(), fine);
        }
        assert_eq!(readable("  Ann ").unwrap().as_str(), "Ann");
    }

    #[test]
    fn names_that_hide_something_or_speak_for_the_house_are_refused() {
        let hidden = [
            "An\u{200b}n",
            "Ann\u{202e}",
            "\u{2066}Ann",
            "An\u{ad}n",
            "Ann\u{a0}B",
            "a\u{301}\u{301}\u{301}\u{301}",
        ];
        let posing = [
            "House",
            "Luckhouse",
            "HОUSE",
            "l u c k h o u s e",
            "bot",
            "Steady",
            "stеady",
            "Ann#a1b2",
            "Deep (bot)",
            "Deep {BOT}",
            "Deep [bоt]",
        ];
        for wrong in hidden.iter().chain(&posing).chain(&["", " "]) {
            assert!(readable(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn nobody_looks_like_somebody_who_is_there() {
        let (ann, ian, bernd) = (name("Ann"), name("Ian"), name("Bernd"));
        let here = [&ann, &ian, &bernd];
        // A Cyrillic А, an l for an I, r and n for m, other cases and blanks.
        for wrong in ["Ann", "ann", "ANN", "Аnn", "A n n", "Ann.", "lan", "1an", "Bemd"] {
            let refused = free(wrong, &here).unwrap_err();
            assert!(refused.text.contains("who is here already"), "{wrong}: {refused}");
        }
        for fine in ["Anna", "Anne", "Ben", "Jan"] {
            assert!(free(fine, &here).is_ok(), "{fine}");
        }
    }

    #[test]
    fn the_name_of_a_bot_says_so() {
        let of_bot = |wanted: &str| of_bot(wanted, &WordList::default());
        assert_eq!(of_bot(" Deep Dice ").unwrap().as_str(), "Deep Dice (bot)");
        assert_eq!(of_bot("Deep Dice (bot)").unwrap().as_str(), "Deep Dice (bot)");
        for fine in ["Robot", "Anne Le Bot", "Ann (robot)"] {
            assert_eq!(readable(fine).unwrap().as_str(), fine);
        }
        for wrong in ["", "bot", "House", "An\u{200b}n", "Deep [bot]", &"x".repeat(41)] {
            assert!(of_bot(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn those_without_a_name_are_counted() {
        let (one, two) = (name("Guest"), name("Guest 2"));
        let here = [&one, &two];
        assert_eq!(free("Guest", &here).unwrap().as_str(), "Guest 3");
        assert_eq!(free("Gast", &here).unwrap().as_str(), "Gast");
        assert!(free("guest 2", &here).is_err());
    }
}
