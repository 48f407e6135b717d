//! Facts change a view: all of it but what the table waits for.

use super::ReynardsLuck;
use super::colour::Colour;
use super::facts::ReynardFact as Fact;
use crate::Step;
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Bag, Card, Kind, Played, SeenPiece, Square, Standing, View};

/// Do the facts lead from the view before to the one after?
pub(super) fn account(step: &Step<ReynardsLuck>, facts: &[Fact]) -> Result<(), String> {
    let mut view = step.before.clone();
    facts.iter().for_each(|fact| apply(&mut view, fact));
    view.phase = step.after.phase;
    if view == step.after {
        return Ok(());
    }
    Err(format!("the facts lead to {view:?}, the step to {:?}", step.after))
}

pub(super) fn apply(view: &mut View, fact: &Fact) {
    match *fact {
        Fact::Places { side, kind, square } => stand(view, side, square, Some(kind), Standing::Hidden),
        Fact::PlacesHidden { side, square } => stand(view, side, square, None, Standing::Hidden),
        Fact::Moves { from, to, .. } | Fact::Advances { from, to, .. } => go(view, from, to),
        Fact::Returns { side, kind, square, .. } => {
            view.reserves[side.seat()].take(kind);
            stand(view, side, square, Some(kind), Standing::Turncoat);
        }
        Fact::HidesAgain { side, square } => hide(view, side, square),
        Fact::Shows { side, square, kind } => show(view, side, square, kind),
        Fact::Captures { side, kind, square } => {
            view.pieces.retain(|piece| piece.square != square);
            view.reserves[side.seat()].put(kind);
        }
        Fact::Dealt { side, card } | Fact::Draws { side, card } => draw(view, side, Some(card)),
        Fact::DealtHidden { side } | Fact::DrawsHidden { side } => draw(view, side, None),
        Fact::Plays { side, card } => play(view, side, Some(card)),
        Fact::PlaysHidden { side } => play(view, side, None),
        Fact::TurnsCards { red, blue } => {
            [red, blue].into_iter().for_each(|card| view.spent.put(card));
            Seat::all(2).for_each(|seat| view.played[seat] = Played::Nothing);
        }
        Fact::NewDeck { cards } => (view.deck, view.spent) = (cards, Bag::EMPTY),
        _ => apply_to_turn(view, fact),
    }
}

fn apply_to_turn(view: &mut View, fact: &Fact) {
    match *fact {
        Fact::Arranged { side } => view.on_turn = side.seat().other(),
        Fact::Starts { side } => view.on_turn = side.seat(),
        Fact::Claims { side, .. } => view.claim = Some(side.seat()),
        Fact::LosesClaim { .. } => view.claim = None,
        Fact::TurnPasses { to } => (view.on_turn, view.turns) = (to.seat(), view.turns + 1),
        Fact::HeldFoxheads { .. } | Fact::LastTurn { .. } => view.turns += 1,
        _ => {}
    }
}

/// Pieces are in the order of their squares.
fn stand(view: &mut View, side: Colour, square: Square, kind: Option<Kind>, standing: Standing) {
    let place = view.pieces.partition_point(|piece| piece.square < square);
    view.pieces.insert(place, SeenPiece { square, owner: side.seat(), kind, standing });
}

fn go(view: &mut View, from: Square, to: Square) {
    if let Some(piece) = view.at(from) {
        view.pieces.retain(|piece| piece.square != from);
        stand(view, piece.owner.into(), to, piece.kind, piece.standing);
    }
}

/// What is known to all is no longer among what a side hides.
fn show(view: &mut View, side: Colour, square: Square, kind: Kind) {
    let Some(piece) = view.pieces.iter_mut().find(|piece| piece.square == square) else { return };
    if piece.standing == Standing::Hidden {
        view.hidden[side.seat()].take(kind);
    }
    piece.standing = piece.standing.max(Standing::Revealed);
    piece.kind = Some(kind);
}

/// Whoever sees the hand of a side knows its pieces too.
fn hide(view: &mut View, side: Colour, square: Square) {
    let knows = view.hand(side.seat()).is_some();
    let Some(piece) = view.pieces.iter_mut().find(|piece| piece.square == square) else { return };
    let kind = if knows { piece.kind } else { piece.kind.take() };
    piece.standing = Standing::Hidden;
    kind.into_iter().for_each(|kind| view.hidden[side.seat()].put(kind));
}

fn draw(view: &mut View, side: Colour, card: Option<Card>) {
    let hand = &mut view.hands[side.seat().index()];
    hand.count += 1;
    if let (Some(cards), Some(card)) = (&mut hand.cards, card) {
        cards.put(card);
    }
    view.deck -= 1;
}

fn play(view: &mut View, side: Colour, card: Option<Card>) {
    let hand = &mut view.hands[side.seat().index()];
    hand.count -= 1;
    if let (Some(cards), Some(card)) = (&mut hand.cards, card) {
        cards.take(card);
    }
    view.played[side.seat()] = card.map_or(Played::FaceDown, Played::Known);
}
