//! A house that is open on a port of its own.

use crate::ask::house;
use luckhouse_server::{Config, House, serve, serve_node};
use luckhouse_store::{Memory, NodeAddress};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) struct Open {
    pub(crate) address: SocketAddr,
    pub(crate) house: Arc<House>,
    stop: oneshot::Sender<()>,
    closed: JoinHandle<()>,
}

pub(crate) async fn open(config: Config) -> Open {
    open_house(house(config).await).await
}

pub(crate) async fn open_house(house: Arc<House>) -> Open {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let closed = tokio::spawn(serve(listener, Arc::clone(&house), async move { drop(stopped.await) }));
    Open { address, house, stop, closed }
}

/// One more node at this store, with a port for people and one for other nodes.
pub(crate) async fn open_node(store: &Memory, config: Config) -> Open {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let nodes = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let here = NodeAddress::new(nodes.local_addr().unwrap().to_string()).unwrap();
    let house = House::start(Arc::new(store.node(&here)), config).unwrap();
    let (stop, stopped) = oneshot::channel();
    let stopped = async move { drop(stopped.await) };
    let closed = tokio::spawn(serve_node(listener, nodes, Arc::clone(&house), stopped));
    Open { address, house, stop, closed }
}

impl Open {
    pub(crate) async fn close(self) {
        self.stop.send(()).unwrap();
        self.closed.await.unwrap();
    }

    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Ask, and read until the house closes the connection.
    pub(crate) async fn ask(&self, request: &str) -> String {
        let mut connection = self.connect().await;
        connection.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        let _ = connection.read_to_string(&mut answer).await;
        answer
    }

    /// Is there an answer on a connection of its own, and is it fine?
    pub(crate) async fn is_well(&self) -> bool {
        let request = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        self.ask(request).await.starts_with("HTTP/1.1 200 ")
    }
}
