//! A push service on this machine, and a browser that reads what it was sent with its own key.

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hmac::{HMAC_SHA256, Key, sign};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// `ring` agrees with each key once; a browser reads many messages with one. It is the house's own arithmetic, which is held
/// against `ring` where it is written.
#[path = "../../src/notices/p256.rs"]
mod p256;

/// What came to the service.
#[derive(Clone, Debug)]
pub(crate) struct Pushed {
    pub(crate) path: String,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

#[derive(Default)]
struct Heard {
    all: Mutex<Vec<Pushed>>,
    /// What it says to the next ones; 201 after them. 0: nothing at all, for a long time.
    answers: Mutex<Vec<u16>>,
}

pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    heard: Arc<Heard>,
    served: JoinHandle<()>,
}

impl PushService {
    pub(crate) async fn open() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, heard) = (listener.local_addr().unwrap(), Arc::new(Heard::default()));
        let router = Router::new().fallback(hear).with_state(Arc::clone(&heard));
        let served = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        PushService { address, heard, served }
    }

    /// Say this to the next ones.
    pub(crate) fn answer(&self, with: &[u16]) {
        self.heard.answers.lock().unwrap().extend(with);
    }

    pub(crate) fn all(&self) -> Vec<Pushed> {
        self.heard.all.lock().unwrap().clone()
    }

    /// What came, when so much has.
    pub(crate) async fn heard(&self, count: usize) -> Vec<Pushed> {
        for _ in 0..1000 {
            let all = self.all();
            if all.len() >= count {
                return all;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("expected {count}, heard {}", self.all().len());
    }
}

impl Drop for PushService {
    fn drop(&mut self) {
        self.served.abort();
    }
}

async fn hear(State(heard): State<Arc<Heard>>, uri: Uri, headers: HeaderMap, body: Bytes) -> StatusCode {
    heard.all.lock().unwrap().push(Pushed { path: uri.path().into(), headers, body: body.to_vec() });
    let next = {
        let mut answers = heard.answers.lock().unwrap();
        if answers.is_empty() { 201 } else { answers.remove(0) }
    };
    if next == 0 {
        tokio::time::sleep(Duration::from_secs(60)).await;
    }
    StatusCode::from_u16(next).unwrap_or(StatusCode::CREATED)
}

/// A browser that subscribed.
pub(crate) struct Device {
    private: [u8; 32],
    public: [u8; 65],
    auth: [u8; 16],
    pub(crate) path: String,
}

impl Device {
    pub(crate) fn new(seed: u8) -> Device {
        let private = [seed; 32];
        Device { private, public: p256::public(&private), auth: [seed; 16], path: format!("/push/{seed}") }
    }

    /// What it tells the house.
    pub(crate) fn subscription(&self, service: &PushService) -> Value {
        let keys = json!({ "p256dh": URL_SAFE_NO_PAD.encode(self.public), "auth": URL_SAFE_NO_PAD.encode(self.auth) });
        json!({ "endpoint": format!("http://{}{}", service.address, self.path), "keys": keys, "language": "de" })
    }

    /// What was said, read with its own key (RFC 8291).
    pub(crate) fn read(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (head, rest) = rest.split_at(5);
        assert_eq!(head, [0, 0, 16, 0, 65], "one record of 4096 bytes, and a key of 65");
        let (theirs, sealed) = rest.split_at(65);
        let coordinate = |from: usize| p256::number(theirs[from..from + 32].try_into().unwrap());
        let shared = p256::bytes(p256::multiple(&self.private, (coordinate(1), coordinate(33))).0);
        let about = [b"WebPush: info\0", self.public.as_slice(), theirs].concat();
        let secret = derived(&self.auth, &shared, &about);
        let key = &derived(salt, &secret, b"Content-Encoding: aes128gcm\0")[..16];
        let nonce = &derived(salt, &secret, b"Content-Encoding: nonce\0")[..12];
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, key).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(nonce).unwrap();
        let mut record = sealed.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        assert_eq!(text.last(), Some(&2), "nothing comes after it");
        serde_json::from_slice(&text[..text.len() - 1]).unwrap()
    }
}

fn derived(salt: &[u8], secret: &[u8], about: &[u8]) -> [u8; 32] {
    let drawn = sign(&Key::new(HMAC_SHA256, salt), secret);
    let block = sign(&Key::new(HMAC_SHA256, drawn.as_ref()), &[about, &[1]].concat());
    block.as_ref().try_into().unwrap()
}

/// The claims of the house that pushed this, if they are signed by this key, which browsers subscribed with.
pub(crate) fn claims(pushed: &Pushed, key: &str) -> Value {
    let header = pushed.headers["authorization"].to_str().unwrap();
    let (token, shown) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(shown, key);
    let (said, signature) = token.rsplit_once('.').unwrap();
    let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, URL_SAFE_NO_PAD.decode(key).unwrap());
    public.verify(said.as_bytes(), &URL_SAFE_NO_PAD.decode(signature).unwrap()).unwrap();
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(said.split_once('.').unwrap().1).unwrap()).unwrap()
}
