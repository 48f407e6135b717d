//! What is pushed, so that only the browser can read it (RFC 8291, by the coding of RFC 8188).

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hmac::{HMAC_SHA256, Key, sign};
use ring::rand::{SecureRandom, SystemRandom};

/// A public key is a point of P-256, with what stands before it.
pub(super) const POINT: usize = 65;
/// What a browser adds to the secret.
pub(super) const AUTH: usize = 16;
const SALT: usize = 16;
/// Push services take messages of 4096 bytes: those are one record.
const RECORD: u32 = 4096;
/// What says that nothing comes after it.
const LAST: u8 = 2;
/// So much can be said.
const MOST: usize = RECORD as usize - SALT - 4 - 1 - POINT - 1 - 16;

/// What a browser gave, so that it can be told something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Receiver {
    pub(crate) key: [u8; POINT],
    pub(crate) auth: [u8; AUTH],
}

impl Receiver {
    /// Is this key a point of the curve? One that is none can be told nothing.
    pub(crate) fn is_fine(&self) -> bool {
        self.seal(b"").is_ok()
    }

    /// The body of a message to this browser.
    ///
    /// # Errors
    /// If its key is none, or too much is to be said.
    pub(crate) fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let public = own.compute_public_key()?;
        let public: [u8; POINT] = public.as_ref().try_into().map_err(|_| Unspecified)?;
        let mut salt = [0; SALT];
        random.fill(&mut salt)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.key);
        agree_ephemeral(own, &theirs, |shared| self.seal_with(shared, &public, &salt, text))?
    }

    /// The same with a shared secret, one's own public key and a salt that are known.
    fn seal_with(
        &self,
        shared: &[u8],
        public: &[u8; POINT],
        salt: &[u8; SALT],
        text: &[u8],
    ) -> Result<Vec<u8>, Unspecified> {
        if text.len() > MOST {
            return Err(Unspecified);
        }
        let about = [b"WebPush: info\0", self.key.as_slice(), public].concat();
        let secret = derived(&self.auth, shared, &about);
        let key = &derived(salt, &secret, b"Content-Encoding: aes128gcm\0")[..16];
        let nonce = &derived(salt, &secret, b"Content-Encoding: nonce\0")[..12];
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, key)?);
        let mut record = [text, &[LAST]].concat();
        let nonce = Nonce::try_assume_unique_for_key(nonce)?;
        key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record)?;
        Ok([salt.as_slice(), &RECORD.to_be_bytes(), &[POINT as u8], public, &record].concat())
    }
}

/// 32 bytes that follow from a secret (HKDF of RFC 5869, with SHA-256: one block).
fn derived(salt: &[u8], secret: &[u8], about: &[u8]) -> [u8; 32] {
    let drawn = sign(&Key::new(HMAC_SHA256, salt), secret);
    let block = sign(&Key::new(HMAC_SHA256, drawn.as_ref()), &[about, &[1]].concat());
    block.as_ref().try_into().expect("SHA-256 has 32 bytes")
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;

    fn read<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_byte_by_byte() {
        let browser = Receiver {
            key: read(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ),
            auth: read("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let public =
            read("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared: [u8; 32] = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw");
        let text = b"When I grow up, I want to be a watermelon";
        let body = browser.seal_with(&shared, &public, &salt, text).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(body), expected);
    }

    #[test]
    fn only_a_point_of_the_curve_is_a_key_and_only_so_much_is_said() {
        let wrong = Receiver { key: [4; POINT], auth: [0; AUTH] };
        assert!(!wrong.is_fine());
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let key = own.compute_public_key().unwrap().as_ref().try_into().unwrap();
        let browser = Receiver { key, auth: [7; AUTH] };
        assert!(browser.is_fine());
        assert_eq!(browser.seal(&[b'x'; MOST]).unwrap().len(), RECORD as usize);
        assert!(browser.seal(&[b'x'; MOST + 1]).is_err());
    }
}
