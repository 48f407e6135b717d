//! How another node is reached: over TCP, or over whatever network the host of the house has.

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use luckhouse_store::NodeAddress;
use std::io;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

/// A connection to another node. What travels over it is encrypted by the house.
pub trait NodeStream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> NodeStream for S {}

/// Connect to the node at this address.
pub type Dial = fn(NodeAddress) -> BoxFuture<'static, io::Result<Box<dyn NodeStream>>>;

pub(crate) fn over_tcp(to: NodeAddress) -> BoxFuture<'static, io::Result<Box<dyn NodeStream>>> {
    let connected = async move {
        let stream = TcpStream::connect(to.as_str()).await?;
        // A word is sent when it is said, not when there are more.
        stream.set_nodelay(true)?;
        Ok(Box::new(stream) as Box<dyn NodeStream>)
    };
    connected.boxed()
}
