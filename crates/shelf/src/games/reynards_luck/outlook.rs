//! What a choice would do now.

use super::colour::Colour;
use super::{ReynardsLuck, own_seat};
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::odds::{self, DuelOdds};
use luckhouse_games::reynards_luck::{Action, Bag, Card, Deed, Kind, Phase, Square, View};
use serde::Serialize;
use ts_rs::TS;

/// What a choice would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum ReynardOutlook {
    /// A piece goes onto this square, and so many of its kind are still to be placed.
    Place { square: Square, left: u8 },
    /// The die, and then an act.
    Roll,
    /// A captive comes back right after its capture.
    ReturnAtOnce { square: Square },
    /// A captive comes back instead of the turn.
    ReturnInstead { square: Square },
    /// A piece of this kind goes.
    Move { kind: Kind },
    /// It comes onto a foxhead.
    OntoFoxhead,
    /// It comes onto somebody's shield.
    OntoShield { side: Colour },
    /// A piece challenges another, or one that is hidden, and wins in so many of all ways.
    Challenge {
        kind: Kind,
        against: Option<Kind>,
        #[ts(type = "number")]
        wins: u64,
        #[ts(type = "number")]
        total: u64,
    },
    /// A card is played: in how many of all ways it wins, ties and loses.
    Card {
        #[ts(type = "number")]
        wins: u64,
        #[ts(type = "number")]
        ties: u64,
        #[ts(type = "number")]
        loses: u64,
        #[ts(type = "number")]
        total: u64,
    },
    /// The challenger takes the square of the captive.
    Advance { square: Square },
    /// The challenger stays on its square.
    Stay { square: Square },
    /// That is a foxhead.
    OnFoxhead,
    /// That is somebody's shield.
    OnShield { side: Colour },
    /// The captive goes into the reserve.
    Keep,
}

use ReynardOutlook as Outlook;

/// What this choice would do now.
pub(super) fn of(game: &ReynardsLuck, view: &View, action: Action) -> Vec<Outlook> {
    match action {
        Action::Place(kind) => Vec::from_iter(place(game, view, kind)),
        Action::Roll => vec![Outlook::Roll],
        Action::Return(_) => vec![returning(game, view)],
        Action::Go { from, to, deed: Deed::Move } => {
            let kind = view.at(from).and_then(|piece| piece.kind);
            let goes = kind.map(|kind| Outlook::Move { kind });
            goes.into_iter().chain(onto(game, to)).collect()
        }
        Action::Go { from, to, deed: Deed::Challenge } => Vec::from_iter(challenge(game, view, from, to)),
        Action::Card(card) => Vec::from_iter(play(game, view, card)),
        Action::Advance | Action::Stay => advance(game, view, action == Action::Advance),
        Action::Keep => vec![Outlook::Keep],
    }
}

fn place(game: &ReynardsLuck, view: &View, kind: Kind) -> Option<Outlook> {
    let placed = view.pieces_of(view.on_turn).count();
    let square = *game.layout().side(view.on_turn).formation.get(placed)?;
    let left = view.to_place(view.on_turn).map_or(0, |left| left.count(kind));
    Some(Outlook::Place { square, left })
}

fn returning(game: &ReynardsLuck, view: &View) -> Outlook {
    let shield = |seat| game.layout().side(seat).shield;
    match view.phase {
        Phase::Return { winner, .. } => Outlook::ReturnAtOnce { square: shield(winner) },
        _ => Outlook::ReturnInstead { square: shield(view.on_turn) },
    }
}

fn advance(game: &ReynardsLuck, view: &View, advances: bool) -> Vec<Outlook> {
    let duel = match view.phase {
        Phase::Advance { duel } => duel,
        Phase::Follow { at } => {
            return std::iter::once(Outlook::Stay { square: at }).chain(on(game, at)).collect();
        }
        _ => return Vec::new(),
    };
    let (does, mark) = if advances {
        (Outlook::Advance { square: duel.to }, onto(game, duel.to))
    } else {
        (Outlook::Stay { square: duel.from }, on(game, duel.from))
    };
    std::iter::once(does).chain(mark).collect()
}

fn is_foxhead(game: &ReynardsLuck, square: Square) -> bool {
    game.layout().foxheads.contains(&square)
}

fn shield_of(game: &ReynardsLuck, square: Square) -> Option<Colour> {
    Seat::all(2).find(|seat| game.layout().side(*seat).shield == square).map(Colour::from)
}

fn onto(game: &ReynardsLuck, square: Square) -> Option<Outlook> {
    if is_foxhead(game, square) {
        return Some(Outlook::OntoFoxhead);
    }
    shield_of(game, square).map(|side| Outlook::OntoShield { side })
}

fn on(game: &ReynardsLuck, square: Square) -> Option<Outlook> {
    if is_foxhead(game, square) {
        return Some(Outlook::OnFoxhead);
    }
    shield_of(game, square).map(|side| Outlook::OnShield { side })
}

fn challenge(game: &ReynardsLuck, view: &View, from: Square, to: Square) -> Option<Outlook> {
    let (mine, theirs) = (view.at(from)?, view.at(to)?);
    let chances = chances(game, view, from, to, &view.hand(mine.owner)?);
    let (wins, total) = (chances.win, chances.total());
    Some(Outlook::Challenge { kind: mine.kind?, against: theirs.kind, wins, total })
}

fn play(game: &ReynardsLuck, view: &View, card: Card) -> Option<Outlook> {
    let (Phase::Cards { from, to }, Some(own)) = (view.phase, own_seat(view)) else { return None };
    let (mine, theirs) = if own == view.on_turn { (from, to) } else { (to, from) };
    let odds = chances(game, view, mine, theirs, &[card].into_iter().collect());
    Some(Outlook::Card { wins: odds.win, ties: odds.tie, loses: odds.lose, total: odds.total() })
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
