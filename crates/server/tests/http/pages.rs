//! What those who run the house see.

use crate::ask::{front, get};
use luckhouse_server::Config;

#[tokio::test]
async fn health_says_which_version_is_well() {
    let answer = get(&front(Config::default()).await, "/healthz").await;
    let health = answer.json();
    assert_eq!((answer.status.as_u16(), health["status"].as_str()), (200, Some("ok")));
    assert_eq!(health["version"], env!("CARGO_PKG_VERSION"));
}

#[tokio::test]
async fn numbers_count_routes_and_never_what_opens_a_table() {
    let front = front(Config::default()).await;
    get(&front, "/healthz").await;
    get(&front, "/api/v1/tables/Op3nS3sam3/replay?from=2&to=1").await;
    get(&front, "/somewhere/Op3nS3sam3").await;
    let numbers = get(&front, "/metrics").await;
    assert!(numbers.header("content-type").starts_with("text/plain"));
    assert!(numbers.text.contains("luckhouse_requests_total{"), "{}", numbers.text);
    assert!(numbers.text.contains("route=\"/healthz\""), "{}", numbers.text);
    assert!(numbers.text.contains("route=\"/api/v1/tables/{id}/replay\""), "{}", numbers.text);
    assert!(numbers.text.contains("luckhouse_request_seconds_bucket"), "{}", numbers.text);
    assert!(!numbers.text.contains("Op3nS3sam3"), "{}", numbers.text);
}
