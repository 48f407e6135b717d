//! What a key has to sign: each is good once, and not for long.
//!
//! A challenge says itself when it was given, under the key of the house, so that any node knows those of the others. What was used is
//! kept in the store, in one change with what it was used for: of two who use it, at whatever nodes, one is second.

use luckhouse_engine::fair::hash::keyed;
use luckhouse_engine::fair::{Bytes, HouseKey};
use luckhouse_store::{Millis, TokenHash};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// So long a challenge is good, in milliseconds.
const GOOD: i64 = 120_000;
/// The clocks of two nodes may differ by so much.
const SKEW: i64 = 60_000;
/// So long after it was used a challenge has to be remembered: until no clock takes it for a good one.
pub(crate) const REMEMBERED: i64 = GOOD + 2 * SKEW;
/// A challenge is the time, something that nobody can guess, and what only the house can make of both.
const TIME: usize = 8;
const SAID: usize = 16;

/// Challenges that can be told from what anybody else makes up.
pub(crate) struct Challenges {
    key: Bytes,
}

impl Challenges {
    /// Those of this house.
    pub(crate) fn of(house: &HouseKey) -> Challenges {
        Challenges { key: *house.secret("challenges").open() }
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

    /// Is it one of ours, and not too old?
    pub(crate) fn is_good(&self, challenge: &Bytes, now: Millis) -> bool {
        let said = challenge.as_slice();
        let given = i64::from_be_bytes(said[..TIME].try_into().expect("eight bytes"));
        let ours: bool = self.seal(said).as_slice().ct_eq(&said[SAID..]).into();
        ours && (-SKEW..GOOD).contains(&now.0.saturating_sub(given))
    }
}

/// What a challenge that was used is found by.
pub(crate) fn challenge_hash(challenge: &Bytes) -> TokenHash {
    TokenHash(
        Sha256::new()
            .chain_update("luckhouse challenge 1\n")
            .chain_update(challenge.as_slice())
            .finalize()
            .into(),
    )
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
    fn a_challenge_is_not_good_for_long() {
        let house = challenges(1);
        let given = house.give(&Bytes::new([1; 32]), NOW);
        assert!(house.is_good(&given, NOW) && house.is_good(&given, later(GOOD - 1)));
        assert!(!house.is_good(&given, later(GOOD)), "it is too old");
        assert!(!house.is_good(&Bytes::new([9; 32]), NOW), "it was never given");
    }

    #[test]
    fn any_node_of_the_house_knows_it_and_no_other_house() {
        let given = challenges(1).give(&Bytes::new([5; 32]), NOW);
        assert!(challenges(1).is_good(&given, later(-SKEW)), "clocks differ");
        assert!(!challenges(1).is_good(&given, later(-SKEW - 1)), "but not by more");
        assert!(!challenges(2).is_good(&given, NOW));
        let mut changed = *given.as_slice();
        changed[3] ^= 1;
        assert!(!challenges(1).is_good(&Bytes::new(changed), NOW), "its time cannot be changed");
    }
}
