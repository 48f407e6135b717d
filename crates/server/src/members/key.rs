//! The key of a device: P-256, as every browser makes it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_engine::fair::Bytes;
use luckhouse_store::TokenHash;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use sha2::{Digest, Sha256};

/// The public half, an uncompressed point: one byte 4, and two numbers.
pub(crate) struct PublicKey([u8; 65]);

impl PublicKey {
    /// A key as it is sent.
    pub(crate) fn read(text: &str) -> Option<PublicKey> {
        let bytes: [u8; 65] = URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()?;
        (bytes[0] == 4).then_some(PublicKey(bytes))
    }

    /// What its credential is found by.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }

    /// Did its other half sign this challenge, on a page of this origin?
    pub(crate) fn signed(&self, origin: &str, challenge: &Bytes, signature: &str) -> bool {
        let text = format!("luckhouse sign-in 1\n{origin}\n{challenge}");
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &self.0);
        let signature = URL_SAFE_NO_PAD.decode(signature);
        signature.is_ok_and(|signature| key.verify(text.as_bytes(), &signature).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};

    #[test]
    fn a_signature_is_of_one_key_one_origin_and_one_challenge() {
        let random = SystemRandom::new();
        let pair = || {
            let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).unwrap();
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, made.as_ref(), &random).unwrap()
        };
        let public = |pair: &EcdsaKeyPair| {
            PublicKey::read(&URL_SAFE_NO_PAD.encode(pair.public_key().as_ref())).unwrap()
        };
        let (mine, other) = (pair(), pair());
        let challenge = Bytes::new([7; 32]);
        let text = format!("luckhouse sign-in 1\nhttps://dice.example\n{challenge}");
        let signature = URL_SAFE_NO_PAD.encode(mine.sign(&random, text.as_bytes()).unwrap());
        assert!(public(&mine).signed("https://dice.example", &challenge, &signature));
        assert!(!public(&mine).signed("https://evil.example", &challenge, &signature));
        assert!(!public(&mine).signed("https://dice.example", &Bytes::new([8; 32]), &signature));
        assert!(!public(&other).signed("https://dice.example", &challenge, &signature));
        for wrong in ["", "x", "AAAA"] {
            assert!(!public(&mine).signed("https://dice.example", &challenge, wrong), "{wrong}");
            assert!(PublicKey::read(wrong).is_none(), "{wrong}");
        }
    }
}
