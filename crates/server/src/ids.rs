//! What is hard to guess: the ids of tables, and the tokens that open seats.

use crate::members::Code;
use luckhouse_engine::fair::{Bytes, HouseKey, Secret};
use luckhouse_store::{MemberId, TableId, TokenHash};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Bytes that nobody can guess, from the generator of the system.
///
/// # Panics
/// If the system has none: then nothing here is safe, and nothing may go on.
fn unguessable<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A new name for a table: 128 bits, so that a link cannot be guessed.
pub(crate) fn table_id() -> TableId {
    TableId::new(salt()).expect("hexadecimal digits are fine")
}

/// A new name for a player: 64 bits, so that nobody finds players by guessing.
pub(crate) fn member_id() -> MemberId {
    MemberId::new(&salt()[..16]).expect("hexadecimal digits are fine")
}

/// What the names of bots begin with, and no player's: those are hexadecimal digits alone.
pub(crate) const OF_BOTS: &str = "bot-";

/// A new name for a bot.
pub(crate) fn bot_id() -> MemberId {
    MemberId::new(format!("{OF_BOTS}{}", &salt()[..16])).expect("letters, digits and a hyphen are fine")
}

/// Something for a key to sign.
pub(crate) fn challenge() -> Bytes {
    Bytes::new(unguessable())
}

/// A new code of so many signs.
pub(crate) fn code<const N: usize>() -> Code {
    Code::of(&unguessable::<N>())
}

/// A new secret for the dice of a table.
pub(crate) fn dice_secret() -> Secret {
    Secret::new(unguessable())
}

/// A key to sign with, for a house that is not opened again.
pub(crate) fn house_key() -> HouseKey {
    HouseKey::from_seed(&unguessable())
}

/// A salt for a choice of somebody who brings none.
pub(crate) fn choice_salt() -> Bytes {
    Bytes::new(unguessable())
}

/// Something to hash others with, so that nobody can tell what they were.
pub(crate) fn salt() -> String {
    let bytes: [u8; 16] = unguessable();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A number to start a bot's generator with.
pub(crate) fn seed() -> u64 {
    u64::from_be_bytes(unguessable())
}

/// What opens a seat. It is given once and kept nowhere; only its hash is.
#[derive(Clone, Copy)]
pub(crate) struct Token(Bytes);

impl Token {
    /// A new one.
    pub(crate) fn new() -> Token {
        Token(Bytes::new(unguessable()))
    }

    /// The one that follows from something that nobody can guess.
    pub(crate) fn from(bytes: Bytes) -> Token {
        Token(bytes)
    }

    /// What somebody says is a token; `None` if it cannot be one.
    pub(crate) fn read(text: &str) -> Option<Token> {
        text.parse().ok().map(Token)
    }

    /// As it is given to its owner.
    pub(crate) fn shown(&self) -> String {
        self.0.to_string()
    }

    /// As it is kept.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(*self.0.seal().as_slice())
    }

    /// Is this what was kept? Takes the same time whatever is wrong.
    pub(crate) fn opens(&self, kept: &TokenHash) -> bool {
        self.hash().0.ct_eq(&kept.0).into()
    }

    /// The token of the same person at the next table. Whoever has this one has that one, on every device.
    pub(crate) fn at_next(&self, table: &TableId) -> Token {
        let digest = Sha256::new().chain_update(self.0.as_slice()).chain_update(table.as_str());
        Token(Bytes::new(digest.finalize().into()))
    }
}

/// A short name for a table in the log of the server: the id itself would let its reader in.
pub(crate) fn short(table: &TableId) -> String {
    let digest: [u8; 32] = Sha256::digest(table.as_str()).into();
    digest[..4].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_opens_what_was_kept_of_it_and_nothing_else() {
        let (mine, other) = (Token::new(), Token::new());
        assert!(Token::read(&mine.shown()).unwrap().opens(&mine.hash()));
        assert!(!other.opens(&mine.hash()));
        assert!(Token::read("").is_none() && Token::read(&"g".repeat(64)).is_none());
    }

    #[test]
    fn the_next_token_follows_from_this_one_and_the_next_table() {
        let (token, table) = (Token::new(), table_id());
        assert_eq!(token.at_next(&table).shown(), token.at_next(&table).shown());
        assert_ne!(token.at_next(&table).shown(), token.at_next(&table_id()).shown());
        assert_ne!(token.at_next(&table).shown(), token.shown());
    }

    #[test]
    fn names_of_tables_differ_and_are_not_shown_in_logs() {
        let (one, two) = (table_id(), table_id());
        assert_ne!(one, two);
        assert!(!one.as_str().contains(&short(&one)));
    }
}
