//! A confrontation solved: which cards to play, and how often it is won.

use super::ReynardsLuck;
use crate::saying::{figure, in_percent, tiny};
use crate::{OddsReport, Saying, Solved};
use luckhouse_games::reynards_luck::{Bag, Card, HAND, Kind, Sort};
use luckhouse_solvers::reynards_luck::{Duel, Ends, Mixes, Side, Stakes, Type, hands};
use luckhouse_solvers::{Unsolved, Watch};
use luckhouse_words::id;
use serde_json::json;

pub(super) const FORMS: &[(&str, &str)] = &[
    ("5 1,4,6,7 vs 3", id!("terminal-solve-reynards-luck-piece")),
    ("fox? 2,7 vs ?", id!("terminal-solve-reynards-luck-hidden")),
    ("5 1,4,6,7 vs 3 2,2,7", id!("terminal-solve-reynards-luck-known")),
    ("... point 0.02", id!("terminal-solve-reynards-luck-point")),
];

/// What a point of a card that is kept is worth, if nothing else is said: a loss and a win are 2 apart.
const POINT: f64 = 0.05;

/// The mixes need not be better than this: nobody can roll a chance so small.
const TOLERANCE: f64 = 1e-9;

/// A question, read.
struct Question {
    kind: Kind,
    hand: Bag<Card>,
    one: Side,
    other: Side,
    point: f64,
}

pub(super) fn answer(game: &ReynardsLuck, words: &[String], watch: &dyn Watch) -> Result<Solved, Unsolved> {
    let question = read(game, words).ok_or_else(|| Unsolved::Setup {
        found: format!("`{}`", words.join(" ")),
        expected: "a piece, my cards, `vs` and their piece, like `5 1,4,6,7 vs 3` or `fox? 2,7 vs ?`".into(),
    })?;
    let duel = Duel::new(question.one.clone(), question.other.clone(), &Stakes::plain(question.point));
    let mixes = duel.solve(TOLERANCE, watch)?;
    Ok(Solved { reports: vec![cards(&question, &duel, &mixes)], table: None })
}

/// One line for each card: how often to play it, how often it wins, and what it is worth.
fn cards(question: &Question, duel: &Duel, mixes: &Mixes) -> OddsReport {
    let Question { kind, hand, one, other, point } = question;
    let own = one.types().iter().position(|held| held.kind == *kind && held.hand == *hand);
    let mix = own.map_or([0.0; 7], |own| mixes.one[own]);
    let [wins, ties] = [[1.0, 0.0], [0.0, 1.0]].map(|ends| how_often(one, other, mixes, *kind, ends));
    let worths = duel.worths(mixes, *kind);
    let columns = ["solved-card", "solved-play", "solved-wins", "solved-ties", "solved-worth"];
    let mut report = OddsReport::solved(title(question), columns);
    for card in hand.sorts() {
        let at = card.place();
        let [play, win, tie] = [mix[at], wins[at], ties[at]].map(|chance| in_percent("percent-2", chance));
        let worth =
            Saying::fact(&json!({ "name": "solved-signed", "sign": sign(worths[at]), "worth": worths[at] }));
        report.row([figure(card), play, win, tie, worth]);
    }
    let all: f64 = (0..7).map(|card| mix[card] * wins[card]).sum();
    report.note(in_percent("solved-so", all));
    let (value, (digits, exponent)) = (mixes.value(), tiny(mixes.gap().max(0.0), 1));
    report.note(Saying::fact(&json!({
        "name": "solved-note",
        "point": point,
        "sign": sign(value),
        "worth": value,
        "digits": digits,
        "exponent": exponent,
    })));
    report
}

/// What stands before a number that says how much more: the other sign is its own.
fn sign(value: f64) -> &'static str {
    if value.is_sign_negative() { "" } else { "+" }
}

/// The chance of a win or a tie for each card with this piece, against the mix of the other.
fn how_often(one: &Side, other: &Side, mixes: &Mixes, kind: Kind, [win, tie]: [f64; 2]) -> [f64; 7] {
    let ends = [[Ends { win, tie, lose: 0.0 }; 7]; 7];
    let stakes = Stakes { ends, kept: [0.0; 7], kept_by_other: [0.0; 7] };
    Duel::new(one.clone(), other.clone(), &stakes).worths(mixes, kind)
}

fn title(question: &Question) -> Saying {
    let hand: Vec<String> = question.hand.iter().map(|card| card.to_string()).collect();
    let mut kinds: Vec<Kind> = question.other.types().iter().map(|held| held.kind).collect();
    kinds.dedup();
    let theirs = if let [kind] = kinds[..] { kind.to_string() } else { "hidden".into() };
    let (piece, cards) = (question.kind.to_string(), hand.join(", "));
    Saying::fact(&json!({ "name": "solved-title", "piece": piece, "cards": cards, "theirs": theirs }))
}

fn read(game: &ReynardsLuck, words: &[String]) -> Option<Question> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (words, point) = match words.as_slice() {
        [rest @ .., "point", point] => {
            (rest, point.parse().ok().filter(|point| (0.0..=1.0).contains(point))?)
        }
        all => (all, POINT),
    };
    let (mine, cards, theirs, their_cards) = match words {
        [mine, cards, "vs", theirs] => (mine, cards, theirs, None),
        [mine, cards, "vs", theirs, their_cards] => (mine, cards, theirs, Some(their_cards)),
        _ => return None,
    };
    let (layout, hand) = (game.layout(), read_hand(game, cards)?);
    let kind: Kind = mine.trim_end_matches('?').parse().ok()?;
    let my_kinds = if mine.ends_with('?') { layout.pieces } else { [kind].into_iter().collect() };
    let their_kinds =
        if *theirs == "?" { layout.pieces } else { [theirs.parse().ok()?].into_iter().collect() };
    // The other thinks of every hand that I could have; I know that they have none of my cards.
    let one = with_own(Side::hidden(&my_kinds, &layout.cards, hand.len()), kind, hand)?;
    let other = match their_cards {
        Some(cards) => held(&their_kinds, read_hand(game, cards)?),
        None => Side::hidden(&their_kinds, &layout.cards.minus(&hand), HAND),
    };
    Some(Question { kind, hand, one, other, point })
}

/// The side, if what I hold is one of the things that it could hold.
fn with_own(side: Side, kind: Kind, hand: Bag<Card>) -> Option<Side> {
    side.types().iter().any(|held| held.kind == kind && held.hand == hand).then_some(side)
}

/// One of these pieces with just these cards.
fn held(kinds: &Bag<Kind>, hand: Bag<Card>) -> Side {
    let hands = hands(&hand, hand.len());
    let each = |kind| hands.iter().map(move |(hand, chance)| Type { kind, hand: *hand, chance: *chance });
    Side::new(kinds.iter().flat_map(each).collect::<Vec<_>>())
}

/// One to four cards that are in the deck.
fn read_hand(game: &ReynardsLuck, word: &str) -> Option<Bag<Card>> {
    let cards: Option<Vec<Card>> = word.split(',').map(|card| card.parse().ok()).collect();
    let hand: Bag<Card> = cards?.into_iter().collect();
    let all = &game.layout().cards;
    let dealt = Card::ALL.iter().all(|card| hand.count(*card) <= all.count(*card));
    (dealt && (1..=HAND).contains(&hand.len())).then_some(hand)
}
