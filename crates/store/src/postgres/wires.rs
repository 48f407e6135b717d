//! Connections, each of them served by one thread that they all share, so that the callers need no runtime of their own.

use super::address::{Address, causes};
use super::data::Data;
use crate::StoreError;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, JoinHandle, Thread};
use tokio::runtime::{Builder, Handle};
use tokio::sync::oneshot;
use tokio_postgres::tls::{MakeTlsConnect, TlsConnect};
use tokio_postgres::{Client, Config, NoTls, Socket};

/// The thread that carries what is said on all connections.
#[derive(Debug)]
pub(super) struct Wires {
    handle: Handle,
    // Both are there until this is dropped.
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Wires {
    pub(super) fn start() -> io::Result<Wires> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (stop, stopped) = oneshot::channel();
        let handle = runtime.handle().clone();
        let work = move || drop(runtime.block_on(stopped));
        let thread = thread::Builder::new().name("luckhouse-wires".into()).spawn(work)?;
        Ok(Wires { handle, stop: Some(stop), thread: Some(thread) })
    }

    /// A new connection. Whatever is in its way, the database is away.
    pub(super) fn connect(&self, address: &Address, name: &str) -> Result<Data, StoreError> {
        let config = address.config(name);
        let data = Data::new(match address.tls() {
            Some(tls) => self.connected(config, tls)?,
            None => self.connected(config, NoTls)?,
        });
        wait(data.batch(SET_UP))?;
        Ok(data)
    }
}

impl Wires {
    fn connected<T>(&self, config: Config, tls: T) -> Result<Client, StoreError>
    where
        T: MakeTlsConnect<Socket, Stream: Send, TlsConnect: Send> + Send + 'static,
        <T::TlsConnect as TlsConnect<Socket>>::Future: Send,
    {
        let connected = wait(self.handle.spawn(async move { config.connect(tls).await }));
        let ended = || StoreError::Away("the connection was given up".into());
        let (client, connection) =
            connected.map_err(|_| ended())?.map_err(|why| StoreError::Away(causes(&why)))?;
        // Whoever waits for an answer is told what went wrong; nobody else needs to know.
        self.handle.spawn(async move { drop(connection.await) });
        Ok(client)
    }
}

/// A commit waits for the disk, whatever the database's default is; a host may ask for more, such as a standby. A connection
/// that is cut in the middle of something gives back what it holds.
const SET_UP: &str = "
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
    SET idle_in_transaction_session_timeout = '20s';
    SET client_min_messages = 'warning'";

impl Drop for Wires {
    fn drop(&mut self) {
        self.stop = None;
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

struct Parked(Thread);

impl Wake for Parked {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Wait for an answer, on any thread, also on one that belongs to somebody else's runtime.
pub(super) fn wait<T>(answer: impl Future<Output = T>) -> T {
    let waker = Waker::from(Arc::new(Parked(thread::current())));
    let (mut context, mut answer) = (Context::from_waker(&waker), pin!(answer));
    loop {
        match answer.as_mut().poll(&mut context) {
            Poll::Ready(answer) => return answer,
            Poll::Pending => thread::park(),
        }
    }
}
