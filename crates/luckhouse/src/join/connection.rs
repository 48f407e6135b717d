//! The way to a house: a stream, plain or not to be read by others.

use crate::failure::Failure;
use luckhouse_server::client::Address;
use luckhouse_server::client::api::Api;
use luckhouse_server::client::wire::Wire;
use luckhouse_server::protocol::Problem;
use luckhouse_words::{Words, say};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// How long somebody may take to open the door.
const PATIENCE: Duration = Duration::from_secs(10);

/// Bytes in both directions.
pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// A stream to the house.
async fn stream(address: &Address) -> io::Result<Box<dyn Stream>> {
    let tcp = TcpStream::connect((address.host.as_str(), address.port)).await?;
    // A word is sent when it is said, not when there are more.
    tcp.set_nodelay(true)?;
    if !address.secure {
        return Ok(Box::new(tcp));
    }
    let name = ServerName::try_from(address.host.clone()).map_err(io::Error::other)?;
    Ok(Box::new(TlsConnector::from(Arc::new(trusting()?)).connect(name, tcp).await?))
}

/// Trust those whom browsers trust.
fn trusting() -> io::Result<ClientConfig> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().map_err(io::Error::other)?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

/// A socket at the house, with the token of a bot if one is a bot, or why there is none.
pub(super) async fn wire(address: &Address, bearer: Option<&str>) -> Result<Wire<Box<dyn Stream>>, String> {
    let open = async {
        let stream = stream(address).await.map_err(|error| error.to_string())?;
        Wire::open_with(stream, &address.authority(), bearer).await.map_err(|broken| broken.to_string())
    };
    timeout(PATIENCE, open).await.unwrap_or_else(|_| Err(nobody_answers()))
}

/// A connection for requests.
pub(crate) async fn api(address: &Address) -> Result<Api, Failure> {
    let stream = timeout(PATIENCE, stream(address)).await;
    let stream = stream.map_err(|_| unreachable(address, &nobody_answers()))?;
    let stream = stream.map_err(|error| unreachable(address, &error.to_string()))?;
    let api = Api::over(stream, &address.authority()).await;
    api.map_err(|no| unreachable(address, &no.to_string()))
}

/// The house cannot be reached, and never could.
pub(super) fn unreachable(address: &Address, why: &str) -> Failure {
    let address = address.to_string();
    Failure::Failed(say!(Words::spoken(), "terminal-join-not-reached", address, why))
}

/// The house does not want one.
pub(crate) fn refused_by(address: &Address, problem: &Problem) -> Failure {
    Failure::Failed(format!("{address}: {}", crate::failure::problem(problem)))
}

fn nobody_answers() -> String {
    say!(Words::spoken(), "terminal-join-nobody-answers")
}
