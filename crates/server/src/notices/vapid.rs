//! How push services know the house (RFC 8292): a key that follows from the house's own, so that all its nodes have the same.

use super::p256::{self, Point};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_engine::fair::HouseKey;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair};
use serde_json::json;

/// So long a token is good, in seconds. A service takes none for more than a day.
const GOOD: i64 = 12 * 60 * 60;

/// What signs for the house.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    public: Point,
}

impl Vapid {
    /// The key that follows from the house's own.
    pub(crate) fn of(house: &HouseKey) -> Vapid {
        // Of so many numbers as there are, one in four thousand million is no key: then the next one is taken.
        let made =
            (0..8).find_map(|time| Vapid::from(house.secret(&format!("push {time}")).open().as_slice()));
        made.expect("eight secrets are not all without a key")
    }

    fn from(private: &[u8]) -> Option<Vapid> {
        let public = p256::public(private.try_into().ok()?);
        let (way, random) = (&ECDSA_P256_SHA256_FIXED_SIGNING, SystemRandom::new());
        let pair = EcdsaKeyPair::from_private_key_and_public_key(way, private, &public, &random).ok()?;
        Some(Vapid { pair, public })
    }

    /// What a browser subscribes with, as base64url.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.public)
    }

    /// What stands in `Authorization` when something is pushed to a service.
    ///
    /// `service` is its origin, `contact` how its people reach the host, `now` in seconds since 1970.
    pub(crate) fn authorization(&self, service: &str, contact: &str, now: i64) -> String {
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = json!({ "aud": service, "exp": now + GOOD, "sub": contact }).to_string();
        let said = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes()).expect("a key signs");
        format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    #[test]
    fn every_node_of_a_house_is_known_by_the_same_key_and_signs_with_it() {
        let key = |seed| Vapid::of(&HouseKey::from_seed(&[seed; 32]));
        let (one, again, other) = (key(1), key(1), key(2));
        assert_eq!(one.public(), again.public());
        assert_ne!(one.public(), other.public());
        let header = one.authorization("https://push.example", "mailto:host@example.org", 1000);
        let (token, shown) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(shown, one.public());
        let (said, signature) = token.rsplit_once('.').unwrap();
        let signature = URL_SAFE_NO_PAD.decode(signature).unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, again.public.to_vec());
        public.verify(said.as_bytes(), &signature).unwrap();
        let claims = URL_SAFE_NO_PAD.decode(said.split_once('.').unwrap().1).unwrap();
        let claims: Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(
            claims,
            json!({ "aud": "https://push.example", "exp": 44200, "sub": "mailto:host@example.org" })
        );
    }
}
