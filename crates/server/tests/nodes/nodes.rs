//! Nodes that run, each with threads of its own, so that one of them can die or be held up without the others.

use axum::serve::ListenerExt;
use luckhouse_engine::fair::HouseKey;
use luckhouse_server::client::api::Api;
use luckhouse_server::{Config, House, serve_node};
use luckhouse_store::{Memory, Node, NodeAddress, Store};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// One store, and who is at it.
#[derive(Default)]
pub(crate) struct Shared {
    memory: Arc<Memory>,
}

/// A node that runs.
pub(crate) struct Running {
    pub(crate) store: Arc<Memory>,
    pub(crate) authority: String,
    stop: Option<oneshot::Sender<()>>,
    task: Option<JoinHandle<()>>,
    runtime: Option<Runtime>,
}

pub(crate) fn config() -> Config {
    let house_key = Arc::new(HouseKey::from_seed(&[7; 32]));
    let mut config = Config { trust_loopback: true, house_key, ..Config::default() };
    // Nobody here takes the time to think.
    config.limits.messages = 1_000_000;
    config
}

impl Shared {
    /// One more node.
    pub(crate) async fn node(&self) -> Running {
        self.node_with(config()).await
    }

    pub(crate) async fn node_with(&self, config: Config) -> Running {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let memory = Arc::clone(&self.memory);
        let begun = runtime.spawn(async move {
            let (people, nodes) = (listener().await, listener().await);
            let (authority, address) = (at(&people), NodeAddress::new(at(&nodes)).unwrap());
            let store = Arc::new(memory.node(&address));
            let house = House::start(Arc::clone(&store) as Arc<dyn Store>, config).unwrap();
            let (stop, stopped) = oneshot::channel::<()>();
            let stopped = async { drop(stopped.await) };
            let [people, nodes] =
                [people, nodes].map(|listener| listener.tap_io(|stream| drop(stream.set_nodelay(true))));
            let task = tokio::spawn(serve_node(people, nodes, house, stopped));
            (store, authority, stop, task)
        });
        let (store, authority, stop, task) = begun.await.unwrap();
        Running { store, authority, stop: Some(stop), task: Some(task), runtime: Some(runtime) }
    }

    /// So much time passes that the lease of whoever does not renew it has run out, and of nobody else.
    pub(crate) async fn outlive(&self) {
        self.memory.pass(Node::LEASE * 3 / 5);
        sleep(Node::RENEWAL + Duration::from_millis(500)).await;
        self.memory.pass(Node::LEASE * 3 / 5);
    }
}

impl Shared {
    /// Another program that is the node at this address from now on, and serves nobody.
    pub(crate) fn at(&self, address: &NodeAddress) -> Memory {
        self.memory.node(address)
    }

    /// Every lease has run out.
    pub(crate) fn expire(&self) {
        self.memory.pass(Node::LEASE);
    }
}

async fn listener() -> TcpListener {
    TcpListener::bind("127.0.0.1:0").await.unwrap()
}

fn at(listener: &TcpListener) -> String {
    listener.local_addr().unwrap().to_string()
}

impl Running {
    pub(crate) async fn api(&self) -> Api {
        Api::over(TcpStream::connect(&self.authority).await.unwrap(), &self.authority).await.unwrap()
    }

    /// Stop as a service manager would let it.
    pub(crate) async fn stop(mut self) {
        drop(self.stop.take());
        self.task.take().unwrap().await.unwrap();
    }

    /// End without a word: what it owns stays its own until its lease has run out.
    pub(crate) fn die(&mut self) {
        self.runtime.take().unwrap().shutdown_background();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
