//! The odds that a player of Reynard's Luck would like to know.

use super::outlook::chances;
use super::{ReynardsLuck, a_piece};
use crate::prose::percent;
use crate::{OddsTopic, Report};
use luckhouse_engine::{BadWord, Fraction, Game, Imagine, Rng, Seat};
use luckhouse_games::reynards_luck::odds::{self, DuelOdds};
use luckhouse_games::reynards_luck::{Action, Card, Deed, Kind, Layout, Phase, Sort, Square, View};

pub(super) const TOPICS: &[OddsTopic] = &[
    OddsTopic {
        name: "duel",
        takes: "[MINE [THEIRS]]",
        about: "piece against piece, each with a card off the full deck",
        run: duel,
    },
    OddsTopic {
        name: "cards",
        takes: "",
        about: "the deck, one card drawn from it, and hands of four",
        run: cards,
    },
    OddsTopic {
        name: "reach",
        takes: "[SQUARES]",
        about: "the chance that the die lets a piece act so many squares away",
        run: reach,
    },
];

fn duel(words: &[&str]) -> Result<Report, BadWord> {
    match words {
        [] => Ok(all_duels()),
        [mine] => Ok(duels_of(mine.parse()?, &Kind::ALL)),
        [mine, theirs] => Ok(duels_of(mine.parse()?, &[theirs.parse()?])),
        _ => Err(BadWord::new(words.join(" "), "two pieces", "`duel`, `duel 4` or `duel 4 fox`")),
    }
}

/// Every piece against every other: the chance to win.
fn all_duels() -> Report {
    let names: Vec<String> = Kind::ALL.iter().map(ToString::to_string).collect();
    let columns: Vec<&str> = ["mine"].into_iter().chain(names.iter().map(String::as_str)).collect();
    let mut report = Report::new("The chance to win, mine against theirs, in per cent", &columns);
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

fn duels_of(mine: Kind, theirs: &[Kind]) -> Report {
    let columns = ["against", "wins", "ties", "loses", "ways to win", "of"];
    let mut report = Report::new(format!("{} with a card off the full deck", a_piece(mine)), &columns);
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

fn cards(words: &[&str]) -> Result<Report, BadWord> {
    if !words.is_empty() {
        return Err(BadWord::new(words.join(" "), "something that `cards` takes", "nothing after `cards`"));
    }
    let columns = ["card", "in the deck", "drawn next", "in a hand of four", "highest in it"];
    let mut report = Report::new("The full deck", &columns);
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

fn reach(words: &[&str]) -> Result<Report, BadWord> {
    let all: Vec<u8> = match words {
        [] => (1..=6).collect(),
        [one] => vec![squares(one)?],
        _ => return Err(BadWord::new(words.join(" "), "a distance", "one number of squares, 1 to 8")),
    };
    let mut report =
        Report::new("The chance that the die reaches so far", &["squares", "chance", "ways of 6"]);
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

/// What matters now: the challenges that can be made, or the cards that can be played.
pub(super) fn here(game: &ReynardsLuck, view: &View, seat: Seat) -> Vec<Report> {
    let report = match view.phase {
        Phase::Act { .. } if view.on_turn == seat => challenges(game, view, seat),
        Phase::Cards { from, to } => own_cards(game, view, seat, from, to),
        _ => None,
    };
    report.into_iter().collect()
}

fn challenges(game: &ReynardsLuck, view: &View, seat: Seat) -> Option<Report> {
    let hand = view.hand(seat)?;
    let mut report =
        Report::new("Your challenges, with any card of yours", &["challenge", "wins", "ties", "loses"]);
    let mut some = false;
    for action in legal(game, view, seat) {
        let Action::Go { from, to, deed: Deed::Challenge } = action else { continue };
        some = true;
        let odds = chances(game, view, from, to, &hand);
        report.row([action.to_string()].into_iter().chain(shares(odds)));
    }
    report.note("Against any card you have not seen, and any piece that can stand there.");
    some.then_some(report)
}

/// What this seat may choose depends on its view alone, so the view is asked.
fn legal(game: &ReynardsLuck, view: &View, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    let state = game.imagine(view, &mut Rng::seeded(0));
    game.legal(&state, seat, &mut legal);
    legal
}

fn own_cards(game: &ReynardsLuck, view: &View, seat: Seat, from: Square, to: Square) -> Option<Report> {
    let (mine, theirs) = if seat == view.on_turn { (from, to) } else { (to, from) };
    let title = format!("Your cards in the confrontation of {from} with {to}");
    let mut report = Report::new(title, &["card", "wins", "ties", "loses"]);
    for card in view.hand(seat)?.sorts() {
        let odds = chances(game, view, mine, theirs, &[card].into_iter().collect());
        report.row([card.to_string()].into_iter().chain(shares(odds)));
    }
    report.note("Against any card you have not seen, and any piece that can stand there.");
    Some(report)
}
