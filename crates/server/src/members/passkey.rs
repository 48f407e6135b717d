//! Passkeys (WebAuthn): keys that an authenticator keeps, and that come along to the next device.
//!
//! What a browser says of a new key, and what a key signs, is checked as the specification asks of a house that wants to know
//! nothing of the authenticator's maker (attestation `none`). The key comes as the browser itself reads it, so that there is no CBOR
//! here; the signature is `ring`'s to check.

use crate::protocol::{NewPasskey, PasskeyProof, Reason, because};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use luckhouse_engine::fair::Bytes;
use luckhouse_store::TokenHash;
use ring::signature::{self, UnparsedPublicKey, VerificationAlgorithm};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What the authenticator was asked for: on a page of this origin, with this challenge.
#[derive(Clone, Copy)]
pub(crate) struct Ceremony<'a> {
    pub(crate) origin: &'a str,
    pub(crate) challenge: &'a Bytes,
}

/// What is kept of a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct PasskeyData {
    /// The credential's id, as it is sent.
    pub(crate) id: String,
    /// The public key, as base64url of its `SubjectPublicKeyInfo`.
    key: String,
    /// How often it signed, if its authenticator counts.
    counter: u32,
}

/// What a credential id is found by.
fn passkey_hash(id: &[u8]) -> TokenHash {
    TokenHash(Sha256::new().chain_update("luckhouse passkey 1\n").chain_update(id).finalize().into())
}

/// The passkey that a browser has just made.
///
/// # Errors
/// If it was made for another page, for another challenge, without its owner, or of a kind that the house cannot check.
pub(crate) fn read_new(new: &NewPasskey, ceremony: Ceremony) -> Result<(TokenHash, PasskeyData), Reason> {
    let read = || {
        let authenticator = bytes(&new.authenticator_data)?;
        let seen = AuthenticatorData::read(&authenticator)?;
        let fine = ceremony.was(CREATED, &bytes(&new.client_data)?) && seen.is_for(ceremony.origin);
        let id = seen.credential.filter(|_| fine)?;
        PublicKey::read(&bytes(&new.key)?)?;
        let data =
            PasskeyData { id: URL_SAFE_NO_PAD.encode(id), key: new.key.clone(), counter: seen.counter };
        Some((passkey_hash(id), data))
    };
    read().ok_or_else(|| because("bad-passkey"))
}

/// The id of the passkey that somebody shows.
pub(crate) fn shown_id(proof: &PasskeyProof) -> Option<TokenHash> {
    bytes(&proof.id).map(|id| passkey_hash(&id))
}

impl PasskeyData {
    /// What is to be kept of this passkey after it has signed.
    ///
    /// # Errors
    /// If it did not sign this, or if a copy of it did before.
    pub(crate) fn proved(&self, proof: &PasskeyProof, ceremony: Ceremony) -> Result<PasskeyData, Reason> {
        let counter = self.signed(proof, ceremony).ok_or_else(|| because("bad-passkey"))?;
        // An authenticator that counts never says a number twice; of two that do, one is a copy.
        let counts = counter != 0 || self.counter != 0;
        if counts && counter <= self.counter {
            return Err(because("cloned-passkey"));
        }
        Ok(PasskeyData { counter, ..self.clone() })
    }

    /// How often the key has signed now, if it signed this.
    fn signed(&self, proof: &PasskeyProof, ceremony: Ceremony) -> Option<u32> {
        let (client, authenticator) = (bytes(&proof.client_data)?, bytes(&proof.authenticator_data)?);
        let seen = AuthenticatorData::read(&authenticator)?;
        let fine = ceremony.was(USED, &client) && seen.is_for(ceremony.origin);
        let said = [&authenticator[..], Sha256::digest(&client).as_slice()].concat();
        let (key, signature) = (bytes(&self.key)?, bytes(&proof.signature)?);
        (fine && PublicKey::read(&key)?.signed(&said, &signature)).then_some(seen.counter)
    }
}

fn bytes(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}

/// The host of an origin, without scheme and port: what a passkey belongs to.
fn host(origin: &str) -> Option<&str> {
    let (_, authority) = origin.split_once("://")?;
    Some(authority.rsplit_once(':').map_or(authority, |(host, _)| host))
}

const CREATED: &str = "webauthn.create";
const USED: &str = "webauthn.get";

/// What the browser says of the page that asked.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

impl Ceremony<'_> {
    /// Is this what the browser says of it?
    fn was(self, what: &str, client: &[u8]) -> bool {
        let said: Result<ClientData, _> = serde_json::from_slice(client);
        said.is_ok_and(|said| {
            said.r#type == what
                && said.challenge == URL_SAFE_NO_PAD.encode(self.challenge.as_slice())
                && said.origin == self.origin
                && !said.cross_origin
        })
    }
}

/// What the authenticator says: for whom, who was there, how often, and of which new key.
struct AuthenticatorData<'a> {
    host: &'a [u8],
    flags: u8,
    counter: u32,
    credential: Option<&'a [u8]>,
}

/// Somebody was there, and it was the owner: finger, face or number.
const PRESENT_AND_VERIFIED: u8 = 0b0000_0101;
/// A new credential follows.
const HAS_CREDENTIAL: u8 = 0b0100_0000;
/// A credential begins with the kind of its authenticator, which nobody asked for.
const MAKER: usize = 16;
/// No credential id is longer.
const LONGEST_ID: usize = 1023;

impl AuthenticatorData<'_> {
    fn read(bytes: &[u8]) -> Option<AuthenticatorData<'_>> {
        let (host, rest) = bytes.split_at_checked(32)?;
        let (&flags, rest) = rest.split_first()?;
        let (counter, rest) = rest.split_first_chunk()?;
        let credential = match flags & HAS_CREDENTIAL {
            0 => None,
            _ => {
                let (length, rest) = rest.get(MAKER..)?.split_first_chunk()?;
                let length = usize::from(u16::from_be_bytes(*length));
                Some(rest.get(..length).filter(|id| (1..=LONGEST_ID).contains(&id.len()))?)
            }
        };
        Some(AuthenticatorData { host, flags, counter: u32::from_be_bytes(*counter), credential })
    }

    /// Was it asked by the house at this origin, with its owner there?
    fn is_for(&self, origin: &str) -> bool {
        let ours = host(origin).is_some_and(|host| Sha256::digest(host).as_slice() == self.host);
        ours && self.flags & PRESENT_AND_VERIFIED == PRESENT_AND_VERIFIED
    }
}

/// The public half, of one of the three kinds that authenticators make.
struct PublicKey<'a> {
    kind: &'static dyn VerificationAlgorithm,
    key: &'a [u8],
}

/// How the `SubjectPublicKeyInfo` of each kind begins; what follows is the key. Of RSA it names the length, which differs.
const P256: &[u8] = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
const ED25519: &[u8] = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";
const RSA: &[u8] = b"\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00";
/// A sequence, or a string of bits, whose length takes two bytes: RSA keys of 1,024 bits and more.
const LONG: usize = 4;

impl PublicKey<'_> {
    fn read(info: &[u8]) -> Option<PublicKey<'_>> {
        if let Some(key) = info.strip_prefix(P256).filter(|key| key.len() == 65) {
            return Some(PublicKey { kind: &signature::ECDSA_P256_SHA256_ASN1, key });
        }
        if let Some(key) = info.strip_prefix(ED25519).filter(|key| key.len() == 32) {
            return Some(PublicKey { kind: &signature::ED25519, key });
        }
        let bits = info.get(LONG..)?.strip_prefix(RSA)?;
        // One byte more says that no bit of the last is left over.
        let key = bits.get(LONG + 1..).filter(|key| key.len() >= 256)?;
        Some(PublicKey { kind: &signature::RSA_PKCS1_2048_8192_SHA256, key })
    }

    fn signed(&self, said: &[u8], signature: &[u8]) -> bool {
        UnparsedPublicKey::new(self.kind, self.key).verify(said, signature).is_ok()
    }
}

#[cfg(test)]
#[path = "passkey_tests.rs"]
mod tests;
