//! The address that the house listens at.

use crate::failure::Failure;
use axum::serve::{Listener, ListenerExt};
use std::io::ErrorKind;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Take the address, or say in one line why not.
pub(super) async fn bind(address: &str) -> Result<TcpListener, Failure> {
    let found = tokio::net::lookup_host(address).await.ok().and_then(|mut found| found.next());
    let found = found.ok_or_else(|| {
        let expected = "an address and a port, like 127.0.0.1:7070 or [::1]:7070";
        Failure::Usage(format!("cannot listen at `{address}`: expected {expected}"))
    })?;
    TcpListener::bind(found).await.map_err(|error| Failure::Failed(cannot(found, &error)))
}

fn cannot(address: SocketAddr, error: &std::io::Error) -> String {
    let (ip, port) = (address.ip(), address.port());
    match error.kind() {
        ErrorKind::AddrInUse => format!(
            "port {port} of {ip} is taken: stop the program that has it, or choose another with `--listen` (port 0 \
             takes any that is free)"
        ),
        ErrorKind::AddrNotAvailable => format!(
            "{ip} is not an address of this machine: expected 127.0.0.1 for this machine alone, or 0.0.0.0 for all \
             its addresses"
        ),
        ErrorKind::PermissionDenied => {
            format!("this user may not listen at port {port}: choose one from 1024 on with `--listen`")
        }
        _ => format!("cannot listen at {address} ({error}): choose another address with `--listen`"),
    }
}

/// Whoever is told something is told at once, however short it is.
pub(super) fn quick(listener: TcpListener) -> impl Listener<Addr = SocketAddr> {
    listener.tap_io(|connection| {
        // One that is gone already will be found out when it is read.
        let _ = connection.set_nodelay(true);
    })
}

/// Every connection is an open file, and many systems allow a program a thousand until it asks for more.
pub(super) fn allow_many() {
    #[cfg(unix)]
    {
        use nix::sys::resource::{Resource, getrlimit, setrlimit};
        let raised = getrlimit(Resource::RLIMIT_NOFILE)
            .and_then(|(_, most)| setrlimit(Resource::RLIMIT_NOFILE, most, most));
        if let Err(error) = raised {
            tracing::warn!(%error, "the system does not allow more open files, and so not many connections");
        }
    }
}
