//! What happened, in sentences.

use super::picture::sums;
use super::{ReynardsLuck, a_piece, name};
use crate::prose::paragraph;
use crate::{Seen, Step};
use luckhouse_engine::{Game, Seat};
use luckhouse_games::reynards_luck::{Action, Deed, Duel, Ending, Kind, Phase, Roll, Square, View};
use std::cmp::Ordering;

pub(super) fn story(game: &ReynardsLuck, step: &Step<ReynardsLuck>) -> String {
    let (before, after) = (&step.before, &step.after);
    let first = match &step.event {
        Seen::Chose(choices) => match choices.as_slice() {
            [(seat, Some(action))] => chose(game, before, after, *seat, *action),
            [(seat, None)] => arranged(before, after, *seat),
            both => played(both),
        },
        Seen::Rolled(roll) => rolled(before, after, *roll),
        Seen::Resigned(seat) => format!("{} gives up.", name(*seat)),
    };
    let mut sentences = vec![first];
    sentences.extend(fought(before, after));
    sentences.extend([remade(before, after).into(), foxheads(before, after), ended(game, before, after)]);
    paragraph(sentences)
}

fn chose(game: &ReynardsLuck, before: &View, after: &View, seat: Seat, action: Action) -> String {
    let name = name(seat);
    match action {
        Action::Place(_) => placed(before, after, seat),
        Action::Roll => String::new(),
        Action::Return(kind) => {
            let shield = game.layout().side(seat).shield;
            let cost = if before.phase == Phase::Begin { " That is the whole turn." } else { "" };
            format!("{name} brings {} back on {shield}.{cost}", a_piece(kind))
        }
        Action::Go { from, to, deed: Deed::Move } => {
            format!("{name} goes from {from} to {to}{}.", onto(game, to))
        }
        Action::Go { from, to, deed: Deed::Challenge } => {
            format!("{name}'s piece on {from} challenges {to}: both choose a card.")
        }
        Action::Card(_) => String::new(),
        Action::Advance => format!("{name} advances."),
        Action::Stay => format!("{name} stays."),
        Action::Keep => format!("{name} puts the captive into the reserve."),
    }
}

/// The piece that was placed, and the last one, which goes to its square by itself.
fn placed(before: &View, after: &View, seat: Seat) -> String {
    let new = after.pieces_of(seat).filter(|piece| before.at(piece.square).is_none());
    let told = new.filter_map(|piece| Some(format!("{} on {}", a_piece(piece.kind?), piece.square)));
    format!("{} puts {}.", name(seat), told.collect::<Vec<_>>().join(", "))
}

fn onto(game: &ReynardsLuck, square: Square) -> &'static str {
    if game.layout().foxheads.contains(&square) { ", a foxhead" } else { "" }
}

/// Nothing is told of a hidden placement but the last.
fn arranged(before: &View, after: &View, seat: Seat) -> String {
    if before.phase == Phase::Place && after.on_turn != seat || after.phase != Phase::Place {
        return format!("{} has arranged all pieces.", name(seat));
    }
    String::new()
}

/// Whoever may not read what was played hears only that a card lies there.
fn played(choices: &[(Seat, Option<Action>)]) -> String {
    let plays = choices.iter().map(|(seat, action)| match action {
        Some(Action::Card(card)) => format!("{} plays a {card}", name(*seat)),
        _ => format!("{} plays a card", name(*seat)),
    });
    format!("{}, face down.", plays.collect::<Vec<_>>().join(", "))
}

fn rolled(before: &View, after: &View, roll: Option<Roll>) -> String {
    match (before.phase, roll) {
        (Phase::Deal, None) => String::new(),
        (_, None) => format!("{} draws a card.", name(drawer(before))),
        (_, Some(Roll::Card(card))) => format!("{} draws a {card}.", name(drawer(before))),
        (_, Some(Roll::Starts(first))) => format!("{} starts.", name(first.0)),
        (Phase::Reveal { from, to, .. }, Some(Roll::Meets(one, other))) => {
            format!("On {from} is {}, on {to} {}.", a_piece(one), a_piece(other))
        }
        (Phase::Foxes { duel }, Some(Roll::Die(die))) => {
            let first = duel.challenger.kind == Kind::Fox && duel.challenger.die.is_none();
            format!("The fox on {} rolls {die}.", if first { duel.from } else { duel.to })
        }
        (_, Some(Roll::Cards([red, blue]))) => format!("Red's card is a {red}, Blue's a {blue}."),
        (_, Some(roll)) => {
            let name = name(before.on_turn);
            let passes = before.phase == Phase::Roll && !matches!(after.phase, Phase::Act { .. });
            let passes = if passes { " No piece of theirs is on the board: they pass." } else { "" };
            format!("{name} rolls {roll}.{passes}")
        }
    }
}

/// Whoever has fewer than four cards, the seat on turn first.
fn drawer(before: &View) -> Seat {
    let seat = before.on_turn;
    if before.hands[seat.index()].count < 4 { seat } else { seat.other() }
}

/// The confrontation that this event has decided: the sums, and what comes of them.
fn fought(before: &View, after: &View) -> Vec<String> {
    if !matches!(before.phase, Phase::TurnCards { .. }) {
        return Vec::new();
    }
    let duel = match after.phase {
        Phase::Advance { duel } | Phase::Return { duel, .. } | Phase::Draw { duel } => duel,
        Phase::Over { ending: Ending::Pieces { duel, .. } } => duel,
        _ => return Vec::new(),
    };
    vec![format!("{}.", sums(before.on_turn, &duel)), result(before.on_turn, &duel)]
}

fn result(challenger: Seat, duel: &Duel) -> String {
    match duel.winner(challenger) {
        None => "A tie: nothing moves.".into(),
        Some(winner) => {
            let captured = if winner == challenger { duel.challenged } else { duel.challenger };
            format!("{} captures the {}.", name(winner), captured.kind)
        }
    }
}

fn remade(before: &View, after: &View) -> &'static str {
    if after.deck > before.deck { "The spent cards make a new deck." } else { "" }
}

/// All four foxheads were taken, or lost again.
fn foxheads(before: &View, after: &View) -> String {
    match (before.claim, after.claim) {
        (_, Some(seat)) if before.claim != after.claim => {
            let (name, rival) = (name(seat), name(seat.other()));
            format!("{name} stands on all four foxheads: if {rival} cannot break that now, {name} wins.")
        }
        (Some(seat), None) => format!("{} no longer holds all foxheads.", name(seat)),
        _ => String::new(),
    }
}

fn ended(game: &ReynardsLuck, before: &View, after: &View) -> String {
    let Phase::Over { ending } = after.phase else { return String::new() };
    if before.phase == after.phase {
        return String::new();
    }
    match ending {
        Ending::Foxheads { winner } => format!("{} has held all four foxheads and wins!", name(winner)),
        Ending::Pieces { winner, .. } => {
            let left = after.strength(winner.other());
            format!("{} has only {left} pieces left: {} wins!", name(winner.other()), name(winner))
        }
        Ending::Cap => counted(game.options().cap, [0, 1].map(|seat| after.strength(Seat::at(seat)))),
    }
}

/// The turns have run out, and the pieces decide (RL-20).
fn counted(cap: u32, [red, blue]: [usize; 2]) -> String {
    let result = match red.cmp(&blue) {
        Ordering::Greater => "Red wins!",
        Ordering::Less => "Blue wins!",
        Ordering::Equal => "the game is shared.",
    };
    format!("That was turn {cap}, the last. Red has {red} pieces, Blue {blue}: {result}")
}
