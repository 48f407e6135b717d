//! What each choice does now, in a few words.

use super::{ReynardsLuck, name, own_seat};
use luckhouse_engine::{Fraction, Seat};
use luckhouse_games::reynards_luck::odds::{self, DuelOdds};
use luckhouse_games::reynards_luck::{Action, Bag, Card, Deed, Phase, Square, View};

pub(super) fn of(game: &ReynardsLuck, view: &View, action: Action) -> String {
    match action {
        Action::Place(kind) => {
            let placed = view.pieces_of(view.on_turn).count();
            let next = game.layout().side(view.on_turn).formation.get(placed);
            let left = view.to_place(view.on_turn).map_or(0, |left| left.count(kind));
            next.map_or(String::new(), |square| format!("on {square}; you have {left} left"))
        }
        Action::Roll => "roll, and move or challenge".into(),
        Action::Return(_) => returning(game, view),
        Action::Go { from, to, deed: Deed::Move } => moving(game, view, from, to),
        Action::Go { from, to, deed: Deed::Challenge } => challenging(game, view, from, to),
        Action::Card(card) => card_label(game, view, card),
        Action::Advance | Action::Stay => match view.phase {
            Phase::Advance { duel } if action == Action::Advance => {
                format!("take the square {}{}", duel.to, mark(game, duel.to))
            }
            Phase::Advance { duel } => format!("stay on {}{}", duel.from, mark(game, duel.from)),
            _ => String::new(),
        },
        Action::Keep => "put it into your reserve".into(),
    }
}

fn returning(game: &ReynardsLuck, view: &View) -> String {
    match view.phase {
        Phase::Return { winner, .. } => {
            format!("at once, on your shield {}", game.layout().side(winner).shield)
        }
        _ => format!("on your shield {}; that is the whole turn", game.layout().side(view.on_turn).shield),
    }
}

fn moving(game: &ReynardsLuck, view: &View, from: Square, to: Square) -> String {
    let kind = view.at(from).and_then(|piece| piece.kind);
    kind.map_or(String::new(), |kind| format!("your {kind}{}", mark(game, to)))
}

fn mark(game: &ReynardsLuck, square: Square) -> String {
    let shield = Seat::all(2).find(|seat| game.layout().side(*seat).shield == square);
    match (game.layout().foxheads.contains(&square), shield) {
        (true, _) => ", a foxhead".into(),
        (_, Some(seat)) => format!(", {}'s shield", name(seat)),
        _ => String::new(),
    }
}

fn challenging(game: &ReynardsLuck, view: &View, from: Square, to: Square) -> String {
    let (Some(mine), Some(theirs)) = (view.at(from), view.at(to)) else { return String::new() };
    let (Some(kind), Some(hand)) = (mine.kind, view.hand(mine.owner)) else { return String::new() };
    let chances = chances(game, view, from, to, &hand);
    let them = theirs.kind.map_or("a hidden piece".into(), |kind| format!("a {kind}"));
    format!("your {kind} against {them}: wins {}", percent(chances.wins()))
}

fn card_label(game: &ReynardsLuck, view: &View, card: Card) -> String {
    let (Phase::Cards { from, to }, Some(own)) = (view.phase, own_seat(view)) else { return String::new() };
    let (mine, theirs) = if own == view.on_turn { (from, to) } else { (to, from) };
    let chances = chances(game, view, mine, theirs, &[card].into_iter().collect());
    let [win, tie, lose] = [chances.wins(), chances.ties(), chances.loses()].map(percent);
    format!("wins {win}, ties {tie}, loses {lose}")
}

/// The odds of a confrontation for whoever owns the piece on `mine`, with a card of these, against any unseen card.
pub(super) fn chances(
    game: &ReynardsLuck,
    view: &View,
    mine: Square,
    theirs: Square,
    cards: &Bag<Card>,
) -> DuelOdds {
    let kinds = |square| view.at(square).map_or(Bag::EMPTY, |piece| view.can_be(piece));
    odds::duel(&kinds(mine), cards, &kinds(theirs), &game.unseen_cards(view))
}

/// Without decimals: a label is for a glance, and `odds` says it exactly.
fn percent(chance: Fraction) -> String {
    format!("{:.0} %", 100.0 * chance.as_f64())
}
