//! Friends invite each other to a table that waits for players.

use crate::browser::{Browser, does, games, many, refused, resign};
use crate::open::{Open, open, open_node};
use crate::order::opened;
use crate::players::played;
use luckhouse_server::http;
use luckhouse_server::protocol::{Inbound, Invitations, Seated};
use luckhouse_store::Memory;
use serde_json::{Value, json};
use std::sync::Arc;

const PATH: &str = "/api/v1/me/invitations";

/// Two who know each other, and she calls him a friend.
struct Friends {
    open: Open,
    ann: Browser,
    ben: Browser,
    /// What he is known by.
    ben_id: String,
}

impl Friends {
    async fn new() -> Friends {
        let open = open(many()).await;
        let front = http::router(Arc::clone(&open.house));
        let (mut ann, mut ben) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Ben").await);
        let ben_id = ben.me().await.id;
        befriend(&mut ann, &mut ben).await;
        Friends { open, ann, ben, ben_id }
    }

    /// She invites him to her table.
    async fn invite(&mut self, table: &Seated) {
        let answer = self.ann.post(PATH, order(table, &self.ben_id)).await;
        assert_eq!(answer.status, 204, "{}", answer.text);
    }

    async fn stranger(&self, name: &str) -> Browser {
        Browser::known(&http::router(Arc::clone(&self.open.house)), name).await
    }
}

/// The second shows everybody who they are, and becomes a friend of the first.
async fn befriend(one: &mut Browser, other: &mut Browser) {
    let shown = other.send("PATCH", "/api/v1/me", Some(&json!({ "privacy": "public" }))).await;
    assert_eq!(shown.status, 200, "{}", shown.text);
    let them = format!("/api/v1/me/people/{}", other.me().await.id);
    assert_eq!(one.send("PUT", &them, Some(&json!({ "regard": "friend" }))).await.status, 200);
}

fn order(table: &Seated, player: &str) -> Value {
    json!({ "table": table.table, "player": player })
}

async fn list(browser: &mut Browser) -> Invitations {
    serde_json::from_value(browser.get(PATH).await.json()).unwrap()
}

/// Where somebody is asked to come.
async fn asked(browser: &mut Browser) -> Vec<String> {
    list(browser).await.received.into_iter().map(|one| one.table).collect()
}

#[tokio::test]
async fn a_friend_is_invited_comes_and_plays() {
    let mut friends = Friends::new().await;
    let table = opened(&mut friends.ann, "Ann").await;
    friends.invite(&table).await;
    // Whoever presses twice has invited once.
    friends.invite(&table).await;
    let told = list(&mut friends.ben).await;
    let one = &told.received[0];
    assert_eq!((told.received.len(), told.sent.len()), (1, 0));
    assert_eq!((one.by.name.as_str(), one.title.as_str(), one.free), ("Ann", "Booty Dice", 1));
    assert_eq!(list(&mut friends.ann).await.sent, told.received);
    let data = friends.ben.get("/api/v1/me/data").await.json();
    assert_eq!(data["invitations"]["received"][0]["table"], table.table);
    let seats = format!("/api/v1/tables/{}/seats", one.table);
    let seated = friends.ben.post(&seats, json!({ "name": "Ben" })).await;
    let seated: Seated = serde_json::from_value(seated.json()).unwrap();
    assert!(asked(&mut friends.ben).await.is_empty());
    does(&friends.open, &seated, resign()).await;
    assert_eq!(games(&mut friends.ann, 1).await.games[0].players[1].name, "Ben");
    assert!(list(&mut friends.ann).await.sent.is_empty());
    friends.open.close().await;
}

#[tokio::test]
async fn an_invitation_is_declined() {
    let mut friends = Friends::new().await;
    let table = opened(&mut friends.ann, "Ann").await;
    friends.invite(&table).await;
    let path = format!("{PATH}/{}", table.table);
    assert_eq!(friends.ben.send("DELETE", &path, None).await.status, 204);
    assert!(asked(&mut friends.ben).await.is_empty() && list(&mut friends.ann).await.sent.is_empty());
    assert_eq!(friends.ben.send("DELETE", &path, None).await.status, 204, "once more");
    refused(&friends.ben.send("DELETE", &format!("{PATH}/%20"), None).await, 404, "no-table");
    friends.open.close().await;
}

#[tokio::test]
async fn who_may_invite_whom_and_where() {
    let mut friends = Friends::new().await;
    let (table, ben) = (opened(&mut friends.ann, "Ann").await, friends.ben_id.clone());
    let mut guest = Browser::new(&friends.ann.front);
    refused(&guest.post(PATH, order(&table, &ben)).await, 401, "not-signed-in");
    refused(&guest.get(PATH).await, 401, "not-signed-in");
    let mut eve = friends.stranger("Eve").await;
    let strange = order(&table, &eve.me().await.id);
    refused(&friends.ann.post(PATH, strange).await, 403, "invite-friends");
    refused(&friends.ann.post(PATH, order(&table, "nobody")).await, 403, "invite-friends");
    let nowhere = Seated { table: "nowhere".into(), seat: None, token: None };
    refused(&friends.ann.post(PATH, order(&nowhere, &ben)).await, 404, "no-table");
    // Only from one's own seat.
    befriend(&mut eve, &mut friends.ben).await;
    refused(&eve.post(PATH, order(&table, &ben)).await, 403, "invite-sit");
    let seats = format!("/api/v1/tables/{}/seats", table.table);
    assert_eq!(friends.ben.post(&seats, json!({ "name": "Ben" })).await.status, 201);
    refused(&friends.ann.post(PATH, order(&table, &ben)).await, 403, "invite-there");
    let full = opened(&mut friends.ann, "Ann").await;
    let seats = format!("/api/v1/tables/{}/seats", full.table);
    assert_eq!(eve.post(&seats, json!({ "name": "Eve" })).await.status, 201);
    refused(&friends.ann.post(PATH, order(&full, &ben)).await, 409, "invite-full");
    friends.open.close().await;
}

#[tokio::test]
async fn whoever_is_blocked_neither_invites_nor_is_invited() {
    let mut friends = Friends::new().await;
    let (table, ben) = (opened(&mut friends.ann, "Ann").await, friends.ben_id.clone());
    friends.invite(&table).await;
    let (ann_id, block) = (friends.ann.me().await.id, json!({ "regard": "blocked" }));
    let her = format!("/api/v1/me/people/{ann_id}");
    played(&friends.open, &mut friends.ann, &mut friends.ben).await;
    games(&mut friends.ben, 1).await;
    assert_eq!(friends.ben.send("PUT", &her, Some(&block)).await.status, 200);
    assert!(asked(&mut friends.ben).await.is_empty() && list(&mut friends.ann).await.sent.is_empty());
    refused(&friends.ann.post(PATH, order(&table, &ben)).await, 403, "invite-unwelcome");
    // When he forgives her, what she asked before does not come back.
    friends.ben.send("DELETE", &her, None).await;
    assert!(asked(&mut friends.ben).await.is_empty());
    friends.invite(&table).await;
    // She blocks him: he is no friend of hers any more.
    let him = format!("/api/v1/me/people/{ben}");
    friends.ann.send("PUT", &him, Some(&block)).await;
    assert!(asked(&mut friends.ben).await.is_empty());
    refused(&friends.ann.post(PATH, order(&table, &ben)).await, 403, "invite-friends");
    friends.open.close().await;
}

/// Somebody else at the table has blocked the friend, and is not named.
#[tokio::test]
async fn nobody_is_invited_to_whom_somebody_else_there_minds() {
    let mut friends = Friends::new().await;
    let mut eve = friends.stranger("Eve").await;
    let him = format!("/api/v1/me/people/{}", friends.ben_id);
    assert_eq!(eve.send("PUT", &him, Some(&json!({ "regard": "blocked" }))).await.status, 200);
    let body = json!({ "game": "booty-dice", "seats": 3, "sit": { "name": "Ann" } });
    let table: Seated =
        serde_json::from_value(friends.ann.post("/api/v1/tables", body).await.json()).unwrap();
    let seats = format!("/api/v1/tables/{}/seats", table.table);
    assert_eq!(eve.post(&seats, json!({ "name": "Eve" })).await.status, 201);
    refused(&friends.ann.post(PATH, order(&table, &friends.ben_id)).await, 403, "invite-unwelcome");
    friends.open.close().await;
}

#[tokio::test]
async fn an_invitation_goes_with_the_table_and_with_each_of_the_two() {
    let mut friends = Friends::new().await;
    let begun = opened(&mut friends.ann, "Ann").await;
    let left = opened(&mut friends.ann, "Ann").await;
    let stays = opened(&mut friends.ann, "Ann").await;
    for table in [&begun, &left, &stays] {
        friends.invite(table).await;
    }
    assert_eq!(asked(&mut friends.ben).await.len(), 3);
    does(&friends.open, &begun, Inbound::Fill { id: "f".into(), bot: "novice".into() }).await;
    does(&friends.open, &left, Inbound::Leave { id: "l".into() }).await;
    assert_eq!(asked(&mut friends.ben).await, [stays.table]);
    assert_eq!(friends.ann.send("DELETE", "/api/v1/me", None).await.status, 204);
    assert!(asked(&mut friends.ben).await.is_empty());
    friends.open.close().await;
}

#[tokio::test]
async fn so_many_invitations_are_open_and_no_more() {
    let mut friends = Friends::new().await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        let table = opened(&mut friends.ann, "Ann").await;
        friends.invite(&table).await;
        tables.push(table);
    }
    let more = opened(&mut friends.ann, "Ann").await;
    refused(&friends.ann.post(PATH, order(&more, &friends.ben_id)).await, 429, "many-invitations");
    // One that is open already is no other.
    friends.invite(&tables[0]).await;
    let path = format!("{PATH}/{}", tables[0].table);
    assert_eq!(friends.ben.send("DELETE", &path, None).await.status, 204);
    friends.invite(&more).await;
    friends.open.close().await;
}

#[tokio::test]
async fn an_invitation_is_known_at_every_node() {
    let store = Memory::default();
    let (one, two) = (open_node(&store, many()).await, open_node(&store, many()).await);
    let mut ann = Browser::known(&http::router(Arc::clone(&one.house)), "Ann").await;
    let mut ben = Browser::known(&http::router(Arc::clone(&two.house)), "Ben").await;
    befriend(&mut ann, &mut ben).await;
    // Her table is at one node, and she asks the other.
    let table = opened(&mut ann, "Ann").await;
    let mut elsewhere = Browser { cookie: ann.cookie.clone(), ..Browser::new(&ben.front) };
    let id = ben.me().await.id;
    assert_eq!(elsewhere.post(PATH, order(&table, &id)).await.status, 204);
    assert_eq!(asked(&mut ben).await, vec![table.table.clone()]);
    let path = format!("{PATH}/{}", table.table);
    assert_eq!(ben.send("DELETE", &path, None).await.status, 204);
    assert!(list(&mut ann).await.sent.is_empty());
    one.close().await;
    two.close().await;
}
