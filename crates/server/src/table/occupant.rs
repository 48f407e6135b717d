//! Who sits at a seat.

use luckhouse_engine::Seat;
use luckhouse_engine::fair::Bytes;
use luckhouse_store::{self as store, Contribution, MemberId, Name, SeatKind, SeatNumber, TokenHash};

/// Somebody at a seat, person or bot.
#[derive(Clone, Debug)]
pub(crate) struct Occupant {
    /// What they are called.
    pub(crate) name: Name,
    /// The kind of bot that plays, if one does.
    pub(crate) bot: Option<Name>,
    /// How a person proves that the seat is theirs. Bots have none.
    pub(crate) token: Option<TokenHash>,
    /// Whom the house knows them as.
    pub(crate) member: Option<MemberId>,
    /// Their part in the dice.
    pub(crate) contribution: DiceContribution,
}

/// A person's part in the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DiceContribution {
    /// None.
    Nothing,
    /// They will seal something.
    Expected,
    /// Sealed, with the anchor of a chain of links. What is opened stands in the log.
    Sealed { seal: Bytes, anchor: Option<Bytes> },
    /// Opened, at a table of the first protocol.
    First(Bytes),
}

impl Occupant {
    /// A bot of this kind, for the whole game.
    pub(crate) fn bot(kind: Name) -> Occupant {
        let contribution = DiceContribution::Nothing;
        Occupant { name: kind.clone(), bot: Some(kind), token: None, member: None, contribution }
    }

    /// Somebody with this token, who will seal something for the dice or not.
    pub(crate) fn person(name: Name, token: TokenHash, seals: bool) -> Occupant {
        let contribution = if seals { DiceContribution::Expected } else { DiceContribution::Nothing };
        Occupant { name, bot: None, token: Some(token), member: None, contribution }
    }

    /// The same, known to the house.
    #[must_use]
    pub(crate) fn known_as(self, member: Option<MemberId>) -> Occupant {
        Occupant { member, ..self }
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
        let (member, contribution) = (self.member.clone(), self.contribution.kept());
        store::Seat { player, token: self.token, member, contribution }
    }

    /// As it was kept.
    pub(crate) fn of(kept: store::Seat) -> Option<Occupant> {
        let bot = match kept.player.kind {
            SeatKind::Person => None,
            SeatKind::Bot(kind) => Some(kind),
        };
        let contribution = kept
            .contribution
            .map_or(Some(DiceContribution::Nothing), |bytes| DiceContribution::of(&bytes))?;
        Some(Occupant { name: kept.player.name, bot, token: kept.token, member: kept.member, contribution })
    }
}

impl DiceContribution {
    fn kept(self) -> Option<Contribution> {
        let kept = match self {
            DiceContribution::Nothing => return None,
            DiceContribution::First(bytes) => [&[1][..], bytes.as_slice()].concat(),
            DiceContribution::Expected => vec![2],
            DiceContribution::Sealed { seal, anchor: None } => [&[3][..], seal.as_slice()].concat(),
            DiceContribution::Sealed { seal, anchor: Some(anchor) } => {
                [&[4][..], seal.as_slice(), anchor.as_slice()].concat()
            }
        };
        Some(Contribution(kept))
    }

    fn of(kept: &Contribution) -> Option<DiceContribution> {
        let (mark, bytes) = kept.0.split_first()?;
        let one = |bytes: &[u8]| bytes.try_into().ok().map(Bytes::new);
        match mark {
            // A seal of the first protocol that was never opened: under the second it is made anew.
            0 => Some(DiceContribution::Expected),
            1 => one(bytes).map(DiceContribution::First),
            2 if bytes.is_empty() => Some(DiceContribution::Expected),
            3 => Some(DiceContribution::Sealed { seal: one(bytes)?, anchor: None }),
            4 => {
                let (seal, anchor) = bytes.split_at_checked(32)?;
                Some(DiceContribution::Sealed { seal: one(seal)?, anchor: Some(one(anchor)?) })
            }
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
        let sealed = |anchor| DiceContribution::Sealed { seal: bytes, anchor };
        let all = [
            DiceContribution::Nothing,
            DiceContribution::Expected,
            DiceContribution::First(bytes),
            sealed(None),
            sealed(Some(bytes)),
        ];
        for contribution in all {
            let bot = Some(name("steady"));
            let (token, member) = (Some(TokenHash([1; 32])), MemberId::new("m").ok());
            let ann = Occupant { name: name("Ann"), bot, token, member, contribution };
            let again = Occupant::of(ann.kept(Seat::at(1))).unwrap();
            assert_eq!(again.kept(Seat::at(1)), ann.kept(Seat::at(1)));
            assert_eq!(again.contribution, contribution);
        }
        assert!(DiceContribution::of(&Contribution(vec![5; 33])).is_none());
        assert!(DiceContribution::of(&Contribution(vec![])).is_none());
    }
}
