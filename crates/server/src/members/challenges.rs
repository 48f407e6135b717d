//! What a key has to sign: each is good once, and not for long.
//!
//! A challenge says itself when it was given, under the key of the house, so that any node knows those of the others; what was used is
//! remembered by the node where it was.

use luckhouse_engine::fair::hash::keyed;
use luckhouse_engine::fair::{Bytes, HouseKey};
use luckhouse_store::Millis;
use std::collections::{HashSet, VecDeque};
use std::sync::{Mutex, PoisonError};
use subtle::ConstantTimeEq;

/// So long a challenge is good, in milliseconds.
const GOOD: i64 = 120_000;
/// The clocks of two nodes may differ by so much.
const SKEW: i64 = 60_000;
/// So many that were used are remembered.
const MOST: usize = 100_000;
/// A challenge is the time, something that nobody can guess, and what only the house can make of both.
const TIME: usize = 8;
const SAID: usize = 16;

/// Challenges that can be told from what anybody else makes up.
pub(crate) struct Challenges {
    key: Bytes,
    used: Mutex<Used>,
}

#[derive(Default)]
struct Used {
    all: HashSet<Bytes>,
    in_order: VecDeque<(i64, Bytes)>,
}

impl Challenges {
    /// Those of this house.
    pub(crate) fn of(house: &HouseKey) -> Challenges {
        Challenges { key: *house.secret("challenges").open(), used: Mutex::default() }
    }

    /// A new one, with these bytes that nobody can guess.
    pub(crate) fn give(&self, random: &Bytes, now: Millis) -> Bytes {
        let mut said = [0; 32];
        said[..TIME].copy_from_slice(&now.0.to_be_bytes());
        said[TIME..SAID].copy_from_slice(&random.as_slice()[..SAID - TIME]);
        let sealed = self.seal(&said);
        said[SAID..].copy_from_slice(&sealed);
        Bytes::new(said)
    }

    fn seal(&self, said: &[u8; 32]) -> [u8; 32 - SAID] {
        let mut seal = [0; 32 - SAID];
        seal.copy_from_slice(&keyed(&self.key, "challenge", &[&said[..SAID]]).as_slice()[SAID..]);
        seal
    }

    /// Is it one of ours, and was it not used? From now on it was.
    pub(crate) fn take(&self, challenge: &Bytes, now: Millis) -> bool {
        let said = challenge.as_slice();
        let given = i64::from_be_bytes(said[..TIME].try_into().expect("eight bytes"));
        let ours: bool = self.seal(said).as_slice().ct_eq(&said[SAID..]).into();
        let fresh = (-SKEW..GOOD).contains(&now.0.saturating_sub(given));
        ours && fresh && self.use_up(given, challenge, now)
    }

    fn use_up(&self, given: i64, challenge: &Bytes, now: Millis) -> bool {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let over = |(given, _): &(i64, Bytes)| now.0.saturating_sub(*given) >= GOOD;
        while used.in_order.len() >= MOST || used.in_order.front().is_some_and(over) {
            if let Some((_, oldest)) = used.in_order.pop_front() {
                used.all.remove(&oldest);
            }
        }
        let new = used.all.insert(*challenge);
        if new {
            used.in_order.push_back((given, *challenge));
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = Millis(1_700_000_000_000);

    fn challenges(seed: u8) -> Challenges {
        Challenges::of(&HouseKey::from_seed(&[seed; 32]))
    }

    fn later(by: i64) -> Millis {
        Millis(NOW.0 + by)
    }

    #[test]
    fn a_challenge_is_good_once_and_not_for_long() {
        let house = challenges(1);
        let give = |random| house.give(&Bytes::new([random; 32]), NOW);
        assert!(house.take(&give(1), NOW));
        assert!(!house.take(&give(1), NOW), "it was used");
        assert!(!house.take(&Bytes::new([9; 32]), NOW), "it was never given");
        assert!(house.take(&give(2), later(GOOD - 1)) && !house.take(&give(3), later(GOOD)), "it is too old");
    }

    #[test]
    fn any_node_of_the_house_knows_it_and_no_other_house() {
        let given = challenges(1).give(&Bytes::new([5; 32]), NOW);
        assert!(challenges(1).take(&given, later(-SKEW)), "clocks differ");
        assert!(!challenges(1).take(&given, later(-SKEW - 1)), "but not by more");
        assert!(!challenges(2).take(&given, NOW));
        let mut changed = *given.as_slice();
        changed[3] ^= 1;
        assert!(!challenges(1).take(&Bytes::new(changed), NOW), "its time cannot be changed");
    }

    #[test]
    fn what_cannot_be_used_again_anyway_is_forgotten() {
        let house = challenges(1);
        for number in 0..100 {
            let at = later(number * GOOD / 10);
            let mut random = [0; 32];
            random[..8].copy_from_slice(&number.to_be_bytes());
            assert!(house.take(&house.give(&Bytes::new(random), at), at));
        }
        let used = house.used.lock().unwrap();
        assert!(used.all.len() <= 11 && used.all.len() == used.in_order.len(), "{}", used.all.len());
    }
}
