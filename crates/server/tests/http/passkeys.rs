//! Passkeys, with an authenticator made here: what it signs, the house checks.

use crate::ask::{Answer, house};
use crate::browser::{Browser, ORIGIN, refused};
use axum::Router;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_server::{Config, http};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

async fn front() -> Router {
    http::router(house(Config::default()).await)
}

fn text(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// What keeps a passkey, and what it tells a page.
#[derive(Clone)]
pub(crate) struct Authenticator {
    key: Vec<u8>,
    id: [u8; 16],
    /// How often it signed, if it counts.
    counter: Option<u32>,
    /// Where the page that asks says to be.
    origin: String,
    host: String,
    flags: u8,
}

/// Somebody is there, and unlocked it.
const THERE: u8 = 0b101;

impl Authenticator {
    pub(crate) fn new(id: u8) -> Authenticator {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &SystemRandom::new());
        let (key, counter) = (made.unwrap().as_ref().to_vec(), Some(1));
        let (origin, host) = (ORIGIN.into(), "127.0.0.1".into());
        Authenticator { key, id: [id; 16], counter, origin, host, flags: THERE }
    }

    /// The id of its passkey, as it is sent.
    pub(crate) fn credential(&self) -> String {
        text(self.id)
    }

    fn with(&self, change: impl Fn(&mut Authenticator)) -> Authenticator {
        let mut changed = self.clone();
        change(&mut changed);
        changed
    }

    fn key(&self) -> EcdsaKeyPair {
        let kind = &ECDSA_P256_SHA256_ASN1_SIGNING;
        EcdsaKeyPair::from_pkcs8(kind, &self.key, &SystemRandom::new()).unwrap()
    }

    fn client_data(&self, what: &str, challenge: &str) -> String {
        let bytes: Vec<u8> =
            (0..32).map(|at| u8::from_str_radix(&challenge[2 * at..2 * at + 2], 16).unwrap()).collect();
        json!({ "type": what, "challenge": text(bytes), "origin": self.origin, "crossOrigin": false })
            .to_string()
    }

    fn said(&self, flags: u8) -> Vec<u8> {
        let host = Sha256::digest(&self.host);
        [host.as_slice(), &[self.flags | flags], &self.counter.unwrap_or(0).to_be_bytes()].concat()
    }

    fn created(&self, challenge: &str) -> Value {
        let said = [&self.said(0x40)[..], &[0; 16], &[0, 16], &self.id, b"cbor"].concat();
        let p256 = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
        let key = [p256, self.key().public_key().as_ref()].concat();
        let client = self.client_data("webauthn.create", challenge);
        json!({ "challenge": challenge, "client_data": text(client), "authenticator_data": text(said), "key": text(key), "label": "Phone" })
    }

    fn signed(&mut self, challenge: &str, player: &str) -> Value {
        self.counter = self.counter.map(|counter| counter + 1);
        let (client, said) = (self.client_data("webauthn.get", challenge), self.said(0));
        let both = [&said[..], Sha256::digest(&client).as_slice()].concat();
        let signature = self.key().sign(&SystemRandom::new(), &both).unwrap();
        json!({ "id": self.credential(), "client_data": text(client), "authenticator_data": text(said), "signature": text(signature), "player": text(player) })
    }
}

pub(crate) async fn add(browser: &mut Browser, authenticator: &Authenticator) -> Answer {
    let challenge = browser.challenge().await;
    browser.post("/api/v1/me/passkeys", authenticator.created(&challenge)).await
}

/// Sign in with what an authenticator says of this challenge and player.
async fn come(browser: &mut Browser, authenticator: &mut Authenticator, player: &str) -> Answer {
    let challenge = browser.challenge().await;
    let mut order = browser.signed("x", &challenge, ORIGIN, None);
    order["passkey"] = authenticator.signed(&challenge, player);
    browser.post("/api/v1/players/session", order).await
}

#[tokio::test]
async fn a_passkey_brings_its_player_to_a_new_device() {
    let front = front().await;
    let (mut phone, mut key) = (Browser::known(&front, "Ann").await, Authenticator::new(1));
    let answer = add(&mut phone, &key).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let me = phone.me().await;
    assert_eq!((me.passkeys.len(), me.passkeys[0].label.as_deref()), (1, Some("Phone")));
    assert_eq!(me.passkeys[0].credential, key.credential());
    let mut laptop = Browser::new(&front);
    let answer = come(&mut laptop, &mut key, &me.id).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    assert_eq!((laptop.me().await.id, laptop.me().await.devices.len()), (me.id.clone(), 2));
    // From now on the laptop has a key of its own, and needs no passkey.
    laptop.cookie = None;
    assert_eq!(laptop.sign_in("x", None).await.status, 200);
    assert_eq!(laptop.me().await.id, me.id);
    // Signed out everywhere, it is what brings her back.
    laptop.post("/api/v1/me/sign-out", json!({ "everywhere": true })).await;
    assert_eq!(come(&mut phone, &mut key, &me.id).await.status, 200);
    assert_eq!(phone.me().await.id, me.id);
    // Whoever was somebody else in that browser is so no more.
    let mut other = Browser::known(&front, "Ben").await;
    assert_eq!(come(&mut other, &mut key, &me.id).await.status, 200);
    assert_eq!(other.me().await.id, me.id);
}

#[tokio::test]
async fn a_passkey_that_is_gone_brings_nobody_back() {
    let front = front().await;
    let (mut ann, mut key) = (Browser::known(&front, "Ann").await, Authenticator::new(1));
    add(&mut ann, &key).await;
    let me = ann.me().await;
    let path = format!("/api/v1/me/passkeys/{}", me.passkeys[0].id);
    let mut eve = Browser::known(&front, "Eve").await;
    refused(&eve.send("DELETE", &path, None).await, 404, "no-passkey");
    assert_eq!(ann.send("DELETE", &path, None).await.status, 204);
    refused(&ann.send("DELETE", &path, None).await, 404, "no-passkey");
    let mut laptop = Browser::new(&front);
    refused(&come(&mut laptop, &mut key, &me.id).await, 403, "unknown-passkey");
    refused(&laptop.get("/api/v1/me").await, 401, "not-signed-in");
}

#[tokio::test]
async fn what_was_signed_is_good_once() {
    let front = front().await;
    let (mut ann, mut key) = (Browser::known(&front, "Ann").await, Authenticator::new(1));
    add(&mut ann, &key).await;
    let id = ann.me().await.id;
    let mut laptop = Browser::new(&front);
    let challenge = laptop.challenge().await;
    let proof = key.signed(&challenge, &id);
    let mut order = laptop.signed("x", &challenge, ORIGIN, None);
    order["passkey"] = proof.clone();
    assert_eq!(laptop.post("/api/v1/players/session", order.clone()).await.status, 200);
    // The whole order again, and what the passkey signed with the key of a thief.
    let mut thief = Browser::new(&front);
    refused(&thief.post("/api/v1/players/session", order).await, 403, "cloned-passkey");
    let mut stolen = thief.signed("x", &challenge, ORIGIN, None);
    stolen["passkey"] = proof.clone();
    refused(&thief.post("/api/v1/players/session", stolen).await, 403, "cloned-passkey");
    let challenge = thief.challenge().await;
    let mut stolen = thief.signed("x", &challenge, ORIGIN, None);
    stolen["passkey"] = proof;
    refused(&thief.post("/api/v1/players/session", stolen).await, 403, "bad-passkey");
    // The same for one that does not count: then the challenge says it.
    let mut uncounted = Authenticator { counter: None, ..Authenticator::new(2) };
    add(&mut ann, &uncounted).await;
    let challenge = laptop.challenge().await;
    let mut order = laptop.signed("x", &challenge, ORIGIN, None);
    order["passkey"] = uncounted.signed(&challenge, &id);
    assert_eq!(laptop.post("/api/v1/players/session", order.clone()).await.status, 200);
    refused(&thief.post("/api/v1/players/session", order).await, 403, "old-challenge");
}

#[tokio::test]
async fn a_copy_of_an_authenticator_is_noticed() {
    let front = front().await;
    let (mut ann, mut key) = (Browser::known(&front, "Ann").await, Authenticator::new(1));
    add(&mut ann, &key).await;
    let id = ann.me().await.id;
    let copied = key.counter;
    assert_eq!(come(&mut Browser::new(&front), &mut key, &id).await.status, 200);
    assert_eq!(come(&mut Browser::new(&front), &mut key, &id).await.status, 200);
    key.counter = copied;
    refused(&come(&mut Browser::new(&front), &mut key, &id).await, 403, "cloned-passkey");
}

#[tokio::test]
async fn a_passkey_is_for_one_page_one_owner_and_one_player() {
    let front = front().await;
    let (mut ann, mut eve) = (Browser::known(&front, "Ann").await, Browser::known(&front, "Eve").await);
    let good = Authenticator::new(1);
    let wrong: [fn(&mut Authenticator); 3] = [
        |key| key.origin = "http://evil.example".into(),
        |key| key.host = "evil.example".into(),
        // Somebody touched it, and did not unlock it.
        |key| key.flags = 1,
    ];
    for change in wrong {
        refused(&add(&mut ann, &good.with(change)).await, 403, "bad-passkey");
    }
    assert_eq!(add(&mut ann, &good).await.status, 200);
    let (id, hers) = (ann.me().await.id, eve.me().await.id);
    let mut laptop = Browser::new(&front);
    let other = good.with(|key| key.key = Authenticator::new(1).key);
    for mut wrong in wrong.map(|change| good.with(change)).into_iter().chain([other]) {
        refused(&come(&mut laptop, &mut wrong, &id).await, 403, "bad-passkey");
    }
    refused(&come(&mut laptop, &mut good.clone(), &hers).await, 403, "bad-passkey");
    assert_eq!(come(&mut laptop, &mut good.clone(), &id).await.status, 200);
    // The passkey of one is not granted to another.
    refused(&add(&mut eve, &good).await, 403, "old-challenge");
    let nonsense = json!({ "challenge": eve.challenge().await, "client_data": "?", "authenticator_data": "", "key": "" });
    refused(&eve.post("/api/v1/me/passkeys", nonsense).await, 403, "bad-passkey");
}
