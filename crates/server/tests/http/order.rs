//! Order among players: who keeps it, and what happens to an account that is muted or banned.

use crate::browser::{Browser, many, refused};
use crate::open::{Open, open_house, open_node};
use crate::sockets::{Socket, say, socket, told};
use axum::Router;
use luckhouse_server::admin::{self, Answer, Held, Order, Request, Said};
use luckhouse_server::protocol::{Inbound, Offence, Outbound, Seated};
use luckhouse_server::{Config, House, WordList, http};
use luckhouse_store::conformance::Scratch;
use luckhouse_store::{Memory, Millis, Sqlite, Store};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::UnixStream;

/// A house with its host's socket.
pub(crate) struct Hosted {
    pub(crate) open: Open,
    pub(crate) front: Router,
    pub(crate) folder: Scratch,
}

impl Hosted {
    pub(crate) async fn new() -> Hosted {
        Hosted::with(many()).await
    }

    pub(crate) async fn with(config: Config) -> Hosted {
        let folder = Scratch::new();
        let store = Sqlite::open(folder.path()).unwrap();
        Hosted::of(open_house(House::start(Arc::new(store), config).unwrap()).await, folder)
    }

    /// A house whose socket is in another folder than its data.
    pub(crate) async fn on(house: Arc<House>) -> Hosted {
        Hosted::of(open_house(house).await, Scratch::new())
    }

    fn of(open: Open, folder: Scratch) -> Hosted {
        std::fs::create_dir_all(folder.path()).unwrap();
        let socket = admin::Socket::open(folder.path()).unwrap();
        tokio::spawn(admin::serve(socket, Arc::clone(&open.house)));
        let front = http::router(Arc::clone(&open.house));
        Hosted { open, front, folder }
    }

    /// What the house says to an order of its host.
    pub(crate) async fn order(&self, order: Order) -> Said {
        let connection = UnixStream::connect(self.folder.path().join(admin::SOCKET)).await.unwrap();
        let (read, mut write) = connection.into_split();
        let request = serde_json::to_string(&Request { by: "host".into(), order }).unwrap();
        write.write_all(format!("{request}\n").as_bytes()).await.unwrap();
        let mut answer = String::new();
        BufReader::new(read).read_line(&mut answer).await.unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    pub(crate) async fn done(&self, order: Order) {
        assert_eq!(self.order(order).await, Said::Answer(Answer::Done));
    }

    /// A browser of somebody who keeps order.
    pub(crate) async fn moderator(&self, name: &str) -> Browser {
        let mut browser = Browser::known(&self.front, name).await;
        let who = browser.me().await.id;
        self.done(Order::Hold { who, what: Held::Moderator, minutes: None, why: None, text: None }).await;
        browser
    }
}

pub(crate) fn hold(who: &str, what: Held, minutes: Option<u32>) -> Order {
    let text = Some("be kind".into());
    Order::Hold { who: who.into(), what, minutes, why: Some(Offence::Insult), text }
}

fn refusal(said: Said) -> String {
    match said {
        Said::Refused(problem) => problem.reason.unwrap().0["name"].as_str().unwrap().into(),
        other => panic!("expected a refusal, found {other:?}"),
    }
}

async fn accounts(house: &Hosted, what: Held) -> Vec<String> {
    match house.order(Order::Accounts { what: vec![what] }).await {
        Said::Answer(Answer::Accounts(rows)) => rows.into_iter().map(|row| row.name).collect(),
        other => panic!("{other:?}"),
    }
}

/// A table for two at which this one sits.
pub(crate) async fn opened(browser: &mut Browser, name: &str) -> Seated {
    let sit = json!({ "name": name });
    let body = json!({ "game": "booty-dice", "seats": 2, "sit": sit, "visibility": "public" });
    let answer = browser.post("/api/v1/tables", body).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    serde_json::from_value(answer.json()).unwrap()
}

/// This one at their seat, or at the table to watch.
pub(crate) async fn at(open: &Open, seated: &Seated, seat: bool, browser: &Browser) -> Socket {
    let cookie = browser.cookie.clone().unwrap_or_default();
    let mut socket = socket(open, &[("cookie", cookie.as_str())]).await.unwrap();
    let mut hello = Inbound::hello(&seated.table, seated.token.as_deref().filter(|_| seat));
    if let Inbound::Hello { name, .. } = &mut hello {
        *name = (!seat).then(|| "Zoe".into());
    }
    say(&mut socket, &hello).await;
    socket
}

/// Say something, and hear what comes of it: the reason if it is refused.
pub(crate) async fn talk(socket: &mut Socket, id: &str, text: &str) -> Option<serde_json::Value> {
    say(socket, &Inbound::Talk { id: id.into(), text: text.into() }).await;
    loop {
        match told(socket).await {
            Outbound::Done { .. } => return None,
            Outbound::Refused { reason, .. } => return reason.map(|fact| fact.0),
            Outbound::Bye { text, .. } => panic!("{text}"),
            _ => {}
        }
    }
}

/// Hear the last word.
async fn bye(socket: &mut Socket) -> String {
    loop {
        if let Outbound::Bye { text, .. } = told(socket).await {
            return text;
        }
    }
}

#[tokio::test]
async fn the_host_alone_says_who_keeps_order() {
    let house = Hosted::new().await;
    let mut ann = house.moderator("Ann").await;
    assert_eq!(accounts(&house, Held::Moderator).await, ["Ann"]);
    let role = |what: &str| Order::Release { who: what.into(), what: Held::Moderator };
    house.done(role("Ann")).await;
    assert!(accounts(&house, Held::Moderator).await.is_empty());
    assert_eq!(refusal(house.order(role("Ann")).await), "store-no-standing");
    assert_eq!(refusal(house.order(role("Nobody")).await), "no-account");
    let mut other = Browser::known(&house.front, "Ann").await;
    assert_eq!(refusal(house.order(hold("Ann", Held::Moderator, None)).await), "many-accounts");
    let id = other.me().await.id;
    house.done(hold(&id, Held::Moderator, None)).await;
    assert_ne!(id, ann.me().await.id);
    let Said::Answer(Answer::Log(log)) = house.order(Order::Log { before: None, limit: 1 }).await else {
        panic!()
    };
    assert_eq!((log[0].by.as_str(), log[0].about.as_deref()), ("host", Some("Ann")));
    assert_eq!(
        (&log[0].order["who"], &log[0].order["text"]),
        (&json!(""), &json!(null)),
        "{:?}",
        log[0].order
    );
    house.open.close().await;
}

#[tokio::test]
async fn a_muted_account_plays_and_says_nothing_until_its_time() {
    static NOW: AtomicI64 = AtomicI64::new(1_000_000);
    let clock = || Millis(NOW.load(Ordering::Relaxed));
    let house = Hosted::with(Config { clock, ..many() }).await;
    let mut bob = Browser::known(&house.front, "Bob").await;
    let seated = opened(&mut bob, "Bob").await;
    let mut socket = at(&house.open, &seated, true, &bob).await;
    assert_eq!(talk(&mut socket, "a", "hello").await, None);
    house.done(hold("Bob", Held::Muted, Some(10))).await;
    let reason = talk(&mut socket, "b", "rude").await.unwrap();
    assert_eq!((&reason["name"], &reason["offence"]), (&json!("account-muted-until"), &json!("insult")));
    assert_eq!((&reason["until"], &reason["text"]), (&json!("1970-01-01 00:26:40 UTC"), &json!("be kind")));
    let mut beside = at(&house.open, &seated, false, &bob).await;
    assert_eq!(
        talk(&mut beside, "c", "rude").await.unwrap()["name"],
        "account-muted-until",
        "nor beside the table"
    );
    opened(&mut bob, "Bob").await;
    NOW.fetch_add(10 * 60 * 1000, Ordering::Relaxed);
    assert_eq!(talk(&mut socket, "d", "sorry").await, None);
    assert!(accounts(&house, Held::Muted).await.is_empty());
    house.done(hold("Bob", Held::Muted, None)).await;
    assert_eq!(talk(&mut socket, "e", "rude").await.unwrap()["name"], "account-muted");
    house.done(Order::Release { who: "Bob".into(), what: Held::Muted }).await;
    assert_eq!(talk(&mut socket, "f", "sorry").await, None);
    house.open.close().await;
}

#[tokio::test]
async fn a_banned_account_leaves_its_seats_and_takes_no_others() {
    let house = Hosted::new().await;
    let (mut ann, mut bob) =
        (Browser::known(&house.front, "Ann").await, Browser::known(&house.front, "Bob").await);
    let theirs = opened(&mut ann, "Ann").await;
    let own = opened(&mut bob, "Bob").await;
    let mut socket = at(&house.open, &own, true, &bob).await;
    assert_eq!(talk(&mut socket, "a", "hello").await, None);
    house.done(hold("Bob", Held::Banned, None)).await;
    assert!(bye(&mut socket).await.contains("be kind"));
    let mut again = at(&house.open, &own, true, &bob).await;
    assert!(bye(&mut again).await.contains("insulting words"));
    let sit = json!({ "name": "Bob" });
    let seats = format!("/api/v1/tables/{}/seats", theirs.table);
    refused(&bob.post(&seats, sit.clone()).await, 403, "account-banned");
    let table = json!({ "game": "booty-dice", "seats": 2, "sit": sit });
    refused(&bob.post("/api/v1/tables", table).await, 403, "account-banned");
    let arena = json!({
        "name": "Cup", "game": "booty-dice", "seats": 2, "clock": { "seconds": 60 }, "pairing": { "arena": 60 },
    });
    let opened = bob.post("/api/v1/tournaments", arena.clone()).await;
    refused(&opened, 403, "account-banned");
    let cup = ann.post("/api/v1/tournaments", arena).await;
    assert_eq!(cup.status, 201, "{}", cup.text);
    let join = format!("/api/v1/tournaments/{}/me", cup.json()["about"]["id"].as_str().unwrap());
    refused(&bob.send("PUT", &join, None).await, 403, "account-banned");
    house.done(Order::Release { who: "Bob".into(), what: Held::Banned }).await;
    assert_eq!(bob.send("PUT", &join, None).await.status, 200);
    let mut back = at(&house.open, &own, true, &bob).await;
    assert_eq!(talk(&mut back, "b", "hello again").await, None);
    house.open.close().await;
}

#[tokio::test]
async fn a_ban_holds_at_every_node() {
    let store = Memory::default();
    let (one, two) = (open_node(&store, many()).await, open_node(&store, many()).await);
    let front = http::router(Arc::clone(&two.house));
    let mut bob = Browser::known(&front, "Bob").await;
    let seated = opened(&mut bob, "Bob").await;
    let mut socket = at(&two, &seated, true, &bob).await;
    assert_eq!(talk(&mut socket, "a", "hello").await, None);
    let one = Hosted::of(one, Scratch::new());
    one.done(hold("Bob", Held::Banned, None)).await;
    let said = tokio::time::timeout(Duration::from_secs(60), bye(&mut socket)).await.unwrap();
    assert!(said.contains("be kind"), "{said}");
    let table = json!({ "game": "booty-dice", "seats": 2, "sit": { "name": "Bob" } });
    refused(&bob.post("/api/v1/tables", table).await, 403, "account-banned");
    assert_eq!(store.members().standings().unwrap().len(), 1);
    one.open.close().await;
    two.close().await;
}

#[tokio::test]
async fn words_of_the_list_are_in_no_name_and_no_talk() {
    let mut words = WordList::default();
    words.add("blasted\n").unwrap();
    let house = Hosted::with(Config { words: Arc::new(words), ..many() }).await;
    let mut stranger = Browser::new(&house.front);
    refused(&stranger.sign_in("Blasted Bob", None).await, 403, "name-word");
    let mut bob = Browser::known(&house.front, "Bob").await;
    refused(
        &bob.send("PATCH", "/api/v1/me", Some(&json!({ "name": "B l a s t e d" }))).await,
        403,
        "name-word",
    );
    let table = json!({ "game": "booty-dice", "seats": 2, "sit": { "name": "BLАSTED" } });
    refused(&bob.post("/api/v1/tables", table).await, 403, "name-word");
    let seated = opened(&mut bob, "Bob").await;
    let seats = format!("/api/v1/tables/{}/seats", seated.table);
    refused(&stranger.post(&seats, json!({ "name": "blasted" })).await, 403, "name-word");
    let mut socket = at(&house.open, &seated, true, &bob).await;
    assert_eq!(talk(&mut socket, "a", "You blasted fool!").await.unwrap()["name"], "talk-word");
    assert_eq!(talk(&mut socket, "b", "It was blastedly close").await, None);
    house.open.close().await;
}
