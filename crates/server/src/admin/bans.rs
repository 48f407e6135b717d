//! Who is kept out just now.

use super::network::Network;
use luckhouse_store::{Ban, Millis};
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock};

/// The bans of the store, as every connection and every request needs them.
#[derive(Debug, Default)]
pub(crate) struct Bans(RwLock<Vec<(Network, Option<Millis>)>>);

impl Bans {
    /// From now on these.
    pub(crate) fn set(&self, bans: &[Ban]) {
        let known = bans.iter().filter_map(|ban| Some((ban.network.as_str().parse().ok()?, ban.until)));
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = known.collect();
    }

    /// Is this address kept out at this moment?
    pub(crate) fn hold(&self, address: IpAddr, now: Millis) -> bool {
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
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
