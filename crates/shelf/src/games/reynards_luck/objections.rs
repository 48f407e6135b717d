//! Why a choice is not legal now.

use crate::Objection;
use luckhouse_engine::{Die, Seat};
use luckhouse_games::reynards_luck::{Action, Card, Deed, Kind, Phase, ReynardsLuck, Square, View};
use serde::Serialize;

/// What speaks against a choice.
#[derive(Serialize)]
#[serde(tag = "name", rename_all = "kebab-case")]
enum ReynardsObjection {
    /// The pieces are being arranged (RL-5).
    PlaceFirst,
    /// None of these is left to place (RL-5).
    NoneToPlace { kind: Kind },
    /// The turn begins with a roll or a return (RL-8).
    RollFirst,
    /// No such piece in reserve (RL-8).
    NotInReserve { kind: Kind },
    /// A piece is to act (RL-9).
    ActFirst { die: Die },
    /// Nothing stands there.
    NoPiece { square: Square },
    /// An enemy stands there.
    NotYours { square: Square },
    /// A piece of one's own stands there.
    OwnPiece { square: Square },
    /// To where it stands.
    SameSquare,
    /// Not along a rank, a file or a diagonal (RL-9).
    NotInLine { from: Square, to: Square },
    /// Further than the die shows (RL-9).
    TooFar { from: Square, to: Square, steps: usize, die: Die },
    /// Something stands between (RL-9).
    InTheWay { square: Square },
    /// Nobody to challenge.
    NobodyToChallenge { square: Square },
    /// An enemy can only be challenged.
    ChallengeInstead { square: Square },
    /// Only a neighbour can be challenged (RL-21).
    NoNeighbour { from: Square, to: Square },
    /// The piece that has moved challenges a neighbour or does not (RL-21).
    FollowFirst { square: Square },
    /// Both choose a card (RL-11).
    CardFirst,
    /// A card that is not in the hand.
    NotInHand { card: Card },
    /// The winner says whether to advance (RL-13).
    AdvanceFirst,
    /// The winner says whether the captured piece comes back at once (RL-14).
    ReturnFirst { kind: Kind },
}

/// What speaks against this choice of whoever is asked now.
pub(super) fn against(game: &ReynardsLuck, view: &View, seat: Seat, action: Action) -> Option<Objection> {
    use ReynardsObjection as No;
    let objection = match (view.phase, action) {
        (Phase::Place, Action::Place(kind)) => {
            let left = view.to_place(seat).is_some_and(|left| left.count(kind) > 0);
            (!left).then_some(No::NoneToPlace { kind })
        }
        (Phase::Place, _) => Some(No::PlaceFirst),
        (Phase::Begin, Action::Roll) => None,
        (Phase::Begin, Action::Return(kind)) => {
            (view.reserves[seat].count(kind) == 0).then_some(No::NotInReserve { kind })
        }
        (Phase::Begin, _) => Some(No::RollFirst),
        (Phase::Act { die }, Action::Go { from, to, deed }) => going(view, seat, die, from, to, deed)
            .or_else(|| {
                let far = deed == Deed::Challenge && !game.may_challenge(from, to);
                far.then_some(No::NoNeighbour { from, to })
            }),
        (Phase::Act { die }, _) => Some(No::ActFirst { die }),
        (Phase::Follow { .. }, Action::Stay) => None,
        (Phase::Follow { at }, Action::Go { from, to, deed: Deed::Challenge }) if from == at => {
            let enemy = view.at(to).is_some_and(|piece| piece.owner != seat) && from.distance(to) == 1;
            (!enemy).then_some(No::NoNeighbour { from, to })
        }
        (Phase::Follow { at }, _) => Some(No::FollowFirst { square: at }),
        (Phase::Cards { .. }, Action::Card(card)) => {
            let held = view.hand(seat).is_some_and(|hand| hand.count(card) > 0);
            (!held).then_some(No::NotInHand { card })
        }
        (Phase::Cards { .. }, _) => Some(No::CardFirst),
        (Phase::Advance { .. }, Action::Advance | Action::Stay) => None,
        (Phase::Advance { .. }, _) => Some(No::AdvanceFirst),
        (Phase::Return { .. }, Action::Keep) => None,
        (Phase::Return { captured, .. }, action) => {
            (action != Action::Return(captured)).then_some(No::ReturnFirst { kind: captured })
        }
        _ => None,
    };
    objection.map(|objection| Objection::of(&objection))
}

/// RL-9: a piece of one's own, along a free line, as far as the die shows.
fn going(
    view: &View,
    own: Seat,
    die: Die,
    from: Square,
    to: Square,
    deed: Deed,
) -> Option<ReynardsObjection> {
    use ReynardsObjection as No;
    match view.at(from) {
        None => return Some(No::NoPiece { square: from }),
        Some(piece) if piece.owner != own => return Some(No::NotYours { square: from }),
        Some(_) => {}
    }
    if from == to {
        return Some(No::SameSquare);
    }
    let Some(between) = from.between(to) else { return Some(No::NotInLine { from, to }) };
    let steps = from.distance(to);
    if steps > usize::from(die.face()) {
        return Some(No::TooFar { from, to, steps, die });
    }
    if let Some(square) = between.iter().find(|square| view.at(*square).is_some()) {
        return Some(No::InTheWay { square });
    }
    match (view.at(to), deed) {
        (Some(piece), _) if piece.owner == own => Some(No::OwnPiece { square: to }),
        (Some(_), Deed::Move) => Some(No::ChallengeInstead { square: to }),
        (None, Deed::Challenge) => Some(No::NobodyToChallenge { square: to }),
        (Some(_), Deed::Challenge) | (None, Deed::Move) => None,
    }
}
