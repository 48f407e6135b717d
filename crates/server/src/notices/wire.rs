//! The way out: connections that the house opens to others. Where a client said where to, they lead to public addresses only.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring as provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// Something that is read and written.
pub(super) trait Wire: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> Wire for T {}

/// Those whom everybody trusts.
static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let mut roots = RootCertStore::empty();
    roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    let config = ClientConfig::builder_with_provider(Arc::new(provider::default_provider()))
        .with_safe_default_protocol_versions();
    let config = config.expect("the usual versions are known").with_root_certificates(roots);
    TlsConnector::from(Arc::new(config.with_no_client_auth()))
});

/// Connect to a host that the host of the house has named.
pub(super) async fn connect(host: &str, port: u16) -> io::Result<TcpStream> {
    let stream = TcpStream::connect((host, port)).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Connect to a host that a client has named, if every address that it has is a public one; or one of this machine, where
/// that is welcome. What was looked at is what is connected to: the name is not asked for again.
pub(super) async fn connect_outside(host: &str, port: u16, loopback: bool) -> io::Result<TcpStream> {
    let found: Vec<SocketAddr> = lookup_host((host, port)).await?.collect();
    let fine = |address: &SocketAddr| is_public(address.ip()) || loopback && address.ip().is_loopback();
    if found.is_empty() || !found.iter().all(fine) {
        return Err(io::Error::new(ErrorKind::PermissionDenied, "this is no public address"));
    }
    let stream = TcpStream::connect(found.as_slice()).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Nobody else can read what is said from now on, to whoever proves to have this name.
pub(super) async fn encrypt(stream: TcpStream, host: &str) -> io::Result<impl Wire + use<>> {
    let name = ServerName::try_from(host.to_string()).map_err(io::Error::other)?;
    TLS.connect(name, stream).await
}

/// Can this address be reached by everybody? What is not surely so is not.
pub(super) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => address.to_ipv4_mapped().map_or_else(|| is_public_v6(address), is_public_v4),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast();
    // This network; shared by providers; protocols; relays of old; measuring; reserved.
    let more = matches!(
        address.octets(),
        [0, ..]
            | [100, 64..=127, ..]
            | [192, 0, 0, _]
            | [192, 88, 99, _]
            | [198, 18 | 19, ..]
            | [240..=255, ..]
    );
    !special && !more
}

/// Of what is given out to everybody, all but what stands for an IPv4 address, leads through a tunnel or is for documents.
fn is_public_v6(address: Ipv6Addr) -> bool {
    match address.segments() {
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_everybody_reaches_is_public() {
        for public in ["8.8.8.8", "142.250.1.95", "2a00:1450:4001::5f", "::ffff:8.8.8.8"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for inside in [
            "127.0.0.1",
            "10.0.0.5",
            "172.16.3.4",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "203.0.113.9",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:10.0.0.5",
            "64:ff9b::a00:5",
            "2002:a00:5::1",
            "2001::1",
            "2001:db8::1",
        ] {
            assert!(!is_public(inside.parse().unwrap()), "{inside}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_connected_to() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        for host in ["localhost", "127.0.0.1"] {
            let refused = connect_outside(host, port, false).await.unwrap_err();
            assert_eq!(refused.kind(), ErrorKind::PermissionDenied, "{host}");
        }
        assert!(connect_outside("127.0.0.1", port, true).await.is_ok());
    }
}
