//! The way to the socket, over real connections.

use crate::open::{Open, open};
use futures_util::{SinkExt, StreamExt};
use luckhouse_server::protocol::{Inbound, OpenTable, Outbound, Sit, Why};
use luckhouse_server::{Config, Limits, Proxies};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

pub(crate) type Socket = WebSocketStream<TcpStream>;

pub(crate) async fn socket(house: &Open, headers: &[(&'static str, &str)]) -> Result<Socket, Error> {
    let mut request = format!("ws://{}/api/v1/socket", house.address).into_client_request().unwrap();
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    client_async(request, house.connect().await).await.map(|(socket, _)| socket)
}

/// The number that a socket was refused with.
fn number(refused: Result<Socket, Error>) -> u16 {
    match refused {
        Err(Error::Http(response)) => response.status().as_u16(),
        other => panic!("expected a refusal, found {:?}", other.map(drop)),
    }
}

pub(crate) async fn say(socket: &mut Socket, said: &Inbound) {
    socket.send(Message::text(serde_json::to_string(said).unwrap())).await.unwrap();
}

/// What the house says next. A test that waits in vain fails instead of waiting for ever.
pub(crate) async fn told(socket: &mut Socket) -> Outbound {
    let next = tokio::time::timeout(Duration::from_secs(60), socket.next()).await;
    let message = next.expect("the house said nothing for a minute").unwrap().unwrap();
    serde_json::from_str(message.to_text().unwrap()).unwrap()
}

/// A table, and the first message of whoever opened it.
async fn table(house: &Open) -> Inbound {
    let sit = Some(Sit { name: "Ann".into(), seat: None, seals: false });
    let seated = house.house.open(OpenTable { seats: 2, sit, ..OpenTable::of("booty-dice") }).await.unwrap();
    Inbound::hello(&seated.table, seated.token.as_deref())
}

fn limited(limits: Limits, behind_proxy: bool) -> Config {
    let proxies = if behind_proxy { "loopback".parse().unwrap() } else { Proxies::default() };
    Config { limits, proxies, ..Config::default() }
}

#[tokio::test]
async fn who_says_hello_is_welcome() {
    let house = open(Config::default()).await;
    let hello = table(&house).await;
    let mut socket = socket(&house, &[]).await.unwrap();
    say(&mut socket, &hello).await;
    assert!(matches!(told(&mut socket).await, Outbound::Welcome { seat: Some(1), .. }));
    house.close().await;
}

#[tokio::test]
async fn when_the_house_closes_everybody_is_told_first() {
    let house = open(Config::default()).await;
    let hello = table(&house).await;
    let mut socket = socket(&house, &[]).await.unwrap();
    say(&mut socket, &hello).await;
    let closed = tokio::spawn(house.close());
    let mut last = told(&mut socket).await;
    while let Some(Ok(message)) = socket.next().await {
        if let Ok(text) = message.to_text()
            && let Ok(told) = serde_json::from_str(text)
        {
            last = told;
        }
    }
    assert!(matches!(last, Outbound::Bye { why: Why::Closing, .. }), "{last:?}");
    closed.await.unwrap();
}

#[tokio::test]
async fn pages_of_others_get_no_socket() {
    let house = open(Config::default()).await;
    assert_eq!(number(socket(&house, &[("origin", "http://evil.example")]).await), 403);
    let own = format!("http://{}", house.address);
    drop(socket(&house, &[("origin", &own)]).await.unwrap());
    house.close().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_connection_and_nothing_else() {
    let house = open(limited(Limits { message: 2000, ..Limits::default() }, false)).await;
    let hello = table(&house).await;
    let (mut loud, mut other) = (socket(&house, &[]).await.unwrap(), socket(&house, &[]).await.unwrap());
    let _ = loud.send(Message::text("x".repeat(10_000_000))).await;
    while let Some(Ok(_)) = loud.next().await {}
    say(&mut other, &hello).await;
    assert!(matches!(told(&mut other).await, Outbound::Welcome { .. }));
    house.close().await;
}

#[tokio::test]
async fn a_socket_keeps_its_place_until_it_is_closed() {
    let house = open(limited(Limits { connections_per_address: 1, ..Limits::default() }, false)).await;
    let hello = table(&house).await;
    let mut first = socket(&house, &[]).await.unwrap();
    say(&mut first, &hello).await;
    assert!(matches!(told(&mut first).await, Outbound::Welcome { .. }));
    assert_eq!(number(socket(&house, &[]).await), 429);
    drop(first);
    while !house.is_well().await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.close().await;
}

#[tokio::test]
async fn behind_a_proxy_sockets_count_by_whom_the_proxy_names() {
    let house = open(limited(Limits { connections_per_address: 1, ..Limits::default() }, true)).await;
    let from = |client: &'static str| [("x-forwarded-for", client)];
    let first = socket(&house, &from("198.51.100.1")).await.unwrap();
    assert_eq!(number(socket(&house, &from("198.51.100.1")).await), 429);
    drop(socket(&house, &from("198.51.100.2")).await.unwrap());
    drop(first);
    while socket(&house, &from("198.51.100.1")).await.is_err() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.close().await;
}
