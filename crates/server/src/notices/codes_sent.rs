//! Codes for addresses are not sent without end: whoever makes account after account could have somebody else written to again and again.

use super::mail_address::MailAddress;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// They are counted for so long.
pub(super) const HOUR: Duration = Duration::from_secs(60 * 60);
/// So many go to one address in that time.
const TO_ONE: usize = 3;
/// And so many from this node.
const TO_ALL: usize = 200;

/// The codes of the last hour: when, and where to.
#[derive(Default)]
pub(crate) struct CodesSent(Mutex<VecDeque<(Instant, String)>>);

impl CodesSent {
    /// May one more go to this address? Then it is counted.
    pub(super) fn one_more(&self, to: &MailAddress, now: Instant) -> bool {
        let mut sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while sent.front().is_some_and(|(at, _)| now.saturating_duration_since(*at) >= HOUR) {
            sent.pop_front();
        }
        let address = to.as_str().to_ascii_lowercase();
        let there = sent.iter().filter(|(_, known)| *known == address).count();
        let fine = there < TO_ONE && sent.len() < TO_ALL;
        if fine {
            sent.push_back((now, address));
        }
        fine
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_written_to_again_and_again() {
        let (codes, start) = (CodesSent::default(), Instant::now());
        let (ann, other) = ("ann@example.com".parse().unwrap(), "ANN@example.com".parse().unwrap());
        assert!(codes.one_more(&ann, start) && codes.one_more(&other, start) && codes.one_more(&ann, start));
        assert!(!codes.one_more(&ann, start), "however it is written");
        let many = |number: usize| format!("ann{number}@example.com").parse().unwrap();
        let sent = (0..TO_ALL).filter(|number| codes.one_more(&many(*number), start)).count();
        assert_eq!(sent, TO_ALL - TO_ONE);
        assert!(codes.one_more(&ann, start + HOUR));
    }
}
