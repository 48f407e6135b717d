//! How much somebody may say, and by what those who watch are known. Neither depends on the connection: who comes
//! back is who they were.

use super::state::TableState;
use crate::bucket::Bucket;
use crate::http::Address;
use crate::protocol::{Problem, Who, Why, because};
use luckhouse_engine::Seat;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::Instant;

/// So many who talk are remembered before those who were quiet are forgotten.
const MOST_TALKERS: usize = 1000;
/// What may be said is counted by this.
const PERIOD: Duration = Duration::from_secs(60);

/// People come to one table, and leave their seat to a bot, so often in this time: what they do stays in its story.
pub(super) fn comings() -> Bucket {
    Bucket::new(60, Duration::from_secs(60 * 60))
}

/// Somebody who says something.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Talker {
    Seat(Seat),
    /// By their [`mark`].
    Watcher(String),
}

/// How much each may still say.
#[derive(Default)]
pub(super) struct Sayings(HashMap<Talker, Bucket>);

impl Sayings {
    /// One more line of this talker, of so many in a minute.
    pub(super) fn take(&mut self, talker: Talker, most: u32) -> bool {
        let now = Instant::now().into_std();
        if self.0.len() >= MOST_TALKERS {
            // A full one is as good as new.
            self.0.retain(|_, bucket| !bucket.is_full(now));
        }
        self.0.entry(talker).or_insert_with(|| Bucket::new(most, PERIOD)).take(now)
    }
}

/// What somebody who watches is known by at one table: it follows from their address, and nobody can follow it back
/// without the table's salt.
pub(super) fn mark(salt: &str, address: Address) -> String {
    let digest: [u8; 32] = Sha256::new().chain_update(salt).chain_update(address.bytes()).finalize().into();
    digest[..3].iter().map(|byte| format!("{byte:02x}")).collect()
}

impl TableState {
    /// Whom the host means. Those who watch can be named without their mark: then it is the last of that name who
    /// talked, or one who is mute.
    pub(super) fn known_talker(&self, who: Who) -> Result<Who, Problem> {
        let Who::Watcher(name) = &who else { return Ok(who) };
        let named =
            |known: &str| known == name || known.rsplit_once('#').is_some_and(|(called, _)| called == name);
        let muted =
            self.settings.muted.iter().find(|muted| matches!(muted, Who::Watcher(known) if named(known)));
        let talked =
            || self.talk.watchers().find(|known| named(known)).map(|known| Who::Watcher(known.into()));
        muted.cloned().or_else(talked).ok_or_else(|| {
            let text = because("not-talked").with("called", name.as_str());
            Problem::new(Why::House, text)
        })
    }
}

impl Who {
    /// Is it the same one, whatever they are called now? Those who watch are known by what stands after the `#`.
    pub(super) fn is(&self, other: &Who) -> bool {
        let mark = |name: &str| name.rsplit_once('#').map(|(_, mark)| mark.to_string());
        match (self, other) {
            (Who::Watcher(one), Who::Watcher(two)) if mark(one).is_some() => mark(one) == mark(two),
            _ => self == other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    #[test]
    fn a_mark_is_of_an_address_at_a_table_and_shows_neither() {
        let address = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        let one = mark("salt", address("192.0.2.1"));
        assert_eq!(one, mark("salt", address("192.0.2.1")));
        assert_ne!(one, mark("salt", address("192.0.2.2")));
        assert_ne!(one, mark("other", address("192.0.2.1")));
        assert!(one.len() == 6 && !one.contains('.'));
    }

    #[test]
    fn another_name_is_the_same_watcher() {
        let watcher = |name: &str| Who::Watcher(name.into());
        assert!(watcher("Eve#a1b2c3").is(&watcher("Bob#a1b2c3")));
        assert!(!watcher("Eve#a1b2c3").is(&watcher("Eve#000000")));
        assert!(watcher("Eve").is(&watcher("Eve")) && !watcher("Eve").is(&watcher("Eve#a1b2c3")));
        assert!(Who::Seat(1).is(&Who::Seat(1)) && !Who::Seat(1).is(&watcher("1")));
    }

    #[tokio::test(start_paused = true)]
    async fn an_allowance_is_ones_own_and_comes_back_with_time() {
        let mut sayings = Sayings::default();
        let mut said = |talker: Talker| sayings.take(talker, 2);
        let seat = || Talker::Seat(Seat::at(0));
        assert!(said(seat()) && said(seat()) && !said(seat()));
        assert!(said(Talker::Watcher("a".into())));
        tokio::time::advance(PERIOD / 2).await;
        assert!(said(seat()) && !said(seat()));
    }
}
