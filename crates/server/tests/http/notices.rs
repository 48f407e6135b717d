//! Players who are not here are told that something waits for them: their browsers by a push service, themselves by mail.

use crate::browser::{Browser, many, refused};
use crate::mail_sink::{MailSink, Manner};
use crate::open::{Open, open, open_house, open_node};
use crate::push_service::{Device, PushService, claims};
use crate::sockets::{say, socket, told};
use axum::http::Request;
use luckhouse_server::protocol::{Entry, Inbound, NoticeWays, Now, Outbound, Seated, Stage, What};
use luckhouse_server::{Config, House, Mail, Notices, Security, http};
use luckhouse_store::{Memory, Store};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

const BROWSERS: &str = "/api/v1/me/notices/browsers";
const MAIL: &str = "/api/v1/me/notices/mail";
/// Nothing comes in this time that was to come.
const A_WHILE: Duration = Duration::from_millis(400);

/// A house that tells soon, and does not wait long to try again.
fn quick() -> Config {
    let (after, retry) = (Duration::from_millis(50), Duration::from_millis(50));
    let url = "https://play.example.org".into();
    Config { notices: Notices { after, retry, url, loopback: true, ..Notices::default() }, ..many() }
}

pub(crate) fn with_mail(sink: &MailSink) -> Config {
    let server = (sink.address.ip().to_string(), sink.address.port());
    let mut mail = Mail::new(server, Security::None, "Luckhouse <dice@example.org>".parse().unwrap());
    mail.every = Duration::ZERO;
    Config { mail: Some(Arc::new(mail)), ..quick() }
}

/// Two who have an account, and a house.
struct Two {
    open: Open,
    ann: Browser,
    ben: Browser,
}

impl Two {
    async fn at(open: Open) -> Two {
        let front = http::router(Arc::clone(&open.house));
        let (ann, ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
        Two { open, ann, ben }
    }

    /// Both sit at a table with this clock, where it is Ann's turn.
    async fn seated(&mut self, clock: Value) -> [Seated; 2] {
        let [first, second] = sit_down(&mut self.ann, &mut self.ben, clock).await;
        // If it fell to Ben to begin, he has chosen.
        if waited_for(&self.open, &second).await.contains(&2) {
            plays(&self.open, &second).await;
        }
        [first, second]
    }
}

/// Both sit, and it is the turn of one of them.
async fn sit_down(ann: &mut Browser, ben: &mut Browser, clock: Value) -> [Seated; 2] {
    let order = json!({ "game": "booty-dice", "seats": 2, "sit": { "name": "Ann" }, "clock": clock });
    let first: Seated = read(&ann.post("/api/v1/tables", order).await);
    let seats = format!("/api/v1/tables/{}/seats", first.table);
    [first, read(&ben.post(&seats, json!({ "name": "Ben" })).await)]
}

/// The seats that the table waits for, as soon as it waits for any.
async fn waited_for(open: &Open, seated: &Seated) -> Vec<u8> {
    let mut socket = socket(open, &[]).await.unwrap();
    say(&mut socket, &Inbound::hello(&seated.table, seated.token.as_deref())).await;
    loop {
        let waiting = news(told(&mut socket).await).map(|(_, now)| now.waiting).unwrap_or_default();
        if !waiting.is_empty() {
            return waiting;
        }
    }
}

fn read<T: serde::de::DeserializeOwned>(answer: &crate::ask::Answer) -> T {
    assert!(answer.status.is_success(), "{} {}", answer.status, answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

pub(crate) async fn subscribe(browser: &mut Browser, device: &Device, service: &PushService) -> NoticeWays {
    read(&browser.post(BROWSERS, device.subscription(service)).await)
}

async fn ways(browser: &mut Browser) -> NoticeWays {
    read(&browser.get("/api/v1/me/notices").await)
}

/// Choose what is offered first at one's seat, until somebody else is waited for or the game is over.
async fn plays(open: &Open, seated: &Seated) {
    let mut socket = socket(open, &[]).await.unwrap();
    say(&mut socket, &Inbound::hello(&seated.table, seated.token.as_deref())).await;
    let (mut lines, mut chosen_after) = (0, None);
    loop {
        let Some((story, now)) = news(told(&mut socket).await) else { continue };
        lines += story.iter().filter(|entry| matches!(entry.what, What::Line { .. })).count();
        // While dice are rolled nobody is waited for.
        let others = !now.waiting.is_empty() && !now.waiting.contains(&seated.seat.unwrap());
        if now.stage == Stage::Over || chosen_after.is_some() && others {
            return;
        }
        // Somebody who comes or goes is news too, with the same offers as before.
        if let Some(offer) = now.offers.first().filter(|_| chosen_after != Some(lines)) {
            chosen_after = Some(lines);
            // What is said twice by the same name is done once: a name is used for one choice of a game.
            let id = format!("choice-{lines}");
            say(&mut socket, &Inbound::Choose { id, word: offer.word.clone(), salt: None }).await;
        }
    }
}

fn news(told: Outbound) -> Option<(Vec<Entry>, Now)> {
    match told {
        Outbound::Snapshot { story, now } | Outbound::News { story, now } => Some((story, now)),
        refused @ Outbound::Refused { .. } => panic!("{refused:?}"),
        _ => None,
    }
}

#[tokio::test]
async fn whoever_is_not_here_is_told_once_that_it_is_their_turn() {
    let service = PushService::open().await;
    let mut two = Two::at(open(quick()).await).await;
    let (hers, his) = (Device::new(1), Device::new(2));
    let key = subscribe(&mut two.ann, &hers, &service).await.push.unwrap();
    let [first, second] = two.seated(json!({ "days": 3 })).await;
    subscribe(&mut two.ben, &his, &service).await;
    let pushed = service.heard(1).await.remove(0);
    assert_eq!(pushed.path, hers.path, "it is her turn");
    let said = hers.read(&pushed.body);
    assert_eq!(said["title"], "Du bist dran: Booty Dice");
    assert_eq!(said["text"], "Ben wartet auf dich.");
    assert_eq!(said["path"], format!("/t/{}", first.table));
    let claims = claims(&pushed, &key);
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    for (header, value) in [("content-encoding", "aes128gcm"), ("ttl", "86400"), ("urgency", "high")] {
        assert_eq!(pushed.headers[header], value);
    }
    // Nobody is told twice of the same turn, and of the next one they are.
    plays(&two.open, &first).await;
    let all = service.heard(2).await;
    assert_eq!(all[1].path, his.path);
    plays(&two.open, &second).await;
    assert_eq!(service.heard(3).await[2].path, hers.path);
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.all().len(), 3);
    two.open.close().await;
}

#[tokio::test]
async fn whoever_looks_at_the_table_is_not_told() {
    let service = PushService::open().await;
    let config = quick();
    let notices = Notices { after: Duration::from_millis(300), ..config.notices.clone() };
    let mut two = Two::at(open(Config { notices, ..config }).await).await;
    subscribe(&mut two.ann, &Device::new(1), &service).await;
    let [first, _] = two.seated(json!({ "days": 3 })).await;
    let mut socket = socket(&two.open, &[]).await.unwrap();
    say(&mut socket, &Inbound::hello(&first.table, first.token.as_deref())).await;
    say(&mut socket, &Inbound::Look).await;
    while told(&mut socket).await != Outbound::Pong {}
    drop(socket);
    tokio::time::sleep(2 * A_WHILE).await;
    assert_eq!(service.all().len(), 0);
    two.open.close().await;
}

/// A page that is open and not looked at is there, and its player is not.
#[tokio::test]
async fn whoever_does_not_look_at_an_open_page_is_told() {
    let service = PushService::open().await;
    let mut two = Two::at(open(quick()).await).await;
    subscribe(&mut two.ann, &Device::new(1), &service).await;
    let [first, _] = two.seated(json!("none")).await;
    let mut socket = socket(&two.open, &[]).await.unwrap();
    say(&mut socket, &Inbound::hello(&first.table, first.token.as_deref())).await;
    say(&mut socket, &Inbound::Ping).await;
    service.heard(1).await;
    two.open.close().await;
}

#[tokio::test]
async fn turns_of_seconds_are_told_to_nobody() {
    let service = PushService::open().await;
    let mut two = Two::at(open(quick()).await).await;
    subscribe(&mut two.ann, &Device::new(1), &service).await;
    two.seated(json!({ "seconds": 600 })).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.all().len(), 0);
    two.open.close().await;
}

#[tokio::test]
async fn a_house_that_is_opened_again_tells_nobody_of_the_same_turn() {
    let service = PushService::open().await;
    let (store, config): (Arc<dyn Store>, _) = (Arc::new(Memory::default()), quick());
    let start = || House::start(Arc::clone(&store), config.clone()).unwrap();
    let mut two = Two::at(open_house(start()).await).await;
    subscribe(&mut two.ann, &Device::new(1), &service).await;
    two.seated(json!({ "days": 1 })).await;
    service.heard(1).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    two.open.close().await;
    let again = open_house(start()).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.all().len(), 1);
    again.close().await;
}

#[tokio::test]
async fn of_several_nodes_one_tells() {
    let service = PushService::open().await;
    let (store, config) = (Memory::default(), quick());
    let (one, two) = (open_node(&store, config.clone()).await, open_node(&store, config).await);
    let mut ann = Browser::known(&http::router(Arc::clone(&one.house)), "Ann").await;
    let mut ben = Browser::known(&http::router(Arc::clone(&two.house)), "Ben").await;
    let key = subscribe(&mut ann, &Device::new(1), &service).await.push;
    assert_eq!(ways(&mut ben).await.push, key, "both nodes are the same house");
    subscribe(&mut ben, &Device::new(2), &service).await;
    sit_down(&mut ann, &mut ben, json!({ "days": 1 })).await;
    service.heard(1).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.all().len(), 1);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_service_that_fails_is_asked_again_and_one_that_knows_nobody_is_not() {
    let service = PushService::open().await;
    let mut two = Two::at(open(quick()).await).await;
    let (phone, laptop) = (Device::new(1), Device::new(3));
    subscribe(&mut two.ann, &phone, &service).await;
    service.answer(&[500, 503]);
    let [first, second] = two.seated(json!({ "days": 3 })).await;
    service.heard(3).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.all().len(), 3, "the third time it was taken");
    // A browser that is gone is forgotten; the other one is told.
    subscribe(&mut two.ann, &laptop, &service).await;
    assert_eq!(ways(&mut two.ann).await.browsers.len(), 1, "one device has one subscription");
    plays(&two.open, &first).await;
    service.answer(&[410]);
    plays(&two.open, &second).await;
    assert_eq!(service.heard(4).await[3].path, laptop.path);
    for _ in 0..200 {
        if ways(&mut two.ann).await.browsers.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(ways(&mut two.ann).await.browsers, []);
    two.open.close().await;
}

#[tokio::test]
async fn a_service_that_refuses_is_given_up_after_a_few_tries() {
    let service = PushService::open().await;
    let config = quick();
    let notices = Notices { retry: Duration::from_millis(2), ..config.notices.clone() };
    let mut two = Two::at(open(Config { notices, ..config }).await).await;
    subscribe(&mut two.ann, &Device::new(1), &service).await;
    service.answer(&[500; 20]);
    two.seated(json!({ "days": 3 })).await;
    service.heard(5).await;
    tokio::time::sleep(2 * A_WHILE).await;
    assert_eq!(service.all().len(), 5);
    assert_eq!(ways(&mut two.ann).await.browsers.len(), 1, "it may work another time");
    two.open.close().await;
}

#[tokio::test]
async fn while_a_service_hangs_everybody_plays_on() {
    let (service, sink) = (PushService::open().await, MailSink::open().await);
    let mut two = Two::at(open(with_mail(&sink)).await).await;
    proved(&mut two.ann, &sink, "ann@example.com").await;
    subscribe(&mut two.ann, &Device::new(1), &service).await;
    service.answer(&[0; 4]);
    *sink.manner.lock().unwrap() = Manner::Hangs;
    let [first, second] = two.seated(json!({ "days": 3 })).await;
    service.heard(1).await;
    for _ in 0..3 {
        plays(&two.open, &first).await;
        plays(&two.open, &second).await;
    }
    assert_eq!(two.ann.me().await.name, "Ann");
    tokio::time::timeout(Duration::from_secs(5), two.open.close()).await.expect("nobody waits for it");
}

#[tokio::test]
async fn a_browser_is_told_no_more_when_it_is_signed_out_or_somebody_elses() {
    let service = PushService::open().await;
    let mut two = Two::at(open(quick()).await).await;
    let shared = Device::new(1);
    subscribe(&mut two.ann, &shared, &service).await;
    assert!(ways(&mut two.ann).await.browsers[0].current);
    subscribe(&mut two.ben, &shared, &service).await;
    assert_eq!((ways(&mut two.ann).await.browsers.len(), ways(&mut two.ben).await.browsers.len()), (0, 1));
    // By hand; and once more.
    let path = format!("{BROWSERS}/{}", ways(&mut two.ben).await.browsers[0].id);
    assert_eq!(two.ben.send("DELETE", &path, None).await.status, 204);
    refused(&two.ben.send("DELETE", &path, None).await, 404, "no-browser");
    for everywhere in [false, true] {
        subscribe(&mut two.ann, &shared, &service).await;
        let out = two.ann.post("/api/v1/me/sign-out", json!({ "everywhere": everywhere })).await;
        assert_eq!(out.status, 204);
        assert_eq!(two.ann.sign_in("Ann", None).await.status, 200);
        assert_eq!(ways(&mut two.ann).await.browsers, [], "{everywhere}");
    }
    // A device that is removed is told no more either.
    subscribe(&mut two.ann, &shared, &service).await;
    let code = two.ann.post("/api/v1/me/codes", json!({})).await.json()["code"].as_str().unwrap().to_string();
    let mut phone = Browser::new(&two.ann.front);
    assert_eq!(phone.sign_in("Ann", Some(&code)).await.status, 200);
    assert!(!ways(&mut phone).await.browsers[0].current);
    let other = phone.me().await.devices.into_iter().find(|device| !device.current).unwrap().id;
    assert_eq!(phone.send("DELETE", &format!("/api/v1/me/devices/{other}"), None).await.status, 204);
    assert_eq!(ways(&mut phone).await.browsers, []);
    two.open.close().await;
}

#[tokio::test]
async fn only_push_services_outside_are_taken() {
    let service = PushService::open().await;
    let outside = Config { notices: Notices::default(), ..many() };
    let mut two = Two::at(open(outside).await).await;
    let mut order = Device::new(1).subscription(&service);
    refused(&two.ann.post(BROWSERS, order.clone()).await, 400, "push-endpoint");
    for wrong in [
        "https://10.0.0.5/x",
        "https://localhost/x",
        "http://push.example.org/x",
        "https://push.example.org:22/",
    ] {
        order["endpoint"] = wrong.into();
        refused(&two.ann.post(BROWSERS, order.clone()).await, 400, "push-endpoint");
    }
    order["endpoint"] = "https://push.example.org/x".into();
    let mut no_key = order.clone();
    no_key["keys"]["p256dh"] = "AAAA".into();
    refused(&two.ann.post(BROWSERS, no_key).await, 400, "push-endpoint");
    let mut off_curve = order.clone();
    off_curve["keys"]["p256dh"] = format!("B{}", "A".repeat(86)).into();
    refused(&two.ann.post(BROWSERS, off_curve).await, 400, "push-endpoint");
    assert_eq!(two.ann.post(BROWSERS, order.clone()).await.status, 200);
    let mut guest = Browser::new(&two.ann.front);
    refused(&guest.post(BROWSERS, order).await, 401, "not-signed-in");
    two.open.close().await;
}

#[tokio::test]
async fn so_many_browsers_and_no_more() {
    let service = PushService::open().await;
    let mut two = Two::at(open(quick()).await).await;
    let mut devices = Vec::new();
    for seed in 1..=11 {
        let code =
            two.ann.post("/api/v1/me/codes", json!({})).await.json()["code"].as_str().unwrap().to_string();
        let mut device = Browser::new(&two.ann.front);
        assert_eq!(device.sign_in("Ann", Some(&code)).await.status, 200);
        let answer = device.post(BROWSERS, Device::new(seed).subscription(&service)).await;
        if seed <= 10 {
            assert_eq!(answer.status, 200, "{}", answer.text);
        } else {
            refused(&answer, 403, "many-browsers");
        }
        devices.push(device);
    }
    // One that is known may come again.
    assert_eq!(devices[0].post(BROWSERS, Device::new(1).subscription(&service)).await.status, 200);
    two.open.close().await;
}

#[tokio::test]
async fn a_house_that_tells_nobody_says_so() {
    let service = PushService::open().await;
    let off = Config { notices: Notices { push: false, ..quick().notices }, ..quick() };
    let mut two = Two::at(open(off).await).await;
    let known = ways(&mut two.ann).await;
    assert_eq!((known.push, known.mail), (None, false));
    refused(&two.ann.post(BROWSERS, Device::new(1).subscription(&service)).await, 403, "push-off");
    let address = json!({ "address": "ann@example.com", "language": "en" });
    refused(&two.ann.send("PUT", MAIL, Some(&address)).await, 403, "mail-off");
    two.seated(json!({ "days": 3 })).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.all().len(), 0);
    two.open.close().await;
}

#[tokio::test]
async fn friends_and_tournaments_call_too() {
    let service = PushService::open().await;
    let mut two = Two::at(open(quick()).await).await;
    let his = Device::new(2);
    subscribe(&mut two.ben, &his, &service).await;
    assert_eq!(two.ben.send("PATCH", "/api/v1/me", Some(&json!({ "privacy": "public" }))).await.status, 200);
    let ben = two.ben.me().await.id;
    let him = format!("/api/v1/me/people/{ben}");
    assert_eq!(two.ann.send("PUT", &him, Some(&json!({ "regard": "friend" }))).await.status, 200);
    let order = json!({ "game": "fortuna", "seats": 2, "sit": { "name": "Ann" } });
    let table: Seated = read(&two.ann.post("/api/v1/tables", order).await);
    for _ in 0..2 {
        let order = json!({ "table": table.table, "player": ben });
        assert_eq!(two.ann.post("/api/v1/me/invitations", order).await.status, 204);
    }
    let said = his.read(&service.heard(1).await[0].body);
    assert_eq!(
        (said["title"].as_str(), said["text"].as_str()),
        (Some("Komm zu Fortuna"), Some("Ann sitzt dort und lädt dich ein."))
    );
    let order = json!({ "name": "Cup", "game": "booty-dice", "seats": 2, "pairing": { "knock-out": 1 }, "clock": { "seconds": 60 }, "visibility": "public" });
    let cup = two.ann.post("/api/v1/tournaments", order).await;
    let path = format!("/api/v1/tournaments/{}", cup.json()["about"]["id"].as_str().unwrap());
    for browser in [&mut two.ann, &mut two.ben] {
        assert_eq!(browser.send("PUT", &format!("{path}/me"), None).await.status, 200);
    }
    assert_eq!(two.ann.send("POST", &format!("{path}/start"), None).await.status, 200);
    let said = his.read(&service.heard(2).await[1].body);
    assert_eq!(said["title"], "Dein Turnierspiel: Booty Dice");
    assert_eq!(format!("/api/v1{}", said["path"].as_str().unwrap()), path);
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(service.all().len(), 2);
    two.open.close().await;
}

/// An address, proved by the code in the letter.
pub(crate) async fn proved(browser: &mut Browser, sink: &MailSink, address: &str) {
    let before = sink.all().len();
    let order = json!({ "address": address, "language": "en" });
    let known: NoticeWays = read(&browser.send("PUT", MAIL, Some(&order)).await);
    assert_eq!((known.address.as_deref(), known.proved), (Some(address), false));
    let letter = sink.letters(before + 1).await.remove(before);
    assert_eq!((letter.from.as_str(), letter.to.as_str()), ("dice@example.org", address));
    let known: NoticeWays = read(&browser.post(MAIL, json!({ "code": code(&letter.text) })).await);
    assert!(known.proved);
}

/// The code in a letter.
fn code(text: &str) -> String {
    text.split_once("The code is ").unwrap().1[..9].into()
}

#[tokio::test]
async fn an_address_is_proved_before_anything_goes_there() {
    let sink = MailSink::open().await;
    let mut two = Two::at(open(with_mail(&sink)).await).await;
    let order = json!({ "address": "ann@example.com", "language": "en" });
    for wrong in ["ann", "ann@example.com\r\nRCPT TO:<eve@example.com>", "ann@[127.0.0.1]"] {
        let wrong = json!({ "address": wrong, "language": "en" });
        refused(&two.ann.send("PUT", MAIL, Some(&wrong)).await, 400, "bad-address");
    }
    assert_eq!(two.ann.send("PUT", MAIL, Some(&order)).await.status, 200);
    refused(&two.ann.send("PUT", MAIL, Some(&order)).await, 429, "mail-soon");
    let right = code(&sink.letters(1).await[0].text);
    two.seated(json!({ "days": 3 })).await;
    for _ in 0..5 {
        refused(&two.ann.post(MAIL, json!({ "code": "2222-2222" })).await, 403, "bad-code");
    }
    refused(&two.ann.post(MAIL, json!({ "code": right })).await, 403, "bad-code");
    assert_eq!(two.ann.send("DELETE", MAIL, None).await.status, 204);
    assert_eq!(ways(&mut two.ann).await.address, None);
    refused(&two.ann.post(MAIL, json!({ "code": right })).await, 403, "bad-code");
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(sink.all().len(), 1, "nothing but the code went there");
    two.open.close().await;
}

#[tokio::test]
async fn a_letter_tells_of_all_that_waits_and_can_be_stopped_by_whoever_has_it() {
    let sink = MailSink::open().await;
    let mut config = with_mail(&sink);
    let mut mail = Mail::clone(config.mail.as_ref().unwrap());
    (mail.every, mail.user) = (Duration::from_secs(2), Some(("dice".into(), "secret".into())));
    config.mail = Some(Arc::new(mail));
    let mut two = Two::at(open(config).await).await;
    proved(&mut two.ann, &sink, "ann@example.com").await;
    let [first, _] = two.seated(json!({ "days": 3 })).await;
    let letter = sink.letters(2).await.remove(1);
    assert!(letter.text.starts_with("Your turn in Booty Dice\nBen waits for you.\n"), "{}", letter.text);
    assert!(letter.text.contains(&format!("https://play.example.org/t/{}\n", first.table)));
    assert_eq!(sink.signed_in.lock().unwrap()[0], " dice secret");
    // Two more tables wait, and one letter tells of both, a while later.
    let [second, _] = two.seated(json!({ "days": 3 })).await;
    let [third, _] = two.seated(json!("none")).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(sink.all().len(), 2, "not so soon after the last");
    let letter = sink.letters(3).await.remove(2);
    for table in [second, third] {
        assert!(letter.text.contains(&table.table), "{}", letter.text);
    }
    assert!(!letter.text.contains(&first.table), "that was told already");
    let head = letter.head.replace("\n ", " ");
    assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{head}");
    let link = head.split_once("List-Unsubscribe: <https://play.example.org").unwrap().1;
    let link = link.split_once('>').unwrap().0;
    let page = format!("https://play.example.org/unsubscribe#{}", link.rsplit_once('/').unwrap().1);
    assert!(letter.text.contains(&page), "{}", letter.text);
    // Whoever reads mail for her asks so: no cookie, a form, no origin.
    let form = |path: &str| {
        let request = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
        request.body("List-Unsubscribe=One-Click".into()).unwrap()
    };
    let forged = link.replace('.', ".AAAA");
    assert_eq!(crate::ask::ask(&two.ann.front, form(&forged)).await.status, 204);
    assert!(ways(&mut two.ann).await.proved, "what nobody signed stops nothing");
    refused(&crate::ask::ask(&two.ann.front, form("/api/v1/unsubscribe/x")).await, 403, "bad-unsubscribe");
    assert_eq!(crate::ask::ask(&two.ann.front, form(link)).await.status, 204);
    assert_eq!(ways(&mut two.ann).await.address, None);
    assert_eq!(crate::ask::ask(&two.ann.front, form(link)).await.status, 204, "once more");
    two.open.close().await;
}

#[tokio::test]
async fn mail_that_does_not_go_is_said_and_tried_again() {
    let sink = MailSink::open().await;
    let mut two = Two::at(open(with_mail(&sink)).await).await;
    *sink.manner.lock().unwrap() = Manner::Says("550 nobody");
    let order = json!({ "address": "ann@example.com", "language": "en" });
    refused(&two.ann.send("PUT", MAIL, Some(&order)).await, 400, "address-refused");
    *sink.manner.lock().unwrap() = Manner::Says("451 later");
    refused(&two.ben.send("PUT", MAIL, Some(&order)).await, 503, "mail-away");
    *sink.manner.lock().unwrap() = Manner::Takes;
    assert_eq!(two.ann.send("DELETE", MAIL, None).await.status, 204);
    proved(&mut two.ann, &sink, "ann@example.com").await;
    *sink.manner.lock().unwrap() = Manner::Says("451 later");
    two.seated(json!({ "days": 3 })).await;
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(sink.all().len(), 1);
    *sink.manner.lock().unwrap() = Manner::Takes;
    assert!(sink.letters(2).await[1].text.starts_with("Your turn"));
    two.open.close().await;
}
