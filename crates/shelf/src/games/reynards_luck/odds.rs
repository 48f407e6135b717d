//! The odds that a player of Reynard's Luck would like to know.

mod here;

pub(super) use here::here;

use super::a_piece;
use crate::prose::percent;
use crate::{OddsReport, OddsTopic};
use luckhouse_engine::{BadWord, Fraction};
use luckhouse_games::reynards_luck::odds::{self, DuelOdds};
use luckhouse_games::reynards_luck::{Card, Kind, Layout, Sort};
use luckhouse_words::id;

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic {
        name: "duel",
        takes: "[MINE [THEIRS]]",
        about: id!("terminal-odds-topic-reynards-luck-duel"),
        run: duel,
    },
    OddsTopic { name: "cards", takes: "", about: id!("terminal-odds-topic-reynards-luck-cards"), run: cards },
    OddsTopic {
        name: "reach",
        takes: "[SQUARES]",
        about: id!("terminal-odds-topic-reynards-luck-reach"),
        run: reach,
    },
];

fn duel(words: &[&str]) -> Result<OddsReport, BadWord> {
    match words {
        [] => Ok(all_duels()),
        [mine] => Ok(duels_of(mine.parse()?, &Kind::ALL)),
        [mine, theirs] => Ok(duels_of(mine.parse()?, &[theirs.parse()?])),
        _ => Err(BadWord::new(words.join(" "), "two pieces", "`duel`, `duel 4` or `duel 4 fox`")),
    }
}

/// Every piece against every other: the chance to win.
fn all_duels() -> OddsReport {
    let names: Vec<String> = Kind::ALL.iter().map(ToString::to_string).collect();
    let columns: Vec<&str> = ["mine"].into_iter().chain(names.iter().map(String::as_str)).collect();
    let mut report = OddsReport::of("The chance to win, mine against theirs, in per cent", &columns);
    let deck = Layout::crossing().cards;
    for mine in Kind::ALL {
        let cell = |theirs| {
            let wins = odds::duel_off_deck(mine, theirs, &deck).wins();
            format!("{:.1}", 100.0 * wins.as_f64())
        };
        report.row([mine.to_string()].into_iter().chain(Kind::ALL.map(cell)));
    }
    report.note(
        "Each plays a card off the full deck. What is missing to 100 are ties and losses: `duel 4 fox`.",
    );
    report
}

fn duels_of(mine: Kind, theirs: &[Kind]) -> OddsReport {
    let columns = ["against", "wins", "ties", "loses", "ways to win", "of"];
    let mut report = OddsReport::of(format!("{} with a card off the full deck", a_piece(mine)), columns);
    let deck = Layout::crossing().cards;
    for theirs in theirs {
        let odds = odds::duel_off_deck(mine, *theirs, &deck);
        let ways = [odds.win.to_string(), odds.total().to_string()];
        report.row([theirs.to_string()].into_iter().chain(shares(odds)).chain(ways));
    }
    report
}

fn shares(odds: DuelOdds) -> [String; 3] {
    [odds.wins(), odds.ties(), odds.loses()].map(percent)
}

fn cards(words: &[&str]) -> Result<OddsReport, BadWord> {
    if !words.is_empty() {
        return Err(BadWord::new(words.join(" "), "something that `cards` takes", "nothing after `cards`"));
    }
    let columns = ["card", "in the deck", "drawn next", "in a hand of four", "highest in it"];
    let mut report = OddsReport::of("The full deck", columns);
    let deck = Layout::crossing().cards;
    for card in Card::ALL {
        let drawn = Fraction { ways: u64::from(deck.count(card)), total: deck.len() as u64 };
        report.row([
            card.to_string(),
            deck.count(card).to_string(),
            percent(drawn),
            percent(odds::in_hand(card, &deck)),
            percent(odds::highest_in_hand(card, &deck)),
        ]);
    }
    Ok(report)
}

fn reach(words: &[&str]) -> Result<OddsReport, BadWord> {
    let all: Vec<u8> = match words {
        [] => (1..=6).collect(),
        [one] => vec![squares(one)?],
        _ => return Err(BadWord::new(words.join(" "), "a distance", "one number of squares, 1 to 8")),
    };
    let mut report =
        OddsReport::of("The chance that the die reaches so far", ["squares", "chance", "ways of 6"]);
    for squares in all {
        let chance = odds::reaches(squares);
        report.row([squares.to_string(), percent(chance), chance.ways.to_string()]);
    }
    Ok(report)
}

fn squares(word: &str) -> Result<u8, BadWord> {
    let number = word.parse().ok().filter(|squares| (1..=8).contains(squares));
    number.ok_or_else(|| BadWord::new(word, "a distance", "a number of squares, 1 to 8"))
}
