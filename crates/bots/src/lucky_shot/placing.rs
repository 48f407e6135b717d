//! The dice of one turn, put on the card one by one: what each place is worth, exactly as far as the plans are right.

use super::opinion::Chances;
use super::plan::{Planner, add, keep_better};
use luckhouse_engine::{Die, Seat};
use luckhouse_games::lucky_shot::{Card, Place, State};

/// Cards with up to three dice: seven values on each of four places.
const KEYS: usize = 7 * 7 * 7 * 7;

/// What every card is worth in one position, as far as it is known yet.
pub(super) struct Placing {
    /// The position before the first die.
    base: State,
    seat: Seat,
    cards: Vec<Option<Chances>>,
}

impl Placing {
    /// The dice of this turn. `state` waits for a die for the card, or for a place for one.
    pub(super) fn of(state: &State) -> Placing {
        Placing { base: state.with_card(Card::default()), seat: state.on_turn(), cards: vec![None; KEYS] }
    }

    /// Is this position of the same turn?
    pub(super) fn fits(&self, state: &State) -> bool {
        self.base == state.with_card(Card::default())
    }

    /// What a card is worth before the next die is rolled, or if it is full, before it is used.
    ///
    /// Nothing of it is true once the planner is late, and nothing is remembered then.
    pub(super) fn card(&mut self, planner: &mut Planner, card: Card) -> Chances {
        let key = key(&card);
        if let Some(known) = self.cards[key] {
            return known;
        }
        if planner.late {
            return [0.0; 3];
        }
        let found = if card.is_full() {
            planner.value(&self.base.with_card(card))
        } else {
            let mut mean = [0.0; 3];
            for die in Die::all() {
                add(&mut mean, 1.0 / 6.0, self.die(planner, card, die));
            }
            mean
        };
        if !planner.late {
            self.cards[key] = Some(found);
        }
        found
    }

    /// What this die is worth, put on the best place.
    pub(super) fn die(&mut self, planner: &mut Planner, card: Card, die: Die) -> Chances {
        let mut best = [-1.0; 3];
        for place in card.free() {
            let found = self.card(planner, card.with(place, die));
            keep_better(&mut best, found, self.seat);
        }
        best
    }
}

fn key(card: &Card) -> usize {
    Place::ALL
        .iter()
        .fold(0, |key, place| 7 * key + card.die(*place).map_or(0, |die| usize::from(die.face())))
}
