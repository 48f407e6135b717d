//! What positions between turns were found to be worth: many plans lead to the same ones.

use super::opinion::{Chances, Opinion};
use luckhouse_engine::Game;
use luckhouse_games::lucky_shot::{Fort, LuckyShot, Phase, Purpose, State};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// What one opinion said of positions at one table, by what the opinion can see of them.
#[derive(Default)]
pub(super) struct Leaves {
    known: HashMap<u64, Chances, BuildHasherDefault<AsItIs>>,
}

/// Positions remembered at most.
const MOST: usize = 200_000;
/// With more turns left than this, nobody counts them.
const FAR_FROM_THE_CAP: u32 = 20;

impl Leaves {
    /// What the opinion says.
    pub(super) fn chances(&mut self, opinion: &Opinion, game: &LuckyShot, state: &State) -> Chances {
        if matches!(state.phase(), Phase::Over { .. }) {
            return opinion.chances(game, state);
        }
        let key = key(game, state);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if self.known.len() >= MOST {
            self.known.clear();
        }
        let found = opinion.chances(game, state);
        self.known.insert(key, found);
        found
    }
}

/// A number for all that an opinion can see: neither letters nor the names of treasures, and no order of forts.
fn key(game: &LuckyShot, state: &State) -> u64 {
    let hunts = matches!(state.phase(), Phase::Hunt | Phase::Die { purpose: Purpose::Hunt });
    let left = game.options().cap.saturating_sub(u32::from(state.turns())).min(FAR_FROM_THE_CAP);
    let mut key = u64::from(left) << 12 | u64::from(hunts) << 11 | (state.on_turn().index() as u64) << 8;
    key |= (state.available().len() as u64) << 4 | state.set_aside().len() as u64;
    for seat in state.in_play().iter() {
        let forts: u64 = state.forts(seat).fold(0, |sum, (_, fort)| sum.wrapping_add(mixed(code(fort))));
        let player = forts.wrapping_add(u64::from(state.chooses_die(seat)));
        key = mixed(key ^ mixed(player.wrapping_add(seat.index() as u64)));
    }
    key
}

/// A fort as the opinion sees it.
fn code(fort: &Fort) -> u64 {
    u64::from(fort.level().face()) << 8 | u64::from(fort.standing()) << 1 | u64::from(fort.is_empty())
}

/// Every bit of the number in every bit of another.
fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// The keys are mixed already.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are whole numbers")
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
