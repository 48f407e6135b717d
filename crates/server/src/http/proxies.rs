//! The proxies that a host trusts to say who asks.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// Addresses and networks of proxies: `10.0.0.1`, `192.168.0.0/16`, `loopback`.
///
/// ```
/// use luckhouse_server::Proxies;
/// let proxies: Proxies = "10.0.0.1, 192.168.0.0/16, loopback".parse()?;
/// assert!(proxies.trust("192.168.7.7".parse().unwrap()) && !proxies.trust("10.0.0.2".parse().unwrap()));
/// # Ok::<(), luckhouse_server::BadProxy>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proxies(Vec<Network>);

/// All addresses that begin with the same bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Network {
    base: IpAddr,
    bits: u32,
}

/// Something that names no proxy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` names no proxy: expected addresses or networks with commas between them, like `10.0.0.1`, \
     `192.168.0.0/16`, `fd00::/8`, or `loopback`"
)]
pub struct BadProxy(pub String);

const LOOPBACK: [&str; 2] = ["127.0.0.0/8", "::1"];

impl Proxies {
    /// Is nobody trusted to say who asks?
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Is this one of them?
    pub fn trust(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address.to_canonical()))
    }
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        match (self.base, address) {
            (IpAddr::V4(base), IpAddr::V4(address)) => {
                same_beginning(base.to_bits().into(), address.to_bits().into(), 32 - self.bits)
            }
            (IpAddr::V6(base), IpAddr::V6(address)) => {
                same_beginning(base.to_bits(), address.to_bits(), 128 - self.bits)
            }
            _ => false,
        }
    }
}

/// Are these the same but for so many bits at the end?
fn same_beginning(one: u128, other: u128, end: u32) -> bool {
    (one ^ other).checked_shr(end).unwrap_or(0) == 0
}

impl FromStr for Network {
    type Err = BadProxy;

    fn from_str(text: &str) -> Result<Network, BadProxy> {
        let bad = || BadProxy(text.chars().take(80).collect());
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let base = address.parse::<IpAddr>().map_err(|_| bad())?.to_canonical();
        let most = if base.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| bad()))?;
        // Whoever trusts everybody trusts anybody's lies: that is no list of proxies.
        if bits == 0 || bits > most { Err(bad()) } else { Ok(Network { base, bits }) }
    }
}

impl FromStr for Proxies {
    type Err = BadProxy;

    fn from_str(text: &str) -> Result<Proxies, BadProxy> {
        let words = text.split(',').map(str::trim);
        let networks = words.flat_map(|word| match word {
            "loopback" => LOOPBACK.to_vec(),
            word => vec![word],
        });
        networks.map(str::parse).collect::<Result<_, _>>().map(Proxies)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.base, self.bits)
    }
}

impl fmt::Display for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trusts(list: &str, address: &str) -> bool {
        list.parse::<Proxies>().unwrap().trust(address.parse().unwrap())
    }

    #[test]
    fn addresses_and_networks_are_trusted_and_nobody_beside_them() {
        assert!(trusts("10.0.0.1", "10.0.0.1") && !trusts("10.0.0.1", "10.0.0.2"));
        assert!(trusts("10.0.0.1", "::ffff:10.0.0.1"));
        assert!(trusts("192.168.0.0/16", "192.168.255.1") && !trusts("192.168.0.0/16", "192.169.0.1"));
        assert!(trusts("fd00::/8,10.0.0.1", "fdff::1") && !trusts("fd00::/8", "fe00::1"));
        assert!(
            trusts("loopback", "127.3.2.1") && trusts("loopback", "::1") && !trusts("loopback", "128.0.0.1")
        );
        assert!(!trusts("10.0.0.0/8", "::a00:1"));
    }

    #[test]
    fn nobody_trusts_everybody_or_a_name() {
        for wrong in
            ["", "proxy", "10.0.0.0/33", "0.0.0.0/0", "::/0", "10.0.0.1/x", "10.0.0.1,,::1", "10.0.0.1 ::1"]
        {
            assert!(wrong.parse::<Proxies>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let proxies: Proxies = "10.0.0.1, fd00::/8,loopback".parse().unwrap();
        assert_eq!(proxies.to_string().parse(), Ok(proxies));
    }
}
