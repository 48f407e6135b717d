//! What a client asks by HTTP, over any stream.
//!
//! By hyper's own client for one connection: hyper is in the house anyway, under axum, and works over any stream.

use crate::protocol::{BotSelf, Challenges, OpenTable, Problem, Rematch, Seated, Sit, TableInfo, Tables};
use axum::body::Bytes;
use axum::http::{Method, Request, Response, StatusCode, header};
use http_body_util::{BodyExt, Full, Limited};
use hyper::client::conn::http1::{self, SendRequest};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncRead, AsyncWrite};

/// The largest answer that is read: a long game is far smaller.
const LARGEST: usize = 16 * 1024 * 1024;

/// Why there is no answer to a request.
#[derive(Debug, thiserror::Error)]
pub enum NoAnswer {
    /// The house refuses.
    #[error("{}", .0.text)]
    Refused(Problem),
    /// Whoever is there does not speak as a house does.
    #[error("what is there does not answer as a luckhouse does ({0}): check the link")]
    Strange(String),
    /// The connection could not be made, or it broke.
    #[error("{0}")]
    Broken(#[from] hyper::Error),
}

/// A connection for requests.
pub struct Api {
    sender: SendRequest<Full<Bytes>>,
    authority: String,
}

impl Api {
    /// Talk with the house at the other end of the stream. `authority` is its host and port. Has to be called in
    /// tokio, which carries the connection from then on.
    ///
    /// # Errors
    /// If the connection breaks.
    pub async fn over<S>(stream: S, authority: &str) -> Result<Api, NoAnswer>
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        // It ends when the sender is dropped; what goes wrong, the one who asks is told.
        tokio::spawn(async move { drop(connection.await) });
        Ok(Api { sender, authority: authority.into() })
    }

    /// Open a table.
    ///
    /// # Errors
    /// If the house does not, or cannot be asked.
    pub async fn open(&mut self, order: &OpenTable) -> Result<Seated, NoAnswer> {
        self.post("tables", None, order).await
    }

    /// Take a free seat.
    ///
    /// # Errors
    /// If there is none, or the house cannot be asked.
    pub async fn sit(&mut self, table: &str, order: &Sit) -> Result<Seated, NoAnswer> {
        self.post(&format!("tables/{table}/seats"), None, order).await
    }

    /// Who the bot with this token is.
    ///
    /// # Errors
    /// If the token is good for nothing, or the house cannot be asked.
    pub async fn bot(&mut self, token: &str) -> Result<BotSelf, NoAnswer> {
        read(&self.get("bot", Some(token)).await?)
    }

    /// Where the bot with this token is asked to come.
    ///
    /// # Errors
    /// If the token is good for nothing, or the house cannot be asked.
    pub async fn challenges(&mut self, token: &str) -> Result<Challenges, NoAnswer> {
        read(&self.get("bot/challenges", Some(token)).await?)
    }

    /// A bot takes a free seat, where it was asked to come.
    ///
    /// # Errors
    /// If it was not, if there is none, or the house cannot be asked.
    pub async fn sit_as_bot(&mut self, table: &str, token: &str, order: &Sit) -> Result<Seated, NoAnswer> {
        self.post(&format!("tables/{table}/seats"), Some(token), order).await
    }

    /// Play again with the same people.
    ///
    /// # Errors
    /// If the house does not want that, or cannot be asked.
    pub async fn rematch(&mut self, table: &str, token: &str, order: &Rematch) -> Result<Seated, NoAnswer> {
        self.post(&format!("tables/{table}/rematch"), Some(token), order).await
    }

    /// What may be known of a table.
    ///
    /// # Errors
    /// If there is none, or the house cannot be asked.
    pub async fn info(&mut self, table: &str, token: Option<&str>) -> Result<TableInfo, NoAnswer> {
        read(&self.get(&format!("tables/{table}"), token).await?)
    }

    /// The log, as far as one may read it.
    ///
    /// # Errors
    /// If there is none, or the house cannot be asked.
    pub async fn log(&mut self, table: &str, token: Option<&str>) -> Result<String, NoAnswer> {
        let bytes = self.get(&format!("tables/{table}/log"), token).await?;
        String::from_utf8(bytes.into()).map_err(|error| NoAnswer::Strange(error.to_string()))
    }

    /// Public tables at which a seat is free, or which can be watched.
    ///
    /// # Errors
    /// If the house cannot be asked.
    pub async fn tables(&mut self) -> Result<Tables, NoAnswer> {
        read(&self.get("tables?among=open", None).await?)
    }

    async fn get(&mut self, path: &str, token: Option<&str>) -> Result<Bytes, NoAnswer> {
        self.ask(Method::GET, path, token, Vec::new()).await
    }

    async fn post<B: Serialize>(
        &mut self,
        path: &str,
        token: Option<&str>,
        body: &B,
    ) -> Result<Seated, NoAnswer> {
        let body = serde_json::to_vec(body).map_err(|error| NoAnswer::Strange(error.to_string()))?;
        read(&self.ask(Method::POST, path, token, body).await?)
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        token: Option<&str>,
        body: Vec<u8>,
    ) -> Result<Bytes, NoAnswer> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1/{path}"))
            .header(header::HOST, &self.authority)
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body)));
        let request = request.map_err(|error| NoAnswer::Strange(error.to_string()))?;
        // The answer before may be read while the connection is not yet done with it.
        self.sender.ready().await?;
        answer(self.sender.send_request(request).await?).await
    }
}

/// The body of a good answer, or what is wrong.
async fn answer(response: Response<hyper::body::Incoming>) -> Result<Bytes, NoAnswer> {
    let status = response.status();
    let body = Limited::new(response.into_body(), LARGEST).collect().await;
    let body = body.map_err(|error| NoAnswer::Strange(error.to_string()))?.to_bytes();
    if status.is_success() { Ok(body) } else { Err(refusal(status, &body)) }
}

fn refusal(status: StatusCode, body: &[u8]) -> NoAnswer {
    serde_json::from_slice(body).map_or_else(|_| NoAnswer::Strange(status.to_string()), NoAnswer::Refused)
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, NoAnswer> {
    serde_json::from_slice(body).map_err(|error| NoAnswer::Strange(error.to_string()))
}
