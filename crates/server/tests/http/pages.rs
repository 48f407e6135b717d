//! What a browser and those who run the house see.

use crate::ask::{front, get};
use luckhouse_server::Config;
use luckhouse_shelf::games::GAMES;

#[tokio::test]
async fn the_front_page_shows_the_shelf_and_brings_nothing_from_outside() {
    let page = get(&front(Config::default()).await, "/").await;
    assert_eq!((page.status.as_u16(), page.header("content-type")), (200, "text/html; charset=utf-8"));
    for game in GAMES {
        assert!(page.text.contains(game.about().name));
    }
    assert!(page.text.contains("luckhouse join URL"));
    // The policy allows neither.
    assert!(!page.text.contains("<script") && !page.text.contains("style="), "{}", page.text);
    assert!(!page.text.contains("//"), "{}", page.text);
}

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
