//! How much one address, or one token of a bot, may do: counted at its home, whichever node it comes to (`neighbours`).
//!
//! What is scarce is asked for one by one. Of requests, which are many, a node borrows a few at once; what it does not use in
//! seconds is lost, so that all nodes together never give more than is allowed. While a home cannot be asked, each node gives its share.

use super::neighbours::Home;
use super::{House, own};
use crate::Limits;
use crate::http::{Address, Buckets};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// So many challenges and sign-ins each address has in a minute: nobody guesses a code of 40 bits with that.
const SIGN_INS: u32 = 60;
/// So many reports each address may send in ten minutes.
const REPORTS: u32 = 20;
/// So many requests each token of a bot has in a minute.
const OF_BOTS: u32 = 300;
/// So much of its share a node borrows at once.
const PART: u32 = 8;
/// What was borrowed holds for so long.
const BORROWED: Duration = Duration::from_secs(5);
/// Whoever was refused is refused without asking for so long at most.
const REFUSED: Duration = Duration::from_secs(1);
/// Of so many addresses it is known what was borrowed or refused. For others it is asked each time.
const POCKETS: usize = 50_000;

const MINUTE: Duration = Duration::from_secs(60);

/// What is counted for each address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Allowance {
    /// Requests.
    Requests,
    /// Requests for what takes long.
    Costly,
    /// Tables opened.
    Tables,
    /// Tries to sign in.
    SignIns,
    /// Lines of talk.
    Talk,
    /// Reports to those who keep order.
    Reports,
    /// Requests with the token of a bot.
    Bots,
}

/// What is asked of a home: as many as there are, at most so many.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Wanted {
    what: Allowance,
    address: IpAddr,
    most: u32,
}

/// And what it says.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Granted {
    /// So many.
    Some(u32),
    /// None for so many milliseconds.
    WaitMs(u64),
}

/// All that is counted.
pub(super) struct Allowances {
    requests: Counter,
    costly: Counter,
    tables: Counter,
    sign_ins: Counter,
    talk: Counter,
    reports: Counter,
    bots: Counter,
}

impl Allowances {
    pub(super) fn new(limits: &Limits) -> Allowances {
        Allowances {
            requests: Counter::new(limits.requests_per_minute, MINUTE),
            costly: Counter::new(limits.costly_per_minute, MINUTE),
            tables: Counter::new(limits.tables_per_address, 60 * MINUTE),
            sign_ins: Counter::new(SIGN_INS, MINUTE),
            talk: Counter::new(limits.talk_per_address, MINUTE),
            reports: Counter::new(REPORTS, 10 * MINUTE),
            bots: Counter::new(OF_BOTS, MINUTE),
        }
    }

    fn of(&self, what: Allowance) -> &Counter {
        match what {
            Allowance::Requests => &self.requests,
            Allowance::Costly => &self.costly,
            Allowance::Tables => &self.tables,
            Allowance::SignIns => &self.sign_ins,
            Allowance::Talk => &self.talk,
            Allowance::Reports => &self.reports,
            Allowance::Bots => &self.bots,
        }
    }
}

impl House {
    /// May one more of this be done from there? If not: how long to wait.
    pub(crate) async fn allow(&self, what: Allowance, address: Address) -> Result<(), Duration> {
        let counter = self.allowances.of(what);
        let Some(Home { node, nodes }) = self.home(address) else {
            return counter.buckets.take(address, now());
        };
        if let Some(known) = counter.known(address, now()) {
            return known;
        }
        let most = match what {
            Allowance::Requests => (counter.buckets.size() / nodes.saturating_mul(PART)).max(1),
            _ => 1,
        };
        let wanted = Wanted { what, address: address.ip(), most };
        match self.ask_briefly(&node, "/nodes/v1/allowances", &wanted).await {
            Some(granted) => counter.answered(address, &granted, now()),
            None => counter.buckets.take_share(address, nodes, now()),
        }
    }

    /// Another node asks this one, which it takes for the home of an address.
    pub(crate) fn grant(&self, wanted: &Wanted) -> Granted {
        let buckets = &self.allowances.of(wanted.what).buckets;
        match buckets.take_some(Address::from(wanted.address), 1..=wanted.most.max(1), now()) {
            Ok(count) => Granted::Some(count),
            Err(wait) => Granted::WaitMs(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)),
        }
    }
}

/// The time, which a simulated network may run as it likes.
fn now() -> Instant {
    tokio::time::Instant::now().into_std()
}

/// One thing that is counted.
struct Counter {
    /// Of those whose home this node is, and of all while nobody else can be asked.
    buckets: Buckets,
    pockets: Mutex<HashMap<Address, Pocket>>,
}

/// What is known of somebody whose home is another node.
struct Pocket {
    /// So many are borrowed; or none can be, and they should wait.
    left: Result<u32, Duration>,
    until: Instant,
}

impl Counter {
    fn new(size: u32, period: Duration) -> Counter {
        Counter { buckets: Buckets::new(size, period), pockets: Mutex::default() }
    }

    /// What can be said without asking.
    fn known(&self, address: Address, now: Instant) -> Option<Result<(), Duration>> {
        let mut pockets = own(&self.pockets);
        let pocket = pockets.get_mut(&address).filter(|pocket| now < pocket.until)?;
        match &mut pocket.left {
            Ok(0) => None,
            Ok(left) => {
                *left -= 1;
                Some(Ok(()))
            }
            Err(wait) => Some(Err(*wait)),
        }
    }

    /// The home has said so: one is used at once, and the rest is kept.
    fn answered(&self, address: Address, granted: &Granted, now: Instant) -> Result<(), Duration> {
        let (answer, left, holds) = match granted {
            Granted::Some(0) => (Err(REFUSED), Err(REFUSED), REFUSED),
            Granted::Some(count) => (Ok(()), Ok(count - 1), BORROWED),
            Granted::WaitMs(wait) => {
                let wait = Duration::from_millis(*wait);
                (Err(wait), Err(wait), wait.min(REFUSED))
            }
        };
        let mut pockets = own(&self.pockets);
        if pockets.len() >= POCKETS {
            pockets.retain(|_, pocket| now < pocket.until);
        }
        if pockets.len() < POCKETS || pockets.contains_key(&address) {
            let pocket = Pocket { left, until: now + holds };
            let before = pockets.insert(address, pocket).filter(|before| now < before.until);
            // Somebody else has asked meanwhile, and what they borrowed is good.
            if let (Some(Pocket { left: Ok(more), .. }), Some(Pocket { left: Ok(left), .. })) =
                (before, pockets.get_mut(&address))
            {
                *left = left.saturating_add(more);
            }
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn somebody() -> Address {
        Address::from(IpAddr::from([192, 0, 2, 1]))
    }

    #[test]
    fn what_is_borrowed_is_used_once_and_not_for_long() {
        let (counter, now) = (Counter::new(9, MINUTE), Instant::now());
        assert_eq!(counter.known(somebody(), now), None);
        assert_eq!(counter.answered(somebody(), &Granted::Some(3), now), Ok(()));
        assert_eq!(counter.known(somebody(), now), Some(Ok(())));
        assert_eq!(counter.answered(somebody(), &Granted::Some(2), now), Ok(()), "asked at the same time");
        let used = (0..9).filter(|_| counter.known(somebody(), now) == Some(Ok(()))).count();
        assert_eq!(used, 2);
        assert_eq!(counter.answered(somebody(), &Granted::Some(3), now), Ok(()));
        assert_eq!(counter.known(somebody(), now + BORROWED), None);
    }

    #[test]
    fn whoever_is_refused_is_refused_a_moment_longer_without_asking() {
        let (counter, now) = (Counter::new(9, MINUTE), Instant::now());
        assert_eq!(counter.answered(somebody(), &Granted::WaitMs(30_000), now), Err(30 * SECOND));
        assert_eq!(counter.known(somebody(), now), Some(Err(30 * SECOND)));
        assert_eq!(counter.known(somebody(), now + REFUSED), None);
    }
}
