//! Thirty-two bytes, open or secret.

use crate::{BadWord, phrase};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// Thirty-two bytes, written as 64 lower-case hexadecimal digits.
///
/// ```
/// use luckhouse_engine::fair::Bytes;
/// let bytes: Bytes = "00ff".repeat(16).parse()?;
/// assert_eq!(bytes.to_string().parse::<Bytes>()?, bytes);
/// assert!("00FF".repeat(16).parse::<Bytes>().is_err());
/// # Ok::<(), luckhouse_engine::BadWord>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bytes([u8; 32]);

impl Bytes {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Bytes {
        Bytes(bytes)
    }

    /// The bytes.
    pub const fn as_slice(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is published before the bytes themselves are, so that they cannot be changed any more: their SHA-256.
    #[must_use]
    pub fn seal(&self) -> Bytes {
        Bytes(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Bytes {
    type Err = BadWord;

    fn from_str(text: &str) -> Result<Bytes, BadWord> {
        let wrong = || BadWord::new(text, phrase!("kind-bytes"), phrase!("expected-hex", digits = 64));
        let digit = |c: u8| match c {
            b'0'..=b'9' => Ok(c - b'0'),
            b'a'..=b'f' => Ok(c - b'a' + 10),
            _ => Err(wrong()),
        };
        let digits: Vec<u8> = text.bytes().map(digit).collect::<Result<_, _>>()?;
        let pairs: Vec<u8> =
            digits.chunks(2).map(|pair| pair.iter().fold(0, |sum, d| 16 * sum + d)).collect();
        if digits.len() != 64 {
            return Err(wrong());
        }
        Ok(Bytes(std::array::from_fn(|place| pairs[place])))
    }
}

/// The bytes that the dice of a table follow from, before they are opened. Nothing prints or serialises it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Bytes);

impl Secret {
    /// Keep these bytes secret.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(Bytes(bytes))
    }

    /// What may be published while the game lasts.
    #[must_use]
    pub fn seal(&self) -> Bytes {
        self.0.seal()
    }

    /// The bytes, when the game is over.
    pub const fn open(&self) -> &Bytes {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(not shown)")
    }
}
