//! The odds that a player of Reynard's Luck would like to know.

mod here;

pub(super) use here::here;

use crate::saying::figure;
use crate::{OddsReport, OddsTopic, Saying};
use luckhouse_engine::{BadWord, Fraction, Phrase, phrase};
use luckhouse_games::reynards_luck::odds;
use luckhouse_games::reynards_luck::{Card, Kind, Layout, Sort};
use luckhouse_words::id;
use serde_json::json;

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
        _ => {
            let forms = ["`duel`", "`duel 4`", "`duel 4 fox`"];
            Err(BadWord::new(words.join(" "), phrase!("kind-two-pieces"), Phrase::either(forms)))
        }
    }
}

/// What a piece is called.
fn piece(name: &str, kind: Kind) -> Saying {
    Saying::fact(&json!({ "name": name, "kind": kind }))
}

/// Every piece against every other: the chance to win.
fn all_duels() -> OddsReport {
    let columns = std::iter::once("mine".into()).chain(Kind::ALL.map(|kind| piece("piece", kind)));
    let mut report = OddsReport::of("duels", columns);
    let deck = Layout::crossing().cards;
    for mine in Kind::ALL {
        let wins = |theirs| Saying::from(odds::duel_off_deck(mine, theirs, &deck).wins());
        report.row([piece("piece", mine)].into_iter().chain(Kind::ALL.map(wins)));
    }
    report.note("ties-and-losses");
    report
}

fn duels_of(mine: Kind, theirs: &[Kind]) -> OddsReport {
    let columns = ["opponent", "wins", "ties", "loses", "ways", "out-of"];
    let mut report = OddsReport::of(piece("duels-of", mine), columns);
    let deck = Layout::crossing().cards;
    for theirs in theirs {
        let odds = odds::duel_off_deck(mine, *theirs, &deck);
        let ways = [figure(odds.win), figure(odds.total())];
        report.row([piece("piece", *theirs)].into_iter().chain(here::shares(odds)).chain(ways));
    }
    report
}

fn cards(words: &[&str]) -> Result<OddsReport, BadWord> {
    if !words.is_empty() {
        return Err(BadWord::new(
            words.join(" "),
            phrase!("kind-topic-word"),
            phrase!("expected-nothing-after", topic = "cards"),
        ));
    }
    let columns = ["card", "in-deck", "drawn-next", "in-hand", "highest"];
    let mut report = OddsReport::of("deck", columns);
    let deck = Layout::crossing().cards;
    for card in Card::ALL {
        let drawn = Fraction { ways: u64::from(deck.count(card)), total: deck.len() as u64 };
        let chances = [drawn, odds::in_hand(card, &deck), odds::highest_in_hand(card, &deck)];
        let cells = [figure(card), figure(deck.count(card))];
        report.row(cells.into_iter().chain(chances.map(Saying::from)));
    }
    Ok(report)
}

fn reach(words: &[&str]) -> Result<OddsReport, BadWord> {
    let all: Vec<u8> = match words {
        [] => (1..=6).collect(),
        [one] => vec![squares(one)?],
        _ => {
            return Err(BadWord::new(
                words.join(" "),
                phrase!("kind-distance"),
                phrase!("expected-one-number-of-squares"),
            ));
        }
    };
    let mut report = OddsReport::of("reach", ["squares", "chance-of", "ways-of-six"]);
    for squares in all {
        let chance = odds::reaches(squares);
        report.row([figure(squares), chance.into(), figure(chance.ways)]);
    }
    Ok(report)
}

fn squares(word: &str) -> Result<u8, BadWord> {
    let number = word.parse().ok().filter(|squares| (1..=8).contains(squares));
    number.ok_or_else(|| BadWord::new(word, phrase!("kind-distance"), phrase!("expected-squares")))
}
