//! Players whom the house knows again: signing in, and what remains of them.

use crate::ask::{Answer, ask, house};
use crate::browser::{Browser, ORIGIN, does, games, many, refused, resign};
use crate::mail_sink::MailSink;
use crate::notices::{proved, subscribe, with_mail};
use crate::open::{Open, open, open_house};
use crate::passkeys::{Authenticator, add};
use crate::push_service::{Device, PushService};
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use luckhouse_server::protocol::{Inbound, Me, Opponent, Profile, Seated, Why};
use luckhouse_server::{Config, House, http};
use luckhouse_store::conformance::Scratch;
use luckhouse_store::{Millis, Sqlite};
use ring::signature::KeyPair;
use serde_json::json;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

async fn front() -> Router {
    http::router(house(Config::default()).await)
}

#[tokio::test]
async fn a_browser_is_known_again_by_its_key() {
    let front = front().await;
    let mut ann = Browser::known(&front, "Ann").await;
    let me = ann.me().await;
    assert_eq!((me.name.as_str(), me.devices.len(), me.recovery), ("Ann", 1, 0));
    assert!(me.devices[0].current);
    // The cookie is lost, the key is not.
    ann.cookie = None;
    refused(&ann.get("/api/v1/me").await, 401, "not-signed-in");
    assert_eq!(ann.sign_in("somebody else", None).await.status, 200);
    assert_eq!(ann.me().await, Me { devices: ann.me().await.devices, ..me.clone() });
    let mut ben = Browser::known(&front, "Ann").await;
    assert_ne!(ben.me().await.id, me.id, "a name is nobody's");
}

#[tokio::test]
async fn the_cookie_is_for_the_house_alone() {
    let front = front().await;
    let mut ann = Browser::new(&front);
    let answer = ann.sign_in("Ann", None).await;
    let cookie = answer.header("set-cookie").to_string();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=7776000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "a house without encryption could not read it");
    assert!(!answer.text.contains(&cookie[10..40]), "no script can read it");
}

#[tokio::test]
async fn a_challenge_is_good_once_for_one_origin() {
    let front = front().await;
    let mut ann = Browser::new(&front);
    let challenge = ann.challenge().await;
    let body = ann.signed("Ann", &challenge, ORIGIN, None);
    assert_eq!(ann.post("/api/v1/players/session", body.clone()).await.status, 200);
    refused(&ann.post("/api/v1/players/session", body).await, 403, "old-challenge");
    let challenge = ann.challenge().await;
    let body = ann.signed("Ann", &challenge, "http://evil.example", None);
    refused(&ann.post("/api/v1/players/session", body).await, 403, "bad-signature");
    let other = Browser::new(&front);
    let challenge = ann.challenge().await;
    let mut body = ann.signed("Ann", &challenge, ORIGIN, None);
    body["key"] = other.signed("Ann", &challenge, ORIGIN, None)["key"].clone();
    refused(&ann.post("/api/v1/players/session", body).await, 403, "bad-signature");
    let forged = "00".repeat(32);
    let body = ann.signed("Ann", &forged, ORIGIN, None);
    refused(&ann.post("/api/v1/players/session", body).await, 403, "old-challenge");
    let mut body = ann.signed("Ann", &forged, ORIGIN, None);
    body["key"] = "AAAA".into();
    refused(&ann.post("/api/v1/players/session", body).await, 403, "bad-key");
}

#[tokio::test]
async fn a_page_of_somebody_else_signs_nobody_in() {
    let front = front().await;
    let ann = Browser::new(&front);
    let body = ann.signed("Ann", &"00".repeat(32), "http://evil.example", None);
    let request = Request::post("/api/v1/players/session").header("content-type", "application/json");
    let request = request.header("host", "127.0.0.1:7070").header("origin", "http://evil.example");
    let answer = ask(&front, request.body(body.to_string().into()).unwrap()).await;
    assert_eq!((answer.status.as_u16(), answer.problem().why), (403, Why::House));
}

#[tokio::test]
async fn a_stolen_cookie_is_worth_nothing_after_signing_out() {
    let front = front().await;
    let mut ann = Browser::known(&front, "Ann").await;
    let mut thief = Browser { cookie: ann.cookie.clone(), ..Browser::new(&front) };
    assert_eq!(thief.me().await.name, "Ann");
    assert_eq!(ann.post("/api/v1/me/sign-out", json!({})).await.status, 204);
    assert_eq!(ann.cookie, None);
    refused(&thief.get("/api/v1/me").await, 401, "not-signed-in");
    assert_eq!(ann.sign_in("Ann", None).await.status, 200, "the key is still hers");
}

#[tokio::test]
async fn a_second_device_comes_by_a_code_that_is_good_once() {
    let front = front().await;
    let mut phone = Browser::known(&front, "Ann").await;
    let code = phone.send("POST", "/api/v1/me/codes", None).await.json();
    let code = code["code"].as_str().unwrap().to_lowercase();
    let mut laptop = Browser::new(&front);
    assert_eq!(laptop.sign_in("x", Some(&code)).await.status, 200);
    assert_eq!(laptop.me().await.id, phone.me().await.id);
    assert_eq!(phone.me().await.devices.len(), 2);
    let mut thief = Browser::new(&front);
    refused(&thief.sign_in("x", Some(&code)).await, 403, "bad-code");
    for wrong in ["", "AAAA-AAAA", "nonsense nonsense"] {
        refused(&thief.sign_in("x", Some(wrong)).await, 403, "bad-code");
    }
    // The phone is lost.
    let devices = laptop.me().await.devices;
    let [lost, own] = [false, true].map(|current| devices.iter().find(|one| one.current == current).unwrap());
    let remove = |id: &str| format!("/api/v1/me/devices/{id}");
    refused(&laptop.send("DELETE", &remove(&own.id), None).await, 403, "this-device");
    assert_eq!(laptop.send("DELETE", &remove(&lost.id), None).await.status, 204);
    refused(&laptop.send("DELETE", &remove(&lost.id), None).await, 404, "no-device");
    refused(&phone.get("/api/v1/me").await, 401, "not-signed-in");
    assert_eq!(phone.sign_in("Eve", None).await.status, 200);
    assert_ne!(phone.me().await.id, laptop.me().await.id, "its key is a stranger's now");
}

/// A clock that is ours.
static CLOCK: AtomicI64 = AtomicI64::new(1_700_000_000_000);

fn ours() -> Millis {
    Millis(CLOCK.load(Ordering::SeqCst))
}

#[tokio::test]
async fn codes_and_sessions_end_and_tokens_are_changed() {
    let later = |minutes: i64| CLOCK.fetch_add(minutes * 60_000, Ordering::SeqCst);
    let front = http::router(house(Config { clock: ours, ..Config::default() }).await);
    let mut ann = Browser::known(&front, "Ann").await;
    let code = ann.send("POST", "/api/v1/me/codes", None).await.json()["code"].as_str().unwrap().to_string();
    later(10);
    refused(&Browser::new(&front).sign_in("x", Some(&code)).await, 403, "bad-code");
    let old = ann.cookie.clone();
    assert_eq!(ann.me().await.name, "Ann");
    assert_eq!(ann.cookie, old);
    later(8 * 24 * 60);
    assert_eq!(ann.me().await.name, "Ann");
    assert_ne!(ann.cookie, old, "a token of a week is changed for a new one");
    let mut thief = Browser { cookie: old, ..Browser::new(&front) };
    refused(&thief.get("/api/v1/me").await, 401, "not-signed-in");
    later(91 * 24 * 60);
    refused(&ann.get("/api/v1/me").await, 401, "not-signed-in");
}

#[tokio::test]
async fn whoever_lost_everything_comes_back_with_a_printed_code() {
    let front = front().await;
    let mut ann = Browser::known(&front, "Ann").await;
    let codes = |answer: Answer| answer.json()["codes"].as_array().unwrap().clone();
    let old = codes(ann.send("POST", "/api/v1/me/recovery", None).await);
    let new = codes(ann.send("POST", "/api/v1/me/recovery", None).await);
    assert_eq!((new.len(), ann.me().await.recovery), (8, 8));
    let mut found = Browser::new(&front);
    refused(&found.sign_in("x", old[0].as_str()).await, 403, "bad-code");
    assert_eq!(found.sign_in("x", new[3].as_str()).await.status, 200);
    assert_eq!((found.me().await.id, found.me().await.recovery), (ann.me().await.id, 7));
    refused(&Browser::new(&front).sign_in("x", new[3].as_str()).await, 403, "bad-code");
}

#[tokio::test]
async fn signing_out_everywhere_leaves_one_key() {
    let front = front().await;
    let mut ann = Browser::known(&front, "Ann").await;
    let id = ann.me().await.id;
    let code = ann.send("POST", "/api/v1/me/codes", None).await.json()["code"].as_str().unwrap().to_string();
    let mut other = Browser::new(&front);
    other.sign_in("x", Some(&code)).await;
    assert_eq!(ann.post("/api/v1/me/sign-out", json!({ "everywhere": true })).await.status, 204);
    refused(&other.get("/api/v1/me").await, 401, "not-signed-in");
    other.sign_in("Eve", None).await;
    assert_ne!(other.me().await.id, id);
    ann.sign_in("x", None).await;
    assert_eq!((ann.me().await.id, ann.me().await.devices.len()), (id, 1));
}

#[tokio::test]
async fn names_and_privacy_are_the_players() {
    let front = front().await;
    let mut ann = Browser::known(&front, "Ann").await;
    let mut ben = Browser::known(&front, "Ben").await;
    let path = format!("/api/v1/players/{}", ann.me().await.id);
    refused(&ben.get(&path).await, 404, "no-player");
    refused(&ben.get("/api/v1/players/0123456789abcdef").await, 404, "no-player");
    assert_eq!(ben.get(&path).await.text, ben.get("/api/v1/players/x").await.text, "nobody can tell");
    assert_eq!(ann.get(&path).await.status, 200);
    let edited = ann.send("PATCH", "/api/v1/me", Some(&json!({ "name": "Anna", "privacy": "public" }))).await;
    assert_eq!(edited.json()["name"], "Anna");
    let seen: Profile = serde_json::from_value(ben.get(&path).await.json()).unwrap();
    assert_eq!((seen.name.as_str(), seen.ratings.len()), ("Anna", 0));
    refused(&ann.send("PATCH", "/api/v1/me", Some(&json!({ "name": "bot" }))).await, 403, "name-of-house");
    refused(&Browser::new(&front).sign_in("", None).await, 400, "bad-name");
}

#[tokio::test]
async fn tries_are_counted_by_address() {
    let config = Config { trust_loopback: false, ..Config::default() };
    let front = http::router(house(config).await);
    let mut thief = Browser::new(&front);
    let mut statuses = Vec::new();
    for _ in 0..70 {
        statuses.push(thief.send("POST", "/api/v1/players/challenge", None).await.status.as_u16());
    }
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 60);
    refused(&thief.send("POST", "/api/v1/players/challenge", None).await, 429, "many-sign-ins");
}

/// A table for two, with both at it.
pub(crate) async fn seated(one: &mut Browser, two: &mut Browser) -> [Seated; 2] {
    let order = json!({ "game": "booty-dice", "seats": 2, "sit": { "name": "Ann Abendroth" } });
    let first: Seated = serde_json::from_value(one.post("/api/v1/tables", order).await.json()).unwrap();
    let seats = format!("/api/v1/tables/{}/seats", first.table);
    let second = two.post(&seats, json!({ "name": "Ben Birnbaum" })).await.json();
    [first, serde_json::from_value(second).unwrap()]
}

/// Everything that is written to the log from now on, also by the houses of other tests: what is written on several threads
/// can only be heard by all.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn hear() -> Log {
        let (log, all) = (Log::default(), tracing::Level::TRACE);
        let heard = log.clone();
        let heard = tracing_subscriber::fmt().with_max_level(all).with_writer(move || heard.clone()).finish();
        tracing::subscriber::set_global_default(heard).expect("nobody else listens");
        log
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// A game of two that ends because the second gives up.
pub(crate) async fn played(open: &Open, one: &mut Browser, two: &mut Browser) -> Seated {
    let [first, second] = seated(one, two).await;
    does(open, &second, resign()).await;
    first
}

#[tokio::test]
async fn a_game_of_members_is_listed_and_rated() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    let seated = played(&open, &mut ann, &mut ben).await;
    let won = games(&mut ann, 1).await.games.remove(0);
    let lost = games(&mut ben, 1).await.games.remove(0);
    assert_eq!(
        (won.table.as_deref(), won.seat, won.place, lost.place),
        (Some(seated.table.as_str()), 1, 1, 2)
    );
    let ((from, to), (before, after)) = (won.rating.unwrap(), lost.rating.unwrap());
    assert!(from == 1500 && before == 1500 && to > 1500 && after < 1500, "{won:?} {lost:?}");
    assert_eq!(won.players[1].name, "Ben Birnbaum");
    let id = ann.me().await.id;
    let profile: Profile =
        serde_json::from_value(ann.get(&format!("/api/v1/players/{id}")).await.json()).unwrap();
    let rating = &profile.ratings[0];
    assert_eq!((rating.game.as_str(), rating.seats, rating.games, rating.rating), ("booty-dice", 2, 1, to));
    assert_eq!((profile.totals[0].played, profile.totals[0].won), (1, 1));
    let curve = ann.get(&format!("/api/v1/players/{id}/curve?game=booty-dice&seats=2")).await.json();
    assert_eq!(curve[0]["rating"], to);
    assert_eq!(ann.get("/api/v1/me/data").await.json()["games"][0]["game"], "booty-dice");
    open.close().await;
}

#[tokio::test]
async fn guests_and_those_alone_are_not_rated() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut guest) = (Browser::known(&front, "Ann").await, Browser::new(&front));
    played(&open, &mut ann, &mut guest).await;
    let won = games(&mut ann, 1).await.games.remove(0);
    assert_eq!((won.place, won.rating), (1, None));
    // The same player at both seats.
    let mut again = Browser { cookie: ann.cookie.clone(), ..Browser::new(&front) };
    played(&open, &mut ann, &mut again).await;
    assert_eq!(games(&mut ann, 2).await.games[0].rating, None);
    open.close().await;
}

#[tokio::test]
async fn head_to_head_is_for_those_who_played_with_each_other() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    let mut eve = Browser::known(&front, "Eve").await;
    played(&open, &mut ann, &mut ben).await;
    played(&open, &mut ann, &mut ben).await;
    played(&open, &mut ben, &mut ann).await;
    let listed = games(&mut ann, 3).await.games.remove(0);
    games(&mut ben, 3).await;
    let with = |id: String| format!("/api/v1/players/{id}/against");
    let (to_ann, to_ben) = (with(ann.me().await.id), with(ben.me().await.id));
    let seen: Opponent = serde_json::from_value(ann.get(&to_ben).await.json()).unwrap();
    assert_eq!((seen.name.as_str(), seen.games, seen.won, seen.lost), ("Ben", 3, 2, 1));
    assert_eq!(
        (seen.by_game.len(), seen.by_game[0].game.as_str(), seen.last),
        (1, "booty-dice", listed.ended)
    );
    let seen: Vec<Opponent> = serde_json::from_value(ben.get("/api/v1/me/opponents").await.json()).unwrap();
    assert_eq!((seen.len(), seen[0].won, seen[0].lost), (1, 1, 2));
    // Ben's profile is private: whoever played with him knows who he is, nobody else does.
    let ids: Vec<_> = listed.players.iter().map(|player| player.player.clone()).collect();
    assert_eq!(ids, [Some(ben.me().await.id), Some(ann.me().await.id)]);
    refused(&eve.get(&to_ben).await, 404, "no-player");
    refused(&eve.get(&to_ann).await, 404, "no-player");
    let mut guest = Browser::new(&front);
    refused(&guest.get(&to_ann).await, 401, "not-signed-in");
    // Of somebody who was forgotten nothing is told.
    assert_eq!(ben.send("DELETE", "/api/v1/me", None).await.status, 204);
    refused(&ann.get(&to_ben).await, 404, "no-player");
    open.close().await;
}

#[tokio::test]
async fn friends_see_more_and_whoever_is_blocked_sits_elsewhere() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    let mut eve = Browser::known(&front, "Eve").await;
    let (her, his) = (ann.me().await.id, ben.me().await.id);
    let (him, profile) = (format!("/api/v1/me/people/{his}"), format!("/api/v1/players/{her}"));
    let (friend, blocked) = (json!({ "regard": "friend" }), json!({ "regard": "blocked" }));
    // Nobody is found by guessing, and one is not one's own friend.
    refused(&ann.send("PUT", &him, Some(&friend)).await, 404, "no-player");
    refused(&ann.send("PUT", &format!("/api/v1/me/people/{her}"), Some(&friend)).await, 403, "own-regard");
    played(&open, &mut ann, &mut ben).await;
    games(&mut ann, 1).await;
    let me: Me = serde_json::from_value(ann.send("PUT", &him, Some(&friend)).await.json()).unwrap();
    assert_eq!((me.friends[0].name.as_str(), me.blocked.len()), ("Ben", 0));
    refused(&ben.get(&profile).await, 404, "no-player");
    ann.send("PATCH", "/api/v1/me", Some(&json!({ "privacy": "friends" }))).await;
    assert_eq!(ben.get(&profile).await.status, 200);
    refused(&eve.get(&profile).await, 404, "no-player");
    // From friend to foe: he sees nothing, not even what everybody sees, and sits elsewhere.
    ann.send("PATCH", "/api/v1/me", Some(&json!({ "privacy": "public" }))).await;
    let me: Me = serde_json::from_value(ann.send("PUT", &him, Some(&blocked)).await.json()).unwrap();
    assert_eq!((me.friends.len(), me.blocked[0].id.as_str()), (0, his.as_str()));
    refused(&ben.get(&profile).await, 404, "no-player");
    assert_eq!(eve.get(&profile).await.status, 200);
    let order = json!({ "game": "booty-dice", "seats": 2, "sit": { "name": "Ann" } });
    let table = ann.post("/api/v1/tables", order).await.json()["table"].as_str().unwrap().to_string();
    let seats = format!("/api/v1/tables/{table}/seats");
    refused(&ben.post(&seats, json!({ "name": "Ben" })).await, 403, "not-welcome");
    assert_eq!(ann.send("DELETE", &him, None).await.json()["blocked"], json!([]));
    assert_eq!(ben.post(&seats, json!({ "name": "Ben" })).await.status, 201);
    open.close().await;
}

/// A bot that plays for somebody plays for their rating too: nobody saves it by going away.
#[tokio::test]
async fn whoever_leaves_is_rated_all_the_same() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    let [first, second] = seated(&mut ann, &mut ben).await;
    does(&open, &second, Inbound::Leave { id: "l".into() }).await;
    does(&open, &first, resign()).await;
    let (lost, won) = (games(&mut ann, 1).await.games.remove(0), games(&mut ben, 1).await.games.remove(0));
    assert_eq!((lost.place, won.place), (2, 1));
    assert!(lost.rating.is_some_and(|(before, after)| after < before), "{lost:?}");
    open.close().await;
}

#[tokio::test]
async fn where_nobody_won_nobody_is_told_that_they_did() {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let mut ann = Browser::known(&front, "Ann").await;
    let order = json!({ "game": "lantern", "seats": 1, "sit": { "name": "Ann" } });
    let seated: Seated = serde_json::from_value(ann.post("/api/v1/tables", order).await.json()).unwrap();
    does(&open, &seated, resign()).await;
    let lost = games(&mut ann, 1).await.games.remove(0);
    assert_eq!((lost.place, lost.rating), (2, None));
    let journey = lost.journey.unwrap();
    assert_eq!((journey.won, journey.zone, journey.zones, journey.circles), (false, 1, 8, None));
    let path = format!("/api/v1/players/{}", ann.me().await.id);
    let profile: Profile = serde_json::from_value(ann.get(&path).await.json()).unwrap();
    assert_eq!((profile.totals[0].played, profile.totals[0].won), (1, 0));
    assert_eq!(profile.best_journey, Some(journey));
    open.close().await;
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_no_name_anywhere() {
    let heard = Log::hear();
    let folder = Scratch::new();
    let sink = MailSink::open().await;
    let start = || House::start(Arc::new(Sqlite::open(folder.path()).unwrap()), with_mail(&sink)).unwrap();
    let open = open_house(start()).await;
    let front = http::router(Arc::clone(&open.house));
    let (mut ann, mut ben) =
        (Browser::known(&front, "Ann Abendroth").await, Browser::known(&front, "Ben").await);
    let seated = played(&open, &mut ann, &mut ben).await;
    games(&mut ann, 1).await;
    // She would have played again, and he keeps a seat for her.
    let rematch = format!("/api/v1/tables/{}/rematch", seated.table);
    let request =
        Request::post(&rematch).header("authorization", format!("Bearer {}", seated.token.unwrap()));
    let request = request.header("content-type", "application/json").body(Body::from("{}")).unwrap();
    assert_eq!(ask(&front, request).await.status, 201);
    let passkey = Authenticator::new(7);
    assert_eq!(add(&mut ann, &passkey).await.status, 200);
    proved(&mut ann, &sink, "ann.abendroth@example.com").await;
    let service = PushService::open().await;
    let mut device = Device::new(1);
    device.path = "/push/abendroth".into();
    subscribe(&mut ann, &device, &service).await;
    let data = ann.get("/api/v1/me/data").await.json();
    assert_eq!(data["notices"]["mail"]["address"], "ann.abendroth@example.com");
    assert!(data["notices"]["browsers"][0]["endpoint"].as_str().unwrap().ends_with("/push/abendroth"));
    let key = ann.key.public_key().as_ref().to_vec();
    let token = ann.cookie.clone().unwrap();
    assert_eq!(ann.send("DELETE", "/api/v1/me", None).await.status, 204);
    let mut thief = Browser { cookie: Some(token), ..Browser::new(&front) };
    refused(&thief.get("/api/v1/me").await, 401, "not-signed-in");
    let log = ben.get(&format!("/api/v1/tables/{}/log", seated.table)).await;
    assert!(log.status == 200 && !log.text.contains("Abendroth"), "{}", log.text);
    assert_eq!(games(&mut ben, 1).await.games[0].players[0].name, "a former guest");
    open.close().await;
    let logged = heard.text();
    assert!(logged.contains("/api/v1/me"), "nothing was heard: {logged}");
    for secret in ["Abendroth", "abendroth", "127.0.0.1", &ann.public_key(), seated.table.as_str()] {
        assert!(!logged.contains(secret), "{secret} is in the log: {logged}");
    }
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        let has = |what: &[u8]| bytes.windows(what.len()).any(|part| part == what);
        assert!(!has(b"Abendroth") && !has(b"abendroth"), "{}", path.display());
        assert!(!has(&key), "{}", path.display());
        assert!(!has(passkey.credential().as_bytes()), "{}", path.display());
    }
}
