//! The rest of a resolution: whom to rob and whom to attack.

use super::estimate::Estimate;
use super::shares::Shares;
use crate::share;
use luckhouse_engine::{Choices, Game, PerSeat, Seat, Turn};
use luckhouse_games::booty_dice::{BootyAction, BootyDice, BootyState, Phase, Pirate};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Resolutions of one turn that are being settled, each victim named as well as can be. To keep at one victim as long as
/// possible is all that is tried: to kill, or to spare, takes several blows.
///
/// The same victims in another order lead to the same: without a memory, six pirates who have next to nothing would be
/// hundreds of thousands of ways. Many rolls of a turn lead to the same standing, too.
pub(super) struct Settling<'a> {
    game: &'a BootyDice,
    estimate: Estimate,
    roller: Seat,
    known: Memory<BootyState>,
    ends: Memory<(PerSeat<Pirate>, Seat)>,
    legal: Vec<BootyAction>,
}

type Memory<K> = HashMap<K, Shares, BuildHasherDefault<Quick>>;

impl<'a> Settling<'a> {
    /// The turn of this pirate.
    pub(super) fn new(game: &'a BootyDice, estimate: Estimate, roller: Seat) -> Settling<'a> {
        let (known, ends, legal) = (Memory::default(), Memory::default(), Vec::new());
        Settling { game, estimate, roller, known, ends, legal }
    }

    /// What this state is worth when the resolution is over.
    pub(super) fn best(&mut self, state: &BootyState) -> Shares {
        match self.game.turn(state) {
            Turn::Over(outcome) => Shares::new(&share(&outcome), self.roller),
            Turn::Roll(_) => self.end(state),
            // The next turn, which begins with a choice (BD-19).
            Turn::Choose(_) if matches!(state.phase(), Phase::Deciding(throw) if throw.rolls == 0) => {
                self.end(state)
            }
            Turn::Choose(_) => {
                if let Some(known) = self.known.get(state) {
                    return *known;
                }
                let best = self.best_choice(state);
                self.known.insert(state.clone(), best);
                best
            }
        }
    }

    fn end(&mut self, state: &BootyState) -> Shares {
        let Settling { game, estimate, roller, .. } = *self;
        let (pirates, next) = (*state.pirates(), state.roller());
        let believed = || Shares::new(&estimate.chances(game, &pirates, next), roller);
        *self.ends.entry((pirates, next)).or_insert_with(believed)
    }

    fn best_choice(&mut self, state: &BootyState) -> Shares {
        // The list is lent out and comes back: many thousand are made for a turn.
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        self.game.legal(state, self.roller, &mut legal);
        let mut best: Option<Shares> = None;
        for action in &legal {
            let after = self.kept_at(state, *action);
            let worth = self.best(&after);
            best = Some(best.map_or(worth, |best| if worth > best { worth } else { best }));
        }
        self.legal = legal;
        best.expect("a choice")
    }

    /// The same choice again and again, as long as it is asked for and legal.
    fn kept_at(&mut self, state: &BootyState, action: BootyAction) -> BootyState {
        let mut state = state.clone();
        loop {
            self.game.choose(&mut state, &Choices::one(self.roller, action));
            if !matches!(state.phase(), Phase::Robbing { .. } | Phase::Attacking { .. }) {
                return state;
            }
            self.legal.clear();
            self.game.legal(&state, self.roller, &mut self.legal);
            if !self.legal.contains(&action) {
                return state;
            }
        }
    }
}

/// A hash of a few small numbers in a few nanoseconds. Nobody chooses them to collide.
#[derive(Default)]
struct Quick(u64);

impl Quick {
    fn mix(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.mix(u64::from(*byte)));
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }
}
