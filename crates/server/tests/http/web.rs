//! The pages of the house, with a few files that stand in for the real ones.

use crate::ask::{Answer, ask, front, get, post};
use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request};
use luckhouse_server::protocol::{OpenTable, Seated, Sit};
use luckhouse_server::{Config, Pages};
use luckhouse_shelf::games::GAMES;

const INDEX: &str = "<html><head><title>Luckhouse</title></head><body></body></html>";

const FILES: [(&str, &str); 9] = [
    ("index.html", INDEX),
    ("assets/house-1.js", "plain script"),
    ("assets/house-1.js.br", "brotli script"),
    ("assets/house-1.js.gz", "gzip script"),
    ("assets/house-1.css", "plain style"),
    ("icon.svg", "<svg/>"),
    ("manifest.webmanifest", "{}"),
    ("assets/letters.woff2", "letters"),
    ("sw.js", "worker"),
];

async fn with_pages() -> Router {
    let files = FILES.iter().map(|(name, text)| (name.to_string(), text.as_bytes().to_vec()));
    front(Config {
        pages: Pages::These(files.collect::<std::collections::BTreeMap<_, _>>().into()),
        ..Config::default()
    })
    .await
}

async fn plain_house() -> Router {
    front(Config { pages: Pages::none(), ..Config::default() }).await
}

async fn asked(front: &Router, path: &str, headers: &[(&str, &str)]) -> Answer {
    let request =
        headers.iter().fold(Request::get(path), |request, (name, value)| request.header(*name, *value));
    ask(front, request.body(Body::empty()).unwrap()).await
}

async fn opened(front: &Router, name: &str) -> Seated {
    let sit = Some(Sit { name: name.into(), seat: None, seals: false });
    let order = serde_json::to_string(&OpenTable { seats: 2, sit, ..OpenTable::of("booty-dice") }).unwrap();
    serde_json::from_str(&post(front, "/api/v1/tables", &[], order).await.text).unwrap()
}

#[tokio::test]
async fn every_place_of_the_app_is_its_page() {
    let front = with_pages().await;
    for place in ["/", "/g/booty-dice", "/rules/fortuna", "/tables", "/you", "/players/abc"] {
        let page = get(&front, place).await;
        assert_eq!((page.status.as_u16(), page.text.as_str()), (200, INDEX), "{place}");
        assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{place}");
        assert_eq!(page.header("cache-control"), "no-cache", "{place}");
    }
    for nowhere in ["/g", "/nowhere", "/assets/", "/assets/house-2.js", "/../Cargo.toml", "/t/a/b/c"] {
        let answer = get(&front, nowhere).await;
        assert_eq!(answer.status, 404, "{nowhere}");
        assert!(answer.problem().text.contains("there is nothing at"), "{nowhere}");
    }
}

#[tokio::test]
async fn files_have_their_type_and_are_kept_as_long_as_they_cannot_change() {
    let front = with_pages().await;
    let for_ever = "public, max-age=31536000, immutable";
    for (path, kind, keeping) in [
        ("/assets/house-1.js", "text/javascript; charset=utf-8", for_ever),
        ("/assets/house-1.css", "text/css; charset=utf-8", for_ever),
        ("/assets/letters.woff2", "font/woff2", for_ever),
        ("/icon.svg", "image/svg+xml", "public, max-age=86400"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
    ] {
        let file = get(&front, path).await;
        assert_eq!((file.status.as_u16(), file.header("content-type")), (200, kind), "{path}");
        assert_eq!(file.header("cache-control"), keeping, "{path}");
        assert_eq!(file.header("content-encoding"), "", "{path}");
        assert_eq!(file.header("vary"), "accept-encoding", "{path}");
    }
    let posted =
        ask(&front, Request::builder().method(Method::POST).uri("/icon.svg").body(Body::empty()).unwrap());
    assert_eq!(posted.await.status, 404);
}

#[tokio::test]
async fn the_smallest_form_that_the_browser_reads_is_sent() {
    let front = with_pages().await;
    let mut tags = Vec::new();
    for (accepted, coding, text) in [
        ("gzip, deflate, br, zstd", "br", "brotli script"),
        ("gzip", "gzip", "gzip script"),
        ("br;q=0, gzip;q=0.5", "gzip", "gzip script"),
        ("identity", "", "plain script"),
    ] {
        let file = asked(&front, "/assets/house-1.js", &[("accept-encoding", accepted)]).await;
        assert_eq!((file.header("content-encoding"), file.text.as_str()), (coding, text), "{accepted}");
        assert_eq!(file.header("content-type"), "text/javascript; charset=utf-8");
        tags.push(file.header("etag").to_string());
    }
    tags.dedup();
    assert_eq!(tags.len(), 3, "each form has a tag of its own: {tags:?}");
    let alone = asked(&front, "/assets/house-1.css", &[("accept-encoding", "br")]).await;
    assert_eq!((alone.header("content-encoding"), alone.text.as_str()), ("", "plain style"));
}

#[tokio::test]
async fn what_the_browser_has_already_is_not_sent_again() {
    let front = with_pages().await;
    for path in ["/", "/assets/house-1.js"] {
        let first = get(&front, path).await;
        let tag = first.header("etag").to_string();
        let again = asked(&front, path, &[("if-none-match", &tag)]).await;
        assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""), "{path}");
        assert_eq!(again.header("etag"), tag);
        for name in ["cache-control", "content-security-policy", "x-frame-options"] {
            assert_eq!(
                again.header(name),
                first.header(name),
                "{path}: browsers keep the last that they heard"
            );
        }
        assert_eq!(asked(&front, path, &[("if-none-match", "\"another\"")]).await.status, 200);
    }
}

#[tokio::test]
async fn the_link_of_a_table_tells_its_game_and_nothing_else() {
    let front = with_pages().await;
    let ann = opened(&front, "Ann").await;
    for path in [format!("/t/{}", ann.table), format!("/t/{}/replay", ann.table)] {
        let page = get(&front, &path).await;
        assert_eq!((page.status.as_u16(), page.header("cache-control")), (200, "no-cache"));
        assert!(page.text.contains("<title>Booty Dice</title>"), "{}", page.text);
        assert!(page.text.contains("<meta property=\"og:title\" content=\"Booty Dice\" />"), "{}", page.text);
        assert!(!page.text.contains("Ann") && !page.text.contains("Luckhouse"), "{}", page.text);
        let known = asked(&front, &path, &[("if-none-match", page.header("etag"))]).await;
        assert_eq!(known.status, 304);
    }
}

#[tokio::test]
async fn the_link_of_no_table_is_the_page_and_not_found() {
    let front = with_pages().await;
    for path in ["/t/nowhere", "/t/nowhere/replay", "/t/%20"] {
        let page = get(&front, path).await;
        assert_eq!((page.status.as_u16(), page.text.as_str()), (404, INDEX), "{path}");
        assert_eq!(page.header("cache-control"), "no-store", "{path}");
        let known = asked(&front, path, &[("if-none-match", "*")]).await;
        assert_eq!(known.status, 404, "{path}");
    }
}

#[tokio::test]
async fn an_address_that_leads_nowhere_is_a_page_for_people_and_a_message_for_programs() {
    let front = with_pages().await;
    let people = [("accept", "text/html,application/xhtml+xml")];
    let page = asked(&front, "/a/b/c/d", &people).await;
    assert_eq!((page.status.as_u16(), page.header("content-type")), (404, "text/html; charset=utf-8"));
    for (path, headers) in [("/a/b/c/d", &[][..]), ("/api/v1/nothing", &people[..])] {
        let message = asked(&front, path, headers).await;
        assert_eq!((message.status.as_u16(), message.header("content-type")), (404, "application/json"));
    }
}

#[tokio::test]
async fn pictures_and_workers_of_our_own_are_allowed() {
    let page = get(&with_pages().await, "/").await;
    let policy = page.header("content-security-policy");
    for part in ["script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "worker-src 'self'"] {
        assert!(policy.split("; ").any(|other| other == part), "{part}: {policy}");
    }
}

#[tokio::test]
async fn what_is_only_read_needs_no_word_about_scripts_but_what_runs_does() {
    let front = with_pages().await;
    for (path, runs) in [("/", true), ("/sw.js", true), ("/icon.svg", false), ("/api/v1/shelf", false)] {
        let policy = get(&front, path).await.header("content-security-policy").to_string();
        assert!(policy.starts_with("default-src 'none';"), "{path}: {policy}");
        assert_eq!(policy.contains("script-src 'self'"), runs, "{path}: {policy}");
    }
}

#[tokio::test]
async fn parts_of_a_page_are_under_its_policy_and_need_none_of_their_own() {
    let front = with_pages().await;
    for path in ["/assets/house-1.js", "/assets/house-1.css"] {
        let part = get(&front, path).await;
        assert_eq!((part.status.as_u16(), part.header("x-content-type-options")), (200, "nosniff"), "{path}");
        assert_eq!(part.header("cross-origin-resource-policy"), "same-origin", "{path}");
        assert_eq!(part.header("content-security-policy"), "", "{path}");
        assert_eq!(part.header("referrer-policy"), "", "{path}");
    }
    let missing = get(&front, "/assets/house-2.js").await;
    assert_eq!((missing.status.as_u16(), missing.header("referrer-policy")), (404, "no-referrer"));
}

#[tokio::test]
async fn what_is_told_of_games_is_sent_once() {
    let front = with_pages().await;
    for path in ["/api/v1/shelf", "/api/v1/games", "/api/v1/games/fortuna"] {
        let told = get(&front, path).await;
        assert_eq!((told.status.as_u16(), told.header("cache-control")), (200, "no-cache"), "{path}");
        let tag = told.header("etag").to_string();
        let again = asked(&front, path, &[("if-none-match", tag.as_str())]).await;
        assert_eq!((again.status.as_u16(), again.text.as_str()), (304, ""), "{path}");
    }
}

#[tokio::test]
async fn the_front_page_shows_the_shelf_and_brings_nothing_from_outside() {
    let page = get(&plain_house().await, "/").await;
    assert_eq!((page.status.as_u16(), page.header("content-type")), (200, "text/html; charset=utf-8"));
    for game in GAMES {
        assert!(page.text.contains(game.about().name));
    }
    assert!(page.text.contains("luckhouse join URL"));
    assert!(page.text.contains("make web"));
    // The policy allows neither.
    assert!(!page.text.contains("<script") && !page.text.contains("style="), "{}", page.text);
    assert!(!page.text.contains("//"), "{}", page.text);
}

#[tokio::test]
async fn the_page_of_a_table_says_how_to_join_and_shows_names_as_text() {
    let front = plain_house().await;
    let ann = opened(&front, "<b>Ann</b>").await;
    let request = Request::get(format!("/t/{}", ann.table)).header("host", "127.0.0.1:7070");
    let page = ask(&front, request.body(Body::empty()).unwrap()).await;
    assert_eq!((page.status.as_u16(), page.header("cache-control")), (200, "no-store"));
    assert!(
        page.text.contains("Booty Dice") && page.text.contains("&lt;b&gt;Ann&lt;/b&gt;"),
        "{}",
        page.text
    );
    assert!(!page.text.contains("<b>Ann"), "{}", page.text);
    assert!(
        page.text.contains(&format!("luckhouse join http://127.0.0.1:7070/t/{}", ann.table)),
        "{}",
        page.text
    );
    assert!(!page.text.contains(&ann.token.unwrap()));
}
