//! How everything is hashed: with a tag that says what it is, and with lengths, so that no two things are written
//! alike.

use super::Bytes;
use crate::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What stands before every tag.
const PROTOCOL: &str = "luckhouse/2/";

/// The hash of these parts under a tag.
///
/// ```
/// use luckhouse_engine::fair::hash::hash;
/// // Lengths are hashed too, so that parts cannot be cut elsewhere.
/// assert_ne!(hash("x", &[b"ab", b"c"]), hash("x", &[b"a", b"bc"]));
/// ```
pub fn hash(tag: &str, parts: &[&[u8]]) -> Bytes {
    let mut hash = Sha256::new();
    each_piece(tag, parts, |piece| hash.update(piece));
    Bytes::new(hash.finalize().into())
}

/// The same with a key.
///
/// # Panics
/// Never: a key of any length will do.
pub fn keyed(key: &Bytes, tag: &str, parts: &[&[u8]]) -> Bytes {
    let mut hash = Hmac::<Sha256>::new_from_slice(key.as_slice()).expect("any key will do");
    each_piece(tag, parts, |piece| hash.update(piece));
    Bytes::new(hash.finalize().into_bytes().into())
}

/// A number as it is hashed.
pub const fn number(number: u64) -> [u8; 8] {
    number.to_be_bytes()
}

/// A seat as it is hashed: counted from 1, so that 0 is nobody.
pub const fn seat(seat: Seat) -> [u8; 8] {
    number(seat.index() as u64 + 1)
}

fn each_piece(tag: &str, parts: &[&[u8]], mut see: impl FnMut(&[u8])) {
    see(&length(PROTOCOL.len() + tag.len()));
    see(PROTOCOL.as_bytes());
    see(tag.as_bytes());
    for part in parts {
        see(&length(part.len()));
        see(part);
    }
}

fn length(bytes: usize) -> [u8; 4] {
    u32::try_from(bytes).expect("nothing here has four gigabytes").to_be_bytes()
}
