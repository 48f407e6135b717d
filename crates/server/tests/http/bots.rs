//! Bots of players: made by their owners, challenged by others, and coming with a token that can be revoked.

use crate::ask::{Answer, ask};
use crate::browser::{Browser, does, games, many, refused, resign};
use crate::open::{Open, open, open_node};
use crate::order::{Hosted, hold, opened};
use crate::sockets::{Socket, say, socket, told};
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use luckhouse_server::admin::Held;
use luckhouse_server::http;
use luckhouse_server::protocol::{Bots, Challenges, Inbound, Outbound, Seated, Why};
use luckhouse_store::Memory;
use serde_json::{Value, json};
use std::sync::Arc;

const PATH: &str = "/api/v1/me/bots";

/// A program with the token of a bot.
struct Program {
    front: Router,
    token: String,
    id: String,
    token_id: String,
}

impl Program {
    async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let request = Request::builder().method(method).uri(path);
        let request = request.header("authorization", format!("Bearer {}", self.token));
        let request = request.header("content-type", "application/json");
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        ask(&self.front, request.body(body).unwrap()).await
    }

    async fn challenges(&self) -> Vec<String> {
        let answer = self.ask("GET", "/api/v1/bot/challenges", None).await;
        let all: Challenges = serde_json::from_value(answer.json()).unwrap();
        all.challenges.into_iter().map(|one| one.table).collect()
    }

    async fn sit(&self, table: &str) -> Answer {
        let path = format!("/api/v1/tables/{table}/seats");
        self.ask("POST", &path, Some(json!({ "name": "whatever it says" }))).await
    }

    async fn at(&self, open: &Open, seated: &Seated) -> Socket {
        let bearer = format!("Bearer {}", self.token);
        let mut socket = socket(open, &[("authorization", bearer.as_str())]).await.unwrap();
        say(&mut socket, &Inbound::hello(&seated.table, seated.token.as_deref())).await;
        socket
    }
}

/// A bot of this player, with a token for these things.
async fn bot(owner: &mut Browser, name: &str, open_to: &str, scopes: &[&str]) -> Program {
    let made = owner.post(PATH, json!({ "name": name, "open_to": open_to })).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let id = made.json()["id"].as_str().unwrap().to_string();
    let token =
        owner.post(&format!("{PATH}/{id}/tokens"), json!({ "label": "here", "scopes": scopes })).await;
    assert_eq!(token.status, 201, "{}", token.text);
    let word = |name: &str| token.json()[name].as_str().unwrap().to_string();
    Program { front: owner.front.clone(), token: word("token"), id, token_id: word("id") }
}

const ALL: [&str; 3] = ["play", "read", "challenge"];

async fn challenge(player: &mut Browser, table: &Seated, bot: &Program) -> Answer {
    player.post("/api/v1/me/invitations", json!({ "table": table.table, "player": bot.id })).await
}

/// A house, its front, and two players.
async fn two() -> (Open, Browser, Browser) {
    let open = open(many()).await;
    let front = http::router(Arc::clone(&open.house));
    let (ann, ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
    (open, ann, ben)
}

/// What comes until the house sends one away.
async fn why_sent_away(socket: &mut Socket) -> Why {
    loop {
        if let Outbound::Bye { why, .. } = told(socket).await {
            return why;
        }
    }
}

#[tokio::test]
async fn a_bot_is_challenged_comes_and_plays_and_nobody_is_rated_for_it() {
    let (open, mut ann, mut ben) = two().await;
    let deep = bot(&mut ann, "Deep", "public", &ALL).await;
    let own = deep.ask("GET", "/api/v1/bot", None).await.json();
    assert_eq!((own["name"].as_str(), own["owner"]["name"].as_str()), (Some("Deep (bot)"), Some("Ann")));
    let table = opened(&mut ben, "Ben").await;
    refused(&deep.sit(&table.table).await, 403, "bot-not-asked");
    assert_eq!(challenge(&mut ben, &table, &deep).await.status, 204);
    assert_eq!(deep.challenges().await, std::slice::from_ref(&table.table));
    let seated: Seated = serde_json::from_value(deep.sit(&table.table).await.json()).unwrap();
    assert!(deep.challenges().await.is_empty());
    let mut here = deep.at(&open, &seated).await;
    let Outbound::Welcome { table: info, seat: Some(2), .. } = told(&mut here).await else {
        panic!("no welcome")
    };
    let [ben_here, bot_here] = [0, 1].map(|seat| info.people.seats[seat].person.clone().unwrap());
    assert_eq!((bot_here.name.as_str(), bot_here.program, bot_here.human), ("Deep (bot)", true, true));
    assert!(!ben_here.program);
    say(&mut here, &Inbound::Talk { id: "t".into(), text: "hello".into() }).await;
    say(&mut here, &resign()).await;
    let mut refusals = Vec::new();
    loop {
        match told(&mut here).await {
            Outbound::Refused { reason, .. } => refusals.push(reason.unwrap().0["name"].clone()),
            Outbound::Done { .. } => break,
            _ => {}
        }
    }
    assert_eq!(refusals, ["bot-quiet"]);
    let won = games(&mut ben, 1).await.games.remove(0);
    assert_eq!((won.place, won.rating, won.players[1].name.as_str()), (1, None, "Deep (bot)"));
    let profile = ben.get(&format!("/api/v1/players/{}", deep.id)).await.json();
    assert_eq!(
        (profile["program"].as_bool(), profile["ratings"].as_array().map(Vec::len)),
        (Some(true), Some(0))
    );
    open.close().await;
}

#[tokio::test]
async fn a_token_is_for_what_it_was_made_for() {
    let (open, mut ann, _) = two().await;
    let table = opened(&mut ann, "Ann").await;
    let reads = bot(&mut ann, "Reads", "private", &["read"]).await;
    assert_eq!(challenge(&mut ann, &table, &reads).await.status, 204);
    assert_eq!(reads.challenges().await.len(), 1);
    refused(&reads.sit(&table.table).await, 403, "bot-scope");
    let decline = format!("/api/v1/bot/challenges/{}", table.table);
    refused(&reads.ask("DELETE", &decline, None).await, 403, "bot-scope");
    refused(&reads.ask("GET", "/api/v1/socket", None).await, 403, "bot-scope");
    let accepts = bot(&mut ann, "Accepts", "private", &["challenge"]).await;
    refused(&accepts.ask("GET", "/api/v1/bot", None).await, 403, "bot-scope");
    challenge(&mut ann, &table, &accepts).await;
    assert_eq!(accepts.ask("DELETE", &decline, None).await.status, 204);
    refused(&accepts.sit(&table.table).await, 403, "bot-not-asked");
    // It opens nothing of the account, and an account's cookie is no token.
    refused(&reads.ask("GET", "/api/v1/me", None).await, 401, "not-signed-in");
    refused(&ann.get("/api/v1/bot").await, 401, "wrong-bot-token");
    for wrong in ["lhbot_", "lhbot_00", &format!("lhbot_{}", "0".repeat(64))] {
        let wrong =
            Program { token: wrong.into(), front: ann.front.clone(), id: "".into(), token_id: "".into() };
        refused(&wrong.ask("GET", "/api/v1/bot", None).await, 401, "wrong-bot-token");
        refused(&wrong.sit(&table.table).await, 401, "wrong-bot-token");
    }
    open.close().await;
}

#[tokio::test]
async fn a_revoked_token_ends_its_connections_and_opens_nothing_more() {
    let (open, mut ann, mut ben) = two().await;
    let deep = bot(&mut ann, "Deep", "public", &ALL).await;
    let table = opened(&mut ben, "Ben").await;
    challenge(&mut ben, &table, &deep).await;
    let seated: Seated = serde_json::from_value(deep.sit(&table.table).await.json()).unwrap();
    let mut here = deep.at(&open, &seated).await;
    assert!(matches!(told(&mut here).await, Outbound::Welcome { .. }));
    let path = format!("{PATH}/{}/tokens/{}", deep.id, deep.token_id);
    refused(&ben.send("DELETE", &path, None).await, 404, "no-bot");
    assert_eq!(ann.send("DELETE", &path, None).await.status, 204);
    assert_eq!(why_sent_away(&mut here).await, Why::NotYours);
    refused(&deep.ask("GET", "/api/v1/bot", None).await, 401, "wrong-bot-token");
    refused(&ann.send("DELETE", &path, None).await, 404, "no-bot-token");
    // The token of the seat alone is not enough, and another token of the same bot is.
    let mut without = socket(&open, &[]).await.unwrap();
    say(&mut without, &Inbound::hello(&seated.table, seated.token.as_deref())).await;
    assert_eq!(why_sent_away(&mut without).await, Why::NotYours);
    let again = ann.post(&format!("{PATH}/{}/tokens", deep.id), json!({ "scopes": ["play"] })).await.json();
    let again = Program { token: again["token"].as_str().unwrap().into(), ..deep };
    let mut here = again.at(&open, &seated).await;
    assert!(matches!(told(&mut here).await, Outbound::Welcome { seat: Some(2), .. }));
    open.close().await;
}

#[tokio::test]
async fn its_owner_decides_who_may_challenge_a_bot() {
    let (open, mut ann, mut ben) = two().await;
    let table = opened(&mut ben, "Ben").await;
    let deep = bot(&mut ann, "Deep", "private", &ALL).await;
    let offered = async |browser: &mut Browser| {
        browser.get("/api/v1/bots").await.json()["bots"].as_array().unwrap().len()
    };
    assert_eq!((offered(&mut ann).await, offered(&mut ben).await), (1, 0));
    refused(&challenge(&mut ben, &table, &deep).await, 403, "bot-not-open");
    let edit = |open_to: &str| json!({ "open_to": open_to, "name": "Deeper" });
    let path = format!("{PATH}/{}", deep.id);
    refused(&ben.send("PATCH", &path, Some(&edit("public"))).await, 404, "no-bot");
    let edited = ann.send("PATCH", &path, Some(&edit("friends"))).await;
    assert_eq!(edited.json()["name"], "Deeper (bot)");
    refused(&challenge(&mut ben, &table, &deep).await, 403, "bot-not-open");
    assert_eq!(ann.send("PATCH", &path, Some(&edit("public"))).await.status, 200);
    assert_eq!(offered(&mut ben).await, 1);
    assert_eq!(challenge(&mut ben, &table, &deep).await.status, 204);
    let nobody = Program { id: "bot-0000000000000000".into(), ..deep };
    refused(&challenge(&mut ben, &table, &nobody).await, 404, "no-player");
    open.close().await;
}

#[tokio::test]
async fn bots_are_few_and_called_what_they_are() {
    let (open, mut ann, mut ben) = two().await;
    for wrong in ["", "bot", "Deep [bot]", "An\u{200b}n"] {
        let answer = ann.post(PATH, json!({ "name": wrong })).await;
        assert!(answer.status.is_client_error(), "{wrong:?}: {}", answer.text);
    }
    refused(
        &ben.send("PATCH", "/api/v1/me", Some(&json!({ "name": "Ben (bot)" }))).await,
        403,
        "name-of-bot",
    );
    let first = bot(&mut ann, "One", "public", &ALL).await;
    for name in ["Two", "Three", "Four", "Five"] {
        bot(&mut ann, name, "private", &ALL).await;
    }
    refused(&ann.post(PATH, json!({ "name": "Six" })).await, 403, "many-bots");
    let tokens = format!("{PATH}/{}/tokens", first.id);
    refused(&ann.post(&tokens, json!({ "scopes": [] })).await, 400, "no-scopes");
    for _ in 0..4 {
        assert_eq!(ann.post(&tokens, json!({ "scopes": ["read"] })).await.status, 201);
    }
    refused(&ann.post(&tokens, json!({ "scopes": ["read"] })).await, 403, "many-bot-tokens");
    let told = ann.get(PATH).await;
    assert!(!told.text.contains(&first.token), "a token is shown once");
    let all: Bots = serde_json::from_value(told.json()).unwrap();
    assert_eq!((all.bots.len(), all.most), (5, 5));
    assert!(ann.get("/api/v1/me/data").await.json()["bots"].as_array().is_some_and(|bots| bots.len() == 5));
    let mut guest = Browser::new(&ann.front);
    refused(&guest.get(PATH).await, 401, "not-signed-in");
    refused(&guest.post(PATH, json!({ "name": "Guest's" })).await, 401, "not-signed-in");
    open.close().await;
}

#[tokio::test]
async fn a_bot_goes_with_its_owner_and_is_banned_with_them() {
    let house = Hosted::new().await;
    let (mut ann, mut ben) =
        (Browser::known(&house.front, "Ann").await, Browser::known(&house.front, "Ben").await);
    let open = &house.open;
    let (mut table, deep) = (opened(&mut ben, "Ben").await, bot(&mut ann, "Deep", "public", &ALL).await);
    challenge(&mut ben, &table, &deep).await;
    let seated: Seated = serde_json::from_value(deep.sit(&table.table).await.json()).unwrap();
    let mut here = deep.at(open, &seated).await;
    assert!(matches!(told(&mut here).await, Outbound::Welcome { .. }));
    house.done(hold("Ann", Held::Banned, None)).await;
    assert_eq!(why_sent_away(&mut here).await, Why::House);
    refused(&deep.ask("GET", "/api/v1/bot", None).await, 403, "account-banned");
    refused(&ann.post(PATH, json!({ "name": "Two" })).await, 403, "account-banned");
    // Another player goes, and takes along what is theirs.
    let mut eve = Browser::known(&ann.front, "Eve").await;
    let tiny = bot(&mut eve, "Tiny", "public", &ALL).await;
    table = opened(&mut ben, "Ben").await;
    challenge(&mut ben, &table, &tiny).await;
    let seated: Seated = serde_json::from_value(tiny.sit(&table.table).await.json()).unwrap();
    assert_eq!(eve.send("DELETE", "/api/v1/me", None).await.status, 204);
    refused(&tiny.ask("GET", "/api/v1/bot", None).await, 401, "wrong-bot-token");
    refused(&ben.get(&format!("/api/v1/players/{}", tiny.id)).await, 404, "no-player");
    does(open, &table, resign()).await;
    let log = ben.get(&format!("/api/v1/tables/{}/log", seated.table)).await;
    assert!(!log.text.contains("Tiny"), "{}", log.text);
    house.open.close().await;
}

#[tokio::test]
async fn requests_are_counted_for_each_token() {
    let (open, mut ann, _) = two().await;
    let [one, two] =
        [bot(&mut ann, "One", "private", &ALL).await, bot(&mut ann, "Two", "private", &ALL).await];
    let mut last = one.ask("GET", "/api/v1/bot", None).await;
    for _ in 0..400 {
        if !last.status.is_success() {
            break;
        }
        last = one.ask("GET", "/api/v1/bot", None).await;
    }
    refused(&last, 429, "many-bot-requests");
    assert!(!last.header("retry-after").is_empty());
    assert_eq!(two.ask("GET", "/api/v1/bot", None).await.status, 200, "another one has its own");
    open.close().await;
}

#[tokio::test]
async fn a_bot_plays_at_every_node() {
    // Nodes of one house have one key.
    let (store, config) = (Memory::default(), many());
    let (one, two) = (open_node(&store, config.clone()).await, open_node(&store, config).await);
    let mut ann = Browser::known(&http::router(Arc::clone(&one.house)), "Ann").await;
    let deep = bot(&mut ann, "Deep", "private", &ALL).await;
    let table = opened(&mut ann, "Ann").await;
    challenge(&mut ann, &table, &deep).await;
    // The table is at one node, and the program at the other.
    let elsewhere = Program { front: http::router(Arc::clone(&two.house)), ..deep };
    let answer = elsewhere.sit(&table.table).await;
    let seated: Seated = serde_json::from_value(answer.json()).unwrap();
    let mut here = elsewhere.at(&two, &seated).await;
    assert!(matches!(told(&mut here).await, Outbound::Welcome { seat: Some(2), .. }));
    one.close().await;
    two.close().await;
}
