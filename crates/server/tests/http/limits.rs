//! How much one address may ask.

use crate::ask::{Answer, ask, front, post};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use luckhouse_server::protocol::Why;
use luckhouse_server::{Config, Limits, Proxies};
use std::net::SocketAddr;

async fn from(front: &Router, address: &str, forwarded: &str) -> Answer {
    let address: SocketAddr = address.parse().unwrap();
    let request = Request::get("/house.css").extension(ConnectInfo(address));
    ask(front, request.header("x-forwarded-for", forwarded).body(Body::empty()).unwrap()).await
}

fn few_requests(proxies: &str) -> Config {
    let limits = Limits { requests_per_minute: 3, ..Limits::default() };
    let proxies = if proxies.is_empty() { Proxies::default() } else { proxies.parse().unwrap() };
    Config { limits, proxies, ..Config::default() }
}

#[tokio::test(start_paused = true)]
async fn too_many_requests_wait() {
    let front = front(few_requests("")).await;
    for _ in 0..3 {
        assert_eq!(from(&front, "192.0.2.1:1", "").await.status, 200);
    }
    let refused = from(&front, "192.0.2.1:2", "").await;
    assert_eq!((refused.status.as_u16(), refused.problem().why), (429, Why::TooFast));
    assert!(refused.problem().text.contains("wait"));
    assert_eq!(refused.header("x-content-type-options"), "nosniff");
    assert_eq!(from(&front, "192.0.2.2:1", "").await.status, 200);
    let wait: u64 = refused.header("retry-after").parse().unwrap();
    tokio::time::advance(std::time::Duration::from_secs(wait)).await;
    assert_eq!(from(&front, "192.0.2.1:1", "").await.status, 200);
    assert_eq!(from(&front, "192.0.2.1:1", "").await.status, 429);
}

#[tokio::test(start_paused = true)]
async fn nobody_gets_more_by_naming_others() {
    let front = front(few_requests("")).await;
    let mut fine = 0;
    for number in 0..9 {
        fine += usize::from(from(&front, "192.0.2.1:1", &format!("198.51.100.{number}")).await.status == 200);
    }
    assert_eq!(fine, 3);
}

#[tokio::test(start_paused = true)]
async fn behind_a_proxy_each_client_counts() {
    let front = front(few_requests("192.0.2.1")).await;
    for number in 0..9 {
        assert_eq!(from(&front, "192.0.2.1:1", &format!("198.51.100.{number}")).await.status, 200);
    }
    for _ in 0..2 {
        assert_eq!(from(&front, "192.0.2.1:1", "198.51.100.1").await.status, 200);
    }
    assert_eq!(from(&front, "192.0.2.1:1", "198.51.100.1").await.status, 429);
}

#[tokio::test(start_paused = true)]
async fn whoever_is_no_trusted_proxy_speaks_for_nobody() {
    let front = front(few_requests("192.0.2.1")).await;
    let mut fine = 0;
    for number in 0..9 {
        fine += usize::from(from(&front, "192.0.2.9:1", &format!("198.51.100.{number}")).await.status == 200);
    }
    assert_eq!(fine, 3);
}

#[tokio::test(start_paused = true)]
async fn limits_hold_for_this_machine_unless_it_is_trusted() {
    for (trust_loopback, allowed) in [(false, 3), (true, 9)] {
        let front = front(Config { trust_loopback, ..few_requests("") }).await;
        let mut fine = 0;
        for _ in 0..9 {
            fine += usize::from(from(&front, "127.0.0.1:1", "").await.status == 200);
        }
        assert_eq!(fine, allowed);
    }
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let front = front(Config::default()).await;
    let never = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let answer = post(&front, "/api/v1/tables", &[], never).await;
    assert_eq!((answer.status.as_u16(), answer.problem().why), (408, Why::TooSlow));
}
