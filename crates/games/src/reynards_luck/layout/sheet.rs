//! Reading a layout: from a TOML file, or from the one line that stands in a log. Wrong ones are refused with
//! their line and the reason.

use super::{Layout, Side};
use crate::reynards_luck::{Bag, Sort, Square, SquareSet};
use luckhouse_engine::{Argument, BadWord, Phrase, phrase};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::str::FromStr;
use toml::Spanned;

/// A layout as it is written down, not checked yet.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    pieces: Counts,
    cards: Counts,
    foxheads: Squares,
    red: SideSheet,
    blue: SideSheet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideSheet {
    shield: Spanned<String>,
    formation: Squares,
}

type Counts = Spanned<BTreeMap<Spanned<String>, u8>>;
type Squares = Spanned<Vec<Spanned<String>>>;

/// A wrong place in the text, the rule that is broken there, and what should have been there.
struct Fault {
    at: usize,
    rule: &'static str,
    found: Argument,
    expected: Phrase,
    range: Option<(usize, usize)>,
}

impl Fault {
    fn new<T>(at: &Spanned<T>, rule: &'static str, found: impl Into<Argument>, expected: Phrase) -> Fault {
        Fault { at: at.span().start, rule, found: found.into(), expected, range: None }
    }

    fn within(self, least: usize, most: usize) -> Fault {
        Fault { range: Some((least, most)), ..self }
    }

    fn in_text(self, text: &str) -> BadWord {
        let line = 1 + text.bytes().take(self.at).filter(|byte| *byte == b'\n').count();
        let told = self.found.to_string();
        let found = phrase!("found-at", place = phrase!("found-line", line), found = self.found);
        let wrong = BadWord::new(found, phrase!("kind-layout-part"), self.expected);
        let wrong = wrong.breaks(self.rule, Some(line), &told);
        match self.range {
            Some((least, most)) => wrong.within(least, most),
            None => wrong,
        }
    }
}

/// Read the text of a layout file.
pub(super) fn from_toml(text: &str) -> Result<Layout, BadWord> {
    let sheet = toml::from_str::<Sheet>(text).map_err(|wrong| Fault {
        at: wrong.span().map_or(0, |span| span.start),
        rule: "toml",
        range: None,
        found: wrong.message().into(),
        expected: phrase!("expected-layout-file"),
    });
    sheet.and_then(|sheet| sheet.check()).map_err(|fault| fault.in_text(text))
}

/// Read a layout that stands on one line.
pub(super) fn from_line(text: &str) -> Result<Layout, BadWord> {
    let start = text.len() - text.trim_start().len();
    let sheet = sheet_of_line(text).and_then(|sheet| sheet.check());
    sheet.map_err(|fault| Fault { at: start, ..fault }.in_text(text))
}

fn sheet_of_line(text: &str) -> Result<Sheet, Fault> {
    let parts: Vec<&str> = text.split(';').map(str::trim).collect();
    let part = |index: usize, name: &str| {
        let words = parts.get(index).and_then(|part| part.strip_prefix(name));
        let words = words.map(|rest| rest.split_whitespace().map(unplaced).collect::<Vec<_>>());
        words.ok_or_else(|| Fault {
            at: 0,
            rule: "line",
            range: None,
            found: (*parts.get(index).unwrap_or(&"")).into(),
            expected: phrase!("expected-layout-line", name),
        })
    };
    Ok(Sheet {
        pieces: counts_of_words(part(0, "pieces")?)?,
        cards: counts_of_words(part(1, "cards")?)?,
        foxheads: unplaced(part(2, "foxheads")?),
        red: side_of_words(part(3, "red")?)?,
        blue: side_of_words(part(4, "blue")?)?,
    })
}

/// There is only one line, so every place in it is as good as its beginning.
fn unplaced<T>(value: impl Into<T>) -> Spanned<T> {
    Spanned::new(0..0, value.into())
}

fn counts_of_words(words: Vec<Spanned<String>>) -> Result<Counts, Fault> {
    let mut counts = BTreeMap::new();
    for word in words {
        let pair = word.get_ref().split_once(':');
        let read = pair.and_then(|(name, count)| Some((name.to_string(), count.parse().ok()?)));
        let (name, count) = read
            .ok_or_else(|| Fault::new(&word, "line", word.get_ref(), phrase!("expected-value-and-number")))?;
        counts.insert(unplaced(name), count);
    }
    Ok(unplaced(counts))
}

fn side_of_words(mut words: Vec<Spanned<String>>) -> Result<SideSheet, Fault> {
    if words.is_empty() {
        return Err(Fault::new(
            &unplaced::<String>(""),
            "line",
            phrase!("found-no-squares"),
            phrase!("expected-shield-and-formation"),
        ));
    }
    Ok(SideSheet { shield: words.remove(0), formation: unplaced(words) })
}

impl Sheet {
    fn check(&self) -> Result<Layout, Fault> {
        let pieces = bag(&self.pieces)?;
        let (found, (least, most)) = (pieces.len(), (4, 30));
        if !(least..=most).contains(&found) {
            let (found, expected) =
                (phrase!("found-pieces", count = found), phrase!("expected-pieces", least, most));
            return Err(Fault::new(&self.pieces, "pieces", found, expected).within(least, most));
        }
        if pieces.sorts().count() < 2 {
            return Err(Fault::new(
                &self.pieces,
                "kinds",
                phrase!("found-one-kind"),
                phrase!("expected-two-kinds"),
            ));
        }
        let cards = bag(&self.cards)?;
        // Two full hands, so that whoever has played a card can always draw one.
        let (found, (least, most)) = (cards.len(), (8, 99));
        if !(least..=most).contains(&found) {
            let (found, expected) =
                (phrase!("found-cards", count = found), phrase!("expected-cards", least, most));
            return Err(Fault::new(&self.cards, "cards", found, expected).within(least, most));
        }
        let mut used = SquareSet::EMPTY;
        let foxheads = squares(&self.foxheads, &mut used)?;
        let foxheads = foxheads.try_into().map_err(|wrong: Vec<Square>| {
            let found = phrase!("found-foxheads", count = wrong.len());
            Fault::new(&self.foxheads, "foxheads", found, phrase!("expected-foxheads")).within(4, 4)
        })?;
        let sides = [self.red.check(pieces.len(), &mut used)?, self.blue.check(pieces.len(), &mut used)?];
        Ok(Layout { pieces, cards, foxheads, sides })
    }
}

impl SideSheet {
    fn check(&self, pieces: usize, used: &mut SquareSet) -> Result<Side, Fault> {
        let shield = square(&self.shield, used)?;
        let formation = squares(&self.formation, used)?;
        if formation.len() != pieces {
            let found = phrase!("found-formation", count = formation.len());
            let expected = phrase!("expected-formation", pieces);
            return Err(Fault::new(&self.formation, "formation", found, expected).within(pieces, pieces));
        }
        Ok(Side { shield, formation })
    }
}

fn bag<T: Sort + FromStr<Err = BadWord>>(counts: &Counts) -> Result<Bag<T>, Fault> {
    let mut bag = Bag::EMPTY;
    for (name, count) in counts.get_ref() {
        let one: T = name.get_ref().parse().map_err(|wrong| bad_word(name, "value", wrong))?;
        // Checked before it is counted up: a bag holds at most 255.
        if bag.len() + usize::from(*count) > usize::from(u8::MAX) {
            return Err(Fault::new(name, "many", count.to_string(), phrase!("expected-fewer-in-all")));
        }
        (0..*count).for_each(|_| bag.put(one));
    }
    Ok(bag)
}

fn squares(list: &Squares, used: &mut SquareSet) -> Result<Vec<Square>, Fault> {
    list.get_ref().iter().map(|name| square(name, used)).collect()
}

fn square(name: &Spanned<String>, used: &mut SquareSet) -> Result<Square, Fault> {
    let square: Square = name.get_ref().parse().map_err(|wrong| bad_word(name, "square", wrong))?;
    if used.contains(square) {
        let found = phrase!("found-again", word = square.to_string());
        return Err(Fault::new(name, "square-twice", found, phrase!("expected-square-once")));
    }
    used.put(square);
    Ok(square)
}

fn bad_word(at: &Spanned<String>, rule: &'static str, wrong: BadWord) -> Fault {
    let expected = phrase!("expected-of-kind", kind = wrong.kind, expected = wrong.expected);
    Fault::new(at, rule, wrong.found, expected)
}
