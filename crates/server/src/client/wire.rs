//! The socket of a client, over any stream: TCP, TLS, or a simulated network.

use super::{Client, Command, Happened};
use crate::protocol::{Inbound, Outbound};
use axum::http::{HeaderValue, header};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The path of the socket in every house.
pub const PATH: &str = "/api/v1/socket";

/// Why a connection is of no more use.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    /// It could not be made, or it broke.
    #[error("{0}")]
    Wire(#[from] Box<Error>),
    /// The other side closed it.
    #[error("the house closed the connection{}", reason(.0))]
    Closed(String),
    /// What came is not of this protocol.
    #[error("the house said something that cannot be read ({0}): it may be of another version")]
    Unreadable(#[from] serde_json::Error),
}

fn reason(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(": {text}") }
}

impl From<Error> for Broken {
    fn from(error: Error) -> Broken {
        match error {
            Error::ConnectionClosed
            | Error::AlreadyClosed
            | Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Broken::Closed(String::new()),
            error => Broken::Wire(Box::new(error)),
        }
    }
}

/// One connection to one house.
pub struct Wire<S> {
    socket: WebSocketStream<S>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Wire<S> {
    /// Ask the house at the other end of the stream for a socket. `authority` is its host and port.
    ///
    /// # Errors
    /// If it does not give one.
    pub async fn open(stream: S, authority: &str) -> Result<Wire<S>, Broken> {
        Wire::open_with(stream, authority, None).await
    }

    /// The same with the token of a bot, if one is a bot.
    ///
    /// # Errors
    /// If it does not give one.
    pub async fn open_with(stream: S, authority: &str, bot: Option<&str>) -> Result<Wire<S>, Broken> {
        let mut request = format!("ws://{authority}{PATH}").into_client_request()?;
        if let Some(token) = bot {
            let bearer = HeaderValue::try_from(format!("Bearer {token}"));
            let bearer = bearer.map_err(|why| Broken::from(Error::HttpFormat(why.into())))?;
            request.headers_mut().insert(header::AUTHORIZATION, bearer);
        }
        let config = WebSocketConfig::default().read_buffer_size(4096);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Wire { socket })
    }

    /// Say something.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn say(&mut self, said: &Inbound) -> Result<(), Broken> {
        let text = serde_json::to_string(said)?;
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Wait for what the house says next. Nothing is lost if one stops waiting.
    ///
    /// # Errors
    /// If the connection is broken or closed, or the message cannot be read.
    pub async fn hear(&mut self) -> Result<Outbound, Broken> {
        Ok(serde_json::from_str(&self.hear_text().await?)?)
    }

    /// The same, as it came: for whoever needs little of it.
    ///
    /// # Errors
    /// If the connection is broken or closed.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes, Broken> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    let reason = frame.map(|frame| frame.reason.to_string());
                    return Err(Broken::Closed(reason.unwrap_or_default()));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err(Broken::Closed(String::new())),
            }
        }
    }

    /// Tell a client what was heard, and say what it has to say to that.
    ///
    /// # Errors
    /// If the connection is broken. What could not be said will be said again after the next welcome.
    pub async fn pass_on(&mut self, client: &mut Client, heard: &Outbound) -> Result<Vec<Happened>, Broken> {
        let happened = client.heard(heard);
        for one in &happened {
            match one {
                Happened::Welcomed => self.say_all(&client.again()).await?,
                Happened::Say(said) => self.say(said).await?,
                _ => {}
            }
        }
        Ok(happened)
    }

    /// Let a client say something: at once, or after the welcome that is still to come.
    ///
    /// # Errors
    /// If the connection is broken. The command will be said again after the next welcome.
    pub async fn command(&mut self, client: &mut Client, command: Command) -> Result<Inbound, Broken> {
        let said = client.say(command);
        if client.is_welcome() {
            self.say(&said).await?;
        }
        Ok(said)
    }

    /// Say whatever was not answered once more.
    ///
    /// # Errors
    /// If the connection is broken.
    pub async fn say_all(&mut self, all: &[Inbound]) -> Result<(), Broken> {
        for said in all {
            self.say(said).await?;
        }
        Ok(())
    }

    /// Take leave. The other side may be gone already.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
