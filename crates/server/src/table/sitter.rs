//! Who sits at a seat.

use luckhouse_engine::Seat;
use luckhouse_engine::fair::Bytes;
use luckhouse_store::{self as store, Contribution, Name, SeatKind, SeatNumber, TokenHash};

/// Somebody at a seat, person or bot.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    /// What they are called.
    pub(crate) name: Name,
    /// The kind of bot that plays, if one does.
    pub(crate) bot: Option<Name>,
    /// How a person proves that the seat is theirs. Bots have none.
    pub(crate) token: Option<TokenHash>,
    /// Their part in the dice.
    pub(crate) added: Added,
}

/// A person's part in the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Added {
    /// None.
    Nothing,
    /// Promised: the seal of what will be opened.
    Sealed(Bytes),
    /// Opened.
    Opened(Bytes),
}

impl Sitter {
    /// A bot of this kind, for the whole game.
    pub(crate) fn bot(kind: Name) -> Sitter {
        Sitter { name: kind.clone(), bot: Some(kind), token: None, added: Added::Nothing }
    }

    /// Somebody with this token, and what they have sealed for the dice.
    pub(crate) fn person(name: Name, token: TokenHash, seal: Option<Bytes>) -> Sitter {
        Sitter { name, bot: None, token: Some(token), added: seal.map_or(Added::Nothing, Added::Sealed) }
    }

    /// Is it a person's seat, though a bot may play just now?
    pub(crate) fn is_person(&self) -> bool {
        self.token.is_some()
    }

    /// Does a person choose here?
    pub(crate) fn chooses(&self) -> bool {
        self.is_person() && self.bot.is_none()
    }

    /// As it is kept.
    pub(crate) fn kept(&self, seat: Seat) -> store::Seat {
        let kind = self.bot.clone().map_or(SeatKind::Person, SeatKind::Bot);
        let player = store::Player { number: number(seat), name: self.name.clone(), kind };
        store::Seat { player, token: self.token, contribution: self.added.kept() }
    }

    /// As it was kept.
    pub(crate) fn of(kept: store::Seat) -> Option<Sitter> {
        let bot = match kept.player.kind {
            SeatKind::Person => None,
            SeatKind::Bot(kind) => Some(kind),
        };
        let added = kept.contribution.map_or(Some(Added::Nothing), |bytes| Added::of(&bytes))?;
        Some(Sitter { name: kept.player.name, bot, token: kept.token, added })
    }
}

impl Added {
    fn kept(self) -> Option<Contribution> {
        let (mark, bytes) = match self {
            Added::Nothing => return None,
            Added::Sealed(seal) => (0, seal),
            Added::Opened(bytes) => (1, bytes),
        };
        Some(Contribution([&[mark][..], bytes.as_slice()].concat()))
    }

    fn of(kept: &Contribution) -> Option<Added> {
        let (mark, bytes) = kept.0.split_first()?;
        let bytes = Bytes::new(bytes.try_into().ok()?);
        match mark {
            0 => Some(Added::Sealed(bytes)),
            1 => Some(Added::Opened(bytes)),
            _ => None,
        }
    }
}

/// The store's number of a seat.
pub(crate) fn number(seat: Seat) -> SeatNumber {
    SeatNumber::new(shown(seat)).expect("seats are counted from 1")
}

/// A seat as it is counted in messages: from 1.
pub(crate) fn shown(seat: Seat) -> u8 {
    seat.index() as u8 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sitter_is_taken_up_as_it_was_kept() {
        let name = |text: &str| Name::new(text).unwrap();
        let bytes = Bytes::new([3; 32]);
        for added in [Added::Nothing, Added::Sealed(bytes), Added::Opened(bytes)] {
            let bot = Some(name("steady"));
            let ann = Sitter { name: name("Ann"), bot, token: Some(TokenHash([1; 32])), added };
            let again = Sitter::of(ann.kept(Seat::at(1))).unwrap();
            assert_eq!(again.kept(Seat::at(1)), ann.kept(Seat::at(1)));
            assert_eq!(again.added, added);
        }
        assert!(Added::of(&Contribution(vec![2; 33])).is_none());
        assert!(Added::of(&Contribution(vec![])).is_none());
    }
}
