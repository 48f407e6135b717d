//! The house's signature, by which what it told can be shown to others.

use super::hash::hash;
use super::{Bytes, Secret};
use crate::{BadWord, phrase};
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};
use std::fmt;
use std::str::FromStr;

/// What a house signs with. Nothing prints or serialises it.
pub struct HouseKey(Ed25519KeyPair);

/// By which a house's signature is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PublicKey(Bytes);

/// A signature of 64 bytes, written as 128 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    first: Bytes,
    second: Bytes,
}

impl HouseKey {
    /// The key that follows from these bytes, which nobody may guess.
    ///
    /// ```
    /// use luckhouse_engine::fair::{Bytes, HouseKey};
    /// let key = HouseKey::from_seed(&[5; 32]);
    /// let digest = Bytes::new([1; 32]);
    /// let signature = key.sign(&digest);
    /// assert!(key.public().verifies(&digest, &signature));
    /// assert!(!key.public().verifies(&Bytes::new([2; 32]), &signature));
    /// ```
    ///
    /// # Panics
    /// Never: every 32 bytes are a key.
    pub fn from_seed(seed: &[u8; 32]) -> HouseKey {
        HouseKey(Ed25519KeyPair::from_seed_unchecked(seed).expect("32 bytes are a key"))
    }

    /// By which its signatures are checked.
    ///
    /// # Panics
    /// Never: it has 32 bytes.
    pub fn public(&self) -> PublicKey {
        let bytes: [u8; 32] = self.0.public_key().as_ref().try_into().expect("a public key has 32 bytes");
        PublicKey(Bytes::new(bytes))
    }

    /// Sign a hash.
    ///
    /// # Panics
    /// Never: a signature has 64 bytes.
    pub fn sign(&self, digest: &Bytes) -> Signature {
        let signature = self.0.sign(digest.as_slice());
        let half = |from: usize| {
            Bytes::new(signature.as_ref()[from..from + 32].try_into().expect("a signature has 64 bytes"))
        };
        Signature { first: half(0), second: half(32) }
    }
}

impl HouseKey {
    /// A secret that follows from this key and a name, and from which neither the key nor any other secret follows: a
    /// signature, which is always the same and nobody else can make, is hashed.
    ///
    /// ```
    /// use luckhouse_engine::fair::HouseKey;
    /// let key = HouseKey::from_seed(&[5; 32]);
    /// assert_eq!(key.secret("a").seal(), key.secret("a").seal());
    /// assert_ne!(key.secret("a").seal(), key.secret("b").seal());
    /// assert_ne!(key.secret("a").seal(), HouseKey::from_seed(&[6; 32]).secret("a").seal());
    /// ```
    pub fn secret(&self, name: &str) -> Secret {
        let signature = self.sign(&hash("derive", &[name.as_bytes()]));
        let parts = [signature.first.as_slice().as_slice(), signature.second.as_slice()];
        Secret::new(*hash("derived", &parts).as_slice())
    }
}

impl fmt::Debug for HouseKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HouseKey(not shown)")
    }
}

impl PublicKey {
    /// Was this hash signed by this house?
    pub fn verifies(&self, digest: &Bytes, signature: &Signature) -> bool {
        let whole = [*signature.first.as_slice(), *signature.second.as_slice()].concat();
        UnparsedPublicKey::new(&ED25519, self.0.as_slice()).verify(digest.as_slice(), &whole).is_ok()
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for PublicKey {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<PublicKey, BadWord> {
        text.parse().map(PublicKey)
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.first, self.second)
    }
}

impl FromStr for Signature {
    type Err = BadWord;
    fn from_str(text: &str) -> Result<Signature, BadWord> {
        let wrong = || BadWord::new(text, phrase!("kind-signature"), phrase!("expected-hex", digits = 128));
        let (first, second) = text.split_at_checked(64).ok_or_else(wrong)?;
        Ok(Signature {
            first: first.parse().map_err(|_| wrong())?,
            second: second.parse().map_err(|_| wrong())?,
        })
    }
}
