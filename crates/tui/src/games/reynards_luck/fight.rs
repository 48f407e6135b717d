//! A confrontation, card by card.

use super::Table;
use super::view::{Duel, Fighter, Phase, Played, View, index, letter};
use crate::games::dice::tumbling_number;
use crate::games::frames::BOX;
use crate::games::pen::Pen;
use crate::look::Role;
use ratatui::layout::Rect;
use std::cmp::Ordering;

/// What of a confrontation is known by now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fight {
    from: String,
    to: String,
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
        if let Phase::Cards { from, to } | Phase::Reveal { from, to } = &view.phase {
            let sides = [from, to].map(|square| Known::hidden(view, square));
            return Some(Fight { from: from.clone(), to: to.clone(), sides });
        }
        let Duel { from, to, challenger, challenged } = view.duel()?;
        let owner = index(&view.on_turn);
        let sides = [(challenger, owner), (challenged, 1 - owner)];
        let sides = sides.map(|(fighter, seat)| Known::shown(view, fighter, seat));
        Some(Fight { from: from.clone(), to: to.clone(), sides })
    }

    /// The squares on which it goes on.
    pub(super) fn squares(&self) -> [&str; 2] {
        [&self.from, &self.to]
    }

    /// Whose sum is higher, once both are known.
    fn result(&self) -> Option<Ordering> {
        let [challenger, challenged] = &self.sides;
        Some(challenger.total?.cmp(&challenged.total?))
    }
}

impl Known {
    /// Before the pieces are revealed.
    fn hidden(view: &View, square: &str) -> Known {
        let piece = view.at(square);
        let kind = piece.and_then(|piece| piece.kind.as_deref());
        let card = piece.map_or(String::new(), |piece| card(view, index(&piece.owner)));
        Known { piece: kind.map_or("?", letter).into(), rolls: false, card, total: None }
    }

    fn shown(view: &View, fighter: &Fighter, seat: usize) -> Known {
        let kind = letter(&fighter.kind);
        Known {
            piece: fighter.die.map_or(kind.into(), |die| format!("{kind}={die}")),
            rolls: fighter.kind == "fox" && fighter.die.is_none(),
            card: fighter.card.map_or_else(|| card(view, seat), |card| card.to_string()),
            total: fighter.total(),
        }
    }
}

/// The card that a side has laid down.
fn card(view: &View, seat: usize) -> String {
    match view.played.get(seat) {
        Some(Played::Known(card)) => card.to_string(),
        Some(Played::FaceDown) => "?".into(),
        _ => String::new(),
    }
}

/// Columns of one side.
const SIDE: u16 = 20;

impl Table<'_> {
    /// Who fights whom, pieces and cards, and how it ended: four rows.
    pub(super) fn fight(&self, pen: &mut Pen, fight: &Fight) {
        let [from, to] = fight.squares();
        let other = if self.view.on_turn == "p1" { "p2" } else { "p1" };
        let names = [self.scenery.side(&self.view.on_turn), self.scenery.side(other)];
        let result = match fight.result() {
            None => String::new(),
            Some(Ordering::Greater) => format!(": {} wins", names[0]),
            Some(Ordering::Less) => format!(": {} wins", names[1]),
            Some(Ordering::Equal) => ": a tie".into(),
        };
        let title = format!("{} {from} against {} {to}", names[0], names[1]);
        let x = pen.write((0, 0), &title, Role::Strong);
        pen.write((x, 0), &result, Role::Fresh);
        let old = Fight::in_view(&self.before).filter(|old| old.squares() == fight.squares());
        // The challenger's fox rolls before the other.
        let tumbles = fight.sides.iter().position(|side| side.rolls).filter(|_| self.scene.rolling.is_some());
        for (place, known) in fight.sides.iter().enumerate() {
            let before = old.as_ref().map(|old| &old.sides[place]);
            let seat = if place == 0 { index(&self.view.on_turn) } else { index(other) };
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
