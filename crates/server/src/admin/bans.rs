//! Who is kept out just now.

use super::network::Network;
use luckhouse_store::{Ban, Millis};
use std::net::IpAddr;
use tokio::sync::watch;

/// The bans of the store, as every connection and every request needs them.
#[derive(Debug, Default)]
pub(crate) struct Bans(watch::Sender<Vec<(Network, Option<Millis>)>>);

/// Hears when somebody is kept out, or not any more.
pub(crate) struct BansChange(watch::Receiver<Vec<(Network, Option<Millis>)>>);

impl BansChange {
    /// Wait for the next change.
    pub(crate) async fn next(&mut self) {
        // A house that is gone changes nothing any more.
        if self.0.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Bans {
    /// From now on these.
    pub(crate) fn set(&self, bans: &[Ban]) {
        let known = bans.iter().filter_map(|ban| Some((ban.network.as_str().parse().ok()?, ban.until)));
        let known: Vec<_> = known.collect();
        self.0.send_if_modified(|before| {
            let changed = *before != known;
            *before = known;
            changed
        });
    }

    /// Hear of changes from now on.
    pub(crate) fn changes(&self) -> BansChange {
        BansChange(self.0.subscribe())
    }

    /// Is this address kept out at this moment?
    pub(crate) fn hold(&self, address: IpAddr, now: Millis) -> bool {
        let bans = self.0.borrow();
        let holds = |until: &Option<Millis>| until.is_none_or(|until| now < until);
        bans.iter().any(|(network, until)| holds(until) && network.contains(address))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use luckhouse_store::Name;

    #[test]
    fn a_ban_holds_for_its_network_until_its_time() {
        let bans = Bans::default();
        let one: IpAddr = "192.0.2.9".parse().unwrap();
        assert!(!bans.hold(one, Millis(0)));
        let network = Name::new("192.0.2.0/24").unwrap();
        bans.set(&[Ban { network, at: Millis(0), until: Some(Millis(10)), why: None }]);
        assert!(bans.hold(one, Millis(9)) && !bans.hold(one, Millis(10)));
        assert!(!bans.hold("192.0.3.9".parse().unwrap(), Millis(9)));
        bans.set(&[]);
        assert!(!bans.hold(one, Millis(9)));
    }
}
