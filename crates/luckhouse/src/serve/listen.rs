//! The address that the house listens at.

use super::settings::House;
use crate::failure::{Failure, failed, usage};
use axum::serve::{Listener, ListenerExt};
use luckhouse_server::Limits;
use luckhouse_store::NodeAddress;
use std::io::ErrorKind;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Take the address, or say in one line why not.
pub(super) async fn bind(address: &str) -> Result<TcpListener, Failure> {
    let found = tokio::net::lookup_host(address).await.ok().and_then(|mut found| found.next());
    let found = found.ok_or_else(|| usage!("terminal-usage-listen", address))?;
    TcpListener::bind(found).await.map_err(|error| cannot(found, &error))
}

/// Where other nodes come in.
pub(super) struct Nodes {
    pub(super) listener: TcpListener,
    /// As they reach it.
    pub(super) address: NodeAddress,
}

/// Take the address for other nodes, if this is one of several.
pub(super) async fn nodes(house: &House) -> Result<Option<Nodes>, Failure> {
    if house.node.is_empty() {
        return Ok(None);
    }
    if house.store.is_empty() {
        return Err(usage!("terminal-usage-node-alone"));
    }
    let listener = bind(&house.node).await?;
    let here = listener.local_addr()?;
    if here.ip().is_unspecified() {
        return Err(usage!("terminal-usage-node", address = house.node.as_str()));
    }
    let address = NodeAddress::new(here.to_string())
        .map_err(|_| usage!("terminal-usage-node", address = house.node.as_str()))?;
    Ok(Some(Nodes { listener, address }))
}

fn cannot(address: SocketAddr, error: &std::io::Error) -> Failure {
    let (ip, port) = (address.ip().to_string(), address.port().to_string());
    match error.kind() {
        ErrorKind::AddrInUse => failed!("terminal-failed-port-taken", ip, port),
        ErrorKind::AddrNotAvailable => failed!("terminal-failed-other-machine", ip),
        ErrorKind::PermissionDenied => failed!("terminal-failed-port-denied", port),
        _ => {
            let (address, error) = (address.to_string(), error.to_string());
            failed!("terminal-failed-listen", address, error)
        }
    }
}

/// Whoever is told something is told at once, however short it is.
pub(super) fn quick(listener: TcpListener) -> impl Listener<Addr = SocketAddr> {
    listener.tap_io(|connection| {
        // One that is gone already will be found out when it is read.
        let _ = connection.set_nodelay(true);
    })
}

/// Open files that are no connections: the store, the pages, threads, what listens, and some to spare.
const OTHER_FILES: usize = 256;

/// Every connection is an open file, and many systems allow a program a thousand until it asks for more. The limits with
/// as many connections as there can be.
pub(super) fn allow_many(limits: Limits) -> Limits {
    let room = open_files().map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES).max(files / 2));
    Limits { connections: limits.connections.min(room), ..limits }
}

/// Say so if there can be fewer connections than somebody wanted.
pub(super) fn warn_of_few(wanted: usize, connections: usize) {
    if connections < wanted {
        tracing::warn!(
            connections,
            "the system allows this program too few open files for {wanted} connections: raise `ulimit -n` (LimitNOFILE)"
        );
    }
}

/// How many files may be open, as many as the system allows this program.
#[cfg(unix)]
pub(crate) fn open_files() -> Option<usize> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let (soft, hard) = getrlimit(Resource::RLIMIT_NOFILE).ok()?;
    let raised = setrlimit(Resource::RLIMIT_NOFILE, hard, hard).is_ok();
    usize::try_from(if raised { hard } else { soft }).ok()
}

#[cfg(not(unix))]
pub(crate) fn open_files() -> Option<usize> {
    None
}
