//! Reading a layout: from a TOML file, or from the one line that stands in a log. Wrong ones are refused with
//! their line and the reason.

use super::{Layout, Side};
use crate::reynards_luck::{Bag, Sort, Square, SquareSet};
use luckhouse_engine::BadWord;
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
    found: String,
    expected: String,
    range: Option<(usize, usize)>,
}

impl Fault {
    fn new<T>(
        at: &Spanned<T>,
        rule: &'static str,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) -> Fault {
        let (found, expected) = (found.into(), expected.into());
        Fault { at: at.span().start, rule, found, expected, range: None }
    }

    fn within(self, least: usize, most: usize) -> Fault {
        Fault { range: Some((least, most)), ..self }
    }

    fn in_text(self, text: &str) -> BadWord {
        let line = 1 + text.bytes().take(self.at).filter(|byte| *byte == b'\n').count();
        let wrong = BadWord::new(format!("line {line}: {}", self.found), "right in a layout", self.expected);
        let wrong = wrong.breaks(self.rule, Some(line), &self.found);
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
        found: wrong.message().to_string(),
        expected: "a file with foxheads, [pieces], [cards], [red] and [blue]".into(),
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
            found: parts.get(index).unwrap_or(&"").to_string(),
            expected: format!("`{name} …`, in the order pieces; cards; foxheads; red; blue"),
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
            .ok_or_else(|| Fault::new(&word, "line", word.get_ref(), "a value and its number, like `6:2`"))?;
        counts.insert(unplaced(name), count);
    }
    Ok(unplaced(counts))
}

fn side_of_words(mut words: Vec<Spanned<String>>) -> Result<SideSheet, Fault> {
    if words.is_empty() {
        return Err(Fault::new(&unplaced::<String>(""), "line", "no squares", "a shield and a formation"));
    }
    Ok(SideSheet { shield: words.remove(0), formation: unplaced(words) })
}

impl Sheet {
    fn check(&self) -> Result<Layout, Fault> {
        let pieces = bag(&self.pieces)?;
        expect_total(&self.pieces, pieces.len(), 4..=30, "pieces")?;
        if pieces.sorts().count() < 2 {
            return Err(Fault::new(
                &self.pieces,
                "kinds",
                "one kind of piece",
                "two kinds at least, to hide among",
            ));
        }
        let cards = bag(&self.cards)?;
        // Two full hands, so that whoever has played a card can always draw one.
        expect_total(&self.cards, cards.len(), 8..=99, "cards")?;
        let mut used = SquareSet::EMPTY;
        let foxheads = squares(&self.foxheads, &mut used)?;
        let foxheads = foxheads.try_into().map_err(|wrong: Vec<Square>| {
            let found = format!("{} foxheads", wrong.len());
            Fault::new(&self.foxheads, "foxheads", found, "4 foxheads").within(4, 4)
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
            let found = format!("{} squares of a formation", formation.len());
            let expected = format!("{pieces}, one for each piece");
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
            return Err(Fault::new(name, "many", count.to_string(), "fewer than 256 in all"));
        }
        (0..*count).for_each(|_| bag.put(one));
    }
    Ok(bag)
}

fn expect_total(
    counts: &Counts,
    total: usize,
    range: std::ops::RangeInclusive<usize>,
    what: &'static str,
) -> Result<(), Fault> {
    if range.contains(&total) {
        return Ok(());
    }
    let expected = format!("{} to {} {what}", range.start(), range.end());
    let wrong = Fault::new(counts, what, format!("{total} {what}"), expected);
    Err(wrong.within(*range.start(), *range.end()))
}

fn squares(list: &Squares, used: &mut SquareSet) -> Result<Vec<Square>, Fault> {
    list.get_ref().iter().map(|name| square(name, used)).collect()
}

fn square(name: &Spanned<String>, used: &mut SquareSet) -> Result<Square, Fault> {
    let square: Square = name.get_ref().parse().map_err(|wrong| bad_word(name, "square", wrong))?;
    if used.contains(square) {
        let expected = "each square at most once among foxheads, shields and formations";
        return Err(Fault::new(name, "square-twice", format!("{square} again"), expected));
    }
    used.put(square);
    Ok(square)
}

fn bad_word(at: &Spanned<String>, rule: &'static str, wrong: BadWord) -> Fault {
    Fault::new(at, rule, wrong.found, format!("{} ({})", wrong.kind, wrong.expected))
}
