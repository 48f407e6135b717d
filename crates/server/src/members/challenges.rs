//! What a key has to sign: each is good once, and not for long.

use luckhouse_engine::fair::Bytes;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// So long a challenge is good.
const GOOD: Duration = Duration::from_secs(120);
/// So many are remembered. Whoever asks for more pushes out the oldest, and those ask again.
const MOST: usize = 10_000;

/// Challenges that were given and not used.
#[derive(Default)]
pub(crate) struct Challenges(Mutex<Given>);

#[derive(Default)]
struct Given {
    by_bytes: HashMap<Bytes, Instant>,
    in_order: VecDeque<Bytes>,
}

impl Challenges {
    /// Remember a new one.
    pub(crate) fn give(&self, challenge: Bytes) {
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        given.by_bytes.insert(challenge, Instant::now());
        given.in_order.push_back(challenge);
        while given.in_order.len() > MOST {
            let oldest = given.in_order.pop_front();
            oldest.map(|oldest| given.by_bytes.remove(&oldest));
        }
    }

    /// Is it one of ours, and was it not used? From now on it was.
    pub(crate) fn take(&self, challenge: &Bytes) -> bool {
        let mut given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        given.by_bytes.remove(challenge).is_some_and(|since| since.elapsed() < GOOD)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(number: u32) -> Bytes {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        Bytes::new(bytes)
    }

    #[tokio::test(start_paused = true)]
    async fn a_challenge_is_good_once_and_not_for_long() {
        let challenges = Challenges::default();
        challenges.give(bytes(1));
        assert!(challenges.take(&bytes(1)));
        assert!(!challenges.take(&bytes(1)), "it was used");
        assert!(!challenges.take(&bytes(2)), "it was never given");
        challenges.give(bytes(3));
        tokio::time::advance(GOOD).await;
        assert!(!challenges.take(&bytes(3)), "it is too old");
    }

    #[tokio::test(start_paused = true)]
    async fn memory_is_bounded_and_the_newest_are_good() {
        let challenges = Challenges::default();
        (0..MOST as u32 + 5).for_each(|number| challenges.give(bytes(number)));
        assert!(!challenges.take(&bytes(4)) && challenges.take(&bytes(5)));
        assert!(challenges.0.lock().unwrap().in_order.len() <= MOST);
    }
}
