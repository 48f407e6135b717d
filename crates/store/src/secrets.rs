//! Bytes that must not be seen. Printing one for debugging prints nothing of it.

use std::fmt;

/// The hash of the token by which a player proves that a seat is theirs. The token itself is never kept.
///
/// ```
/// use luckhouse_store::TokenHash;
/// assert_eq!(format!("{:?}", TokenHash([7; 32])), "TokenHash(hidden)");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// What all rolls of a table are drawn from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DiceSecret(pub [u8; 32]);

/// What a seat has added to the dice: what it is, the caller knows.
#[derive(Clone, PartialEq, Eq)]
pub struct Contribution(pub Vec<u8>);

macro_rules! hidden {
    ($($name:ident)*) => {$(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(hidden)"))
            }
        }
    )*};
}

hidden! { TokenHash DiceSecret Contribution }

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn debug_says_nothing_of_the_bytes() {
        assert_eq!(format!("{:?}", DiceSecret([9; 32])), "DiceSecret(hidden)");
        assert_eq!(format!("{:?}", Some(Contribution(vec![1, 2]))), "Some(Contribution(hidden))");
    }
}
