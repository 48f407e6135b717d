//! Real connections: how many there may be, and how they end.

use crate::open::open;
use luckhouse_server::{Config, Limits};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/// The health of the house on this connection, which stays.
async fn well(connection: &mut TcpStream) -> bool {
    connection.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut answer = vec![0; 2000];
    let length = connection.read(&mut answer).await.unwrap();
    answer[..length].starts_with(b"HTTP/1.1 200 ")
}

fn limited(limits: Limits) -> Config {
    Config { limits, ..Config::default() }
}

#[tokio::test]
async fn one_address_has_room_for_so_many() {
    let house = open(limited(Limits { connections_per_address: 2, ..Limits::default() })).await;
    let (mut first, mut second) = (house.connect().await, house.connect().await);
    assert!(well(&mut first).await && well(&mut second).await);
    let refused = house.ask(HEALTH).await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("\"too-fast\""), "{refused}");
    assert!(refused.contains("x-content-type-options: nosniff"), "{refused}");
    drop(first);
    // The house hears of it soon.
    while !house.is_well().await {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(well(&mut second).await);
    house.close().await;
}

#[tokio::test]
async fn the_house_has_room_for_so_many() {
    let house = open(limited(Limits { connections: 1, ..Limits::default() })).await;
    let mut first = house.connect().await;
    assert!(well(&mut first).await);
    let refused = house.ask(HEALTH).await;
    assert!(refused.starts_with("HTTP/1.1 503 ") && refused.contains("\"full\""), "{refused}");
    house.close().await;
}

#[tokio::test]
async fn what_is_no_http_is_refused_or_closed() {
    let house = open(Config::default()).await;
    let huge = format!("GET / HTTP/1.1\r\nHost: localhost\r\nX-Huge: {}\r\n\r\n", "x".repeat(100_000));
    for nonsense in ["\0\0\0\0\0\r\n\r\n", "GET\r\n\r\n", huge.as_str()] {
        let answer = house.ask(nonsense).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    assert!(house.is_well().await);
    house.close().await;
}

#[tokio::test]
async fn who_says_nothing_does_not_keep_the_house_open() {
    let house = open(Config::default()).await;
    let mut idle = house.connect().await;
    assert!(well(&mut idle).await);
    let (address, closed) = (house.address, house.close());
    closed.await;
    assert_eq!(idle.read(&mut [0; 10]).await.unwrap(), 0);
    assert!(TcpStream::connect(address).await.is_err());
}
