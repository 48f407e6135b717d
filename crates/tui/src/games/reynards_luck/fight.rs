//! A confrontation, card by card.

use super::Table;
use super::named::{letter, side};
use crate::games::dice::tumbling_number;
use crate::games::frames::BOX;
use crate::games::pen::Pen;
use crate::look::Role;
use luckhouse_engine::Seat;
use luckhouse_games::reynards_luck::{Duel, Ending, Fighter, Kind, Phase, Played, Square, View};
use luckhouse_words::say;
use ratatui::layout::Rect;
use std::cmp::Ordering;

/// What of a confrontation is known by now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fight {
    from: Square,
    to: Square,
    /// The challenger's side, and the other.
    sides: [Known; 2],
}

/// What of one side of it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    /// `4`, `F` for a fox, `F=3` for one that rolled, `?`.
    piece: String,
    /// A fox that must roll still.
    rolls: bool,
    /// Empty if none is chosen yet, `?` if it lies face down.
    card: String,
    total: Option<u8>,
}

impl Fight {
    /// The one that goes on, if one does.
    pub(super) fn in_view(view: &View) -> Option<Fight> {
        if let Phase::Cards { from, to } | Phase::Reveal { from, to } = view.phase {
            let sides = [from, to].map(|square| Known::hidden(view, square));
            return Some(Fight { from, to, sides });
        }
        let Duel { from, to, challenger, challenged } = duel(view)?;
        let sides = [(challenger, view.on_turn), (challenged, view.on_turn.other())];
        let sides = sides.map(|(fighter, seat)| Known::shown(view, fighter, seat));
        Some(Fight { from, to, sides })
    }

    /// The squares on which it goes on.
    pub(super) fn squares(&self) -> [Square; 2] {
        [self.from, self.to]
    }

    /// Whose sum is higher, once both are known.
    fn result(&self) -> Option<Ordering> {
        let [challenger, challenged] = &self.sides;
        Some(challenger.total?.cmp(&challenged.total?))
    }
}

/// The confrontation in which the pieces are revealed.
fn duel(view: &View) -> Option<Duel> {
    match view.phase {
        Phase::Foxes { duel } | Phase::TurnCards { duel } | Phase::Advance { duel } => Some(duel),
        Phase::Return { duel, .. } | Phase::Draw { duel } => Some(duel),
        Phase::Over { ending: Ending::Pieces { duel, .. } } => Some(duel),
        _ => None,
    }
}

impl Known {
    /// Before the pieces are revealed.
    fn hidden(view: &View, square: Square) -> Known {
        let piece = view.at(square);
        let kind = piece.and_then(|piece| piece.kind).map_or_else(|| "?".into(), letter);
        let card = piece.map_or(String::new(), |piece| card(view, piece.owner));
        Known { piece: kind, rolls: false, card, total: None }
    }

    fn shown(view: &View, fighter: Fighter, seat: Seat) -> Known {
        let kind = letter(fighter.kind);
        let rolls = fighter.kind == Kind::Fox && fighter.die.is_none();
        Known {
            piece: fighter.die.map_or(kind.clone(), |die| format!("{kind}={die}")),
            rolls,
            card: fighter.card.map_or_else(|| card(view, seat), |card| card.to_string()),
            total: fighter.card.filter(|_| !rolls).map(|_| fighter.total()),
        }
    }
}

/// The card that a side has laid down.
fn card(view: &View, seat: Seat) -> String {
    match view.played[seat] {
        Played::Known(card) => card.to_string(),
        Played::FaceDown => "?".into(),
        Played::Nothing => String::new(),
    }
}

/// Columns of one side.
const SIDE: u16 = 20;

impl Table<'_> {
    /// Who fights whom, pieces and cards, and how it ended: four rows.
    pub(super) fn fight(&self, pen: &mut Pen, fight: &Fight) {
        let [from, to] = fight.squares();
        let seats = [self.view.on_turn, self.view.on_turn.other()];
        let words = &self.scene.words;
        let [challenger, challenged] = seats.map(|seat| side(words, seat));
        let result = match fight.result() {
            None => String::new(),
            Some(Ordering::Greater) => say!(words, "terminal-reynards-luck-wins", winner = challenger),
            Some(Ordering::Less) => say!(words, "terminal-reynards-luck-wins", winner = challenged),
            Some(Ordering::Equal) => say!(words, "terminal-reynards-luck-tie"),
        };
        let (from, to) = (from.to_string(), to.to_string());
        let title = say!(words, "terminal-reynards-luck-against", challenger, from, challenged, to);
        let x = pen.write((0, 0), &title, Role::Strong);
        pen.write((x, 0), &result, Role::Fresh);
        let old = Fight::in_view(&self.before).filter(|old| old.squares() == fight.squares());
        // The challenger's fox rolls before the other.
        let tumbles = fight.sides.iter().position(|side| side.rolls).filter(|_| self.scene.rolling.is_some());
        for (place, known) in fight.sides.iter().enumerate() {
            let before = old.as_ref().map(|old| &old.sides[place]);
            let seat = seats[place].index();
            let part = Rect::new(SIDE * place as u16, 1, SIDE, BOX.1);
            self.fighter(&mut pen.part(part), known, before, seat, tumbles == Some(place));
        }
    }

    fn fighter(&self, pen: &mut Pen, now: &Known, before: Option<&Known>, seat: usize, tumbles: bool) {
        let fresh = |same: bool, otherwise: Role| if same { otherwise } else { Role::Fresh };
        let piece = match self.scene.rolling {
            Some(progress) if tumbles => format!("{}={}", now.piece, tumbling_number(progress, seat)),
            _ => now.piece.clone(),
        };
        let same = before.is_some_and(|before| before.piece == now.piece);
        pen.framed((0, 0), &piece, fresh(same, Role::Seat(seat)));
        pen.write((6, 1), "+", Role::Plain);
        let same = before.is_some_and(|before| before.card == now.card);
        pen.framed((8, 0), &now.card, fresh(same, Role::Strong));
        if let Some(total) = now.total {
            pen.write((14, 1), &format!("= {total}"), Role::Strong);
        }
    }
}
