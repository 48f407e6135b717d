//! The signals that end the house: Ctrl-C, and what service managers send.

use std::io;

/// Those who would end the program, if nobody listened.
pub(super) struct Signals {
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    /// From now on a signal ends nothing by itself.
    pub(super) fn listen() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Wait for the next one.
    pub(super) async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

#[cfg(not(unix))]
impl Signals {
    /// Here there is only Ctrl-C.
    pub(super) fn listen() -> io::Result<Signals> {
        Ok(Signals {})
    }

    /// Wait for the next one.
    pub(super) async fn next(&mut self) {
        // Without it, only the end of the program ends the house.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
