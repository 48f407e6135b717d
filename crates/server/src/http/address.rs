//! Who asks: what limits are counted by.

use super::proxies::Proxies;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, request::Parts};
use luckhouse_store::TokenHash;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Somebody's address as limits are counted. Whoever has one IPv6 address has the whole `/64` it is from, and often
/// the `/48` around that.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Address {
    ip: IpAddr,
    /// Is it a whole site, a `/48`?
    site: bool,
}

/// A site may do as much as so many addresses.
const SITE: usize = 16;

impl Address {
    /// Whoever asks without a connection: a test, or a program that calls the router itself.
    pub(crate) const UNKNOWN: Address = Address { ip: IpAddr::V4(Ipv4Addr::UNSPECIFIED), site: false };

    /// As bytes, the same for the same address.
    pub(crate) fn bytes(self) -> [u8; 16] {
        match self.ip {
            IpAddr::V4(v4) => v4.to_ipv6_mapped().octets(),
            IpAddr::V6(v6) => v6.octets(),
        }
    }

    /// The address, or the network that it stands for.
    pub(crate) fn ip(self) -> IpAddr {
        self.ip
    }

    /// One that is counted: an address, or a whole site.
    pub(crate) fn counted_as(ip: IpAddr, site: bool) -> Address {
        Address { ip, site }
    }

    /// Is it a whole site?
    pub(crate) fn is_site(self) -> bool {
        self.site
    }

    /// Is it this machine?
    pub(crate) fn is_home(self) -> bool {
        self.ip.is_loopback()
    }

    /// The one who sent this request, and whether a proxy says so. Only a proxy that is trusted is believed: anybody
    /// else could name whom they like.
    pub(crate) fn of(request: &Parts, proxies: &Proxies) -> (Address, bool) {
        let Some(ConnectInfo(connected)) = request.extensions.get::<ConnectInfo<SocketAddr>>() else {
            return (Address::UNKNOWN, false);
        };
        let proxied = proxies.trust(connected.ip());
        let ip = if proxied { behind(connected.ip(), &request.headers, proxies) } else { connected.ip() };
        (Address::from(ip), proxied)
    }

    /// What this one counts as: itself, and its site where it is of one.
    pub(crate) fn counted(self) -> impl Iterator<Item = Address> {
        let site = match self.ip {
            IpAddr::V6(v6) if !v6.is_loopback() => Some(Address { ip: beginning(v6, 48), site: true }),
            _ => None,
        };
        [Some(self), site].into_iter().flatten()
    }

    /// How many times the allowance of one address it has.
    pub(crate) fn share(self) -> usize {
        if self.site { SITE } else { 1 }
    }
}

impl Address {
    /// What stands for a token of a bot where requests are counted: an address of a private network, made of its hash. It is
    /// counted like any other, at one home for all nodes.
    pub(crate) fn of_token(hash: &TokenHash) -> Address {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&hash.0[..8]);
        bytes[0] = 0xfd;
        Address::from(IpAddr::from(bytes))
    }
}

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        let ip = match ip.to_canonical() {
            IpAddr::V6(v6) if !v6.is_loopback() => beginning(v6, 64),
            other => other,
        };
        Address { ip, site: false }
    }
}

/// The network of this address with so many bits.
fn beginning(v6: Ipv6Addr, bits: u32) -> IpAddr {
    Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << (128 - bits))).into()
}

// People's addresses are theirs: no line of the server's log shows one.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Address(hidden)")
    }
}

/// The client of this proxy: the last address that is no trusted proxy itself. Each proxy writes down whom it was asked
/// by, after what it was told; so everything before that address can be a lie of its owner.
fn behind(proxy: IpAddr, headers: &HeaderMap, proxies: &Proxies) -> IpAddr {
    let all = headers.get_all("x-forwarded-for").iter().rev();
    let words = all.flat_map(|header| header.to_str().unwrap_or("?").rsplit(','));
    let mut last = proxy;
    for word in words {
        // What cannot be read was written by whoever came to the last proxy that could be.
        let Some(ip) = read(word.trim()) else { return last };
        last = ip;
        if !proxies.trust(ip) {
            break;
        }
    }
    last
}

/// An address, with or without a port.
fn read(word: &str) -> Option<IpAddr> {
    let with_port = || word.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || word.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    word.parse().ok().or_else(with_port).or_else(in_brackets)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Request;

    /// Who asks, with a proxy at 192.0.2.1 and others in 10.0.0.0/8.
    fn asked_by(ip: &str, forwarded: &[&str]) -> Address {
        let mut request = Request::builder().extension(ConnectInfo(SocketAddr::new(ip.parse().unwrap(), 9)));
        for value in forwarded {
            request = request.header("x-forwarded-for", *value);
        }
        let proxies = "192.0.2.1,10.0.0.0/8".parse().unwrap();
        Address::of(&request.body(()).unwrap().into_parts().0, &proxies).0
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
    fn a_site_of_ipv6_is_counted_beside_its_networks() {
        let counted = |ip: &str| address(ip).counted().collect::<Vec<_>>();
        let (one, other, far) =
            (counted("2001:db8:1:2::1"), counted("2001:db8:1:0::1"), counted("2001:db8:2::1"));
        assert!(one[1] == other[1] && one[1] != far[1]);
        assert_eq!((one[0].share(), one[1].share()), (1, SITE));
        assert!(other[0] != other[1], "the first network of a site is not the site");
        assert_eq!((counted("192.0.2.1").len(), counted("::1").len()), (1, 1));
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
    fn only_a_trusted_proxy_says_who_asks() {
        assert!(asked_by("192.0.2.2", &["198.51.100.7"]) == address("192.0.2.2"));
        assert!(asked_by("192.0.2.1", &["198.51.100.7"]) == address("198.51.100.7"));
        assert!(asked_by("10.1.2.3", &["198.51.100.7"]) == address("198.51.100.7"));
    }

    #[test]
    fn it_is_the_last_who_is_no_proxy() {
        let lies = ["203.0.113.1", "203.0.113.2, 198.51.100.7"];
        assert!(asked_by("192.0.2.1", &lies) == address("198.51.100.7"));
        assert!(
            asked_by("192.0.2.1", &["203.0.113.2, 198.51.100.7, 10.0.0.7, 10.0.0.8"])
                == address("198.51.100.7")
        );
        assert!(asked_by("192.0.2.1", &["203.0.113.2, 198.51.100.7", "10.0.0.7"]) == address("198.51.100.7"));
        assert!(asked_by("192.0.2.1", &["198.51.100.7:4711"]) == address("198.51.100.7"));
        assert!(asked_by("192.0.2.1", &["[2001:db8::1]:80"]) == address("2001:db8::1"));
        assert!(asked_by("192.0.2.1", &["10.0.0.3"]) == address("10.0.0.3"), "a proxy that asks for itself");
    }

    #[test]
    fn what_cannot_be_read_names_nobody() {
        for nobody in ["nobody", "203.0.113.1, nobody", "203.0.113.1,"] {
            assert!(asked_by("192.0.2.1", &[nobody]) == address("192.0.2.1"), "{nobody}");
        }
        assert!(asked_by("192.0.2.1", &["nobody, 10.0.0.3"]) == address("10.0.0.3"));
        assert!(asked_by("192.0.2.1", &[]) == address("192.0.2.1"));
    }
}
