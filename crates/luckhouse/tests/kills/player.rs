//! Somebody whom the house knows, and who asks by plain HTTP.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// A key and a cookie.
pub(crate) struct Player {
    authority: String,
    cookie: String,
}

impl Player {
    /// Somebody new.
    pub(crate) fn new(authority: &str) -> Player {
        let mut player = Player { authority: authority.into(), cookie: String::new() };
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, made.as_ref(), &random).unwrap();
        let challenge = player.ask("POST", "players/challenge", None).unwrap()["challenge"].clone();
        let text = format!("luckhouse sign-in 1\nhttp://{authority}\n{}", challenge.as_str().unwrap());
        let signature = URL_SAFE_NO_PAD.encode(key.sign(&random, text.as_bytes()).unwrap());
        let public = URL_SAFE_NO_PAD.encode(key.public_key().as_ref());
        let order = json!({ "key": public, "challenge": challenge, "signature": signature, "name": "Hilda", "code": null });
        player.ask("POST", "players/session", Some(&order)).unwrap();
        assert!(!player.cookie.is_empty());
        player
    }

    /// The house is there now.
    pub(crate) fn moves_to(&mut self, authority: &str) {
        self.authority = authority.into();
    }

    /// The answer, if there is a good one; text that is no JSON as a string.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> Option<Value> {
        let (host, cookie) = (&self.authority, &self.cookie);
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{method} /api/v1/{path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let mut stream = TcpStream::connect(host).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, text) = answer.split_once("\r\n\r\n")?;
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        self.cookie = set.map_or(self.cookie.clone(), String::from);
        let fine = head.starts_with("HTTP/1.1 2");
        assert!(fine || head.starts_with("HTTP/1.1 503"), "{method} {path}: {answer}");
        fine.then(|| serde_json::from_str(text).unwrap_or_else(|_| text.into()))
    }

    /// Ask until there is an answer like this.
    pub(crate) fn until(&mut self, path: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            match self.ask("GET", path, None).filter(|answer| wanted(answer)) {
                Some(answer) => return answer,
                None => assert!(begun.elapsed() < Duration::from_secs(120), "it never came to that"),
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}
