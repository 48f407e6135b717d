//! Who asks: what limits are counted by.

use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, request::Parts};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Somebody's address as limits are counted. Whoever has one IPv6 address has the whole `/64` it is from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Address {
    /// Whoever asks without a connection: a test, or a program that calls the router itself.
    pub(crate) const UNKNOWN: Address = Address(IpAddr::V4(Ipv4Addr::UNSPECIFIED));

    /// The address, or the network that it stands for.
    pub(crate) fn ip(self) -> IpAddr {
        self.0
    }

    /// Is it this machine?
    pub(crate) fn is_home(self) -> bool {
        self.0.is_loopback()
    }

    /// The one who sent this request. Behind a proxy it is who the proxy says; otherwise that can be anybody's lie.
    pub(crate) fn of(request: &Parts, behind_proxy: bool) -> Address {
        let forwarded = if behind_proxy { forwarded_for(&request.headers) } else { None };
        let connected = || request.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        forwarded.or_else(connected).map_or(Address::UNKNOWN, Address::from)
    }
}

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        match ip.to_canonical() {
            IpAddr::V6(v6) if !v6.is_loopback() => {
                Address(Ipv6Addr::from_bits(v6.to_bits() & !u128::from(u64::MAX)).into())
            }
            other => Address(other),
        }
    }
}

// People's addresses are theirs: no line of the server's log shows one.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Address(hidden)")
    }
}

/// The last address of the last header: the proxy in front of us wrote that one, and the client all before it.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = last.rsplit(',').next()?.trim();
    let with_port = || last.parse::<SocketAddr>().ok().map(|address| address.ip());
    last.parse().ok().or_else(with_port)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    fn asked_by(ip: &str, forwarded: &[&str], behind_proxy: bool) -> Address {
        let mut request = Request::builder().extension(ConnectInfo(SocketAddr::new(ip.parse().unwrap(), 9)));
        for value in forwarded {
            request = request.header("x-forwarded-for", *value);
        }
        Address::of(&request.body(()).unwrap().into_parts().0, behind_proxy)
    }

    fn address(ip: &str) -> Address {
        Address::from(ip.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn one_network_of_ipv6_is_one_address() {
        assert!(address("2001:db8:1:2::1") == address("2001:db8:1:2:ffff::9"));
        assert!(address("2001:db8:1:2::1") != address("2001:db8:1:3::1"));
        assert!(address("192.0.2.1") != address("192.0.2.2"));
        assert!(address("::ffff:192.0.2.1") == address("192.0.2.1"));
    }

    #[test]
    fn this_machine_is_home_and_nobody_else() {
        assert!(
            address("127.0.0.1").is_home()
                && address("::1").is_home()
                && address("::ffff:127.0.0.1").is_home()
        );
        assert!(!address("192.0.2.1").is_home() && !address("::2").is_home() && !Address::UNKNOWN.is_home());
    }

    #[test]
    fn a_forwarded_address_counts_only_behind_a_proxy() {
        assert!(asked_by("192.0.2.1", &["198.51.100.7"], false) == address("192.0.2.1"));
        assert!(asked_by("192.0.2.1", &["198.51.100.7"], true) == address("198.51.100.7"));
    }

    #[test]
    fn what_a_client_says_before_its_proxy_does_not_count() {
        let lies = ["203.0.113.1", "203.0.113.2, 198.51.100.7"];
        assert!(asked_by("192.0.2.1", &lies, true) == address("198.51.100.7"));
        assert!(asked_by("192.0.2.1", &["198.51.100.7:4711"], true) == address("198.51.100.7"));
        assert!(asked_by("192.0.2.1", &["[2001:db8::1]:80"], true) == address("2001:db8::1"));
        assert!(asked_by("192.0.2.1", &["nobody"], true) == address("192.0.2.1"));
        assert!(asked_by("192.0.2.1", &[], true) == address("192.0.2.1"));
    }
}
