//! Codes that are read from one screen or sheet and typed at another.

use luckhouse_store::TokenHash;
use sha2::{Digest, Sha256};

/// Letters and digits that cannot be taken for one another: 32, so that each says five bits.
const SIGNS: &[u8; 32] = b"23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// So many signs has a code for a second device: 40 bits, for ten minutes, with few tries a minute.
pub(crate) const DEVICE_CODE: usize = 8;
/// So many signs has a code for recovery: 80 bits, for as long as it is not used.
pub(crate) const RECOVERY_CODE: usize = 16;

/// A code as it is kept in mind: without dashes, in capital letters.
#[derive(PartialEq, Eq)]
pub(crate) struct Code(String);

impl Code {
    /// A code of these bytes, a sign each.
    pub(crate) fn of(bytes: &[u8]) -> Code {
        Code(bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect())
    }

    /// What somebody typed, if it can be a code at all: dashes, blanks and small letters do not matter.
    pub(crate) fn read(text: &str) -> Option<Code> {
        let signs: String = text.chars().filter(|sign| !matches!(sign, '-' | ' ')).collect();
        let signs = signs.to_ascii_uppercase();
        let fine = [DEVICE_CODE, RECOVERY_CODE].contains(&signs.len())
            && signs.bytes().all(|sign| SIGNS.contains(&sign));
        fine.then_some(Code(signs))
    }

    /// As it is given to its owner: in groups of four.
    pub(crate) fn shown(&self) -> String {
        let groups: Vec<&str> = (0..self.0.len()).step_by(4).map(|at| &self.0[at..at + 4]).collect();
        groups.join("-")
    }

    /// As it is kept.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::new().chain_update("luckhouse code 1\n").chain_update(&self.0).finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = Code::of(&[0, 31, 32, 63, 7, 8, 9, 255]);
        assert_eq!(code.shown(), "2Z2Z-9ABZ");
        for typed in ["2Z2Z-9ABZ", "2z2z9abz", " 2z2z 9abz "] {
            assert!(Code::read(typed).is_some_and(|read| read == code), "{typed}");
        }
        for wrong in ["", "2Z2Z", "2Z2Z-9AB0", "2Z2Z-9ABÄ", "2Z2Z-9ABZ-2222"] {
            assert!(Code::read(wrong).is_none(), "{wrong}");
        }
    }
}
