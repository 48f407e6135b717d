//! A browser with a key and a cookie, and what its player does.

use crate::ask::{Answer, ask};
use crate::open::Open;
use crate::sockets::{say, socket, told};
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_server::protocol::{Inbound, Me, Outbound, PlayedGames, Seated};
use luckhouse_server::{Config, Limits};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use std::time::Duration;

pub(crate) const ORIGIN: &str = "http://127.0.0.1:7070";

/// A browser: its key never leaves it, its cookie it sends along.
pub(crate) struct Browser {
    pub(crate) front: Router,
    pub(crate) key: EcdsaKeyPair,
    pub(crate) cookie: Option<String>,
}

impl Browser {
    pub(crate) fn new(front: &Router) -> Browser {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, made.as_ref(), &random).unwrap();
        Browser { front: front.clone(), key, cookie: None }
    }

    /// A browser that is signed in.
    pub(crate) async fn known(front: &Router, name: &str) -> Browser {
        let mut browser = Browser::new(front);
        let answer = browser.sign_in(name, None).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        browser
    }

    pub(crate) async fn send(&mut self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header("host", "127.0.0.1:7070").header("origin", ORIGIN);
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", format!("other=1; {cookie}"));
        }
        let body = match body {
            Some(body) => {
                request = request.header("content-type", "application/json");
                Body::from(body.to_string())
            }
            None => Body::empty(),
        };
        let answer = ask(&self.front, request.body(body).unwrap()).await;
        if let Some((cookie, _)) = answer.header("set-cookie").split_once(';') {
            self.cookie = (!cookie.ends_with('=')).then(|| cookie.into());
        }
        answer
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, None).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.send("POST", path, Some(&body)).await
    }

    /// The key by which the house knows it, as it is sent.
    pub(crate) fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.key.public_key().as_ref())
    }

    pub(crate) async fn challenge(&mut self) -> String {
        let answer = self.send("POST", "/api/v1/players/challenge", None).await;
        answer.json()["challenge"].as_str().unwrap().into()
    }

    /// What signs in with this challenge, on a page of this origin.
    pub(crate) fn signed(&self, name: &str, challenge: &str, origin: &str, code: Option<&str>) -> Value {
        let text = format!("luckhouse sign-in 1\n{origin}\n{challenge}");
        let signature = self.key.sign(&SystemRandom::new(), text.as_bytes()).unwrap();
        json!({ "key": self.public_key(), "challenge": challenge, "signature": URL_SAFE_NO_PAD.encode(signature), "name": name, "code": code })
    }

    pub(crate) async fn sign_in(&mut self, name: &str, code: Option<&str>) -> Answer {
        let challenge = self.challenge().await;
        let body = self.signed(name, &challenge, ORIGIN, code);
        self.post("/api/v1/players/session", body).await
    }

    pub(crate) async fn me(&mut self) -> Me {
        let answer = self.get("/api/v1/me").await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        serde_json::from_value(answer.json()).unwrap()
    }
}

pub(crate) fn refused(answer: &Answer, status: u16, reason: &str) {
    let problem = answer.problem();
    assert_eq!(answer.status, status, "{}", answer.text);
    assert_eq!(problem.reason.map(|fact| fact.0["name"].clone()), Some(reason.into()), "{}", answer.text);
}

/// Say this at one's seat, and wait until it is done.
pub(crate) async fn does(open: &Open, seated: &Seated, said: Inbound) {
    let mut socket = socket(open, &[]).await.unwrap();
    say(&mut socket, &Inbound::hello(&seated.table, seated.token.as_deref())).await;
    say(&mut socket, &said).await;
    loop {
        match told(&mut socket).await {
            Outbound::Done { .. } => return,
            refused @ Outbound::Refused { .. } => panic!("{refused:?}"),
            _ => {}
        }
    }
}

pub(crate) fn resign() -> Inbound {
    Inbound::Resign { id: "r".into() }
}

/// The games of a player, when so many are settled.
pub(crate) async fn games(browser: &mut Browser, count: usize) -> PlayedGames {
    let path = format!("/api/v1/players/{}/games", browser.me().await.id);
    for _ in 0..500 {
        let found: PlayedGames = serde_json::from_value(browser.get(&path).await.json()).unwrap();
        if found.games.len() >= count {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the game was not settled");
}

pub(crate) fn many() -> Config {
    Config { limits: Limits { requests_per_minute: 1_000_000, ..Limits::default() }, ..Config::default() }
}
