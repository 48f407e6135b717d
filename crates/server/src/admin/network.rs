//! An address, or all addresses that begin with the same bits.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// Addresses that are kept out together: `192.0.2.7`, `192.0.2.0/24`, `2001:db8::/48`.
///
/// Whoever has one IPv6 address has the whole `/64` it is from, so that there is nothing smaller.
///
/// ```
/// use luckhouse_server::admin::Network;
/// let network: Network = "192.0.2.77/24".parse()?;
/// assert_eq!(network.to_string(), "192.0.2.0/24");
/// assert!(network.contains("192.0.2.200".parse().unwrap()) && !network.contains("192.0.3.1".parse().unwrap()));
/// assert_eq!("2001:db8::1".parse::<Network>()?.to_string(), "2001:db8::/64");
/// # Ok::<(), luckhouse_server::admin::BadNetwork>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Network {
    first: IpAddr,
    bits: u32,
}

/// Something that is no network.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no address and no network: expected one like 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48")]
pub struct BadNetwork(pub String);

/// The most bits that tell people apart.
const V4: u32 = 32;
const V6: u32 = 64;

impl Network {
    /// Is this address one of them?
    pub fn contains(self, address: IpAddr) -> bool {
        beginning(address, self.bits) == Some(self.first)
    }
}

/// The first address that begins with the same bits; `None` if it has not so many.
fn beginning(address: IpAddr, bits: u32) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let rest = V4.checked_sub(bits)?;
            let mask = u32::MAX.checked_shl(rest).unwrap_or(0);
            Some(Ipv4Addr::from_bits(v4.to_bits() & mask).into())
        }
        IpAddr::V6(v6) => {
            let mask = u128::MAX.checked_shl(128 - bits.min(V6)).unwrap_or(0);
            Some(Ipv6Addr::from_bits(v6.to_bits() & mask).into())
        }
    }
}

impl FromStr for Network {
    type Err = BadNetwork;

    fn from_str(text: &str) -> Result<Network, BadNetwork> {
        let bad = || BadNetwork(text.chars().take(60).collect());
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address = address.parse::<IpAddr>().map_err(|_| bad())?.to_canonical();
        let (most, longest) = if address.is_ipv4() { (V4, V4) } else { (V6, 128) };
        let bits: u32 = bits.map_or(Ok(longest), |bits| bits.parse().map_err(|_| bad()))?;
        // Whoever wants to keep everybody out closes the house.
        if bits == 0 || bits > longest {
            return Err(bad());
        }
        let bits = bits.min(most);
        Ok(Network { first: beginning(address, bits).ok_or_else(bad)?, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.first {
            IpAddr::V4(v4) if self.bits == V4 => v4.fmt(f),
            first => write!(f, "{first}/{}", self.bits),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_read_as_they_are_written_and_know_their_own() {
        let cases = [
            ("192.0.2.7", "192.0.2.7", "::ffff:192.0.2.7", "192.0.2.8"),
            ("10.1.2.3/8", "10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("2001:db8:1:2:3::4", "2001:db8:1:2::/64", "2001:db8:1:2:ffff::1", "2001:db8:1:3::1"),
            ("2001:db8::/32", "2001:db8::/32", "2001:db8:ffff::1", "2001:db9::1"),
            ("::1", "::/64", "::1", "192.0.2.1"),
        ];
        for (text, written, inside, outside) in cases {
            let network: Network = text.parse().unwrap();
            assert_eq!(network.to_string(), written);
            assert_eq!(written.parse(), Ok(network));
            assert!(network.contains(inside.parse().unwrap()), "{inside}");
            assert!(!network.contains(outside.parse().unwrap()), "{outside}");
        }
    }

    #[test]
    fn everybody_and_nobody_are_no_networks() {
        for wrong in ["", "house", "0.0.0.0/0", "::/0", "192.0.2.0/33", "::/129", "192.0.2.0/", "1.2.3.4/8/8"]
        {
            let said = wrong.parse::<Network>().unwrap_err().to_string();
            assert!(said.contains("expected one like"), "{said}");
        }
    }
}
