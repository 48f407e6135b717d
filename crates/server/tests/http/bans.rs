//! Who is kept out hears so, on every way in.

use crate::ask::ask;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use luckhouse_server::protocol::Why;
use luckhouse_server::{Config, House, http, serve};
use luckhouse_store::{Ban, Change, Memory, Millis, Name, Store};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

fn house(banned: &str, config: Config) -> Arc<House> {
    let store = Memory::default();
    let network = Name::new(banned).unwrap();
    store.apply(Change::Ban(Ban { network, at: Millis(0), until: None, why: None })).unwrap();
    House::start(Arc::new(store), config).unwrap()
}

async fn asked(front: &Router, address: &str) -> u16 {
    let address: SocketAddr = address.parse().unwrap();
    let request = Request::get("/house.css").extension(ConnectInfo(address));
    let answer = ask(front, request.body(Body::empty()).unwrap()).await;
    if answer.status == 403 {
        assert_eq!(answer.problem().why, Why::House);
        assert!(answer.problem().text.contains("keeps your address out"), "{}", answer.text);
    }
    answer.status.as_u16()
}

#[tokio::test]
async fn a_request_of_a_banned_network_is_refused() {
    let front = http::router(house("192.0.2.0/24", Config::default()));
    assert_eq!(asked(&front, "192.0.2.9:1").await, 403);
    assert_eq!(asked(&front, "192.0.3.9:1").await, 200);
    let front = http::router(house("2001:db8:1:2::/64", Config::default()));
    assert_eq!(asked(&front, "[2001:db8:1:2:3::4]:1").await, 403);
    assert_eq!(asked(&front, "[2001:db8:1:3::4]:1").await, 200);
}

#[tokio::test]
async fn a_connection_of_a_banned_address_is_refused_before_it_asks_anything() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let stopped = async { drop(stopped.await) };
    let served = tokio::spawn(serve(listener, house("127.0.0.1", Config::default()), stopped));
    let mut connection = tokio::net::TcpStream::connect(address).await.unwrap();
    connection.write_all(b"GET /healthz HTTP/1.1\r\nHost: house\r\n\r\n").await.unwrap();
    let mut answer = String::new();
    connection.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 403 ") && answer.contains("keeps your address out"), "{answer}");
    drop(stop);
    served.await.unwrap();
}
