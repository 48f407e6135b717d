//! What happened, with its consequences, as far as the viewer may know it.

use super::ReynardsLuck;
use super::account::apply;
use super::colour::Colour;
use crate::{Seen, Step};
use luckhouse_engine::{Die, Game, Seat};
use luckhouse_games::reynards_luck::{
    Action, Card, Deed, Duel, Ending, Fighter, Kind, Phase, Roll, Square, Standing, View,
};
use serde::Serialize;
use std::cmp::Ordering;
use ts_rs::TS;

/// What an event did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "name", rename_all = "kebab-case")]
pub enum ReynardFact {
    /// A piece stands on a square of its formation.
    Places { side: Colour, kind: Kind, square: Square },
    /// The same, of a piece that the viewer may not know.
    PlacesHidden { side: Colour, square: Square },
    /// All pieces of this side stand.
    Arranged { side: Colour },
    /// A card of the first hand.
    Dealt { side: Colour, card: Card },
    /// The same, of a card that the viewer may not know.
    DealtHidden { side: Colour },
    /// Who begins.
    Starts { side: Colour },
    /// A captive comes back on a shield, for the whole turn or right after its capture.
    Returns { side: Colour, kind: Kind, square: Square, whole_turn: bool },
    /// The die of the turn.
    Rolls { side: Colour, die: Die },
    /// No piece is on the board that could act.
    Passes { side: Colour },
    /// A piece goes.
    Moves { side: Colour, from: Square, to: Square, foxhead: bool },
    /// A piece that was known has moved, and is known no longer (RL-22).
    HidesAgain { side: Colour, square: Square },
    /// A piece challenges another.
    Challenges { side: Colour, from: Square, to: Square },
    /// A card lies face down.
    Plays { side: Colour, card: Card },
    /// The same, of a card that the viewer may not know.
    PlaysHidden { side: Colour },
    /// A piece is turned over.
    Shows { side: Colour, square: Square, kind: Kind },
    /// What a fox is worth this time.
    FoxRolls { side: Colour, square: Square, die: Die },
    /// The cards are turned.
    TurnsCards { red: Card, blue: Card },
    /// A piece, or the die of a fox, and a card together.
    Adds { side: Colour, square: Square, kind: Kind, die: Option<Die>, card: Card, sum: u8 },
    /// Nobody wins.
    Ties,
    /// The higher sum captures the other piece.
    Captures { side: Colour, kind: Kind, square: Square },
    /// The challenger takes the square that it has cleared.
    Advances { side: Colour, from: Square, to: Square },
    /// It does not.
    Stays { side: Colour, square: Square },
    /// The captive goes into the reserve.
    Keeps { side: Colour, kind: Kind },
    /// A card for a hand that is not full.
    Draws { side: Colour, card: Card },
    /// The same, of a card that the viewer may not know.
    DrawsHidden { side: Colour },
    /// The spent cards are shuffled.
    NewDeck { cards: u8 },
    /// All foxheads are held, and the other can still break that.
    Claims { side: Colour, other: Colour, foxheads: usize },
    /// They are held no longer.
    LosesClaim { side: Colour },
    /// The next turn begins.
    TurnPasses { to: Colour },
    /// A player gave up.
    Resigned { side: Colour },
    /// All foxheads were held for a turn.
    HeldFoxheads { winner: Colour, foxheads: usize },
    /// The other has so few pieces left.
    TooFewPieces { side: Colour, winner: Colour, pieces: usize },
    /// The last turn is over, and more pieces win; as many are shared.
    LastTurn { turn: u32, red: usize, blue: usize, winner: Option<Colour> },
}

use ReynardFact as Fact;

/// The event and all that came of it.
pub(super) fn of(game: &ReynardsLuck, step: &Step<ReynardsLuck>) -> Vec<Fact> {
    let (before, after) = (&step.before, &step.after);
    let mut facts = match &step.event {
        Seen::Chose(choices) => match choices.as_slice() {
            [(seat, Some(action))] => chose(game, step, *seat, *action),
            [(seat, None)] => arranged(game, before, after, *seat),
            both => both.iter().map(|(seat, action)| played(*seat, *action)).collect(),
        },
        Seen::Rolled(roll) => rolled(before, after, *roll),
        Seen::Resigned(seat) => vec![Fact::Resigned { side: (*seat).into() }],
    };
    let mut now = before.clone();
    facts.iter().for_each(|fact| apply(&mut now, fact));
    if now.spent != after.spent {
        facts.push(Fact::NewDeck { cards: after.deck });
    }
    facts.extend(claimed(game, before, after));
    facts.extend(what_now(game, before, after));
    facts
}

fn chose(game: &ReynardsLuck, step: &Step<ReynardsLuck>, seat: Seat, action: Action) -> Vec<Fact> {
    let (before, side) = (&step.before, Colour::from(seat));
    let one = match (action, before.phase) {
        (Action::Place(_), _) => return arranged(game, before, &step.after, seat),
        (Action::Return(kind), phase) => {
            let square = game.layout().side(seat).shield;
            Fact::Returns { side, kind, square, whole_turn: phase == Phase::Begin }
        }
        (Action::Go { from, to, deed: Deed::Move }, _) => {
            Fact::Moves { side, from, to, foxhead: game.layout().foxheads.contains(&to) }
        }
        (Action::Go { from, to, deed: Deed::Challenge }, _) => Fact::Challenges { side, from, to },
        (Action::Advance, Phase::Advance { duel }) => Fact::Advances { side, from: duel.from, to: duel.to },
        (Action::Stay, Phase::Advance { duel }) => Fact::Stays { side, square: duel.from },
        (Action::Stay, Phase::Follow { at }) => Fact::Stays { side, square: at },
        (Action::Keep, Phase::Return { captured, .. }) => Fact::Keeps { side, kind: captured },
        _ => return Vec::new(),
    };
    let forgotten = hidden_again(step, &one);
    std::iter::once(one).chain(forgotten).collect()
}

/// A piece that has gone, if it was known before and is not now.
fn hidden_again(step: &Step<ReynardsLuck>, fact: &Fact) -> Option<Fact> {
    let (Fact::Moves { side, from, to, .. } | Fact::Advances { side, from, to }) = *fact else { return None };
    let was_known = step.before.at(from)?.standing != Standing::Hidden;
    let hides = step.after.at(to)?.standing == Standing::Hidden;
    (was_known && hides).then_some(Fact::HidesAgain { side, square: to })
}

/// The piece that was placed, and the last one, which goes to its square by itself.
fn arranged(game: &ReynardsLuck, before: &View, after: &View, seat: Seat) -> Vec<Fact> {
    let (side, formation) = (Colour::from(seat), &game.layout().side(seat).formation);
    let new = formation.iter().filter(|square| before.at(**square).is_none());
    let placed = new.filter_map(|square| after.at(*square)).map(|piece| match piece.kind {
        Some(kind) => Fact::Places { side, kind, square: piece.square },
        None => Fact::PlacesHidden { side, square: piece.square },
    });
    let done = (after.on_turn != seat || after.phase != Phase::Place).then_some(Fact::Arranged { side });
    placed.chain(done).collect()
}

/// Whoever may not read what was played learns only that a card lies there.
fn played(seat: Seat, action: Option<Action>) -> Fact {
    let side = seat.into();
    match action {
        Some(Action::Card(card)) => Fact::Plays { side, card },
        _ => Fact::PlaysHidden { side },
    }
}

fn rolled(before: &View, after: &View, roll: Option<Roll>) -> Vec<Fact> {
    let side = Colour::from(before.on_turn);
    match (before.phase, roll) {
        (Phase::Deal, Some(Roll::Card(card))) => vec![Fact::Dealt { side: drawer(before, after), card }],
        (Phase::Deal, _) => vec![Fact::DealtHidden { side: drawer(before, after) }],
        (_, Some(Roll::Card(card))) => vec![Fact::Draws { side: drawer(before, after), card }],
        (_, None) => vec![Fact::DrawsHidden { side: drawer(before, after) }],
        (_, Some(Roll::Starts(first))) => vec![Fact::Starts { side: first.0.into() }],
        (Phase::Reveal { from, to }, Some(Roll::Meets(one, other))) => vec![
            Fact::Shows { side, square: from, kind: one },
            Fact::Shows { side: before.on_turn.other().into(), square: to, kind: other },
        ],
        (Phase::Foxes { duel }, Some(Roll::Die(die))) => vec![fox_rolled(before.on_turn, &duel, die)],
        (Phase::TurnCards { duel }, Some(Roll::Cards(cards))) => fought(before.on_turn, duel, cards),
        (_, Some(Roll::Die(die))) => {
            let passes = !matches!(after.phase, Phase::Act { .. });
            std::iter::once(Fact::Rolls { side, die })
                .chain(passes.then_some(Fact::Passes { side }))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Whose hand has grown.
fn drawer(before: &View, after: &View) -> Colour {
    let grown = Seat::all(2).find(|seat| after.hands[seat.index()].count > before.hands[seat.index()].count);
    grown.unwrap_or(before.on_turn).into()
}

fn fox_rolled(challenger: Seat, duel: &Duel, die: Die) -> Fact {
    let first = duel.challenger.kind == Kind::Fox && duel.challenger.die.is_none();
    let (seat, square) = if first { (challenger, duel.from) } else { (challenger.other(), duel.to) };
    Fact::FoxRolls { side: seat.into(), square, die }
}

/// The cards are turned: the sums, and what comes of them.
fn fought(challenger: Seat, mut duel: Duel, cards: [Card; 2]) -> Vec<Fact> {
    let challenged = challenger.other();
    let [mine, theirs] = [challenger, challenged].map(|seat| cards[seat.index()]);
    (duel.challenger.card, duel.challenged.card) = (Some(mine), Some(theirs));
    let adds = |seat: Seat, square, fighter: &Fighter, card| Fact::Adds {
        side: seat.into(),
        square,
        kind: fighter.kind,
        die: fighter.die,
        card,
        sum: fighter.total(),
    };
    let result = match duel.winner(challenger) {
        None => Fact::Ties,
        Some(winner) if winner == challenger => {
            Fact::Captures { side: winner.into(), kind: duel.challenged.kind, square: duel.to }
        }
        Some(winner) => Fact::Captures { side: winner.into(), kind: duel.challenger.kind, square: duel.from },
    };
    vec![
        Fact::TurnsCards { red: cards[0], blue: cards[1] },
        adds(challenger, duel.from, &duel.challenger, mine),
        adds(challenged, duel.to, &duel.challenged, theirs),
        result,
    ]
}

/// All foxheads were taken, or lost again.
fn claimed(game: &ReynardsLuck, before: &View, after: &View) -> Option<Fact> {
    match (before.claim, after.claim) {
        (was, is) if was == is => None,
        (_, Some(seat)) => {
            let foxheads = game.layout().foxheads.len();
            Some(Fact::Claims { side: seat.into(), other: seat.other().into(), foxheads })
        }
        (Some(seat), None) => Some(Fact::LosesClaim { side: seat.into() }),
        (None, None) => None,
    }
}

/// How the game ended, or who is next.
fn what_now(game: &ReynardsLuck, before: &View, after: &View) -> Option<Fact> {
    let Phase::Over { ending } = after.phase else {
        let next = after.turns > before.turns;
        return next.then_some(Fact::TurnPasses { to: after.on_turn.into() });
    };
    if before.phase == after.phase {
        return None;
    }
    Some(match ending {
        Ending::Foxheads { winner } => {
            Fact::HeldFoxheads { winner: winner.into(), foxheads: game.layout().foxheads.len() }
        }
        Ending::Pieces { winner, .. } => {
            let (side, pieces) = (winner.other().into(), after.strength(winner.other()));
            Fact::TooFewPieces { side, winner: winner.into(), pieces }
        }
        Ending::Cap => counted(game.options().cap, [0, 1].map(|seat| after.strength(Seat::at(seat)))),
    })
}

/// The turns have run out, and the pieces decide (RL-20).
fn counted(turn: u32, [red, blue]: [usize; 2]) -> Fact {
    let winner = match red.cmp(&blue) {
        Ordering::Greater => Some(Colour::Red),
        Ordering::Less => Some(Colour::Blue),
        Ordering::Equal => None,
    };
    Fact::LastTurn { turn, red, blue, winner }
}
